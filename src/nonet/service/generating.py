"""Custom puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from nonet.errors import GenerationFailed, Stopped
from nonet.generator import (
    Generated,
    GenerateRequest,
    Method,
    Symmetry,
    generate_requested,
)
from nonet.layout import CLASSIC
from nonet.logic import TechniqueOrder
from nonet.rating.engine import Gem
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.problems import Problem, problem_of
from nonet.service.ratings import GradeRecord, RatingRecord, grade_of, rating_of
from nonet.service.record import Record
from nonet.service.scenes import Drawn
from nonet.service.states import MAX_CELLS, CellIndex, LayoutRecord, State
from nonet.service.texts import MAX_COUNT, TechniqueName, Techniques

GivenCount = Annotated[int, ValueLimits(0, MAX_CELLS)]
Er = Annotated[float, ValueLimits(1, 12)]


@dataclass(frozen=True, slots=True)
class GenerateQuestion(Record):
    """Custom puzzles; what is null or left out does not matter."""

    layout: LayoutRecord | None = None
    count: Annotated[int, ValueLimits(1, 100)] = 1
    givens: Annotated[tuple[GivenCount, GivenCount] | None, "The fewest and the most."] = None
    minimal: bool = False
    symmetry: Symmetry = "none"
    pattern: Annotated[
        tuple[CellIndex, ...] | None,
        ValueLimits(longest=MAX_CELLS),
        "Cells that may hold givens.",
    ] = None
    start: Annotated[State | None, "Its digits are among the givens."] = None
    difficulty: Annotated[
        Annotated[str, ValueLimits(longest=40)] | Er | tuple[Er, Er] | None,
        "A level, an ER, or the lowest and the highest ER.",
    ] = None
    gem: Gem | None = None
    hardest: TechniqueName | None = None
    requires: Techniques = ()
    without: Techniques = ()
    order: Annotated[
        str | None,
        ValueLimits(longest=100_000),
        '"hodoku", "everything", or an order in TOML.',
    ] = None
    distinct: bool = False
    rules: Annotated[
        tuple[Annotated[str, ValueLimits(longest=500)], ...],
        ValueLimits(longest=40),
        "Rules, and requests for clues such as killer or thermometer 2-4.",
    ] = ()
    rule_kind: Annotated[
        Annotated[str, ValueLimits(longest=40)] | None,
        "A kind of puzzle with rules, such as killer.",
    ] = None
    tries: Annotated[int, ValueLimits(1, 100_000_000)] | None = None
    method: Method | None = None
    seed: Annotated[int, ValueLimits(0, MAX_COUNT)] | None = None
    time_limit: Annotated[float, ValueLimits(above=0, most=600), "Seconds."] = 60.0


@dataclass(frozen=True, slots=True)
class GeneratedRecord(Record):
    """A puzzle with exactly one solution."""

    state: State
    solution: tuple[int, ...]
    grade: GradeRecord | None
    rating: RatingRecord | None
    tries: int
    cosmetics: Drawn


@dataclass(frozen=True, slots=True)
class GenerateAnswer(Record):
    """Puzzles that were made; `problem` says why there are fewer than asked for."""

    puzzles: tuple[GeneratedRecord, ...]
    seed: int
    problem: Problem | None


def generate(question: GenerateQuestion, watch: Watch) -> GenerateAnswer:
    """Custom puzzles; those that were made before it was stopped are not lost."""
    start = None if question.start is None else question.start.grid().locked()
    layout = None if question.layout is None else question.layout.layout()
    pattern = None
    if question.pattern is not None:
        shape = layout or (start.layout if start is not None else CLASSIC)
        allowed = set(question.pattern)
        pattern = [cell in allowed for cell in range(shape.cell_count)]
    request = GenerateRequest(
        layout=layout,
        givens=question.givens,
        minimal=question.minimal,
        start=start,
        pattern=pattern,
        symmetry=question.symmetry,
        difficulty=question.difficulty,
        gem=question.gem,
        hardest=question.hardest,
        requires=question.requires,
        without=question.without,
        order=_order(question.order),
        method=question.method,
        rules=question.rules,
        kind=question.rule_kind,
        tries=question.tries,
    )
    own = Watch(
        time_limit=question.time_limit,
        progress=watch.limits["progress"],
        cancel=watch.limits["cancel"],
    )
    made: list[Generated] = []
    problem = None
    try:
        made.extend(
            generate_requested(
                request,
                question.count,
                distinct=question.distinct,
                seed=question.seed,
                threads=1,
                watch=own,
            )
        )
    except (GenerationFailed, Stopped) as error:
        if not made:
            raise
        problem = problem_of(error)
    puzzles = tuple(_generated(puzzle, watch) for puzzle in made)
    return GenerateAnswer(puzzles, seed=made[0].seed, problem=problem)


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


def _generated(made: Generated, watch: Watch) -> GeneratedRecord:
    grade = made.grade or grade_of(made.puzzle, watch)
    rating = made.rating or rating_of(made.puzzle, watch)
    return GeneratedRecord(
        state=State.of(made.puzzle),
        solution=tuple(made.solution.digits),
        grade=None if grade is None else GradeRecord.of(grade, made.puzzle.layout.size),
        rating=None if rating is None else RatingRecord.of(rating),
        tries=made.tries,
        cosmetics=made.cosmetics.fields(),
    )
