"""Lines that are closed or branch: what they mean, what is refused, and their forms."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.constraints.definitions import holds as open_holds
from tests.constraints.lines_defined import (
    BRANCHING,
    CLOSED,
    FOUR,
    READ_ALONG,
    Digits,
    Fields,
    branching_cells,
    cases,
    closed_cells,
    digits_on,
    filled,
    holds_branching,
    holds_round,
)
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.each import each

import nonet
from nonet import Layout, LayoutError
from nonet.constraints import RenbanLine, SumLine, WhisperLine
from nonet.constraints.registry import NAMES, constraint_of, fields_of, kind_of
from nonet.constraints.shorthand import examples, parse_rule, write_rule
from nonet.layout.moves import symmetries


def agree(
    name: str,
    cells_of: Callable[[str, Layout, random.Random], Any],
    holds: Callable[[Fields, Digits, Layout], bool],
) -> None:
    """Violations and primitives are what a definition says, and both verdicts are among them."""
    rng, verdicts = random.Random(name), set()
    for fields, rule, layout in cases(name, cells_of, 40):
        lowered = rule.lower(layout)
        for _ in range(60):
            digits = filled(layout, rng)
            size = layout.size
            wanted = holds(fields, digits_on(digits, size), layout)
            assert (next(rule.violations(layout, digits), None) is None) is wanted, fields
            assert all(primitive_holds(part, digits, size) for part in lowered) is wanted, fields
            verdicts.add(wanted)
    assert verdicts == {True, False}


def is_line(name: str) -> bool:
    """Whether a rule is along a line."""
    kind = kind_of(name)
    return kind.is_line or kind.may_close


def test_all_lines_say_whether_they_are_closed_or_branch() -> None:
    """Those that may are those that are defined here."""
    lines = {name for name in NAMES if is_line(name)}
    assert {name for name in lines if kind_of(name).may_close} == CLOSED
    assert {name for name in lines if kind_of(name).may_branch} == BRANCHING


@each("name", sorted(CLOSED))
def test_a_closed_line_goes_on_round_its_seam(name: str) -> None:
    """Its last cell is its first, and the rule holds there as anywhere on it."""
    agree(name, closed_cells, holds_round)


@each("name", sorted(BRANCHING))
def test_a_branching_line_is_what_its_strokes_say(name: str) -> None:
    """Steps are those of each stroke, sets are of all cells, parts are joined where they touch."""
    agree(name, branching_cells, holds_branching)


@each("name", sorted(CLOSED - READ_ALONG - {"pair_relation"}))
def test_a_closed_line_may_start_anywhere(name: str) -> None:
    """The same ring from another cell, or the other way round, has the same solutions."""
    for fields, rule, layout in cases(name, closed_cells, 3):
        around = fields["cells"][:-1]
        counts = set()
        for turned in (around, around[1:] + around[:1], around[::-1]):
            again = constraint_of({**fields, "cells": [*turned, turned[0]]}, "here")
            counts.add(nonet.count(nonet.Grid.empty(layout.with_constraints([again])), limit=2000))
        assert len(counts) == 1, rule


@each("name", sorted(CLOSED | BRANCHING))
def test_programs_without_branches_and_seams_get_the_same(name: str) -> None:
    """Plain lines have one stroke, and hold where the line does, read from end to end."""
    rng = random.Random(name)
    forms = [closed_cells] * (name in CLOSED) + [branching_cells] * (name in BRANCHING)
    for cells_of in forms:
        for fields, rule, layout in cases(name, cells_of, 20):
            lines = [fields_of(line) for line in rule.plain_lines(layout)]
            assert all(isinstance(cell, str) for line in lines for cell in line.get("cells", ()))
            for _ in range(20):
                digits = filled(layout, rng)
                held = all(open_holds(line, layout, digits) for line in lines)
                assert held is (next(rule.violations(layout, digits), None) is None), fields


@each("name", sorted(name for name in NAMES if is_line(name) and name not in CLOSED))
def test_a_line_with_ends_is_not_closed(name: str) -> None:
    """It is refused, with the way to write it."""
    fields = fields_of(examples(kind_of(name))[0])
    fields["cells"] = ["r1c1", "r1c2", "r2c2", "r2c1", "r1c1"]
    with pytest.raises(LayoutError, match=r"ends in its first cell r1c1; write it without"):
        constraint_of(fields, "here")


@each("name", sorted(name for name in NAMES if is_line(name) and name not in BRANCHING))
def test_a_line_without_branches_is_one_stroke(name: str) -> None:
    """It is refused, with the way to write it."""
    fields = fields_of(examples(kind_of(name))[0])
    fields["cells"] = [["r1c1", "r1c2", "r1c3"], ["r1c2", "r2c2"]]
    with pytest.raises(LayoutError, match=r"2 strokes; write each branch as a line of its own"):
        constraint_of(fields, "here")


@each("name", sorted(BRANCHING))
def test_a_branching_line_has_all_forms(name: str) -> None:
    """Text, JSON, pickles, copies, its repr and a move keep its strokes."""
    for fields, rule, layout in cases(name, branching_cells, 5):
        assert fields_of(rule)["cells"] == fields["cells"]
        assert parse_rule(write_rule(rule)) == rule
        assert constraint_of(fields_of(rule), "here") == rule
        assert pickle.loads(pickle.dumps(rule)) == rule == copy.deepcopy(rule)  # noqa: S301
        assert eval(repr(rule), {type(rule).__name__: type(rule)}) == rule  # noqa: S307
        for move in symmetries(layout.size):
            moved: Any = rule.moved(layout, move)
            assert [len(stroke) for stroke in fields_of(moved)["cells"]] == [
                len(stroke) for stroke in fields["cells"]
            ]


def test_a_list_of_one_stroke_is_a_line() -> None:
    """It is the line that the stroke is, on lines that cannot branch as well."""
    assert RenbanLine([["r1c1-3"]]) == RenbanLine("r1c1-3")
    assert parse_rule('{"type": "palindrome_line", "cells": [["r1c1", "r1c2"]]}') == parse_rule(
        "palindrome r1c1-2"
    )


def test_strokes_are_typed_and_listed() -> None:
    """A slash, a list of texts, of names or of rows and columns say the same."""
    strokes = (("r1c1", "r1c2", "r1c3"), ("r1c2", "r2c2"))
    for cells in (
        "r1c1-3 / r1c2 r2c2",
        [["r1c1-3"], ["r1c2", "r2c2"]],
        strokes,
        [[(0, 0), (0, 1), (0, 2)], [(0, 1), (1, 1)]],
    ):
        rule = RenbanLine(cells)
        assert rule == parse_rule("renban r1c1-3 / r1c2 r2c2")
        assert rule != RenbanLine("r1c1-3 r2c2")
        assert str(rule) == "the renban line r1c1, r1c2, r1c3; r1c2, r2c2"
    assert hash(RenbanLine("r1c1-2 / r1c2-3")) != hash(RenbanLine("r1c1-3"))


def test_a_closed_sum_line_is_a_loop() -> None:
    """Both forms are one rule."""
    assert SumLine("r1c1-2 r2c2-1 r1c1", 5) == SumLine("r1c1-2 r2c2-1", 5, loop=True)


def test_all_solutions_of_small_boards() -> None:
    """The solver finds the grids of 4×4 that a closed and a branching line leave."""
    every = [bytes(grid) for grid in nonet.solutions(nonet.Grid.empty(FOUR))]
    assert len(every) == 288
    for name in sorted((CLOSED | BRANCHING) - {"entropic_line"}):
        forms: list[tuple[Callable[..., Any], Callable[..., bool]]] = []
        forms += [(closed_cells, holds_round)] * (name in CLOSED)
        forms += [(branching_cells, holds_branching)] * (name in BRANCHING)
        for cells_of, holds in forms:
            for fields, rule, layout in cases(name, cells_of, 4):
                if layout is not FOUR:
                    continue
                left = [grid for grid in every if holds(fields, digits_on(grid, 4), FOUR)]
                assert nonet.count(
                    nonet.Grid.empty(FOUR.with_constraints([rule])), limit=300
                ) == len(left)


WRONG = {
    "renban-line r1c1-2 / r5c5-6": "none before the one from r5c5",
    "renban-line r1c1-2 / r1c2": "expected 2 or more cells of renban_line, found 1",
    "renban-line r1c1-2 r2c2 r1c1 / r2c2 r3c3 r2c2": "found r2c2 twice",
    "thermometer r1c1-3 / r2c2 r1c2": "begin on its line, found one from r2c2",
    "entropic-line r1c1-2 r2c2-1 r1c1": "a multiple of 3 cells round a closed .*, found 4",
    "modular-line 4 r1c1-2 r2c2 r1c1": "a multiple of 4 cells round a closed .*, found 3",
    "cage 10 r1c1-2 / r1c2-3": "expected nothing more, found cells",
}


@each("line", list(WRONG))
def test_wrong_strokes_are_refused(line: str) -> None:
    """Strokes meet, and a ring has room for all kinds of digits."""
    with pytest.raises(LayoutError, match=WRONG[line]):
        Layout.of_size(9, rules=[line])


def test_a_thermometer_rises_as_far_as_there_are_digits() -> None:
    """On its longest way; one that rises in a ring is refused."""
    Layout.of_size(4, rules=["thermometer r1c1-3 / r1c2 r2c2-3"])
    for line in ("thermometer r1c1-3 / r1c3 r2c3-1", "thermometer r1c1-3 / r1c3 r2c2 r1c1"):
        with pytest.raises(LayoutError, match="at most 4 cells from the bulb"):
            Layout.of_size(4, rules=[line])


def test_a_closed_line_through_all_cells_fits() -> None:
    """The first cell counts once."""
    rule = WhisperLine("r1c1-4 r2c4-2 r3c2-4 r4c4-1 r3c1 r2c1 r1c1", 1)
    assert Layout.of_size(4, constraints=[rule]).constraints == (rule,)
