"""The extra houses, against what players say of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.each import each
from tests.strategies import layouts

from nonet import House, Layout


def of_kind(layout: Layout, kind: str) -> list[House]:
    """The houses of a layout that are of this kind."""
    return [house for house in layout.houses if house.kind == kind]


@given(layouts())
def test_rows_and_columns_come_first(layout: Layout) -> None:
    """A row is N cells side by side, a column every Nth cell; 1×1 has only its row."""
    size = layout.size
    for row in range(size):
        assert layout.houses[row].name == f"row {row + 1}"
        assert {cell // size for cell in layout.houses[row].cells} == {row}
    for house in of_kind(layout, "column"):
        assert {cell % size for cell in house.cells} == {house.index}


@each("size", range(2, 101))
def test_diagonals_go_from_corner_to_corner(size: int) -> None:
    """On one diagonal row equals column, on the other they add up to the last row."""
    falling, rising = of_kind(Layout.latin(size, diagonals=True), "diagonal")
    assert all(cell // size == cell % size for cell in falling.cells)
    assert all(cell // size + cell % size == size - 1 for cell in rising.cells)


def test_windows_of_a_windoku() -> None:
    """The four windows lie in rows and columns 2 to 4 and 6 to 8."""
    windows = of_kind(Layout.of_size(9, windows=True), "window")
    spans = [(1, 2, 3), (5, 6, 7)]
    assert [set(house.cells) for house in windows] == [
        {row * 9 + column for row in rows for column in columns}
        for rows in spans
        for columns in spans
    ]


@pytest.mark.parametrize("side", range(2, 11))
def test_windows_keep_clear_of_borders_and_each_other(side: int) -> None:
    """There are (√N − 1)² windows; none touches the border or another window."""
    size = side * side
    windows = of_kind(Layout.of_size(size, windows=True), "window")
    assert len(windows) == (side - 1) ** 2
    holding = {cell: house.index for house in windows for cell in house.cells}
    assert len(holding) == len(windows) * size
    for cell, index in holding.items():
        row, column = divmod(cell, size)
        assert 0 < row < size - 1
        assert 0 < column < size - 1
        for near in (cell + 1, cell + size, cell + size + 1, cell + size - 1):
            assert holding.get(near, index) == index


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (3, 3), (4, 5), (10, 10)])
def test_groups_take_one_cell_from_every_box(shape: tuple[int, int]) -> None:
    """The cells of a disjoint group are at the same place in their boxes."""
    rows, columns = shape
    layout = Layout.boxes(rows, columns, disjoint_groups=True)
    groups = of_kind(layout, "group")
    assert len(groups) == layout.size
    for group in groups:
        places = {
            (cell // layout.size % rows, cell % layout.size % columns) for cell in group.cells
        }
        assert places == {divmod(group.index, columns)}
        assert layout.regions is not None
        assert len({layout.regions[cell] for cell in group.cells}) == layout.size


def test_houses_are_counted_from_one_in_their_names() -> None:
    """The name of a house is its kind and number."""
    assert House("window", 3, (0,)).name == "window 4"
