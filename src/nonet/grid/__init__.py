"""Grids as values, and as text and arrays.

| file           | purpose                                           |
|----------------|---------------------------------------------------|
| grid.py        | `Grid`: layout, givens and entries                |
| candidates.py  | `Candidates`: a grid with pencil marks            |
| conflicts.py   | `Conflict`: two equal digits in one house         |
| text.py        | one grid from any text form                       |
| tokenize.py    | all readings of a text as cells                   |
| diagnose.py    | error messages for texts that no reading fits     |
| stream.py      | many grids from a file, one after the other       |
| printing.py    | grids and candidates as text                      |
| alphabet.py    | characters of the digits above nine               |
| messages.py    | words shared by several messages                  |
| arrays.py      | numbers and NumPy arrays                          |
| puzzle_like.py | `PuzzleLike`: a puzzle in any form, and as a grid |
| boxes.py       | the warning that a puzzle was read without boxes  |

May import: errors, _arguments, _display, layout.
"""

from nonet.grid.candidates import Candidates
from nonet.grid.conflicts import Conflict
from nonet.grid.grid import Form, Grid
from nonet.grid.located import Located
from nonet.grid.puzzle_like import HasGrid, PuzzleLike, as_candidates, as_grid, as_puzzle
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
    "parse_puzzle",
    "read_puzzles",
]
