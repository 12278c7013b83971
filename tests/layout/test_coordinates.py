"""Names of cells and their indices."""

from __future__ import annotations

import pytest

from nonet import PlacementError, cell_name, parse_cell
from nonet.layout.coordinates import cell_names, indices_of_names, names_of


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


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("r4c7", "r4c7"),
        ("R04C007", "r4c7"),
        ("r1c1-3", "r1c1 r1c2 r1c3"),
        ("r1c3-1", "r1c3 r1c2 r1c1"),
        ("r1-3c5", "r1c5 r2c5 r3c5"),
        ("r2-1c1-2", "r2c1 r2c2 r1c1 r1c2"),
        ("r1c1,r2c2; r3c3\n r1c1", "r1c1 r2c2 r3c3 r1c1"),
        (" r1c1-1 ", "r1c1"),
        ("r100c99-100", "r100c99 r100c100"),
    ],
)
def test_ranges_are_spelled_out(text: str, names: str) -> None:
    """Ranges go along rows, columns or rectangles, in the direction in which they are written."""
    assert cell_names(text) == tuple(names.split())


@pytest.mark.parametrize("text", ["", " ", "r1", "r1c", "r1c1-", "r-1c1", "r1c1--3", "r1c1 x"])
def test_other_words_are_refused(text: str) -> None:
    """A word that is no cell and no range is echoed in the error."""
    with pytest.raises(PlacementError, match="expected cells such as r4c7, r1c1-4 or r1-3c5"):
        cell_names(text)


@pytest.mark.parametrize("text", ["r0c1", "r1c0-3", "r101c1", "r1-101c1", "r999c999"])
def test_ranges_stay_in_the_largest_grid(text: str) -> None:
    """Rows and columns are from 1 to 100, whatever the size of the grid will be."""
    with pytest.raises(PlacementError, match=f"rows and columns from 1 to 100, found '{text}'"):
        cell_names(text)


def test_a_text_of_cells_is_not_endless() -> None:
    """A text that names a large grid many times over is refused before it fills the memory."""
    with pytest.raises(PlacementError, match="expected at most 10,000 cells, found more"):
        cell_names(100_000 * "r1-100c1-100 ")
    with pytest.raises(PlacementError, match="found 'xxxxx"):
        cell_names(1_000_000 * "x")


def test_many_names_at_once_are_those_one_by_one() -> None:
    """The quick ways over all names of a size agree with `parse_cell`."""
    for size in (1, 9, 100):
        index = indices_of_names(size)
        assert [parse_cell(name, size) for name in index] == list(index.values())
        assert names_of(list(index)) == tuple(index)
    assert names_of(["r1c1", "r1c1-2"]) is None
    assert names_of([]) is None
    assert names_of(10_001 * ["r1c1"]) is None
