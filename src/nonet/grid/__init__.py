"""Grids as values, and as text and arrays.

| file           | purpose                                           |
|----------------|---------------------------------------------------|
| grid.py        | `Grid`: layout, givens and entries                |
| candidates.py  | `Candidates`: a grid with pencil marks            |
| conflicts.py   | `Conflict`: two equal digits in one house         |
| text.py        | one grid from a text that holds nothing else      |
| reading.py     | one puzzle from a text in any form                |
| tokenize.py    | all readings of a text as cells                   |
| framed.py      | further readings: frames, lists and tables        |
| decoration.py  | what a line has around its cells                 |
| quoted.py      | rows between quotes over several lines            |
| characters.py  | characters read as plainer ones                   |
| diagnose.py    | error messages for texts that no reading fits     |
| stream.py      | many grids from a file, one after the other       |
| lines.py       | lines to come, and which of them are titles       |
| rows.py        | grids over several lines                          |
| inside.py      | a puzzle in a line that has more                  |
| lists.py       | the lines of a list between brackets              |
| listed.py      | grids in lists of any language                    |
| held.py        | what may be no puzzle, until that is known        |
| boards.py      | grids on other boards or with other digits        |
| located.py     | `Located`: a puzzle with its place in a file      |
| printing.py    | grids and candidates as text                      |
| lacking.py     | what digits alone do not say of a grid            |
| alphabet.py    | characters of the digits above nine               |
| messages.py    | words shared by several messages                  |
| arrays.py      | numbers and NumPy arrays                          |
| cells.py       | lists of texts, and cells by name                 |
| puzzle_like.py | `PuzzleLike`: a puzzle in any form, and as a grid |
| documents.py   | grids and puzzles in nonet's own format of files  |
| boxes.py       | the warning that a puzzle was read without boxes  |

May import: errors, _arguments, _digits, _display, _json_form, layout.
"""

from nonet.grid.candidates import Candidates
from nonet.grid.conflicts import Conflict
from nonet.grid.grid import Form, Grid
from nonet.grid.located import Located
from nonet.grid.puzzle_like import (
    HasGrid,
    PuzzleLike,
    as_candidates,
    as_grid,
    as_puzzle,
    held_grid,
)
from nonet.grid.reading import parse_puzzle
from nonet.grid.stream import read_puzzles

__all__ = [
    "Candidates",
    "Conflict",
    "Form",
    "Grid",
    "HasGrid",
    "Located",
    "PuzzleLike",
    "as_candidates",
    "as_grid",
    "as_puzzle",
    "held_grid",
    "parse_puzzle",
    "read_puzzles",
]
