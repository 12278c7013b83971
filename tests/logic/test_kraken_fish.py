"""Kraken fish: their chains and fish, checked from the step alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from tests.logic.fish_definition import cell_bits, fish_of, held
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    full,
    gone,
    part,
    peers,
    places,
    sparse,
    states_of,
    with_digits,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import Step, steps

TECHNIQUES = ["kraken_fish_1", "kraken_fish_2"]
Node = tuple[int, int]


def chains(step: Step) -> list[list[tuple[str, Node]]]:
    """Nodes of each chain, on and off in turn, joined by weak and strong links in turn."""
    nodes = [i for i, group in enumerate(step.groups) if group.role in {"on", "off"}]
    links = {(link.start, link.end): link.strong for link in step.links}
    found: list[list[tuple[str, Node]]] = []
    for i in nodes:
        group = step.groups[i]
        (cell,), (digit,) = group.cells, group.digits
        if (i - 1, i) in links:
            assert links.pop((i - 1, i)) == (group.role == "on")
        else:
            found.append([])
        found[-1].append((group.role, (cell, digit)))
    assert not links
    return found


def is_linked(state: Candidates, start: Node, end: Node, *, strong: bool) -> bool:
    """Whether not both can be true; if strong, whether one of them must be, too."""
    (cell, digit), (other, other_digit) = start, end
    if cell == other:
        return digit != other_digit and (not strong or state.masks[cell].bit_count() == 2)
    return digit == other_digit and any(
        {cell, other} <= set(house.cells)
        and (not strong or places(state, digit, house.cells) == {cell, other})
        for house in state.layout.houses
    )


def is_proof(step: Step, state: Candidates) -> bool:
    """Whether the fish is one, and chains lead from all that it leaves to the elimination."""
    ((target, target_digit),) = step.eliminations
    digit = step.groups[0].digits[0]
    base = held(state, digit, step.houses("base"))
    cover = held(state, digit, step.houses("cover"))
    fish = fish_of(state.layout, base, cover)
    ends = fish.fins
    if step.technique == "kraken_fish_1":
        assert target_digit == digit
        assert any(target in house.cells for house, _ in cover)
        assert fish.fins & ~cell_bits(peers(state.layout, target))
    else:
        (last,) = step.houses("house")
        assert last in step.houses("cover")
        ends |= fish.vertices & cell_bits(last.cells)
    assert not any(target in house.cells and target_digit == digit for house, _ in base)
    for chain in chains(step):
        assert [role for role, _ in chain] == ["on", "off"] * (len(chain) // 2)
        assert all(
            is_linked(state, start, end, strong=role == "off")
            for (role, start), (_, end) in pairwise(chain)
        )
        assert chain[-1][1] == (target, target_digit)
    starts = [chain[0][1] for chain in chains(step)]
    return (
        len(base) == len(cover)
        and not fish.endo_fins
        and {at for _, at in starts} == {digit}
        and cell_bits(cell for cell, _ in starts) == ends
    )


def test_a_fin_that_reaches_far() -> None:
    """A chain from a fin to what it does not see removes that candidate."""
    houses = {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c5 r7c7", "column 4": "r4c4 r8c4"}
    state = with_places(5, houses, full(LAYOUTS["9x9"]))
    found = {next(iter(gone(step))): step for step in steps(state, "kraken_fish_1")}
    step = found["5r4c7"]
    assert part(step, "base") == ["row 2", "row 7"]
    assert part(step, "cover") == ["column 3", "column 7"]
    assert part(step, "pattern") == ["5 r2c3 r2c7 r7c3 r7c7"]
    assert part(step, "fin") == ["5 r7c5"]
    assert part(step, "on") == ["5 r7c5", "5 r4c4"]
    assert part(step, "off") == ["5 r8c4", "5 r4c7"]
    assert [link.strong for link in step.links] == [False, True, False]


def test_a_cover_house_that_reaches_far() -> None:
    """Chains from all places in a cover house remove any candidate, of another digit as well."""
    state = with_places(5, {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c7"}, full(LAYOUTS["9x9"]))
    state = with_digits({"r1c1 r8c2": "56"}, state)
    found = {next(iter(gone(step))): step for step in steps(state, "kraken_fish_2")}
    step = found["6r1c2"]
    assert part(step, "base") == ["row 2", "row 7"]
    assert part(step, "cover") == ["column 3", "column 7"]
    assert not part(step, "fin")
    assert part(step, "house") == ["column 3"]
    assert part(step, "on") == ["5 r2c3", "6 r1c1", "5 r7c3", "6 r8c2"]
    assert part(step, "off") == ["5 r1c1", "6 r1c2", "5 r8c2", "6 r1c2"]


def test_nothing_without_marks() -> None:
    """No kraken fish is in an empty grid, nor where no candidate is left."""
    layout = LAYOUTS["9x9"]
    assert steps(full(layout), TECHNIQUES) == []
    assert steps(Candidates([0] * 81, layout), TECHNIQUES) == []


@given(sparse())
@settings(max_examples=40)
def test_steps_prove_what_they_say(state: Candidates) -> None:
    """Whatever the marks, a fish and chains prove each elimination, and each is given once."""
    for technique in TECHNIQUES:
        found = steps(state, technique)
        assert all(is_proof(step, state) for step in found)
        eliminations: set[Eliminations] = {frozenset(step.eliminations) for step in found}
        assert len(eliminations) == len(found)


def test_both_types_are_in_puzzles() -> None:
    """Either type is found on the way through a puzzle, and proves what it says."""
    for technique in TECHNIQUES:
        state, step = next(
            (state, step) for state in states_of(LAYOUTS["9x9"]) for step in steps(state, technique)
        )
        assert is_proof(step, state)


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
