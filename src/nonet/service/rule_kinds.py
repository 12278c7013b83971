"""All kinds of rules, as a setter chooses among them: names, parameters and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from typing import Annotated, Literal

from nonet.constraints.naming import aliases, meaning
from nonet.constraints.own_rules import can_be_dressed, fewest_parts, most_parts
from nonet.constraints.played import role_kinds
from nonet.constraints.registry import known_as, names, table
from nonet.constraints.shorthand import examples, parameters, parse_rule, usage
from nonet.constraints.words import role_words, tool_words, tools, words_of
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.given import CONSTRAINTS
from nonet.layout.making import OutsideArrowMaking, OutsideMaking
from nonet.layout.marks import CellsOutline, OutsideClue, Path
from nonet.layout.names import NO_NAMES, DrawnLine
from nonet.logic import Language, rule_sentences, rule_title
from nonet.logic.languages import capitalized
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.scenes import SceneRecord

Family = Literal["lines", "cages", "cells", "outside", "grid", "made"]

_SIZES = (4, 6, 9)
"""Sizes of grids for pictures, the clearest first."""

_SHAPES = (
    *("r2c2 r2c3 r3c3", "r3c1 r2c2 r2c3 r3c4", "r2c2 r2c3", "r1c1-4", "r1c4 r2c3 r3c2 r4c1"),
    *("r2c2-3 r3c2-3", "r2c2", "r2c1 r2c2-4", "r1c1-2 / r3c3-4", "r1c1-6", "r1c1-9"),
)
_DIAGONAL = ("r1c2 r2c3 r3c4",)
_VALUES = (
    *("2", "3", "5", "6", "10", "1", "4", "8", "1:2", "main", "difference 1", "1.*2", "2 3"),
    "4 2:1",
)
"""The parameters tried for a kind without an example: cells, and numbers and words."""


@dataclass(frozen=True, slots=True)
class ParameterRecord(Record):
    """A number or a word of a rule."""

    name: str
    form: Annotated[str, "number, numbers, pairs, word or flag."]
    is_optional: bool
    words: Annotated[tuple[str, ...], "To choose from; none: any."]
    usual: Annotated[int | None, "The number that is meant where it is left out."]


@dataclass(frozen=True, slots=True)
class RuleKindRecord(Record):
    """A kind of rule."""

    name: Annotated[str, "As a line begins."]
    title: str
    meaning: str
    family: Family
    usage: str
    aliases: Annotated[tuple[str, ...], "Other names that are this rule's alone."]
    words: Annotated[tuple[str, ...], "By which setters look for it, the most usual first."]
    parameters: tuple[ParameterRecord, ...]
    groups: Annotated[int, "Groups of cells; 0: none, it is about the whole grid; 3: two or more."]
    is_single: Annotated[bool, "Whether the first group is one cell."]
    is_pair: Annotated[bool, "Whether it is about two cells: more make a chain of such rules."]
    given_line: Annotated[
        str, "The line that says that all marks of its kind are given; empty: it is none."
    ]
    is_diagonal: Annotated[bool, "Whether its cells are usually along a diagonal."]
    reach: Annotated[int, "Cells that a clue outside is usually about, from it on; 0: all."]
    is_branching: Annotated[bool, "Whether several lines may have one bulb."]
    may_close: Annotated[bool, "Whether a line may end in its first cell."]
    may_branch: Annotated[bool, "Whether a line may have several strokes."]
    is_turned: Annotated[bool, "Whether a clue outside may point outwards, too."]
    is_own: Annotated[bool, "Whether it has a title, a text and a drawing of a setter's own."]
    fewest_parts: Annotated[int, "How many rules it is made of at least; 0: of none."]
    most_parts: Annotated[int, "How many rules it is made of at most; 0: any number, or none."]
    size: Annotated[int, "Of the grid of its picture."]
    scene: Annotated[SceneRecord | None, "Its picture; null where there is none."]


@dataclass(frozen=True, slots=True)
class ToolRecord(Record):
    """Something that setters look for among the rules and that is none."""

    name: str
    section: Annotated[Literal["drawing", "board"], "The part of the desk that has it."]
    words: Annotated[tuple[str, ...], "By which setters look for it."]


@dataclass(frozen=True, slots=True)
class RoleKindRecord(Record):
    """A kind of roles of cells, such as doublers: layers with their rules."""

    name: str
    words: Annotated[tuple[str, ...], "By which setters look for it."]
    layer: Annotated[str, "The layer of roles that it adds."]


@dataclass(frozen=True, slots=True)
class RuleKindsQuestion(Record):
    """All kinds of rules."""

    language: Language = "en"


@dataclass(frozen=True, slots=True)
class RuleKindsAnswer(Record):
    """Kinds of rules by family, and then by title; and what else is looked for among them."""

    kinds: tuple[RuleKindRecord, ...]
    tools: tuple[ToolRecord, ...]
    roles: tuple[RoleKindRecord, ...]


def rule_kinds(question: RuleKindsQuestion, watch: Watch) -> RuleKindsAnswer:
    """All kinds of rules."""
    del watch
    found = (ToolRecord(tool.name, tool.section, tool_words(tool)) for tool in tools())
    roles = (RoleKindRecord(kind.name, role_words(kind), kind.layer) for kind in role_kinds())
    return RuleKindsAnswer(_all_kinds(question.language), tuple(found), tuple(roles))


@table
def _all_kinds(language: Language) -> tuple[RuleKindRecord, ...]:
    order: tuple[Family, ...] = ("cages", "lines", "cells", "outside", "grid", "made")
    every = dict.fromkeys((*names(), *(kind.name for kind in CONSTRAINTS)))
    kinds = [_kind(name, language) for name in every]
    return tuple(sorted(kinds, key=lambda kind: (order.index(kind.family), kind.title)))


def _kind(name: str, language: Language) -> RuleKindRecord:
    kind = meaning(name).kind
    has = parameters(kind)
    drawn = known_as().get(kind.name, NO_NAMES).drawn
    sample = _example(kind, _SIZES) or _searched(name)
    sentence = ""
    if sample is not None:
        # A puzzle is mostly 9×9, and a rule may mean something else on a grid of less.
        sentence = rule_sentences(_example(kind, _SIZES[::-1]) or sample, language)[-1]
    return RuleKindRecord(
        name=name.replace("_", "-"),
        title=capitalized(rule_title(kind, language)),
        meaning=sentence,
        family=_family(kind, sample),
        usage=usage(name),
        aliases=aliases(kind),
        words=words_of(name),
        parameters=tuple(
            ParameterRecord(value.name, value.form, value.is_optional, value.words, value.usual)
            for value in has.values
        ),
        groups=has.groups,
        is_single=has.is_single,
        is_pair=kind.is_pair,
        given_line=kind.given_line(),
        is_diagonal=kind.is_diagonal,
        reach=_reach(kind),
        is_branching=isinstance(drawn, DrawnLine) and "bulb" in drawn.ends,
        may_close=kind.may_close,
        may_branch=kind.may_branch,
        is_turned=isinstance(kind.making, OutsideArrowMaking),
        is_own=can_be_dressed(kind),
        fewest_parts=fewest_parts(kind),
        most_parts=most_parts(kind),
        size=0 if sample is None else sample.size,
        scene=None if sample is None else SceneRecord.of(sample),
    )


def _example(kind: type[Constraint], sizes: Sequence[int]) -> Layout | None:
    """The first rule of the example of a class, in a layout of the first size that it fits."""
    rules = examples(kind)[:1]
    for size in sizes if rules else ():
        with suppress(LayoutError):
            return Layout.of_size(size, constraints=rules)
    return None


def _reach(kind: type[Constraint]) -> int:
    """The cells that a clue outside is about on 9×9."""
    making = kind.making
    if not isinstance(making, OutsideMaking) or making.reach is None:
        return 0
    return making.reach(9)


@table
def _searched(name: str) -> Layout | None:
    """A small layout with one rule of a kind without an example, at best with a clue outside."""
    kind = meaning(name).kind
    has = parameters(kind)
    shapes = _DIAGONAL if kind.is_diagonal else _SHAPES
    found, fitting = None, ""
    for shape, values, size in product(
        shapes if has.groups else ("",), _VALUES if has.values else ("",), _SIZES
    ):
        if found is not None and values != fitting:
            continue
        with suppress(LayoutError):
            rule = parse_rule(f"{name} {values} {shape}")
            layout = Layout.of_size(size, constraints=[rule])
            if not has.groups or any(isinstance(mark, OutsideClue) for mark in rule.marks(layout)):
                return layout
            if found is None:
                found, fitting = layout, values
    return found


def _family(kind: type[Constraint], sample: Layout | None) -> Family:
    """The family of a kind, by how it is typed and by what is drawn of it."""
    has = parameters(kind)
    if has.is_written_out or sample is None:
        return "made"
    if not has.groups:
        return "grid"
    marks = [mark for rule in sample.constraints for mark in rule.marks(sample)]
    if any(isinstance(mark, OutsideClue) for mark in marks):
        return "outside"
    if any(isinstance(mark, CellsOutline) for mark in marks):
        return "cages"
    return "lines" if any(isinstance(mark, Path) for mark in marks) else "cells"
