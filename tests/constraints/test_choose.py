"""A number of several rules hold: what is meant, how it is written, and lines of several kinds."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest
from tests.constraints.definitions import holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.constraints.random_rules import LAYOUTS, random_grid, random_rule
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError
from nonet.constraints import (
    AllDifferent,
    AllOf,
    AnyOf,
    Choose,
    Not,
    Odd,
    PalindromeLine,
    RenbanLine,
    Thermometer,
    WhisperLine,
    at_least,
    at_most,
    exactly,
)
from nonet.constraints.registry import constraint_of, fields_of
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.layout import Constraint

THREE = "odd r1c1 | odd r1c2 | thermometer r1c1-3"


@each("numbers", ["0", "1", "2", "3", "at-least 2", "at-most 1", "at-least 1 at-most 2"])
def test_every_filling_has_the_verdict_of_the_definition(numbers: str) -> None:
    """Of all ways to fill three cells, those obey it in which as many rules hold."""
    layout = Layout.latin(4)
    rule = parse_rule(f"choose {numbers} {THREE}")
    lowered = rule.lower(layout)
    for digits in product(range(1, 5), repeat=3):
        grid = bytes((*digits, *[1] * 13))
        expected = holds(fields_of(rule), layout, grid)
        assert all(primitive_holds(one, grid, 4) for one in lowered) == expected
        assert (not any(rule.violations(layout, grid))) == expected


def test_random_rules_have_the_verdict_of_the_definition() -> None:
    """So do random rules among random ones, on random grids."""
    rng = random.Random(57)
    found = set()
    for _ in range(300):
        layout = rng.choice(LAYOUTS)
        digits = random_grid(layout, rng)
        fields = random_rule("choose", layout, digits, rng)
        try:
            rule = constraint_of(fields, "here")
            rule.check_fits(layout)
        except LayoutError:  # or a random line that crosses itself too soon
            continue
        expected = holds(fields, layout, digits)
        assert (not any(rule.violations(layout, digits))) == expected, fields
        found.add(expected)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (f"choose 2 {THREE}", {"exactly": 2}),
        (f"choose at-least 1 {THREE}", {"at_least": 1}),
        (f"choose at-least 1 at-most 2 {THREE}", {"at_least": 1, "at_most": 2}),
    ],
)
def test_lines_and_objects_have_the_numbers(line: str, fields: dict[str, int]) -> None:
    """The first number needs no name as it is typed, and JSON has those that are given."""
    rule = parse_rule(line)
    assert parse_rule(write_rule(rule)) == rule
    written = fields_of(rule)
    assert {name: written[name] for name in written if name not in {"type", "rules"}} == fields
    assert constraint_of(written, "here") == rule


TWO = [Odd("r1c1"), Odd("r1c2")]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Choose(TWO), "expected exactly, or at_least and at_most, of choose, found none"),
        (lambda: Choose(TWO, 1, 1), "of choose, found exactly and at_least"),
        (lambda: Choose(TWO, 3), "expected exactly from 0 to 2 of choose, found 3"),
        (lambda: Choose(TWO, at_most=-1), "expected at_most from 0 to 2 of choose, found -1"),
        (lambda: Choose(TWO, None, 2, 1), "expected at_least up to at_most of choose, found 2 and"),
        (lambda: Choose(TWO[:1], 1), "expected 2 or more rules in choose, found 1"),
        (lambda: Choose([*TWO, 3], 1), "for choose, found 3, at rules"),  # type: ignore[list-item]
        (
            lambda: Choose([Odd("r1c1")] * 10_001, 10),
            "expected at most 10,000 rules of choose, found more",
        ),
        (lambda: Choose([*TWO, Odd("r10c1")], 1), "of odd, found r10c1, in choose"),
        (lambda: Choose([AllDifferent("r1c1"), AllDifferent("r1c2")], 1), "that some digits break"),
    ],
)
def test_what_makes_no_rule_is_refused(make: Callable[[], Constraint], message: str) -> None:
    """A number that cannot be, and rules that are none, are refused in a sentence."""
    with pytest.raises(LayoutError, match=message):
        Layout.of_size(9, constraints=[make()])


KINDS: list[Callable[[str], Constraint]] = [
    RenbanLine,
    lambda cells: WhisperLine(cells, 3),
    PalindromeLine,
]
LINES = ["r1c1-3", "r2c1-3", "r3c4 r4c4 r5c5", "r6c4-6", "r4c1 r5c2 r6c3", "r1c6 r2c5 r3c4"]


@pytest.mark.parametrize(
    ("made", "line"),
    [
        (exactly(2, TWO), "choose 2 odd r1c1 | odd r1c2"),
        (at_least(1, TWO), "choose at-least 1 odd r1c1 | odd r1c2"),
        (at_most(1, TWO), "choose at-most 1 odd r1c1 | odd r1c2"),
    ],
)
def test_numbers_have_functions_of_their_own(made: Constraint, line: str) -> None:
    """`exactly`, `at_least` and `at_most` make the rule that is typed with these words."""
    assert made == parse_rule(line)


MANY = [Odd(f"r{row}c{column}") for row in range(1, 5) for column in range(1, 5)]


def test_any_number_of_ways_may_be_left() -> None:
    """Of 16 rules 8 hold in 12,870 ways, and no filling but these is a solution."""
    free = [AnyOf([AllOf(MANY[:2]), Not(AllOf(MANY[:2]))])]
    found = [
        nonet.count(Grid.empty(Layout.latin(4, constraints=rules)), limit=None)
        for rules in (free, [exactly(8, MANY)], [at_least(9, MANY)], [at_most(7, MANY)])
    ]
    assert found == [576, 576, 0, 0]


def test_lines_are_of_three_kinds_and_two_of_each() -> None:
    """A rule for each kind says on how many lines it is, and one for each line that it has one."""
    rules: list[Constraint] = [Choose([kind(line) for line in LINES], 2) for kind in KINDS]
    rules += [AnyOf([kind(line) for kind in KINDS]) for line in LINES]
    layout = Layout.boxes(2, 3, constraints=rules)
    solved = nonet.solve(Grid.empty(layout))
    held = [
        [holds(fields_of(kind(line)), layout, solved.digits) for kind in KINDS] for line in LINES
    ]
    assert all(map(any, held))
    assert [sum(kind) for kind in zip(*held, strict=True)] == [2, 2, 2]


def test_a_walk_finds_which_rules_hold() -> None:
    """A thermometer on one of two lines is found where the other one is full and falls."""
    rule = Choose([Thermometer("r1c1-3"), Thermometer("r2c1-3")], exactly=1)
    layout = Layout.latin(4, constraints=[rule])
    path = nonet.walkthrough(Grid("4321" + 12 * ".", layout=layout))
    assert any(step.technique == "rule_consequence" for step in path.steps)
