"""Negative rules that exempt the marks on the board follow them, and numbers have usual values."""

from __future__ import annotations

from itertools import product

import pytest
from tests.each import each

import nonet
from nonet.constraints import (
    AllGiven,
    Difference,
    Negative,
    PairSum,
    PairTable,
    Ratio,
    WhisperLine,
)
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.formats import fpuzzles, iss
from nonet.layout import Layout, cell_name
from nonet.layout.constraint import Constraint
from nonet.logic import placed_rules

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
    (listed,) = rule.in_full(layout)
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


@each(
    "case",
    [
        ("dots", {("difference", 1), ("difference", 2), ("ratio", 2)}, DOTS),
        ("difference", {("difference", 1), ("difference", 2)}, DOTS),
        ("ratio", {("ratio", 2)}, DOTS),
        ("xv", {("sum", 5)}, LETTERS),  # there is no sum of 10 on 4×4
        ("sum", {("sum", 5)}, LETTERS),
    ],
)
def test_all_given_is_one_rule(case: tuple[str, set[tuple[str, int]], tuple[str, ...]]) -> None:
    """It is the negative rules of its marks, those that are usual and those on the board."""
    marks, relations, exempt = case
    layout = Layout.of_size(4, rules=[*MARKS, f"all-given {marks}"])
    (rule,) = (one for one in layout.constraints if isinstance(one, AllGiven))
    parts = [part for part in rule.in_full(layout) if isinstance(part, Negative)]
    assert {(part.relation, part.value) for part in parts} == relations
    pairs = {frozenset(pair.split()) for pair in exempt}
    assert all({frozenset(pair) for pair in part.exceptions} == pairs for part in parts)
    several = Layout.of_size(4, rules=MARKS, constraints=parts)
    found = [bytes(grid.digits) for grid in nonet.solutions(nonet.Grid("." * 16))]
    for digits in found:
        is_broken = any(True for _ in layout.violations(digits))
        assert is_broken == any(True for _ in several.violations(digits))


@each("count", [0, 1, 3, 4])
def test_any_rule_of_two_cells_may_be_all_given(count: int) -> None:
    """Neighbours without a mark of a table have no digits that it allows, in either order."""
    grids = [bytes(grid.digits) for grid in nonet.solutions(nonet.Grid("." * 16))]
    digits = grids[7]
    pairs = [(a, b) for a in range(16) for b in range(a + 1, 16) if b - a in {1, 4}]
    pairs = [(a, b) for a, b in pairs if b - a == 4 or b % 4]
    held = [pair for pair in pairs if {digits[pair[0]], digits[pair[1]]} == {1, 4}]
    assert len(held) == 4
    rules = [
        PairTable([cell_name(a, 4), cell_name(b, 4)], [(1, 4), (4, 1)]) for a, b in held[:count]
    ]
    layout = Layout.of_size(4, constraints=[*rules, AllGiven("pair-table")])
    assert (next(layout.violations(digits), None) is None) == (count in {0, len(held)})


def test_what_is_all_given_is_refused_by_name() -> None:
    """A word that is no mark, or a rule of more than two cells, is no kind of mark."""
    for word in ("thermometer", "nothing", "killer-cage"):
        with pytest.raises(LayoutError, match="or a rule of two cells"):
            AllGiven(word)


def test_negative_rules_have_names_of_their_own() -> None:
    """Two of them on one board differ in every language."""
    rules = ("negative sum 5", "negative sum 10", "negative ratio", "all-given dots")
    layout = Layout.of_size(9, rules=[*rules, "all-given xv"])
    for language in ("en", "de", "zh"):
        names = [rule.name for rule in placed_rules(layout, language)]
        assert len(set(names)) == 5, names


def test_other_programs_get_all_given_as_they_say_it() -> None:
    """All dots and all V and X are one rule there, too, and nothing is lost."""
    rules = ("white dot r1c1-2", "x r2c1-2", "all-given dots", "all-given xv")
    puzzle = nonet.Puzzle(nonet.Grid("." * 81, layout=Layout.of_size(9, rules=rules)))
    for form in (fpuzzles, iss):
        assert list(form.FORMAT.lost(puzzle)) == []
        read = nonet.load(form.write(puzzle)).layout
        kept = [one for one in read.constraints if one.name in {"negative", "non_consecutive"}]
        assert len(kept) == 4
    assert "StrictKropki" in iss.write(puzzle)
    assert "StrictXV" in iss.write(puzzle)
