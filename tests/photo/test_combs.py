"""Grids found by the even spacing of their lines."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.photo.test_grids import BOXES

from nonet.photo.combs import combed_quads
from nonet.photo.grids import find_grids
from nonet.photo.lattice import Lattice

WIDTH, HEIGHT = 700, 420


def drawn(
    size: int, first: tuple[float, float], cell: float, *, dark: float, frame: bool = False
) -> NDArray[np.float32]:
    """A line picture with a grid whose lines are this dark, words above it and noise."""
    picture = np.zeros((HEIGHT, WIDTH), np.uint8)
    x, y = first
    for number in range(size + 1) if frame else range(1, size):
        for at, to in (((number, 0), (number, size)), ((0, number), (size, number))):
            start = round(x + at[0] * cell), round(y + at[1] * cell)
            end = round(x + to[0] * cell), round(y + to[1] * cell)
            cv2.line(picture, start, end, round(255 * dark), 2)
    for left in range(10, WIDTH - 60, 60):
        cv2.putText(picture, "words", (left, 30), cv2.FONT_HERSHEY_SIMPLEX, 0.6, 255, 2)
    for number in range(0, size * size, 4):
        place = round(x + (number % size + 0.3) * cell), round(y + (number // size + 0.75) * cell)
        cv2.putText(picture, "5", place, cv2.FONT_HERSHEY_SIMPLEX, cell / 42, 255, 2)
    noise = np.random.default_rng(size).normal(0, 0.05, picture.shape)
    return np.clip(picture / 255 + np.abs(noise), 0, 1).astype(np.float32)


def level(matrix: NDArray[np.float64] | None = None) -> Lattice:
    """Of a picture whose lines are level and upright, or become so by a homography."""
    nothing = np.zeros((0, 2, 2))
    return Lattice(nothing, nothing, WIDTH, HEIGHT, np.eye(3) if matrix is None else matrix)


def off(quads: list[NDArray[np.float64]], expected: NDArray[np.float64]) -> float:
    """How far the nearest one is from these corners, in pixels."""
    return min((float(np.abs(quad - expected).max()) for quad in quads), default=np.inf)


@pytest.mark.parametrize("frame", [False, True])
@pytest.mark.parametrize("size", [6, 9])
def test_faint_lines(size: int, frame: bool) -> None:
    """Lines no darker than a fifth are found by their length."""
    cell = 324 / size
    quads = combed_quads(drawn(size, (205, 60), cell, dark=0.2, frame=frame), level(), size)
    corners = np.array([[205, 60], [529, 60], [529, 384], [205, 384]])
    assert off(quads, corners) < 0.25 * cell


def test_seen_from_the_side() -> None:
    """The corners are those in the line picture, where lines of a direction meet far away."""
    before = np.array([[205, 60], [529, 60], [529, 384], [205, 384]], np.float32)
    after = np.array([[240, 80], [500, 60], [560, 370], [190, 350]], np.float32)
    matrix = cv2.getPerspectiveTransform(before, after)
    lines = cv2.warpPerspective(drawn(9, (205, 60), 36, dark=0.3), matrix, (WIDTH, HEIGHT))
    quads = combed_quads(lines.astype(np.float32), level(matrix.astype(np.float64)), 9)
    assert off(quads, after.astype(np.float64)) < 12


@pytest.mark.parametrize("shape", [(32, 32), (33, 600), (600, 33)])
def test_small_pictures(shape: tuple[int, int]) -> None:
    """There are no quads where cells would be too small."""
    noise = np.random.default_rng(1).random(shape, np.float32)
    nothing = np.zeros((0, 2, 2))
    lattice = Lattice(nothing, nothing, *shape[::-1], np.eye(3))
    for size in (6, 9):
        assert combed_quads(noise, lattice, size) == []


def test_nothing_is_found_in_noise() -> None:
    """Noise has no long lines."""
    noise = np.random.default_rng(2).random((HEIGHT, WIDTH), np.float32)
    assert combed_quads(noise, level(), 9) == []


@pytest.mark.parametrize("size", [6, 9])
def test_of_a_picture(size: int) -> None:
    """Faint lines and a few thick ones, without a frame, between words."""
    picture = np.full((520, 480), 205, np.uint8)
    cell, (x, y) = 324 / size, (80, 100)
    columns, rows = BOXES[size][1], BOXES[size][0]
    for number in range(1, size):
        for period, turned in ((columns, False), (rows, True)):
            is_thick = number % period == 0
            ends = [(number * cell, 0), (number * cell, 324)]
            start, end = [(b, a) if turned else (a, b) for a, b in ends]
            first, last = ((round(x + a), round(y + b)) for a, b in (start, end))
            cv2.line(picture, first, last, 60 if is_thick else 193, 4 if is_thick else 1)
    for number in range(0, size * size, 3):
        place = round(x + (number % size + 0.3) * cell), round(y + (number // size + 0.75) * cell)
        cv2.putText(picture, "3", place, cv2.FONT_HERSHEY_SIMPLEX, cell / 42, 60, 2)
    for at in (40, 62, 84):
        cv2.putText(picture, "some words here", (70, at), cv2.FONT_HERSHEY_SIMPLEX, 0.7, 60, 2)
    grain = np.random.default_rng(4).normal(0, 3, picture.shape)
    noisy = np.clip(picture + grain, 0, 255).astype(np.uint8)
    corners = np.array([[80, 100], [404, 100], [404, 424], [80, 424]])
    found = [
        grid.mesh[[0, 0, -1, -1], [0, -1, -1, 0]] for grid in find_grids(noisy) if grid.size == size
    ]
    of_any_turn = [np.roll(quad, turn, axis=0) for quad in found for turn in range(4)]
    assert off(of_any_turn, corners) < 0.15 * cell
