"""Same-difference lines: all neighbours differ by the same number."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._sequences import SequenceRule
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making


class SameDifferenceLine(SequenceRule):
    """Neighbours on the line all differ by the same number, which the digits decide.

    ::

        2--5--8--5--2      each differs from the next by 3

    The number may be 0, where the cells may hold the same digit.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SameDifferenceLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 3, 2] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "same_difference_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(lengths=((3, 1), (4, 3), (5, 2)))
    look: ClassVar[Look | None] = LineLook(
        "brown", core=(0.08, 0.08, 0.3, 0.08), usual=("#b08d6a", 5 / 32)
    )

    may_close: ClassVar[bool] = True
    may_branch: ClassVar[bool] = True

    @staticmethod
    def _goes(first: int, second: int, third: int) -> bool:
        return abs(first - second) == abs(second - third)
