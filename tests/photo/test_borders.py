"""The regions that thick lines make."""

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet import Layout
from nonet.photo.borders import regions_of
from nonet.photo.straighten import CELL, MARGIN

JIGSAW = "111222333111122233144452236444552336744552666774558866779958886779998888777999988"


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
    return np.clip(picture, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("size", [4, 6, 9, 16])
@pytest.mark.parametrize("noise", [0, 15])
def test_usual_boxes(size: int, noise: float) -> None:
    usual = Layout.of_size(size)
    picture = drawn(np.array(usual.regions).reshape(size, size), noise=noise)
    assert regions_of(picture, size) == usual


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_lines_of_one_thickness(size: int) -> None:
    picture = drawn(np.zeros((size, size), int), noise=10)
    assert regions_of(picture, size) == Layout.of_size(size)


def test_boxes_of_two_columns() -> None:
    regions = np.array([[row // 3 * 3 + column // 2 for column in range(6)] for row in range(6)])
    assert regions_of(drawn(regions), 6) == Layout.jigsaw(regions.ravel().tolist())


@pytest.mark.parametrize("noise", [0, 10])
def test_jigsaw(noise: float) -> None:
    regions = np.array([int(digit) for digit in JIGSAW]).reshape(9, 9)
    assert sorted(np.bincount(regions.ravel())[1:]) == 9 * [9]
    assert regions_of(drawn(regions, noise=noise), 9) == Layout.jigsaw(JIGSAW)


def test_regions_of_unequal_size_are_no_jigsaw() -> None:
    regions = np.array([int(digit) for digit in JIGSAW]).reshape(9, 9)
    regions[0, 3] = 1
    assert regions_of(drawn(regions), 9) == Layout.of_size(9)
