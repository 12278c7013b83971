"""The check of a grid, and the repair of a puzzle without exactly one solution."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Literal

import nonet
from nonet.constraints.played import roles_of, with_none
from nonet.errors import TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.logic import Language, placed_rules
from nonet.logic.state import examine
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.rules import RuleRecord
from nonet.service.states import Pair
from nonet.service.steps import MistakeRecord
from nonet.service.teaching import TeachQuestion
from nonet.solver import ConflictSet
from nonet.solver.select import solutions_within

_REPAIRING = 4.0
"""Most seconds in which repairs of a conflict set are looked for."""


@dataclass(frozen=True, slots=True)
class CheckQuestion(TeachQuestion):
    """A question about a grid; `explain` asks for the reason and the repairs as well."""

    explain: bool = False


@dataclass(frozen=True, slots=True)
class RepairRecord(Record):
    """A digit of a conflict set; without it the puzzle has a solution."""

    cell: int
    unique: Annotated[bool, "Whether exactly one."]


@dataclass(frozen=True, slots=True)
class ConflictSetRecord(Record):
    """A smallest contradictory set of digits that was found, and which of them may go."""

    cells: tuple[int, ...]
    rules: Annotated[tuple[RuleRecord, ...], "Rules without which the digits could be right."]
    minimal: Annotated[bool, "Whether it is proved that none can be left out."]
    repairs: tuple[RepairRecord, ...]


@dataclass(frozen=True, slots=True)
class AmbiguityRecord(Record):
    """Further givens that leave one solution; none where there was no time to find them."""

    givens: tuple[Pair, ...]
    smallest: Annotated[bool, "Whether it is proved that fewer do not."]


@dataclass(frozen=True, slots=True)
class ConflictRecord(Record):
    """Two equal digits in a house."""

    cells: tuple[int, ...]
    digit: int
    house: str


@dataclass(frozen=True, slots=True)
class CheckAnswer(Record):
    """The check of a grid.

    The status is that of the puzzle: of the givens, or of all digits where there are no givens.
    Conflicts and mistakes are those of the current grid, with its pencil marks.
    """

    status: Literal["unique", "several", "none", "contradictory"]
    conflicts: tuple[ConflictRecord, ...]
    solutions: Annotated[tuple[tuple[int, ...], ...], "The solution; two where there are several."]
    differences: Annotated[tuple[int, ...], "Cells in which the two differ."]
    mistakes: tuple[MistakeRecord, ...]
    solved: Annotated[bool, "With all roles that count."]
    layers: Annotated[
        tuple[tuple[int, ...], ...], "Of each solution the numbers of its layers, as a state has."
    ]
    conflict_set: Annotated[ConflictSetRecord | None, "Asked for: no solution, why?"] = None
    ambiguity: Annotated[AmbiguityRecord | None, "Asked for: several solutions, why?"] = None


def check(question: CheckQuestion, watch: Watch) -> CheckAnswer:
    """The check of a grid: solutions, where two differ, conflicts, mistakes.

    With `explain` also why there is not exactly one solution, and what repairs the puzzle.
    """
    puzzle = question.state.puzzle()
    grid = puzzle if isinstance(puzzle, Grid) else puzzle.grid
    posed = question.state.posed()
    verdict = nonet.check(posed, explain=question.explain, **watch.limits)
    state = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
    mistakes = examine(state, watch).mistakes
    pairs = zip(*(found.digits for found in verdict.solutions), strict=True)
    found, ambiguity = verdict.conflict_set, verdict.ambiguity
    return CheckAnswer(
        status=verdict.status,
        conflicts=tuple(
            ConflictRecord(item.cells, grid.digits[item.cells[0]], item.house)
            for item in grid.conflicts()
        ),
        solutions=tuple(tuple(found.digits) for found in verdict.solutions),
        differences=tuple(cell for cell, digits in enumerate(pairs) if len(set(digits)) > 1),
        mistakes=tuple(
            MistakeRecord.of(mistake, question.language, question.cell_names)
            for mistake in mistakes
        ),
        solved=grid.is_full and not mistakes and _has_right_roles(question, grid, watch),
        layers=tuple(tuple(found.layers) for found in verdict.solutions),
        conflict_set=_conflict_set(posed, found, question.language, watch) if found else None,
        ambiguity=None
        if ambiguity is None
        else AmbiguityRecord(ambiguity.givens, ambiguity.is_smallest),
    )


def _has_right_roles(question: CheckQuestion, grid: Grid, watch: Watch) -> bool:
    """Whether the cells that are marked, and no others, have the roles that count."""
    layout = grid.layout
    if not any(role.counts for role in roles_of(layout)):
        return True
    marked = with_none(layout, bytes(question.state.layers or ()))
    return nonet.count(grid.with_layers(marked), limit=1, **watch.limits) == 1


def _conflict_set(
    grid: Grid, conflict_set: ConflictSet, language: Language, watch: Watch
) -> ConflictSetRecord:
    """The conflict set with those of its digits that repair the grid when they go."""
    brief = Watch(time_limit=_REPAIRING, cancel=watch.limits["cancel"])
    repairs = []
    with suppress(TimeLimitReached):
        for cell in conflict_set.cells:
            digits = bytearray(grid.digits)
            digits[cell] = 0
            found = solutions_within(Grid(bytes(digits), layout=grid.layout), brief)
            if found:
                repairs.append(RepairRecord(cell, unique=len(found) == 1))
    blamed = set(conflict_set.constraints)
    rules = tuple(
        RuleRecord.of(rule, language)
        for rule in placed_rules(grid.layout, language)
        if rule.constraint in blamed
    )
    return ConflictSetRecord(conflict_set.cells, rules, conflict_set.is_minimal, tuple(repairs))
