"""Pointing and claiming: what they find, why, and where they say nothing."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations

import pytest
from hypothesis import given
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    found,
    full,
    gone,
    of_digit,
    part,
    places,
    sparse,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import steps

TECHNIQUES = ["pointing", "claiming"]


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes: two places or more of one house, all of them in a second house."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    for house, other in permutations(state.layout.houses, 2):
        technique = "pointing" if house.kind in {"box", "region"} else "claiming"
        for digit in range(1, state.size + 1):
            held = places(state, digit, house.cells)
            rest = places(state, digit, other.cells) - held
            if len(held) > 1 and held <= set(other.cells) and rest:
                expected[technique].add(of_digit(digit, rest))
    return expected


def test_a_box_points_along_a_row() -> None:
    """A digit that a box holds in one row alone leaves the rest of the row."""
    state = with_places(7, {"box 2": "r3c4 r3c6"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "pointing"
    assert gone(step) == {f"7r3c{column}" for column in (1, 2, 3, 7, 8, 9)}
    assert part(step, "pattern") == ["7 r3c4 r3c6"]
    assert part(step, "base") == ["box 2"]
    assert part(step, "cover") == ["row 3"]


def test_a_column_claims_a_box() -> None:
    """A digit that a column holds in one box alone leaves the rest of the box."""
    state = with_places(1, {"column 4": "r1c4 r2c4"}, full(LAYOUTS["6x6"]))
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "claiming"
    assert gone(step) == {"1r1c5", "1r1c6", "1r2c5", "1r2c6"}
    assert part(step, "base") == ["column 4"]
    assert part(step, "cover") == ["box 2"]


def test_a_window_takes_part() -> None:
    """A window that holds a digit in one row alone takes it from the rest of the row."""
    state = with_places(9, {"window 1": "r2c2 r2c4"}, full(LAYOUTS["windoku"]))
    (step,) = steps(state, TECHNIQUES)
    assert gone(step) == {f"9r2c{column}" for column in (1, 5, 6, 7, 8, 9)}
    assert part(step, "base") == ["window 1"]


def test_singles_are_left_alone() -> None:
    """A digit with one place in a house is a single, not a locked candidate."""
    state = with_places(7, {"box 2": "r3c4"}, full(LAYOUTS["9x9"]))
    assert steps(state, TECHNIQUES) == []


@given(sparse())
def test_all_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    expected = by_definition(state)
    for technique in TECHNIQUES:
        assert found(state, technique) == expected[technique]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
