"""Puzzles as lists of texts, with whatever stands for an empty cell, and as cells by name."""

from __future__ import annotations

import math

import pytest

from nonet.grid import Grid, as_grid

LINE = ".1..4..2..4..3.1"
FOUR = Grid(LINE)
EMPTY = [None, "", " ", math.nan, -1, 0, "."]


@pytest.mark.parametrize("empty", EMPTY)
def test_each_sign_of_an_empty_cell_is_read_in_rows(empty: object) -> None:
    """Texts and numbers may be mixed."""
    rows = [
        [empty if cell == "." else int(cell) for cell in LINE[start : start + 4]]
        for start in range(0, 16, 4)
    ]
    assert as_grid(rows) == FOUR  # type: ignore[arg-type]


def test_rows_of_characters_are_a_grid() -> None:
    """As one text each, or a list of characters each."""
    rows = [LINE[start : start + 4] for start in range(0, 16, 4)]
    assert as_grid(rows) == as_grid([list(row) for row in rows]) == FOUR
