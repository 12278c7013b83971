"""Aligned exclusions of two and three cells: what they find, and why."""

from __future__ import annotations

from itertools import combinations, islice, product

import pytest
from tests.logic.fillings import is_proved
from tests.logic.marks import (
    LAYOUTS,
    full,
    gone,
    part,
    peers,
    states_of,
    with_digits,
    wrong_steps,
)

from nonet import Candidates
from nonet.logic import steps

TECHNIQUES = ["aligned_pair_exclusion", "aligned_triple_exclusion"]


def excluded_by_cells(state: Candidates, cells: tuple[int, ...]) -> set[tuple[int, int]]:
    """Candidates of the cells that are in no combination that leaves all other cells a digit."""
    masks = state.masks
    near = [
        cell
        for cell in range(state.layout.cell_count)
        if 1 < masks[cell].bit_count() <= len(cells)
        and any(cell in peers(state.layout, other) for other in cells)
        and cell not in cells
    ]
    own = [[d for d in range(1, state.size + 1) if masks[c] >> d - 1 & 1] for c in cells]
    left: set[tuple[int, int]] = set()
    for chosen in product(*own):
        held = dict(zip(cells, chosen, strict=True))
        if any(
            held[a] == held[b] and b in peers(state.layout, a) for a, b in combinations(cells, 2)
        ):
            continue
        if not any(
            masks[cell]
            & ~sum(
                1 << digit - 1
                for digit in {d for c, d in held.items() if cell in peers(state.layout, c)}
            )
            == 0
            for cell in near
        ):
            left |= set(held.items())
    return {(c, d) for c, digits in zip(cells, own, strict=True) for d in digits} - left


def test_a_pair_exclusion() -> None:
    """A digit goes with which every digit of the other cell would empty a third one."""
    state = with_digits(
        {"r1c1": "123", "r1c2": "24", "r1c5": "12", "r2c3": "14"}, full(LAYOUTS["9x9"])
    )
    (step,) = (
        step
        for step in steps(state, "aligned_pair_exclusion")
        if part(step, "pattern") == ["123 r1c1", "24 r1c2"]
    )
    assert gone(step) == {"1r1c1"}
    assert part(step, "als") == ["12 r1c5", "14 r2c3"]


def test_a_triple_exclusion() -> None:
    """A digit goes with which all digits of two other cells would empty a fourth one."""
    cells = {"r1c1": "16", "r5c5": "24", "r6c2": "35"}
    others = {"r1c2": "15", "r1c5": "14", "r5c1": "123"}
    state = with_digits(cells | others, full(LAYOUTS["9x9"]))
    (step,) = (
        step
        for step in steps(state, "aligned_triple_exclusion")
        if part(step, "pattern") == ["16 r1c1", "24 r5c5", "35 r6c2"]
    )
    assert gone(step) == {"1r1c1"}
    assert part(step, "als") == ["15 r1c2", "14 r1c5", "123 r5c1"]


@pytest.mark.parametrize(("technique", "size"), [(TECHNIQUES[0], 2), (TECHNIQUES[1], 3)])
def test_all_that_single_cells_exclude_is_found(technique: str, size: int) -> None:
    """What two or three cells lose against single cells is found by two or three, or by two."""
    lost = 0
    for state in islice(states_of(LAYOUTS["6x6"]), 0, None, 4):
        hit = {
            candidate
            for step in steps(state, TECHNIQUES[: TECHNIQUES.index(technique) + 1])
            for candidate in step.eliminations
        }
        cells = [cell for cell, mask in enumerate(state.masks) if mask.bit_count() > 1]
        for chosen in combinations(cells, size):
            excluded = excluded_by_cells(state, chosen)
            assert excluded <= hit
            lost += len(excluded)
    assert lost > 0


@pytest.mark.parametrize("name", LAYOUTS)
def test_exclusions_keep_to_the_solution(name: str) -> None:
    """No exclusion eliminates a digit of the solution, on any kind of layout."""
    assert wrong_steps(LAYOUTS[name], TECHNIQUES) == []


def test_the_cells_of_an_exclusion_prove_it() -> None:
    """The cells and what they see have no filling beside an eliminated digit."""
    for state in states_of(LAYOUTS["diagonal"], 1):
        for step in steps(state, TECHNIQUES):
            assert is_proved(step, state)


def test_nothing_where_all_digits_are_everywhere() -> None:
    """An empty grid excludes nothing."""
    for name, layout in LAYOUTS.items():
        assert steps(full(layout), TECHNIQUES) == [], name
