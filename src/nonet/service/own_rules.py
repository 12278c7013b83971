"""Rules of a setter's own: named and drawn, combined and split, and their pairs of digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from nonet.constraints.own_rules import (
    LONGEST_LABEL,
    LONGEST_TEXT,
    LONGEST_TITLE,
    Bound,
    Dress,
    Shape,
    combined,
    dress_of,
    dressed,
    parts_of,
)
from nonet.constraints.shorthand import LONGEST, parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.given import MAX_CONSTRAINTS
from nonet.layout.primitives import Relation
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import LayoutRecord

MOST_DIGITS = 16
"""The largest size of which all pairs of digits are shown."""

Line = Annotated[str, ValueLimits(longest=LONGEST), "A rule as the command line takes it."]
RuleLines = Annotated[tuple[Line, ...], ValueLimits(longest=MAX_CONSTRAINTS)]


@dataclass(frozen=True, slots=True)
class DressRecord(Record):
    """How a rule of one's own is named, explained and drawn."""

    title: Annotated[str, ValueLimits(longest=LONGEST_TITLE)] = ""
    text: Annotated[str, ValueLimits(longest=LONGEST_TEXT)] = ""
    shape: Shape = "usual"
    colour: Annotated[str, ValueLimits(pattern="(#[0-9a-fA-F]{6})?")] = ""
    label: Annotated[str, ValueLimits(longest=LONGEST_LABEL)] = ""

    @classmethod
    def of(cls, rule: Constraint) -> DressRecord:
        """The record of a rule."""
        return cls.from_attributes(dress_of(rule))

    def dress(self) -> Dress:
        """What it says."""
        return Dress(self.title, self.text, self.shape, self.colour, self.label)


@dataclass(frozen=True, slots=True)
class DressRulesQuestion(Record):
    """Rules that are to be named and drawn so; those of kinds that are not are left as they are."""

    layout: LayoutRecord
    lines: RuleLines
    dress: DressRecord


@dataclass(frozen=True, slots=True)
class CombineRulesQuestion(Record):
    """Rules that are to be one."""

    layout: LayoutRecord
    lines: RuleLines
    kind: Annotated[str, ValueLimits(longest=40), "The rule that is made of them."]
    number: Annotated[
        int, ValueLimits(0, MAX_CONSTRAINTS), "How many of them hold, if it says so."
    ] = 1
    bound: Bound = "exactly"


@dataclass(frozen=True, slots=True)
class SplitRuleQuestion(Record):
    """A rule that is made of others."""

    layout: LayoutRecord
    line: Line


@dataclass(frozen=True, slots=True)
class OwnRulesAnswer(Record):
    """The lines of the rules."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DigitPairsQuestion(Record):
    """A line that may be a rule of pairs of cells, on a board of this size."""

    size: Annotated[int, ValueLimits(1, MOST_DIGITS)]
    line: Line


@dataclass(frozen=True, slots=True)
class DigitPairsAnswer(Record):
    """The pairs of digits that two of its cells may hold, that of the first cell first."""

    pairs: tuple[tuple[int, ...], ...]


def dress_rules(question: DressRulesQuestion, watch: Watch) -> OwnRulesAnswer:
    """Rules with a title, a text and a drawing.

    Raises
    ------
    LayoutError
        A line is no rule, or a text has characters that are none.
    """
    del watch
    size, dress = question.layout.layout().size, question.dress.dress()
    rules = (dressed(parse_rule(line).named(size), dress) for line in question.lines)
    return OwnRulesAnswer(tuple(map(write_rule, rules)))


def combine_rules(question: CombineRulesQuestion, watch: Watch) -> OwnRulesAnswer:
    """The rule that is made of others.

    Raises
    ------
    LayoutError
        A line is no rule, or there is no such rule of these.
    """
    del watch
    layout = question.layout.layout()
    rules = _named(question.lines, layout.size)
    rule = combined(question.kind, rules, question.number, question.bound)
    rule.check_fits(layout)
    return OwnRulesAnswer((write_rule(rule),))


def split_rule(question: SplitRuleQuestion, watch: Watch) -> OwnRulesAnswer:
    """The rules that a rule is made of.

    Raises
    ------
    LayoutError
        It is made of none.
    """
    del watch
    (rule,) = _named((question.line,), question.layout.layout().size)
    if not (parts := parts_of(rule)):
        raise LayoutError(f"expected a rule that is made of rules, found {rule}")
    return OwnRulesAnswer(tuple(map(write_rule, parts)))


def _named(lines: tuple[str, ...], size: int) -> list[Constraint]:
    return [parse_rule(line).named(size) for line in lines]


def digit_pairs(question: DigitPairsQuestion, watch: Watch) -> DigitPairsAnswer:
    """The pairs of digits that a rule of pairs of cells allows; none for what is no such rule."""
    del watch
    try:
        layout = Layout.latin(question.size, constraints=[parse_rule(question.line)])
    except LayoutError:
        return DigitPairsAnswer(())
    parts = layout.constraints[0].lower(layout)
    tables = {part.table for part in parts if isinstance(part, Relation)}
    if len(tables) != 1:
        return DigitPairsAnswer(())
    found = tuple(
        (x, y)
        for x, mask in enumerate(tables.pop(), 1)
        for y in range(1, question.size + 1)
        if mask >> y - 1 & 1
    )
    return DigitPairsAnswer(found)
