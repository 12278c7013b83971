"""Drawings of grids for notebooks, web pages and documents.

| file           | purpose                                                          |
|----------------|------------------------------------------------------------------|
| draw.py        | `draw`: whatever there is to be seen                              |
| scene.py       | what is to be seen: lines, shades, digits, words; no colours yet |
| overlay.py     | pencil marks and the parts of a step over it                     |
| looks.py       | which colour and shape each part has                             |
| themes.py      | the colours, light and dark                                      |
| svg.py         | a scene as SVG                                                   |
| svg_overlay.py | what lies over it as SVG                                         |
| sheet.py       | many steps on one sheet                                          |

May import: errors, layout, grid, logic.
"""

from nonet.drawing.booklet import booklet
from nonet.drawing.draw import draw
from nonet.drawing.pdf import draw_pdf, draw_png

__all__ = ["booklet", "draw", "draw_pdf", "draw_png"]
