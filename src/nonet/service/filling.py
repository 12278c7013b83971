"""Numbers of rules that a setter left out, taken from a solution."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

import nonet
from nonet.constraints.naming import meaning
from nonet.constraints.shorthand import parameters, parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.setting import Lines
from nonet.service.solving import Question
from nonet.service.texts import MAX_COUNT

_NUMBER = re.compile(r"-?[0-9]+")
_LARGEST = 1_000
"""The largest number that is tried."""


@dataclass(frozen=True, slots=True)
class FillRulesQuestion(Question):
    """A puzzle, and rules as lines, some without their numbers."""

    lines: Lines = ()
    seed: Annotated[int, ValueLimits(0, MAX_COUNT), "Which solution, where there are several."] = 0


@dataclass(frozen=True, slots=True)
class FillRulesAnswer(Record):
    """The lines with their numbers, in the same order; one that has none to find is as before."""

    lines: tuple[str, ...]
    filled: Annotated[int, "How many have got a number."]


def fill_rules(question: FillRulesQuestion, watch: Watch) -> FillRulesAnswer:
    """Rules with the numbers that a solution of the puzzle gives them.

    Raises
    ------
    NonetError
        The puzzle has no solution.
    """
    grid = question.state.grid().without_entries()
    digits = bytes(nonet.solve(grid, seed=question.seed, **watch.limits).digits)
    lines = [_filled(line, grid.layout, digits, watch) for line in question.lines]
    changed = sum(one != other for one, other in zip(lines, question.lines, strict=True))
    return FillRulesAnswer(tuple(lines), changed)


def _filled(line: str, layout: Layout, digits: bytes, watch: Watch) -> str:
    """A line with the one number that the digits allow; as before, where it has one already."""
    name, _, rest = line.strip().partition(" ")
    if name.startswith("{") or any(map(_NUMBER.fullmatch, rest.split())):
        return line
    try:
        meant = meaning(name)
    except LayoutError:
        return line
    wanted = [
        parameter.name for parameter in parameters(meant.kind).values if parameter.form == "number"
    ]
    if not wanted or wanted[0] in meant.fixed:
        return line
    found = []
    for number in range(_LARGEST + 1):
        if watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        try:
            rule = parse_rule(f"{name} {number} {rest}").named(layout.size)
            rule.check_fits(layout)
        except LayoutError:
            continue
        if next(rule.violations(layout, digits), None) is None:
            found.append(write_rule(rule))
            if len(found) > 1:
                return line
    return found[0] if found else line
