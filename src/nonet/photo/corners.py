"""The mesh of a grid whose corners are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from nonet.errors import PhotoError


def checked_corners(
    corners: Sequence[Sequence[float]] | NDArray[np.float64],
) -> NDArray[np.float64]:
    """Four points (x, y) clockwise, shape (4, 2).

    Raises
    ------
    TypeError
        They are not four points.
    PhotoError
        They are not the corners of a convex quadrangle.
    """
    try:
        points = np.asarray(corners, dtype=np.float64)
    except (TypeError, ValueError):
        raise TypeError("expected four corners (x, y), found something else") from None
    if points.shape != (4, 2):
        raise TypeError(f"expected four corners (x, y), found shape {points.shape}")
    along = np.roll(points, -1, axis=0) - points
    after = np.roll(along, -1, axis=0)
    turns = along[:, 0] * after[:, 1] - along[:, 1] * after[:, 0]
    if not (np.isfinite(points).all() and (turns > 1).all()):
        raise PhotoError("expected four corners clockwise, found others")
    return points


def mesh_of(corners: NDArray[np.float64], size: int) -> NDArray[np.float64]:
    """The crossings of the lines of a flat grid, shape (size + 1, size + 1, 2).

    Parameters
    ----------
    corners
        Shape (4, 2): x, y, from the top left corner clockwise.
    size
        Cells in a row.

    Examples
    --------
    >>> mesh_of(np.array([[0.0, 0], [8, 0], [8, 8], [0, 8]]), 4)[1, 2]
    array([4., 2.])
    """
    # The homography of the unit square: x = (a·u + b·v + c) / (g·u + h·v + 1), and so on.
    square = ((0, 0), (1, 0), (1, 1), (0, 1))
    rows, values = [], []
    for (u, v), (x, y) in zip(square, corners.tolist(), strict=True):
        rows += [[u, v, 1, 0, 0, 0, -u * x, -v * x], [0, 0, 0, u, v, 1, -u * y, -v * y]]
        values += [x, y]
    matrix = np.append(np.linalg.solve(np.array(rows), np.array(values)), 1).reshape(3, 3)
    steps = np.linspace(0, 1, size + 1)
    across, down = np.meshgrid(steps, steps)
    points = np.stack([across, down, np.ones_like(across)], axis=-1) @ matrix.T
    mesh: NDArray[np.float64] = points[..., :2] / points[..., 2:]
    return mesh
