"""Sue de Coq: what it finds, why, and where it says nothing."""

from __future__ import annotations

from functools import reduce
from itertools import combinations, product
from operator import or_

import pytest
from hypothesis import given
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
    places,
    sparse,
    states_of,
    with_digits,
    wrong_steps,
)

from nonet import Candidates
from nonet.logic import steps

TECHNIQUES = ["sue_de_coq", "extended_sue_de_coq"]


def digits(state: Candidates, cells: Cells) -> set[int]:
    """Digits of the cells."""
    mask = reduce(or_, (state.masks[cell] for cell in cells), 0)
    return {digit for digit in range(1, state.size + 1) if mask >> digit - 1 & 1}


def subsets(cells: Cells, sizes: range) -> list[Cells]:
    """All sets of these sizes among the cells."""
    return [frozenset(chosen) for size in sizes for chosen in combinations(sorted(cells), size)]


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """Cells of two houses that need all their digits, as often as these can be placed there."""
    expected: dict[str, set[Eliminations]] = {technique: set() for technique in TECHNIQUES}
    empty = frozenset(cell for cell, digit in enumerate(state.grid.digits) if not digit)
    for a, b in combinations([frozenset(house.cells) for house in state.layout.houses], 2):
        for middle, first, second in product(
            subsets(a & b & empty, range(2, 4)),
            subsets((a - b) & empty, range(1, state.size)),
            subsets((b - a) & empty, range(1, state.size)),
        ):
            of_middle, of_first, of_second = (
                digits(state, cells) for cells in (middle, first, second)
            )
            shared = of_first & of_second
            cells = len(middle | first | second)
            if cells != len(of_middle | of_first | of_second) + len(shared):
                continue
            # Each wing takes some of the middle's digits, and needs the other one.
            if any(
                len(wing) <= len(of_wing - of_middle)
                or len(wing) >= len(of_wing)
                or len(middle | wing) >= len(of_middle | of_wing)
                for wing, of_wing in ((first, of_first), (second, of_second))
            ):
                continue
            hit = frozenset[tuple[int, int]]().union(
                *(
                    of_digit(digit, places(state, digit, house) - held)
                    for house, wing, own, other in (
                        (a, first, of_first, of_second),
                        (b, second, of_second, of_first),
                    )
                    for digit in (of_middle | own) - (other - own)
                    for held in [wing if digit in other else wing | middle]
                )
            )
            if hit:
                expected[TECHNIQUES[bool(shared)]].add(hit)
    return expected


def test_a_sue_de_coq() -> None:
    """Two bivalue cells use up the four digits of two cells between them."""
    state = with_digits({"r1c1 r1c2": "1234", "r1c5": "12", "r3c3": "34"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "sue_de_coq"
    row = {f"{d}r1c{c}" for d in (1, 2) for c in (3, 4, 6, 7, 8, 9)}
    box = {
        f"{d}{cell}" for d in (3, 4) for cell in ["r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2"]
    }
    assert gone(step) == row | box
    assert part(step, "pattern") == ["1234 r1c1 r1c2"]
    assert part(step, "als") == ["12 r1c5", "34 r3c3"]
    assert part(step, "house") == ["row 1", "box 1"]


def test_an_extended_sue_de_coq() -> None:
    """A digit that both wings share is placed in both."""
    state = with_digits(
        {"r1c1 r1c2": "1234", "r1c5": "15", "r1c6": "25", "r2c1": "35", "r3c2": "45"},
        full(LAYOUTS["9x9"]),
    )
    (step,) = steps(state, TECHNIQUES)
    assert step.technique == "extended_sue_de_coq"
    row = {f"{d}r1c{c}" for d in (1, 2, 5) for c in (3, 4, 7, 8, 9)}
    box = {f"{d}{cell}" for d in (3, 4, 5) for cell in ["r1c3", "r2c2", "r2c3", "r3c1", "r3c3"]}
    assert gone(step) == row | box


@given(sparse(largest=4))
def test_sue_de_coqs_are_those_of_the_definition(state: Candidates) -> None:
    """All that the definition gives is found, and nothing else, in small states by chance."""
    for technique, expected in by_definition(state).items():
        assert found(state, technique) == expected


def test_sue_de_coqs_on_the_way_are_those_of_the_definition() -> None:
    """All that the definition gives is found, and nothing else, on the way to a solution."""
    seen = 0
    for state in states_of(LAYOUTS["6x6"]):
        for technique, expected in by_definition(state).items():
            assert found(state, technique) == expected
            seen += len(expected)
    assert seen > 0


@pytest.mark.parametrize("name", LAYOUTS)
def test_sue_de_coqs_keep_to_the_solution(name: str) -> None:
    """None eliminates a digit of the solution, on any kind of layout."""
    assert wrong_steps(LAYOUTS[name], TECHNIQUES) == []


def test_the_cells_of_a_sue_de_coq_prove_it() -> None:
    """Its cells have no filling beside an eliminated digit."""
    for state in states_of(LAYOUTS["windoku"]):
        for step in steps(state, TECHNIQUES):
            assert is_proved(step, state)


def test_nothing_where_all_digits_are_everywhere() -> None:
    """An empty grid has no Sue de Coq, and neither has a Latin square."""
    assert steps(full(LAYOUTS["9x9"]), TECHNIQUES) == []
    assert not any(steps(state, TECHNIQUES) for state in states_of(LAYOUTS["latin"]))
