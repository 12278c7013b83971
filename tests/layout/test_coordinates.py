"""Names of cells and their indices."""

from __future__ import annotations

import pytest

from nonet import PlacementError, cell_name, parse_cell


def test_names_and_indices_are_each_others_reverse() -> None:
    """Over all cells of all sizes each name gives back its cell, and no name is used twice."""
    for size in range(1, 101):
        names = [cell_name(cell, size) for cell in range(size * size)]
        assert [parse_cell(name, size) for name in names] == list(range(size * size))
        assert len(set(names)) == size * size


def test_names_count_rows_then_columns_from_one() -> None:
    """r4c7 is the seventh cell of the fourth row."""
    assert cell_name(3 * 9 + 6, 9) == "r4c7"
    assert cell_name(100 * 100 - 1, 100) == "r100c100"
    assert parse_cell("R4C7", 9) == 33


@pytest.mark.parametrize(
    "name", ["", "r4", "c7", "r4c7 ", " r4c7", "4,7", "r-1c2", "r4c7c", "r٣c1"]
)
def test_invalid_names_are_refused(name: str) -> None:
    """Text of another form is echoed in the error."""
    with pytest.raises(PlacementError) as raised:
        parse_cell(name, 9)
    assert str(raised.value) == f"expected a cell name such as r4c7, found {name!r}"


@pytest.mark.parametrize("name", ["r0c1", "r1c0", "r10c1", "r1c10", "r999c999"])
def test_a_name_outside_the_grid_is_refused(name: str) -> None:
    """The error names the first and the last cell."""
    with pytest.raises(PlacementError) as raised:
        parse_cell(name, 9)
    assert str(raised.value) == f"expected a cell from r1c1 to r9c9, found {name!r}"


@pytest.mark.parametrize("cell", [-1, 81, 1000])
def test_an_index_outside_the_grid_is_refused(cell: int) -> None:
    """The error names the range of indices."""
    with pytest.raises(PlacementError) as raised:
        cell_name(cell, 9)
    assert str(raised.value) == f"expected a cell index from 0 to 80, found {cell}"
