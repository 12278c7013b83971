"""Grids beside those that were found."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.photo.test_grids import CORNERS, assert_among, bent, page, true_mesh

from nonet.photo.beside import extended, grids_beside
from nonet.photo.grids import FoundGrid
from nonet.photo.mesh import fit_of_mesh

SIDE = CORNERS[1, 0] - CORNERS[0, 0]


def aside(size: int, right: int, down: int) -> FoundGrid:
    """The grid of a page, some cells to the right and down."""
    mesh = true_mesh(size, CORNERS + SIDE / size * np.array([right, down]))
    return FoundGrid(size, mesh, 0.7)


@pytest.mark.parametrize("size", [6, 9, 16])
@pytest.mark.parametrize("way", [(1, 0), (0, -1), (-1, 1)])
def test_a_cell_aside(size: int, way: tuple[int, int]) -> None:
    """The grid is found that one is a cell aside of."""
    grid = aside(size, *way)
    found = grids_beside(page(size), [grid], [grid])
    assert_among(found[:1], true_mesh(size), within=0.05)


@pytest.mark.parametrize(("part", "size"), [(9, 16), (6, 16), (6, 9)])
def test_a_part_of_a_larger_one(part: int, size: int) -> None:
    """A part grows to the whole, on bent paper, too."""
    picture, whole = bent(page(size), true_mesh(size))
    grid = FoundGrid(part, whole[2 : part + 3, 1 : part + 2], 0.9)
    found = grids_beside(picture, [grid], [grid])
    assert_among([one for one in found if one.size == size], whole, within=0.1)


def test_what_was_found_before() -> None:
    """A grid is found once."""
    grid, right = aside(9, 1, 0), aside(9, 0, 0)
    found = grids_beside(page(9), [grid], [grid, right])
    assert all(np.abs(one.mesh - right.mesh).max() > SIDE / 9 / 2 for one in found)


def test_nothing_beside_it() -> None:
    """Where there are no lines, there is no grid."""
    blank = np.full((700, 900), 215, np.uint8)
    assert grids_beside(blank, [aside(9, 0, 0)], []) == []
    assert grids_beside(page(4), [aside(4, 1, 0)], []) == []  # any few digits make a puzzle


def curved(size: int) -> NDArray[np.float64]:
    """Crossings of bent lines."""
    mesh = true_mesh(size)
    mesh[..., 1] += 15 * np.sin(mesh[..., 0] / 200)
    return mesh


@pytest.mark.parametrize(("above", "left"), [(True, True), (True, False), (False, False)])
def test_a_row_and_a_column_more(above: bool, left: bool) -> None:
    """They go on as those before do."""
    mesh = curved(9)
    rows = np.s_[1:] if above else np.s_[:-1]
    columns = np.s_[1:] if left else np.s_[:-1]
    away = extended(mesh[rows, columns], above=above, left=left) - mesh
    assert np.abs(away).max() < 0.05 * SIDE / 9


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_a_grid_through_crossings(size: int) -> None:
    """It has them, flat or bent."""
    for mesh in (true_mesh(size), curved(size)):
        assert np.abs(fit_of_mesh(mesh).mesh() - mesh).max() < 0.05 * SIDE / size
