"""Steps of almost locked sets: what they find, and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import combinations, pairwise, product
from operator import and_, or_

import pytest
from hypothesis import HealthCheck, assume, given, settings
from tests.logic.fillings import is_proved
from tests.logic.marks import (
    LAYOUTS,
    Cells,
    Eliminations,
    found,
    full,
    gone,
    of_digit,
    part,
    peers,
    places,
    sparse,
    states_of,
    with_digits,
    wrong_steps,
)

from nonet import Candidates
from nonet.logic import Step, TechniqueOptions, steps

TECHNIQUES = ["als_xz", "als_xy_wing", "als_chain", "death_blossom"]
LOOSE = TechniqueOptions(als_overlap=True, als_chain_both_ways=True, als_chain_length=9)

Als = tuple[Cells, int]


def almost_locked(state: Candidates) -> set[Als]:
    """All sets: cells of a house and a mask of their digits, one more than the cells."""
    sets: set[Als] = set()
    for house in state.layout.houses:
        empty = [cell for cell in house.cells if not state.grid.digits[cell]]
        for size in range(1, len(empty) + 1):
            for cells in combinations(empty, size):
                digits = reduce(or_, (state.masks[cell] for cell in cells))
                if digits.bit_count() == size + 1:
                    sets.add((frozenset(cells), digits))
    return sets


def seen(state: Candidates, als: Als, digit: int) -> Cells:
    """Places of a digit that see all its places in a set."""
    held = places(state, digit, als[0])
    return places(state, digit) & reduce(and_, (peers(state.layout, cell) for cell in held))


def digits_of(mask: int) -> list[int]:
    """Digits of a mask."""
    return [digit for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1]


def commons(state: Candidates, a: Als, b: Als) -> set[int]:
    """Digits that two sets share and cannot both hold."""
    return {
        digit
        for digit in digits_of(a[1] & b[1])
        if places(state, digit, b[0]) <= seen(state, a, digit)
    }


def seen_by_both(state: Candidates, a: Als, b: Als, but: set[int]) -> Eliminations:
    """What sees a digit in both sets, but for some digits."""
    return frozenset[tuple[int, int]]().union(
        *(
            of_digit(digit, seen(state, a, digit) & seen(state, b, digit))
            for digit in set(digits_of(a[1] & b[1])) - but
        )
    )


def xz_by_definition(state: Candidates, *, overlap: bool) -> set[Eliminations]:
    """Two sets with one common digit, or with two or more."""
    expected = set()
    for a, b in combinations(almost_locked(state), 2):
        shared = commons(state, a, b)
        if not shared or (not overlap and a[0] & b[0]):
            continue
        hit = seen_by_both(state, a, b, shared if len(shared) == 1 else set())
        if len(shared) > 1:
            hit = frozenset((cell, digit) for cell, digit in hit if digit in shared).union(
                *(
                    of_digit(digit, seen(state, als, digit) - a[0] - b[0])
                    for als in (a, b)
                    for digit in set(digits_of(als[1])) - shared
                )
            )
        expected.add(hit)
    return expected - {frozenset()}


def xy_wings_by_definition(state: Candidates) -> set[Eliminations]:
    """A set with a common digit to each of two others, all apart."""
    expected = set()
    sets = almost_locked(state)
    for pivot in sets:
        linked = [(als, commons(state, als, pivot)) for als in sets if not als[0] & pivot[0]]
        for (a, first), (b, second) in combinations([item for item in linked if item[1]], 2):
            if not a[0] & b[0]:
                for x, y in product(first, second):
                    if x != y:
                        expected.add(seen_by_both(state, a, b, {x, y}))
    return expected - {frozenset()}


def blossoms_by_definition(state: Candidates) -> set[Eliminations]:
    """A cell and for each of its digits a set that would lose it, all apart."""
    expected = set()
    sets = almost_locked(state)
    for stem, mask in enumerate(state.masks):
        if mask.bit_count() < 2:
            continue
        petals = [
            [als for als in sets if als[1] >> digit - 1 & 1 and stem in seen(state, als, digit)]
            for digit in digits_of(mask)
        ]
        for chosen in product(*petals):
            if any(a[0] & b[0] for a, b in combinations(chosen, 2)):
                continue
            hit = frozenset[tuple[int, int]]().union(
                *(
                    of_digit(digit, reduce(and_, (seen(state, als, digit) for als in chosen)))
                    for digit in digits_of(reduce(and_, (als[1] for als in chosen)) & ~mask)
                )
            )
            expected.add(hit)
    return expected - {frozenset()}


def some(
    state: Candidates, technique: str, sets: list[str], options: TechniqueOptions | None = None
) -> Step:
    """The step of these sets."""
    (step,) = (
        step for step in steps(state, technique, options=options) if part(step, "als") == sets
    )
    return step


def test_two_sets_with_one_common_digit() -> None:
    """What sees the other digit of both sets goes."""
    state = with_digits({"r1c1": "12", "r1c2": "23", "r5c1": "13"}, full(LAYOUTS["9x9"]))
    step = some(state, "als_xz", ["123 r1c1 r1c2", "13 r5c1"])
    assert gone(step) == {"3r2c1", "3r3c1", "3r4c2", "3r5c2", "3r6c2"}
    assert part(step, "restricted_common") == ["1 r1c1 r5c1"]


def test_two_sets_with_two_common_digits() -> None:
    """All digits of both sets are locked."""
    state = with_digits(
        {"r1c1": "13", "r2c2": "23", "r1c7": "14", "r2c7": "24"}, full(LAYOUTS["9x9"])
    )
    step = max(steps(state, "als_xz"), key=lambda step: len(step.eliminations))
    assert part(step, "als") == ["134 r1c1 r1c7", "234 r2c2 r2c7"]
    assert part(step, "restricted_common") == ["34 r1c1 r1c7 r2c2 r2c7"]
    rows = {f"{row}r{row}c{c}" for row in (1, 2) for c in range(1, 10)}
    box = {f"3r{r}c{c}" for r in (1, 2, 3) for c in (1, 2, 3)}
    column = {f"4r{r}c7" for r in range(1, 10)} | {
        f"4r{r}c{c}" for r in (1, 2, 3) for c in (7, 8, 9)
    }
    cells = {"r1c1", "r2c2", "r1c7", "r2c7"}
    assert gone(step) == {name for name in rows | box | column if name[1:] not in cells}


def test_a_death_blossom() -> None:
    """Whatever the stem holds, a petal holds the digit that all petals have."""
    state = with_digits(
        {"r1c1": "123", "r1c5": "14", "r1c9": "24", "r2c2": "34"}, full(LAYOUTS["9x9"])
    )
    step = some(state, "death_blossom", ["14 r1c5", "24 r1c9", "34 r2c2"])
    assert gone(step) == {"4r1c2", "4r1c3"}
    assert part(step, "pivot") == ["123 r1c1"]
    assert part(step, "restricted_common") == ["1 r1c1 r1c5", "2 r1c1 r1c9", "3 r1c1 r2c2"]


def test_a_chain_of_four_sets() -> None:
    """One end of a chain holds the digit that both ends have."""
    cells = {"r1c1": "12", "r1c9": "23", "r9c9": "34", "r9c2": "14"}
    state = with_digits(cells, full(LAYOUTS["9x9"]))
    both_ways = TechniqueOptions(als_chain_both_ways=True)
    step = some(state, "als_chain", ["12 r1c1", "23 r1c9", "34 r9c9", "14 r9c2"], both_ways)
    assert gone(step) == {f"1r{r}c2" for r in (1, 2, 3)} | {f"1r{r}c1" for r in (7, 8, 9)}
    assert part(step, "restricted_common") == ["2 r1c1 r1c9", "3 r1c9 r9c9", "4 r9c2 r9c9"]
    assert gone(step) not in [gone(step) for step in steps(state, "als_chain")]


def test_a_chain_has_as_many_sets_as_the_options_allow() -> None:
    """No chain is longer than the option says, and longer ones are found when it says more."""
    longest = {}
    for length in (4, 6):
        options = TechniqueOptions(als_chain_length=length)
        longest[length] = max(
            len(part(step, "als"))
            for state in states_of(LAYOUTS["9x9"], 1)
            for step in steps(state, "als_chain", options=options)
        )
    assert longest[4] == 4
    assert longest[4] < longest[6] <= 6


@pytest.mark.parametrize("overlap", [False, True])
@settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
@given(state=sparse(largest=4))
def test_pairs_of_sets_are_those_of_the_definition(state: Candidates, *, overlap: bool) -> None:
    """Pairs with one or two common digits are all found, and nothing else."""
    assume(len(almost_locked(state)) <= 30)  # the definition takes its time
    options = TechniqueOptions(als_overlap=overlap)
    assert found(state, "als_xz", options) == xz_by_definition(state, overlap=overlap)


def test_xy_wings_and_blossoms_are_those_of_the_definition() -> None:
    """Wings and blossoms of sets are all found, and nothing else."""
    compared = 0
    for name in ("4x4", "6x6"):
        for state in states_of(LAYOUTS[name]):
            if len(almost_locked(state)) <= 80:
                assert found(state, "als_xy_wing") == xy_wings_by_definition(state)
                assert found(state, "death_blossom") == blossoms_by_definition(state)
                compared += 1
    assert compared > 20


def chains(name: str, options: TechniqueOptions) -> Iterator[tuple[Step, Candidates]]:
    """Steps of chains, with their states."""
    for state in states_of(LAYOUTS[name]):
        for step in steps(state, "als_chain", options=options):
            yield step, state


@pytest.mark.parametrize("options", [TechniqueOptions(), LOOSE], ids=["default", "loose"])
def test_sets_of_a_chain_share_a_digit_with_the_next(options: TechniqueOptions) -> None:
    """Each two sets that follow each other share the digit between them, and do not overlap."""
    seen_chains = 0
    for step, state in chains("diagonal", options):
        sets = [
            (frozenset(group.cells), sum(1 << digit - 1 for digit in group.digits))
            for group in step.groups
            if group.role == "als"
        ]
        shared = [
            digit
            for group in step.groups
            if group.role == "restricted_common"
            for digit in group.digits
        ]
        assert [group.role for group in step.groups] == [
            *["als", "restricted_common"] * len(shared),
            "als",
        ]
        assert len(sets) >= 4
        assert len(set(sets)) == len(sets)
        assert all(x != y for x, y in pairwise(shared))
        for (a, b), digit in zip(pairwise(sets), shared, strict=True):
            assert digit in commons(state, a, b)
            assert options.als_overlap or not a[0] & b[0]
        assert set(step.eliminations) == seen_by_both(
            state, sets[0], sets[-1], {shared[0], shared[-1]}
        )
        seen_chains += 1
    assert seen_chains > 0


@pytest.mark.parametrize("options", [TechniqueOptions(), LOOSE], ids=["default", "loose"])
@pytest.mark.parametrize("name", LAYOUTS)
def test_sets_keep_to_the_solution(name: str, options: TechniqueOptions) -> None:
    """No step of almost locked sets eliminates a digit of the solution, on any kind of layout."""
    assert wrong_steps(LAYOUTS[name], TECHNIQUES, options) == []


@pytest.mark.parametrize("options", [TechniqueOptions(), LOOSE], ids=["default", "loose"])
def test_the_cells_of_the_sets_prove_the_step(options: TechniqueOptions) -> None:
    """The sets and the stem of a step have no filling beside an eliminated digit."""
    for state in states_of(LAYOUTS["6x6"]):
        for step in steps(state, TECHNIQUES, options=options):
            assert is_proved(step, state)


def test_nothing_where_all_digits_are_everywhere() -> None:
    """Sets of all cells but one share no digit that they cannot both hold."""
    for name, layout in LAYOUTS.items():
        assert steps(full(layout), TECHNIQUES) == [], name
