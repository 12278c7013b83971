"""Grids straightened, and their cells as the network has them."""

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet.photo.straighten import CELL, MARGIN, WINDOW, cell_windows, straighten
from photo_pictures import synthetic_photo

SIDE = 300


def square_mesh(size: int, start: float, cell: float) -> NDArray[np.float64]:
    """The crossings of an upright grid."""
    at = start + cell * np.arange(size + 1.0)
    return np.stack(np.meshgrid(at, at), axis=-1)


def dotted(size: int, start: float, cell: float) -> NDArray[np.uint8]:
    """A picture with a dark square in the middle of each cell on one diagonal."""
    picture = np.full((SIDE, SIDE), 200, np.uint8)
    for number in range(size):
        middle = start + (number + 0.5) * cell
        first, last = round(middle - cell / 8), round(middle + cell / 8)
        picture[first:last, first:last] = 40
    return picture


@pytest.mark.parametrize("cell", [20.0, 28.0, 60.0])
def test_cells_lie_where_they_belong(cell: float) -> None:
    """Each dark square is in the middle of its cell, whatever the scale."""
    flat = straighten(dotted(4, 17, cell), square_mesh(4, 17, cell))
    assert flat.shape == (4 * CELL + 2 * MARGIN,) * 2
    rows, columns = np.nonzero(flat < 120)
    for number in range(4):
        here = (rows - MARGIN) // CELL == number
        assert rows[here].mean() == pytest.approx(MARGIN + (number + 0.5) * CELL - 0.5, abs=1)
        assert columns[here].mean() == pytest.approx(rows[here].mean(), abs=0.5)


def test_windows_go_beyond_their_cells() -> None:
    """They have a margin, and only the cells with ink are dark."""
    flat = straighten(dotted(4, 17, 28), square_mesh(4, 17, 28))
    pieces = cell_windows(flat, 4)
    assert pieces.shape == (16, WINDOW, WINDOW)
    assert pieces.dtype == np.float32
    full = [piece.max() > 1 for piece in pieces]
    assert full == [number % 5 == 0 for number in range(16)]


def test_light_on_dark_is_turned() -> None:
    """A picture and its negative have the same cells."""
    photo = synthetic_photo(3, size=9, pixels=500)
    straight, negative = (
        straighten(one, photo.mesh) for one in (photo.picture, 255 - photo.picture)
    )
    assert np.abs(straight.astype(int) - negative).max() <= 1


def test_a_lit_corner_is_no_light_print() -> None:
    """Print in a shadow is not inverted, although a lit corner has more contrast."""
    picture = np.minimum(dotted(4, 17, 28), 80)
    rows, columns = np.mgrid[:SIDE, :SIDE]
    picture[rows + columns > 220] = 255
    flat = straighten(picture, square_mesh(4, 17, 28))
    assert flat[-1, -1] == 255


def test_the_edge_of_a_shadow_is_no_ink() -> None:
    """Cells on both sides of it look the same; a line does not."""
    picture = np.full((SIDE, SIDE), 200, np.uint8)
    picture[:, 100:] = 90
    picture[140:144] = 20
    pieces = cell_windows(straighten(picture, square_mesh(9, 20, 28)), 9).reshape(9, 9, 32, 32)
    assert np.abs(pieces[0] - pieces[1]).max() < 0.2
    assert pieces[4].max() > 2


def test_a_grid_beyond_the_picture() -> None:
    """What lies outside is like the nearest pixel."""
    flat = straighten(np.full((40, 40), 128, np.uint8), square_mesh(4, -200, 100))
    assert (flat == 128).all()


def test_a_digit_in_the_slanting_edge_of_a_shadow_is_ink() -> None:
    """A stroke across the edge is as dark on both sides of it, and paper is none."""
    picture = np.full((SIDE, SIDE), 200, np.float32)
    picture[127:166, 143:150] = 100
    plain = cell_windows(straighten(picture.astype(np.uint8), square_mesh(9, 20, 28)), 9)
    y, x = np.mgrid[:SIDE, :SIDE]
    picture[x + y > 292] *= 0.45
    shaded = cell_windows(straighten(picture.astype(np.uint8), square_mesh(9, 20, 28)), 9)
    assert np.abs(shaded[40] - plain[40]).mean() < 0.25
    assert np.corrcoef(shaded[40].ravel(), plain[40].ravel())[0, 1] > 0.95


def test_a_light_digit_on_a_dark_cell_is_ink() -> None:
    """A stroke that is lighter than its dark cell looks like a dark one on light paper."""
    picture = np.full((SIDE, SIDE), 200, np.uint8)
    picture[132:160, 132:160] = 60
    picture[138:154, 144:148] = 190
    inverted = np.full((SIDE, SIDE), 200, np.uint8)
    inverted[132:160, 132:160] = 190
    inverted[138:154, 144:148] = 60
    light, dark = (
        cell_windows(straighten(one, square_mesh(9, 20, 28)), 9)[40, 6:-6, 6:-6]
        for one in (picture, inverted)
    )
    assert np.corrcoef(light.ravel(), dark.ravel())[0, 1] > 0.98
    assert light.max() > 2


def test_the_lit_corner_of_a_dark_cell_is_no_ink() -> None:
    """What is light at the sides of a cell, as where a shadow ends, is no digit."""
    picture = np.full((SIDE, SIDE), 200, np.uint8)
    y, x = np.mgrid[:SIDE, :SIDE]
    picture[x + y < 305] = 90
    assert cell_windows(straighten(picture, square_mesh(9, 20, 28)), 9)[40].max() < 0.5
