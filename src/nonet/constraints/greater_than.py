"""An inequality between two cells."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._pairs import PairRule, is_less, table
from nonet.layout import Layout
from nonet.layout.marks import Mark


class GreaterThan(PairRule):
    """The digit of the first cell is larger than that of the second.

    ::

        5 > 3

    Interactive Sudoku Solver: GreaterThan.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[GreaterThan("r1c1 r1c2")])
    >>> list(layout.violations(bytes([1, 2] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "greater_than"

    def _table(self, size: int) -> tuple[int, ...]:
        return table(_is_greater, 0, size)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A sign between the cells, open to the larger digit."""
        return _marks.pair(self.indices(layout), self.name)


def _is_greater(x: int, y: int, value: int) -> bool:
    return is_less(y, x, value)
