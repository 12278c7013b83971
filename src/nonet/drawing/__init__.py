"""Drawings of grids for notebooks, web pages, documents and paper.

| file            | purpose                                                   |
|-----------------|-----------------------------------------------------------|
| draw.py         | `draw`: any subject as SVG                                |
| scene.py        | scene graph: lines, shades, digits, words; no colours yet |
| overlay.py      | scene graph of pencil marks and the parts of a step       |
| emphasis.py     | where a rule of a step is drawn strong                    |
| styles.py       | which colour and shape each part of a step has            |
| placing.py      | where the marks of rules go, so that nothing overlaps     |
| themes.py       | the colours: light, dark, and greys for print             |
| svg.py          | a scene as SVG                                            |
| svg_overlay.py  | an overlay as SVG                                         |
| svg_rules.py    | the marks of rules as SVG                                 |
| svg_cosmetics.py| what is drawn beyond the rules, and fog, as SVG           |
| sheet.py        | many steps on one sheet                                   |
| profile.py      | a rating as a row of bars                                 |
| grade_card.py   | a grade as a card                                         |
| gallery.py      | `show`: many pictures side by side                        |
| pdf.py          | `draw_pdf`, `draw_png`: the same pictures for paper       |
| pdf_renderer.py | the SVG of a picture, drawn on a page                     |
| page.py         | a page of a PDF as pixels                                 |
| _draw_page.py   | the process that draws it, which can be ended             |
| fonts.py        | the typefaces of pages                                    |
| booklet.py      | `booklet`: puzzles as pages to print                      |
| worksheet.py    | `worksheet`: exercises of the course as pages to print    |
| style.py        | the style of a booklet                                    |
| pages.py        | page layout of a booklet                                  |
| wording.py      | what its pages say, in its language                       |
| captions.py     | captions above its puzzles                                |
| rule_block.py   | their rules in words                                      |
| codes.py        | QR codes, on paper and on screens                         |

May import: errors, _digits, _source, running, layout, grid, puzzle, solver, logic, rating, course,
formats.
Reportlab, segno and pypdfium2 have their only home here, and are imported where they are used.
"""

from nonet.drawing.booklet import booklet
from nonet.drawing.draw import draw
from nonet.drawing.gallery import Gallery, show
from nonet.drawing.pdf import draw_pdf, draw_png
from nonet.drawing.worksheet import worksheet

__all__ = ["Gallery", "booklet", "draw", "draw_pdf", "draw_png", "show", "worksheet"]
