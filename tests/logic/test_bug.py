"""Bivalue universal graves: what they find, why, and where they say nothing."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    cells_of,
    found,
    of_digit,
    part,
    peers,
    places,
    wrong_steps,
)

import nonet
from nonet import Candidates, Layout
from nonet.logic import TechniqueOptions, steps

TYPES = [f"bug_{number}" for number in range(1, 5)]


def bug(layout: Layout, extra: dict[str, str] | None = None) -> Candidates:
    """Two digits in every cell, each twice in every house, and in some cells more."""
    solution = nonet.full_grid(layout, seed=5).digits
    masks = [1 << digit - 1 | 1 << digit % layout.size for digit in solution]
    for name, digits in (extra or {}).items():
        (cell,) = cells_of(name, layout)
        masks[cell] |= sum(1 << int(digit) - 1 for digit in digits)
    return Candidates(masks, layout)


def others(state: Candidates, name: str, count: int) -> str:
    """Digits that a cell cannot hold."""
    (cell,) = cells_of(name, state.layout)
    digits = [str(d) for d in range(1, state.size + 1) if cell not in places(state, d)]
    return "".join(digits[:count])


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_one_cell_with_more(layout: Layout) -> None:
    """BUG+1: the cell with a third digit holds it, on every layout."""
    whole = bug(layout)
    third = others(whole, "r2c2", 1)
    (step,) = steps(bug(layout, {"r2c2": third}), "bug_1", assume_unique=True)
    (cell,) = cells_of("r2c2", layout)
    assert set(step.eliminations) == {
        (cell, digit) for digit in range(1, layout.size + 1) if cell in places(whole, digit)
    }
    assert part(step, "extra") == [f"{third} r2c2"]
    assert part(step, "floor")[0].count("r") == layout.cell_count - 1


def test_the_same_digit_more() -> None:
    """Type 2: a digit that all cells with more have goes from what sees them all."""
    layout = LAYOUTS["latin"]
    whole = bug(layout)
    digit = others(whole, "r1c1", 1)
    other = next(name for name in ("r1c2", "r1c3", "r1c4") if digit in others(whole, name, 7))
    (step,) = steps(bug(layout, {"r1c1": digit, other: digit}), "bug_2", assume_unique=True)
    row = places(whole, int(digit), range(layout.size))
    assert set(step.eliminations) == of_digit(int(digit), row)
    assert part(step, "extra") == [f"{digit} r1c1", f"{digit} {other}"]


def test_puzzles_that_may_have_more_solutions() -> None:
    """Nothing is said where the puzzle is not known to have one solution."""
    state = bug(LAYOUTS["9x9"], {"r1c1": "123456789"})
    assert steps(state, TYPES, assume_unique=True)
    assert steps(state, TYPES, options=TechniqueOptions(uniqueness=False), assume_unique=True) == []


@pytest.mark.parametrize("cell", ["r1c1", "r5c5", "r9c9"])
def test_no_bug_no_step(cell: str) -> None:
    """Nothing is said where some digit has one place only in a house."""
    state = bug(LAYOUTS["9x9"], {"r2c5": "123456789"})
    assert steps(state, TYPES, assume_unique=True)
    (lost,) = cells_of(cell, state.layout)
    mask = state.masks[lost]
    assert steps(state.without([(lost, mask.bit_length())]), TYPES, assume_unique=True) == []


def bugs(state: Candidates) -> Iterator[dict[int, int]]:
    """All ways to leave two digits in each cell with more so that houses have each digit twice."""
    more = [cell for cell, mask in enumerate(state.masks) if mask.bit_count() > 2]
    digits = range(1, state.size + 1)
    ways = [
        [1 << a - 1 | 1 << b - 1 for a, b in combinations(digits, 2) if both(state, cell, a, b)]
        for cell in more
    ]
    for way in product(*ways):
        masks = list(state.masks)
        for cell, base in zip(more, way, strict=True):
            masks[cell] = base
        if all(
            sum(masks[cell] >> digit - 1 & 1 for cell in house.cells) == 2
            for house in state.layout.houses
            for digit in digits
        ):
            yield dict(zip(more, way, strict=True))


def both(state: Candidates, cell: int, a: int, b: int) -> bool:
    """True if a cell may hold either digit."""
    return cell in places(state, a) and cell in places(state, b)


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes by all types but the third."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    digits = range(1, state.size + 1)
    for base in bugs(state):
        roofs = list(base)
        extra = {
            d for cell in roofs for d in digits if state.masks[cell] & ~base[cell] & 1 << d - 1
        }
        if len(roofs) == 1:
            kept = [d for d in digits if base[roofs[0]] >> d - 1 & 1]
            expected["bug_1"].add(frozenset((roofs[0], d) for d in kept))
        elif len(extra) == 1:
            (digit,) = extra
            seen = frozenset.intersection(*(peers(state.layout, cell) for cell in roofs))
            expected["bug_2"].add(of_digit(digit, seen & places(state, digit)))
        if len(roofs) == 2:
            for digit in digits:
                if not all(base[cell] >> digit - 1 & 1 for cell in roofs):
                    continue
                if any(
                    places(state, digit, house.cells) == set(roofs) for house in state.layout.houses
                ):
                    expected["bug_4"].add(
                        frozenset(
                            (cell, other)
                            for cell in roofs
                            for other in digits
                            if other != digit and base[cell] >> other - 1 & 1
                        )
                    )
    for sets in expected.values():
        sets.discard(frozenset())
    return expected


@st.composite
def nearly_bugs(draw: st.DrawFn) -> Candidates:
    """Graves with a few more digits here and there."""
    layout = draw(st.sampled_from([LAYOUTS[name] for name in ("4x4", "6x6", "latin", "jigsaw")]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    masks = list(bug(layout).masks)
    house = rng.choice(layout.houses)
    for cell in rng.sample(house.cells, draw(st.integers(1, 3))):
        masks[cell] |= 1 << rng.randrange(layout.size)
    return Candidates(masks, layout)


@given(nearly_bugs())
@settings(deadline=None)
def test_all_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout."""
    expected = by_definition(state)
    for technique in ("bug_1", "bug_2", "bug_4"):
        assert found(state, technique) == expected[technique]


@given(nearly_bugs())
@settings(deadline=None)
def test_subsets(state: Candidates) -> None:
    """Type 3: as many cells as digits but one, and the cells with more as the last of them."""
    for step in steps(state, "bug_3", assume_unique=True):
        (subset,) = (group for group in step.groups if group.role == "pattern")
        assert len(subset.cells) + 1 == len(subset.digits)
        extras = [group for group in step.groups if group.role == "extra"]
        assert {digit for group in extras for digit in group.digits} <= set(subset.digits)
        used = {cell for group in extras for cell in group.cells} | set(subset.cells)
        for cell, digit in step.eliminations:
            assert digit in subset.digits
            assert cell not in used
            assert used <= peers(state.layout, cell) or any(
                used | {cell} <= set(house.cells) for house in state.layout.houses
            )


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TYPES) == []
