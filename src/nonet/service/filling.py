"""Numbers of rules that a setter left out, taken from a solution."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

import nonet
from nonet.constraints.naming import is_word, meaning, split_name
from nonet.constraints.registry import known_as
from nonet.constraints.shorthand import parameters, parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.names import NO_NAMES
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
    if not line.strip() or line.lstrip().startswith("{"):
        return line
    name, rest = split_name(line.split(), is_word)
    if any(map(_NUMBER.fullmatch, rest)):
        return line
    try:
        meant = meaning(name)
    except LayoutError:
        return line
    numbers = [value for value in parameters(meant.kind).values if value.form == "number"]
    if not numbers or numbers[0].name in meant.fixed:
        return line
    usual = _with_usual(line, numbers[0].name)
    if usual is not None:
        return usual
    found = []
    for number in numbers_of_marks(meant.kind) or range(_LARGEST + 1):
        if watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        try:
            rule = parse_rule(" ".join([name, str(number), *rest])).named(layout.size)
            rule.check_fits(layout)
        except LayoutError:
            continue
        if next(rule.violations(layout, digits), None) is None:
            found.append(write_rule(rule))
            if len(found) > 1:
                return line
    return found[0] if found else line


def _with_usual(line: str, parameter: str) -> str | None:
    """A line with the number that everybody means; None where there is none."""
    try:
        rule = parse_rule(line)
    except LayoutError:
        return None
    return None if getattr(rule, parameter) is None else write_rule(rule)


def numbers_of_marks(kind: type[Constraint]) -> tuple[int, ...]:
    """Numbers that marks of a kind say, as V and X do; none for clues."""
    return tuple(value for _, _, value in known_as().get(kind.name, NO_NAMES).numbered)
