"""Sunburn: cells that count the smaller digits around them."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import Look, SpotLook
from nonet.layout.making import CellMaking, Making
from nonet.layout.primitives import Automaton, Machine


class Sunburn(CellsRule):
    """The digit on a sun is the number of smaller digits in the cells around it, up to eight.

    ::

        1 7 4
        8(3)2      1, 2 and 1 are smaller than 3
        5 1 6

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Sunburn("r1c1")])
    >>> list(layout.violations(bytes([2, 1, 0, 0, 3, 4] + 10 * [0])))
    [(0, 1, 4, 5)]
    """

    __slots__ = ()
    is_on_board: ClassVar[bool] = True
    name: ClassVar[str] = "sunburn"
    example: ClassVar[tuple[str, ...]] = ("r2c3 r3c5 r5c2",)
    making: ClassVar[Making | None] = CellMaking(count=(10, 16))
    look: ClassVar[Look | None] = SpotLook(
        "gold", is_filled=None, edge=2.5, dashes=(0.05, 0.1), is_below=True, size=0.84
    )

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton for each sun, which reads it first."""
        machine = _machine(self.inputs(layout), self.name)
        return tuple(
            Automaton((cell, *_around(cell, layout.size, layout.holes)), machine)
            for cell in self.indices(layout)
        )


def _around(cell: int, size: int, holes: tuple[int, ...]) -> tuple[int, ...]:
    row, column = divmod(cell, size)
    return tuple(
        (row + down) * size + column + right
        for down, right in product((-1, 0, 1), repeat=2)
        if (down or right)
        and 0 <= row + down < size
        and 0 <= column + right < size
        and (row + down) * size + column + right not in holes
    )


@kept
def _machine(numbers: InputNumbers, name: str) -> Machine:
    """States: the digit of the sun, and how many smaller ones are to come."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        sun, more = state
        if sun < 0:
            return digit, digit
        if digit >= sun:
            return state
        return (sun, more - 1) if more else None

    return _machines.build(numbers, [(-1, -1)], read, lambda state: state[1] == 0, name)
