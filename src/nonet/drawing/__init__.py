"""Drawings of grids for notebooks, web pages and documents.

| file      | purpose                                                          |
|-----------|------------------------------------------------------------------|
| scene.py  | what is to be seen: lines, shades, digits, words; no colours yet |
| themes.py | the colours, light and dark                                      |
| svg.py    | `draw`: a scene as SVG                                           |

May import: errors, layout, grid.
"""

from nonet.drawing.svg import draw

__all__ = ["draw"]
