"""Candidates as values: a grid with pencil marks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import candidates, grids
from tests.values import copies, evaluated

from nonet import Candidates, FormatError, Grid, Layout, PlacementError, cell_name
from nonet.grid import parse_puzzle


@given(grids())
def test_candidates_of_a_grid_see_no_equal_digit(grid: Grid) -> None:
    """A digit is a candidate of an empty cell unless a house of the cell already holds it."""
    layout = grid.layout
    found = Candidates.of(grid)
    for cell, digit in enumerate(grid.digits):
        seen = {
            grid.digits[other]
            for house in layout.houses
            if cell in house.cells
            for other in house.cells
        }
        expected = [digit] if digit else [d for d in range(1, grid.size + 1) if d not in seen]
        assert found[divmod(cell, grid.size)] == tuple(expected)


@given(candidates())
def test_cells_are_read_by_place_and_by_name(marks: Candidates) -> None:
    """Both ways give the digits whose bits are set, ascending."""
    size = marks.layout.size
    for cell, mask in enumerate(marks.masks):
        digits = marks[cell_name(cell, size)]
        assert digits == marks[divmod(cell, size)] == tuple(sorted(digits))
        assert sum(1 << digit - 1 for digit in digits) == mask


@given(candidates())
def test_the_pencil_mark_line_reads_back(marks: Candidates) -> None:
    """With the layout, N³ characters give the same candidates; a 1×1 has no pencil marks."""
    line = marks.to_text()
    assert len(line) == marks.size**3
    if marks.size > 1:
        assert Candidates.parse(line, marks.layout) == marks


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@given(st.sampled_from([2, 3, 4, 5, 6, 9]), st.data())
def test_pencil_marks_are_known_without_a_layout(size: int, data: st.DataObject) -> None:
    """Where every cell has a candidate, the line alone is enough."""
    masks = st.lists(st.integers(1, (1 << size) - 1), min_size=size**2, max_size=size**2)
    marks = Candidates(data.draw(masks), Layout.of_size(size))
    assert parse_puzzle(marks.to_text()) == marks


def test_the_largest_pencil_mark_line() -> None:
    """Size 61 has just enough characters; above, the error says so."""
    layout = Layout.of_size(61)
    marks = Candidates([1 << cell % 61 for cell in range(61 * 61)], layout)
    assert Candidates.parse(marks.to_text(), layout) == marks
    with pytest.raises(FormatError) as raised:
        Candidates.of(Grid.empty(Layout.of_size(62))).to_text()
    assert str(raised.value) == ("expected a size of at most 61 for a pencil-mark line, found 62")


@given(candidates())
def test_repr_evaluates_to_the_candidates(marks: Candidates) -> None:
    """`repr` is the call that makes equal candidates, whatever the layout and the cells."""
    assert evaluated(marks) == marks


def test_repr_evaluates_for_the_smallest_and_the_largest() -> None:
    """Sizes without a pencil-mark line are shown by their masks."""
    for marks in (
        Candidates([0], Layout.of_size(1)),
        Candidates([1], Layout.of_size(1)),
        Candidates.of(Grid.empty(Layout.of_size(62))),
    ):
        assert evaluated(marks) == marks


@given(candidates())
def test_candidates_are_values(marks: Candidates) -> None:
    """Copies and pickles are equal and hash alike; another mask makes other candidates."""
    for other in copies(marks):
        assert other == marks
        assert hash(other) == hash(marks)
    assert Candidates([marks.masks[0] ^ 1, *marks.masks[1:]], marks.layout) != marks
    assert marks != Grid.empty(marks.layout)


@pytest.mark.parametrize("name", ["masks", "layout", "size", "colour"])
def test_candidates_cannot_be_changed(name: str) -> None:
    """No attribute can be set or deleted."""
    marks = Candidates.of(Grid("1"))
    with pytest.raises(AttributeError, match="cannot be changed"):
        setattr(marks, name, ())
    with pytest.raises(AttributeError, match="cannot be changed"):
        delattr(marks, name)


def test_a_grid_is_read_as_its_candidates() -> None:
    """`Candidates.parse` takes any text of a grid, too."""
    text = "1...............\n"
    assert Candidates.parse(text) == Candidates.of(Grid(text))


def test_candidates_are_drawn_in_the_boxes() -> None:
    """`str` shows the digits of each cell, set left, and a dash where there are none."""
    marks = Candidates([1, 2, 3, 0], Layout.of_size(2))
    assert str(marks) == "+-------+\n| 1  2  |\n| 12 -  |\n+-------+"
    wide = str(Candidates.of(Grid.empty(Layout.latin(10))))
    assert "1,2,3,4,5,6,7,8,9,10 1,2" in wide


def test_masks_of_numpy_become_plain_numbers() -> None:
    """Any integers are taken as masks; other types are a TypeError."""
    marks = Candidates(np.array([1, 2, 3, 3], dtype=np.uint8), Layout.of_size(2))
    assert marks == Candidates([1, 2, 3, 3], Layout.of_size(2))
    assert {type(mask) for mask in marks.masks} == {int}
    with pytest.raises(TypeError):
        Candidates([1.0, 2, 3, 3], Layout.of_size(2))  # type: ignore[list-item]


def test_a_wrong_number_of_masks_is_refused() -> None:
    """There is a mask for each cell."""
    with pytest.raises(FormatError) as raised:
        Candidates([1, 2, 3], Layout.of_size(2))
    assert str(raised.value) == "expected 4 masks, found 3"


@pytest.mark.parametrize("mask", [-1, 4, 1 << 100])
def test_a_mask_out_of_range_is_refused(mask: int) -> None:
    """A mask has bits of digits from 1 to N only; the error names the cell."""
    with pytest.raises(PlacementError) as raised:
        Candidates([1, mask, 3, 3], Layout.of_size(2))
    assert str(raised.value) == f"expected a mask of digits from 1 to 2, found {mask} in r1c2"


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        ((0, 2), "expected a row and a column from 0 to 1, found (0, 2)"),
        ((-1, 0), "expected a row and a column from 0 to 1, found (-1, 0)"),
        ("r3c1", "expected a cell from r1c1 to r2c2, found 'r3c1'"),
    ],
)
def test_a_cell_outside_the_grid_is_refused(cell: tuple[int, int] | str, message: str) -> None:
    """The error names the valid cells."""
    with pytest.raises(PlacementError) as raised:
        Candidates([1, 2, 3, 3], Layout.of_size(2))[cell]
    assert str(raised.value) == message
