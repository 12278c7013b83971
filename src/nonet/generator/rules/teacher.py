"""Whether techniques solve a puzzle as requested, and where they stop if they do not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from nonet.generator.difficulty import Judged, TechniqueWish
from nonet.grid import Candidates, Grid
from nonet.logic import Grade, TechniqueOrder
from nonet.logic.engine import NUMBERS, walk
from nonet.running import Watch


@dataclass(frozen=True, slots=True)
class Taught:
    """A judged puzzle, and the cells that the techniques leave empty."""

    judged: Judged
    left: frozenset[int] = frozenset()


class Teacher:
    """Judges puzzles by their solution paths."""

    def __init__(self, wish: TechniqueWish, watch: Watch) -> None:
        self._wish = wish
        self._watch = watch
        self._easy = wish.easy_enough

    def judge(self, puzzle: Grid, solution: bytes) -> Taught:
        """Judge a puzzle that has this solution."""
        order = self._wish.order
        grade, left = self._walk(puzzle, solution, self._easy)
        if grade is not None and self._easy.enabled != order.enabled[: len(self._easy.enabled)]:
            grade, left = self._walk(puzzle, solution, order)
        return Taught(self._wish.judged(grade, puzzle.digits, puzzle.layout), left)

    def _walk(
        self, puzzle: Grid, solution: bytes, order: TechniqueOrder
    ) -> tuple[Grade | None, frozenset[int]]:
        """The grade, or None and the cells that stay empty."""
        enabled = order.enabled
        steps, entries, end = walk(
            Candidates.of(puzzle),
            [[NUMBERS[name] for name in entry.techniques] for entry in enabled],
            order.options,
            watch=self._watch,
            solution=solution,
        )
        if end == "solved":
            counts = Counter(entries)
            used = ((entry, counts[number]) for number, entry in enumerate(enabled))
            return Grade.of(used, order, solved=True), frozenset()
        placed = {cell for _, placements, *_ in steps for cell, _ in placements}
        left = (cell for cell, digit in enumerate(puzzle.digits) if not digit)
        return None, frozenset(left) - placed
