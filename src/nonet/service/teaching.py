"""Hints, steps and walkthroughs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Annotated

import nonet
from nonet.grid import Candidates, Grid
from nonet.logic import CellNames, Language, TechniqueOrder
from nonet.logic.notes import noted_together
from nonet.logic.state import examine
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.ratings import GradeRecord
from nonet.service.record import Record
from nonet.service.solving import Question
from nonet.service.states import marks_of
from nonet.service.steps import MistakeRecord, StepRecord
from nonet.service.texts import Techniques

MAX_STEPS = 2_000
"""Most steps of one answer."""


@dataclass(frozen=True, slots=True)
class TeachQuestion(Question):
    """A question that is answered in words."""

    language: Language = "en"
    cell_names: Annotated[CellNames, "How sentences name cells."] = "rc"


@dataclass(frozen=True, slots=True)
class HintQuestion(TeachQuestion):
    """A hint, from these techniques."""

    allowed: Techniques | None = None
    without: Techniques = ()


@dataclass(frozen=True, slots=True)
class StepsQuestion(TeachQuestion):
    """All steps, of these techniques."""

    techniques: Techniques | None = None
    limit: Annotated[int, ValueLimits(1, MAX_STEPS)] = 500


@dataclass(frozen=True, slots=True)
class HintAnswer(Record):
    """The mistakes, or else the easiest step; `candidates` is the state that it speaks of."""

    solved: bool
    message: Annotated[str, "The hint as a nudge."]
    mistakes: tuple[MistakeRecord, ...]
    step: StepRecord | None
    candidates: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class StepsAnswer(Record):
    """The mistakes, or else steps, easier techniques first; `total` counts all of them."""

    mistakes: tuple[MistakeRecord, ...]
    steps: tuple[StepRecord, ...]
    total: int


@dataclass(frozen=True, slots=True)
class WalkthroughAnswer(Record):
    """The way to the solution: the pencil marks before the first step, and the steps."""

    candidates: tuple[tuple[int, ...], ...]
    steps: tuple[StepRecord, ...]
    solved: bool
    grade: GradeRecord


def hint(question: HintQuestion, watch: Watch) -> HintAnswer:
    """The mistakes in a grid, or else the easiest step in three depths."""
    language, cells = question.language, question.cell_names
    found = nonet.hint(
        question.state.puzzle(),
        allowed=question.allowed,
        without=question.without,
        order=TechniqueOrder.human(),
        **watch.limits,
    )
    step, state = found.step, found.candidates
    noted = () if step is None else (step, *found.others)
    record = StepRecord.of_all(noted, state, language, cells) if noted else None
    return HintAnswer(
        solved=found.is_solved,
        message=found.explain("nudge", language, cells=cells),
        mistakes=tuple(MistakeRecord.of(mistake, language, cells) for mistake in found.mistakes),
        step=record,
        candidates=marks_of(found.candidates),
    )


def steps(question: StepsQuestion, watch: Watch) -> StepsAnswer:
    """The mistakes in a grid, or else all steps that are there now."""
    puzzle = question.state.puzzle()
    language, cells = question.language, question.cell_names
    state = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
    if mistakes := examine(state, watch).mistakes:
        wrong = tuple(MistakeRecord.of(mistake, language, cells) for mistake in mistakes)
        return StepsAnswer(mistakes=wrong, steps=(), total=0)
    found = _steps(state, question.techniques, watch)
    shown = tuple(StepRecord.of(step, state, language, cells) for step in found[: question.limit])
    return StepsAnswer(mistakes=(), steps=shown, total=len(found))


def _steps(state: Candidates, techniques: Collection[str] | None, watch: Watch) -> list[nonet.Step]:
    """All steps; with rules beyond houses those of long techniques where nothing else is."""
    if techniques is None and not state.layout.is_house_only:
        entries = nonet.TechniqueOrder.everything().entries
        shorter = [name for entry in entries if not entry.is_long for name in entry.techniques]
        if found := nonet.steps(state, shorter, **watch.limits):
            return found
    return nonet.steps(state, techniques, **watch.limits)


def walkthrough(question: TeachQuestion, watch: Watch) -> WalkthroughAnswer:
    """The way to the solution, step by step."""
    puzzle = question.state.puzzle()
    walked = nonet.walkthrough(puzzle, **watch.limits)
    return WalkthroughAnswer(
        candidates=marks_of(walked.start),
        steps=tuple(
            StepRecord.of_all(steps, state, question.language, question.cell_names)
            for steps, state in _together(walked)
        ),
        solved=walked.solved,
        grade=GradeRecord.of(walked.grade, puzzle.layout.size),
    )


def _together(walked: nonet.Walkthrough) -> Iterator[tuple[tuple[nonet.Step, ...], Candidates]]:
    """The steps that people take together, and the state before each of these."""
    states = walked.states()
    for steps in noted_together(walked.steps):
        state, *_ = islice(states, len(steps))
        yield steps, state
