"""Generating: random complete grids.

| file           | purpose                                                   |
|----------------|-----------------------------------------------------------|
| _full_grid.py  | `full_grid`: a random complete grid of any layout         |
| _engine.py     | the only module here that touches the native core         |

May import: errors, running, layout, grid, solving.
"""

from nonet.generating._full_grid import full_grid

__all__ = ["full_grid"]
