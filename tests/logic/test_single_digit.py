"""Skyscrapers, kites, turbot fish and empty rectangles: what they find, and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from tests.logic.marks import (
    LAYOUTS,
    Cells,
    Eliminations,
    found,
    full,
    gone,
    of_digit,
    pairs,
    part,
    peers,
    places,
    sparse,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.layout import House
from nonet.logic import Link, TechniqueOptions, steps
from nonet.logic.state import read_state

SINGLE = ["skyscraper", "two_string_kite", "turbot_fish", "empty_rectangle"]
DUAL = ["dual_two_string_kite", "dual_empty_rectangle"]
BOXES = {"box", "region"}
CHAIN = (Link(0, 1, strong=True), Link(1, 2, strong=False), Link(2, 3, strong=True))
"""From one free end to the other: one of the two is true."""

String = tuple[House, int, int]
"""A house with two places, the free one and the one that meets another string."""


def digits(state: Candidates) -> range:
    """Digits of a state."""
    return range(1, state.size + 1)


def strings(state: Candidates, digit: int) -> list[String]:
    """Houses with two places, from either end."""
    held = [(house, sorted(cells)) for house, cells in pairs(state, digit)]
    return [(house, *ends) for house, (a, b) in held for ends in ((a, b), (b, a))]


def at_ends(state: Candidates, digit: int, one: String, other: String) -> Eliminations:
    """Candidates that see both free ends and are not part of the pattern."""
    layout = state.layout
    both = peers(layout, one[1]) & peers(layout, other[1]) - {one[2], other[2]}
    return of_digit(digit, places(state, digit, both))


def skyscrapers(state: Candidates) -> Iterator[Eliminations]:
    """Two rows joined in a column, or two columns joined in a row."""
    size = state.size
    for digit in digits(state):
        for one, other in combinations(strings(state, digit), 2):
            kinds = one[0].kind, other[0].kind
            rows, columns = zip(
                *(divmod(cell, size) for cell in (*one[1:], *other[1:])), strict=True
            )
            across = {("row", "row"): columns, ("column", "column"): rows}.get(kinds)
            if across and one[0] != other[0] and across[1] == across[3] and across[0] != across[2]:
                yield at_ends(state, digit, one, other)


def kites(state: Candidates) -> Iterator[tuple[int, Cells, Eliminations]]:
    """Digit, cells that meet in a box, and what goes."""
    layout = state.layout
    boxes = [set(house.cells) for house in layout.houses if house.kind in BOXES]
    for digit in digits(state):
        for row, column in product(strings(state, digit), repeat=2):
            if (row[0].kind, column[0].kind) != ("row", "column") or row[2] == column[2]:
                continue
            for box in boxes:
                met, free = frozenset({row[2], column[2]}), {row[1], column[1]}
                if met <= box and box.isdisjoint(free) and len(free) > 1:
                    yield digit, met, at_ends(state, digit, row, column)


def turbot_fish(state: Candidates) -> Iterator[Eliminations]:
    """Two strong links of four cells that see each other at one end."""
    for digit in digits(state):
        for one, other in product(strings(state, digit), repeat=2):
            if len({*one[1:], *other[1:]}) == 4 and other[2] in peers(state.layout, one[2]):
                yield at_ends(state, digit, one, other)


def empty_rectangles(state: Candidates, least: int) -> Iterator[tuple[int, House, Eliminations]]:
    """Digit, box (or other house that is not a line) with that many places or more, what goes."""
    lines: dict[str, list[House]] = {"row": [], "column": []}
    others = [house for house in state.layout.houses if house.kind not in lines]
    for house in state.layout.houses:
        lines.get(house.kind, []).append(house)
    for digit in digits(state):
        hooks = [hook for hook in strings(state, digit) if hook[0].kind in lines]
        for box in others:
            held = places(state, digit, box.cells)
            if len(held) < least:
                continue
            for row, column in product(lines["row"], lines["column"]):
                arms = set(row.cells), set(column.cells)
                if held <= arms[0] | arms[1] and not held <= arms[0] and not held <= arms[1]:
                    for hook in hooks:
                        near, far = arms if hook[0].kind == "column" else reversed(arms)
                        if hook[2] in near and not {*hook[1:]} & {*box.cells}:
                            ends = far & peers(state.layout, hook[1]) - {*box.cells}
                            yield digit, box, of_digit(digit, places(state, digit, ends))


@pytest.fixture
def nine() -> Candidates:
    """All digits in all cells of 9 × 9."""
    return full(LAYOUTS["9x9"])


def test_a_skyscraper(nine: Candidates) -> None:
    """Two rows with two places, joined in a column, leave one of the other two ends."""
    (step,) = steps(
        with_places(5, {"row 1": "r1c1 r1c4", "row 8": "r8c1 r8c5"}, nine), "skyscraper"
    )
    assert gone(step) == {"5r2c5", "5r3c5", "5r7c4", "5r9c4"}
    assert part(step, "base") == ["row 1", "row 8"]
    assert part(step, "house") == ["column 1"]
    assert part(step, "off") == ["5 r1c4", "5 r8c1"]
    assert part(step, "on") == ["5 r1c1", "5 r8c5"]
    assert step.links == CHAIN


def test_an_x_wing_is_no_skyscraper(nine: Candidates) -> None:
    """Two rows with the same two columns are an X-wing."""
    state = with_places(5, {"row 1": "r1c1 r1c4", "row 8": "r8c1 r8c4"}, nine)
    assert steps(state, "skyscraper") == []


def test_a_kite(nine: Candidates) -> None:
    """A row and a column that meet in a box leave one of their other ends."""
    kite = {"row 1": "r1c2 r1c8", "column 3": "r2c3 r6c3"}
    (step,) = steps(with_places(3, kite, nine), "two_string_kite")
    assert gone(step) == {"3r6c8"}
    assert part(step, "base") == ["row 1", "column 3"]
    assert part(step, "house") == ["box 1"]
    assert part(step, "off") == ["3 r1c8", "3 r2c3"]
    assert part(step, "on") == ["3 r1c2", "3 r6c3"]


def test_a_dual_kite_is_given_on_demand(nine: Candidates) -> None:
    """Two kites through the same two cells of a box are one step, with the option alone."""
    lines = {"row 1": "r1c2 r1c8", "column 3": "r2c3 r6c3"}
    lines |= {"row 2": "r2c3 r2c7", "column 2": "r1c2 r5c2"}
    state = with_places(3, lines, nine)
    (step,) = steps(state, "dual_two_string_kite", options=TechniqueOptions(duals=True))
    assert gone(step) == {"3r6c8", "3r5c7"}
    assert part(step, "base") == ["row 1", "column 3", "row 2", "column 2"]
    assert steps(state, "dual_two_string_kite", options=TechniqueOptions()) == []


def test_a_turbot_fish(nine: Candidates) -> None:
    """Any two houses with two places will do, such as a row and a box."""
    fish = {"row 1": "r1c4 r1c9", "box 5": "r4c4 r6c6"}
    (step,) = steps(with_places(2, fish, nine), SINGLE)
    assert step.technique == "turbot_fish"
    assert gone(step) == {"2r6c9"}
    assert part(step, "house") == ["column 4"]
    assert step.links == CHAIN


def test_the_turbot_fish_with_most_eliminations_comes_first(nine: Candidates) -> None:
    """A walkthrough takes the fish that eliminates most, whatever its digit."""
    state = with_places(1, {"row 1": "r1c4 r1c9", "box 5": "r4c4 r6c6"}, nine)
    state = with_places(5, {"row 1": "r1c1 r1c4", "row 8": "r8c1 r8c5"}, state)
    assert [len(step.eliminations) for step in steps(state, "turbot_fish")] == [1, 4]


def test_an_empty_rectangle(nine: Candidates) -> None:
    """A box whose places lie in a row and a column turns a strong link round its corner."""
    state = with_places(6, {"box 1": "r2c2 r2c3 r3c1", "column 5": "r2c5 r7c5"}, nine)
    (step,) = steps(state, "empty_rectangle")
    assert gone(step) == {"6r7c1"}
    assert part(step, "base") == ["column 5", "box 1"]
    assert part(step, "house") == ["row 2", "column 1"]
    assert part(step, "off") == ["6 r7c5", "6 r2c2 r2c3"]
    assert part(step, "on") == ["6 r2c5", "6 r3c1"]
    assert step.links == CHAIN


def test_a_dual_empty_rectangle_is_given_on_demand(nine: Candidates) -> None:
    """Two strong links at one box are one step, with the option alone."""
    lines = {"column 5": "r2c5 r7c5", "row 9": "r9c1 r9c8"}
    state = with_places(6, {"box 1": "r2c2 r2c3 r3c1", **lines}, nine)
    (step,) = steps(state, "dual_empty_rectangle", options=TechniqueOptions(duals=True))
    assert gone(step) == {"6r7c1", "6r2c8"}
    assert steps(state, "dual_empty_rectangle", options=TechniqueOptions()) == []


def test_a_box_with_two_places_is_used_on_demand(nine: Candidates) -> None:
    """An empty rectangle of two places is one with the option alone."""
    state = with_places(6, {"box 1": "r2c2 r3c1", "column 5": "r2c5 r7c5"}, nine)
    assert steps(state, "empty_rectangle") == []
    option = TechniqueOptions(two_cell_empty_rectangle=True)
    assert [gone(step) for step in steps(state, "empty_rectangle", options=option)] == [{"6r7c1"}]


@given(sparse())
@settings(max_examples=60)
def test_all_single_patterns_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definitions, whatever the layout and the marks."""
    nothing = {frozenset[tuple[int, int]]()}
    assert found(state, "skyscraper") == set(skyscrapers(state)) - nothing
    assert found(state, "two_string_kite") == {kite[2] for kite in kites(state)} - nothing
    assert found(state, "turbot_fish") == set(turbot_fish(state)) - nothing
    for small in (False, True):
        expected = {item[2] for item in empty_rectangles(state, 2 if small else 3)} - nothing
        option = TechniqueOptions(two_cell_empty_rectangle=small)
        assert found(state, "empty_rectangle", option) == expected


@given(sparse())
@settings(max_examples=60)
def test_all_dual_patterns_are_found(state: Candidates) -> None:
    """A dual step is any two of one box (and its two cells) that eliminate something each."""
    option = TechniqueOptions(duals=True)
    single = [item for item in kites(state) if item[2]]
    assert found(state, "dual_two_string_kite", option) == {
        a[2] | b[2] for a, b in combinations(single, 2) if a[1] == b[1] and a[2] != b[2]
    }
    rectangles = [item for item in empty_rectangles(state, 3) if item[2]]
    assert found(state, "dual_empty_rectangle", option) == {
        a[2] | b[2] for a, b in combinations(rectangles, 2) if a[:2] == b[:2] and a[2] != b[2]
    }


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    option = TechniqueOptions(duals=True, two_cell_empty_rectangle=True)
    assert wrong_steps(layout, [*SINGLE, *DUAL], option) == []


def test_a_dual_kite_of_two_digits_names_each_by_itself() -> None:
    """Each of the two kites speaks of its own digit, not of both."""
    text = (
        "+7.+6+5.+1+9+8.+5+8+1+9+7.....+9..+8+6+7+1+5.+1+5.+9+8.+6+7.+7+8+1+6+5+2.+9+9+6.+7..+8+5+1"
        "+64..+1+9+5+7+8+8.+7+6+5.+1+9.+1+5+9+8.+7... r29c9+r6c5<>2 r2c9<>36 r2c8+r6c6<>4"
    )
    said = [step.explain("show") for step in steps(read_state(text), "dual_two_string_kite")]
    assert any("the digit 2 is in r2c8" in one and "the digit 4 is in r1c9" in one for one in said)
    assert not any("2 and 4" in one for one in said)
