"""3D Medusa: the six rules, what they find, and why."""

from __future__ import annotations

from collections import defaultdict

import pytest
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    found,
    full,
    gone,
    pairs,
    part,
    places,
    seen,
    states_of,
    with_digits,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import steps

TECHNIQUES = ["medusa_trap", "medusa_wrap"]


def clusters(state: Candidates) -> list[tuple[Eliminations, Eliminations]]:
    """Candidates that hang together by strong links, in two colours, where there are two digits."""
    beside: dict[tuple[int, int], set[tuple[int, int]]] = defaultdict(set)
    for digit in range(1, state.size + 1):
        for _, cells in pairs(state, digit):
            a, b = cells
            beside[a, digit].add((b, digit))
            beside[b, digit].add((a, digit))
    for cell, mask in enumerate(state.masks):
        if mask.bit_count() == 2:
            low, high = (digit for digit in range(1, state.size + 1) if mask >> digit - 1 & 1)
            beside[cell, low].add((cell, high))
            beside[cell, high].add((cell, low))
    done: set[tuple[int, int]] = set()
    made = []
    for start in sorted(beside):
        if start in done:
            continue
        colours = {start: 0}
        waiting = [start]
        while waiting:
            node = waiting.pop()
            for other in beside[node] - colours.keys():
                colours[other] = 1 - colours[node]
                waiting.append(other)
        done |= colours.keys()
        if len({digit for _, digit in colours}) > 1:
            first, second = (
                frozenset(node for node in colours if colours[node] == side) for side in (0, 1)
            )
            made.append((first, second))
    return made


def sees(state: Candidates, colour: Eliminations, digit: int) -> frozenset[int]:
    """Cells that see the digit in this colour."""
    return seen(state.layout, (cell for cell, at in colour if at == digit))


def is_impossible(state: Candidates, colour: Eliminations) -> bool:
    """Whether a colour is twice in a cell or house, or leaves a cell nothing."""
    cells = [cell for cell, _ in colour]
    return (
        len(set(cells)) < len(cells)
        or any(cell in sees(state, colour, digit) for cell, digit in colour)
        or any(
            all(
                cell in sees(state, colour, digit)
                for digit in range(1, state.size + 1)
                if mask >> digit - 1 & 1
            )
            for cell, mask in enumerate(state.masks)
        )
    )


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes by each technique."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    for a, b in clusters(state):
        expected["medusa_wrap"] |= {colour for colour in (a, b) if is_impossible(state, colour)}
        trapped = set()
        for digit in range(1, state.size + 1):
            near_a = {cell for cell, _ in a} | sees(state, a, digit)
            near_b = {cell for cell, _ in b} | sees(state, b, digit)
            trapped |= {(cell, digit) for cell in places(state, digit) & near_a & near_b}
        trapped -= a | b
        if trapped:
            expected["medusa_trap"].add(frozenset(trapped))
    return expected


@pytest.fixture
def two_ways() -> Candidates:
    """r1c1 is 1, and then r1c5 is not, or 2, and then r6c1 is not."""
    state = with_digits({"r1c1": "12"}, full(LAYOUTS["9x9"]))
    state = with_places(1, {"row 1": "r1c1 r1c5"}, state)
    return with_places(2, {"column 1": "r1c1 r6c1"}, state)


def test_both_colours_in_a_cell_and_in_a_row(two_ways: Candidates) -> None:
    """Other candidates go from a cell with both colours, and a digit that sees both of its own."""
    state = with_places(2, {"row 6": "r6c1 r6c5", "column 5": "r6c5 r1c5"}, two_ways)
    (step,) = steps(state, TECHNIQUES)
    assert gone(step) == {
        *(f"{digit}r1c5" for digit in range(3, 10)),
        *(f"2r1c{column}" for column in (2, 3, 4, 6, 7, 8, 9)),
    }
    assert part(step, "colour_a") == ["1 r1c1", "2 r1c5 r6c1"]
    assert part(step, "colour_b") == ["1 r1c5", "2 r1c1 r6c5"]


def test_one_colour_in_the_cell_and_the_other_one_in_sight(two_ways: Candidates) -> None:
    """A candidate goes that sees a colour of its digit and shares a cell with the other colour."""
    state = with_places(2, {"row 6": "r6c1 r6c6", "box 5": "r4c5 r6c6"}, two_ways)
    (step,) = steps(state, TECHNIQUES)
    assert gone(step) == {"1r4c5", "2r1c5"}


def test_a_colour_twice_in_a_cell(two_ways: Candidates) -> None:
    """A colour with two candidates in one cell goes."""
    state = with_digits({"r1c5": "13"}, two_ways)
    state = with_places(3, {"column 5": "r1c5 r6c5", "row 6": "r6c5 r6c1"}, state)
    (step,) = steps(state, "medusa_wrap")
    assert gone(step) == {"1r1c1", "2r6c1", "3r1c5", "3r6c1"}
    assert part(step, "colour_a") == ["1 r1c1", "2 r6c1", "3 r1c5 r6c1"]
    assert part(step, "colour_b") == ["1 r1c5", "2 r1c1", "3 r6c5"]
    assert part(step, "conclusion") == ["23 r6c1"]


def test_a_colour_twice_in_a_house(two_ways: Candidates) -> None:
    """A colour that has a digit twice in one house goes."""
    state = with_digits({"r6c1": "23", "r6c5": "13"}, two_ways)
    (step,) = steps(with_places(3, {"row 6": "r6c1 r6c5"}, state), "medusa_wrap")
    assert gone(step) == {"1r1c5", "1r6c5", "2r1c1", "3r6c1"}
    assert part(step, "house") == ["column 5"]


def test_a_cell_that_a_colour_empties(two_ways: Candidates) -> None:
    """A colour goes that all candidates of a cell see."""
    state = with_digits({"r5c5": "12"}, two_ways)
    (step,) = steps(with_places(2, {"box 4": "r6c1 r5c3"}, state), "medusa_wrap")
    assert gone(step) == {"1r1c5", "2r1c1", "2r5c3"}
    assert part(step, "conclusion") == ["12 r5c5"]


def test_one_digit_is_left_to_simple_colours() -> None:
    """A cluster of one digit does not belong to 3D Medusa."""
    lines = {"row 1": "r1c2 r1c8", "column 8": "r1c8 r5c8", "row 5": "r5c3 r5c8"}
    assert steps(with_places(4, lines, full(LAYOUTS["9x9"])), TECHNIQUES) == []


@pytest.mark.parametrize("name", ["4x4", "6x6", "9x9", "jigsaw", "diagonal"])
def test_all_are_found(name: str) -> None:
    """Steps are exactly those of the six rules."""
    for state in states_of(LAYOUTS[name], 1):
        expected = by_definition(state)
        for technique in TECHNIQUES:
            assert found(state, technique) == expected[technique]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
