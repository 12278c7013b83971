"""Fireworks: published cases, their definition, soundness."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from tests.logic.marks import (
    LAYOUTS,
    gone,
    part,
    places,
    sparse,
    table,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import steps

TECHNIQUES = ["fireworks_triple", "fireworks_quadruple"]


# Stem r7c3, leaves r6c3 and r7c4, digits 1, 2, 4:
# https://gidoo-code.github.io/Sudoku_Solver_Generator_v6/page58.html, "Firework triple".
def test_a_published_triple() -> None:
    """Three cells with three fireworks hold nothing else."""
    puzzle = "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42"
    (step,) = steps(puzzle, "fireworks_triple")
    assert part(step, "pivot") == ["124 r7c3"]
    assert part(step, "pincer") == ["124 r7c4", "124 r6c3"]
    assert part(step, "house") == ["row 7", "column 3", "box 7"]
    assert gone(step) == {"5r7c3", "9r7c3", "5r7c4", "6r7c4", "8r7c4", "7r6c3", "8r6c3"}


# "Firework Quadruple: 16r8c2b7, 25r1c4b2 is firework => r8c2<>2": yzfwsf, 1 August 2022,
# http://forum.enjoysudoku.com/fireworks-t39513-60.html
def test_a_published_quadruple() -> None:
    """Two pairs of fireworks on four cells keep to themselves."""
    state = table("""
        1  26  3   25 9  568  7 46 48
        5  9   4   3  7  68   1 26 28
        26 8   7   12 16 4    5 3  9
        9  5   6   4  3  2    8 1  7
        8  4   2   7  5  1    3 9  6
        3  7   1   6  8  9    2 45 45
        7  12  9   8  16 56   4 25 3
        26 126 8   15 4  3    9 7  25
        4  3   5   9  2  7    6 8  1
    """)
    (step,) = steps(state, "fireworks_quadruple")
    assert gone(step) == {"2r8c2"}
    assert set(part(step, "pivot")) == {"16 r8c2", "25 r1c4"}


def triples(state: Candidates) -> set[frozenset[tuple[int, int]]]:
    """What triples of fireworks eliminate."""
    layout = state.layout
    houses = [frozenset(house.cells) for house in layout.houses]
    held = {digit: places(state, digit) for digit in range(1, state.size + 1)}
    found = set()
    for centre in range(layout.cell_count):
        own = [houses[house] for house in layout.cell_houses[centre]]
        for (first, second), box in product(combinations(own, 2), own):
            inside = first & box, second & box
            if box in (first, second) or inside[0] & inside[1] != {centre} or {centre} in inside:
                continue
            digits = {
                digit: (cells & first - box, cells & second - box)
                for digit, cells in held.items()
                if len(cells & first - box) < 2 and len(cells & second - box) < 2
            }
            wings = [
                frozenset().union(*(ends[side] for ends in digits.values())) for side in (0, 1)
            ]
            for y, z in product(*wings):
                cells = frozenset({centre, y, z})
                real = {d for d, ends in digits.items() if ends[0] <= {y} and ends[1] <= {z}}
                extra = {
                    digit
                    for digit, all_cells in held.items()
                    if any(all_cells & house and all_cells & house <= cells for house in houses)
                }
                if real and len(real | extra) == 3:
                    found.add(
                        frozenset(
                            (cell, digit)
                            for cell in cells
                            for digit in held
                            if cell in held[digit] and digit not in real | extra
                        )
                    )
    return found - {frozenset()}


@given(sparse())
@settings(deadline=None, max_examples=60)
def test_all_triples_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    assert {frozenset(step.eliminations) for step in steps(state, "fireworks_triple")} == triples(
        state
    )


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
