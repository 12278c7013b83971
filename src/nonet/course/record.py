"""What a learner has done: answers to exercises, and daily puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

AnswerKind = Literal["exercise", "placement"]


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    """An answer to an exercise, as a library keeps it.

    Attributes
    ----------
    station, technique
        What was asked for.
    seed
        Of the exercise, which makes it again.
    right
        Whether the first answer was right.
    hints
        How many were taken, each depth counted.
    seconds
        From the position to the answer.
    at
        When; with its time zone.
    kind
        Of the course, or of the test at its beginning.
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
