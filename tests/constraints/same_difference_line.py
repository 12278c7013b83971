"""A rule that nonet does not have, in a file of its own: neighbours differ by the same number."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.layout import Layout
from nonet.layout.primitives import Automaton

State = tuple[int, int]
"""The last digit and the difference before it, 0 where there is none yet."""


class SameDifferenceLine(CellsRule):
    """Neighbours on the line differ, all by the same number.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(9, constraints=[SameDifferenceLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 4, 8] + 78 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "same_difference_line"
    least = 2
    is_line = True

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that knows the last digit and the difference."""

        def read(state: State, digit: int) -> State | None:
            last, difference = state
            if not last:
                return digit, 0
            found = abs(digit - last)
            return (digit, found) if found and difference in (0, found) else None

        machine = _machines.build(layout.size, [(0, 0)], read, lambda _: True, self.name)
        return (Automaton(self.indices(layout), machine),)
