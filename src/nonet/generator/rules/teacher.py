"""Whether techniques solve a puzzle as requested, and where they stop if they do not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import takewhile

from nonet.generator.difficulty import Judged, TechniqueRequest
from nonet.grid import Candidates, Grid
from nonet.logic import Grade, TechniqueOrder
from nonet.logic.engine import MOST_STEPS, NUMBERS, walk
from nonet.running import Watch


@dataclass(frozen=True, slots=True)
class Taught:
    """A judged puzzle, and the cells that the techniques leave empty."""

    judged: Judged
    left: frozenset[int] = frozenset()


class Teacher:
    """Judges puzzles by their solution paths."""

    def __init__(self, request: TechniqueRequest, watch: Watch) -> None:
        self._request = request
        self._watch = watch
        self._easy = request.easy_enough
        levels = {level.name: level.limit for level in request.order.levels}
        self._limit = None if request.level is None else levels[request.level]
        pairs = zip(self._easy.enabled, request.order.enabled, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._same = frozenset(entry.name for entry in self._easy.enabled[:same])

    def judge(self, puzzle: Grid, solution: bytes) -> Taught:
        """Judge a puzzle that has this solution."""
        grade, left = self._walk(puzzle, solution, self._easy)
        # Where harder techniques come before some that were used, the path may be another one.
        if grade is not None and not grade.steps.keys() <= self._same:
            grade, left = self._walk(puzzle, solution, self._request.order)
        return Taught(self._request.judged(grade, puzzle.digits, puzzle.layout), left)

    def _walk(
        self, puzzle: Grid, solution: bytes, order: TechniqueOrder
    ) -> tuple[Grade | None, frozenset[int]]:
        """The grade, or None and the cells that stay empty when the path ends or is too hard."""
        enabled = order.enabled
        most, costs = MOST_STEPS, list[int]()
        if self._limit is not None:
            most, costs = self._limit + 1, [entry.score for entry in enabled]
        steps, entries, end = walk(
            Candidates.of(puzzle),
            [[NUMBERS[name] for name in entry.techniques] for entry in enabled],
            order.options,
            watch=self._watch,
            solution=solution,
            most=most,
            costs=costs,
        )
        if end == "solved":
            counts = Counter(entries)
            used = ((entry, counts[number]) for number, entry in enumerate(enabled))
            return Grade.of(used, order, solved=True), frozenset()
        placed = {cell for _, placements, *_ in steps for cell, _ in placements}
        left = (cell for cell, digit in enumerate(puzzle.digits) if not digit)
        return None, frozenset(left) - placed
