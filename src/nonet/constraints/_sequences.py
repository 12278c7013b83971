"""The base of lines whose digits are a sequence: two of them say which comes next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints.strokes import indexed, strokes_of, walk
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import Automaton, Machine

Goes = Callable[[int, int, int], bool]
"""Whether a digit may come after two others."""

LastTwo = tuple[int | None, int | None]


class SequenceRule(CellsRule):
    """A line on which any three cells in a row have digits that go together."""

    __slots__ = ()
    least = 3
    is_line = True

    @staticmethod
    @abstractmethod
    def _goes(first: int, second: int, third: int) -> bool:
        """Whether the digits of three cells in a row go together."""

    def _check_fits(self, layout: Layout) -> None:
        machine = _machine(self._goes, self.inputs(layout), self.name)
        count = len(walk(strokes_of(self.cells)))
        _machines.check_reads(machine, count, len(layout.numbers), self.name)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that knows the last two digits."""
        way = walk(indexed(self.cells, layout))
        return (Automaton(way, _machine(self._goes, self.inputs(layout), self.name)),)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """One line that goes back over itself to where a branch begins."""
        del layout
        return self._along(walk(strokes_of(self.cells)))


@kept
def _machine(goes: Goes, numbers: InputNumbers, name: str) -> Machine:
    """States: the last two digits, None for those that there are not yet."""

    def read(state: LastTwo, digit: int) -> LastTwo | None:
        first, second = state
        if first is not None and second is not None and not goes(first, second, digit):
            return None
        return second, digit

    start: LastTwo = None, None
    return _machines.build(numbers, [start], read, lambda _: True, name)
