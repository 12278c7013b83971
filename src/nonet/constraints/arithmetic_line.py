"""Arithmetic sequence lines: from each cell to the next the same step."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._sequences import SequenceRule
from nonet.layout.appearance import LIGHT, LineLook, Look
from nonet.layout.making import LineMaking, Making


class ArithmeticLine(SequenceRule):
    """The digits along the line are an arithmetic sequence: each step up or down is the same.

    ::

        7--5--3--1      each is 2 less than the one before

    The step may be 0, where the cells may hold the same digit.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ArithmeticLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 2, 1] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "arithmetic_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3", "r5c2-5")
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(count=(4, 7), lengths=((3, 4), (4, 1)))
    look: ClassVar[Look | None] = LineLook(
        "grey", 0.18, core=(0.02, 0.1), usual=(LIGHT, 6 / 32), hues=()
    )

    @staticmethod
    def _goes(first: int, second: int, third: int) -> bool:
        return second - first == third - second
