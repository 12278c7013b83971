"""The record of a learner: kept in the library, taken out of it and put into another one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Annotated

from nonet.course import Level
from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.running import Watch
from nonet.service.course import MOST_ANSWERS, YEARS, AnswerRecord
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.store import Store

_MOST_RESULTS = 10_000


@dataclass(frozen=True, slots=True)
class DailyRecord(Record):
    """A daily puzzle that was solved, as the library keeps it."""

    day: date
    level: Level
    seconds: Annotated[float, ValueLimits(0, YEARS)]
    helped: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class LearningQuestion(Record):
    """All that was done."""


@dataclass(frozen=True, slots=True)
class Learning(Record):
    """Answers to exercises, oldest first, and results of daily puzzles."""

    answers: Annotated[tuple[AnswerRecord, ...], ValueLimits(longest=MOST_ANSWERS)] = ()
    daily: Annotated[tuple[DailyRecord, ...], ValueLimits(longest=_MOST_RESULTS)] = ()


@dataclass(frozen=True, slots=True)
class Kept(Record):
    """How many were new: what is sent again is kept once."""

    answers: int
    daily: int


def learning(question: LearningQuestion, watch: Watch, store: Store) -> Learning:
    """All that a learner has done, to be kept elsewhere."""
    del question, watch
    return Learning(
        tuple(AnswerRecord.from_attributes(answer) for answer in store.course_answers()),
        tuple(DailyRecord.from_attributes(result) for result in store.daily_results()),
    )


def keep_learning(question: Learning, watch: Watch, store: Store) -> Kept:
    """Keep an answer, a result, or all that another library has."""
    del watch
    answers = [answer_of(answer) for answer in question.answers]
    return Kept(*store.keep_learning(answers, [result_of(result) for result in question.daily]))


def answer_of(record: AnswerRecord) -> ExerciseAnswer:
    """An answer as the library keeps it."""
    return ExerciseAnswer(
        station=record.station,
        technique=record.technique,
        seed=record.seed,
        right=record.right,
        hints=record.hints,
        seconds=record.seconds,
        at=record.at,
        kind=record.kind,
    )


def result_of(record: DailyRecord) -> DailyResult:
    """A result as the library keeps it."""
    return DailyResult(record.day, record.level, record.seconds, record.helped, record.at)
