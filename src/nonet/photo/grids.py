"""Where the grids of a picture are: corners, size, mesh of lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import resized
from nonet.photo.lighting import line_picture
from nonet.photo.mesh import Fit, fit_of_quad, refined, strips
from nonet.photo.quads import find_quads

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZES = (4, 6, 9, 16)
SEARCH_SIDE = 640  # pixels of the long side when searching
FINE_SIDE = 1100  # the same where nothing clear was found
TRIED = 2  # candidates of each size that are refined
HOPELESS = 0.15  # score of a candidate that is not refined
LOWEST = 0.5  # score of a grid
SURE = 0.8  # score of a grid beside which none in the other polarity is looked for
WITHOUT_FRAME = 0.75  # score of a grid with all inner lines and no outer ones
CLEAR = 0.2  # contrast of a line that counts in full: thin ones are often faint


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
    found = _search(grey, SEARCH_SIDE)
    if not _is_sure(found, 9):  # light lines on a dark ground?
        found += _search(255 - grey, SEARCH_SIDE)
    if not _is_sure(found, 4) and max(grey.shape) > 1.2 * SEARCH_SIDE:  # thin lines, small grids?
        found += _search(grey, FINE_SIDE)
    kept: list[FoundGrid] = []
    for grid in sorted(found, key=_rank):
        if not any(_overlap(grid, other) for other in kept):
            kept.append(grid)
    return kept


def _is_sure(found: list[FoundGrid], smallest: int) -> bool:
    """Whether there is a clear grid; a small one is also found between the lines of a larger."""
    return any(grid.score > SURE and grid.size >= smallest for grid in found)


def _search(grey: NDArray[np.uint8], side: int) -> list[FoundGrid]:
    """Grids with dark lines, found in the picture reduced to this longest side."""
    scale = min(1.0, side / max(grey.shape))
    height, width = (max(1, round(scale * length)) for length in grey.shape)
    lines = line_picture(resized(grey, width, height) if scale < 1 else grey)
    stretch = np.array(grey.shape[::-1]) / (width, height)
    return [
        FoundGrid(grid.size, (grid.mesh + 0.5) * stretch - 0.5, grid.score)
        for grid in _grids_of(lines)
    ]


def _grids_of(lines: NDArray[np.float32]) -> list[FoundGrid]:
    quads = find_quads(lines)
    found = []
    for size in SIZES:
        rough = sorted(
            ((score(lines, fit, 0.2), number, fit) for number, fit in _fits(quads, size)),
            reverse=True,
        )
        for value, _, fit in rough[:TRIED]:
            if value > HOPELESS:
                better = refined(lines, fit)
                refined_value = score(lines, better, 0.06)
                if refined_value > LOWEST:
                    found.append(FoundGrid(size, better.mesh(), refined_value))
    return found


def _fits(quads: list[NDArray[np.float64]], size: int) -> list[tuple[int, Fit]]:
    return [(number, fit_of_quad(quad, size)) for number, quad in enumerate(quads)]


def score(lines: NDArray[np.float32], fit: Fit, reach: float) -> float:
    """Darkness along all lines, or all but the outer ones, against both sides: 0 to 1."""
    step = 16 if fit.size <= 9 else 12
    both = [_line_scores(strip, step, reach) for strip in strips(lines, fit, step, 0.5)]
    inner = _weighed(np.concatenate([each[1:-1] for each in both]))
    return max(_weighed(np.concatenate(both)), WITHOUT_FRAME * inner)


def _weighed(each: NDArray[np.float32]) -> float:
    """The mean, in which the three worst count again."""
    worst = np.sort(each)[:3]
    return float((each.mean() + 0.5 * worst.mean()) / 1.5)


def _line_scores(strip: NDArray[np.float32], step: int, reach: float) -> NDArray[np.float32]:
    """Of each of the lines of one direction: darkness of its pieces against both sides."""
    around = np.lib.stride_tricks.sliding_window_view(strip, step + 1, axis=1)[:, ::step]
    middle, near = step // 2, max(1, round(reach * step))
    on = around[..., middle - near : middle + near + 1].max(axis=2)
    far = round(0.2 * step), round(0.35 * step)
    left = around[..., middle - far[1] : middle - far[0] + 1].mean(axis=2)
    right = around[..., middle + far[0] : middle + far[1] + 1].mean(axis=2)
    contrast = (on - (left + right) / 2) / CLEAR
    value: NDArray[np.float32] = np.clip(contrast, -0.5, 1).mean(axis=0)
    return value


def _overlap(first: FoundGrid, second: FoundGrid) -> bool:
    """Whether the middle of one lies within the other."""
    return _holds(first, second) or _holds(second, first)


def _holds(grid: FoundGrid, other: FoundGrid) -> bool:
    n = grid.size
    corners = grid.mesh[[0, 0, n, n], [0, n, n, 0]]
    middle = other.mesh[[0, 0, -1, -1], [0, -1, -1, 0]].mean(axis=0)
    edge, to = np.roll(corners, -1, axis=0) - corners, middle - corners
    turn = edge[:, 0] * to[:, 1] - edge[:, 1] * to[:, 0]
    return bool((turn > 0).all() or (turn < 0).all())


def _rank(grid: FoundGrid) -> float:
    """The clearest first; of equally clear ones the one with more lines.

    Four cells of four bent over nine lie on dark lines, too.
    """
    return -(grid.score + 0.05 * grid.size)
