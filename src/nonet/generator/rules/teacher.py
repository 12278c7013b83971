"""Whether techniques solve a puzzle as requested, and where they stop if they do not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import takewhile

from nonet.generator.difficulty import Judged, TechniqueRequest
from nonet.grid import Candidates, Grid
from nonet.logic import Grade, TechniqueOrder
from nonet.logic.engine import MOST_STEPS, NUMBERS, walk_with_places
from nonet.logic.level_scale import LevelScale
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

    def judge(self, puzzle: Grid, solution: bytes) -> Taught:
        """Judge a puzzle that has this solution."""
        request = self._request
        scale = LevelScale.of(request.order, puzzle.layout)
        easy = request.easy_enough(scale)
        grade, left = self._walk(puzzle, solution, replace(scale, order=easy))
        # Where harder techniques come before some that were used, the path may be another one.
        if grade is not None and not grade.steps.keys() <= _same_first(easy, request.order):
            grade, left = self._walk(puzzle, solution, scale)
        return Taught(request.judged(grade, puzzle.digits, puzzle.layout), left)

    def _walk(
        self, puzzle: Grid, solution: bytes, scale: LevelScale
    ) -> tuple[Grade | None, frozenset[int]]:
        """The grade, or None and the cells that stay empty when the path ends or is too hard."""
        enabled, level = scale.order.enabled, self._request.level
        allowance = None if level is None else scale.allowance(level)
        most, costs = allowance or (MOST_STEPS, [])
        steps, entries, end, places = walk_with_places(
            Candidates.of(puzzle),
            [[NUMBERS[name] for name in entry.techniques] for entry in enabled],
            scale.order.options,
            watch=self._watch,
            solution=solution,
            most=most + 1,
            costs=costs,
            levels=scale.order.level_numbers,
        )
        if end == "solved":
            counts = Counter(entries)
            used = ((entry, counts[number]) for number, entry in enumerate(enabled))
            return Grade.of(used, scale, solved=True, places=places), frozenset()
        placed = {cell for _, placements, *_ in steps for cell, _ in placements}
        left = (cell for cell, digit in enumerate(puzzle.digits) if not digit)
        return None, frozenset(left) - placed


def _same_first(easy: TechniqueOrder, order: TechniqueOrder) -> frozenset[str]:
    """The entries before the first one that only one of the orders has."""
    pairs = zip(easy.enabled, order.enabled, strict=False)
    same = takewhile(lambda pair: pair[0] == pair[1], pairs)
    return frozenset(entry.name for entry, _ in same)
