"""The regions that thick lines make."""

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet import Layout
from nonet.photo.borders import Borders
from nonet.photo.straighten import CELL, MARGIN

USUAL = {4: Layout.of_size(4), 6: Layout.boxes(2, 3), 9: Layout.of_size(9), 16: Layout.of_size(16)}


def drawn(
    regions: NDArray[np.int_], thin: int = 1, thick: int = 3, noise: float = 0
) -> NDArray[np.uint8]:
    """A straightened grid whose regions have thick borders."""
    size = len(regions)
    side = size * CELL + 2 * MARGIN
    picture = np.full((side, side), 230.0)
    for turned in (False, True):
        view = picture.T if turned else picture
        cells = regions.T if turned else regions
        for row in range(size):
            for column in range(1, size):
                width = thick if cells[row, column] != cells[row, column - 1] else thin
                at = MARGIN + column * CELL - width // 2
                view[MARGIN + row * CELL : MARGIN + (row + 1) * CELL + 1, at : at + width] = 40
    picture += np.random.default_rng(1).normal(0, noise, picture.shape)
    result: NDArray[np.uint8] = np.clip(picture, 0, 255).astype(np.uint8)
    return result


def zigzag(cut: int = 9) -> NDArray[np.int_]:
    """Nine regions: a path through strips of two and three columns, cut every `cut` cells."""
    path: list[tuple[int, int]] = []
    for strip, columns in enumerate(([0, 1], [2, 3], [4, 5], [6, 7, 8])):
        rows = range(9) if strip % 2 == 0 else range(8, -1, -1)
        for number, row in enumerate(rows):
            path.extend((row, column) for column in columns[:: 1 if number % 2 == 0 else -1])
    regions = np.zeros((9, 9), int)
    for number, cell in enumerate(path):
        regions[cell] = number // cut
    return regions


@pytest.mark.parametrize("size", [4, 6, 9, 16])
@pytest.mark.parametrize("noise", [0, 15])
def test_usual_boxes(size: int, noise: float) -> None:
    """Thick lines around boxes are the usual layout."""
    picture = drawn(np.array(USUAL[size].regions).reshape(size, size), noise=noise)
    assert Borders(picture, size).layout == USUAL[size]


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_lines_of_one_thickness(size: int) -> None:
    """Where all lines are equal, the boxes are the usual ones."""
    picture = drawn(np.zeros((size, size), int), noise=10)
    assert Borders(picture, size).layout == USUAL[size]


def test_boxes_of_two_columns() -> None:
    """Boxes of a 6 × 6 may stand upright."""
    regions = np.array([[row // 3 * 3 + column // 2 for column in range(6)] for row in range(6)])
    assert Borders(drawn(regions), 6).layout == Layout.boxes(3, 2)


@pytest.mark.parametrize("noise", [0, 10])
def test_jigsaw(noise: float) -> None:
    """Regions of nine cells each are a jigsaw."""
    regions = zigzag()
    expected = Layout.jigsaw(regions.ravel().tolist())
    assert Borders(drawn(regions, noise=noise), 9).layout == expected


def test_regions_of_unequal_size_are_no_jigsaw() -> None:
    """Ten cells are no region."""
    regions = zigzag(cut=10)
    assert Borders(drawn(regions), 9).layout == Layout.of_size(9)


@pytest.mark.parametrize("noise", [0, 10])
def test_thick_lines_of_other_regions(noise: float) -> None:
    """Thick lines that make no proper regions are not passed off as boxes; faint doubts are."""
    picture = drawn(zigzag(cut=10), noise=noise)
    assert len(Borders(picture, 9).stray_cells) > 20
    for proper in (zigzag(), np.array(USUAL[9].regions).reshape(9, 9), np.zeros((9, 9), int)):
        picture = drawn(proper, noise=noise)
        assert Borders(picture, 9).stray_cells == ()


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_upright_lines_a_little_darker(size: int) -> None:
    """A print or a screen makes them so; thick lines are thicker by more."""
    picture = drawn(np.zeros((size, size), int)).astype(float)
    level = drawn(np.zeros((size, size), int)).astype(float)
    for column in range(1, size):
        at = MARGIN + column * CELL
        picture[:, at] = 230 - 0.8 * (230 - level[:, at])
    picture += np.random.default_rng(1).normal(0, 2, picture.shape)
    found = Borders(np.clip(picture, 0, 255).astype(np.uint8), size)
    assert found.stray_cells == ()


@pytest.mark.parametrize("noise", [0, 10])
@pytest.mark.parametrize("size", [4, 6, 9])
def test_a_fold_over_thin_lines(size: int, noise: float) -> None:
    """A fold makes lines thick, never thin: so do only other regions."""
    regions = np.array(USUAL[size].regions).reshape(size, size)
    picture = drawn(regions, noise=noise)
    picture[MARGIN:-MARGIN, MARGIN + CELL - 3 : MARGIN + CELL + 4] = 40
    assert Borders(picture, size).stray_cells == ()
    moved = np.roll(regions, 1, axis=0)
    assert Borders(drawn(moved, noise=noise), size).stray_cells


def test_thick_lines_more_than_boxes_have() -> None:
    """More of them than a fold makes are doubted, though no line of the boxes is missing."""
    picture = drawn(np.array(USUAL[9].regions).reshape(9, 9))
    for column, is_doubted in ((1, False), (2, False), (4, True)):
        at = MARGIN + column * CELL
        picture[MARGIN:-MARGIN, at - 1 : at + 2] = 40
        assert bool(Borders(picture, 9).stray_cells) == is_doubted
