"""`read_photo`: a picture as a puzzle, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from nonet._arguments import whole
from nonet.errors import PhotoError
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.photo.borders import regions_of
from nonet.photo.check import Checked, Problem, check
from nonet.photo.corners import checked_corners, mesh_of
from nonet.photo.grids import SIZES, FoundGrid, find_grids
from nonet.photo.network import probabilities as digits_of
from nonet.photo.picture import PhotoSource, Picture, open_picture
from nonet.photo.plausible import has_givens, is_plausible
from nonet.photo.straighten import cell_windows, straighten
from nonet.puzzle import Puzzle

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TRIED = 4
"""Grids of a picture that are looked at for one that can be read."""

_LESS_CLEAR = 0.1
"""How much less clear a position may be than the clearest to be the right one."""

_UPRIGHT = -0.03
"""Clearness of a grid of which no other position is looked at before its digits are checked."""

_UNCLEAR = -0.25
"""Clearness of a grid of which nothing is checked: what is in its cells are no digits."""

_CLEARLY_EMPTY = 0.99
"""Probability above which a cell is empty in whatever position."""

_CLEAR = 0.995
"""Probability of a digit above which its cell is not looked at again."""

_ASIDE = 0.05
"""How far a cell is moved for another look, as a part of it."""

_LEAST = 1e-7
"""Least probability that counts in a mean of logarithms."""

_NO_GRID = "expected a picture of a Sudoku grid, found none"


@dataclass(frozen=True, eq=False)
class PhotoReading:
    """A puzzle that was read from a picture.

    Attributes
    ----------
    puzzle
        The most probable puzzle with exactly one solution; with the boxes or jigsaw regions that
        its thick lines make.
    digits
        Its givens row by row, 0 for an empty cell.
    as_read
        The most probable digit of each cell by itself, before any look at the others.
    probabilities
        float32, shape (cells, 1 + size): of each cell that it is empty, or holds 1, 2, … These are
        the probabilities of cells by themselves.
    certainty
        Probability that all cells are right, 0 to 1.
    problem
        Why the givens make no proper puzzle: "no solution" or "several solutions"; None where they
        have exactly one solution.
    doubtful
        Cells that may be wrong, the most doubtful first; empty where the reading is not in doubt.
    in_doubt
        Whether there is a problem, or the certainty is below 0.99.
    corners
        float64, shape (4, 2): x, y in pixels of the picture as shown, which is after the turn that
        its EXIF data asks for, from the top left corner of the upright grid clockwise. The centre
        of the first pixel is at (0, 0).
    mesh
        float64, shape (size + 1, size + 1, 2): the crossings of the lines of the upright grid, as
        the corners.
    straightened
        uint8: the grid upright and straight, in grey.
    """

    puzzle: Puzzle
    digits: tuple[int, ...]
    as_read: tuple[int, ...]
    probabilities: NDArray[np.float32]
    certainty: float
    problem: Problem | None
    doubtful: tuple[int, ...]
    in_doubt: bool
    corners: NDArray[np.float64]
    mesh: NDArray[np.float64]
    straightened: NDArray[np.uint8]


def read_photo(
    source: PhotoSource,
    *,
    size: int | None = None,
    corners: Sequence[Sequence[float]] | NDArray[np.float64] | None = None,
) -> PhotoReading:
    """The puzzle of a photo or screenshot: of its clearest grid that can be read.

    Of all readings of the cells, weighed by their probability, the most probable one with exactly
    one solution wins. What is not certain is said (`PhotoReading.in_doubt`); a picture that shows
    no Sudoku is refused. Needs OpenCV and Pillow: ``pip install 'nonet[photo]'``.

    Parameters
    ----------
    source
        A path; the bytes of a file (JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF; of a PDF the first
        page); or pixels: uint8, shape (height, width), or (height, width, 3 or 4) with red, green,
        blue and perhaps alpha.
    size
        Only grids of this size: 4, 6, 9 or 16; None: of any of these.
    corners
        The corners of the grid (x, y), where they are known, as `PhotoReading.corners` has them;
        then the grid is 9 × 9 unless a size is given.

    Raises
    ------
    PhotoError
        The picture cannot be opened, is too large or too small, or shows no Sudoku.
    OSError
        The file cannot be read; FileNotFoundError where there is none of this name.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import draw_png
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> reading = read_photo(draw_png(nonet.Grid(line)))
    >>> reading.puzzle.grid.to_text() == line, reading.in_doubt
    (True, False)
    """
    wanted = _checked_size(size)
    picture = open_picture(source)
    if corners is not None:
        mesh = mesh_of(picture.from_shown(checked_corners(corners)), wanted or 9)
        cells = _Cells(picture, FoundGrid(wanted or 9, mesh, 1.0))
        return _read(picture, cells, _positions(cells))
    best: PhotoReading | None = None
    for found in _found(picture, wanted)[:_TRIED]:
        reading = _plausible(picture, found)
        if reading is not None and not reading.in_doubt:
            return reading
        if reading is not None and (best is None or reading.certainty > best.certainty):
            best = reading
    if best is None:
        raise PhotoError(_NO_GRID)
    return best


def read_photos(source: PhotoSource, *, size: int | None = None) -> tuple[PhotoReading, ...]:
    """The puzzles of all grids of a picture, the clearest first; one at least.

    Parameters
    ----------
    source, size
        As for `read_photo`.

    Raises
    ------
    PhotoError, OSError
        As for `read_photo`.

    Examples
    --------
    >>> import nonet
    >>> from nonet.drawing import draw_png
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [reading.certainty > 0.99 for reading in read_photos(draw_png(nonet.Grid(line)))]
    [True]
    """
    wanted = _checked_size(size)
    picture = open_picture(source)
    readings = [_plausible(picture, found) for found in _found(picture, wanted)]
    kept = tuple(reading for reading in readings if reading is not None)
    if not kept:
        raise PhotoError(_NO_GRID)
    return kept


def _checked_size(size: int | None) -> int | None:
    if size is not None and whole(size, "a size") not in SIZES:
        raise PhotoError(f"expected a size of 4, 6, 9 or 16, found {size}")
    return size


def _found(picture: Picture, size: int | None) -> list[FoundGrid]:
    return [found for found in find_grids(picture.grey) if size in {None, found.size}]


class _Cells:
    """The cells of a grid as it lies in the picture.

    Attributes
    ----------
    mesh
        Crossings of its lines in the grey picture.
    straightened
        The grid in grey.
    probabilities
        As `PhotoReading.probabilities`.
    """

    def __init__(self, picture: Picture, found: FoundGrid) -> None:
        self.mesh = found.mesh
        self.straightened = straighten(picture.grey, found.mesh)
        self.probabilities = digits_of(cell_windows(self.straightened, found.size), found.size)


def _plausible(picture: Picture, found: FoundGrid) -> PhotoReading | None:
    """The reading of a grid; None where that is no Sudoku."""
    cells = _Cells(picture, found)
    if not has_givens(cells.probabilities):
        return None
    positions = _positions(cells)
    if max(one.clearness for one in positions) < _UNCLEAR:
        return None
    reading = _read(picture, cells, positions)
    is_good = is_plausible(reading.digits, reading.probabilities, reading.certainty)
    return reading if is_good else None


def _positions(cells: _Cells) -> list[_Position]:
    """The grid as it lies; all four positions, where that is not clear or in doubt."""
    layout = regions_of(cells.straightened, len(cells.mesh) - 1)
    upright = _Position(0, cells.straightened, layout, cells.probabilities)
    if upright.clearness > _UPRIGHT and not upright.checked.in_doubt:
        return [upright]
    return [upright, *(_turned(upright, quarters) for quarters in (1, 2, 3))]


def _read(picture: Picture, cells: _Cells, positions: list[_Position]) -> PhotoReading:
    """The reading of a grid, the right way up."""
    clearest = max(one.clearness for one in positions)
    able = [one for one in positions if one.clearness > clearest - _LESS_CLEAR]
    best = max(able, key=lambda one: (round(one.checked.certainty, 3), one.clearness))
    if best.checked.in_doubt:
        best = _looked_again(picture, cells, best)
    checked = best.checked
    mesh = picture.as_shown(np.rot90(cells.mesh, best.quarters))
    return PhotoReading(
        puzzle=Puzzle(Grid(checked.digits, layout=best.layout)),
        digits=checked.digits,
        as_read=tuple(best.probabilities.argmax(axis=1).tolist()),
        probabilities=best.probabilities,
        certainty=checked.certainty,
        problem=checked.problem,
        doubtful=checked.doubtful,
        in_doubt=checked.in_doubt,
        corners=mesh[[0, 0, -1, -1], [0, -1, -1, 0]],
        mesh=mesh,
        straightened=best.straightened,
    )


@dataclass(frozen=True, eq=False)
class _Position:
    """The reading of a grid in one of its four positions.

    Attributes
    ----------
    quarters
        Quarter turns to the left.
    straightened, layout, probabilities
        After them.
    """

    quarters: int
    straightened: NDArray[np.uint8]
    layout: Layout
    probabilities: NDArray[np.float32]

    @cached_property
    def clearness(self) -> float:
        """Mean logarithm of the probability of the most probable digits, 0 at most.

        Digits that lie on their side are like none.
        """
        return float(np.log(self.probabilities.max(axis=1)).mean())

    @cached_property
    def checked(self) -> Checked:
        """What the check makes of it."""
        return check(self.probabilities, self.layout)


def _looked_again(picture: Picture, cells: _Cells, first: _Position) -> _Position:
    """The position after four more looks at what is not clear, each a little aside.

    Noise falls into other pixels each time, so that the mean of the logarithms is surer.
    """
    size = first.layout.size
    unclear = np.flatnonzero(first.probabilities.max(axis=1) < _CLEAR)
    if not len(unclear):
        return first
    logarithms = np.log(np.maximum(first.probabilities[unclear], _LEAST))
    across = (cells.mesh[:, -1] - cells.mesh[:, 0]).mean(axis=0) / size
    down = (cells.mesh[-1] - cells.mesh[0]).mean(axis=0) / size
    for step in (across, -across, down, -down):
        straightened = straighten(picture.grey, cells.mesh + _ASIDE * step)
        turned = np.ascontiguousarray(np.rot90(straightened, first.quarters))
        found = digits_of(cell_windows(turned, size), size)[unclear]
        logarithms += np.log(np.maximum(found, _LEAST))
    mean = np.exp(logarithms / 5)
    probabilities = first.probabilities.copy()
    probabilities[unclear] = mean / mean.sum(axis=1, keepdims=True)
    return replace(first, probabilities=probabilities)


def _turned(upright: _Position, quarters: int) -> _Position:
    """The grid after quarter turns to the left; what is clearly empty stays so."""
    size = upright.layout.size
    straightened = np.ascontiguousarray(np.rot90(upright.straightened, quarters))
    cells = np.rot90(np.arange(size * size).reshape(size, size), quarters).ravel()
    found = upright.probabilities[cells]
    filled = np.flatnonzero(found[:, 0] < _CLEARLY_EMPTY)
    if len(filled):
        found[filled] = digits_of(cell_windows(straightened, size)[filled], size)
    return _Position(quarters, straightened, _turned_layout(upright.layout, quarters), found)


def _turned_layout(layout: Layout, quarters: int) -> Layout:
    """The layout after quarter turns to the left."""
    if layout.regions is None or layout.is_classic or not quarters:
        return layout
    regions = np.array(layout.regions).reshape(layout.size, layout.size)
    return Layout.jigsaw(np.rot90(regions, quarters).ravel().tolist())
