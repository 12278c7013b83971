"""What makes a puzzle with rules and several solutions unique: one given, or one rule."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.constraints.random_rules import layouts_for, random_rule
from tests.constraints.test_rules import Case, cases, every_rule, obeys

import nonet
from nonet import Grid, Layout
from nonet.constraints import (
    AntiKing,
    AntiKnight,
    Cage,
    Negative,
    NonConsecutive,
    Sandwich,
    Skyscraper,
    Thermometer,
    white_dot,
)
from nonet.constraints.registry import NAMES, constraint_of, rules_of_the_grid
from nonet.layout import Constraint
from nonet.running import Watch
from nonet.solver import Ambiguity
from nonet.solver._repair import Repairs

FOUR = Layout.of_size(4)
KINDS = [name for name in NAMES if FOUR in layouts_for(name)]


def explained(grid: Grid) -> Ambiguity | None:
    """Why a puzzle has several solutions; None where it has not."""
    return nonet.check(grid, explain=True).ambiguity


def puzzle(seed: int) -> Grid | None:
    """A 4×4 puzzle with up to two rules and few givens, or None where its rules do not fit."""
    rng = random.Random(seed)
    full = nonet.full_grid(FOUR, seed=seed)
    digits = bytes(digit if rng.random() < 0.2 else 0 for digit in full.digits)
    kinds = rng.sample(KINDS, rng.randint(1, 2))
    try:
        rules = [constraint_of(random_rule(kind, FOUR, full.digits, rng), kind) for kind in kinds]
        return Grid(digits, layout=FOUR.with_constraints(rules))
    except nonet.LayoutError:
        return None


def test_one_given_and_one_rule_leave_one_solution() -> None:
    """What is named leaves one solution; that no given does is said only where none does."""
    seen: Counter[object] = Counter()
    for seed in range(400):
        grid = puzzle(seed)
        found = None if grid is None or grid.conflicts() else explained(grid)
        if grid is None or found is None or grid.layout.is_house_only:
            continue
        every = [one.digits for one in nonet.solutions(grid)]
        times = Counter((cell, digit) for one in every for cell, digit in enumerate(one))
        assert found.has_single == (1 in times.values())
        assert (found.single is not None) == found.has_single
        assert found.single is None or times[found.single] == 1
        if found.rule is not None:
            assert found.rule not in grid.layout.constraints
            more = grid.layout.with_constraints((*grid.layout.constraints, found.rule))
            assert sum(not any(found.rule.violations(more, one)) for one in every) == 1
            assert nonet.count(Grid(grid.digits, layout=more)) == 1
        seen[found.has_single, found.rule is not None] += 1
    assert min(seen[one, other] for one in (True, False) for other in (True, False)) > 3


def test_sentences() -> None:
    """The given comes first, then the rule; that no given does is said."""
    cells, pair = (1, 2), ((8, 3), (11, 2))
    rule = Cage("r3c2-3", 6)
    one = "1 more given leaves one solution: r3c1 = 3"
    so_does = "; so does 1 more rule: the killer cage r3c2, r3c3 (sum 6)"
    none = "no single given leaves one solution"
    sentences = {
        one: Ambiguity(cells, pair, True, 4, (8, 3), has_single=True),
        one + so_does: Ambiguity(cells, pair, True, 4, (8, 3), has_single=True, rule=rule),
        none: Ambiguity(cells, (), False, 4, has_single=False),
        f"{none}; 1 more rule leaves one solution: the anti knight": Ambiguity(
            cells, (), False, 4, has_single=False, rule=AntiKnight()
        ),
        f"{none}, but 2 more do: r3c1 = 3 and r3c4 = 2{so_does}": Ambiguity(
            cells, pair, True, 4, has_single=False, rule=rule
        ),
        "two solutions differ in 2 cells": Ambiguity(cells, (), False, 4),
    }
    assert [str(found) for found in sentences.values()] == list(sentences)


def test_puzzles_of_houses_alone_are_explained_as_ever() -> None:
    """Neither a given of another solution nor a rule is looked for."""
    for layout in (FOUR, Layout.of_size(4, diagonals=True)):
        found = explained(Grid("1...............", layout=layout))
        assert found is not None
        assert (found.single, found.has_single, found.rule) == (None, None, None)


def test_it_can_be_stopped() -> None:
    """A look for a given or a rule ends when the caller cancels it, or its time has passed."""
    stop = nonet.Cancel()
    stop.cancel()
    grid = Grid.empty(Layout.of_size(9, constraints=[Thermometer("r1c1-3"), AntiKing()]))
    repairs = Repairs(grid, [one.digits for one in nonet.check(grid).solutions])
    for look in (repairs.single_given, repairs.single_rule):
        with pytest.raises(nonet.Cancelled):
            look(Watch(cancel=stop, slice_seconds=0))
        with pytest.raises(nonet.TimeLimitReached):
            look(Watch(time_limit=0))


@every_rule
def test_rules_alike_are_obeyed(name: str) -> None:
    """They are of the same kind, elsewhere, fit the layout, and the digits obey them."""
    for case in cases(name, seed=4, count=15):
        layout = Layout(case.layout.size, case.layout.regions, [case.rule])
        for other in case.rule.alike(layout, case.digits):
            assert type(other) is type(case.rule)
            assert other != case.rule
            other.check_fits(layout)
            assert obeys(other, layout, case.digits)


ALIKE: list[tuple[Constraint, int]] = [
    (Cage("r1c1-2", 3), 11),
    (Cage("r1-3c1-4"), 0),
    (Sandwich("r1c1-4", 5), 3),
    (Skyscraper("r1-4c1", 4), 3),
    (white_dot("r1c1-2"), 11),
    (Thermometer("r1c1-4"), 3),
    (AntiKnight(), 0),
    (Negative("sum", 5, ["r1c1-2"]), 0),
]


@pytest.mark.parametrize(("rule", "count"), ALIKE, ids=repr)
def test_places_of_rules_alike(rule: Constraint, count: int) -> None:
    """A rule is shifted to all places in the grid, with the clue of the digits there."""
    digits = bytes([1, 2, 3, 4] * 4)
    assert len(list(rule.alike(FOUR, digits))) == count


@pytest.mark.parametrize("name", ["killer_cage", "sum", "little_killer", "lunchbox", "sandwich"])
def test_clues_are_those_of_the_digits(name: str) -> None:
    """Where a full grid has no repeats in a row, every place gives a clue that holds."""

    def shifted(case: Case) -> int:
        return sum(1 for _ in case.rule.alike(case.layout, full[case.layout]))

    full = {one: nonet.full_grid(one, seed=1).digits for one in layouts_for(name)}
    assert sum(shifted(case) for case in cases(name, seed=1)) > 50


def test_rules_of_the_grid_have_no_parameters() -> None:
    """They hold anywhere: diagonals, anti-knight, non-consecutive and the like, each once."""
    rules = rules_of_the_grid()
    assert {AntiKnight(), AntiKing(), NonConsecutive()} < set(rules)
    assert len(rules) == len(set(rules)) == 11
    assert all(type(one)() == one for one in rules)
