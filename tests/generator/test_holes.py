"""Complete grids with holes: as many as asked for, evenly spread, repeatable."""

from __future__ import annotations

import pytest

import nonet
from nonet import Grid, Layout, grid_with_holes

LAYOUTS = [
    Layout.of_size(9),
    Layout.latin(17),
    Layout.boxes(4, 5),
    Layout.of_size(9, diagonals=True),
]


def holes_in_houses(grid: Grid) -> set[int]:
    """How many holes there are in houses of the grid."""
    return {sum(grid.digits[cell] == 0 for cell in house.cells) for house in grid.layout.houses}


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
@pytest.mark.parametrize("each", [0, 1, 5, 9])
def test_whole_numbers_of_holes_are_in_every_house(layout: Layout, each: int) -> None:
    """A whole number of holes per house is met in each row, column, box and diagonal."""
    grid = grid_with_holes(each * layout.size, layout, seed=3)
    assert holes_in_houses(grid) == {each}


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
@pytest.mark.parametrize("holes", [0.3, 0.42, 0.99])
def test_houses_differ_by_one_hole_at_most(layout: Layout, holes: float) -> None:
    """A share of the cells is spread evenly too, and the grid still has a solution."""
    grid = grid_with_holes(holes, layout, seed=7)
    assert grid.digits.count(0) == round(holes * layout.cell_count)
    assert max(holes_in_houses(grid)) - min(holes_in_houses(grid)) <= 1
    assert nonet.count(grid, limit=1) == 1


def test_a_seed_gives_the_same_grid() -> None:
    """The seed decides; without one grids differ."""
    layout = Layout.latin(12)
    assert grid_with_holes(60, layout, seed=1) == grid_with_holes(60, layout, seed=1)
    assert grid_with_holes(60, layout, seed=1) != grid_with_holes(60, layout, seed=2)
    assert grid_with_holes(60, layout) != grid_with_holes(60, layout)


def test_all_cells_can_be_holes() -> None:
    """None and all are numbers of holes."""
    assert grid_with_holes(0).is_full
    assert grid_with_holes(81) == Grid.empty(Layout.of_size(9))


@pytest.mark.parametrize("holes", [-1, 82, 1.5, float("nan")])
def test_impossible_numbers_are_refused(holes: float) -> None:
    """Too few, too many and broken numbers are errors that name the number."""
    with pytest.raises(nonet.NonetError, match="expected up to 81 holes"):
        grid_with_holes(holes)
