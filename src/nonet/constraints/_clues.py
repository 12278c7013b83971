"""What clues share that a machine checks along a line, or patterns where all digits are there."""

from __future__ import annotations

from abc import abstractmethod

from nonet.constraints import _patterns
from nonet.constraints._base import CellsRule
from nonet.layout import Layout
from nonet.layout.primitives import Automaton, Machine, Patterns


class ClueRule(CellsRule):
    """A clue at a line, checked by one machine that reads the line."""

    __slots__ = ()

    @abstractmethod
    def _machine(self, layout: Layout) -> Machine:
        """The machine."""

    def _check_fits(self, layout: Layout) -> None:
        self._check_clue(layout)
        self._machine(layout)

    def _check_clue(self, layout: Layout) -> None:
        """Raise LayoutError where the clue does not fit the size."""

    def _rows(self, size: int) -> _patterns.Rows:  # noqa: ARG002
        """Patterns for a row or column, where there are some."""
        return ()

    def _line(self, layout: Layout) -> Automaton:
        return Automaton(self.indices(layout), self._machine(layout))

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        return (self._line(layout),)

    def lower_with_houses(self, layout: Layout) -> tuple[Automaton | Patterns, ...]:
        """Patterns of a row or column, which know that its digits differ, or one automaton."""
        cells, size = self.indices(layout), layout.size
        if size <= _patterns.LARGEST_SIZE and _patterns.is_row_or_column(cells, size):
            rows = self._rows(size)
            if rows:
                return (Patterns(cells, rows),)
        return self.lower(layout)
