"""A grid laid over a line picture: a smooth map from its square to the picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import homography, sampled

if TYPE_CHECKING:
    from numpy.typing import NDArray

DEGREE = 5  # of the polynomials for curved paper
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

    def places(self, u: NDArray[np.float64], v: NDArray[np.float64]) -> NDArray[np.float64]:
        """Pixels of all points with these columns `u` and rows `v`: shape (len v, len u, 2)."""
        powers_u, powers_v = _powers(u), _powers(v)
        x = u + powers_v @ self.bend[0] @ powers_u.T
        y = v[:, None] + powers_v @ self.bend[1] @ powers_u.T
        m = self.matrix
        depth = m[2, 0] * x + m[2, 1] * y + m[2, 2]
        depth = np.where(np.abs(depth) < 1e-9, 1e-9, depth)  # far away
        return np.stack(
            [
                (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / depth,
                (m[1, 0] * x + m[1, 1] * y + m[1, 2]) / depth,
            ],
            axis=-1,
        )

    def mesh(self) -> NDArray[np.float64]:
        """The crossings: shape (size + 1, size + 1, 2)."""
        at = np.arange(self.size + 1) / self.size
        return self.places(at, at)


def fit_of_quad(quad: NDArray[np.float64], size: int) -> Fit:
    """The flat grid with these four corners."""
    return Fit(size, homography(SQUARE, quad), np.zeros((2, DEGREE + 1, DEGREE + 1)))


@dataclass(frozen=True)
class Stage:
    """One round of fitting: polynomial's degree, reach of the search in cells."""

    degree: int
    reach: float


STAGES = (
    Stage(2, 0.45),
    Stage(2, 0.4),
    Stage(3, 0.35),
    Stage(4, 0.3),
    Stage(5, 0.2),
    Stage(5, 0.15),
)


def refined(lines: NDArray[np.float32], fit: Fit, stages: tuple[Stage, ...] = STAGES) -> Fit:
    """The fit moved onto the lines near by, more and more bent."""
    for stage in stages:
        fit = _step(lines, fit, stage)
    return fit


def strips(
    lines: NDArray[np.float32], fit: Fit, step: int, margin: float
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
        How far beyond the grid, in cells: a whole number of samples.

    Returns
    -------
    upright, level
        float32, shape (size, places): for each row of cells, the mean along its height at each
        place from left to right; for each column of cells, from top to bottom.
    """
    size = fit.size
    beyond = round(margin * step)
    at = (np.arange(size * step + 2 * beyond + 1) - beyond) / (size * step)
    flat = sampled(lines, fit.places(at, at))
    # The ends of a piece are left out: there the crossing line would be counted.
    inside = _inside(size, step, beyond, len(at))
    upright: NDArray[np.float32] = inside @ flat
    level: NDArray[np.float32] = inside @ flat.T
    return upright, level


@lru_cache(maxsize=32)
def _inside(size: int, step: int, beyond: int, count: int) -> NDArray[np.float32]:
    weights = np.zeros((size, count), np.float32)
    cut = max(1, step // 6)
    for cell in range(size):
        first = beyond + cell * step
        weights[cell, first + cut : first + step - cut + 1] = 1
    result: NDArray[np.float32] = weights / weights.sum(axis=1, keepdims=True)
    return result


def _step(lines: NDArray[np.float32], fit: Fit, stage: Stage) -> Fit:
    size = fit.size
    step = 16 if size <= 9 else 12
    reach = round(stage.reach * step)
    upright, level = strips(lines, fit, step, reach / step)
    middle = (np.arange(size) + 0.5) / size
    at = np.arange(size + 1) / size
    u, v = np.meshgrid(at, middle)
    bend = np.stack(
        [
            _bent(upright, fit.bend[0], u, v, size, step, reach, stage.degree),
            # The same with rows and columns exchanged.
            _bent(level, fit.bend[1].T, u, v, size, step, reach, stage.degree).T,
        ]
    )
    return replace(fit, bend=bend)


def _bent(
    strip: NDArray[np.float32],
    bend: NDArray[np.float64],
    u: NDArray[np.float64],
    v: NDArray[np.float64],
    size: int,
    step: int,
    reach: int,
    degree: int,
) -> NDArray[np.float64]:
    """Coefficients of the shift across the lines, from the peaks near them."""
    pieces = np.lib.stride_tricks.sliding_window_view(strip, 2 * reach + 1, axis=1)[:, ::step]
    offset = np.arange(-reach, reach + 1)
    likely = pieces - 0.25 * (offset / reach) ** 2
    best = np.clip(likely.argmax(axis=2), 1, 2 * reach - 1)[..., None]
    near = np.take_along_axis(pieces, best + np.array([-1, 0, 1]), axis=2)
    left, top, right = near[..., 0], near[..., 1], near[..., 2]
    curve = 2 * top - left - right
    shift = (
        best[..., 0]
        - reach
        + np.where(curve > 1e-3, np.clip((right - left) / (2 * np.maximum(curve, 1e-3)), -1, 1), 0)
    )
    strength = np.clip(top - np.median(pieces, axis=2), 0, 1)
    powers_u, powers_v = _powers(u.ravel()), _powers(v.ravel())
    used = _used(degree)
    basis = np.einsum("nv,nu->nvu", powers_v, powers_u)[:, used]
    before = basis_value(powers_v, bend, powers_u)
    target = before + shift.ravel() / (step * size)
    weight = strength.ravel().astype(np.float64)
    ridge = _stiffness()[used] * 0.02
    solution = np.zeros(basis.shape[1])
    for turn in range(4):
        weighted = basis * weight[:, None]
        solution = np.linalg.solve(weighted.T @ basis + np.diag(ridge), weighted.T @ target)
        residual = (target - basis @ solution) * size
        spread = max(0.04, 0.3 * stage_width(turn))
        weight = strength.ravel() * np.clip(1 - (residual / (3 * spread)) ** 2, 0, 1) ** 2
    result = np.zeros_like(bend)
    result[used] = solution
    return result


def stage_width(turn: int) -> float:
    """How far a piece may be from the smooth line, in cells, while the fit settles."""
    return (0.6, 0.4, 0.25, 0.2)[turn]


def basis_value(
    powers_v: NDArray[np.float64], bend: NDArray[np.float64], powers_u: NDArray[np.float64]
) -> NDArray[np.float64]:
    """The shift at each point."""
    value: NDArray[np.float64] = np.einsum("nv,vu,nu->n", powers_v, bend, powers_u)
    return value


@lru_cache(maxsize=8)
def _used(degree: int) -> NDArray[np.bool_]:
    power = np.arange(DEGREE + 1)
    return np.add.outer(power, power) <= degree


@lru_cache(maxsize=1)
def _stiffness() -> NDArray[np.float64]:
    power = np.arange(DEGREE + 1)
    total = np.add.outer(power, power).astype(np.float64)
    return np.where(total <= 2, 1e-4, total**2)


def _powers(at: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chebyshev polynomials of each value of 0 to 1: shape (n, DEGREE + 1)."""
    return np.polynomial.chebyshev.chebvander(2 * at - 1, DEGREE).astype(np.float64)
