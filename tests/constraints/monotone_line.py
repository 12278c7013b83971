"""A rule that nonet does not have, in a file of its own: digits rise or fall along a line."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.layout import Layout
from nonet.layout.primitives import Automaton

State = tuple[int, int]
"""The last digit, and 1 where they rise, -1 where they fall, 0 where nothing is known yet."""


class MonotoneLine(CellsRule):
    """The digits rise all along the line, or fall all along it.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(9, constraints=[MonotoneLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 4, 2] + 78 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "monotone_line"
    least = 2
    is_line = True

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that knows the last digit and the direction."""

        def read(state: State, digit: int) -> State | None:
            last, direction = state
            if not last:
                return digit, 0
            found = (digit > last) - (digit < last)
            return (digit, found) if found and direction in (0, found) else None

        machine = _machines.build(layout.numbers, [(0, 0)], read, lambda _: True, self.name)
        return (Automaton(self.indices(layout), machine),)
