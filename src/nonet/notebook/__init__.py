"""A board in a notebook, on which a puzzle is played: `Board`, an anywidget.

| file         | purpose                                                             |
|--------------|---------------------------------------------------------------------|
| board.py     | `Board`: what the notebook and the kernel know of the game          |
| played.py    | what the player has written, as it travels, and as grid and picture |
| questions.py | which questions a board answers, and what to call for the others    |
| voice.py     | the texts of a board in a language                                  |
| bundle.py    | the scripts and styles of a board: built files                      |
| js/, css/    | the widget, made of the page's own modules; `make widget` bundles it |

May import everything but library, dataset, web and cli; of `web` it reads style sheets. anywidget
and traitlets have their only home here.
"""

from importlib.util import find_spec

if find_spec("anywidget") is None:
    raise ImportError("a board in a notebook needs anywidget: pip install 'nonet[notebook]'")

from nonet.notebook.board import Board

__all__ = ["Board"]
