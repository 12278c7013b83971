"""Wings: what they find, why, and where they say nothing."""

from __future__ import annotations

from collections import defaultdict
from functools import reduce
from itertools import combinations, permutations
from operator import and_, or_

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
    pairs,
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
from nonet.logic import steps

SMALL = ["xy_wing", "xyz_wing", "w_wing"]
LARGE = {4: "wxyz_wing", 5: "vwxyz_wing", 6: "uvwxyz_wing"}


def seen_by_all(layout: Layout, cells: Cells) -> Cells:
    """Cells that see each of the cells."""
    return reduce(and_, (peers(layout, cell) for cell in cells))


def digit_of(mask: int) -> int:
    """The only digit of a mask."""
    assert mask.bit_count() == 1
    return mask.bit_length()


def small_by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What the small wings eliminate: three cells, or two and a strong link."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    layout, masks = state.layout, state.masks
    bivalue = [cell for cell, mask in enumerate(masks) if mask.bit_count() == 2]

    def expect(technique: str, digit: int, cells: Cells) -> None:
        hit = places(state, digit) & seen_by_all(layout, cells)
        if hit:
            expected[technique].add(of_digit(digit, hit))

    for a, b in combinations(bivalue, 2):
        common = masks[a] & masks[b]
        if common.bit_count() == 1:
            for pivot in peers(layout, a) & peers(layout, b):
                if masks[pivot] == masks[a] ^ masks[b]:
                    expect("xy_wing", digit_of(common), frozenset({a, b}))
                if masks[pivot] == masks[a] | masks[b]:
                    expect("xyz_wing", digit_of(common), frozenset({a, b, pivot}))
        if masks[a] == masks[b] and b not in peers(layout, a):
            digits = [digit for digit in range(1, state.size + 1) if masks[a] >> digit - 1 & 1]
            for linked, other in permutations(digits):
                for _, ends in pairs(state, linked):
                    if any(
                        p in peers(layout, a) and q in peers(layout, b)
                        for p, q in permutations(ends)
                    ):
                        expect("w_wing", other, frozenset({a, b}))
    return expected


def large_by_definition(state: Candidates, size: int) -> set[Eliminations]:
    """What a large wing eliminates, by all sets of cells around a cell."""
    expected: set[Eliminations] = set()
    layout, masks = state.layout, state.masks
    few = [cell for cell, mask in enumerate(masks) if 1 <= mask.bit_count() <= size]
    for pivot in few:
        around = [
            cell
            for cell in few
            if cell in peers(layout, pivot) and (masks[cell] | masks[pivot]).bit_count() <= size
        ]
        for others in combinations(around, size - 1):
            cells = frozenset({pivot, *others})
            digits = reduce(or_, (masks[cell] for cell in cells))
            if digits.bit_count() != size:
                continue
            loose = []
            for digit in range(1, state.size + 1):
                held = places(state, digit, cells)
                if len(held) == 1:
                    break
                if any(b not in peers(layout, a) for a, b in combinations(held, 2)):
                    loose.append(digit)
            else:
                if len(loose) == 1:
                    held = places(state, loose[0], cells)
                    hit = places(state, loose[0]) & seen_by_all(layout, held)
                    if hit:
                        expected.add(of_digit(loose[0], hit))
    return expected


def test_an_xy_wing() -> None:
    """One pincer or the other holds the digit that the pivot lacks."""
    state = with_digits({"r1c1": "12", "r1c5": "13", "r5c1": "23"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, "xy_wing")
    assert gone(step) == {"3r5c5"}
    assert part(step, "pivot") == ["12 r1c1"]
    assert part(step, "pincer") == ["13 r1c5", "23 r5c1"]


def test_an_xyz_wing() -> None:
    """The pivot or a pincer holds the digit that all three have."""
    state = with_digits({"r1c1": "123", "r1c5": "13", "r2c2": "23"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, "xyz_wing")
    assert gone(step) == {"3r1c2", "3r1c3"}
    assert part(step, "pivot") == ["123 r1c1"]
    assert part(step, "pincer") == ["13 r1c5", "23 r2c2"]


def test_a_w_wing() -> None:
    """Two equal cells that a strong link keeps from both holding the linked digit."""
    state = with_places(1, {"column 9": "r1c9 r5c9"}, full(LAYOUTS["9x9"]))
    state = with_digits({"r1c1 r5c5": "12"}, state)
    (step,) = steps(state, "w_wing")
    assert gone(step) == {"2r1c5", "2r5c1"}
    assert part(step, "pincer") == ["12 r1c1", "12 r5c5"]
    assert part(step, "pivot") == ["1 r1c9", "1 r5c9"]
    assert part(step, "house") == ["column 9"]
    assert [step.groups[link.start].cells + step.groups[link.end].cells for link in step.links] == [
        (0, 8),
        (8, 44),
        (44, 40),
    ]
    assert [link.strong for link in step.links] == [False, True, False]


def test_a_wxyz_wing() -> None:
    """Four cells with four digits, of which only one can be placed there twice."""
    state = with_digits(
        {"r2c2": "1234", "r2c5": "14", "r2c8": "24", "r1c1": "34"}, full(LAYOUTS["9x9"])
    )
    (step,) = steps(state, "wxyz_wing")
    assert gone(step) == {"4r2c1", "4r2c3"}
    assert part(step, "pivot") == ["1234 r2c2"]
    assert part(step, "pincer") == ["34 r1c1", "14 r2c5", "24 r2c8"]


@given(sparse())
def test_small_wings_are_those_of_the_definition(state: Candidates) -> None:
    """XY-wings, XYZ-wings and W-wings are all found, and nothing else."""
    expected = small_by_definition(state)
    for technique in SMALL:
        assert found(state, technique) == expected[technique]


@pytest.mark.parametrize("size", [4, 5])
def test_large_wings_are_those_of_the_definition(size: int) -> None:
    """Large wings are all found, and nothing else, in states of a 6 × 6 grid."""
    seen = 0
    for state in states_of(LAYOUTS["6x6"], 3):
        expected = large_by_definition(state, size)
        assert found(state, LARGE[size]) == expected
        seen += len(expected)
    assert seen > 0


@pytest.mark.parametrize("name", LAYOUTS)
def test_wings_keep_to_the_solution(name: str) -> None:
    """No wing eliminates a digit of the solution, on any kind of layout."""
    assert wrong_steps(LAYOUTS[name], [*SMALL, *LARGE.values()]) == []


def test_the_cells_of_a_wing_prove_it() -> None:
    """The cells of a wing without a strong link have no filling beside an eliminated digit."""
    techniques = ["xy_wing", "xyz_wing", *LARGE.values()]
    for state in states_of(LAYOUTS["jigsaw"], 3):
        for step in steps(state, techniques):
            assert is_proved(step, state)


def test_nothing_where_all_digits_are_everywhere() -> None:
    """An empty grid has no wings."""
    assert steps(full(LAYOUTS["9x9"]), [*SMALL, *LARGE.values()]) == []
