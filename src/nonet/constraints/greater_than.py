"""An inequality between two cells."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._pairs import PairRule, is_less, table
from nonet.layout.appearance import DotLook, Look
from nonet.layout.making import BorderMaking, Making


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
    example: ClassVar[tuple[str, ...]] = ("r2c2-3", "r5c4 r4c4")
    explained_by: ClassVar[str] = "inequality"
    making: ClassVar[Making | None] = BorderMaking(count=(24, 36), within_regions=True)
    look: ClassVar[Look | None] = DotLook("sign")

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(_is_greater, 0, numbers)


def _is_greater(x: int, y: int, value: int) -> bool:
    return is_less(y, x, value)
