"""Conflicts: two equal digits in one house."""

from __future__ import annotations

import itertools

from hypothesis import given
from tests.strategies import grids

from nonet import Conflict, Grid, Layout


@given(grids())
def test_every_conflict_is_found(grid: Grid) -> None:
    """Two cells with one digit share a house exactly if conflicts link them there."""
    found = grid.conflicts()
    names = [house.name for house in grid.layout.houses]
    assert [names.index(conflict.house) for conflict in found] == sorted(
        names.index(conflict.house) for conflict in found
    )
    expected = set()
    for house in grid.layout.houses:
        for digit in range(1, grid.size + 1):
            cells = [cell for cell in house.cells if grid.digits[cell] == digit]
            expected |= {
                Conflict(pair, digit, house.name, grid.size) for pair in itertools.pairwise(cells)
            }
    assert set(found) == expected
    assert len(found) == len(expected)


def test_a_conflict_names_both_cells_and_the_house() -> None:
    """The sentence is for players: digit, house, and both cells by name."""
    grid = Grid("5.5......5" + 71 * ".", layout=Layout.of_size(9, diagonals=True))
    assert [str(conflict) for conflict in grid.conflicts()] == [
        "two 5s in row 1, at r1c1 and r1c3",
        "two 5s in column 1, at r1c1 and r2c1",
        "two 5s in box 1, at r1c1 and r1c3",
        "two 5s in box 1, at r1c3 and r2c1",
    ]
    assert grid.conflicts()[0].cells == (0, 2)


def test_extra_houses_conflict_too() -> None:
    """A repeated digit on a diagonal is a conflict where the diagonal is a house."""
    digits = "7" + 79 * "." + "7"
    assert Grid(digits).conflicts() == ()
    crossed = Grid(digits, layout=Layout.of_size(9, diagonals=True))
    assert [str(conflict) for conflict in crossed.conflicts()] == [
        "two 7s in diagonal 1, at r1c1 and r9c9"
    ]


def test_entries_conflict_as_givens_do() -> None:
    """A player's grid may hold conflicts; they are found among entries as well."""
    grid = Grid("1...............").place("r1c4", 1).place("r4c4", 1)
    assert [str(conflict) for conflict in grid.conflicts()] == [
        "two 1s in row 1, at r1c1 and r1c4",
        "two 1s in column 4, at r1c4 and r4c4",
    ]
