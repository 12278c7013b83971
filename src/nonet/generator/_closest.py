"""The closest of the rejected puzzles, and the message if no puzzle matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.generator._difficulty import Difficulty, Judged
from nonet.generator._rarity import rarities
from nonet.grid import Grid
from nonet.layout import Layout


@dataclass(slots=True)
class Closest:
    """The closest of the rejected puzzles.

    Attributes
    ----------
    puzzle
        None until a puzzle was rejected.
    judged
        How hard it is.
    """

    puzzle: Grid | None = None
    judged: Judged | None = None

    def look_at(self, puzzle: Grid, judged: Judged) -> None:
        """Keep a rejected puzzle that is at least as close as those before it."""
        if self.judged is None or judged.distance <= self.judged.distance:
            self.puzzle, self.judged = puzzle, judged

    def __str__(self) -> str:
        judged = self.judged
        if judged is None:
            return ""
        if judged.rating is not None:
            return f"the closest has an ER of {judged.rating.er}"
        if judged.grade is not None and judged.grade.hardest:
            hardest = judged.grade.hardest.replace("_", " ")
            return f"the closest is {judged.grade.level} and needs nothing harder than {hardest}"
        return ""


def failure(found: str, closest: Closest, difficulty: Difficulty | None, layout: Layout) -> str:
    """The message of a failed search: the result, how close it came, and what to change."""
    parts = [found, str(closest)]
    if difficulty is not None:
        rare = list(rarities(_required(difficulty))) if layout.is_classic else []
        instead = "another technique" if rare else "less"
        parts += [*rare, f"allow more tries or time, or ask for {instead}"]
    return "; ".join(part for part in parts if part)


def _required(difficulty: Difficulty) -> Iterable[str]:
    """The techniques that a puzzle must need."""
    wanted = difficulty.techniques
    if wanted is None:
        return ()
    return sorted(wanted.requires | ({wanted.hardest} if wanted.hardest else frozenset()))
