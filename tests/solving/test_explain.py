"""Explanations of `nonet.check`: clashes, and givens that lack."""

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
from nonet.solving import _explain
from nonet.solving._explain import find_clash

NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
"""A 9×9 puzzle with one solution."""


def without(grid: Grid, cells: set[int]) -> Grid:
    """The grid with these cells empty."""
    digits = (0 if cell in cells else digit for cell, digit in enumerate(grid.digits))
    return Grid(list(digits), layout=grid.layout)


def with_a_wrong_digit(grid: Grid, seed: int) -> Grid:
    """The grid with one more digit, which fits at first sight and is wrong."""
    chance = random.Random(seed)
    solution, fitting = nonet.solve(grid), Candidates.of(grid)
    cells = [cell for cell, mask in enumerate(fitting.masks) if mask.bit_count() > 1]
    cell = chance.choice(cells)
    wrong = [d for d in fitting[divmod(cell, grid.size)] if d != solution.digits[cell]]
    digits = bytearray(grid.digits)
    digits[cell] = chance.choice(wrong)
    return Grid(bytes(digits), layout=grid.layout)


@pytest.mark.parametrize("seed", range(5))
def test_a_clash_is_one_and_minimal(seed: int) -> None:
    """Its digits alone have no solution, and without any one of them they have."""
    grid = with_a_wrong_digit(Grid(NINE), seed)
    verdict = nonet.check(grid, explain=True)
    assert verdict.status == "none"
    clash = verdict.clash
    assert clash is not None
    assert clash.is_minimal
    every = set(range(81))
    assert nonet.count(without(grid, every - set(clash.cells)), limit=1) == 0
    for cell in clash.cells:
        assert nonet.count(without(grid, every - set(clash.cells) | {cell}), limit=1) == 1


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.floats(0.2, 0.6))
def test_no_part_of_a_clash_is_one(seed: int, share: float) -> None:
    """On 4×4 the digits of a clash have no solution, and without any of them they have."""
    chance = random.Random(seed)
    grid = Grid.empty(Layout.of_size(4))
    while grid.conflicts() or nonet.count(grid, limit=1) > 0:
        grid = Grid([chance.randint(1, 4) if chance.random() < share else 0 for _ in range(16)])
    clash = nonet.check(grid, explain=True).clash
    assert clash is not None
    assert clash.is_minimal
    rest = set(range(16)) - set(clash.cells)
    assert nonet.count(without(grid, rest), limit=1) == 0
    for cell in clash.cells:
        assert nonet.count(without(grid, rest | {cell}), limit=1) == 1


def test_equal_digits_in_a_house_are_the_clash() -> None:
    """Two equal digits need no further proof; they are named as all clashes are."""
    verdict = nonet.check("1..1 .... .... ....", explain=True)
    assert verdict.status == "contradictory"
    assert str(verdict.clash) == "r1c1 and r1c4 cannot all be right"


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 9))
def test_further_givens_are_as_few_as_can_be(seed: int, kept: int) -> None:
    """They leave the first solution alone, and fewer do not: on 4×4 all choices were tried."""
    chance = random.Random(seed)
    full = nonet.solve(Grid.empty(Layout.of_size(4)), seed=seed)
    grid = without(full, set(chance.sample(range(16), 16 - kept)))
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


def test_where_the_smallest_set_is_hard_to_find_a_minimal_one_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each given of it is needed, and it does not claim more."""
    monkeypatch.setattr(_explain, "_TRIES", 0)
    grid = Grid("12..............")
    verdict = nonet.check(grid, explain=True)
    found = verdict.ambiguity
    assert found is not None
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
    assert nonet.check(NINE, explain=True).clash is None
    masks = Candidates([1] * 16, Layout.of_size(4))
    verdict = nonet.check(masks, explain=True)
    assert (verdict.status, verdict.clash) == ("none", None)


def test_clashes_that_search_does_not_prove_are_learned(
    monkeypatch: pytest.MonkeyPatch, shared: Path
) -> None:
    """Solvers that learn find a minimal clash too; without them all digits are named."""
    text = (shared / "conformance/large_grids.jsonl").read_text("utf-8")
    known = next(found for found in map(json.loads, text.splitlines()) if "S4x5" in found["name"])
    puzzle = Grid(known["cells"], layout=Layout.boxes(4, 5))
    monkeypatch.setattr(_explain, "_NODES", ())
    grid = with_a_wrong_digit(puzzle, 0)
    clash = find_clash(grid, Watch(time_limit=60))
    assert clash.is_minimal
    assert len(clash.cells) < 60
    monkeypatch.setattr(_explain, "is_learnable", lambda _: False)
    assert len(find_clash(grid, Watch()).cells) == 92


@pytest.mark.parametrize("seed", range(12))
def test_a_learned_clash_is_one_and_minimal(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """What holds for clashes that search proves holds for those that are learned."""
    monkeypatch.setattr(_explain, "_NODES", ())
    grid = with_a_wrong_digit(Grid(NINE), seed)
    clash = find_clash(grid, Watch())
    assert clash.is_minimal
    every = set(range(81))
    assert nonet.count(without(grid, every - set(clash.cells)), limit=1) == 0
    for cell in clash.cells:
        assert nonet.count(without(grid, every - set(clash.cells) | {cell}), limit=1) == 1
