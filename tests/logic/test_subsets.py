"""Naked, hidden and locked subsets: what they find, why, and where they say nothing."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest
from hypothesis import given, settings
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    found,
    full,
    gone,
    part,
    places,
    sparse,
    with_digits,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import steps

NAMES = {2: "pair", 3: "triple", 4: "quadruple"}
TECHNIQUES = [
    *(f"{kind}_{name}" for kind in ("naked", "hidden") for name in NAMES.values()),
    "locked_pair",
    "locked_triple",
]


def digits(state: Candidates, cells: tuple[int, ...]) -> set[int]:
    """Candidates of the cells together."""
    return {digit for digit in range(1, state.size + 1) if places(state, digit, cells)}


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes by subsets whose cells (digits) have two candidates (places) each or more."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    for size, name in NAMES.items():
        for house in state.layout.houses:
            few = [cell for cell in house.cells if 1 < state.masks[cell].bit_count() <= size]
            for cells in combinations(few, size):
                if len(digits(state, cells)) == size:
                    technique, eliminations = naked(state, cells)
                    expected[technique].add(eliminations)
            held = {digit: places(state, digit, house.cells) for digit in range(1, state.size + 1)}
            rare = [digit for digit, cells in held.items() if 1 < len(cells) <= size]
            for chosen in combinations(rare, size):
                union = frozenset[int]().union(*(held[digit] for digit in chosen))
                if len(union) == size:
                    others = digits(state, tuple(union)) - set(chosen)
                    expected[f"hidden_{name}"].add(
                        frozenset(
                            (at, digit) for digit in others for at in places(state, digit, union)
                        )
                    )
    return {technique: sets - {frozenset()} for technique, sets in expected.items()}


def naked(state: Candidates, cells: tuple[int, ...]) -> tuple[str, Eliminations]:
    """Name and eliminations of a naked subset, in all houses that hold all its cells."""
    reached = [
        frozenset(
            (at, digit)
            for digit in digits(state, cells)
            for at in places(state, digit, house.cells) - set(cells)
        )
        for house in state.layout.houses
        if set(cells) <= set(house.cells)
    ]
    locked = len(cells) < 4 and sum(map(bool, reached)) > 1
    kind = "locked" if locked else "naked"
    return f"{kind}_{NAMES[len(cells)]}", frozenset[tuple[int, int]]().union(*reached)


def test_a_naked_triple() -> None:
    """Three cells with three digits together take them from the rest of their house."""
    state = with_digits({"r1c1": "12", "r1c5": "23", "r1c9": "13"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "naked_triple"
    assert gone(step) == {
        f"{digit}r1c{column}" for digit in (1, 2, 3) for column in (2, 3, 4, 6, 7, 8)
    }
    assert part(step, "pattern") == ["123 r1c1 r1c5 r1c9"]
    assert part(step, "house") == ["row 1"]


def test_a_locked_pair() -> None:
    """A pair that eliminates in a box and in a row is a locked pair, and does both at once."""
    state = with_digits({"r1c1 r1c2": "12"}, full(LAYOUTS["6x6"]))
    (step,) = steps(state, ["locked_pair", "naked_pair"])
    assert step.technique == "locked_pair"
    others = ("r1c3", "r1c4", "r1c5", "r1c6", "r2c1", "r2c2", "r2c3")
    assert gone(step) == {f"{digit}{cell}" for digit in (1, 2) for cell in others}
    assert part(step, "pattern") == ["12 r1c1 r1c2"]
    assert part(step, "house") == ["row 1", "box 1"]


def test_a_pair_that_eliminates_in_one_house_is_naked() -> None:
    """A pair in a box and a row is not locked if its digits are nowhere else in the box."""
    state = with_digits({"r1c1 r1c2": "12", "r1c3 r2c1 r2c2 r2c3": "3456"}, full(LAYOUTS["6x6"]))
    (step,) = steps(state, ["locked_pair", "naked_pair"])
    assert step.technique == "naked_pair"
    assert gone(step) == {f"{digit}r1c{column}" for digit in (1, 2) for column in (4, 5, 6)}
    assert part(step, "house") == ["row 1"]


def test_a_hidden_quadruple() -> None:
    """Four digits with four places in a house take all others from these."""
    kept = "r4c4 r4c6 r6c4 r6c6"
    state = full(LAYOUTS["9x9"])
    for digit in (2, 4, 6, 8):
        state = with_places(digit, {"box 5": kept}, state)
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "hidden_quadruple"
    assert gone(step) == {f"{digit}{cell}" for digit in (1, 3, 5, 7, 9) for cell in kept.split()}
    assert part(step, "pattern") == [f"2468 {kept}"]
    assert part(step, "house") == ["box 5"]


def test_singles_are_no_part_of_a_subset() -> None:
    """Two cells with two digits, of which one has one candidate, are not a pair."""
    state = with_digits({"r1c1": "1", "r1c2": "12"}, full(LAYOUTS["9x9"]))
    assert steps(state, TECHNIQUES) == []


@given(sparse())
@settings(max_examples=60)
def test_all_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    expected = by_definition(state)
    for technique in TECHNIQUES:
        assert found(state, technique) == expected.get(technique, set())


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
