"""How the level of a puzzle follows from its steps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.layout import Layout
from nonet.logic.order import Entry, TechniqueOrder

_MANY = 60
"""Steps of the hardest level that a puzzle may have without being harder than these: about as many
as there are cells to fill."""

_NARROW = 10
"""Steps of the hardest level at one place alone that make a puzzle harder than these: a person
who misses one of them is stuck there."""

_SMALL = 16
"""Cells of a grid on which a person sees at once what an assumption leads to."""


@dataclass(frozen=True, slots=True)
class LevelScale:
    """The levels of puzzles of one layout.

    Where houses are all the rules there are, levels are those of HoDoKu: that of the hardest step,
    raised by a high score. Other rules take dozens of small steps, which say nothing about how hard
    a puzzle is; there the hardest steps count, raised by one level where there are many of them, or
    where many of them can be found at one place alone.
    Only a step of the last level makes such a puzzle one of the last level. On grids of at most
    16 cells all levels are one lower, and the last two are not used.
    """

    order: TechniqueOrder
    by_score: bool
    is_small: bool

    @classmethod
    def of(cls, order: TechniqueOrder, layout: Layout) -> LevelScale:
        """The scale for puzzles with this layout."""
        if layout.is_house_only:
            return cls(order, by_score=True, is_small=False)
        return cls.of_rules(order, layout)

    @classmethod
    def of_rules(cls, order: TechniqueOrder, layout: Layout) -> LevelScale:
        """The scale for puzzles of this size with further rules, beyond houses."""
        return cls(order, by_score=False, is_small=layout.cell_count <= _SMALL)

    @property
    def highest(self) -> str:
        """The hardest level that a puzzle can have that techniques solve."""
        names = [level.name for level in self.order.levels]
        return names[self._lowered(len(names) - 1)]

    def level(self, steps: Iterable[tuple[Entry, int]], narrow: int = 0) -> str:
        """The level of a puzzle that these steps solve: entries, and how many steps of each.

        Parameters
        ----------
        narrow
            How many of the steps of the hardest level can be found at one place alone.
        """
        names = [level.name for level in self.order.levels]
        used = [(names.index(entry.level), entry, count) for entry, count in steps if count]
        hardest = max((number for number, _, _ in used), default=0)
        if self.by_score:
            score = sum(entry.score * count for _, entry, count in used)
            return self.order.level(names[hardest], score)
        count = sum(count for number, _, count in used if number == hardest)
        is_long = count > _MANY or narrow >= _NARROW
        raised = hardest + (is_long and self._is_raised_by_many(hardest))
        return names[self._lowered(raised)]

    def hardest_step(self, level: str) -> str:
        """The level of the hardest steps that a puzzle of this level may need."""
        names = [level.name for level in self.order.levels]
        number = names.index(level)
        fitting = [name for at, name in enumerate(names) if self._lowered(at) <= number]
        return fitting[-1] if fitting else level

    def allowance(self, level: str) -> tuple[int, list[int]] | None:
        """The most that steps of a puzzle of this level cost together, and the cost of each entry.

        Without them a path is walked to its end before it is known to be too hard. None: no bound.
        """
        entries = self.order.enabled
        names = [level.name for level in self.order.levels]
        if self.by_score:
            limit = self.order.levels[names.index(level)].limit
            return None if limit is None else (limit, [entry.score for entry in entries])
        hardest = self.hardest_step(level)
        if not self._is_raised_by_many(names.index(hardest)):
            return None
        return _MANY, [int(entry.level == hardest) for entry in entries]

    def _is_raised_by_many(self, number: int) -> bool:
        """Whether many steps of this level make a puzzle harder than that."""
        return 0 < number < len(self.order.levels) - 2

    def _lowered(self, number: int) -> int:
        """The number of a level on a small grid, from that of the hardest step."""
        highest = max(0, len(self.order.levels) - 3)
        return min(max(0, number - 1), highest) if self.is_small else number
