"""Where the grids of a picture are: corners, size, mesh of lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import resized
from nonet.photo.lattice import Lattice, crossed_quads, ended_quads, lattice_of
from nonet.photo.lighting import edge_picture, line_picture
from nonet.photo.mesh import (
    CURVED,
    GENTLE,
    LOOSE,
    RIGID,
    Fit,
    fit_of_quad,
    flattened,
    kink,
    refined,
)
from nonet.photo.quads import Quad, find_quads
from nonet.photo.scoring import ending_score, rough_score, scores

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

SIZES = (16, 9, 6, 4)  # grids with fewer lines are found between the lines of others
SEARCH_SIDE = 640  # pixels of the long side when searching
TRIED = 2  # candidates of each size that are refined at one place
FAILED = 2  # the same without a grid in all
UNLIKE = 4  # candidates of each size in a row that are no grid at a first look
HOPELESS = 0.32  # score of a candidate that is not looked at
LIKELIER = 0.1  # by how much quads that lines make are better than their scores
EARLY = 2  # steps of a fit after which it is looked at
UNLIKELY = {16: 0.48, 9: 0.48, 6: 0.54, 4: 0.54}  # score then that is not worth more
POOR = {16: 0.5, 9: 0.5, 6: 0.55, 4: 0.58}  # score after a first fit that is not worth another
LOWEST = {16: 0.5, 9: 0.5, 6: 0.57, 4: 0.6}  # score of a grid; noise often looks like few lines
FEW_LINES = (6, 4)  # sizes of which the inner lines alone are looked for
INNER_TRIED = 3  # candidates of each of these that are refined
INNER_HOPELESS = 0.3  # score of such a one that is not looked at
INNER_UNLIKELY = 0.42  # the same after a stiff fit
INNER = 0.6  # score after a first fit of a grid that may have inner lines alone
BOXES = {16: 4, 9: 3}  # boxes in a row
CLEAR_BOXES = 0.9  # score of their lines alone, where those of the cells are too faint
SURE = 0.85  # score of a grid beside which none in the other polarity is looked for
PERFECT = 0.97  # score of a grid that is not off by a line
MORE_LINES = 0.1  # how much less clear a grid with a row more may be than another
FEW_SEEN = 0.05  # the same of one that is hardly seen
HARDLY = 0.6  # score of such a one
EVEN = 0.99  # score of the worst four cells of a grid that fits everywhere
KINKED = {16: 0.05, 9: 0.08, 6: 0.1, 4: 0.12}  # kink of a grid that has a corner astray
EVENER = 0.5  # how much less clear a grid may be for less of a kink
BOLD = 0.05  # how much better a bolder fit of a poor grid must be, and of a fair one
CAREFUL = 0.01
FAIR = 0.7


@dataclass(frozen=True, eq=False)
class FoundGrid:
    """A grid found in a picture.

    Attributes
    ----------
    size
        Number of cells in a row.
    mesh
        Crossings of the lines: float64, shape (size + 1, size + 1, 2); row, column, (x, y) in
        pixels of the grey picture, the centre of its first pixel at (0, 0).
    score
        Darkness along the lines, 0 to 1.
    hardly_seen
        Whether the lines of the boxes alone were seen.
    """

    size: int
    mesh: NDArray[np.float64]
    score: float
    hardly_seen: bool = False


def find_grids(grey: NDArray[np.uint8]) -> list[FoundGrid]:
    """Every grid of a grey picture, the clearest first; none is an empty list.

    Grids of different sizes may be found at one place: their digits tell which there is.
    """
    scale = min(1.0, SEARCH_SIDE / max(grey.shape))
    height, width = (max(1, round(scale * length)) for length in grey.shape)
    small = resized(grey, width, height) if scale < 1 else grey
    stretch = np.array(grey.shape[::-1]) / (width, height)
    found: list[FoundGrid] = []
    for lines, quads, lattice in _line_pictures(small):
        found += _grids_of(lines, quads)
        if lattice is not None:
            found += _frameless_grids_of(lines, lattice, found)
        if any(grid.score > SURE and grid.size >= 9 for grid in found):
            break
    kept: list[FoundGrid] = []
    for grid in sorted(found, key=_rank):
        if not any(grid.size == other.size and overlap(grid, other) for other in kept):
            kept.append(grid)
    return [replace(grid, mesh=(grid.mesh + 0.5) * stretch - 0.5) for grid in kept]


def _line_pictures(
    grey: NDArray[np.uint8],
) -> Iterator[tuple[NDArray[np.float32], list[Quad], Lattice | None]]:
    """Dark lines, light ones, and edges; and where in them a grid may be, by outlines first."""
    for picture in (grey, 255 - grey):
        lines = line_picture(picture)
        yield lines, find_quads(lines), None
        yield lines, *_of_lattice(lines)
    edges = edge_picture(grey)
    yield edges, *_of_lattice(edges)


def _of_lattice(lines: NDArray[np.float32]) -> tuple[list[Quad], Lattice | None]:
    lattice = lattice_of(lines)
    if lattice is None:
        return [], None
    return [Quad(corners, likeliness=LIKELIER) for corners in ended_quads(lattice)], lattice


def _grids_of(lines: NDArray[np.float32], quads: list[Quad]) -> list[FoundGrid]:
    found: list[FoundGrid] = []
    for size in SIZES:
        fits = [fit_of_quad(quad.corners, size, quad.bend) for quad in quads]
        values = [rough_score(lines, fit) for fit in fits]
        tried: list[NDArray[np.float64]] = []  # the middle of each that was refined
        without = unlike = 0
        for value, fit, quad in sorted(
            zip(values, fits, quads, strict=True), key=lambda each: -each[0] - each[2].likeliness
        ):
            if value + quad.likeliness < HOPELESS or without == FAILED or unlike == UNLIKE:
                break
            if any(_is_taken(quad, size, grid) for grid in found):
                continue
            middle = quad.corners.mean(axis=0)
            if sum(_holds(quad.corners, other) for other in tried) == TRIED:
                continue
            early = refined(lines, fit, GENTLE[:EARLY])
            if scores(lines, early)[0] < UNLIKELY[size]:
                unlike += 1
                continue
            tried.append(middle)
            best, refined_value = _evened(lines, *_best_of(lines, fit, early))
            if refined_value > LOWEST[size]:
                found.append(FoundGrid(size, best.mesh(), refined_value))
                if size == 4 and refined_value > SURE:
                    found.append(_of_boxes(lines, best, refined_value))
            elif refined_value > UNLIKELY[size] and _boxes_are_clear(lines, best):
                found.append(FoundGrid(size, best.mesh(), HARDLY * refined_value, hardly_seen=True))
            else:
                without += 1
    return found


def _frameless_grids_of(
    lines: NDArray[np.float32], lattice: Lattice, found: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids of few inner lines alone, which are no outline and of which few may be clear."""
    new: list[FoundGrid] = []
    for size in FEW_LINES:
        quads = [
            corners
            for corners in crossed_quads(lattice, size)
            if not any(_is_taken(Quad(corners), size, grid) for grid in found)
        ]
        fits = [fit_of_quad(corners, size) for corners in quads]
        values = [ending_score(lines, fit, rough=True) for fit in fits]
        for number in np.argsort(values)[::-1][:INNER_TRIED]:
            if values[number] < INNER_HOPELESS:
                break
            fit = refined(lines, fits[number], RIGID, framed=False)
            value = ending_score(lines, fit)
            if value < INNER_UNLIKELY:
                continue
            bent = refined(lines, fit, framed=False, start=fits[number])
            of_bent = ending_score(lines, bent)
            if of_bent - EVENER * kink(bent) > value - EVENER * kink(fit):
                value, fit = of_bent, bent
            if value > LOWEST[size]:
                new.append(FoundGrid(size, fit.mesh(), value))
    return new


def _is_taken(quad: Quad, size: int, grid: FoundGrid) -> bool:
    """Whether a grid was found here that leaves no room for one of this size."""
    least = PERFECT if grid.size == size else SURE
    return grid.score > least and _holds(_corners(grid), quad.corners.mean(axis=0))


def _best_of(lines: NDArray[np.float32], start: Fit, early: Fit) -> tuple[Fit, float]:
    """The grid moved onto the lines, more boldly where that is needed, and its score.

    `early` is what the first steps made of it.
    """
    best = refined(lines, early, GENTLE[EARLY:], start=start)
    value, worst = scores(lines, best)
    if value < POOR[start.size]:
        return best, value
    if worst < EVEN:
        least = CAREFUL if value > FAIR else BOLD
        bolder = [refined(lines, best, LOOSE)]
        if not start.bend.any():
            bolder.append(refined(lines, start, CURVED))
        for other in bolder:
            of_other, worst_of_other = scores(lines, other)
            if of_other + 0.5 * worst_of_other > value + 0.5 * worst + least:
                best, value, worst = other, of_other, worst_of_other
    if INNER < value < SURE:
        frameless = refined(lines, start, framed=False)
        of_frameless = ending_score(lines, frameless)
        if of_frameless > value:
            best, value = frameless, of_frameless
    return best, value


def _evened(lines: NDArray[np.float32], fit: Fit, value: float) -> tuple[Fit, float]:
    """A grid and its score; one with a corner drawn to a fold or a shadow is fitted again.

    Its inner part says where the corners are, from which a stiff fit does not go far.
    """
    if value <= LOWEST[fit.size] or kink(fit) < KINKED[fit.size]:
        return fit, value
    flat = flattened(fit)
    stiff = refined(lines, flat, RIGID)
    fits = [fit, stiff, refined(lines, stiff, GENTLE, start=flat)]
    values = [value, *(scores(lines, other)[0] for other in fits[1:])]
    best = max(range(3), key=lambda each: values[each] - EVENER * kink(fits[each]))
    return fits[best], values[best]


def _boxes_are_clear(lines: NDArray[np.float32], fit: Fit) -> bool:
    """Whether the lines of the boxes are seen, if not those of the cells."""
    if fit.size not in BOXES:
        return False
    return scores(lines, replace(fit, size=BOXES[fit.size]))[0] > CLEAR_BOXES


def _of_boxes(lines: NDArray[np.float32], fit: Fit, value: float) -> FoundGrid:
    """A grid of which the lines of the boxes were seen, and those of the cells hardly or not."""
    fine = replace(fit, size=fit.size**2)
    best = refined(lines, fine)
    of_best = scores(lines, best)[0]
    if of_best < POOR[fine.size]:
        return FoundGrid(fine.size, fine.mesh(), HARDLY * value, hardly_seen=True)
    return FoundGrid(fine.size, best.mesh(), max(of_best, HARDLY * value))


def overlap(first: FoundGrid, second: FoundGrid) -> bool:
    """Whether the middle of one lies within the other."""
    one, other = _corners(first), _corners(second)
    return _holds(one, other.mean(axis=0)) or _holds(other, one.mean(axis=0))


def _corners(grid: FoundGrid) -> NDArray[np.float64]:
    """Clockwise."""
    corners: NDArray[np.float64] = grid.mesh[[0, 0, -1, -1], [0, -1, -1, 0]]
    return corners


def _holds(corners: NDArray[np.float64], point: NDArray[np.float64]) -> bool:
    """Whether a point is within four corners."""
    edge, to = np.roll(corners, -1, axis=0) - corners, point - corners
    turn = edge[:, 0] * to[:, 1] - edge[:, 1] * to[:, 0]
    return bool((turn > 0).all() or (turn < 0).all())


def _rank(grid: FoundGrid) -> float:
    """The clearest first; of equally clear ones the one with more lines.

    Four cells of four bent over nine lie on dark lines, too, and so do those within six.
    """
    if grid.hardly_seen:
        return 1 - grid.score
    return -(grid.score + (MORE_LINES if grid.score > HARDLY else FEW_SEEN) * grid.size)
