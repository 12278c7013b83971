"""A grid laid over a line picture: a smooth map from its square to the picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nonet.photo._opencv import homography, sampled

DEGREE = 5  # of the polynomials for curved paper
PRIOR = 0.8  # darkness that it costs to be as far from the fit as the reach
TURN = 10.0  # darkness that it costs a line to shift by a cell from one cell to the next
SMOOTH = 0.01  # stiffness of a grid fitted to crossings
WIDTHS = (0.18, 0.12, 0.075, 0.06)  # usual distance of pieces from the smooth line, in cells
Places = NDArray[np.floating[Any]]
SQUARE = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


@dataclass(frozen=True, eq=False)
class Fit:
    """From the unit square to a picture: a polynomial shift, then a homography.

    Attributes
    ----------
    size
        Number of cells in a row.
    matrix
        Homography from the unit square to pixels: float64, shape (3, 3).
    bend
        Coefficients of the shift before it: float64, shape (2, DEGREE + 1, DEGREE + 1):
        of x and of y; power of v, power of u (both from -1 to 1 over the square).
    """

    size: int
    matrix: NDArray[np.float64]
    bend: NDArray[np.float64]

    def places(self, at: Places, powers: Places | None = None) -> Places:
        """Pixels of all points with these columns and the same rows: shape (n, n, 2).

        The powers of `at` may be given, where they are known.
        """
        kind = at.dtype
        x, y = at, at[:, None]
        if self.bend.any():
            powers = _powers(at) if powers is None else powers
            bend = self.bend.astype(kind)
            x = at + powers @ bend[0] @ powers.T
            y = at[:, None] + powers @ bend[1] @ powers.T
        m = self.matrix.astype(kind)
        depth = m[2, 0] * x + m[2, 1] * y + m[2, 2]
        depth[np.abs(depth) < 1e-9] = 1e-9  # far away
        result = np.empty((len(at), len(at), 2), kind)
        for axis in (0, 1):
            result[..., axis] = (m[axis, 0] * x + m[axis, 1] * y + m[axis, 2]) / depth
        return result

    def mesh(self) -> NDArray[np.float64]:
        """The crossings: shape (size + 1, size + 1, 2)."""
        at = np.arange(self.size + 1) / self.size
        return self.places(at).astype(np.float64)


def fit_of_quad(
    quad: NDArray[np.float64], size: int, bend: NDArray[np.float64] | None = None
) -> Fit:
    """The grid with these four corners; flat if nothing else is said."""
    if bend is None:
        bend = np.zeros((2, DEGREE + 1, DEGREE + 1))
    return Fit(size, homography(SQUARE, quad), bend)


def fit_of_mesh(mesh: NDArray[np.float64]) -> Fit:
    """The smoothest grid through about these crossings."""
    size = len(mesh) - 1
    flat = fit_of_quad(mesh[[0, 0, -1, -1], [0, -1, -1, 0]], size)
    at = np.arange(size + 1) / size
    shift = mapped(mesh, np.asarray(np.linalg.inv(flat.matrix), np.float64))
    shift -= np.stack(np.meshgrid(at, at), axis=2)
    used = _used(HIGHEST[True].get(size, DEGREE))
    powers = _powers(at)
    basis = np.einsum("yv,xu->yxvu", powers, powers)[..., used].reshape(-1, np.count_nonzero(used))
    stiff = np.diag(SMOOTH * _stiffness()[used])
    solution = np.linalg.solve(basis.T @ basis + stiff, basis.T @ shift.reshape(-1, 2))
    bend = np.zeros((2, DEGREE + 1, DEGREE + 1))
    bend[:, used] = solution.T
    return replace(flat, bend=bend)


def flattened(fit: Fit) -> Fit:
    """A flat grid that has the inner part of another: its corners may be astray."""
    mesh = fit.mesh()
    first = max(1, fit.size // 4)
    last = fit.size - first
    inner = mesh[[first, first, last, last], [first, last, last, first]]
    square = first / fit.size + SQUARE * ((last - first) / fit.size)
    return Fit(fit.size, homography(square, inner), np.zeros_like(fit.bend))


def moved(fit: Fit, right: int, down: int) -> Fit:
    """A flat grid, moved by whole cells."""
    shift = np.array([[1, 0, right / fit.size], [0, 1, down / fit.size], [0, 0, 1]])
    return replace(fit, matrix=fit.matrix @ shift)


def mapped(points: NDArray[np.float64], matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    """Points, (x, y) along the last axis, moved by a homography."""
    moved = np.concatenate([points, np.ones((*points.shape[:-1], 1))], axis=-1) @ matrix.T
    result: NDArray[np.float64] = moved[..., :2] / moved[..., 2:]
    return result


def kink(mesh: Places) -> float:
    """How much a line turns, or its cells grow, from one crossing to the next: in cells."""
    side = np.linalg.norm(np.diff(mesh, axis=1), axis=-1).mean()
    turns = [np.linalg.norm(np.diff(mesh, 2, axis=axis), axis=-1).max() for axis in (0, 1)]
    return float(max(turns) / side)


@dataclass(frozen=True)
class Stage:
    """One round of fitting.

    Attributes
    ----------
    degree
        Of the polynomial.
    reach
        How far from the fit lines are looked for, in cells.
    ridge
        How stiff the polynomial is: it bends no further from where it began than lines ask for.
    """

    degree: int
    reach: float
    ridge: float


# What most grids need; then what is left where a bend was right but not enough, and what finds
# strong bends from a flat start, but also lines that are not there.
GENTLE = tuple(
    Stage(degree, reach, 1.0)
    for degree, reach in ((2, 0.3), (2, 0.3), (3, 0.25), (4, 0.2), (5, 0.2), (5, 0.15))
)
LOOSE = (Stage(5, 0.25, 0.02), Stage(5, 0.2, 0.02), Stage(5, 0.15, 0.02))
CURVED = tuple(
    Stage(degree, reach, 0.02)
    for degree, reach in ((2, 0.6), (3, 0.5), (3, 0.4), (4, 0.3), (5, 0.2), (5, 0.15))
)
# What moves a grid without bending it: far, since nothing draws one corner aside.
RIGID = (Stage(1, 0.45, 1.0), Stage(1, 0.35, 1.0), Stage(1, 0.25, 1.0))
HIGHEST = {True: {4: 2, 6: 3}, False: {4: 2, 6: 3, 9: 4}}
"""Highest degree by size, with and without outer lines: few lines do not hold a polynomial."""


def refined(
    lines: NDArray[np.float32],
    fit: Fit,
    stages: tuple[Stage, ...] = GENTLE,
    *,
    framed: bool = True,
    every: int = 1,
    start: Fit | None = None,
) -> Fit:
    """The fit moved onto the lines near by, more and more bent from `start`, or from itself.

    Where there is no frame (not `framed`), the inner lines alone draw it; with `every`, each
    n-th line alone, such as those of the boxes.
    """
    start = start or fit
    for stage in stages:
        fit = _step(lines, fit, stage, start, framed=framed, every=every)
    return fit


def strips(
    lines: NDArray[np.float32], fit: Fit, step: int, margin: float, beyond: int = 0
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Mean darkness along the pieces of all lines, cell by cell, and beside them.

    Parameters
    ----------
    lines
        A line picture.
    fit
        The grid.
    step
        Samples a cell.
    margin
        How far beyond the outer lines, in cells: a whole number of samples.
    beyond
        How many cells beyond the grid are looked at as if they were its own.

    Returns
    -------
    upright, level
        float32, shape (size + 2 beyond, places): for each row of cells, the mean along its height
        at each place from left to right; for each column of cells, from top to bottom.
    """
    edge = round(margin * step)
    at, powers, inside = _samples(fit.size, step, edge, beyond)
    flat = sampled(lines, fit.places(at, powers))
    upright: NDArray[np.float32] = inside @ flat
    level: NDArray[np.float32] = inside @ flat.T
    return upright, level


@lru_cache(maxsize=64)
def _samples(
    size: int, step: int, edge: int, beyond: int
) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """Where the samples are along a side, their powers, and which are the means of each cell.

    The ends of a piece are left out: there the crossing line would be counted.
    """
    cells = size + 2 * beyond
    first = edge + beyond * step
    at = ((np.arange(cells * step + 2 * edge + 1) - first) / (size * step)).astype(np.float32)
    weights = np.zeros((cells, len(at)), np.float32)
    cut = max(1, step // 6)
    for cell in range(cells):
        start = edge + cell * step
        weights[cell, start + cut : start + step - cut + 1] = 1
    inside: NDArray[np.float32] = weights / weights.sum(axis=1, keepdims=True)
    return at, _powers(at).astype(np.float32), inside


def _step(
    lines: NDArray[np.float32],
    fit: Fit,
    stage: Stage,
    start: Fit,
    *,
    framed: bool,
    every: int,
) -> Fit:
    size = fit.size
    degree = min(stage.degree, HIGHEST[framed].get(size, DEGREE))
    step = 16 if size <= 9 else 12
    reach = round(stage.reach * step)
    both = np.stack(strips(lines, fit, step, reach / step))
    shifts, strengths = _shifts(both, step, reach)
    if not framed:
        strengths[:, :, [0, -1]] = 0
    strengths[:, :, np.arange(size + 1) % every != 0] = 0
    shift = shifts.reshape(2, -1) / (step * size)
    strength = strengths.reshape(2, -1)
    # Of the level lines the same with rows and columns exchanged.
    before, origin = (np.stack([mesh.bend[0], mesh.bend[1].T]) for mesh in (fit, start))
    products, basis = _basis(size, degree)
    target = (before - origin).reshape(2, -1) @ products.T + shift
    used = _used(degree)
    stiff = np.diag(_stiffness()[used] * stage.ridge)
    weight, solution = strength, np.zeros((2, basis.shape[1]))
    for width in WIDTHS:
        weighted = weight[:, None] * basis.T
        solution = np.linalg.solve(weighted @ basis + stiff, weighted @ target[..., None])[..., 0]
        away = (target - solution @ basis.T) * (size / (3 * width))
        weight = strength * np.clip(1 - away * away, 0, 1) ** 2
    bend = origin
    bend[:, used] += solution
    return replace(fit, bend=np.stack([bend[0], bend[1].T]))


def _shifts(
    both: NDArray[np.float32], step: int, reach: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How far each piece is from its line, in samples, and how clear that is.

    Both of shape (2, pieces of a line, lines).
    """
    pieces = np.lib.stride_tricks.sliding_window_view(both, 2 * reach + 1, axis=2)[:, :, ::step]
    offset = np.arange(-reach, reach + 1)
    likely = pieces - (PRIOR * (offset / reach) ** 2).astype(np.float32)
    count, width = both.shape[1], 2 * reach + 1
    ways = likely.transpose(1, 0, 2, 3).reshape(count, -1, width)
    place = _followed(ways, step).reshape(count, 2, -1).transpose(1, 0, 2)
    best = np.clip(place, 1, width - 2)
    which = *np.ogrid[:2, :count, : best.shape[2]], best
    left, top, right = (pieces[(*which[:3], best + beside)] for beside in (-1, 0, 1))
    curve = np.maximum(2 * top - left - right, 1e-3)
    shift = best - reach + np.clip((right - left) / (2 * curve), -1, 1)
    strength = np.clip(top - np.median(pieces, axis=3), 0, 1)
    return shift.astype(np.float64), strength.astype(np.float64)


def _followed(likely: NDArray[np.float32], step: int) -> NDArray[np.intp]:
    """The likeliest way along each line: shape (pieces, lines), places within the reach.

    A digit beside a line does not go on where the line does.
    """
    count, lines, width = likely.shape
    turn = _turns(width, step)
    total = likely[0]
    came = np.empty(likely.shape, np.intp)
    for piece in range(1, count):
        ways = total[:, None, :] - turn
        came[piece] = ways.argmax(axis=2)
        total = ways.max(axis=2) + likely[piece]
    each = np.arange(lines)
    result = np.empty((count, lines), np.intp)
    result[-1] = total.argmax(axis=1)
    for piece in range(count - 1, 0, -1):
        result[piece - 1] = came[piece, each, result[piece]]
    return result


@lru_cache(maxsize=32)
def _turns(width: int, step: int) -> NDArray[np.float32]:
    """The cost for a line to go from one place to another in the next piece."""
    place = np.arange(width) / step
    result: NDArray[np.float32] = (TURN * np.subtract.outer(place, place) ** 2).astype(np.float32)
    return result


@lru_cache(maxsize=32)
def _basis(size: int, degree: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Products of powers at the middle of each piece of the upright lines: all, and those used."""
    across, down = np.meshgrid(np.arange(size + 1) / size, (np.arange(size) + 0.5) / size)
    every = np.einsum("nv,nu->nvu", _powers(down.ravel()), _powers(across.ravel()))
    return every.reshape(len(every), -1), every[:, _used(degree)]


@lru_cache(maxsize=8)
def _used(degree: int) -> NDArray[np.bool_]:
    power = np.arange(DEGREE + 1)
    return np.add.outer(power, power) <= degree


@lru_cache(maxsize=1)
def _stiffness() -> NDArray[np.float64]:
    power = np.arange(DEGREE + 1)
    total = np.add.outer(power, power).astype(np.float64)
    return np.where(total <= 2, 1e-4, total**2)


def _powers(at: Places) -> Places:
    """Chebyshev polynomials of each value of 0 to 1: shape (n, DEGREE + 1)."""
    result: Places = np.polynomial.chebyshev.chebvander(2 * at - 1, DEGREE).astype(at.dtype)
    return result
