"""Grids as values: making, reading, changing, comparing and keeping them."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.each import each
from tests.strategies import grids
from tests.values import copies, evaluated

import nonet
from nonet import FormatError, Grid, Layout, PlacementError, cell_name

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@given(grids())
def test_givens_and_entries_are_the_digits(grid: Grid) -> None:
    """Each placed digit is either a given or an entry."""
    parts = list(zip(grid.givens, grid.entries, grid.digits, strict=True))
    assert len(parts) == grid.layout.cell_count == grid.size**2
    for cell, (given_digit, entry, digit) in enumerate(parts):
        assert given_digit * entry == 0
        assert given_digit + entry == digit
        assert grid.is_given(cell_name(cell, grid.size)) == (given_digit != 0)
    assert grid.is_full == all(grid.digits)


@given(grids())
def test_cells_are_read_by_place_and_by_name(grid: Grid) -> None:
    """`grid[row, column]` and `grid["r4c7"]` give the same digit, 0 in an empty cell."""
    for cell, digit in enumerate(grid.digits):
        assert grid[divmod(cell, grid.size)] == grid[cell_name(cell, grid.size)] == digit


@given(grids(), st.data())
def test_placing_gives_a_new_grid_with_one_entry_more(grid: Grid, data: st.DataObject) -> None:
    """`place` and `clear` change one cell of a new grid, and leave the old one as it was."""
    before = pickle.dumps(grid)
    cell = data.draw(st.integers(0, grid.layout.cell_count - 1))
    digit = data.draw(st.integers(1, grid.size))
    place = divmod(cell, grid.size)
    if grid.is_given(place):
        held = f"{cell_name(cell, grid.size)} holds the given {grid[place]} and cannot be changed"
        with pytest.raises(PlacementError) as placing:
            grid.place(place, digit)
        with pytest.raises(PlacementError) as clearing:
            grid.clear(place)
        assert str(placing.value) == str(clearing.value) == held
    else:
        placed = grid.place(cell_name(cell, grid.size), digit)
        changed = [
            i
            for i, pair in enumerate(zip(grid.digits, placed.digits, strict=True))
            if pair[0] != pair[1]
        ]
        assert changed == ([cell] if grid[place] != digit else [])
        assert placed[place] == placed.entries[cell] == digit
        assert placed.givens == grid.givens
        assert placed.clear(place) == grid.clear(place)
        assert grid.clear(place)[place] == 0
    assert pickle.dumps(grid) == before


@given(grids())
def test_entries_can_be_dropped_or_locked(grid: Grid) -> None:
    """`without_entries` leaves the givens; `locked` makes givens of all digits."""
    assert grid.without_entries() == Grid(grid.givens, layout=grid.layout)
    assert grid.locked() == Grid(grid.digits, layout=grid.layout)
    assert Grid(grid.givens, grid.entries, layout=grid.layout) == grid


@given(grids())
def test_repr_evaluates_to_the_grid(grid: Grid) -> None:
    """`repr` is the call that makes an equal grid, entries and layout included."""
    assert evaluated(grid) == grid


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@each("size", [*range(1, 30), 35, 36, 61, 62, 64, 100])
@each("start", [0, 9, 15])
def test_repr_evaluates_for_every_size(size: int, start: int) -> None:
    """Neither letters nor look-alikes of pencil marks make `repr` ambiguous."""
    pattern = [
        max(0, digit if digit <= size else digit - size) for digit in range(start, start + 4)
    ]
    numbers = [digit if digit <= size else 0 for digit in pattern] * (size * size)
    grid = Grid(numbers[: size * size])
    assert evaluated(grid) == grid
    marks = Grid([1 + cell % 2 * (size > 1) for cell in range(size * size)])
    assert evaluated(marks) == marks


@given(grids())
def test_grids_are_values(grid: Grid) -> None:
    """Copies and pickles are equal and hash alike; one digit makes another grid."""
    for other in copies(grid):
        assert other == grid
        assert hash(other) == hash(grid)
    empty = [cell for cell, digit in enumerate(grid.digits) if digit == 0]
    if empty:
        assert grid.place(divmod(empty[0], grid.size), 1) != grid
    assert grid != grid.to_text()


def test_equal_grids_need_equal_givens_and_layouts() -> None:
    """A given is not an entry, and the same digits in another layout are another grid."""
    grid = Grid("1...............")
    assert grid != Grid("................", "1...............")
    assert grid != Grid("1...............", layout=Layout.latin(4))
    assert len({grid, Grid("1000000000000000"), Grid([[1, 0, 0, 0], *[[0] * 4] * 3])}) == 1


@pytest.mark.parametrize("name", ["digits", "_digits", "_givens", "_layout", "size", "colour"])
def test_grids_cannot_be_changed(name: str) -> None:
    """No attribute can be set or deleted; the error says what to do instead."""
    grid = Grid(NINE)
    with pytest.raises(AttributeError, match=r"place\(\) gives a new one"):
        setattr(grid, name, b"")
    with pytest.raises(AttributeError, match=r"place\(\) gives a new one"):
        delattr(grid, name)


def test_the_empty_grid_has_no_digits() -> None:
    """`Grid.empty` takes any layout."""
    layout = Layout.boxes(2, 3, diagonals=True)
    grid = Grid.empty(layout)
    assert (grid.layout, grid.digits, grid.is_full) == (layout, bytes(36), False)
    assert Grid("1").is_full


def test_givens_and_entries_are_taken_in_any_form() -> None:
    """Text and numbers may be mixed; a layout given decides the size of both."""
    expected = Grid("1....2..........", "...3............")
    assert Grid([1, 0, 0, 0, 0, 2, *[0] * 10], "...3 .... .... ....") == expected
    assert Grid("1... .2.. .... ....", [[0, 0, 0, 3], *[[0] * 4] * 3]) == expected
    assert Grid(expected.givens, expected.entries, layout=Layout.of_size(4)) == expected


CELLS_TRIED: list[tuple[tuple[int, int] | str, str]] = [
    ((-1, 0), "expected a row and a column from 0 to 8, found (-1, 0)"),
    ((0, 9), "expected a row and a column from 0 to 8, found (0, 9)"),
    ((9, 0), "expected a row and a column from 0 to 8, found (9, 0)"),
    ("r10c1", "expected a cell from r1c1 to r9c9, found 'r10c1'"),
    ("r0c1", "expected a cell from r1c1 to r9c9, found 'r0c1'"),
    ("a1", "expected a cell name such as r4c7, found 'a1'"),
]


@pytest.mark.parametrize(("cell", "message"), CELLS_TRIED)
def test_a_cell_outside_the_grid_is_refused(cell: tuple[int, int] | str, message: str) -> None:
    """Errors of reading and writing name the valid cells."""
    grid = Grid(NINE)
    for use in (
        lambda: grid[cell],
        lambda: grid.place(cell, 1),
        lambda: grid.clear(cell),
        lambda: grid.is_given(cell),
    ):
        with pytest.raises(PlacementError) as raised:
            use()
        assert str(raised.value) == message


@pytest.mark.parametrize("digit", [0, -1, 10, 300])
def test_a_digit_out_of_range_is_refused(digit: int) -> None:
    """The error names digit, range and cell."""
    with pytest.raises(PlacementError) as raised:
        Grid(NINE).place("r1c3", digit)
    assert str(raised.value) == f"expected a digit from 1 to 9, found {digit} for r1c3"


@pytest.mark.parametrize("entry", ["5", "1"])
def test_an_entry_on_a_given_is_refused(entry: str) -> None:
    """A given is locked, whether the entry is the same digit or another."""
    with pytest.raises(PlacementError) as raised:
        Grid(NINE, entry + 80 * ".")
    assert str(raised.value) == (
        f"expected entries in empty cells only, found {entry} on the given 5 in r1c1"
    )


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: Grid(NINE, 80 * "."),
            "expected 81 characters for a 9×9 grid, found 80, at line 1",
        ),
        (lambda: Grid(NINE, [0] * 80), "expected 81 numbers for a 9×9 grid, found 80"),
        (
            lambda: Grid(NINE, layout=Layout.of_size(4)),
            "expected 16 characters for a 4×4 grid, found 81, at line 1",
        ),
    ],
)
def test_parts_of_different_sizes_are_refused(make: Callable[[], Grid], message: str) -> None:
    """Entries must be as many as the givens, and both as the layout says."""
    with pytest.raises(FormatError) as raised:
        make()
    assert str(raised.value) == message


def test_a_grid_draws_itself_in_notebooks() -> None:
    """`_repr_svg_` is the drawing of `nonet.drawing`."""
    svg = Grid(NINE)._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg")
    assert nonet.Grid is Grid
