"""Negative rules that exempt the marks on the board follow them, and numbers have usual values."""

from __future__ import annotations

from itertools import product

import pytest
from tests.each import each

import nonet
from nonet.constraints import Difference, Negative, PairSum, Ratio, WhisperLine
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.formats import fpuzzles
from nonet.layout import Layout, cell_name
from nonet.layout.constraint import Constraint

MARKS = ("white dot r1c1-2", "black dot r2c1 r3c1", "v r1c3-4", "difference 2 r4c3-4")
"""A difference of each kind, a ratio and a sum; all are between neighbours."""

DOTS = ("r1c1 r1c2", "r2c1 r3c1", "r4c3 r4c4")
LETTERS = ("r1c3 r1c4",)


@each(
    "case",
    [
        (Negative("difference", 1, marked=True), DOTS),
        (Negative("ratio", 2, marked=True), DOTS),
        (Negative("sum", 5, marked=True), LETTERS),
        (Negative("sum", 5, ["r3c3 r3c4"], marked=True), (*LETTERS, "r3c3 r3c4")),
    ],
)
def test_marks_of_its_kind_are_exempt(case: tuple[Negative, tuple[str, ...]]) -> None:
    """A dot exempts its pair from the rules of dots, X and V from those of sums."""
    rule, exempt = case
    layout = Layout.of_size(4, rules=MARKS, constraints=[rule])
    listed = rule.in_full(layout)
    assert {frozenset(pair) for pair in listed.exceptions} == {
        frozenset(pair.split()) for pair in exempt
    }
    assert rule.lower(layout) == listed.lower(layout)
    assert not listed.marked


def dots_of(digits: bytes) -> list[Constraint]:
    """A white dot between neighbours that differ by 1, a black one between 2 and 4."""
    rows, columns = product(range(4), range(3)), product(range(3), range(4))
    pairs = [(4 * row + column, 1) for row, column in rows]
    pairs += [(4 * row + column, 4) for row, column in columns]
    found: list[Constraint] = []
    for cell, step in pairs:
        names = [cell_name(cell, 4), cell_name(cell + step, 4)]
        both = {digits[cell], digits[cell + step]}
        if max(both) - min(both) == 1:
            found.append(Difference(names, 1))
        elif both == {2, 4}:
            found.append(Ratio(names, 2))
    return found


def test_the_marks_on_the_board_are_followed() -> None:
    """Each full grid that has exactly the dots of its pairs obeys; one dot less, and none does."""
    count = 0
    for grid in nonet.solutions(nonet.Grid("." * 16)):
        dots = dots_of(bytes(grid.digits))
        strict = [Negative("difference", 1, marked=True), Negative("ratio", 2, marked=True)]
        layout = Layout.of_size(4, constraints=[*dots, *strict])
        assert not list(layout.violations(bytes(grid.digits)))
        less = Layout.of_size(4, constraints=[*dots[1:], *strict])
        assert list(less.violations(bytes(grid.digits)))
        count += 1
    assert count == 288  # known: all grids of 4×4


def test_a_file_spells_the_exceptions_out() -> None:
    """Where another program lists exempt pairs or knows the rule, it gets those of the board."""
    rules = ("white dot r1c1-2", "negative difference marked")
    grid = nonet.Grid("." * 81, layout=Layout.of_size(9, rules=rules))
    read = nonet.load(fpuzzles.write(nonet.Puzzle(grid)))
    assert read.layout.constraints == (
        Difference("r1c1 r1c2", 1),
        Negative("difference", 1, ["r1c1 r1c2"]),
    )


@each(
    "case",
    [
        ("white dot r1c1-2", Difference("r1c1 r1c2", 1)),
        ("difference r1c1-2", Difference("r1c1 r1c2", 1)),
        ("ratio r1c1-2", Ratio("r1c1 r1c2", 2)),
        ("black-dot r1c1-2", Ratio("r1c1 r1c2", 2)),
        ("v r1c1-2", PairSum("r1c1 r1c2", 5)),
        ("x r1c1-2", PairSum("r1c1 r1c2", 10)),
        ("whisper r1c1-3", WhisperLine("r1c1 r1c2 r1c3", 5)),
        ("dutch whisper r1c1-3", WhisperLine("r1c1 r1c2 r1c3", 4)),
        ("negative difference marked", Negative("difference", 1, marked=True)),
        ("negative ratio marked", Negative("ratio", 2, marked=True)),
        ("difference 3 r1c1-2", Difference("r1c1 r1c2", 3)),
    ],
)
def test_a_number_left_out_is_the_usual_one(case: tuple[str, Constraint]) -> None:
    """A line without a number means what everybody means; one with a number keeps it."""
    line, rule = case
    assert parse_rule(line) == rule
    assert parse_rule(write_rule(rule)) == rule


@each("line", ["pair-sum r1c1-2", "negative sum marked", "rellik-cage r1c1-2", "sandwich r1c1-9"])
def test_a_number_without_a_habit_is_asked_for(line: str) -> None:
    """Where people mean several numbers, or it is a clue, the line needs one."""
    with pytest.raises(LayoutError, match="found none"):
        parse_rule(line)
