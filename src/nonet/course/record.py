"""The record of a learner: answers to exercises, and daily puzzles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal, Protocol

from nonet.course.placement import PROBES, placed
from nonet.course.stations import Station

AnswerKind = Literal["exercise", "placement", "game"]
"""An exercise of the course, one of the test at its beginning, or a game that used a station."""


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    """An answer to an exercise, as a library keeps it.

    Attributes
    ----------
    station, technique
        What was asked for.
    seed
        Of the exercise, which makes it again; of a game a number of its puzzle.
    right
        Whether the first answer was right.
    hints
        How many were taken, each depth counted.
    seconds
        From the position to the answer.
    at
        When; with its time zone.
    kind
        What it was an answer to.
    """

    station: str
    technique: str
    seed: int
    right: bool
    hints: int
    seconds: float
    at: datetime
    kind: AnswerKind = "exercise"


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The daily puzzle of a day and a level, solved.

    Attributes
    ----------
    day, level
        Which puzzle.
    seconds
        Time played.
    helped
        Whether a hint was taken or a cell revealed.
    at
        When it was solved; with its time zone.
    """

    day: date
    level: str
    seconds: float
    helped: bool
    at: datetime


class Placing(Protocol):
    """The part of an answer that `placed_by` looks at."""

    @property
    def station(self) -> str:
        """Name of the station."""
        ...

    @property
    def right(self) -> bool:
        """Whether it was right."""
        ...

    @property
    def at(self) -> datetime:
        """When."""
        ...

    @property
    def kind(self) -> AnswerKind:
        """The kind of question that it answered."""
        ...


def placed_by(answers: Iterable[Placing]) -> Station | None:
    """Where the test at the beginning sends a learner; None for one who has not taken it.

    Of each of its exercises the latest answer counts.

    Examples
    --------
    >>> from datetime import UTC, datetime
    >>> at = datetime(2026, 3, 1, tzinfo=UTC)
    >>> names = ["hidden_single_in_box", "naked_single"]
    >>> test = [ExerciseAnswer(name, name, 1, True, 0, 9.0, at, "placement") for name in names]
    >>> placed_by(test).name
    'pointing'
    """
    tested = sorted(
        (answer for answer in answers if answer.kind == "placement"), key=lambda answer: answer.at
    )
    right = {answer.station: answer.right for answer in tested}
    return placed([right.get(name, False) for name in PROBES]) if right else None
