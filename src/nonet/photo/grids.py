"""Where the grids of a picture are: corners, size, mesh of lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import resized
from nonet.photo.lighting import line_picture
from nonet.photo.mesh import CURVED, LOOSE, Fit, fit_of_quad, refined, strips
from nonet.photo.quads import Quad, find_quads

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZES = (16, 9, 6, 4)  # grids with fewer lines are found between the lines of others
SEARCH_SIDE = 640  # pixels of the long side when searching
TRIED = 3  # candidates of each size that are refined at one place, and without a grid in all
HOPELESS = 0.42  # score of a candidate that is not refined
POOR = 0.45  # score after a first fit that is not worth another
LOWEST = {16: 0.5, 9: 0.5, 6: 0.6, 4: 0.6}  # score of a grid; noise often looks like few lines
SURE = 0.85  # score of a grid beside which none in the other polarity is looked for
PERFECT = 0.97  # score of a grid that is not off by a line
EVEN = 0.99  # score of the worst four cells of a grid that fits everywhere
BOLD = 0.05  # how much better a bolder fit of a poor grid must be, and of a fair one
CAREFUL = 0.01
FAIR = 0.7
WITHOUT_FRAME = 0.75  # score of a grid with all inner lines and no outer ones
ENDING = 0.9  # the same where the inner lines are seen to end
BEYOND = 0.3  # share of what inner lines are darker beyond the grid that counts against it
CLEAR = 0.2  # contrast of a line that counts in full: thin ones are often faint
NEAR = 0.06  # reach across a line, in cells, when a fit is scored


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
    """

    size: int
    mesh: NDArray[np.float64]
    score: float


def find_grids(grey: NDArray[np.uint8]) -> list[FoundGrid]:
    """Every grid of a grey picture, the clearest first; none is an empty list."""
    found = _search(grey)
    if not any(
        grid.score > SURE and grid.size >= 9 for grid in found
    ):  # light lines on a dark ground?
        found += _search(255 - grey)
    kept: list[FoundGrid] = []
    for grid in sorted(found, key=_rank):
        if not any(_overlap(grid, other) for other in kept):
            kept.append(grid)
    return kept


def _search(grey: NDArray[np.uint8]) -> list[FoundGrid]:
    """Grids with dark lines."""
    scale = min(1.0, SEARCH_SIDE / max(grey.shape))
    height, width = (max(1, round(scale * length)) for length in grey.shape)
    lines = line_picture(resized(grey, width, height) if scale < 1 else grey)
    stretch = np.array(grey.shape[::-1]) / (width, height)
    return [
        FoundGrid(grid.size, (grid.mesh + 0.5) * stretch - 0.5, grid.score)
        for grid in _grids_of(lines)
    ]


def _grids_of(lines: NDArray[np.float32]) -> list[FoundGrid]:
    quads = find_quads(lines)
    found: list[FoundGrid] = []
    for size in SIZES:
        fits = [fit_of_quad(quad.corners, size, quad.bend) for quad in quads]
        values = [rough_score(lines, fit) for fit in fits]
        tried: list[NDArray[np.float64]] = []  # the middle of each that was refined
        without = 0
        for value, fit, quad in sorted(
            zip(values, fits, quads, strict=True), key=lambda each: -each[0]
        ):
            if value < HOPELESS or without == TRIED:
                break
            if any(_is_taken(quad, size, grid) for grid in found):
                continue
            middle = quad.corners.mean(axis=0)
            if sum(_holds(quad.corners, other) for other in tried) == TRIED:
                continue
            tried.append(middle)
            best, refined_value = _best_of(lines, fit)
            if refined_value > LOWEST[size]:
                found.append(FoundGrid(size, best.mesh(), refined_value))
            else:
                without += 1
    return found


def _is_taken(quad: Quad, size: int, grid: FoundGrid) -> bool:
    """Whether a grid was found here that leaves no room for one of this size."""
    least = PERFECT if grid.size == size else SURE
    return grid.score > least and _holds(_corners(grid), quad.corners.mean(axis=0))


def _best_of(lines: NDArray[np.float32], start: Fit) -> tuple[Fit, float]:
    """The grid moved onto the lines, more boldly where that is needed, and its score."""
    best = refined(lines, start)
    value, worst = scores(lines, best)
    if value < POOR:
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
    if value < SURE:
        frameless = refined(lines, start, framed=False)
        of_frameless = _ending(lines, frameless)
        if of_frameless > value:
            best, value = frameless, of_frameless
    return best, value


def rough_score(lines: NDArray[np.float32], fit: Fit) -> float:
    """The score of a grid that is only about right."""
    return _score(*(_contrasts(strip, 8, 0.2) for strip in strips(lines, fit, 8, 0.5)))


def scores(lines: NDArray[np.float32], fit: Fit) -> tuple[float, float]:
    """The score of a grid, and that of its worst four cells, where it may be a line off."""
    upright, level = (_contrasts(strip, 16, NEAR) for strip in strips(lines, fit, 16, 0.5))
    cells = (upright[:, :-1] + upright[:, 1:] + level.T[:-1] + level.T[1:]) / 4
    blocks = (cells[:-1, :-1] + cells[:-1, 1:] + cells[1:, :-1] + cells[1:, 1:]) / 4
    return _score(upright, level), float(blocks.min())


def _score(upright: NDArray[np.float32], level: NDArray[np.float32]) -> float:
    """Darkness along all lines, or all but the outer ones, against both sides: 0 to 1."""
    both = [pieces.mean(axis=0) for pieces in (upright, level)]
    inner = _weighed(np.concatenate([each[1:-1] for each in both]))
    return max(_weighed(np.concatenate(both)), WITHOUT_FRAME * inner)


def _ending(lines: NDArray[np.float32], fit: Fit) -> float:
    """The score of the inner lines alone, which are to end where the grid does."""
    values = []
    for strip in strips(lines, fit, 16, 0.5, 1):
        pieces = _contrasts(strip, 16, NEAR)[:, 2:-2]
        beyond = np.maximum(pieces[[0, -1]], 0).mean(axis=0)
        values.append(pieces[1:-1].mean(axis=0) - BEYOND * beyond)
    return ENDING * _weighed(np.concatenate(values))


def _weighed(each: NDArray[np.float32]) -> float:
    """The mean, in which the three worst count again."""
    worst = np.sort(each)[:3]
    return float((each.mean() + 0.5 * worst.mean()) / 1.5)


def _contrasts(strip: NDArray[np.float32], step: int, reach: float) -> NDArray[np.float32]:
    """Of each piece of the lines of one direction: its darkness against both sides, -0.5 to 1."""
    around = np.lib.stride_tricks.sliding_window_view(strip, step + 1, axis=1)[:, ::step]
    middle, near = step // 2, max(1, round(reach * step))
    on = around[..., middle - near : middle + near + 1].max(axis=2)
    far = np.arange(round(0.2 * step), round(0.35 * step) + 1)
    sides = [around[..., middle + way * far].mean(axis=2) for way in (-1, 1)]
    if step > 8:  # wide digits are as far from the line, but it is light beside the line
        by = np.arange(round(0.13 * step), round(0.2 * step))
        closer = [around[..., middle + way * by].mean(axis=2) for way in (-1, 1)]
        sides = [np.minimum(*pair) for pair in zip(sides, closer, strict=True)]
    left, right = sides
    result: NDArray[np.float32] = np.clip((on - (left + right) / 2) / CLEAR, -0.5, 1)
    return result


def _overlap(first: FoundGrid, second: FoundGrid) -> bool:
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

    Four cells of four bent over nine lie on dark lines, too.
    """
    return -(grid.score + 0.05 * grid.size)
