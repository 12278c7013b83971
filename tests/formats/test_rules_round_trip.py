"""Rules written into the formats of other programs and read again mean the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.constraints.random_puzzles import Round, cases, puzzle_round
from tests.formats.sameness import normal_form

import nonet
from nonet import FormatError, Grid, Layout, Puzzle, parse_cell
from nonet.constraints import AllowedDigits
from nonet.formats.registry import named

FORMATS = ("fpuzzles", "iss", "killer", "solo")
ROUNDS = range(3)


def again(puzzle: Puzzle, name: str) -> Puzzle | None:
    """The puzzle after a round trip; None where the format cannot hold it."""
    try:
        if named(name).lost(puzzle):
            return None
    except FormatError:
        return None
    found = nonet.load(puzzle.to_text(name))
    assert found.dropped == ()
    assert all(
        read in {given, only_candidate(puzzle.layout, cell)}
        for cell, (given, read) in enumerate(
            zip(puzzle.grid.givens, found.grid.givens, strict=True)
        )
    )
    return found


def only_candidate(layout: Layout, cell: int) -> int:
    """The digit of a cell for which a rule leaves one candidate, a given elsewhere; 0: none."""
    left = [
        set(rule.digits)
        for rule in layout.constraints
        if isinstance(rule, AllowedDigits) and parse_cell(rule.cell, layout.size) == cell
    ]
    return next((digits.pop() for digits in left if len(digits) == 1), 0)


def obeys(found: Puzzle, grid: bytes) -> bool:
    """Whether a full grid has the givens of a puzzle, and breaks none of its rules."""
    has_givens = all(
        given in {0, digit} for given, digit in zip(found.grid.givens, grid, strict=True)
    )
    return has_givens and next(found.layout.violations(grid), None) is None


@cache
def meaning(grid: Grid) -> tuple[Any, ...]:
    """The normal form of a puzzle; each is compared with what two or three formats make of it."""
    return normal_form(grid.layout, grid.givens)


@pytest.mark.parametrize("name", FORMATS)
def test_the_shared_puzzles_mean_the_same(variants: tuple[Puzzle, ...], name: str) -> None:
    """Each puzzle that a format can say comes back with the same givens and the same meaning."""
    said: Counter[bool] = Counter()
    for entry in variants:
        found = again(Puzzle(entry.grid), name)
        said[found is not None] += 1
        if found is not None:
            same = normal_form(found.layout, entry.grid.givens) == meaning(entry.grid)
            assert same, (entry.title, entry.layout)
    least = {"fpuzzles": 610, "iss": 806, "killer": 50, "solo": 4}
    assert said[True] >= least[name]


@pytest.fixture(scope="module", params=ROUNDS)
def made(request: pytest.FixtureRequest) -> Round:
    """Random rules of every kind with the grids that obey them."""
    return puzzle_round(Random(f"links {request.param}"), of_each=2)


def rules_of(source: Round) -> Iterator[tuple[Layout, list[bool]]]:
    """Layouts of one rule each, and which grids obey it."""
    for rules in source.rules.values():
        for one in rules:
            layout = Layout(source.layout.size, source.layout.regions, [one.rule])
            yield layout, one.obeyed.tolist()


@pytest.mark.parametrize("name", ["fpuzzles", "iss"])
def test_random_rules_allow_the_same_grids(made: Round, name: str) -> None:
    """A rule that is written is obeyed by the same grids when it is read."""
    grids = [bytes(grid) for grid in made.grids]
    count = 0
    for layout, obeyed in rules_of(made):
        found = again(Puzzle(Grid.empty(layout)), name)
        if found is None:
            continue
        count += 1
        assert [obeys(found, grid) for grid in grids] == obeyed, layout
    assert count > 10


@pytest.mark.parametrize("name", ["fpuzzles", "iss"])
def test_random_puzzles_have_the_same_solutions(made: Round, name: str) -> None:
    """Several rules and givens together leave the same grids when they are read."""
    count = 0
    for case in cases(made, 40, Random(f"links of {name}")):
        found = again(Puzzle(case.puzzle), name)
        if found is None:
            continue
        count += 1
        left = {grid for one in made.grids if obeys(found, grid := bytes(one))}
        assert left == case.expected, case.puzzle.layout
    assert count > 5
