"""The rules of a layout in words, with their places, and which of them the digits break."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Annotated

from nonet.grid import Grid
from nonet.logic import (
    Language,
    PlacedRule,
    placed_rules,
    rule_sentences,
    rules_text,
    texts_of,
)
from nonet.logic.broken_rules import BrokenRule, broken_rules
from nonet.logic.rule_names import puzzle_name
from nonet.running import Watch
from nonet.service.combining import has_sums
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import MAX_CELLS, CellIndex, Digit, LayoutRecord

_MOST_BROKEN = 200
"""Most groups of cells that an answer names."""


@dataclass(frozen=True, slots=True)
class RulesQuestion(Record):
    """The rules of this layout in words."""

    layout: LayoutRecord
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class RuleRecord(Record):
    """A rule with its place; rules of a kind have the same sentence."""

    name: str
    sentence: str
    cells: Annotated[tuple[int, ...], "None: the whole grid."]
    words: Annotated[tuple[str, ...], "What to say of the rule in each cell; empty: nothing."]
    is_area: Annotated[bool, "Whether it is a group of cells, not a line or a mark."]

    @classmethod
    def of(cls, rule: PlacedRule, language: Language) -> RuleRecord:
        """The record of a rule, in the words of a language."""
        pause = texts_of(language).say("pause")
        has_details = any(rule.details)
        words = tuple(
            f"{rule.name}{pause}{detail}" if detail else "" if has_details else rule.name
            for detail in rule.details
        )
        return cls.from_attributes(rule, words=words)


@dataclass(frozen=True, slots=True)
class RulesAnswer(Record):
    """Rules in words: as a text, and one by one."""

    text: str
    name: Annotated[str, "What the puzzle is called for its rules; empty where there are none."]
    grid: Annotated[str, "What holds for rows, columns and regions."]
    rules: tuple[RuleRecord, ...]
    has_sums: Annotated[bool, "Whether there are combinations to ask for."]


@dataclass(frozen=True, slots=True)
class ConflictsQuestion(Record):
    """Which rules these digits break; 0 is an empty cell."""

    layout: LayoutRecord
    digits: Annotated[tuple[Digit, ...], ValueLimits(longest=MAX_CELLS)]
    hidden: Annotated[
        tuple[CellIndex, ...], ValueLimits(longest=MAX_CELLS), "Rules there are not looked at."
    ] = ()
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class BrokenRecord(Record):
    """A rule that digits break, whatever is still to come: *cage of 15: 16*."""

    cells: tuple[int, ...]
    words: str


@dataclass(frozen=True, slots=True)
class ConflictsAnswer(Record):
    """The rules that digits break, beyond those that are nothing but houses."""

    broken: tuple[BrokenRecord, ...]


def rules(question: RulesQuestion, watch: Watch) -> RulesAnswer:
    """The rules of a layout in words, and where each of them is."""
    del watch
    layout, language = question.layout.layout(), question.language
    return RulesAnswer(
        text=rules_text(layout, language),
        name=puzzle_name(layout, language),
        grid=rule_sentences(layout, language)[0],
        rules=tuple(RuleRecord.of(rule, language) for rule in placed_rules(layout, language)),
        has_sums=layout.is_usual and has_sums(layout),
    )


def conflicts(question: ConflictsQuestion, watch: Watch) -> ConflictsAnswer:
    """Which rules the digits of a grid break, whatever its empty cells will hold."""
    del watch
    layout = question.layout.layout()
    grid = Grid(bytes(question.digits), layout=layout)
    hidden = set(question.hidden)
    found = list(broken_rules(grid))
    if not found:
        return ConflictsAnswer(())
    named = placed_rules(layout, question.language)
    seen = (
        BrokenRecord(broken.cells, f"{named[broken.number].name}: {_found(broken, grid)}")
        for broken in found
        if hidden.isdisjoint((*broken.cells, *named[broken.number].cells))
    )
    return ConflictsAnswer(tuple(islice(seen, _MOST_BROKEN)))


def _found(rule: BrokenRule, grid: Grid) -> str:
    """The fault: the sum where the rule is about that and its cells are full, or the digits."""
    if rule.total is not None:
        return str(rule.total)
    before = grid.layout.digits.start - 1
    return " ".join(str(grid.digits[cell] + before) for cell in rule.cells)
