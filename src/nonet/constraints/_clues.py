"""What clues share that a machine checks along a line, or patterns where all digits are there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from nonet.constraints import _patterns, _violations
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

    def lower(self, layout: Layout) -> tuple[Automaton | Patterns, ...]:
        """Patterns of a row or column, which know that its digits differ, or one automaton."""
        cells, size = self.indices(layout), layout.size
        if size <= _patterns.LARGEST_SIZE and _patterns.is_row_or_column(cells, size):
            rows = self._rows(size)
            if rows:
                return (Patterns(cells, rows),)
        return (self._line(layout),)

    def _line(self, layout: Layout) -> Automaton:
        return Automaton(self.indices(layout), self._machine(layout))

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Cells that break the clue, whatever is still to come; 0 is an empty cell."""
        return _violations.violations(self._line(layout), digits, layout.size)
