"""Worksheets: exercises of a station as a PDF, for a class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from nonet import drawing
from nonet.course.sets import MOST_EXERCISES
from nonet.drawing.style import Paper, PerPage
from nonet.drawing.wording import is_written
from nonet.logic import Language
from nonet.running import Watch
from nonet.service.exercises import Seed, chosen
from nonet.service.exporting import FileAnswer
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.texts import TechniqueName


@dataclass(frozen=True, slots=True)
class WorksheetQuestion(Record):
    """Exercises of a station or a technique, by name; the same seed gives the same ones."""

    name: TechniqueName
    count: Annotated[int, ValueLimits(1, MOST_EXERCISES)] = 8
    seed: Seed | None = None
    answers: Annotated[bool, "With the answers at the end."] = True
    per_page: PerPage = 4
    paper: Paper = "a4"
    language: Annotated[
        Language, "Of all words; English where no typeface of this machine has its letters."
    ] = "en"


@dataclass(frozen=True, slots=True)
class WorksheetAnswer(FileAnswer):
    """A PDF, and the seed of its exercises."""

    seed: int


def worksheet(question: WorksheetQuestion, watch: Watch) -> WorksheetAnswer:
    """Exercises as pages to print, with the answers at the end."""
    seed = chosen(question.seed)
    pdf = drawing.worksheet(
        question.name,
        count=question.count,
        seed=seed,
        answers=question.answers,
        per_page=question.per_page,
        paper=question.paper,
        language=question.language if is_written(question.language) else "en",
        progress=watch.limits["progress"],
        cancel=watch.limits["cancel"],
    )
    return WorksheetAnswer(
        file_name=f"{question.name}-{seed}.pdf",
        media_type="application/pdf",
        size=len(pdf),
        content=pdf,
        problems=(),
        seed=seed,
    )
