"""Generating: random complete grids, and puzzles with exactly one solution.

| file          | purpose                                                          |
|---------------|------------------------------------------------------------------|
| _full_grid.py | `full_grid`: a random complete grid of any layout                 |
| _holes.py     | `grid_with_holes`: a complete grid with holes in it               |
| _generate.py  | `generate`, `generate_many`: puzzles made to measure              |
| _minimize.py  | `minimize`: a puzzle with no given too many                       |
| _request.py   | what is wanted, in cells, and whether there can be such a puzzle  |
| _difficulty.py | how hard it is to be, and whether puzzles are                    |
| _fitting.py   | puzzles as hard as that, out of any puzzles                      |
| _distinct.py  | whether a puzzle is essentially equal to one before               |
| symmetry.py   | which givens come together                                       |
| _closest.py   | which puzzle came nearest, and what to say where none did        |
| _rarity.py    | how rare the techniques are that a puzzle is to need              |
| _engine.py    | the only module here that touches the native core                |

May import: errors, _seeds, running, layout, grid, equivalence, solving, logic, rating.
"""

from nonet.generating._full_grid import full_grid
from nonet.generating._generate import Generated, generate, generate_many
from nonet.generating._holes import grid_with_holes
from nonet.generating._minimize import minimize
from nonet.generating._request import Method
from nonet.generating.symmetry import Symmetry

__all__ = [
    "Generated",
    "Method",
    "Symmetry",
    "full_grid",
    "generate",
    "generate_many",
    "grid_with_holes",
    "minimize",
]
