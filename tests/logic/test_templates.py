"""Templates: all ways to place a digit in the whole grid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.logic.marks import (
    LAYOUTS,
    Cells,
    Eliminations,
    full,
    gone,
    of_digit,
    part,
    peers,
    places,
    puzzles,
    sparse,
    with_places,
    wrong_steps,
)

import nonet
from nonet import Candidates, Layout
from nonet.logic import steps

TECHNIQUES = ["template_set", "template_delete"]


def ways(layout: Layout, among: Cells, row: int = 0) -> Iterator[Cells]:
    """Sets of a cell in each row and in each other house, none of which see each other."""
    if row == layout.size:
        yield frozenset()
        return
    for cell in among & frozenset(layout.houses[row].cells):
        for way in ways(layout, among - peers(layout, cell), row + 1):
            if way | {cell} <= among:
                yield way | {cell}


def by_definition(state: Candidates) -> tuple[set[Eliminations], set[Eliminations]]:
    """Placements and eliminations that follow from the templates of each digit.

    A template is dropped if another digit needs one of its cells in all of its own.
    """
    digits = range(1, state.size + 1)
    houses = [frozenset(house.cells) for house in state.layout.houses]
    left = {
        digit: [
            way
            for way in ways(state.layout, places(state, digit))
            if all(way & house for house in houses)
        ]
        for digit in digits
    }
    while all(left.values()):
        certain = {digit: frozenset.intersection(*left[digit]) for digit in digits}
        fewer = {
            digit: [
                way
                for way in left[digit]
                if not any(way & certain[other] for other in digits if other != digit)
            ]
            for digit in digits
        }
        if fewer == left:
            break
        left = fewer
    else:
        return set(), set()
    empty = frozenset(cell for cell, digit in enumerate(state.grid.digits) if not digit)
    placed = {of_digit(digit, certain[digit] & empty) for digit in digits}
    gone = {
        of_digit(digit, (places(state, digit) & empty) - frozenset[int]().union(*left[digit]))
        for digit in digits
    }
    return placed - {frozenset()}, gone - {frozenset()}


def test_a_candidate_in_no_way_goes() -> None:
    """A candidate in no template is eliminated: it would leave a house without the digit."""
    state = with_places(5, {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c7"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "template_delete"
    assert {name for name in gone(step) if "c3" in name or "c7" in name} == {
        f"5r{row}c{column}" for row in (1, 3, 4, 5, 6, 8, 9) for column in (3, 7)
    }
    (pattern,) = part(step, "pattern")
    assert "r2c3 r2c7" in pattern
    assert not part(step, "on")


def test_certain_cells_are_taken_from_other_digits() -> None:
    """What one digit takes in all of its ways is named where it narrows those of another."""
    state = with_places(1, {"row 1": "r1c1"}, full(LAYOUTS["4x4"]))
    found = {(step.technique, step.groups[0].digits): step for step in steps(state, TECHNIQUES)}
    assert found["template_set", (1,)].placements == ((0, 1),)
    assert gone(found["template_delete", (2,)]) == {"2r1c1"}
    assert part(found["template_delete", (2,)], "on") == ["1 r1c1"]


@given(
    st.one_of(
        sparse().filter(lambda state: state.size <= 6),
        st.sampled_from(["4x4", "6x6"]).flatmap(
            lambda name: st.sampled_from(
                [Candidates.of(puzzle) for puzzle in puzzles(LAYOUTS[name], 5)]
            )
        ),
    )
)
@settings(max_examples=60)
def test_as_defined(state: Candidates) -> None:
    """Steps are those of the definition, and none where a digit has no way at all."""
    placed, gone = by_definition(state)
    assert {frozenset(step.placements) for step in steps(state, "template_set")} == placed
    assert {frozenset(step.eliminations) for step in steps(state, "template_delete")} == gone


def test_nothing_where_something_is_wrong() -> None:
    """There is no template where two equal digits see each other."""
    state = Candidates.of(nonet.Grid("11.. .... .... ...."))
    assert steps(state, TECHNIQUES) == []


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
