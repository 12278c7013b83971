"""The rules of a grid: its size, regions and constraints, and the houses that they make.

| file               | purpose                                                             |
|--------------------|---------------------------------------------------------------------|
| layout.py          | `Layout`: a size, regions and constraints; the list of constraints  |
| houses.py          | `House`: a set of cells that holds each digit once                  |
| regions.py         | boxes and jigsaw regions as a map from cell to region               |
| coordinates.py     | cell indices and their names (r4c7)                                 |
| constraint.py      | `Constraint`: the base class of rules, with the safe answers        |
| diagonals.py       | both long diagonals are houses                                      |
| windows.py         | the windows of a windoku are houses                                 |
| disjoint_groups.py | cells at the same place of their boxes are a house                  |
| marks.py           | areas and lines that a constraint draws, as data                    |
| fields.py          | the JSON form of a layout                                           |

May import: errors.
"""

from nonet.layout.constraint import Constraint, HouseConstraint
from nonet.layout.coordinates import cell_name, parse_cell
from nonet.layout.diagonals import Diagonals
from nonet.layout.disjoint_groups import DisjointGroups
from nonet.layout.houses import House
from nonet.layout.layout import CLASSIC, MAX_SIZE, Layout
from nonet.layout.windows import Windows

__all__ = [
    "CLASSIC",
    "MAX_SIZE",
    "Constraint",
    "Diagonals",
    "DisjointGroups",
    "House",
    "HouseConstraint",
    "Layout",
    "Windows",
    "cell_name",
    "parse_cell",
]
