"""Exercises of the course: positions, whether an answer is right, hints, puzzles of a station."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from secrets import randbelow
from typing import Annotated, Self

from nonet.course import Exercise, exercise_set
from nonet.course import exercise as exercise_of
from nonet.course.placement import placed
from nonet.course.placement import placement as placement_of
from nonet.course.puzzles import station_puzzle as station_puzzle_of
from nonet.course.texts import exercise_title
from nonet.logic import CellNames, Depth, Language, nudged_houses, technique
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.ratings import GradeRecord, grade_of
from nonet.service.record import Record
from nonet.service.scenes import SceneRecord
from nonet.service.states import CellIndex, Mark, State
from nonet.service.steps import HouseRecord, StepRecord
from nonet.service.texts import MAX_COUNT, TechniqueName

_MOST_CHOSEN = 1_000

Seed = Annotated[int, ValueLimits(0, MAX_COUNT)]
Candidates = Annotated[tuple[tuple[CellIndex, Mark], ...], ValueLimits(longest=_MOST_CHOSEN)]
"""Cells with digits."""


@dataclass(frozen=True, slots=True)
class ExerciseQuestion(Record):
    """An exercise: of a station or a technique, by name; null: another one each time."""

    name: TechniqueName
    seed: Seed | None = None
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class KnownExercise(Record):
    """An exercise that is there already, by name and seed."""

    name: TechniqueName
    seed: Seed
    language: Language = "en"
    cell_names: Annotated[CellNames, "How sentences name cells."] = "rc"


@dataclass(frozen=True, slots=True)
class CheckAnswerQuestion(KnownExercise):
    """An answer to an exercise: the cells of the pattern, or what follows from it."""

    cells: Annotated[tuple[CellIndex, ...], ValueLimits(longest=_MOST_CHOSEN)] = ()
    placed: Candidates = ()
    removed: Candidates = ()


@dataclass(frozen=True, slots=True)
class ExerciseHintQuestion(KnownExercise):
    """A hint for an exercise."""

    depth: Depth = "nudge"


@dataclass(frozen=True, slots=True)
class SetQuestion(ExerciseQuestion):
    """The exercises of a class."""

    count: Annotated[int, ValueLimits(1, 30)] = 5


@dataclass(frozen=True, slots=True)
class PuzzleQuestion(Record):
    """A puzzle whose hardest step is that of a station."""

    station: TechniqueName
    seed: Seed | None = None


@dataclass(frozen=True, slots=True)
class PlacementQuestion(Record):
    """The test at the beginning of the course."""

    seed: Seed | None = None
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class PlacedQuestion(Record):
    """Whether each exercise of the test was right, in its order."""

    results: Annotated[tuple[bool, ...], ValueLimits(longest=8)]


@dataclass(frozen=True, slots=True)
class ExerciseRecord(Record):
    """A position in which a technique is there, and nothing easier."""

    name: Annotated[str, "Of the station or technique, as it was made for."]
    title: str
    station: str | None
    technique: str
    seed: int
    state: State
    scene: SceneRecord
    answers: Annotated[int, "Steps that are accepted."]
    places: Annotated[bool, "Whether a digit is to be entered, rather than candidates removed."]
    phrase: Annotated[str, "The technique as a sentence looks for it, such as 'an X-wing'."]

    @classmethod
    def of(cls, exercise: Exercise, language: Language) -> Self:
        """The record of an exercise."""
        return cls(
            name=exercise.name,
            title=exercise_title(exercise, language),
            station=None if exercise.station is None else exercise.station.name,
            technique=exercise.technique,
            seed=exercise.seed,
            state=State.of(exercise.state),
            scene=SceneRecord.of(exercise.state.layout),
            answers=len(exercise.steps),
            places=any(step.placements for step in exercise.steps),
            phrase=technique(exercise.technique, language).phrase,
        )


@dataclass(frozen=True, slots=True)
class ExerciseSet(Record):
    """Exercises on one thing; the same seed gives the same ones."""

    seed: int
    exercises: tuple[ExerciseRecord, ...]


@dataclass(frozen=True, slots=True)
class VerdictRecord(Record):
    """The verdict on an answer; the step is the accepted one that comes closest to it."""

    right: bool
    complete: bool
    message: str
    step: StepRecord | None
    is_true: Annotated[bool, "Whether all of it is true, from whatever it follows."]
    other: Annotated[str | None, "The other technique from which it follows."]


@dataclass(frozen=True, slots=True)
class ExerciseHint(Record):
    """A hint; what belongs to a greater depth is left out."""

    message: str
    houses: tuple[HouseRecord, ...]
    cells: Annotated[tuple[int, ...], "Where to look, from the second depth on."]
    step: Annotated[StepRecord | None, "At the third depth."]


@dataclass(frozen=True, slots=True)
class StationPuzzle(Record):
    """A puzzle whose hardest step is that of a station."""

    station: str
    state: State
    scene: SceneRecord
    seed: int
    grade: GradeRecord | None


@dataclass(frozen=True, slots=True)
class Placement(Record):
    """The exercises of the test, from easy to hard."""

    exercises: tuple[ExerciseRecord, ...]


@dataclass(frozen=True, slots=True)
class Placed(Record):
    """Where to begin."""

    station: str


def exercise(question: ExerciseQuestion, watch: Watch) -> ExerciseRecord:
    """A position in which a technique is there, and nothing easier."""
    del watch
    return ExerciseRecord.of(
        known_exercise(question.name, chosen(question.seed)), question.language
    )


def set_of_exercises(question: SetQuestion, watch: Watch) -> ExerciseSet:
    """The exercises of a class: the same name and seed give the same ones to everyone."""
    del watch
    seed = chosen(question.seed)
    made = exercise_set(question.name, question.count, seed=seed)
    return ExerciseSet(
        seed, tuple(ExerciseRecord.of(exercise, question.language) for exercise in made)
    )


def exercise_check(question: CheckAnswerQuestion, watch: Watch) -> VerdictRecord:
    """Whether an answer to an exercise is right; if not, why not."""
    del watch
    exercise = known_exercise(question.name, question.seed)
    found = exercise.check(
        cells=question.cells or None,
        placed=question.placed,
        removed=question.removed,
        language=question.language,
        cell_names=question.cell_names,
    )
    step = None
    if found.step is not None:
        step = StepRecord.of(found.step, exercise.state, question.language, question.cell_names)
    return VerdictRecord.from_attributes(found, step=step)


def exercise_hint(question: ExerciseHintQuestion, watch: Watch) -> ExerciseHint:
    """A hint for an exercise, at one of three depths."""
    del watch
    exercise = known_exercise(question.name, question.seed)
    step, depth, language = exercise.steps[0], question.depth, question.language
    shown = StepRecord.of(step, exercise.state, language, question.cell_names)
    return ExerciseHint(
        message=step.explain(depth, language, cells=question.cell_names, state=exercise.state),
        houses=tuple(HouseRecord.of(house, language) for house in nudged_houses(step)),
        cells=() if depth == "nudge" else shown.overlay.place,
        step=shown if depth == "show" else None,
    )


def station_puzzle(question: PuzzleQuestion, watch: Watch) -> StationPuzzle:
    """A puzzle whose hardest step is that of a station."""
    seed = chosen(question.seed)
    made = station_puzzle_of(question.station, seed=seed)
    grade = grade_of(made.grid, watch)
    return StationPuzzle(
        station=question.station,
        state=State.of(made.grid),
        scene=SceneRecord.of(made.grid.layout),
        seed=seed,
        grade=None if grade is None else GradeRecord.of(grade, made.grid.size),
    )


def placement(question: PlacementQuestion, watch: Watch) -> Placement:
    """The exercises of the test at the beginning, from easy to hard."""
    del watch
    made = placement_of(question.seed)
    return Placement(tuple(ExerciseRecord.of(exercise, question.language) for exercise in made))


def placement_result(question: PlacedQuestion, watch: Watch) -> Placed:
    """Where to begin, after the test."""
    del watch
    return Placed(placed(question.results).name)


def chosen(seed: int | None) -> int:
    """The seed, or one that a page can count to."""
    return randbelow(MAX_COUNT + 1) if seed is None else seed


@lru_cache(maxsize=256)
def known_exercise(name: str, seed: int) -> Exercise:
    """An exercise, which its answers and hints ask for again."""
    return exercise_of(name, seed=seed)
