"""States for tests of techniques: made by hand, by chance, or on the way to a solution."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from hypothesis import strategies as st
from tests.logic.soundness import all_steps, is_sound, states
from tests.strategies import JIGSAWS, layouts

import nonet
from nonet import Candidates, Layout
from nonet.generator import GenerateRequest, generate_requested
from nonet.layout import House, cell_name, parse_cell
from nonet.logic import Step, TechniqueOptions, steps

Cells = frozenset[int]
Eliminations = frozenset[tuple[int, int]]

LAYOUTS = {
    "4x4": Layout.of_size(4),
    "6x6": Layout.boxes(2, 3),
    "9x9": Layout.of_size(9),
    "12x12": Layout.boxes(3, 4),
    "jigsaw": Layout.jigsaw(JIGSAWS[3]),
    "diagonal": Layout.of_size(9, diagonals=True),
    "windoku": Layout.of_size(9, windows=True),
    "latin": Layout.latin(7),
}
"""Layouts on which a technique is sound, or says nothing."""


def puzzles(layout: Layout, count: int) -> list[nonet.Grid]:
    """Puzzles of a layout, hard ones where that does not take long."""
    return [made(layout, seed, minimal=layout.size <= 9) for seed in range(count)]


def made(layout: Layout, seed: int, *, minimal: bool = False) -> nonet.Grid:
    """The puzzle of a seed alone, known to have on its way what a test looks for."""
    request = GenerateRequest(layout=layout, minimal=minimal)
    [found] = generate_requested(request, 1, seed=seed, mixes_seed=False)
    return found.puzzle


def wrong_steps(
    layout: Layout, techniques: Iterable[str], options: TechniqueOptions | None = None
) -> list[Step]:
    """Steps against the solution, in all states on the way through a puzzle of a layout."""
    return [
        step
        for step, _, solution in all_steps(puzzles(layout, 1), techniques, options)
        if not is_sound(step, solution)
    ]


def states_of(layout: Layout, count: int = 2) -> Iterator[Candidates]:
    """States on the way through a few puzzles of a layout."""
    for puzzle in puzzles(layout, count):
        for state, _ in states(puzzle):
            yield state


@st.composite
def sparse(draw: st.DrawFn, largest: int = 9) -> Candidates:
    """So few candidates, by chance, that some houses have two places and some cells two digits."""
    layout = draw(layouts(largest=largest))
    rng = random.Random(draw(st.integers(0, 2**32)))
    share = draw(st.sampled_from([0.15, 0.25, 0.35, 0.5]))
    masks = [
        sum(1 << digit for digit in range(layout.size) if rng.random() < share)
        for _ in range(layout.cell_count)
    ]
    return Candidates(masks, layout)


def full(layout: Layout) -> Candidates:
    """All digits everywhere."""
    return Candidates([(1 << layout.size) - 1] * layout.cell_count, layout)


def with_places(digit: int, houses: Mapping[str, str], state: Candidates) -> Candidates:
    """The state with a digit in houses such as `row 2` only in cells such as `r2c1 r2c4`."""
    by_name = {house.name: house for house in state.layout.houses}
    return state.without(
        (cell, digit)
        for name, kept in houses.items()
        for cell in set(by_name[name].cells) - cells_of(kept, state.layout)
    )


def with_digits(cells: Mapping[str, str], state: Candidates) -> Candidates:
    """The state with only digits such as `129` in cells such as `r1c2 r3c4`."""
    return state.without(
        (cell, digit)
        for names, kept in cells.items()
        for cell in cells_of(names, state.layout)
        for digit in range(1, state.size + 1)
        if str(digit) not in kept
    )


def table(text: str) -> Candidates:
    """The state of a usual grid from the digits of its cells, row by row."""
    masks = [sum(1 << int(digit) - 1 for digit in cell) for cell in text.split()]
    return Candidates(masks, LAYOUTS["9x9"])


def cells_of(names: str, layout: Layout) -> Cells:
    """Cells of names such as `r1c2 r3c4`."""
    return frozenset(parse_cell(name, layout.size) for name in names.split())


def gone(step: Step) -> set[str]:
    """Eliminations of a step as texts such as `5r1c2`."""
    return {f"{digit}{cell_name(cell, step.layout.size)}" for cell, digit in step.eliminations}


def part(step: Step, role: str) -> list[str]:
    """What plays a part in a step: texts such as `12 r1c2 r3c4` or `row 1`, in order."""
    return [
        " ".join(
            [
                "".join(map(str, group.digits)),
                *(cell_name(cell, step.layout.size) for cell in group.cells),
            ]
        )
        if group.house is None
        else step.layout.houses[group.house].name
        for group in step.groups
        if group.role == role
    ]


def found(
    state: Candidates, technique: str, options: TechniqueOptions | None = None
) -> set[Eliminations]:
    """What the steps of a technique eliminate, each."""
    every = steps(state, technique, options=options, assume_unique=True)
    return {frozenset(step.eliminations) for step in every}


def places(state: Candidates, digit: int, cells: Iterable[int] | None = None) -> Cells:
    """Those of the cells, or of all, that may hold a digit."""
    within = range(state.layout.cell_count) if cells is None else cells
    return frozenset(cell for cell in within if state.masks[cell] >> digit - 1 & 1)


def pairs(state: Candidates, digit: int) -> list[tuple[House, Cells]]:
    """Houses with two places for a digit, and the places."""
    held = [(house, places(state, digit, house.cells)) for house in state.layout.houses]
    return [(house, cells) for house, cells in held if len(cells) == 2]


@lru_cache(maxsize=2_000)
def peers(layout: Layout, cell: int) -> Cells:
    """Cells that share a house with a cell."""
    houses = (layout.houses[house].cells for house in layout.cell_houses[cell])
    return frozenset().union(*houses) - {cell}


def seen(layout: Layout, cells: Iterable[int]) -> Cells:
    """Cells that see one of the cells or more."""
    return frozenset[int]().union(*(peers(layout, cell) for cell in cells))


def of_digit(digit: int, cells: Iterable[int]) -> Eliminations:
    """The digit's candidates in the cells."""
    return frozenset((cell, digit) for cell in cells)
