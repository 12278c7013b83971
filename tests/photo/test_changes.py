"""Pictures that readings are measured on: each change does what it says, and nothing else."""

from __future__ import annotations

import math

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.conformance.photo_changes import (
    LADDER,
    Pixels,
    Scene,
    blurred,
    curved,
    inverted,
    jpeg,
    noisy,
    random_of,
    scaled,
    shaded,
    tilt_matrix,
    turn_matrix,
    turned,
    warped,
)
from tests.conformance.photo_errors import painted_in, painted_out
from tests.conformance.photo_screens import screens
from tests.conformance.pictures_without_grid import KINDS, pictures
from tests.each import each

import nonet
from nonet import Grid

DIGITS = tuple(
    Grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
)
SIDE, LEFT, TOP = 40, 60, 50


def scene() -> Scene:
    """A grid with bars for digits on paper with a grain, lit from one side."""
    grain = np.random.default_rng(5).normal(0, 3, (480, 640))
    levels = 190 + grain + np.linspace(0, 30, 640)
    grid = slice(TOP, TOP + 9 * SIDE + 1), slice(LEFT, LEFT + 9 * SIDE + 1)
    for at in range(10):
        levels[TOP + at * SIDE, grid[1]] = levels[grid[0], LEFT + at * SIDE] = 60
    for cell in np.flatnonzero(DIGITS):
        row, column = divmod(int(cell), 9)
        y, x = TOP + row * SIDE, LEFT + column * SIDE
        levels[y + 10 : y + 30, x + 17 : x + 23] = 50
    steps = SIDE * np.arange(10.0)
    mesh = np.stack(np.meshgrid(LEFT + steps, TOP + steps), axis=-1)
    pixels = np.repeat(np.clip(levels, 0, 255).astype(np.uint8)[:, :, None], 3, axis=2)
    return Scene(pixels, mesh)


def smooth() -> Pixels:
    """A picture without edges, which survives two resamplings."""
    y, x = np.mgrid[:300, :400]
    levels = 128 + 60 * np.sin(x / 40) + 50 * np.cos(y / 30)
    return np.repeat(levels.astype(np.uint8)[:, :, None], 3, axis=2)


def inner(pixels: Pixels) -> NDArray[np.int64]:
    """The middle of a picture, without what a change uncovers."""
    height, width = pixels.shape[:2]
    middle = pixels[height // 4 : -height // 4, width // 4 : -width // 4]
    return np.asarray(middle, np.int64)


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("share", [0.15, 0.25])
def test_tilt_and_its_inverse(share: float, side: int) -> None:
    """A tilt shortens one side by its share, keeps the one opposite, and can be undone."""
    pixels = smooth()
    matrix = tilt_matrix(400, 300, share, side)
    corners = np.array([[[0, 0], [399, 0], [399, 299], [0, 299]]], np.float32)
    moved = cv2.perspectiveTransform(corners, matrix)[0]
    before = np.hypot(*(np.roll(corners[0], -1, axis=0) - corners[0]).T)
    after = np.hypot(*(np.roll(moved, -1, axis=0) - moved).T)
    assert after[side] == pytest.approx(before[side] * (1 - 2 * share), rel=1e-4)
    opposite = (side + 2) % 4
    assert after[opposite] == pytest.approx(before[opposite], rel=1e-4)
    there = warped(pixels, matrix, (400, 300))
    back = warped(there, np.linalg.inv(matrix), (400, 300))
    assert np.abs(inner(back) - inner(pixels)).max() <= 6


@pytest.mark.parametrize("degrees", [20.0, 45.0, 137.0])
def test_turns(degrees: float) -> None:
    """A turn keeps lengths and the whole picture, and can be undone."""
    pixels = smooth()
    matrix, width, height = turn_matrix(400, 300, degrees)
    corners = np.array([[0, 0, 1], [399, 0, 1], [399, 299, 1], [0, 299, 1]]) @ matrix.T
    assert corners[:, :2].min() >= -0.5
    assert (corners[:, :2].max(axis=0) <= (width - 0.5, height - 0.5)).all()
    assert math.hypot(*(corners[1] - corners[0])[:2]) == pytest.approx(399)
    # To the left: what was to the right of a point is above it.
    assert (corners[1] - corners[0])[1] == pytest.approx(-399 * math.sin(math.radians(degrees)))
    back = warped(warped(pixels, matrix, (width, height)), np.linalg.inv(matrix), (400, 300))
    assert np.abs(inner(back) - inner(pixels)).max() <= 6


def test_quarter_turns() -> None:
    """Four quarter turns are none, without any loss."""
    found = scene()
    rng = random_of(1)
    for _ in range(4):
        found = Scene(turned(90)(found, rng))
    assert np.array_equal(found.pixels, scene().pixels)


def test_curves() -> None:
    """Points move by waves as high as the share of the shorter side, down and across."""
    dots = np.full((300, 400, 3), 255, np.uint8)
    places = [(x, y) for x in range(60, 340, 40) for y in range(60, 240, 40)]
    for x, y in places:
        cv2.circle(dots, (x, y), 3, (0, 0, 0), cv2.FILLED)
    moved = curved(0.03)(Scene(dots), random_of(3))
    found = cv2.connectedComponentsWithStats((moved[:, :, 0] < 128).astype(np.uint8))[3][1:]
    assert len(found) == len(places)
    apart = np.array(places)[:, None] - found
    shift = np.take_along_axis(apart, np.abs(apart).sum(2).argmin(1)[:, None, None], 1)[:, 0]
    for reach in (shift.max(axis=0), -shift.min(axis=0)):
        assert (reach > 4).all()
        assert (reach < 9.6).all()


def test_shadow() -> None:
    """One side of the edge is darker by the factor, the other as it was; both have much of it."""
    before = scene()
    for seed in range(5):
        pixels = shaded(0.45)(before, random_of(seed))
        ratio = pixels[:, :, 0] / before.pixels[:, :, 0]
        dark, lit = ratio < 0.47, ratio > 0.98
        assert (dark | lit).mean() > 0.99
        grid = (slice(TOP, TOP + 9 * SIDE), slice(LEFT, LEFT + 9 * SIDE))
        assert 0.05 < dark[grid].mean() < 0.95


def test_what_is_left_of_the_levels() -> None:
    """Noise has its sigma, blur keeps the light, JPEG stays close, inverting twice is nothing."""
    grey = Scene(np.full((400, 400, 3), 128, np.uint8))
    rng = random_of(1)
    noise = noisy(12)(grey, rng).astype(float) - 128
    assert noise.std() == pytest.approx(12, abs=0.2)
    assert np.array_equal(noise[:, :, 0], noise[:, :, 2])
    before = scene()
    soft = blurred(1.5)(before, rng)
    assert soft.mean() == pytest.approx(before.pixels.mean(), abs=0.5)
    assert soft.std() < 0.8 * before.pixels.std()
    apart = np.abs(jpeg(90)(before, rng).astype(int) - before.pixels)
    assert 0 < apart.mean() < 4
    twice = inverted()(Scene(inverted()(before, rng)), rng)
    assert np.array_equal(twice, before.pixels)


def test_jpeg_keeps_colours_in_their_places() -> None:
    """Red stays red."""
    red = np.zeros((64, 64, 3), np.uint8)
    red[:, :, 0] = 200
    assert jpeg(90)(Scene(red), random_of(1))[32, 32] == pytest.approx((200, 0, 0), abs=6)


@pytest.mark.parametrize("longest", [400, 240])
def test_scales(longest: int) -> None:
    """The longer side gets its length; a picture is never enlarged."""
    change = scaled(longest)
    assert max(change(scene(), random_of(1)).shape) == longest
    small = Scene(np.zeros((90, 120, 3), np.uint8))
    assert change(small, random_of(1)).shape == (90, 120, 3)


@each("rung", LADDER)
def test_the_ladder_is_fixed(rung: object) -> None:
    """The same seed and name give the same picture, another name another one where there is chance.

    A picture is always uint8 with three colours.
    """
    apply = rung.apply  # type: ignore[attr-defined]
    one, same = (apply(scene(), random_of(1, "a.jpg")) for _ in range(2))
    assert one.dtype == np.uint8
    assert one.ndim == 3
    assert np.array_equal(one, same)


def cell_of(pixels: Pixels, cell: int) -> NDArray[np.float64]:
    """The inside of a cell of `scene`, without its lines."""
    row, column = divmod(cell, 9)
    y, x = TOP + row * SIDE, LEFT + column * SIDE
    return pixels[y + 3 : y + SIDE - 2, x + 3 : x + SIDE - 2, 0].astype(float)


def test_a_painted_out_cell_is_paper() -> None:
    """A given that is painted out leaves paper like that around, and all else as it was."""
    before = scene()
    for number in range(10):
        error = painted_out(before, DIGITS, random_of(number))
        assert DIGITS[error.cell]
        assert error.digits == tuple(
            0 if cell == error.cell else digit for cell, digit in enumerate(DIGITS)
        )
        paper = cell_of(error.pixels, error.cell)
        assert paper.min() > 150
        expected = 190 + 30 * (LEFT + (error.cell % 9 + 0.5) * SIDE) / 640
        assert paper.mean() == pytest.approx(expected, abs=4)
        assert paper.std() < 5
        assert outside_is_equal(before.pixels, error.pixels, error.cell)


def test_ink_painted_in() -> None:
    """Ink in an empty cell is as dark as digits, and all else is as it was."""
    before = scene()
    for number in range(10):
        error = painted_in(before, DIGITS, random_of(number))
        assert not DIGITS[error.cell]
        assert error.digits == DIGITS
        ink = cell_of(error.pixels, error.cell)
        assert 40 < ink.min() < 130
        assert 0 < (ink < 130).mean() < 0.3
        assert outside_is_equal(before.pixels, error.pixels, error.cell)


def outside_is_equal(before: Pixels, after: Pixels, cell: int) -> bool:
    """Whether only the inside of a cell has changed."""
    row, column = divmod(cell, 9)
    y, x = TOP + row * SIDE, LEFT + column * SIDE
    changed = (before != after).any(axis=2)
    changed[y + 1 : y + SIDE, x + 1 : x + SIDE] = False
    return not changed.any()


def test_pictures_without_a_grid() -> None:
    """There is one of each kind, the same every time."""
    count = len(KINDS)
    found = dict(pictures(count, 1))
    assert [name.rsplit(" ", 1)[0] for name in found] == list(KINDS)
    for name, pixels in pictures(count, 1):
        assert pixels.dtype == np.uint8
        assert pixels.ndim == 3
        assert np.array_equal(pixels, found[name])


def test_screenshots() -> None:
    """Each shows puzzles with one solution; the same ones every time."""
    found = list(screens(10, 2))
    again = list(screens(10, 2))
    assert {screen.group for screen in found} == {"9×9", "4×4", "6×6", "jigsaw 9×9", "16×16"}
    for one, other in zip(found, again, strict=True):
        assert np.array_equal(one.pixels, other.pixels)
        for shown in one.shown:
            assert nonet.count(Grid(shown.digits, layout=shown.layout), limit=2) == 1
