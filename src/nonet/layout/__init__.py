"""The rules of a grid: its size, regions and constraints, and the houses that they make.

| file               | purpose                                                             |
|--------------------|---------------------------------------------------------------------|
| layout.py          | `Layout`: a size, regions and constraints                           |
| board.py           | digits and cells of a board that is no usual square                 |
| layers.py          | `Layer`: variables beside the digits                                |
| on_board.py        | the part of `Layout` about its board                                |
| lowered.py         | the part of `Layout` about its rules                                |
| parts.py           | what a layout is put together of                                    |
| given.py           | rules as people give them: objects, words, and the list of keywords |
| houses.py          | `House`: a set of cells that holds each digit once                  |
| regions.py         | boxes and jigsaw regions as a map from cell to region               |
| coordinates.py     | cells as indices, pairs and names (r4c7), and ranges (r1c1-4)       |
| constraint.py      | `Constraint`: the base class of rules, with the safe answers        |
| primitives.py      | the few kinds of rule that the native core knows                    |
| limits.py          | how large the rules of a layout may be                              |
| diagonals.py       | both long diagonals are houses                                      |
| windows.py         | the windows of a windoku are houses                                 |
| disjoint_groups.py | cells at the same place of their boxes are a house                  |
| moves.py           | rows and columns in a new order: moves of the cells                 |
| cosmetics.py       | lines, shapes, texts and fog that a file draws and that are no rules |
| areas.py           | areas and lines that houses draw, as data                           |
| appearance.py      | how the marks of each rule are drawn, as data                       |
| names.py           | what setters and other programs call a rule, as data                |
| making.py          | how clues of a rule are made for a puzzle, as data                  |
| marks.py           | all that a constraint draws, as data                                |
| sentences.py       | what a constraint says in words, as data                            |

May import: errors.
"""

from nonet.layout.constraint import Constraint, HouseConstraint
from nonet.layout.coordinates import MAX_SIZE, Cell, cell_name, parse_cell
from nonet.layout.cosmetics import Cosmetics, FogTrigger, Outline, Shape, Stroke
from nonet.layout.diagonals import Diagonals
from nonet.layout.disjoint_groups import DisjointGroups
from nonet.layout.houses import House
from nonet.layout.layers import Layer, Unknown
from nonet.layout.layout import CLASSIC, Layout
from nonet.layout.windows import Windows

__all__ = [
    "CLASSIC",
    "MAX_SIZE",
    "Cell",
    "Constraint",
    "Cosmetics",
    "Diagonals",
    "DisjointGroups",
    "FogTrigger",
    "House",
    "HouseConstraint",
    "Layer",
    "Layout",
    "Outline",
    "Shape",
    "Stroke",
    "Unknown",
    "Windows",
    "cell_name",
    "parse_cell",
]
