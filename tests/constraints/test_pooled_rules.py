"""Lines of several kinds, and rules that share one total: all small grids are tried."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest
from tests.constraints.definitions import holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError
from nonet.constraints import (
    Arrow,
    Cage,
    EqualCages,
    Kinds,
    LittleKiller,
    PalindromeLine,
    RenbanLine,
    Sandwich,
    SharedTotal,
    Skyscraper,
    Sum,
    Thermometer,
    WhisperLine,
)
from nonet.constraints.registry import constraint_of, fields_of
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.layout import Constraint

FOUR = Layout.of_size(4)
LINES = [
    *("kinds thermometer r1c1-3 | renban r2c1-3", "kinds 0 thermometer r1c1-3 | renban r2c1-3"),
    *("kinds 1 thermometer r1c1-2 | palindrome r1c3 r2c4 | thermometer r2c1-2",),
    *("kinds thermometer r1c1-2 | renban r1c3 r2c4 | whisper-line 2 r2c1-2",),
    "kinds arrow r1c1 / r1c2-3 | product-arrow r2c1 / r2c2-3",
    *("shared-total killer-cage r1c1-2 | killer-cage r2c1-3",),
    *("shared-total little-killer 0 r1c2 r2c1 | sum 7 2 1 r1c3-4 | killer-cage r2c3-4",),
    *(
        "shared-total arrow r1c1 / r1c2-3 | sum 0 r2c1-2",
        "shared-total sandwich 0 r1c1-4 | sum 0 r2c1",
    ),
    *("shared-total sandwich 0 r1c1-4 | x-sum 0 r2c1-4",),
    *("shared-total equal-cages r1c1 / r1c2 | sum 0 r2c1-2",),
]


@each("line", LINES)
def test_every_filling_has_the_verdict_of_the_definition(line: str) -> None:
    """Of all ways to fill their cells, those obey them that the definition allows."""
    rule = parse_rule(line)
    rule.check_fits(FOUR)
    lowered, cells, found = rule.lower(FOUR), sorted(rule.scope(FOUR)), set()
    for digits in product(range(1, 5), repeat=len(cells)):
        grid = bytearray(b"\1" * 16)
        for cell, digit in zip(cells, digits, strict=True):
            grid[cell] = digit
        full = bytes(grid)
        expected = holds(fields_of(rule), FOUR, full)
        assert all(primitive_holds(one, full, 4) for one in lowered) == expected
        found.add(expected)
    assert found == {True, False}


@each("line", LINES)
def test_the_solver_finds_the_grids_of_the_definition(line: str) -> None:
    """Solutions of the empty grid are those of all grids that obey the rule."""
    rule = parse_rule(line)
    every = [bytes(one.digits) for one in nonet.solutions(Grid.empty(FOUR))]
    expected = {digits for digits in every if holds(fields_of(rule), FOUR, digits)}
    layout = FOUR.with_constraints([rule])
    assert {bytes(one.digits) for one in nonet.solutions(Grid.empty(layout))} == expected
    partly = random.Random(line)
    for digits in partly.sample(every, 40):
        assert any(rule.violations(FOUR, digits)) != (digits in expected)


@each("line", LINES)
def test_they_are_written_as_they_are_typed(line: str) -> None:
    """Lines, JSON objects and `repr` make the same rule again."""
    rule = parse_rule(line)
    assert parse_rule(write_rule(rule)) == rule
    assert constraint_of(fields_of(rule), "here") == rule
    names = {name: getattr(nonet.constraints, name) for name in nonet.constraints.__all__}
    assert eval(repr(rule), names) == rule  # noqa: S307 (our own text)


def test_lines_of_three_kinds_two_of_each() -> None:
    """Six lines of three kinds: a kind that a line obeys by chance takes no place of others."""
    rows = [f"r{row}c1-3" for row in range(1, 7)]
    listed: list[Constraint] = [
        *(Thermometer(rows[0]), Thermometer(rows[1]), RenbanLine(rows[2]), RenbanLine(rows[3])),
        *(WhisperLine(rows[4], 3), WhisperLine(rows[5], 3)),
    ]
    layout = Layout.latin(6).with_constraints([Kinds(listed)])
    found = nonet.solve(Grid.empty(layout))
    assert holds(fields_of(Kinds(listed)), layout, bytes(found.digits))


def test_a_shared_total_of_cages_is_that_of_equal_cages() -> None:
    """Cages with one unknown total are the same rule in both forms."""
    groups = ["r1c1-2", "r2c3 r3c3"]
    one, other = SharedTotal([Cage(group, 5) for group in groups]), EqualCages(groups)
    for rule in (one, other):
        layout = FOUR.with_constraints([rule])
        assert nonet.count(Grid.empty(layout)) == nonet.count(
            Grid.empty(FOUR.with_constraints([other]))
        )
    assert one == SharedTotal([Cage(group) for group in groups])


REFUSED: list[tuple[Callable[[], Constraint], str]] = [
    (lambda: Kinds([Thermometer("r1c1-2")]), "expected 2 or more rules in kinds"),
    (lambda: Kinds([Thermometer("r1c1-2"), Thermometer("r2c1-2")]), "2 kinds or more of kinds"),
    (lambda: Kinds([Thermometer("r1c1-2"), Arrow("r1c1", "r1c2")]), r"thermometer \(cells\) and a"),
    (lambda: Kinds([Thermometer("r1c1-2"), RenbanLine("r2c1-2")], 2), "at_least from 0 to 1 of ki"),
    (lambda: SharedTotal([Cage("r1c1-2"), Thermometer("r2c1-2")]), "with a total, found the therm"),
    (
        lambda: SharedTotal([Cage("r1c1"), Sum("r2c1-4 r3c1", 5)]),
        "groups of shared_total that can have",
    ),
    (lambda: SharedTotal([Cage("r1c1-2"), Skyscraper("r2c1-4", 2)]), "rules of shared_total with"),
    (lambda: SharedTotal([Cage("r1c1-2"), Sum("r2c1-2", 1, [2, -1])]), "rules of shared_total wi"),
    (lambda: SharedTotal([Cage("r1c1-2"), Sum("r2c1-2", 1, [900, 1])]), "up to 1,023 of shared_t"),
    (lambda: SharedTotal([Cage("r1c1-2"), Cage("r9c1")]), "from r1c1 to r4c4 of killer_cage"),
    (lambda: Kinds([PalindromeLine("r1c1-2"), Thermometer("r9c1-2")]), "from r1c1 to r4c4 of"),
]


@pytest.mark.parametrize(("make", "message"), REFUSED)
def test_what_cannot_be_pooled_is_refused(make: Callable[[], Constraint], message: str) -> None:
    """Rules without a total or with other cells, and numbers out of bounds, are named."""
    with pytest.raises(LayoutError, match=message):
        make().check_fits(FOUR)


def test_the_number_of_a_rule_is_left_open() -> None:
    """Whatever totals the rules have, the shared one is not given."""
    rule = SharedTotal([Sandwich("r1c1-4", 5), LittleKiller("r2c1 r3c2", 4), Sum("r4c1-2", 3)])
    assert [part["sum"] for part in fields_of(rule)["rules"]] == [0, 0, 0]
    assert str(rule).startswith("one total of (the sandwich")
