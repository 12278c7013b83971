"""Grids on curved paper: four corners on an outline, and how its sides bend between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import homography
from nonet.photo.mesh import DEGREE, SQUARE, mapped

if TYPE_CHECKING:
    from numpy.typing import NDArray

POINTS = 48  # along a side
UNEVEN = 0.015  # usual distance of a side from a smooth curve, as a part of it
STRAIGHT = 0.02  # bend that needs no curve
MOST = 0.15  # bend of curved paper


def bent_sides(
    outline: NDArray[np.float64], quad: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """The quad with its corners on an outline, and the shift between its bent sides.

    Parameters
    ----------
    outline
        Shape (n, 2), in order.
    quad
        The quad around it, clockwise.

    Returns
    -------
    The corners, and coefficients as `nonet.photo.mesh.Fit.bend`; None where the sides are straight
    or no smooth curves.
    """
    corners = _corners(outline, quad)
    if len(set(corners)) < 4:
        return None
    inner = outline[corners]
    back = homography(inner, SQUARE)
    bend = np.zeros((2, DEGREE + 1, DEGREE + 1))
    most = 0.0
    for side in range(4):
        points = mapped(_between(outline, corners[side], corners[(side + 1) % 4]), back)
        along, off = (points[:, 0], points[:, 1]) if side % 2 == 0 else (points[:, 1], points[:, 0])
        curve = _curve(along, off - (side in {1, 2}))
        if curve is None:
            return None
        most = max(most, float(np.abs(curve).sum()))
        # It fades towards the opposite side: (1 - v) / 2 or (1 + v) / 2.
        share = np.array([0.5, 0.5 if side in {1, 2} else -0.5])
        if side % 2 == 0:
            bend[1, :2, : len(curve)] += share[:, None] * curve
        else:
            bend[0, : len(curve), :2] += curve[:, None] * share
    return (inner, bend) if STRAIGHT < most < MOST else None


def _corners(outline: NDArray[np.float64], quad: NDArray[np.float64]) -> list[int]:
    """The four points of the largest area, from those next to the quad's corners."""
    away = np.linalg.norm(outline[:, None] - quad, axis=2)
    chosen = [int(number) for number in away.argmin(axis=0)]
    for _ in range(3):
        for corner in range(4):
            before, after = outline[chosen[corner - 1]], outline[chosen[(corner + 1) % 4]]
            across = after - before
            height = (outline - before) @ np.array([across[1], -across[0]])
            chosen[corner] = int(height.argmax())
    return chosen


def _between(outline: NDArray[np.float64], first: int, last: int) -> NDArray[np.float64]:
    """Points at even distances along the shorter way from one point of an outline to another."""
    ahead = outline[np.arange(first, first + (last - first) % len(outline) + 1) % len(outline)]
    behind = outline[np.arange(first, first - (first - last) % len(outline) - 1, -1) % len(outline)]
    lengths = [np.linalg.norm(np.diff(way, axis=0), axis=1) for way in (ahead, behind)]
    which = int(lengths[1].sum() < lengths[0].sum())
    way, passed = (ahead, behind)[which], np.append(0, np.cumsum(lengths[which]))
    at = np.linspace(0, passed[-1], POINTS)
    return np.stack([np.interp(at, passed, way[:, axis]) for axis in (0, 1)], axis=1)


def _curve(along: NDArray[np.float64], off: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """Coefficients of the polynomial near most of the points; None where there is none."""
    basis: NDArray[np.float64] = np.polynomial.chebyshev.chebvander(
        2 * np.clip(along, 0, 1) - 1, DEGREE - 1
    ).astype(np.float64)
    weight = np.ones(len(along))
    solution: NDArray[np.float64] = np.zeros(DEGREE)
    away = off
    for _ in range(4):
        weighted = basis.T * weight
        solution = np.linalg.solve(weighted @ basis + 1e-3 * np.eye(DEGREE), weighted @ off).astype(
            np.float64
        )
        away = np.abs(off - basis @ solution)
        weight = 1 / (1 + (away / UNEVEN) ** 2)
    return solution if float(np.median(away)) < UNEVEN else None
