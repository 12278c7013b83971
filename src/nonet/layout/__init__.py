"""The geometry of a grid: which cells form a house.

| file           | purpose                                                    |
|----------------|------------------------------------------------------------|
| layout.py      | `Layout`: a size and its houses, made by named constructors |
| houses.py      | `House`: a set of cells that holds each digit once         |
| regions.py     | boxes and jigsaw regions as a map from cell to region      |
| coordinates.py | cell indices and their names (r4c7)                        |

May import: errors.
"""

from nonet.layout.coordinates import cell_name, parse_cell
from nonet.layout.houses import House
from nonet.layout.layout import MAX_SIZE, Layout

__all__ = ["MAX_SIZE", "House", "Layout", "cell_name", "parse_cell"]
