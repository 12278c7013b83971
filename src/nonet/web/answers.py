"""What the library answers to each question: the same for an answer at once and for a job.

Every function here takes a question and the context of its job.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

import nonet
from nonet.errors import GenerationFailed, NonetError, Stopped
from nonet.generator import Generated, Method, Symmetry
from nonet.grid import Candidates, Grid
from nonet.layout import CLASSIC
from nonet.library import Library
from nonet.logic import Grade, Language, TechniqueOrder
from nonet.logic._state import examine
from nonet.rating import Rating
from nonet.rating._engine import Gem
from nonet.running import Watch
from nonet.web.errors import problem_of
from nonet.web.jobs import JobContext
from nonet.web.models import (
    CellIndex,
    GradeModel,
    HintAnswer,
    LayoutModel,
    MistakeModel,
    Model,
    Problem,
    RatingModel,
    State,
    StepModel,
    TechniqueName,
    marks_of,
)

MAX_STEPS = 2_000
"""Most steps of one answer."""

_SHORT = 0.5
"""Seconds for a grade or a rating that was not requested."""

MAX_COUNT = 2**53 - 1
"""The highest number that a page can count to."""

Er = Annotated[float, Field(ge=1, le=12)]
Techniques = Annotated[list[TechniqueName], Field(max_length=200)]


class Question(Model):
    """A question about a grid."""

    state: State


class TeachQuestion(Question):
    """A question that is answered in words."""

    language: Language = "en"


class CountQuestion(Question):
    """How many solutions, up to a limit."""

    limit: Annotated[int, Field(ge=1, le=MAX_COUNT)] = MAX_COUNT


class HintQuestion(TeachQuestion):
    """A hint, from these techniques."""

    allowed: Techniques | None = None
    without: Techniques = []


class StepsQuestion(TeachQuestion):
    """All steps, of these techniques."""

    techniques: Techniques | None = None
    limit: Annotated[int, Field(ge=1, le=MAX_STEPS)] = 500


class GenerateQuestion(Model):
    """Puzzles made to measure; what is null or left out does not matter."""

    layout: LayoutModel | None = None
    count: Annotated[int, Field(ge=1, le=100)] = 1
    givens: Annotated[
        list[Annotated[int, Field(ge=0, le=1296)]] | None,
        Field(min_length=2, max_length=2, description="The fewest and the most."),
    ] = None
    minimal: bool = False
    symmetry: Symmetry = "none"
    pattern: Annotated[
        list[CellIndex] | None,
        Field(max_length=1296, description="Cells that may hold givens."),
    ] = None
    start: Annotated[State | None, Field(description="Its digits are among the givens.")] = None
    difficulty: Annotated[
        Annotated[str, Field(max_length=40)]
        | Er
        | Annotated[list[Er], Field(min_length=2, max_length=2)]
        | None,
        Field(description="A level, an ER, or the lowest and the highest ER."),
    ] = None
    gem: Gem | None = None
    hardest: TechniqueName | None = None
    requires: Techniques = []
    without: Techniques = []
    order: Annotated[
        str | None,
        Field(max_length=100_000, description='"hodoku", "everything", or an order in TOML.'),
    ] = None
    distinct: bool = False
    tries: Annotated[int, Field(ge=1, le=100_000_000)] = 1_000_000
    method: Method | None = None
    seed: Annotated[int | None, Field(ge=0, le=MAX_COUNT)] = None
    time_limit: Annotated[float, Field(gt=0, le=600, description="Seconds.")] = 60.0


class SolveAnswer(Model):
    """The solution of a grid in its current state."""

    digits: list[int]


class CountAnswer(Model):
    """The number of solutions; after a time-out, the number found so far."""

    count: int
    complete: bool


class CandidatesAnswer(Model):
    """Pencil marks of each cell; a filled one has none."""

    candidates: list[list[int]]


class StepsAnswer(Model):
    """What is wrong, or else steps, easier techniques first; `total` counts all of them."""

    mistakes: list[MistakeModel]
    steps: list[StepModel]
    total: int


class WalkthroughAnswer(Model):
    """The way to the solution: the pencil marks before the first step, and the steps."""

    candidates: list[list[int]]
    steps: list[StepModel]
    solved: bool
    grade: GradeModel


class GeneratedModel(Model):
    """A puzzle with exactly one solution."""

    state: State
    solution: list[int]
    grade: GradeModel | None
    rating: RatingModel | None
    tries: int


class GenerateAnswer(Model):
    """Puzzles that were made; `problem` says why there are fewer than asked for."""

    puzzles: list[GeneratedModel]
    seed: int
    problem: Problem | None


def solve(question: Question, context: JobContext) -> SolveAnswer:
    """The solution of a grid in its current state."""
    solution = nonet.solve(
        question.state.grid(),
        time_limit=context.time_limit,
        cancel=context.cancel,
        progress=context.progress,
    )
    return SolveAnswer(digits=list(solution.digits))


def count(question: CountQuestion, context: JobContext) -> CountAnswer:
    """The number of solutions of a grid in its current state."""
    try:
        found = nonet.count(
            question.state.grid(),
            limit=question.limit,
            time_limit=context.time_limit,
            cancel=context.cancel,
            progress=context.progress,
        )
    except Stopped as stopped:
        return CountAnswer(count=min(stopped.found, MAX_COUNT), complete=False)
    return CountAnswer(count=found, complete=True)


def candidates(question: Question, _: JobContext) -> CandidatesAnswer:
    """The pencil marks that the digits leave."""
    return CandidatesAnswer(candidates=marks_of(Candidates.of(question.state.grid())))


def true_candidates(question: Question, context: JobContext) -> CandidatesAnswer:
    """The pencil marks that occur in some solution."""
    found = nonet.true_candidates(
        question.state.grid(),
        time_limit=context.time_limit,
        cancel=context.cancel,
        progress=context.progress,
    )
    return CandidatesAnswer(candidates=marks_of(found))


def hint(question: HintQuestion, context: JobContext) -> HintAnswer:
    """What is wrong, or else the step that is the easiest to see."""
    return HintAnswer.of(
        nonet.hint(
            question.state.puzzle(),
            allowed=question.allowed,
            without=question.without,
            order=TechniqueOrder.human(),
            time_limit=context.time_limit,
            cancel=context.cancel,
            progress=context.progress,
        ),
        question.language,
    )


def steps(question: StepsQuestion, context: JobContext) -> StepsAnswer:
    """What is wrong, or else all steps that are there now."""
    puzzle = question.state.puzzle()
    state = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
    watch = Watch(time_limit=context.time_limit, cancel=context.cancel)
    if mistakes := examine(state, watch).mistakes:
        wrong = [MistakeModel.of(mistake, question.language) for mistake in mistakes]
        return StepsAnswer(mistakes=wrong, steps=[], total=0)
    found = nonet.steps(
        state,
        question.techniques,
        time_limit=context.time_limit,
        cancel=context.cancel,
        progress=context.progress,
    )
    shown = [StepModel.of(step, state, question.language) for step in found[: question.limit]]
    return StepsAnswer(mistakes=[], steps=shown, total=len(found))


def walkthrough(question: TeachQuestion, context: JobContext) -> WalkthroughAnswer:
    """The way to the solution, step by step."""
    walked = nonet.walkthrough(
        question.state.puzzle(),
        time_limit=context.time_limit,
        cancel=context.cancel,
        progress=context.progress,
    )
    return WalkthroughAnswer(
        candidates=marks_of(walked.start),
        steps=[
            StepModel.of(step, state, question.language)
            for step, state in zip(walked.steps, walked.states(), strict=False)
        ],
        solved=walked.solved,
        grade=GradeModel.of(walked.grade),
    )


def grade(question: Question, context: JobContext) -> GradeModel:
    """How hard a puzzle is: its givens, or all digits where there are no givens."""
    return GradeModel.of(
        nonet.grade(
            question.state.posed(),
            time_limit=context.time_limit,
            cancel=context.cancel,
            progress=context.progress,
        )
    )


def rate(library: Library, question: Question, context: JobContext) -> RatingModel:
    """How hard a puzzle is on the scale of Sudoku Explainer; kept where the library has it."""
    puzzle = question.state.posed()
    rating = nonet.rate(
        puzzle, time_limit=context.time_limit, cancel=context.cancel, progress=context.progress
    )
    library.puzzles.learn(puzzle, rating)
    return RatingModel.of(rating)


def generate(question: GenerateQuestion, context: JobContext) -> GenerateAnswer:
    """Puzzles made to measure; those that were made before it was stopped are not lost."""
    start = None if question.start is None else question.start.grid().locked()
    layout = None if question.layout is None else question.layout.layout()
    pattern = None
    if question.pattern is not None:
        shape = layout or (start.layout if start is not None else CLASSIC)
        allowed = set(question.pattern)
        pattern = [cell in allowed for cell in range(shape.cell_count)]
    made: list[Generated] = []
    problem = None
    try:
        made.extend(
            nonet.generate_many(
                question.count,
                layout,
                givens=None
                if question.givens is None
                else (question.givens[0], question.givens[1]),
                minimal=question.minimal,
                start=start,
                pattern=pattern,
                symmetry=question.symmetry,
                difficulty=_difficulty(question.difficulty),
                gem=question.gem,
                hardest=question.hardest,
                requires=question.requires,
                without=question.without,
                order=_order(question.order),
                distinct=question.distinct,
                tries=question.tries,
                method=question.method,
                seed=question.seed,
                threads=1,
                time_limit=question.time_limit,
                cancel=context.cancel,
                progress=context.progress,
            )
        )
    except (GenerationFailed, Stopped) as error:
        if not made:
            raise
        problem = problem_of(error)
    return GenerateAnswer(
        puzzles=[_generated(one, context) for one in made], seed=made[0].seed, problem=problem
    )


def _difficulty(
    wanted: str | float | list[float] | None,
) -> str | float | tuple[float, float] | None:
    return (wanted[0], wanted[1]) if isinstance(wanted, list) else wanted


def _order(name: str | None) -> TechniqueOrder | None:
    match name:
        case None:
            return None
        case "hodoku":
            return TechniqueOrder.hodoku()
        case "everything":
            return TechniqueOrder.everything()
        case _:
            return TechniqueOrder.parse(name)


def _generated(one: Generated, context: JobContext) -> GeneratedModel:
    grade = one.grade or grade_of(one.puzzle, context)
    rating = one.rating or rating_of(one.puzzle, context)
    return GeneratedModel(
        state=State.of(one.puzzle),
        solution=list(one.solution.digits),
        grade=None if grade is None else GradeModel.of(grade),
        rating=None if rating is None else RatingModel.of(rating),
        tries=one.tries,
    )


def grade_of(puzzle: Grid, context: JobContext) -> Grade | None:
    """The grade of a puzzle; None where it has none, or takes too long."""
    try:
        return nonet.grade(puzzle, time_limit=_SHORT, cancel=context.cancel)
    except NonetError:
        return None


def rating_of(puzzle: Grid, context: JobContext) -> Rating | None:
    """The rating of a puzzle, without steps; None where it has none, or takes too long."""
    if not puzzle.layout.is_classic:
        return None
    try:
        [rating] = nonet.rate_many([puzzle], threads=1, time_limit=_SHORT, cancel=context.cancel)
    except NonetError:
        return None
    return rating
