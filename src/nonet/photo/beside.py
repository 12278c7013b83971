"""Further candidates near a grid: the same shifted by one cell, and larger grids around it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo.grids import LOWEST, SIZES, FoundGrid, enlarged, is_near, reduced
from nonet.photo.lighting import edge_picture, line_picture
from nonet.photo.mesh import GENTLE, Fit, fit_of_mesh, refined
from nonet.photo.scoring import ending_score, rough_score, scores

if TYPE_CHECKING:
    from numpy.typing import NDArray

LAST = 3  # first of the steps of a fit that are used; the grid is nearly in place
BESIDE = (6, 9, 16)  # sizes that are tried; on 4 × 4 almost any few digits make a puzzle
TRIED = 3  # grids near which others are looked for
CLEAR = 0.8  # least score of a grid at each step of its growth
LESS_CLEAR = 0.1  # by how much a new grid may score below the one it comes from
PROMISING = 3  # shifted grids that are refined
CORNERS = tuple(product((False, True), repeat=2))  # where to add a row and a column


def grids_beside(
    grey: NDArray[np.uint8], some: list[FoundGrid], before: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids shifted by one cell from the first of `some`, and larger grids that contain them.

    If one side of a grid is not visible, its fit may be off by one cell, which only the digits
    show. Of a strongly curved grid, a part is easier to find than the whole. Grids that were found
    `before` are left out.
    """
    small = reduced(grey)
    pictures = [line_picture(small), line_picture(255 - small), edge_picture(small)]
    stretch = np.array(small.shape[::-1]) / grey.shape[::-1]
    found: list[FoundGrid] = []
    for grid in [grid for grid in some if grid.size in BESIDE][:TRIED]:
        mesh = (grid.mesh + 0.5) * stretch - 0.5
        fits = [_clearest(lines, fit_of_mesh(mesh)) for lines in pictures]
        lines, (_, score) = max(zip(pictures, fits, strict=True), key=lambda each: each[1][1])
        new = _aside(lines, mesh)
        new += [grown for size in SIZES if size > grid.size for grown in _grown(lines, mesh, size)]
        for fit, value in new:
            if value > max(LOWEST[fit.size], score - LESS_CLEAR):
                shifted = enlarged(FoundGrid(fit.size, fit.mesh(), value), small, grey)
                if not any(
                    shifted.size == other.size and is_near(shifted, other)
                    for other in before + found
                ):
                    found.append(shifted)
    return found


def _clearest(lines: NDArray[np.float32], fit: Fit) -> tuple[Fit, float]:
    """The grid moved onto the lines, with or without a frame, and its score."""
    framed = refined(lines, fit, GENTLE[LAST:])
    inner = refined(lines, fit, GENTLE[LAST:], framed=False)
    ways = [(framed, scores(lines, framed)[0]), (inner, ending_score(lines, inner))]
    return max(ways, key=lambda each: each[1])


def _aside(lines: NDArray[np.float32], mesh: NDArray[np.float64]) -> list[tuple[Fit, float]]:
    """The most promising grids shifted by one cell, with their scores."""
    size = len(mesh) - 1
    around = extended(extended(mesh, above=True, left=True), above=False, left=False)
    starts = [
        fit_of_mesh(around[down : down + size + 1, right : right + size + 1])
        for down in range(3)
        for right in range(3)
        if (down, right) != (1, 1)
    ]
    values = [rough_score(lines, start) for start in starts]
    best = np.argsort(values, kind="stable")[::-1][:PROMISING]
    return [_clearest(lines, starts[number]) for number in best]


def _grown(
    lines: NDArray[np.float32], mesh: NDArray[np.float64], size: int
) -> list[tuple[Fit, float]]:
    """The grid of this size around a smaller one, grown by a row and a column at a time.

    None if the lines end before.
    """
    found = _clearest(lines, fit_of_mesh(mesh))
    while found[1] > CLEAR:
        if found[0].size == size:
            return [_clearest(lines, found[0])]
        mesh = found[0].mesh()
        larger = [fit_of_mesh(extended(mesh, above=above, left=left)) for above, left in CORNERS]
        found = max((_clearest(lines, fit) for fit in larger), key=lambda each: each[1])
    return []


def extended(mesh: NDArray[np.float64], *, above: bool, left: bool) -> NDArray[np.float64]:
    """The crossings of a grid with one more row, above or below, and one more column."""
    for axis, before in ((0, above), (1, left)):
        rows = np.moveaxis(mesh, axis, 0)
        first, second, third = rows[:3] if before else rows[-1:-4:-1]
        new = 2.5 * first - 2 * second + 0.5 * third
        rows = np.concatenate([new[None], rows] if before else [rows, new[None]])
        mesh = np.moveaxis(rows, 0, axis)
    return mesh
