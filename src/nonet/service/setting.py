"""Rules as a setter types them, one a line: read into a layout, and moved."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Annotated, Literal

from nonet.constraints.naming import close_names, is_word, meaning, split_name
from nonet.constraints.own_rules import Dress, can_be_dressed, dress_of, dressed, parts_of
from nonet.constraints.shorthand import LONGEST, parse_rule, usage, write_rule
from nonet.errors import LayoutError
from nonet.generator import Symmetry
from nonet.generator.symmetry import moves_of
from nonet.layout import MAX_SIZE, Constraint, Cosmetics, Layout
from nonet.layout.given import MAX_CONSTRAINTS
from nonet.logic import Language, rule_title
from nonet.logic.languages import capitalized
from nonet.logic.refusals import refusal
from nonet.logic.rule_names import rule_name
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.own_rules import DressRecord
from nonet.service.record import Record
from nonet.service.scenes import Drawn, SceneRecord
from nonet.service.states import LayoutRecord

_CELL = re.compile(r"r([1-9][0-9]{0,2})c([1-9][0-9]{0,2})")
_LONGEST_NAME = 40

Lines = Annotated[
    tuple[Annotated[str, ValueLimits(longest=LONGEST)], ...],
    ValueLimits(longest=MAX_CONSTRAINTS),
    "Rules as the command line takes them, one a line.",
]


@dataclass(frozen=True, slots=True)
class SetRulesQuestion(Record):
    """A grid, and rules as lines; those that the layout has come first."""

    layout: LayoutRecord
    lines: Lines = ()
    cosmetics: Drawn = field(default_factory=dict)
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class LineRecord(Record):
    """A rule that was read."""

    text: Annotated[str, "The line in its shortest common form."]
    name: str
    title: Annotated[str, "Its own title, or what its kind is called."]
    words: Annotated[str, "Its numbers and words, without cells."]
    cells: Annotated[tuple[int, ...], "In their order; none for a rule of the whole grid."]
    dress: Annotated[DressRecord | None, "How it is named and drawn; null: its kind never is."]
    parts: Annotated[int, "Of how many rules it is made; 0: of none."]


@dataclass(frozen=True, slots=True)
class LineProblem(Record):
    """A line that is no rule, or one that does not fit."""

    line: Annotated[int, "From 1."]
    kind: Annotated[
        Literal["unknown", "form", "fit"],
        "No rule has this name, it is written in another way, or the board does not allow it.",
    ]
    name: str
    usage: Annotated[str, "How the rule is written; empty where it is unknown."]
    close: Annotated[tuple[str, ...], "Names much like an unknown one."]
    message: Annotated[str, "What is wrong, in the language of the question; empty where unknown."]


@dataclass(frozen=True, slots=True)
class SetRulesAnswer(Record):
    """The layout of the lines that are rules, and what is wrong with the others."""

    layout: LayoutRecord
    scene: SceneRecord
    rules: tuple[LineRecord, ...]
    problems: tuple[LineProblem, ...]


@dataclass(frozen=True, slots=True)
class MoveRulesQuestion(Record):
    """Rules that are to be at another place of a grid: shifted, or at all symmetric places."""

    layout: LayoutRecord
    lines: Lines = ()
    down: Annotated[int, ValueLimits(-MAX_SIZE, MAX_SIZE)] = 0
    right: Annotated[int, ValueLimits(-MAX_SIZE, MAX_SIZE)] = 0
    symmetry: Symmetry = "none"


@dataclass(frozen=True, slots=True)
class MoveRulesAnswer(Record):
    """The lines of the moved rules, each once; those that would leave the grid are left out."""

    lines: tuple[str, ...]


def set_rules(question: SetRulesQuestion, watch: Watch) -> SetRulesAnswer:
    """The layout and the scene of rules in lines, and what is wrong with the lines that are none.

    Raises
    ------
    NonetError
        The grid itself is none, or the drawings do not fit it.
    """
    layout, drawn = question.layout.layout(), Cosmetics.from_fields(question.cosmetics)
    drawn.check_fits(layout.size)
    rules = list(layout.constraints)
    problems = []
    for number, line in enumerate(question.lines, 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        found = _read(text, number, layout, question.language)
        if isinstance(found, LineProblem):
            problems.append(found)
        else:
            rules.append(found)
    layout = layout.with_constraints(rules[:MAX_CONSTRAINTS])
    return SetRulesAnswer(
        LayoutRecord.of(layout),
        SceneRecord.of(layout, drawn),
        tuple(_record(rule, layout, question.language) for rule in layout.constraints),
        tuple(problems),
    )


def move_rules(question: MoveRulesQuestion, watch: Watch) -> MoveRulesAnswer:
    """Rules shifted by rows and columns, or with those at all places symmetric to theirs.

    Raises
    ------
    LayoutError
        A line is no rule.
    """
    layout = question.layout.layout()
    moves = moves_of(layout.size, question.symmetry)
    found: dict[frozenset[str], str] = {}
    for line in question.lines:
        if watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        rule = parse_rule(line).named(layout.size)
        rule.check_fits(layout)
        shifted = _shifted(write_rule(rule), layout.size, question.down, question.right)
        if shifted is None:
            continue
        rule = parse_rule(shifted)
        for text in (shifted, *(write_rule(rule.moved(layout, move)) for move in moves)):
            found.setdefault(frozenset(text.split()), text)  # a line that is its own mirror, once
    return MoveRulesAnswer(tuple(found.values()))


def _read(text: str, number: int, layout: Layout, language: Language) -> Constraint | LineProblem:
    is_object = text.startswith("{")
    name = "JSON" if is_object else split_name(text.split(), is_word)[0][:_LONGEST_NAME]
    try:
        how = "" if is_object else usage(name)
    except LayoutError:
        return LineProblem(number, "unknown", name, "", close_names(name), "")
    title = name if is_object else rule_title(meaning(name).kind, language)
    try:
        rule = parse_rule(text).named(layout.size)
    except LayoutError as error:
        return LineProblem(number, "form", name, how, (), refusal(error, title, language))
    try:
        rule.check_fits(layout)
    except LayoutError as error:
        count = len(set(getattr(rule, "cells", ())))
        message = refusal(error, rule_title(type(rule), language), language, count)
        return LineProblem(number, "fit", name, how, (), message)
    return rule


def _record(rule: Constraint, layout: Layout, language: Language) -> LineRecord:
    text = write_rule(rule)
    plain, dress = write_rule(dressed(rule, Dress())), dress_of(rule)
    if rule.variant:  # its name says all of it
        title, words = capitalized(rule_name(rule, layout, language)), ""
    else:
        title = dress.title or rule_title(type(rule), language)
        words = "" if plain.startswith("{") else " ".join(_words(plain))
    return LineRecord(
        text,
        rule.name,
        title,
        words,
        _cells(plain, rule, layout),
        DressRecord.from_attributes(dress) if can_be_dressed(type(rule)) else None,
        len(parts_of(rule)),
    )


def _words(text: str) -> list[str]:
    """Its numbers and words, and the layer of cells that are of one."""
    found = []
    for word in text.split()[1:]:
        layer, _, cell = word.rpartition(":")
        if word != "/" and not _CELL.fullmatch(cell):
            found.append(word)
        elif layer and layer not in found:
            found.append(layer)
    return found


def _cells(text: str, rule: Constraint, layout: Layout) -> tuple[int, ...]:
    """The cells that a line names; without any those that the rule is about, or none."""
    named = [(int(row) - 1) * layout.size + int(column) - 1 for row, column in _CELL.findall(text)]
    if named:
        return tuple(dict.fromkeys(named))
    scope = rule.scope(layout)
    return tuple(sorted(scope)) if len(scope) < layout.cell_count else ()


def _shifted(text: str, size: int, down: int, right: int) -> str | None:
    """A line with its cells shifted; None where one of them leaves the grid."""
    places = [(int(row) + down, int(column) + right) for row, column in _CELL.findall(text)]
    if not all(1 <= line <= size for place in places for line in place):
        return None
    names = iter(places)
    return _CELL.sub(lambda _: "r{}c{}".format(*next(names)), text)
