"""What is right or wrong with a grid, and what repairs a puzzle without exactly one solution."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

from pydantic import Field

import nonet
from nonet.errors import TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.logic._state import examine
from nonet.running import Watch
from nonet.solver import Ambiguity, ConflictSet
from nonet.solver._select import solutions_within
from nonet.web.answers import TeachQuestion
from nonet.web.jobs import JobContext
from nonet.web.models import MistakeModel, Model, Pair

_REPAIRING = 4.0
"""Most seconds in which repairs of a conflict set are looked for."""


class CheckQuestion(TeachQuestion):
    """A question about a grid; `explain` asks for the reason and the repairs as well."""

    explain: bool = False


class RepairModel(Model):
    """A digit of a conflict set; without it the puzzle has a solution."""

    cell: int
    unique: Annotated[bool, Field(description="Whether exactly one.")]


class ConflictSetModel(Model):
    """A smallest contradictory set of digits that was found, and which of them may go."""

    cells: list[int]
    minimal: Annotated[bool, Field(description="Whether it is proved that none can be left out.")]
    repairs: list[RepairModel]


class AmbiguityModel(Model):
    """Further givens that leave one solution; none where there was no time to find them."""

    givens: list[Pair]
    smallest: Annotated[bool, Field(description="Whether it is proved that fewer do not.")]


class ConflictModel(Model):
    """Two equal digits in a house."""

    cells: list[int]
    digit: int
    house: str


class CheckAnswer(Model):
    """What is right or wrong with a grid.

    The status is that of the puzzle: of the givens, or of all digits where there are no givens.
    Conflicts and mistakes are those of the current grid, with its pencil marks.
    """

    status: Literal["unique", "several", "none", "contradictory"]
    conflicts: list[ConflictModel]
    solutions: Annotated[
        list[list[int]], Field(description="The solution; two where there are several.")
    ]
    differences: Annotated[list[int], Field(description="Cells in which the two differ.")]
    mistakes: list[MistakeModel]
    solved: bool
    conflict_set: Annotated[
        ConflictSetModel | None, Field(description="Asked for: no solution, why?")
    ] = None
    ambiguity: Annotated[
        AmbiguityModel | None, Field(description="Asked for: several solutions, why?")
    ] = None


def check(question: CheckQuestion, context: JobContext) -> CheckAnswer:
    """What is right or wrong with a grid."""
    puzzle = question.state.puzzle()
    grid = puzzle if isinstance(puzzle, Grid) else puzzle.grid
    watch = Watch(time_limit=context.time_limit, cancel=context.cancel)
    posed = question.state.posed()
    verdict = nonet.check(
        posed,
        explain=question.explain,
        time_limit=context.time_limit,
        cancel=context.cancel,
        progress=context.progress,
    )
    state = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
    mistakes = examine(state, watch).mistakes
    pairs = zip(*(found.digits for found in verdict.solutions), strict=True)
    return CheckAnswer(
        status=verdict.status,
        conflicts=[
            ConflictModel(cells=list(item.cells), digit=item.digit, house=item.house)
            for item in grid.conflicts()
        ],
        solutions=[list(found.digits) for found in verdict.solutions],
        differences=[cell for cell, digits in enumerate(pairs) if len(set(digits)) > 1],
        mistakes=[MistakeModel.of(mistake, question.language) for mistake in mistakes],
        solved=grid.is_full and not mistakes,
        conflict_set=None
        if verdict.conflict_set is None
        else _conflict_set(posed, verdict.conflict_set, context),
        ambiguity=None if verdict.ambiguity is None else _ambiguity(verdict.ambiguity),
    )


def _conflict_set(grid: Grid, conflict_set: ConflictSet, context: JobContext) -> ConflictSetModel:
    """The conflict set with those of its digits that repair the grid when they go."""
    watch = Watch(time_limit=_REPAIRING, cancel=context.cancel)
    repairs = []
    with suppress(TimeLimitReached):
        for cell in conflict_set.cells:
            digits = bytearray(grid.digits)
            digits[cell] = 0
            found = solutions_within(Grid(bytes(digits), layout=grid.layout), watch)
            if found:
                repairs.append(RepairModel(cell=cell, unique=len(found) == 1))
    return ConflictSetModel(
        cells=list(conflict_set.cells), minimal=conflict_set.is_minimal, repairs=repairs
    )


def _ambiguity(ambiguity: Ambiguity) -> AmbiguityModel:
    return AmbiguityModel(
        givens=[list(pair) for pair in ambiguity.givens], smallest=ambiguity.is_smallest
    )
