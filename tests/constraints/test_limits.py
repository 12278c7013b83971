"""How large rules may be: what is beyond is refused, and what is within stops when it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from nonet import Grid, Layout, LayoutError, TimeLimitReached, cell_name, count, solve
from nonet.constraints import (
    AllOf,
    AnyOf,
    Cage,
    ModularLine,
    Not,
    Odd,
    RellikCage,
    Skyscraper,
    SumLine,
    Thermometer,
    at_least,
    at_most,
    exactly,
)
from nonet.layout import Constraint
from nonet.layout.given import MAX_CONSTRAINTS
from nonet.layout.limits import RuleSize
from nonet.layout.primitives import Automaton, Machine
from nonet.solver.engine import PAUSED, native_solver


def cells(size: int, number: int, seed: int) -> list[str]:
    """Random different cells."""
    return [cell_name(at, size) for at in random.Random(seed).sample(range(size * size), number)]


TOO_LARGE: dict[str, tuple[int, list[Constraint], str]] = {
    "rules": (9, [Cage(cells(9, 4, at)) for at in range(MAX_CONSTRAINTS + 1)], "10,000 constr"),
    "pairs": (9, [ModularLine(cells(9, 81, at), 9) for at in range(1_000)], "1,000,000 cells, pai"),
    "sets": (16, [RellikCage(cells(16, 8, at), 1) for at in range(200)], "1,000,000 cells, pairs"),
    "one machine": (64, [Skyscraper(cells(64, 4_096, 1), 32)], "16,000,000 cells times trans"),
}


def falling(size: int, number: int) -> list[Constraint]:
    """Different rules of two cells that no other primitive can say together."""
    return [Not(Thermometer(cells(size, 3, at))) for at in range(number)]


def test_a_rule_may_be_made_of_thousands() -> None:
    """Where there were once at most 200, all that a layout has room for are read and solved."""
    rules = falling(9, 1_000)
    layout = Layout.of_size(9, constraints=[at_least(999, rules), AnyOf(rules)])
    assert Layout.from_json(layout.to_json()) == layout
    several = rules[:300]
    solved = solve(Grid.empty(Layout.of_size(9, constraints=[at_least(240, several)])))
    assert sum(not any(rule.violations(layout, solved.digits)) for rule in several) >= 240


HOSTILE: dict[str, tuple[int, Callable[[], Constraint], str]] = {
    "too many": (9, lambda: AnyOf([Odd("r1c1")] * 10_001), "at most 10,000 rules of any_of"),
    "too many within": (
        9,
        lambda: exactly(1, [AllOf([Odd("r1c1")] * 2_500)] * 4),
        "at most 10,000 rules of choose, found more",
    ),
    "no room": (
        64,
        lambda: AnyOf(falling(64, 300)),
        "fewer rules that may hold or not on 64×64 cells",
    ),
    "no room for the opposites": (
        64,
        lambda: at_most(3, [Not(rule) for rule in falling(64, 201)]),
        "fewer rules that may hold or not on 64×64 cells",
    ),
    "too many cells": (
        9,
        lambda: AnyOf([ModularLine(cells(9, 81, at), 9) for at in range(1_000)]),
        "1,000,000 cells, pairs",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_rules_of_rules_that_are_too_large_are_refused(name: str) -> None:
    """However a rule grows, in number, inside each other or on large grids, one message says so."""
    size, make, message = HOSTILE[name]
    with pytest.raises(LayoutError, match=f"expected .*{message}"):
        Layout.latin(size, constraints=[make()])


@pytest.mark.parametrize("name", TOO_LARGE)
def test_rules_that_are_too_large_are_refused(name: str) -> None:
    """More rules, pairs, sets of digits or states than a layout may have raise LayoutError."""
    size, rules, message = TOO_LARGE[name]
    with pytest.raises(LayoutError, match=f"expected .*{message}"):
        Layout.latin(size, constraints=rules)


def test_different_machines_are_counted_and_shared_ones_once() -> None:
    """Machines beyond 4,000,000 transitions are refused, and one that rules share counts once."""
    machines = [Machine((0,), 40_000 * (0,), (0,)) for _ in range(101)]
    shared, different = RuleSize(9), RuleSize(9)
    shared.add(Automaton((at,), machines[0]) for at in range(101))
    assert (shared.entries, shared.transitions) == (101, 40_000)
    with pytest.raises(LayoutError, match="expected at most 4,000,000 transitions of the machines"):
        different.add(Automaton((at,), machine) for at, machine in enumerate(machines))


def test_a_machine_in_use_is_not_built_again() -> None:
    """More clues of one kind than a cache by number would keep share their machines."""
    rules = [SumLine(cells(9, 81, at), at) for at in range(1, 200)]
    layout = Layout.of_size(9, constraints=rules)
    machines = [
        [one.machine for one in layout.lower() if isinstance(one, Automaton)] for _ in range(2)
    ]
    assert len(machines[0]) == 199
    assert all(one is other for one, other in zip(*machines, strict=True))


SLOW = Layout.of_size(16, constraints=[SumLine(cells(16, 200, at), 200) for at in range(150)])


def test_a_time_limit_holds_before_the_first_node() -> None:
    """Where looking at all rules once takes seconds, the time limit ends it."""
    with pytest.raises(TimeLimitReached):
        count(Grid.empty(SLOW), time_limit=0.02)


def test_an_interrupted_look_at_the_rules_goes_on() -> None:
    """Slices that end in the middle of a node change neither nodes nor solutions."""
    rules = [SumLine(cells(9, 60, at), 20) for at in range(2)]
    layout = Layout.of_size(9, constraints=[*rules, Thermometer("r1c1-3")])
    found = []
    for seconds in (60.0, 0.0):
        solver = native_solver(Grid.empty(layout))
        pauses = 0
        while solver.run(seconds, 1, None, 300) is PAUSED and solver.nodes < 300:
            pauses += 1
        found.append((solver.nodes, solver.guesses, solver.found))
    assert pauses > 20
    assert found[0] == found[1]


def test_messages_show_one_rule_of_many() -> None:
    """A layout in a message is short, however many rules it has; its repr still makes it."""
    rules = [Cage(cells(9, 9, at)) for at in range(300)]
    layout = Layout.of_size(9, constraints=rules)
    assert len(str(layout)) < 200
    assert str(layout).endswith("and 299 more])")
    assert str(Layout.boxes(2, 3, diagonals=True)) == "Layout.boxes(2, 3, diagonals=True)"
    assert eval(repr(layout), {"Layout": Layout, "Cage": Cage}) == layout  # noqa: S307
