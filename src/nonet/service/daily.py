"""Puzzles of the day and of the week, the same for everyone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Self

import nonet.course
from nonet.course import Level, Station, stations
from nonet.course.puzzles import DIFFICULTY
from nonet.course.record import DailyResult, placed_by
from nonet.course.schedule import LEARNT
from nonet.logic import technique
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service.course import (
    MOST_ANSWERS,
    AnswerRecord,
    Answers,
    found_station,
    known_answers,
    learnt,
)
from nonet.service.limits import ValueLimits
from nonet.service.ratings import GradeRecord, grade_of
from nonet.service.record import Record
from nonet.service.scenes import SceneRecord
from nonet.service.states import State
from nonet.service.store import Store
from nonet.service.texts import TechniqueName

_FIRST_OF_WEEK = "pointing"
"""The station of one who has not answered anything: the first one beyond singles."""

_GRADES = {str(level): grade for level, grade in DIFFICULTY.items()}
"""Grades by the levels of daily puzzles."""


@dataclass(frozen=True, slots=True)
class DailyQuestion(Record):
    """The puzzle of a day."""

    day: date
    level: Level = "medium"


@dataclass(frozen=True, slots=True)
class WeeklyQuestion(Record):
    """The puzzle of a week that needs a station; null: the one that the learner knows least."""

    day: Annotated[date, "Any day of the week."]
    station: TechniqueName | None = None
    answers: Annotated[tuple[AnswerRecord, ...], ValueLimits(longest=MOST_ANSWERS)] | None = None


@dataclass(frozen=True, slots=True)
class ResultRecord(Record):
    """The first result of a daily puzzle."""

    day: date
    level: Level
    seconds: float
    helped: bool

    @classmethod
    def of(cls, result: DailyResult) -> Self:
        """The record of a result."""
        return cls.from_attributes(result)


@dataclass(frozen=True, slots=True)
class DatedPuzzle(Record):
    """A puzzle of a day or a week."""

    state: State
    scene: SceneRecord
    grade: GradeRecord | None
    station: Annotated[str | None, "That it needs."] = None
    result: Annotated[ResultRecord | None, "In the library."] = None


def daily(question: DailyQuestion, watch: Watch, store: Store) -> DatedPuzzle:
    """The puzzle of a day, the same for everyone, with its result where there is one."""
    made = nonet.course.daily(question.day, question.level)
    results = (ResultRecord.of(result) for result in store.daily_results())
    wanted = (question.day, question.level)
    result = next((record for record in results if (record.day, record.level) == wanted), None)
    return _dated(made, watch, result=result)


def weekly(question: WeeklyQuestion, watch: Watch, store: Store) -> DatedPuzzle:
    """The puzzle of a week that needs what the learner knows least."""
    if question.station is not None:
        station = found_station(question.station)
    else:
        station = _station_of_week(known_answers(question.answers, store), store.daily_results())
    return _dated(nonet.course.weekly(question.day, station), watch, station=station.name)


def _station_of_week(answers: Answers, results: Iterable[DailyResult]) -> Station:
    """The station that the learner knows least, of those not below what the learner solves.

    That is where the test at the beginning sent them, the hardest station that is learnt, and the
    level of the hardest daily puzzle that was solved without help.
    """
    known = learnt(answers).progress
    listed = [station for station in stations() if not station.kind]
    levels = [technique(station.techniques[0]).level for station in listed]
    has_answered = any(item.answers for item in known.values())
    reached = [0 if has_answered else listed.index(nonet.course.station(_FIRST_OF_WEEK))]
    start = placed_by(answers)
    if start in listed:
        reached.append(listed.index(start))
    reached += [at for at, station in enumerate(listed) if known[station.name].box >= LEARNT]
    for result in results:
        level = _GRADES.get(result.level)
        if not result.helped and level in levels:
            reached.append(levels.index(level))
    ahead = [known[station.name] for station in listed[max(reached) :]]
    answered = [item for item in ahead if item.answers]
    return min(answered or ahead[:1], key=lambda item: item.box).station


def _dated(
    made: Puzzle, watch: Watch, *, station: str | None = None, result: ResultRecord | None = None
) -> DatedPuzzle:
    grade = grade_of(made.grid, watch)
    return DatedPuzzle(
        State.of(made.grid),
        SceneRecord.of(made.grid.layout),
        None if grade is None else GradeRecord.of(grade, made.grid.size),
        station,
        result,
    )
