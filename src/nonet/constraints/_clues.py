"""What clues share that are checked by a machine along a line."""

from __future__ import annotations

from abc import abstractmethod

from nonet.constraints._base import CellsRule
from nonet.layout import Layout
from nonet.layout.primitives import Automaton, Machine


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

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        return (Automaton(self.indices(layout), self._machine(layout)),)
