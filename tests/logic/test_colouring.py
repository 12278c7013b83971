"""Simple colours and multi-colours: what they find, and why."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations, permutations, product

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
    places,
    seen,
    sparse,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import Link, steps
from nonet.logic._notation import eureka

SIMPLE = ["simple_colours_trap", "simple_colours_wrap"]
MULTI = ["multi_colours_1", "multi_colours_2"]

Colours = tuple[Cells, Cells]


def clusters(state: Candidates, digit: int) -> list[Colours]:
    """Cells that hang together by houses with two places, those of one parity and of the other."""
    beside = defaultdict(set)
    for _, (a, b) in ((house, tuple(cells)) for house, cells in pairs(state, digit)):
        beside[a].add(b)
        beside[b].add(a)
    done: set[int] = set()
    found: list[Colours] = []
    for start in sorted(beside):
        if start in done:
            continue
        reached = {(start, 0)}
        waiting = [(start, 0)]
        while waiting:
            cell, colour = waiting.pop()
            new = {(other, 1 - colour) for other in beside[cell]} - reached
            reached |= new
            waiting += new
        even, odd = (frozenset(cell for cell, at in reached if at == side) for side in (0, 1))
        done |= even | odd
        found.append((even, odd))
    return found


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes by each technique."""
    layout = state.layout
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    for digit in range(1, state.size + 1):
        everywhere = places(state, digit)
        coloured = clusters(state, digit)
        for a, b in coloured:
            both = everywhere & seen(layout, a) & seen(layout, b) - a - b
            expected["simple_colours_trap"].add(of_digit(digit, both))
            for colour in (a, b):
                if colour & seen(layout, colour):
                    expected["simple_colours_wrap"].add(of_digit(digit, colour))
        for one, other in combinations(coloured, 2):
            eliminated: Eliminations = frozenset()
            for (a, b), (c, d) in product(permutations(one), permutations(other)):
                if a & seen(layout, c):
                    both = everywhere & seen(layout, b) & seen(layout, d)
                    eliminated |= of_digit(digit, both)
            expected["multi_colours_1"].add(eliminated)
        for one, (c, d) in permutations(coloured, 2):
            for colour in one:
                if colour & seen(layout, c) and colour & seen(layout, d):
                    expected["multi_colours_2"].add(of_digit(digit, colour))
    return {technique: sets - {frozenset()} for technique, sets in expected.items()}


@pytest.fixture
def nine() -> Candidates:
    """All digits in all cells of 9 × 9."""
    return full(LAYOUTS["9x9"])


def test_a_trap(nine: Candidates) -> None:
    """A place that sees both colours of a cluster goes."""
    lines = {"row 1": "r1c2 r1c8", "column 8": "r1c8 r5c8", "row 5": "r5c3 r5c8"}
    (step,) = steps(with_places(4, lines, nine), [*SIMPLE, *MULTI])
    assert step.technique == "simple_colours_trap"
    assert gone(step) == {"4r2c3", "4r3c3", "4r4c2", "4r6c2"}
    assert part(step, "colour_a") == ["4 r1c2 r5c8"]
    assert part(step, "colour_b") == ["4 r1c8 r5c3"]


def test_a_wrap(nine: Candidates) -> None:
    """A colour with two cells in one house goes."""
    lines = {"row 1": "r1c1 r1c5", "column 5": "r1c5 r6c5", "row 6": "r6c2 r6c5"}
    state = with_places(4, lines | {"column 2": "r3c2 r6c2"}, nine)
    (step,) = steps(state, "simple_colours_wrap")
    assert gone(step) == {"4r1c1", "4r3c2", "4r6c5"}
    assert part(step, "colour_a") == ["4 r1c1 r3c2 r6c5"]
    assert part(step, "colour_b") == ["4 r1c5 r6c2"]
    assert part(step, "house") == ["box 1"]


def test_two_clusters_that_see_each_other(nine: Candidates) -> None:
    """Where colours of two clusters see each other, what sees both of the others goes."""
    state = with_places(4, {"row 1": "r1c1 r1c5", "row 8": "r8c1 r8c6"}, nine)
    (step,) = steps(state, [*SIMPLE, *MULTI])
    assert step.technique == "multi_colours_1"
    assert gone(step) == {"4r2c6", "4r3c6", "4r7c5", "4r9c5"}
    assert [part(step, f"colour_{name}") for name in "abcd"] == [
        ["4 r1c1"],
        ["4 r1c5"],
        ["4 r8c1"],
        ["4 r8c6"],
    ]
    assert part(step, "house") == ["column 1"]
    assert eureka(step) == ["(4)r1c5 = (4)r1c1 - (4)r8c1 = (4)r8c6"]


def test_a_colour_that_sees_both_of_another_cluster(nine: Candidates) -> None:
    """A colour that sees both colours of another cluster goes."""
    lines = {"row 1": "r1c2 r1c8", "column 8": "r1c8 r5c8", "box 4": "r5c3 r6c2"}
    (step,) = steps(with_places(4, lines, nine), "multi_colours_2")
    assert gone(step) == {"4r1c2", "4r5c8"}
    assert part(step, "colour_a") == ["4 r1c2 r5c8"]
    assert part(step, "colour_c") + part(step, "colour_d") == ["4 r5c3", "4 r6c2"]
    assert part(step, "house") == ["row 5", "column 2"]
    assert step.links[2:] == (Link(0, 2, strong=False), Link(3, 0, strong=False))


@given(sparse())
@settings(max_examples=60)
def test_all_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    expected = by_definition(state)
    for technique in [*SIMPLE, *MULTI]:
        assert found(state, technique) == expected.get(technique, set())


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, [*SIMPLE, *MULTI]) == []
