"""Explanations of `nonet.check`: conflict sets and missing givens."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nonet
from nonet import Candidates, Grid, Layout
from nonet.running import Watch
from nonet.solver._explain import find_ambiguity, find_conflict_set

NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
"""A 9×9 puzzle with one solution."""


def without(grid: Grid, cells: set[int]) -> Grid:
    """The grid with these cells empty."""
    digits = (0 if cell in cells else digit for cell, digit in enumerate(grid.digits))
    return Grid(list(digits), layout=grid.layout)


def with_a_wrong_digit(grid: Grid, seed: int) -> Grid:
    """The grid with one more digit, which fits at first sight and is wrong."""
    rng = random.Random(seed)
    solution, fitting = nonet.solve(grid), Candidates.of(grid)
    cells = [cell for cell, mask in enumerate(fitting.masks) if mask.bit_count() > 1]
    cell = rng.choice(cells)
    wrong = [d for d in fitting[divmod(cell, grid.size)] if d != solution.digits[cell]]
    digits = bytearray(grid.digits)
    digits[cell] = rng.choice(wrong)
    return Grid(bytes(digits), layout=grid.layout)


@pytest.mark.parametrize("seed", range(5))
def test_a_conflict_set_is_one_and_minimal(seed: int) -> None:
    """Its digits alone have no solution, and without any one of them they have."""
    grid = with_a_wrong_digit(Grid(NINE), seed)
    verdict = nonet.check(grid, explain=True)
    assert verdict.status == "none"
    conflict_set = verdict.conflict_set
    assert conflict_set is not None
    assert conflict_set.is_minimal
    every = set(range(81))
    assert nonet.count(without(grid, every - set(conflict_set.cells)), limit=1) == 0
    for cell in conflict_set.cells:
        assert nonet.count(without(grid, every - set(conflict_set.cells) | {cell}), limit=1) == 1


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.floats(0.2, 0.6))
def test_no_part_of_a_conflict_set_is_one(seed: int, share: float) -> None:
    """On 4×4 the digits of a conflict set have no solution, and without any of them they have."""
    rng = random.Random(seed)
    grid = Grid.empty(Layout.of_size(4))
    while grid.conflicts() or nonet.count(grid, limit=1) > 0:
        grid = Grid([rng.randint(1, 4) if rng.random() < share else 0 for _ in range(16)])
    conflict_set = nonet.check(grid, explain=True).conflict_set
    assert conflict_set is not None
    assert conflict_set.is_minimal
    rest = set(range(16)) - set(conflict_set.cells)
    assert nonet.count(without(grid, rest), limit=1) == 0
    for cell in conflict_set.cells:
        assert nonet.count(without(grid, rest | {cell}), limit=1) == 1


def test_equal_digits_in_a_house_are_the_conflict_set() -> None:
    """Two equal digits need no further proof; they are named as in all conflict sets."""
    verdict = nonet.check("1..1 .... .... ....", explain=True)
    assert verdict.status == "contradictory"
    assert str(verdict.conflict_set) == "r1c1 and r1c4 cannot all be right"


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 9))
def test_further_givens_are_as_few_as_can_be(seed: int, kept: int) -> None:
    """They leave the first solution alone, and fewer do not: on 4×4 all choices were tried."""
    rng = random.Random(seed)
    full = nonet.solve(Grid.empty(Layout.of_size(4)), seed=seed)
    grid = without(full, set(rng.sample(range(16), 16 - kept)))
    verdict = nonet.check(grid, explain=True)
    if verdict.is_unique:
        assert verdict.ambiguity is None
        return
    found = verdict.ambiguity
    assert found is not None
    assert found.is_smallest
    first, second = verdict.solutions
    assert found.cells == tuple(c for c in range(16) if first.digits[c] != second.digits[c])
    assert _is_unique_with(grid, first, [cell for cell, _ in found.givens])
    for fewer in combinations(range(16), len(found.givens) - 1):
        assert not _is_unique_with(grid, first, fewer)


def _is_unique_with(grid: Grid, solution: Grid, cells: tuple[int, ...] | list[int]) -> bool:
    digits = bytearray(grid.digits)
    for cell in cells:
        digits[cell] = solution.digits[cell]
    return nonet.count(Grid(bytes(digits), layout=grid.layout)) == 1


def test_where_the_smallest_set_is_hard_to_find_a_minimal_one_is_given() -> None:
    """Each given of it is needed, and it does not claim more."""
    grid = Grid("12..............")
    verdict = nonet.check(grid)
    first, second = verdict.solutions
    found = find_ambiguity(grid, first, second, Watch(), tries=0)
    assert not found.is_smallest
    cells = [cell for cell, _ in found.givens]
    assert _is_unique_with(grid, verdict.solutions[0], cells)
    for cell in cells:
        others = [other for other in cells if other != cell]
        assert not _is_unique_with(grid, verdict.solutions[0], others)


def test_an_explanation_ends_with_its_time() -> None:
    """When time is up, the verdict holds what is known, such as where two solutions differ."""
    verdict = nonet.check(Grid.empty(Layout.of_size(16)), explain=True, time_limit=0.3)
    assert verdict.ambiguity is not None
    assert verdict.ambiguity.givens == ()
    assert str(verdict.ambiguity).startswith("two solutions differ in ")


def test_pencil_marks_and_proper_puzzles_need_no_explanation() -> None:
    """There is no explanation without a cause, or without digits to name."""
    assert nonet.check(NINE, explain=True).conflict_set is None
    masks = Candidates([1] * 16, Layout.of_size(4))
    verdict = nonet.check(masks, explain=True)
    assert (verdict.status, verdict.conflict_set) == ("none", None)


def test_conflicts_that_search_does_not_prove_are_learned(shared: Path) -> None:
    """Solvers that learn find a minimal conflict set too; without them all digits are named."""
    text = (shared / "conformance/large_grids.jsonl").read_text("utf-8")
    known = next(found for found in map(json.loads, text.splitlines()) if "S4x5" in found["name"])
    puzzle = Grid(known["cells"], layout=Layout.boxes(4, 5))
    grid = with_a_wrong_digit(puzzle, 0)
    conflict_set = find_conflict_set(grid, Watch(time_limit=60), node_limits=())
    assert conflict_set.is_minimal
    assert len(conflict_set.cells) < 60
    unlearned = find_conflict_set(grid, Watch(), node_limits=(), learns=False)
    assert len(unlearned.cells) == 92


@pytest.mark.parametrize("seed", range(12))
def test_a_learned_conflict_set_is_one_and_minimal(seed: int) -> None:
    """What holds for conflict sets that search proves holds for those that are learned."""
    grid = with_a_wrong_digit(Grid(NINE), seed)
    conflict_set = find_conflict_set(grid, Watch(), node_limits=())
    assert conflict_set.is_minimal
    every = set(range(81))
    assert nonet.count(without(grid, every - set(conflict_set.cells)), limit=1) == 0
    for cell in conflict_set.cells:
        assert nonet.count(without(grid, every - set(conflict_set.cells) | {cell}), limit=1) == 1
