"""Ratings that Sudoku Explainer 1.2.1 itself gives. One fact, one line, one source above it."""

from __future__ import annotations

import pytest

from nonet import rate


# Puzzles of our own (`nonet generate`), rated with serate of Sudoku Explainer 1.2.1.
@pytest.mark.parametrize(
    ("puzzle", "expected"),
    [
        # Hidden sets of two digits, whose one cell outside the rectangle does not count.
        (
            "........98.9.46..5......16.4......5..37.156.8..5.28....6.9.....74.8..........3.2.",
            "4.5/1.5/1.5",
        ),
        (
            ".....7.2.7.13......6......9.3........4..1..52.1..84......231.6.2.69...41.......7.",
            "5.6/1.2/1.2",
        ),
        (
            "2...3....1.5.4.....9..16..5.8...94...5.4.....31.7....6....9..13..36....8.6....2..",
            "6.6/1.2/1.2",
        ),
        (
            "....6.2...7.1.3...3..8.......429.......61.5..86...7.1..2......3..8......94..3...5",
            "7.1/1.2/1.2",
        ),
        # One of three digits, for which the column has too few empty cells.
        (
            "7..2.....4.....2...5.4..3....9..5.........6...3..7289....58...3.8...37.4.....6..1",
            "4.7/1.2/1.2",
        ),
    ],
)
def test_sets_of_unique_rectangles(puzzle: str, expected: str) -> None:
    """A hidden set of a unique rectangle or loop is found and rated by how many digits it has."""
    assert str(rate(puzzle)) == expected
