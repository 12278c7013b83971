"""Questions about the solutions of a grid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import nonet
from nonet.errors import Stopped
from nonet.grid import Candidates
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import State, marks_of
from nonet.service.texts import MAX_COUNT


@dataclass(frozen=True, slots=True)
class Question(Record):
    """A question about a grid."""

    state: State


@dataclass(frozen=True, slots=True)
class CountQuestion(Question):
    """How many solutions, up to a limit."""

    limit: Annotated[int, ValueLimits(1, MAX_COUNT)] = MAX_COUNT


@dataclass(frozen=True, slots=True)
class SolveAnswer(Record):
    """The solution of a grid in its current state."""

    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountAnswer(Record):
    """The number of solutions; after a time-out, the number found so far."""

    count: int
    complete: bool


@dataclass(frozen=True, slots=True)
class CandidatesAnswer(Record):
    """Pencil marks of each cell; a filled one has none."""

    candidates: tuple[tuple[int, ...], ...]


def solve(question: Question, watch: Watch) -> SolveAnswer:
    """The solution of a grid in its current state."""
    return SolveAnswer(tuple(nonet.solve(question.state.grid(), **watch.limits).digits))


def count(question: CountQuestion, watch: Watch) -> CountAnswer:
    """The number of solutions of a grid in its current state."""
    try:
        found = nonet.count(question.state.grid(), limit=question.limit, **watch.limits)
    except Stopped as stopped:
        return CountAnswer(min(stopped.found, MAX_COUNT), complete=False)
    return CountAnswer(found, complete=True)


def candidates(question: Question, watch: Watch) -> CandidatesAnswer:
    """The pencil marks that the digits leave, and the sums of rules."""
    found = Candidates.of(question.state.grid())
    if not found.layout.is_house_only:
        found = _counted(found, watch)
    return CandidatesAnswer(marks_of(found))


def _counted(found: Candidates, watch: Watch) -> Candidates:
    """The candidates left where each sum can still be made with those of its cells."""
    sums = [
        technique.name
        for technique in nonet.techniques()
        if technique.family in ("Cages", "Sums") and technique.level == "Easy"
    ]
    while gone := {
        candidate
        for step in nonet.steps(found, sums, assume_unique=True, **watch.limits)
        for candidate in step.eliminations
    }:
        found = found.without(gone)
    return found


def true_candidates(question: Question, watch: Watch) -> CandidatesAnswer:
    """The pencil marks that occur in some solution."""
    return CandidatesAnswer(marks_of(nonet.true_candidates(question.state.grid(), **watch.limits)))
