"""Extended rectangles and unique loops: what they find, why, and where they say nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.logic.marks import (
    LAYOUTS,
    Cells,
    Eliminations,
    full,
    gone,
    of_digit,
    part,
    peers,
    places,
    with_digits,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import TechniqueOptions, steps

TECHNIQUES = ["extended_rectangle", "unique_loop"]
USUAL = LAYOUTS["9x9"]
LOOP = "r1c1 r1c4 r3c4 r3c7 r2c7 r2c1"
EIGHT = "r1c1 r1c4 r2c2 r2c5 r5c1 r5c2 r6c4 r6c5"


def pattern(cells: str, digits: str, more: str, layout: Layout = USUAL) -> Candidates:
    """The digits in the cells, and further ones in the last."""
    *most, last = cells.split()
    return with_digits({" ".join(most): digits, last: digits + more}, full(layout))


@pytest.mark.parametrize("cells", [LOOP, EIGHT])
def test_a_loop_with_one_cell_more(cells: str) -> None:
    """The cell of a loop that alone has more digits holds none of the two."""
    last = cells.rsplit(maxsplit=1)[-1]
    found = steps(pattern(cells, "47", "19"), "unique_loop", assume_unique=True)
    (step,) = (step for step in found if gone(step) == {f"4{last}", f"7{last}"})
    (floor,) = part(step, "floor")
    assert set(floor.split()) == {"47", *cells.split()[:-1]}
    assert part(step, "roof") == [f"47 {last}"]
    assert part(step, "extra") == [f"19 {last}"]


def test_a_loop_with_many_cells_more() -> None:
    """A further digit of any number of cells of a loop goes from all that see them all."""
    state = with_digits({"r3c4 r3c7 r2c7": "47", "r1c1 r1c4 r2c1": "478"}, full(USUAL))
    (step,) = steps(state, "unique_loop", assume_unique=True)
    assert gone(step) == {"8r1c2", "8r1c3"}


@pytest.mark.parametrize(
    ("cells", "layout"),
    [
        # Rows: A and B in two rows of a band, each column in a stack of its own.
        ("r1c1 r1c4 r1c7 r2c1 r2c4 r2c7", "9x9"),
        # Each half in a column of a box.
        ("r1c1 r2c1 r3c1 r1c4 r2c4 r3c4", "9x9"),
        ("r1c1 r1c3 r1c7 r5c1 r5c3 r5c7", "latin"),
    ],
)
def test_three_digits_in_three_pairs(cells: str, layout: str) -> None:
    """The cell of an extended rectangle that alone has more digits holds none of the three."""
    (step,) = steps(
        pattern(cells, "123", "56", LAYOUTS[layout]), "extended_rectangle", assume_unique=True
    )
    last = cells.rsplit(maxsplit=1)[-1]
    assert gone(step) == {f"{digit}{last}" for digit in "123"}
    assert part(step, "roof") == [f"123 {last}"]


@pytest.mark.parametrize(
    ("cells", "digits", "layout"),
    [
        ("r1c1 r1c4 r1c7 r4c1 r4c4 r4c7", "123", "9x9"),  # six boxes
        ("r1c1 r1c2 r1c7 r2c1 r2c2 r2c7", "123", "9x9"),  # four cells of a box
        ("r1c1 r1c4 r1c7 r2c1 r2c4 r2c7", "123", "diagonal"),  # r1c1 alone on a diagonal
        ("r1c2 r1c5 r1c8 r2c2 r2c5 r2c8", "123", "windoku"),  # r2c2 alone in a window
        (LOOP, "12", "diagonal"),
        ("r1c1 r1c4 r4c4 r4c7 r7c7 r7c1", "12", "9x9"),  # six boxes
    ],
)
def test_no_exchange_no_step(cells: str, digits: str, layout: str) -> None:
    """Nothing is said where the digits cannot be exchanged in all houses."""
    assert (
        steps(pattern(cells, digits, "89", LAYOUTS[layout]), TECHNIQUES, assume_unique=True) == []
    )


def test_puzzles_that_may_have_more_solutions() -> None:
    """Nothing is said where the puzzle is not known to have one solution."""
    assert (
        steps(
            pattern(LOOP, "12", "3"),
            TECHNIQUES,
            options=TechniqueOptions(uniqueness=False),
            assume_unique=True,
        )
        == []
    )


def conclusions(state: Candidates, cells: Cells, digits: set[int]) -> Iterator[Eliminations]:
    """What a deadly pattern eliminates by all types but the third."""
    held = {
        cell: {d for d in range(1, state.size + 1) if cell in places(state, d)} for cell in cells
    }
    roofs = frozenset(cell for cell in cells if not held[cell] <= digits)
    extra = frozenset[int]().union(*(held[cell] - digits for cell in roofs))
    if len(roofs) == 1:
        yield frozenset((cell, d) for cell in roofs for d in held[cell] & digits)
    elif len(extra) == 1:
        (digit,) = extra
        seen = frozenset.intersection(*(peers(state.layout, cell) for cell in roofs))
        yield of_digit(digit, places(state, digit) & seen)
    if len(roofs) == 2:
        for digit in digits & frozenset.intersection(*(frozenset(held[cell]) for cell in roofs)):
            if any(
                roofs <= set(house.cells) and places(state, digit, house.cells) <= roofs
                for house in state.layout.houses
            ):
                yield frozenset(
                    (cell, d) for cell in roofs for d in held[cell] & digits if d != digit
                )


def loops(state: Candidates, a: int, b: int) -> Iterator[Cells]:
    """Loops of six cells or more that hold both digits, two of them at most more than that and
    one no more; or all of them with the same digit more.
    """  # noqa: D205
    layout = state.layout
    both = places(state, a) & places(state, b)
    pair = 1 << a - 1 | 1 << b - 1

    def grow(path: list[int]) -> Iterator[Cells]:
        if len(path) >= 6 and len(path) % 2 == 0 and path[-1] in peers(layout, path[0]):
            halves = set(path[::2]), set(path[1::2])
            if all(
                len(halves[0] & set(h.cells)) == len(halves[1] & set(h.cells)) < 2
                for h in layout.houses
            ):
                yield frozenset(path)
        for cell in (both & peers(layout, path[-1])) - set(path):
            same = set(path[len(path) % 2 :: 2])
            if cell > path[0] and not peers(layout, cell) & same:
                yield from grow([*path, cell])

    for start in both:
        for cells in grow([start]):
            more = [state.masks[cell] & ~pair for cell in cells if state.masks[cell] & ~pair]
            if len(more) < len(cells) and (len(more) <= 2 or len(set(more)) == 1):
                yield cells


def extended(state: Candidates) -> Iterator[tuple[Cells, set[int]]]:
    """Three or four pairs across two lines, and as many digits: those of all cells but two at
    most, or those of all cells but one digit.
    """  # noqa: D205
    size = state.size
    held = [{d for d in range(1, size + 1) if mask >> d - 1 & 1} for mask in state.masks]

    def digits_of(cells: Cells) -> set[int]:
        return set().union(*(held[cell] for cell in cells))

    for pairs in exchangeable(state.layout):
        cells = frozenset(cell for pair in pairs for cell in pair)
        every = digits_of(cells)
        for digits in map(set, combinations(every, len(pairs))):
            roofs = frozenset(cell for cell in cells if not held[cell] <= digits)
            named = len(roofs) <= 2 and digits_of(cells - roofs) == digits
            alike = len(roofs) > 2 and len(every - digits) == 1
            if (named or alike) and all(held[cell] & digits for cell in cells):
                yield cells, digits


@cache
def exchangeable(layout: Layout) -> list[list[tuple[int, int]]]:
    """Three or four pairs across two lines that can be exchanged."""
    size = layout.size
    return [
        pairs
        for turned in (False, True)
        for top, bottom in combinations(range(size), 2)
        for count in (3, 4)
        for columns in combinations(range(size), count)
        if can_exchange(
            layout,
            pairs := [
                (c * size + top, c * size + bottom)
                if turned
                else (top * size + c, bottom * size + c)
                for c in columns
            ],
        )
    ]


def can_exchange(layout: Layout, pairs: list[tuple[int, int]]) -> bool:
    """True if every house holds whole pairs, at most as many cells as digits, or a whole half."""
    halves = [set(half) for half in zip(*pairs, strict=True)]
    for house in layout.houses:
        cells = set(house.cells) & (halves[0] | halves[1])
        whole = all((a in cells) == (b in cells) for a, b in pairs) and len(cells) <= len(pairs)
        if cells and not whole and cells not in halves:
            return False
    return True


@st.composite
def few_digits(draw: st.DrawFn) -> Candidates:
    """Small grids most of whose cells have the same few digits."""
    layout = draw(
        st.sampled_from([Layout.of_size(4), Layout.latin(5), Layout.boxes(2, 3), LAYOUTS["jigsaw"]])
    )
    rng = random.Random(draw(st.integers(0, 2**32)))
    digits = range(1, 1 + draw(st.integers(2, 4 if layout.size < 9 else 2)))
    share = draw(st.sampled_from([0.3, 0.5] if layout.size < 9 else [0.15]))
    masks = []
    for _ in range(layout.cell_count):
        mask = 1 << layout.size - 1
        if rng.random() < share:
            kept = [d for d in digits if len(digits) == 2 or rng.random() < 0.8]
            mask = sum(1 << d - 1 for d in kept)
            if rng.random() < 0.2:
                mask |= 1 << rng.randrange(layout.size)
        masks.append(mask)
    return Candidates(masks, layout)


def assert_found(state: Candidates, technique: str, expected: set[Eliminations]) -> None:
    """All that is expected is there, and nothing else but what needs a subset."""
    every = steps(state, technique, assume_unique=True)
    plain = [step for step in every if not any(group.role == "pattern" for group in step.groups)]
    assert {frozenset(step.eliminations) for step in plain} <= expected
    assert expected <= {frozenset(step.eliminations) for step in every}


@given(few_digits())
@settings(deadline=None)
def test_all_loops_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    expected = {
        eliminations
        for a, b in combinations(range(1, state.size + 1), 2)
        for cells in loops(state, a, b)
        for eliminations in conclusions(state, cells, {a, b})
    }
    assert_found(state, "unique_loop", expected - {frozenset()})


@given(few_digits())
@settings(deadline=None, max_examples=40)
def test_all_extended_rectangles_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    expected = {
        eliminations
        for cells, digits in extended(state)
        for eliminations in conclusions(state, cells, digits)
    }
    assert_found(state, "extended_rectangle", expected - {frozenset()})


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []
