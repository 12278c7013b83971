"""The course: answers to exercises, and results of daily puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, cast

from sqlalchemy import delete, func, select

from nonet.course.record import AnswerKind, DailyResult, ExerciseAnswer
from nonet.library.models import DailyResultRow, ExerciseAnswerRow

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy.orm import Session

    from nonet.library.session import Database

MOST_ANSWERS = 100_000
"""Answers that are kept: of more the oldest are dropped."""

_TOGETHER = 500


class CourseRecord:
    """The player's record in the course; of answers the latest `most`."""

    def __init__(self, database: Database, *, most: int = MOST_ANSWERS) -> None:
        self._database = database
        self._most = most

    def answers(self, *, limit: int = MOST_ANSWERS) -> list[ExerciseAnswer]:
        """The latest answers, oldest first."""
        with self._database.reading() as session:
            return answers_in(session, limit=limit)

    def add_answers(self, answers: Iterable[ExerciseAnswer]) -> int:
        """Keep answers, and say how many are new: one of the same moment is known already."""
        with self._database.writing() as session:
            return add_answers(session, answers, most=self._most)

    def daily_results(self) -> list[DailyResult]:
        """Results of daily puzzles, by day and level."""
        with self._database.reading() as session:
            return results_in(session)

    def add_daily_results(self, results: Iterable[DailyResult]) -> int:
        """Keep results, and say how many are new: the first one of a puzzle counts."""
        with self._database.writing() as session:
            return add_results(session, results)


_ANSWER = tuple(ExerciseAnswer.__dataclass_fields__)
_RESULT = tuple(DailyResult.__dataclass_fields__)


def answers_in(session: Session, *, limit: int = MOST_ANSWERS) -> list[ExerciseAnswer]:
    """The latest answers, oldest first."""
    newest = (ExerciseAnswerRow.at.desc(), ExerciseAnswerRow.id.desc())
    query = select(ExerciseAnswerRow).order_by(*newest).limit(limit)
    return [_answer(row) for row in reversed(session.scalars(query).all())]


def results_in(session: Session) -> list[DailyResult]:
    """Results of daily puzzles, by day and level."""
    query = select(DailyResultRow).order_by(DailyResultRow.day, DailyResultRow.level)
    return [_result(row) for row in session.scalars(query)]


def add_answers(
    session: Session, answers: Iterable[ExerciseAnswer], *, most: int = MOST_ANSWERS
) -> int:
    """Keep answers, of all of them the latest `most`; says how many are new."""
    added = 0
    for some in _chunks(answers):
        known = _known(session, [answer.at for answer in some])
        fresh = {key: answer for answer in some if (key := _key(answer)) not in known}
        session.add_all(_row(answer) for answer in fresh.values())
        session.flush()
        added += len(fresh)
    _drop_oldest(session, most)
    return added


def add_results(session: Session, results: Iterable[DailyResult]) -> int:
    """Keep results, the first one of a puzzle; says how many are new."""
    added = 0
    for result in results:
        if session.get(DailyResultRow, (result.day, result.level)) is None:
            session.add(DailyResultRow(**{name: getattr(result, name) for name in _RESULT}))
            session.flush()
            added += 1
    return added


def _key(answer: ExerciseAnswer) -> tuple[str, int, datetime]:
    return answer.station, answer.seed, answer.at


def _known(session: Session, moments: Sequence[datetime]) -> set[tuple[str, int, datetime]]:
    columns = (ExerciseAnswerRow.station, ExerciseAnswerRow.seed, ExerciseAnswerRow.at)
    found = session.execute(select(*columns).where(ExerciseAnswerRow.at.in_(moments)))
    return {(station, seed, at) for station, seed, at in found}


def _drop_oldest(session: Session, most: int) -> None:
    excess = (session.scalar(select(func.count(ExerciseAnswerRow.id))) or 0) - most
    if excess > 0:
        oldest = select(ExerciseAnswerRow.id).order_by(ExerciseAnswerRow.at).limit(excess)
        session.execute(delete(ExerciseAnswerRow).where(ExerciseAnswerRow.id.in_(oldest)))


def _chunks(answers: Iterable[ExerciseAnswer]) -> Iterator[list[ExerciseAnswer]]:
    rest = iter(answers)
    while some := list(islice(rest, _TOGETHER)):
        yield some


def _row(answer: ExerciseAnswer) -> ExerciseAnswerRow:
    return ExerciseAnswerRow(**{name: getattr(answer, name) for name in _ANSWER})


def _answer(row: ExerciseAnswerRow) -> ExerciseAnswer:
    return ExerciseAnswer(
        station=row.station,
        technique=row.technique,
        seed=row.seed,
        right=row.right,
        hints=row.hints,
        seconds=row.seconds,
        at=row.at,
        kind=cast(AnswerKind, row.kind),
    )


def _result(row: DailyResultRow) -> DailyResult:
    return DailyResult(row.day, row.level, row.seconds, row.helped, row.at)
