"""`read_photo`: a picture as a puzzle, and how certain that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING

import numpy as np

from nonet._arguments import whole
from nonet.errors import PhotoError, TimeLimitReached
from nonet.grid import Grid
from nonet.photo.beside import grids_beside
from nonet.photo.check import MOST_DOUBTFUL, Problem, is_certain
from nonet.photo.corners import checked_corners, mesh_of
from nonet.photo.grids import PERFECT, SIZES, SURE, FoundGrid, find_grids, grids_of_digits, overlap
from nonet.photo.picture import GreyPicture, PhotoSource, open_picture
from nonet.photo.plausible import has_givens, is_plausible
from nonet.photo.positions import UNCLEAR, CellPositions, Position, looked_again, positions_of
from nonet.photo.watching import watched
from nonet.puzzle import Puzzle
from nonet.running import Cancel, Progress, Watch

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TRIED = 8
"""Grids of a picture that are looked at for one that can be read."""

_LESS_CLEAR = 0.1
"""How much less clear a position may be than the clearest to be the right one."""

_OTHER_REGIONS = 0.5
"""Most certainty of a grid whose thick lines are not those of its boxes or regions."""

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
        Probability that all cells are right, 0 to 1; at most 0.5 where thick lines are clearly not
        those of the boxes or regions, of which the cells beside them are doubtful then.
    problem
        Why the givens make no proper puzzle: "no solution" or "several solutions"; None where they
        have exactly one solution.
    doubtful
        Cells that may be wrong, the most doubtful first; empty where the reading is not in doubt.
    in_doubt
        Whether there is a problem, or the certainty is below 0.995, or 0.998 for sizes below 9.
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
    page: int = 1,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> PhotoReading:
    """The puzzle of a photo or screenshot: of its clearest grid that can be read and is not full.

    Of all readings of the cells, weighed by their probability, the most probable one with exactly
    one solution wins. What is not certain is said (`PhotoReading.in_doubt`); a picture that shows
    no Sudoku is refused. A full grid is read where there is no other. Needs OpenCV and Pillow:
    ``pip install 'nonet[photo]'``.

    Parameters
    ----------
    source
        A path; the bytes of a file (JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF or PDF); or pixels:
        uint8, shape (height, width), or (height, width, 3 or 4) with red, green, blue and perhaps
        alpha.
    size
        Only grids of this size: 4, 6, 9 or 16; None: of any of these.
    corners
        The corners of the grid (x, y), where they are known, as `PhotoReading.corners` has them;
        then the grid is 9 × 9 unless a size is given.
    page
        Of a PDF; 1 is the first.
    time_limit, progress, cancel
        As for `nonet.solve`; but what was found when the time is over is the answer, if anything
        was.

    Raises
    ------
    PhotoError
        The picture cannot be opened, is too large or too small, has no such page, or shows no
        Sudoku.
    TimeLimitReached, Cancelled
        It was stopped, and nothing was found.
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
    with watched(Watch(time_limit=time_limit, progress=progress, cancel=cancel)):
        picture = open_picture(source, page)
        if corners is not None:
            mesh = mesh_of(picture.from_shown(checked_corners(corners)), wanted or 9)
            cells = CellPositions(picture, FoundGrid(wanted or 9, mesh, 1.0))
            return _read(picture, cells, positions_of(cells))
        return _clearest(picture, wanted)


def _clearest(picture: GreyPicture, size: int | None) -> PhotoReading:
    """The reading of the clearest grid that can be read and is not full."""
    doubted: list[tuple[FoundGrid, PhotoReading]] = []
    full: tuple[FoundGrid, PhotoReading] | None = None
    late: TimeLimitReached | None = None
    cells_of = _cells_of(picture)
    try:
        for found in _tried(picture, size, cells_of, [], doubted, most=_TRIED):
            if full is not None and overlap(found, full[0]):
                continue
            reading = _plausible(picture, cells_of(found))
            if reading is None:
                continue
            reading = _disputed(found, reading, doubted)
            if reading.in_doubt:
                doubted.append((found, reading))
            elif not all(reading.digits):
                return reading
            elif full is None:
                # Newspapers print the solution of the day before beside a puzzle.
                full = found, reading
    except TimeLimitReached as error:
        late = error
    if doubted:
        best = _likeliest_first(doubted)[0]
        if full is None or not overlap(best[0], full[0]):
            return best[1]
    if full is None:
        raise late or PhotoError(_NO_GRID)
    return full[1]


def read_photos(
    source: PhotoSource,
    *,
    size: int | None = None,
    page: int = 1,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> tuple[PhotoReading, ...]:
    """The puzzles of all grids of a picture, the clearest first, full ones last; one at least.

    Parameters
    ----------
    source, size, page, time_limit, progress, cancel
        As for `read_photo`.

    Raises
    ------
    PhotoError, TimeLimitReached, Cancelled, OSError
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
    with watched(Watch(time_limit=time_limit, progress=progress, cancel=cancel)):
        return readings_of(open_picture(source, page), wanted)


def readings_of(picture: GreyPicture, size: int | None = None) -> tuple[PhotoReading, ...]:
    """The readings of all grids of a picture that is open, as of `read_photos`.

    Raises
    ------
    PhotoError, TimeLimitReached, Cancelled
        As for `read_photo`.
    """
    kept: list[tuple[FoundGrid, PhotoReading]] = []
    doubted: list[tuple[FoundGrid, PhotoReading]] = []
    late: TimeLimitReached | None = None
    cells_of = _cells_of(picture)
    try:
        for found in _tried(picture, size, cells_of, kept, doubted):
            if any(overlap(found, other) for other, _ in kept):
                continue
            reading = _plausible(picture, cells_of(found))
            if reading is not None:
                reading = _disputed(found, reading, doubted)
                (doubted if reading.in_doubt else kept).append((found, reading))
    except TimeLimitReached as error:
        late = error
    for found, reading in _likeliest_first(doubted):
        if not any(overlap(found, other) for other, _ in kept):
            kept.append((found, reading))
    if not kept:
        raise late or PhotoError(_NO_GRID)
    kept.sort(key=lambda each: all(each[1].digits))
    return tuple(reading for _, reading in kept)


def _checked_size(size: int | None) -> int | None:
    if size is not None and whole(size, "a size") not in SIZES:
        raise PhotoError(f"expected a size of 4, 6, 9 or 16, found {size}")
    return size


def _cells_of(picture: GreyPicture) -> Callable[[FoundGrid], CellPositions]:
    """A function that gives the cells of a grid, and reads each grid only once."""
    return cache(partial(CellPositions, picture))


def _tried(
    picture: GreyPicture,
    size: int | None,
    cells_of: Callable[[FoundGrid], CellPositions],
    kept: list[tuple[FoundGrid, PhotoReading]],
    doubted: list[tuple[FoundGrid, PhotoReading]],
    *,
    most: int | None = None,
) -> Iterator[FoundGrid]:
    """The clearest grids, those found by their digits, then those near grids with clear digits.

    The later ones take longer to find. They are skipped if a reading was kept, or if one in doubt
    lies on such clear lines that no other grid is expected.
    """

    def wanted(grids: list[FoundGrid]) -> list[FoundGrid]:
        return [grid for grid in grids if size in {None, grid.size}]

    found = wanted(find_grids(picture.grey))[:most]
    yield from found
    if kept or any(_is_settled(grid, reading) for grid, reading in doubted):
        return
    of_digits = wanted(grids_of_digits(picture.grey, found))
    yield from of_digits
    clear = [grid for grid in found + of_digits if cells_of(grid).has_digits]
    yield from wanted(grids_beside(picture.grey, clear, found + of_digits))


def _is_settled(found: FoundGrid, reading: PhotoReading) -> bool:
    """Whether a grid whose reading is in doubt has such clear lines that no other is expected."""
    if reading.problem is None:
        return found.score > SURE
    return found.size >= 9 and found.score > PERFECT


def _likeliest_first(
    doubted: list[tuple[FoundGrid, PhotoReading]],
) -> list[tuple[FoundGrid, PhotoReading]]:
    """Readings in doubt, the likeliest first: certain ones, on clear lines, with more givens.

    If that is a small one, it may be a part of another grid: then those with one solution come
    first, large ones before small ones.
    """

    def likeliness(each: tuple[FoundGrid, PhotoReading]) -> tuple[float, float]:
        grid, reading = each
        # An additional given would rarely fit the only solution by chance.
        more = [
            _givens(other) - _givens(reading)
            for place, other in doubted
            if place.size == grid.size and overlap(place, grid) and _includes(other, reading)
        ]
        fewer = max(more, default=0)
        of_digits = reading.probabilities[range(grid.size**2), list(reading.digits)]
        return round(reading.certainty * grid.score / grid.size**fewer, 2), float(of_digits.mean())

    ordered = sorted(doubted, key=likeliness, reverse=True)
    if not ordered or ordered[0][0].size >= 9:
        return ordered
    return sorted(
        ordered,
        key=lambda each: (each[1].problem is None, each[1].problem is None and each[0].size >= 9),
        reverse=True,
    )


def _givens(reading: PhotoReading) -> int:
    return sum(1 for digit in reading.digits if digit)


def _includes(reading: PhotoReading, other: PhotoReading) -> bool:
    """Whether a reading has one solution and all givens of another reading."""
    pairs = zip(reading.digits, other.digits, strict=True)
    return reading.problem is None and all(digit == given for digit, given in pairs if given)


def _disputed(
    found: FoundGrid, reading: PhotoReading, before: list[tuple[FoundGrid, PhotoReading]]
) -> PhotoReading:
    """The reading of a grid, in doubt where that of another one at its place contradicts it.

    Then those of `before` that it contradicts become as much less certain.
    """
    others = [
        number
        for number, (grid, other) in enumerate(before)
        if grid.size == found.size and overlap(grid, found) and other.digits != reading.digits
    ]
    if reading.in_doubt or not others:
        return reading
    most = max((before[number][1] for number in others), key=lambda other: other.certainty)
    certainty = reading.certainty / (reading.certainty + most.certainty)
    if is_certain(certainty, len(reading.digits)):
        return reading
    for number in others:
        grid, other = before[number]
        before[number] = grid, replace(other, certainty=min(other.certainty, 1 - certainty))
    pairs = enumerate(zip(reading.digits, most.digits, strict=True))
    cells = tuple(cell for cell, (one, another) in pairs if one != another)
    return replace(reading, certainty=certainty, in_doubt=True, doubtful=cells[:MOST_DOUBTFUL])


def _plausible(picture: GreyPicture, cells: CellPositions) -> PhotoReading | None:
    """The reading of a grid; None where that is no Sudoku."""
    if cells.is_hopeless or not has_givens(cells.probabilities):
        return None
    positions = [position for position in positions_of(cells) if position.may_be_plausible]
    if not positions or max(position.clearness for position in positions) < UNCLEAR:
        return None
    reading = _read(picture, cells, positions)
    is_good = is_plausible(reading.digits, reading.probabilities, reading.certainty)
    return reading if is_good else None


def _read(picture: GreyPicture, cells: CellPositions, positions: list[Position]) -> PhotoReading:
    """The reading of a grid, the right way up."""
    clearest = max(position.clearness for position in positions)
    able = [position for position in positions if position.clearness > clearest - _LESS_CLEAR]
    best = max(
        able, key=lambda position: (round(position.checked.certainty, 3), position.clearness)
    )
    if best.checked.in_doubt:
        best = looked_again(picture, cells, best)
    checked = best.checked
    stray = cells.stray_cells(best.quarters)
    certainty = min(checked.certainty, _OTHER_REGIONS) if stray else checked.certainty
    mesh = picture.as_shown(np.rot90(cells.mesh, best.quarters))
    return PhotoReading(
        puzzle=Puzzle(Grid(checked.digits, layout=best.layout)),
        digits=checked.digits,
        as_read=tuple(best.probabilities.argmax(axis=1).tolist()),
        probabilities=best.probabilities,
        certainty=certainty,
        problem=checked.problem,
        doubtful=checked.doubtful or stray[:MOST_DOUBTFUL],
        in_doubt=checked.in_doubt or bool(stray),
        corners=mesh[[0, 0, -1, -1], [0, -1, -1, 0]],
        mesh=mesh,
        straightened=best.straightened,
    )
