"""A rule that holds where another one does: what is meant, how it is written, what is refused."""

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
    AllDifferent,
    AllOf,
    AllowedDigits,
    Even,
    If,
    Not,
    Odd,
    Sum,
    Thermometer,
)
from nonet.constraints.registry import constraint_of, fields_of
from nonet.constraints.shorthand import parse_rule, usage, write_rule
from nonet.layout import Constraint

FOUR = Layout.latin(4)


@each(
    "line",
    [
        "if odd r1c1 then even r1c2",
        "if odd r1c1 then even r1c2 else thermometer r1c1-3",
        "if thermometer r1c1-3 then sum 6 r1c1-3",
        "if not odd r1c1 then any-of odd r1c2 | even r1c3",
        "if any-of odd r1c1 | odd r1c2 then if odd r1c3 then even r1c1",
        "if candidates r1c1 2 3 then choose 1 odd r1c2 | odd r1c3 else odd r1c2",
        "if all-different r1c1-3 then sum 6 r1c1-3 else odd r1c1",
        "not if odd r1c1 then even r1c2",
    ],
)
def test_every_filling_has_the_verdict_of_the_definition(line: str) -> None:
    """Where the condition holds the rule does, and elsewhere the other one, on all fillings."""
    rule = parse_rule(line)
    lowered = rule.lower(FOUR)
    for digits in product(range(1, 5), repeat=3):
        grid = bytes((*digits, *[1] * 13))
        expected = holds(fields_of(rule), FOUR, grid)
        assert all(primitive_holds(one, grid, 4) for one in lowered) == expected
        assert (not any(rule.violations(FOUR, grid))) == expected


@each(
    "line",
    [
        "if odd r1c1 then even r1c2",
        "if odd r1c1 then even r1c2 else odd r1c3",
        "if any-of odd r1c1 | odd r1c2 then if odd r1c3 then even r1c4",
        "any-of if odd r1c1 then even r1c2 else odd r1c3 | not odd r1c4",
    ],
)
def test_lines_and_objects_are_the_same_rule(line: str) -> None:
    """A condition is typed with *then* and perhaps *else*, and comes back as it was."""
    rule = parse_rule(line)
    assert write_rule(rule) == line
    assert constraint_of(fields_of(rule), "here") == rule


def test_an_else_that_has_no_line_is_written_as_an_object() -> None:
    """The *else* of a line belongs to the outer condition, so that of the inner one needs JSON."""
    inner = If(Odd("r1c1"), If(Odd("r1c2"), Odd("r1c3"), Even("r1c3")))
    assert write_rule(inner).startswith("{")
    assert parse_rule(write_rule(inner)) == inner
    assert fields_of(If(Odd("r1c1"), Odd("r1c2"))).keys() == {"type", "condition", "rule"}


def test_solutions_are_those_of_brute_force() -> None:
    """A Latin square obeys it just as often as counting all of them says."""
    squares = [solution.digits for solution in nonet.solutions(Grid.empty(FOUR))]
    rules = [
        If(AllowedDigits("r1c1", [1]), Thermometer("r2c1-3"), Not(Odd("r4c4"))),
        If(Sum("r1c1-2", 5), AllOf([Odd("r3c3"), Odd("r4c1")])),
        If(AllDifferent("r1-2c1-2"), AllDifferent("r3-4c3-4"), Odd("r1c1")),
    ]
    for rule in rules:
        expected = sum(not any(rule.violations(FOUR, digits)) for digits in squares)
        layout = Layout.latin(4, constraints=[rule])
        assert 0 < expected < len(squares)
        assert nonet.count(Grid.empty(layout), limit=None) == expected


def test_a_condition_that_always_holds_leaves_the_rule() -> None:
    """It is no mistake, as nothing depends on how it is put."""
    rule = If(AllowedDigits("r1c1", [1, 2, 3, 4]), Odd("r1c2"), Even("r1c2"))
    assert rule.lower(FOUR) == Odd("r1c2").lower(FOUR)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: If(3, Odd("r1c1")), "for if, found 3, at condition"),  # type: ignore[arg-type]
        (lambda: If(Odd("r1c1"), None), "for if, found None, at rule"),  # type: ignore[arg-type]
        (lambda: If(Odd("r1c1"), Odd("r1c1"), 3), "found 3, at otherwise"),  # type: ignore[arg-type]
        (lambda: If(Odd("r1c1"), Odd("r9c9")), "of odd, found r9c9, in if"),
        (lambda: parse_rule("if odd r1c1"), "expected 'if RULE then RULE"),
        (lambda: parse_rule("if odd r1c1 else odd r1c2"), "found no 'then'"),
        (lambda: parse_rule("if odd r1c1 then"), "expected a rule such as"),
    ],
)
def test_what_is_no_condition_is_refused(make: Callable[[], Constraint], message: str) -> None:
    """What is no rule, and what lacks one, is refused in a sentence."""
    with pytest.raises(LayoutError, match=message):
        Layout.of_size(4, constraints=[make()])


def test_objects_far_too_deep_inside_each_other_are_refused() -> None:
    """However the rules of an object are nested, five are the most."""
    fields: dict[str, object] = {"type": "odd", "cells": ["r1c1"]}
    rng = random.Random(3)
    for _ in range(500):
        other = {"type": "odd", "cells": ["r1c1"]}
        pair = [fields, other] if rng.random() < 0.5 else [other, fields]
        fields = {"type": "if", "condition": pair[0], "rule": pair[1], "otherwise": other}
    with pytest.raises(LayoutError, match="expected rules of if at most 5 inside each other"):
        constraint_of(fields, "here")


def test_its_usage_names_the_words() -> None:
    """The words between the rules are part of how it is typed."""
    assert usage("if") == "if RULE then RULE [else RULE]"
