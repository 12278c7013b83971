"""How hard a puzzle is: its grade, and its rating on the scale of Sudoku Explainer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Annotated, Self

import nonet
from nonet.errors import NonetError
from nonet.grid import Grid
from nonet.logic import Grade, TechniqueOrder
from nonet.rating import Rating
from nonet.rating.engine import Gem
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.solving import Question
from nonet.service.store import Store

_SHORT = 0.5
"""Seconds for a grade or a rating that was not requested."""

_SECONDS = {"Easy": 10, "Medium": 45, "Hard": 120, "Expert": 240, "Extreme": 420}
"""Seconds that a person takes for a step of a level on a 9×9 board, to find it and to write."""

_SECONDS_OF_LAST = 4
"""Seconds for the last digit of a house, which needs no search."""


@dataclass(frozen=True, slots=True)
class GradeRecord(Record):
    """How hard a puzzle is."""

    level: str
    score: int
    hardest: Annotated[str, "An entry of the order; empty: no step."]
    steps: dict[str, int]
    solved: Annotated[bool, "Whether the techniques solve it."]
    by_length: Annotated[
        bool, "Whether it is harder than each step: there are many, or many at one place alone."
    ]
    places: Annotated[
        int, "At how many places the hardest is found, at the fewest; 4: or more, 0: unknown."
    ]
    seconds: Annotated[int, "What a person may take for it: an estimate."]

    @classmethod
    def of(cls, grade: Grade, size: int) -> Self:
        """The record of the grade of a puzzle of this size."""
        return cls.from_attributes(
            grade,
            steps=dict(grade.steps),
            by_length=grade.solved and _is_harder_than_steps(grade),
            seconds=round(seconds_of(grade, size)),
        )


def seconds_of(grade: Grade, size: int) -> float:
    """Seconds that a person may take for the steps of a grade: larger boards take longer."""
    levels = {entry.name: entry.level for entry in TechniqueOrder.everything().entries}
    return sum(
        count
        * (_SECONDS_OF_LAST if name == "full_house" else _SECONDS[levels[name]] * max(1, size / 9))
        for name, count in grade.steps.items()
    )


def _is_harder_than_steps(grade: Grade) -> bool:
    order = TechniqueOrder.hodoku()
    names = [level.name for level in order.levels]
    steps = (entry.level for entry in order.entries if entry.name in grade.steps)
    return names.index(grade.level) > max(map(names.index, steps), default=len(names))


@dataclass(frozen=True, slots=True)
class RatedTechnique(Record):
    """A technique of the scale that a rating needed."""

    name: Annotated[str, "In the words of the scale."]
    technique: Annotated[str, "The nearest one of the catalogue."]
    rating: float
    steps: Annotated[int, "How often."]


@dataclass(frozen=True, slots=True)
class RatingRecord(Record):
    """How hard a puzzle is on the scale of Sudoku Explainer."""

    er: float
    ep: float
    ed: float
    gem: Gem | None
    solved: Annotated[bool, "Whether the techniques of the scale solve it."]
    engine: str
    scale: str
    techniques: Annotated[
        tuple[RatedTechnique, ...], "The hardest first; empty where only ER was asked."
    ]

    @classmethod
    def of(cls, rating: Rating) -> Self:
        """The record of a rating."""
        steps = Counter((item.name, item.step.technique, item.rating) for item in rating.steps)
        return cls.from_attributes(
            rating,
            techniques=tuple(
                RatedTechnique(name.replace("_", " "), technique, score, count)
                for (name, technique, score), count in sorted(
                    steps.items(), key=lambda item: (-item[0][2], item[0])
                )
            ),
        )


def grade(question: Question, watch: Watch) -> GradeRecord:
    """How hard a puzzle is: its givens, or all digits where there are no givens."""
    puzzle = question.state.posed()
    return GradeRecord.of(nonet.grade(puzzle, **watch.limits), puzzle.layout.size)


def rate(question: Question, watch: Watch, store: Store) -> RatingRecord:
    """How hard a puzzle is on the scale of Sudoku Explainer; kept where the library has it."""
    puzzle = question.state.posed()
    rating = nonet.rate(puzzle, **watch.limits)
    store.learn(puzzle, rating)
    return RatingRecord.of(rating)


def grade_of(puzzle: Grid, watch: Watch) -> Grade | None:
    """The grade of a puzzle; None where it has none, or takes too long."""
    try:
        return nonet.grade(puzzle, time_limit=_SHORT, cancel=watch.limits["cancel"])
    except NonetError:
        return None


def rating_of(puzzle: Grid, watch: Watch) -> Rating | None:
    """The rating of a puzzle, without steps; None where it has none, or takes too long."""
    if not puzzle.layout.is_classic:
        return None
    try:
        rating = nonet.rate(puzzle, time_limit=_SHORT, cancel=watch.limits["cancel"])
    except NonetError:
        return None
    return replace(rating, steps=())
