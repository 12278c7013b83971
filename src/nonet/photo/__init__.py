"""Puzzles read from photos and screenshots.

| file          | purpose                                                        |
|---------------|----------------------------------------------------------------|
| reading.py    | `read_photo`, `read_photos`, `PhotoReading`                    |
| picture.py    | files and arrays as a grey picture, within limits              |
| corners.py    | the mesh of a grid whose corners are known                     |
| grids.py      | where the grids of a picture are: corners, size, mesh of lines |
| lighting.py   | lines and edges, whatever light falls on them                  |
| quads.py      | four-sided outlines of them, where a grid may be               |
| bent.py       | how the sides of such an outline bend                          |
| lattice.py    | grids that are no outlines: where lines go and end             |
| combs.py      | grids of faint lines: by their even spacing                    |
| beside.py     | grids shifted by one cell from others, and larger ones         |
| characters.py | grids without lines: by the rows and columns of digits         |
| mesh.py       | a grid laid over its lines, flat and then bent                 |
| scoring.py    | how well a grid lies on its lines                              |
| borders.py    | which boxes or regions the thick lines make                    |
| straighten.py | a grid straightened, and its cells as the network has them     |
| network.py    | the digit of each cell, with its probability                   |
| positions.py  | the cells of a grid, read in each of its four positions        |
| candidates.py | readings without equal digits in a house, best first           |
| check.py      | the most probable proper puzzle, and how certain it is         |
| plausible.py  | whether what was read is a Sudoku at all                       |
| watching.py   | the watch that every step looks at                             |
| _opencv.py    | the functions of OpenCV that are used                          |
| digits.npz    | the weights of the network; digits.md is their card            |

May import: errors, _arguments, _source, running, layout, grid, puzzle, solver, batch, drawing.
OpenCV and Pillow have their home here, and are imported when a picture is read.
"""

from nonet.errors import PhotoError
from nonet.photo.picture import count_pages
from nonet.photo.reading import PhotoReading, read_photo, read_photos

__all__ = ["PhotoError", "PhotoReading", "count_pages", "read_photo", "read_photos"]
