"""`nonet.minimize` with rules: which givens and which rules a puzzle can do without."""

from __future__ import annotations

import random

import pytest
from tests.constraints.random_rules import layouts_for, random_rule

import nonet
from nonet import Grid, Layout
from nonet.constraints import Cage, Odd, ParityLine, Thermometer
from nonet.constraints.registry import NAMES, constraint_of
from nonet.layout import Constraint, Diagonals

LAYOUTS = (Layout.of_size(4), Layout.boxes(2, 3), Layout.latin(5))
KINDS = [name for name in NAMES if all(one in layouts_for(name) for one in LAYOUTS)]


def solved(layout: Layout, seed: int) -> Grid:
    """A full grid with some rules that it obeys, all digits given."""
    rng = random.Random(seed)
    full = nonet.full_grid(layout, seed=seed)
    rules: list[Constraint] = []
    while len(rules) < 6:
        name = rng.choice(KINDS)
        try:
            rule = constraint_of(random_rule(name, layout, full.digits, rng), name)
            if not any(layout.with_constraints([rule]).violations(full.digits)):
                rules.append(rule)
        except nonet.LayoutError:
            continue
    return Grid(full.digits, layout=layout.with_constraints(rules))


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
@pytest.mark.parametrize("seed", [None, 1, 2, 3, 4, 5])
def test_no_given_and_no_rule_that_is_left_can_go(layout: Layout, seed: int | None) -> None:
    """There is one solution; without any one given or any one rule there are several."""
    full = solved(layout, seed or 0)
    minimal = nonet.minimize(full, drop_rules=True, seed=seed)
    rules = minimal.layout.constraints
    assert nonet.solve(minimal, unique=True).digits == full.digits
    assert set(rules) <= set(full.layout.constraints)
    for cell, digit in enumerate(minimal.digits):
        if digit:
            without = bytearray(minimal.digits)
            without[cell] = 0
            assert nonet.count(Grid(bytes(without), layout=minimal.layout)) == 2
    for rule in rules:
        fewer = minimal.layout.with_constraints(one for one in rules if one != rule)
        assert nonet.count(Grid(minimal.digits, layout=fewer)) == 2


def test_rules_go_only_where_they_are_asked_to() -> None:
    """Without `drop_rules` the layout stays as it is, however many of its rules are idle."""
    full = solved(LAYOUTS[0], 1)
    assert nonet.minimize(full, seed=1).layout == full.layout
    assert len(nonet.minimize(full, drop_rules=True, seed=1).layout.constraints) < 6


def test_houses_of_the_grid_stay() -> None:
    """Of a full grid rules may go, also those that are houses; rows, columns and boxes do not."""
    layout = Layout.boxes(2, 3, diagonals=True, constraints=[Odd("r1c1")])
    full = Grid(nonet.full_grid(layout, seed=1).digits, layout=layout)
    found = [nonet.minimize(full, drop_rules=True, seed=seed).layout for seed in range(8)]
    assert {one.with_constraints(()) for one in found} == {Layout.boxes(2, 3)}
    left = {rule for one in found for rule in one.constraints}
    assert any(Diagonals() not in one.constraints for one in found)
    assert left == {Diagonals(), Odd("r1c1")}


def test_givens_go_before_rules_and_the_last_first() -> None:
    """Without a seed rules replace givens, and of rules that do the same the first is kept."""
    line, other = Thermometer("r1c1-4"), Cage("r1c1-2", 3)
    layout = Layout.of_size(4, constraints=[line, Odd("r1c1"), other])
    full = Grid("1234 3412 2143 4321", layout=layout)
    minimal = nonet.minimize(full, drop_rules=True)
    assert minimal.layout.constraints == (line,)
    assert not any(minimal.digits[:4])


def test_a_seed_gives_the_same_everywhere() -> None:
    """The result of a seed is the one written here, on every machine and every Python."""
    rules = [Thermometer("r1c1-4"), Cage("r2c1-2", 7), Odd("r4c2"), ParityLine("r2c1-4")]
    layout = Layout.of_size(4, constraints=rules)
    minimal = nonet.minimize(Grid("1234 3412 2143 4321", layout=layout), drop_rules=True, seed=7)
    assert minimal.to_text() == "..3......1..4..."
    assert minimal.layout.constraints == (Cage("r2c1-2", 7), ParityLine("r2c1-4"))


def test_progress_counts_rules_and_can_cancel() -> None:
    """Rules are among those tried and found; the next look after `cancel()` ends the work."""
    stop = nonet.Cancel()
    full = nonet.full_grid(Layout.boxes(5, 5), seed=1)
    rules = [Odd([cell]) for cell, digit in enumerate(full.digits) if digit % 2]
    ruled = Grid(full.digits, layout=full.layout.with_constraints(rules))
    seen: list[nonet.Progress] = []

    def look(progress: nonet.Progress) -> None:
        seen.append(progress)
        if progress.found:
            stop.cancel()

    with pytest.raises(nonet.Cancelled) as raised:
        nonet.minimize(ruled, drop_rules=True, seed=1, progress=look, cancel=stop)
    assert raised.value.found == seen[-1].found > 0
    assert seen[-1].fraction is not None
    assert 0 < seen[-1].fraction < 1
