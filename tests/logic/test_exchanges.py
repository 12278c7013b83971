"""Uniqueness techniques beside rules beyond houses: only where a rule allows the exchange."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import numpy as np
import pytest
from tests.logic.rule_oracle import RuledState, ruled_states
from tests.logic.rule_states import gone, only_step, state

from nonet import Candidates, Grid, Layout
from nonet.constraints import AntiKnight, Cage, Difference, ParityLine, Thermometer, white_dot
from nonet.constraints.registry import NAMES
from nonet.layout import Constraint
from nonet.logic import steps, techniques

UNIQUENESS = [one.name for one in techniques() if one.family == "Uniqueness"]
TYPE_1 = "unique_rectangle_1"
RECTANGLE = {"r1c1": "13", "r1c4": "13", "r2c1": "13", "r2c4": "138"}


def obeying(one: RuledState) -> list[bytes]:
    """All grids that obey all rules."""
    left = np.logical_and.reduce([rule.obeyed for rule in one.rules])
    return [bytes(grid) for grid in one.grids[left]]


def test_no_step_is_against_the_only_solution() -> None:
    """Where brute force finds one grid alone, no technique of uniqueness eliminates its digits."""
    found = 0
    states = (ruled_states(seed, 300, frozenset(NAMES)) for seed in range(9, 17))
    for one in chain.from_iterable(states):
        grids = obeying(one)
        if len(grids) != 1:
            continue
        [solution] = grids
        for step in steps(one.state, UNIQUENESS, assume_unique=True):
            found += 1
            assert all(solution[cell] == digit for cell, digit in step.placements)
            assert all(solution[cell] != digit for cell, digit in step.eliminations)
    assert found


def rectangles(layout: Layout, grid: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Corners in two rows and two columns that hold two digits in turn."""
    lines = range(layout.size)
    for top, bottom in combinations(lines, 2):
        for left, right in combinations(lines, 2):
            corners = [
                row * layout.size + column for row in (top, bottom) for column in (left, right)
            ]
            first, second, third, fourth = corners
            if grid[first] == grid[fourth] and grid[second] == grid[third]:
                yield first, second, third, fourth


@pytest.mark.parametrize("seed", range(2))
def test_what_a_rectangle_rests_on_is_another_solution(seed: int) -> None:
    """With all other cells filled, a rectangle is found only if its exchange breaks no rule."""
    exchanged = kept = 0
    for one in ruled_states(seed, 75, frozenset(NAMES)):
        layout = one.state.layout
        for grid in obeying(one)[:3]:
            for corners in rectangles(layout, grid):
                first, second = grid[corners[0]], grid[corners[1]]
                other = bytearray(grid)
                for cell in corners:
                    other[cell] = first + second - grid[cell]
                is_another = not any(layout.violations(bytes(other)))
                for roof in corners:
                    for step in steps(
                        almost_filled(layout, grid, corners, roof), TYPE_1, assume_unique=True
                    ):
                        assert is_another, f"{layout.constraints} {corners}\n{grid!r}"
                        exchanged += bool(step.rules())
                kept += not is_another
    assert exchanged
    assert kept


def almost_filled(layout: Layout, grid: bytes, corners: tuple[int, ...], roof: int) -> Candidates:
    """A grid without a rectangle: its digits, and one more in the roof."""
    both = sum(1 << grid[cell] - 1 for cell in corners[:2])
    more = next(1 << digit for digit in range(layout.size) if not both >> digit & 1)
    masks = [1 << digit - 1 for digit in grid]
    entries = bytearray(grid)
    for cell in corners:
        masks[cell] = both | (more if cell == roof else 0)
        entries[cell] = 0
    nothing = bytes(layout.cell_count)
    return Candidates(masks, layout, Grid(nothing, bytes(entries), layout=layout))


@pytest.mark.parametrize(
    "rule",
    [
        Cage("r1c1 r2c1 r3c1", total=10),
        Cage("r1c1 r1c4", total=4),
        Difference("r1c1 r2c1", 2),
        ParityLine("r1c1-2"),
    ],
)
def test_rules_that_notice_nothing(rule: Constraint) -> None:
    """A rule around a cell of each half, or to which both digits are alike, allows it."""
    step = only_step(state(rule, **RECTANGLE), TYPE_1)
    assert gone(step) == {"r2c4": "13"}
    assert step.rules() == (rule,)
    assert "Both ways satisfy" in step.explain()


def test_rules_beside_the_pattern_are_not_named() -> None:
    """A rule that has none of the cells is no part of the argument."""
    step = only_step(state(Cage("r4c1-3", total=10), **RECTANGLE), TYPE_1)
    assert step.rules() == ()


@pytest.mark.parametrize(
    "rule",
    [
        Cage("r1c1 r1c2", total=10),
        Thermometer("r1c1 r2c1"),
        white_dot("r1c1 r1c2"),
        AntiKnight(),
    ],
)
def test_rules_that_forbid_the_exchange(rule: Constraint) -> None:
    """A rule that may hold for one of the two fillings alone leaves nothing to say."""
    assert not steps(state(rule, **RECTANGLE), UNIQUENESS, assume_unique=True)
