"""Rules that the drawings and the text of a puzzle may mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Self

from nonet.errors import NonetError
from nonet.formats.proposals import ProposedRule, propose_rules
from nonet.formats.registry import load
from nonet.layout import Cosmetics, Layout
from nonet.logic import Language, rule_sentences
from nonet.running import Watch
from nonet.service.documents import Posed
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import LayoutRecord
from nonet.service.texts import MAX_FILE

_SECONDS = 10.0
"""Most seconds for the solver: a proposal without a proof is better than none."""


@dataclass(frozen=True, slots=True)
class ProposeQuestion(Record):
    """Which rules a puzzle may have that are only drawn or described."""

    text: Annotated[
        str | None, ValueLimits(longest=MAX_FILE), "A link, or the text of one puzzle."
    ] = None
    puzzle: Annotated[Posed | None, "The puzzle itself, in place of a text."] = None
    language: Annotated[Language, "Of the rules in words."] = "en"


@dataclass(frozen=True, slots=True)
class DrawnRecord(Record):
    """Drawings, by their places in the lists of the cosmetics."""

    strokes: tuple[int, ...]
    shapes: tuple[int, ...]
    outlines: tuple[int, ...]

    @classmethod
    def of(cls, drawn: Sequence[object], cosmetics: Cosmetics) -> Self:
        """The places of drawings."""
        wanted = set(map(id, drawn))  # two drawings may be equal
        lists = (cosmetics.strokes, cosmetics.shapes, cosmetics.outlines)
        return cls(
            *(tuple(at for at, item in enumerate(each) if id(item) in wanted) for each in lists)
        )


@dataclass(frozen=True, slots=True)
class ProposedRecord(Record):
    """Rules of a kind that are proposed for the same reason."""

    layout: Annotated[LayoutRecord, "That of the puzzle, with these rules alone."]
    words: tuple[str, ...]
    cells: Annotated[tuple[tuple[int, ...], ...], "Of each rule; none for those of the grid."]
    confidence: float
    reason: str
    said: Annotated[str, "The sentence of the author that names them, if one does."]
    drawn: Annotated[DrawnRecord, "What they replace."]

    @classmethod
    def of(
        cls, rules: Sequence[ProposedRule], layout: Layout, drawn: Cosmetics, words: Language
    ) -> Self:
        """The record of rules of a kind."""
        first = rules[0]
        alone = layout.with_constraints([rule.constraint for rule in rules])
        scopes = [sorted(rule.constraint.scope(alone)) for rule in rules]
        return cls(
            layout=LayoutRecord.of(alone),
            words=tuple(rule_sentences(alone, words)[1:]),
            cells=tuple(tuple(cells) for cells in scopes if len(cells) < layout.cell_count),
            confidence=first.confidence,
            reason=first.reason,
            said=first.said,
            drawn=DrawnRecord.of([item for rule in rules for item in rule.drawn], drawn),
        )


@dataclass(frozen=True, slots=True)
class ProposeAnswer(Record):
    """The rules that are proposed, and what the solver says of them together."""

    rules: tuple[ProposedRecord, ...]
    verdict: str
    unnamed: Annotated[tuple[str, ...], "Sentences without a rule."]
    left: Annotated[int, "How many drawings are without a rule."]
    accepted: Annotated[str, "The puzzle with the rules, in nonet's own format."]


def propose(question: ProposeQuestion, watch: Watch) -> ProposeAnswer:
    """The rules that the drawings and the text of a puzzle may mean.

    Raises
    ------
    NonetError
        There is no puzzle, or it cannot be read.
    """
    limits = watch.limits
    seconds = min(_SECONDS, limits["time_limit"] or _SECONDS)
    if (question.text is None) == (question.puzzle is None):
        raise NonetError("expected a text or a puzzle, found both or neither")
    if question.puzzle is not None:
        puzzle = question.puzzle.puzzle()
    else:
        puzzle = load((question.text or "").encode())  # as bytes, a name of a file is no file
    proposal = propose_rules(puzzle, time_limit=seconds, cancel=limits["cancel"])
    kinds: dict[tuple[str, float, str], list[ProposedRule]] = defaultdict(list)
    for rule in proposal.rules:
        kinds[rule.constraint.name, rule.confidence, rule.reason].append(rule)
    left = proposal.left
    return ProposeAnswer(
        tuple(
            ProposedRecord.of(rules, puzzle.layout, puzzle.cosmetics, question.language)
            for rules in kinds.values()
        ),
        proposal.verdict,
        proposal.unnamed,
        len(left.strokes) + len(left.shapes) + len(left.outlines),
        proposal.accepted.to_text("nonet", lossy=True),
    )
