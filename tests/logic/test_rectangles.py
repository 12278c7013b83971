"""Unique, hidden and avoidable rectangles: what they find, why, and where they say nothing."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    cells_of,
    found,
    full,
    gone,
    of_digit,
    pairs,
    part,
    peers,
    places,
    sparse,
    with_digits,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Grid, Layout
from nonet.layout import parse_cell
from nonet.logic import Step, TechniqueOptions, steps

PLAIN = [f"unique_rectangle_{number}" for number in range(1, 7)]
UNIQUE = [*PLAIN, "hidden_rectangle"]
AVOIDABLE = ["avoidable_rectangle_1", "avoidable_rectangle_2"]
USUAL = LAYOUTS["9x9"]

Rectangle = tuple[int, int, int, int]
"""A corner, the cell beside it, the cell below it, and the opposite corner."""


def is_deadly(layout: Layout, rectangle: Rectangle) -> bool:
    """True if every house holds a corner of either kind, or none at all."""
    corner, beside, below, opposite = rectangle
    return all(
        len({corner, opposite} & set(house.cells)) == len({beside, below} & set(house.cells)) < 2
        for house in layout.houses
    )


def rectangles(layout: Layout) -> Iterator[Rectangle]:
    """Deadly ones, from each corner."""
    lines = range(layout.size)
    for top, bottom in permutations(lines, 2):
        for left, right in permutations(lines, 2):
            upper, lower = top * layout.size, bottom * layout.size
            rectangle = (upper + left, upper + right, lower + left, lower + right)
            if is_deadly(layout, rectangle):
                yield rectangle


def filled(
    state: Candidates, entries: dict[str, int], givens: dict[str, int] | None = None
) -> Candidates:
    """The state with digits in cells; the marks of all other cells stay."""
    layout = state.layout
    rows = [bytearray(layout.cell_count), bytearray(layout.cell_count)]
    for row, digits in zip(rows, (givens or {}, entries), strict=True):
        for name, digit in digits.items():
            row[parse_cell(name, layout.size)] = digit
    return Candidates(state.masks, layout, Grid(*map(bytes, rows), layout=layout))


def one(state: Candidates, technique: str) -> Step:
    """The only step of a technique."""
    (step,) = steps(state, technique, assume_unique=True)
    return step


def test_one_cell_with_more() -> None:
    """Type 1: the cell that alone has more digits holds none of the two."""
    state = with_digits({"r1c1 r1c4 r2c1": "12", "r2c4": "1239"}, full(USUAL))
    step = one(state, "unique_rectangle_1")
    assert gone(step) == {"1r2c4", "2r2c4"}
    assert part(step, "floor") == ["12 r1c1 r1c4 r2c1"]
    assert part(step, "roof") == ["12 r2c4"]
    assert part(step, "extra") == ["39 r2c4"]


def test_two_cells_with_the_same_digit_more() -> None:
    """Type 2: a third digit that two cells of a line have goes from all that see both."""
    state = with_digits({"r1c1 r1c4": "12", "r2c1 r2c4": "125"}, full(USUAL))
    step = one(state, "unique_rectangle_2")
    assert gone(step) == {f"5r2c{column}" for column in (2, 3, 5, 6, 7, 8, 9)}
    assert part(step, "floor") == ["12 r1c1 r1c4"]
    assert part(step, "extra") == ["5 r2c1", "5 r2c4"]


def test_two_cells_as_one_of_a_subset() -> None:
    """Type 3: what two cells have more forms a naked subset with cells beside them."""
    state = with_digits(
        {"r1c1 r1c4": "12", "r2c1": "125", "r2c4": "126", "r2c8": "57", "r2c9": "67"}, full(USUAL)
    )
    step = one(state, "unique_rectangle_3")
    assert gone(step) == {
        f"{digit}r2c{column}" for digit in (5, 6, 7) for column in (2, 3, 5, 6, 7)
    }
    assert part(step, "pattern") == ["567 r2c8 r2c9"]
    assert part(step, "house") == ["row 2"]


def test_two_cells_that_hold_a_digit() -> None:
    """Type 4: where two cells alone may hold one of the digits the other one goes."""
    state = with_digits({"r1c1 r1c4": "12", "r2c1 r2c4": "12345"}, full(USUAL))
    step = one(with_places(1, {"row 2": "r2c1 r2c4"}, state), "unique_rectangle_4")
    assert gone(step) == {"2r2c1", "2r2c4"}
    assert part(step, "house") == ["row 2"]


def test_cells_across_with_the_same_digit_more() -> None:
    """Type 5: as type 2, but the cells with a third digit are not in one line."""
    state = with_digits({"r1c1": "12", "r1c4 r2c1 r2c4": "125"}, full(USUAL))
    step = one(state, "unique_rectangle_5")
    assert gone(step) == {"5r2c5", "5r2c6"}


def test_a_digit_with_two_lines() -> None:
    """Type 6: a digit with no other place in two lines goes in the cells with two digits."""
    state = with_digits({"r1c1 r2c4": "12", "r1c4": "123", "r2c1": "124"}, full(USUAL))
    state = with_places(2, {"row 1": "r1c1 r1c4", "row 2": "r2c1 r2c4"}, state)
    step = one(state, "unique_rectangle_6")
    assert gone(step) == {"2r1c4", "2r2c1"}
    assert part(step, "house") == ["row 1", "row 2"]


def test_a_hidden_rectangle() -> None:
    """A corner opposite to two digits that is locked with both its neighbours loses the other."""
    state = with_digits({"r1c1": "12"}, full(USUAL))
    state = with_places(1, {"row 2": "r2c1 r2c4", "column 4": "r1c4 r2c4"}, state)
    step = one(state, "hidden_rectangle")
    assert gone(step) == {"2r2c4"}
    assert part(step, "floor") == ["12 r1c1"]
    assert part(step, "roof") == ["12 r1c4 r2c1 r2c4"]


def test_a_digit_may_be_missing() -> None:
    """A cell with more digits may lack one of the two, unless the options say otherwise."""
    state = with_digits({"r1c1 r1c4": "12", "r2c1": "125", "r2c4": "25"}, full(USUAL))
    assert found(state, "unique_rectangle_2")
    whole = TechniqueOptions(incomplete_rectangle=False)
    assert not found(state, "unique_rectangle_2", whole)


@pytest.mark.parametrize(
    ("layout", "corners"),
    [
        ("9x9", "r1c1 r1c4 r4c1 r4c4"),  # four boxes
        ("9x9", "r1c1 r1c2 r2c1 r2c2"),  # one box
        ("diagonal", "r1c1 r1c4 r2c1 r2c4"),  # r1c1 alone lies on a diagonal
        ("windoku", "r1c2 r1c5 r2c2 r2c5"),  # r2c2 alone lies in a window
        ("jigsaw", "r1c3 r1c8 r2c3 r2c8"),  # three regions
    ],
)
def test_no_exchange_no_step(layout: str, corners: str) -> None:
    """Nothing is said where the digits cannot be exchanged in all houses."""
    *three, last = corners.split()
    state = with_digits({" ".join(three): "12", last: "1239"}, full(LAYOUTS[layout]))
    assert steps(state, UNIQUE, assume_unique=True) == []


@pytest.mark.parametrize(
    ("layout", "corners"),
    [
        ("latin", "r1c1 r1c4 r5c1 r5c4"),  # no boxes at all
        ("windoku", "r1c2 r1c5 r5c2 r5c5"),  # in no window, but in four boxes
        ("windoku", "r2c2 r2c6 r3c2 r3c6"),  # in two windows and two boxes
        ("diagonal", "r1c2 r1c5 r3c2 r3c5"),  # off both diagonals
        ("jigsaw", "r1c2 r1c5 r2c2 r2c5"),  # in two regions
    ],
)
def test_houses_decide(layout: str, corners: str) -> None:
    """A step is there exactly if every house holds the digits of two neighbours, or none."""
    *three, last = corners.split()
    state = with_digits({" ".join(three): "12", last: "1239"}, full(LAYOUTS[layout]))
    cells = cells_of(corners, state.layout)
    expected = any(cells == set(rectangle) for rectangle in rectangles(state.layout))
    assert bool(steps(state, "unique_rectangle_1", assume_unique=True)) == expected


def test_puzzles_that_may_have_more_solutions() -> None:
    """Nothing is said where the puzzle is not known to have one solution."""
    state = with_digits({"r1c1 r1c4 r2c1": "12", "r2c4": "1239"}, full(USUAL))
    assert (
        steps(state, UNIQUE, options=TechniqueOptions(uniqueness=False), assume_unique=True) == []
    )


def test_placed_digits_avoid_a_rectangle() -> None:
    """The fourth cell of a rectangle of placed digits cannot be the one that completes it."""
    state = filled(full(USUAL), {"r1c1": 1, "r1c4": 2, "r2c1": 2})
    step = one(state, "avoidable_rectangle_1")
    assert gone(step) == {"1r2c4"}
    assert part(step, "floor") == ["12 r1c1 r1c4 r2c1"]
    assert part(step, "roof") == ["1 r2c4"]


def test_givens_avoid_nothing() -> None:
    """A rectangle with a given may be what the puzzle has."""
    state = filled(full(USUAL), {"r1c4": 2, "r2c1": 2}, {"r1c1": 1})
    assert steps(state, AVOIDABLE, assume_unique=True) == []


def test_two_placed_digits() -> None:
    """A further digit of the two empty cells goes from all that see both."""
    state = with_digits({"r2c1": "25", "r2c4": "15"}, full(USUAL))
    step = one(filled(state, {"r1c1": 1, "r1c4": 2}), "avoidable_rectangle_2")
    assert gone(step) == {f"5r2c{column}" for column in (2, 3, 5, 6, 7, 8, 9)}
    assert part(step, "floor") == ["12 r1c1 r1c4"]
    assert part(step, "extra") == ["5 r2c1", "5 r2c4"]


def are_locked(state: Candidates, digit: int, *two: int) -> bool:
    """True if a house has no other place for the digit than these two."""
    return any(cells == set(two) for _, cells in pairs(state, digit))


def by_definition(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes by all types but the third."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    layout = state.layout

    def add(technique: str, eliminations: Eliminations) -> None:
        there = {(cell, digit) for cell, digit in eliminations if cell in places(state, digit)}
        if there:
            expected[technique].add(frozenset(there))

    for rectangle in rectangles(layout):
        corner, beside, below, opposite = rectangle
        pair = state.masks[corner]
        if pair.bit_count() != 2 or not all(state.masks[cell] & pair for cell in rectangle):
            continue
        two = [digit for digit in range(1, state.size + 1) if pair >> digit - 1 & 1]
        roofs = [cell for cell in rectangle if state.masks[cell] != pair]
        extra = 0
        for cell in roofs:
            extra |= state.masks[cell] & ~pair
        if len(roofs) == 1:
            add("unique_rectangle_1", frozenset((roofs[0], digit) for digit in two))
        across = set(roofs) == {beside, below}
        if len(roofs) > 1 and extra.bit_count() == 1:
            seen = frozenset.intersection(*(peers(layout, cell) for cell in roofs))
            kind = 5 if across or len(roofs) == 3 else 2
            add(f"unique_rectangle_{kind}", of_digit(extra.bit_length(), seen))
        for digit, other in permutations(two):
            if len(roofs) == 2 and not across and are_locked(state, digit, *roofs):
                add("unique_rectangle_4", of_digit(other, roofs))
            in_rows = are_locked(state, digit, corner, beside) and are_locked(
                state, digit, below, opposite
            )
            in_columns = are_locked(state, digit, corner, below) and are_locked(
                state, digit, beside, opposite
            )
            if across and (in_rows or in_columns):
                add("unique_rectangle_6", of_digit(digit, roofs))
            if (
                {beside, below} <= set(roofs)
                and are_locked(state, digit, opposite, beside)
                and are_locked(state, digit, opposite, below)
            ):
                add("hidden_rectangle", of_digit(other, [opposite]))
    return expected


@given(sparse())
@settings(deadline=None)
def test_all_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    expected = by_definition(state)
    for technique in UNIQUE:
        if technique != "unique_rectangle_3":
            assert found(state, technique) == expected[technique]


@st.composite
def half_filled(draw: st.DrawFn) -> Candidates:
    """Small grids with digits that fit, givens and others, and pairs of marks that fit too."""
    layout = draw(st.sampled_from([Layout.of_size(4), Layout.latin(5), Layout.latin(4)]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    size = layout.size
    digits = [0] * layout.cell_count
    for cell in range(layout.cell_count):
        taken = {digits[peer] for peer in peers(layout, cell)}
        digits[cell] = rng.choice([0, *(set(range(1, size + 1)) - taken)])
    givens = [digit if rng.random() < 0.1 else 0 for digit in digits]
    entries = [0 if given else digit for digit, given in zip(digits, givens, strict=True)]
    grid = Grid(bytes(givens), bytes(entries), layout=layout)
    masks = []
    for mask in Candidates.of(grid).masks:
        left = [digit for digit in range(size) if mask >> digit & 1]
        masks.append(sum(1 << digit for digit in rng.sample(left, min(2, len(left)))))
    return Candidates(masks, layout, grid)


def avoidable(state: Candidates) -> dict[str, set[Eliminations]]:
    """What goes where no given is in a rectangle."""
    expected: dict[str, set[Eliminations]] = defaultdict(set)
    digits, givens = state.grid.digits, state.grid.givens
    for rectangle in rectangles(state.layout):
        if any(givens[cell] for cell in rectangle):
            continue
        corner, beside, below, opposite = rectangle
        ways = [
            {corner: a, opposite: a, beside: b, below: b}
            for a, b in permutations(range(1, state.size + 1), 2)
            if digits[corner] in {0, a}
            and digits[opposite] in {0, a}
            and digits[beside] in {0, b}
            and digits[below] in {0, b}
        ]
        empty = [cell for cell in rectangle if not digits[cell]]
        for way in ways:
            if len(empty) == 1 and empty[0] in places(state, way[empty[0]]):
                expected["avoidable_rectangle_1"].add(of_digit(way[empty[0]], empty))
            if len(empty) == 2 and all(cell in places(state, way[cell]) for cell in empty):
                further = {state.masks[cell] & ~(1 << way[cell] - 1) for cell in empty}
                if len(further) == 1 and further < {1 << digit for digit in range(state.size)}:
                    digit = further.pop().bit_length()
                    held = frozenset.intersection(*(peers(state.layout, c) for c in empty))
                    held &= frozenset(c for c in places(state, digit) if not digits[c])
                    if held:
                        expected["avoidable_rectangle_2"].add(of_digit(digit, held))
    return expected


@given(half_filled())
@settings(deadline=None)
def test_all_avoidable_ones_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the digits and the marks."""
    expected = avoidable(state)
    for technique in AVOIDABLE:
        assert found(state, technique) == expected[technique]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, UNIQUE + AVOIDABLE) == []
