"""Ratings that Sudoku Explainer 1.2.1 itself gives. One fact, one line, one source above it."""

from __future__ import annotations

import pytest

from nonet import rate
from nonet.layout.coordinates import parse_cell


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


# Puzzles of our own (`nonet generate`), with the first such hint of Sudoku Explainer 1.2.1.
@pytest.mark.parametrize(
    ("puzzle", "name", "cell", "digit"),
    [
        (
            "6..5..7.2.........8....1.9..8...3....91...2.42..7....5.....64.3.7.1.5......3..9..",
            "x_wing",
            "r8c1",
            9,
        ),
        (
            ".4...56.852.........87..9..1.......6.5...9.....3.1.7.....8....9....675..269..3...",
            "x_wing",
            "r6c4",
            6,
        ),
        (
            "6...9.4....5......492...6..94.1...7......5.1....3....43.4..6.....9.7.1......3..8.",
            "swordfish",
            "r6c7",
            8,
        ),
    ],
)
def test_order_of_fish(puzzle: str, name: str, cell: str, digit: int) -> None:
    """Of several fish, the one in the first lines is the hint, whichever digit it has."""
    first = next(rated for rated in rate(puzzle).steps if rated.name == name)
    assert first.step.eliminations == ((parse_cell(cell, 9), digit),)
