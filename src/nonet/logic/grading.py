"""How hard a puzzle is: level, score, hardest technique."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from nonet import _display
from nonet._json_form import JsonForm
from nonet.logic.level_scale import LevelScale
from nonet.logic.order import Entry


@dataclass(frozen=True, slots=True)
class Grade(JsonForm):
    """How hard a puzzle is.

    Attributes
    ----------
    level
        Easy, Medium, Hard, Expert or Extreme, unless the order has other levels. Empty in a
        walkthrough of a puzzle that has several solutions: that is of no level.
    score
        The scores of all steps added.
    hardest
        Name of the last entry of the order that was needed; empty where there was no step.
    steps
        For each entry that was needed, in the order, the number of its steps.
    solved
        Whether the techniques solve the puzzle.
    places
        At how many places the hardest technique can be found where it is needed, at the narrowest
        point: from 1 to 4, where 4 stands for more. It is not counted for steps of the first level,
        where it is 0, and for chains of links, nets and all else of the last level, where it is 1.
    narrow
        How many steps of the hardest level can be found at one place alone, and are not what is
        left of several that were there before: up to 20. It is counted where it may raise the
        level: with rules beyond houses, and between the first level and the last two.

    Examples
    --------
    >>> import nonet
    >>> grade = nonet.grade("...4 ..31 34.. 2...")
    >>> grade.level, grade.score, grade.hardest, grade.steps
    ('Easy', 40, 'naked_single', {'full_house': 8, 'naked_single': 2})
    >>> hard = ".42.......3....6516.......................48648...619...95..8...5..29.6....76..25"
    >>> nonet.grade(hard).hardest, nonet.grade(hard).places
    ('unique_rectangle_1', 3)
    """

    json_name: ClassVar[str] = "grade"

    level: str
    score: int
    hardest: str
    steps: Mapping[str, int]
    solved: bool
    places: int = 0
    narrow: int = 0

    @classmethod
    def of(
        cls,
        entries: Iterable[tuple[Entry, int]],
        scale: LevelScale,
        *,
        solved: bool,
        places: tuple[int, int] = (0, 0),
    ) -> Grade:
        """The grade of a solution path, from the number of steps of each entry in the order."""
        fewest, narrow = places
        used = [(entry, count) for entry, count in entries if count]
        return cls(
            level=scale.level(used, narrow) if solved else scale.order.levels[-1].name,
            score=sum(entry.score * count for entry, count in used),
            hardest=used[-1][0].name if used else "",
            steps={entry.name: count for entry, count in used},
            solved=solved,
            places=fewest,
            narrow=narrow,
        )

    def __hash__(self) -> int:
        # A mapping has no hash of its own; equal ones have equal items, in any order.
        steps = frozenset(self.steps.items())
        places = (self.places, self.narrow)
        return hash((self.level, self.score, self.hardest, steps, self.solved, places))

    def __str__(self) -> str:
        level = self.level or "No level"
        return f"{level}, score {self.score}{'' if self.solved else ', not solved'}"

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)
