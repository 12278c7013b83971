"""Fibonacci lines: each digit is the sum of the two before."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._sequences import SequenceRule
from nonet.layout.appearance import LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making


class FibonacciLine(SequenceRule):
    """Each digit from the third on is the sum of the two before it on the line.

    ::

        <1>--3--4--7      1 + 3 = 4, 3 + 4 = 7

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[FibonacciLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 2, 4] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "fibonacci_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4", "r6c6 r5c5 r5c4")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        count=(4, 7), lengths=((3, 3), (4, 2)), ends_differ=True
    )
    look: ClassVar[Look | None] = LineLook(
        "gold",
        0.16,
        core=(0.16, 0.06),
        start=SpotLook("gold", form="diamond", size=0.74),
        usual=("#d6b34a", 4 / 32),
    )

    @staticmethod
    def _goes(first: int, second: int, third: int) -> bool:
        return first + second == third
