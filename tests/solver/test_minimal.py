"""Minimal puzzles, made here with the library: no given can go."""

from __future__ import annotations

import random

import pytest
from tests.each import each

from nonet import Grid, Layout, check, count, solve


def minimal_puzzle(layout: Layout, seed: int) -> Grid:
    """A random puzzle with one solution that loses it with any given taken away."""
    digits = bytearray(solve(Grid.empty(layout), seed=seed).digits)
    cells = list(range(layout.cell_count))
    random.Random(seed).shuffle(cells)
    for cell in cells:
        digit, digits[cell] = digits[cell], 0
        if count(Grid(bytes(digits), layout=layout)) > 1:
            digits[cell] = digit
    return Grid(bytes(digits), layout=layout)


@pytest.mark.parametrize(
    "layout",
    [
        Layout.of_size(4),
        Layout.latin(5),
        Layout.boxes(2, 3),
        Layout.jigsaw("11122 13122 33324 53444 55554"),
        Layout.of_size(9),
        Layout.of_size(9, diagonals=True),
        Layout.of_size(9, windows=True),
        Layout.of_size(9, disjoint_groups=True),
        Layout.latin(9),
        Layout.boxes(3, 4),
    ],
    ids=repr,
)
@each("seed", range(3))
def test_a_minimal_puzzle_minus_a_given_has_several_solutions(layout: Layout, seed: int) -> None:
    """A minimal puzzle has one solution; with any given taken away it has several."""
    puzzle = minimal_puzzle(layout, seed)
    assert check(puzzle).is_unique
    for cell, given in enumerate(puzzle.givens):
        if given:
            fewer = bytes(0 if i == cell else digit for i, digit in enumerate(puzzle.givens))
            assert check(Grid(fewer, layout=layout)).status == "several"
