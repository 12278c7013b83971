"""The base of clues that a machine checks along a line, or patterns where all digits are there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Self

from nonet.constraints import _patterns
from nonet.constraints._base import CellsRule
from nonet.errors import LayoutError
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

    def _check_whole(self, layout: Layout) -> None:
        """Raise LayoutError unless its cells are all those of a row or column."""
        if not is_line(self.indices(layout), layout):
            if not layout.lines:
                raise LayoutError(
                    f"expected a board with rows and columns for {self.name}, found none", "lines"
                )
            raise LayoutError(
                f"expected the {layout.size} cells of a row or column of {self.name}, "
                f"found {len(self.cells)} other cells",
                "whole-line",
                size=layout.size,
            )

    def _rows(self, digits: range) -> _patterns.Rows:  # noqa: ARG002
        """Patterns for a row or column, where there are some."""
        return ()

    def _line(self, layout: Layout) -> Automaton:
        return Automaton(self.indices(layout), self._machine(layout))

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        return (self._line(layout),)

    def lower_with_houses(self, layout: Layout) -> tuple[Automaton | Patterns, ...]:
        """Patterns of a row or column, which know that its digits differ, or one automaton."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Automaton | Patterns]:
        """The same for several clues."""
        index, digits = layout.indices.__getitem__, layout.digits
        has_patterns = len(digits) <= _patterns.LARGEST_SIZE and digits == layout.numbers
        found: list[Automaton | Patterns] = []
        rule: Self
        for rule in rules:
            cells = tuple(map(index, rule.cells))
            is_full = has_patterns and len(cells) == len(digits) and is_line(cells, layout)
            rows = rule._rows(digits) if is_full else ()  # noqa: SLF001
            found.append(Patterns(cells, rows) if rows else rule._line(layout))  # noqa: SLF001
        return found


def is_line(cells: tuple[int, ...], layout: Layout) -> bool:
    """Whether the cells, in any order, are those of a row or column of the board."""
    if layout.is_usual:
        return _patterns.is_row_or_column(cells, layout.size)
    return tuple(sorted(cells)) in {house.cells for house in layout.lines}
