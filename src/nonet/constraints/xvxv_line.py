"""XVXV lines: neighbours sum to 5 or to 10."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._pairs import NeighboursRule, table
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making

_SUMS = frozenset({5, 10})


class XvxvLine(NeighboursRule):
    """Neighbours on the line sum to 5 or to 10, as if there were a V or an X between them.

    ::

        7--3--2--8      7 + 3 = 10, 3 + 2 = 5, 2 + 8 = 10

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[XvxvLine("r1c1-3")])
    >>> list(layout.violations(bytes([2, 3, 1] + 13 * [0])))
    [(1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "xvxv_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "xv_pair"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(lengths=((3, 2), (4, 3), (5, 2)))
    look: ClassVar[Look | None] = LineLook(
        "blue", core=(0.1, 0.05, 0.1, 0.2), usual=("#6090d0", 5 / 32)
    )

    def _check_fits(self, layout: Layout) -> None:
        numbers = layout.numbers
        if not any(self._table(numbers)):
            raise LayoutError(
                f"expected {self.name} that some digits obey, "
                f"found one that no digits from {numbers[0]} to {numbers[-1]} do",
                "no-digits",
            )

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(_make_five_or_ten, 0, numbers)


def _make_five_or_ten(x: int, y: int, _: int) -> bool:
    return x + y in _SUMS
