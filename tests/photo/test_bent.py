"""Outlines of grids on curved paper."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from nonet.photo.bent import bent_sides
from nonet.photo.mesh import fit_of_quad

SIDE = 300.0


def outline(bend: float) -> NDArray[np.float64]:
    """Around a square of which the upper and lower sides are bent downwards in their middle."""
    at = np.linspace(0, 1, 60, endpoint=False)
    sag = bend * np.sin(np.pi * at)
    sides = [
        np.stack([at, sag], axis=1),
        np.stack([np.ones_like(at), at], axis=1),
        np.stack([1 - at, 1 + sag], axis=1),
        np.stack([np.zeros_like(at), 1 - at], axis=1),
    ]
    points: NDArray[np.float64] = 50 + SIDE * np.concatenate(sides)
    return points


QUAD = 50 + SIDE * np.array([[-0.02, -0.02], [1.02, -0.02], [1.02, 1.1], [-0.02, 1.1]])


def test_bent_sides() -> None:
    """The corners are those of the outline, and lines between bent sides bend as they do."""
    bent = bent_sides(outline(0.06), QUAD)
    assert bent is not None
    corners, bend = bent
    square = 50 + SIDE * np.array([[0.0, 0], [1, 0], [1, 1], [0, 1]])
    assert np.abs(corners - square).max() < 0.04 * SIDE
    mesh = fit_of_quad(corners, 4, bend).mesh()
    middles = 50 + SIDE * np.array([[0.5, row / 4 + 0.06] for row in range(5)])
    assert np.abs(mesh[:, 2] - middles).max() < 0.02 * SIDE


def test_straight_sides() -> None:
    """A square needs no bend."""
    assert bent_sides(outline(0.0), QUAD) is None


def test_ragged_sides() -> None:
    """An outline that runs around other things as well is no bent side."""
    ragged = outline(0.06)
    ragged[10:50, 1] += np.random.default_rng(1).uniform(-30, 30, 40)
    assert bent_sides(ragged, QUAD) is None
