"""Rules that the drawings and the text of a puzzle may mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from nonet.constraints.registry import fields_of
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import load, to_text
from nonet.running import Watch
from nonet.service.limits import Limits
from nonet.service.record import Record
from nonet.service.texts import MAX_FILE

_SECONDS = 10.0
"""Seconds for the solver where the question says nothing."""


@dataclass(frozen=True, slots=True)
class ProposeQuestion(Record):
    """Which rules a puzzle may have that are only drawn or described."""

    text: Annotated[str, Limits(longest=MAX_FILE), "A link, or the text of one puzzle."]


@dataclass(frozen=True, slots=True)
class ProposedRuleRecord(Record):
    """A rule that is proposed."""

    rule: Annotated[dict[str, Any], "As the neutral form has it, with its type."]
    confidence: float
    reason: str


@dataclass(frozen=True, slots=True)
class ProposeAnswer(Record):
    """The rules that are proposed, and what the solver says of them together."""

    rules: tuple[ProposedRuleRecord, ...]
    verdict: str
    unread: Annotated[tuple[str, ...], "Sentences and drawings without a rule."]
    accepted: Annotated[str, "The puzzle with the rules, in nonet's own format."]


def propose(question: ProposeQuestion, watch: Watch) -> ProposeAnswer:
    """The rules that the drawings and the text of a puzzle may mean."""
    limits = watch.limits
    seconds = _SECONDS if limits["time_limit"] is None else limits["time_limit"]
    puzzle = load(question.text.encode())  # as bytes, a name of a file is no file
    proposal = propose_rules(puzzle, time_limit=seconds, cancel=limits["cancel"])
    return ProposeAnswer(
        tuple(
            ProposedRuleRecord(fields_of(one.constraint), one.confidence, one.reason)
            for one in proposal.rules
        ),
        proposal.verdict,
        proposal.unread,
        to_text(proposal.accepted, "nonet", lossy=True),
    )
