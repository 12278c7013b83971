"""Grids found by the rows and columns of their digits."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.photo.test_grids import true_mesh

from nonet import Grid
from nonet.photo import read_photo, read_photos
from nonet.photo.characters import digit_quads
from nonet.photo.grids import find_grids, grids_of_digits
from nonet.photo.lighting import line_picture

Picture = NDArray[np.uint8]

HEIGHT, WIDTH = 600, 640
FONT = cv2.FONT_HERSHEY_DUPLEX
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CORNERS = np.array([[110.0, 70.0], [560.0, 90.0], [530.0, 520.0], [90.0, 540.0]])


def middles(size: int, corners: NDArray[np.float64]) -> NDArray[np.float64]:
    """The middles of the cells: shape (size, size, 2)."""
    halves: NDArray[np.float64] = true_mesh(2 * size, corners)[1::2, 1::2]
    return halves


def page(
    texts: list[str], corners: NDArray[np.float64] = CORNERS, *, grey: int = 60, words: bool = True
) -> Picture:
    """A text in the middle of each cell of a grid without lines, and words below it."""
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    size = round(len(texts) ** 0.5)
    scale = 0.55 * (corners[1, 0] - corners[0, 0]) / size / 22
    for text, (x, y) in zip(texts, middles(size, corners).reshape(-1, 2), strict=True):
        (width, height), _ = cv2.getTextSize(text, FONT, scale, 2)
        place = round(x - width / 2), round(y + height / 2)
        cv2.putText(picture, text, place, FONT, scale, grey, 2)
    if words:
        cv2.putText(picture, "easy number 24", (60, 590), FONT, 0.7, 60, 2)
    return picture


def some_texts(size: int) -> list[str]:
    """Digits, or letters for those above 9, in about half of the cells of a grid."""
    rng = np.random.default_rng(size)
    digits = "123456789ABCDEFG"[:size]
    return [rng.choice(list(digits)) if rng.random() < 0.5 else "" for _ in range(size * size)]


@pytest.mark.parametrize("size", [6, 9, 16])
def test_digits_alone(size: int) -> None:
    """The likeliest grid is theirs, whatever words stand below it."""
    quads = digit_quads(line_picture(page(some_texts(size))))
    _, found, corners = max(quads, key=lambda each: each[0])
    assert found == size
    assert np.abs(corners - CORNERS).max() < 0.25 * (CORNERS[1, 0] - CORNERS[0, 0]) / size


def test_an_empty_row() -> None:
    """The grid may lie on both sides of the rows with digits: both are found."""
    texts = some_texts(9)
    texts[:9] = [""] * 9
    quads = digit_quads(line_picture(page(texts, words=False)))
    cell = (CORNERS[1, 0] - CORNERS[0, 0]) / 9
    tops = sorted(float(quad[0, 1]) for _, size, quad in quads if size == 9)
    assert abs(tops[0] - CORNERS[0, 1]) < 0.25 * cell
    assert abs(tops[-1] - tops[0] - cell) < 0.25 * cell


@pytest.mark.parametrize("light", [False, True])
def test_a_puzzle_without_lines(light: bool) -> None:
    """It is read, though no line says where its grid is."""
    picture = page([digit.strip(".") for digit in PUZZLE])
    if light:
        picture = 255 - picture
    for reading in (read_photo(picture), *read_photos(picture)):
        assert reading.puzzle.grid == Grid(PUZZLE)
        assert np.abs(reading.corners - CORNERS).max() < 15


def test_lines_that_are_seen() -> None:
    """A grid is moved onto lines that digits did not say exactly."""
    picture = page([digit.strip(".") for digit in PUZZLE])
    mesh = true_mesh(9, CORNERS)
    for line in (*mesh, *mesh.swapaxes(0, 1)):
        cv2.polylines(picture, [np.rint(line).astype(np.int32)], False, 120, 1)
    shifted = np.roll(picture, 3, axis=1)  # digits and lines
    grids = grids_of_digits(shifted, [])
    assert grids[0].size == 9
    assert np.abs(grids[0].mesh - mesh - (3, 0)).max() < 2


def test_grids_that_were_found_before() -> None:
    """They are not found again."""
    picture = page([digit.strip(".") for digit in PUZZLE])
    first = grids_of_digits(picture, [])[0]
    again = [grid for grid in grids_of_digits(picture, [first]) if grid.size == first.size]
    assert not any(np.abs(grid.mesh - first.mesh).max() < 5 for grid in again)


@pytest.mark.parametrize("shape", [(20, 20), (60, 600), (400, 400)])
def test_noise(shape: tuple[int, int]) -> None:
    """Specks of noise may lie on a lattice by chance, but there is no puzzle in them."""
    noise = np.random.default_rng(1).integers(0, 256, shape).astype(np.uint8)
    found = find_grids(noise)
    assert len(grids_of_digits(noise, found)) <= 4


def test_a_page_of_text() -> None:
    """Letters of words are no grid."""
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    rng = np.random.default_rng(3)
    for top in range(30, HEIGHT, 26):
        left = 10
        while left < WIDTH - 100:
            word = "".join(rng.choice(list("abcdehiklmnorstuz"), int(rng.integers(2, 9))))
            cv2.putText(picture, word, (left, top), FONT, 0.55, 60, 1)
            left += cv2.getTextSize(word, FONT, 0.55, 1)[0][0] + 8
    assert not [size for _, size, _ in digit_quads(line_picture(picture)) if size > 9]


@pytest.mark.parametrize("step", [(8, 5), (12, 9), (24, 22)])
def test_more_characters_than_a_grid_has(step: tuple[int, int]) -> None:
    """What has thousands of them is passed over before anything is compared with all others."""
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    down, across = step
    for left in range(2, WIDTH - across, across):
        for top in range(2, HEIGHT - down, down):
            picture[top : top + 7, left : left + 2] = 40
    assert len(digit_quads(line_picture(picture))) < 30
