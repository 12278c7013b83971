"""Arrows whose circle is unknown: the digit at one of the ends is the total of all others."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import Automaton, Machine


class UnknownCircle(CellsRule):
    """The digit at one end of the line is the sum of all others on it; digits may repeat.

    ::

        (2)--4--1--(7)      2 + 4 + 1 = 7

    It is an arrow of which nobody knows at which end its circle is.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[UnknownCircle("r1c1-3")])
    >>> list(layout.violations(bytes([3, 1, 3] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "unknown_circle"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3", "r6c6 r5c5 r5c4 r6c3")
    misfits_have_no_digits: ClassVar[bool] = True
    least: ClassVar[int] = 3
    is_line: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(count=(5, 9), lengths=((3, 3), (4, 3), (5, 1)))
    look: ClassVar[Look | None] = LineLook(
        "grey",
        0.06,
        core=(0.2, 0.06, 0.03, 0.06),
        is_thin=True,
        ends=SpotLook("grey", dashes=(0.1, 0.08)),
        hues=(),
    )

    def _check_fits(self, layout: Layout) -> None:
        machine = _machine(self.inputs(layout), self.name)
        _machines.check_reads(machine, len(self.cells), len(layout.numbers), self.name)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that guesses which end is the total."""
        return (Automaton(self.indices(layout), _machine(self.inputs(layout), self.name)),)


_START = (-2, -2)
_END = (-1, -1)


@kept
def _machine(numbers: InputNumbers, name: str) -> Machine:
    """States: the total, and what is missing from it; 0 for a total that was read first."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        last, missing = state
        if state == _START:
            return 0, digit
        if last > 0 and missing == 0:
            return _END if digit == last else state if digit == 0 else None
        return (last, missing - digit) if digit <= missing and state != _END else None

    starts = [_START, *((total, total) for total in numbers.own if total > 0)]
    return _machines.build(numbers, starts, read, {(0, 0), _END}.__contains__, name)
