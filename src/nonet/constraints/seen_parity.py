"""Cells that count the odd or even digits that they see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, takewhile
from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import Look, SpotLook
from nonet.layout.making import CellMaking, Making
from nonet.layout.primitives import Automaton, Machine


class SeenOdd(CellsRule):
    """The digit is the number of odd digits that its cell sees in its row and column.

    A cell sees as far as the digits are odd, in each of the four directions, and itself.

    ::

        6 7 (3) 1 2      3, 7 and 1 are odd

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SeenOdd("r1c1")])
    >>> list(layout.violations(bytes([1, 3, 0, 0, 2] + 11 * [0])))
    [(0, 1, 4)]
    """

    __slots__ = ()
    name: ClassVar[str] = "seen_odd"
    is_on_board: ClassVar[bool] = True
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c5 r6c4",)
    making: ClassVar[Making | None] = CellMaking(count=(10, 16))
    look: ClassVar[Look | None] = SpotLook(
        "blue", edge=2, dashes=(0.25, 0.1), is_below=True, size=0.68
    )
    parity: ClassVar[int] = 1

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton for each cell, which reads it first, and then each direction."""
        size, missing = layout.size, frozenset(layout.holes)
        lines = [(cell, _arms(cell, size, missing)) for cell in self.indices(layout)]
        return tuple(
            Automaton(
                (cell, *(other for arm in arms for other in arm)),
                _machine(tuple(map(len, arms)), self.parity, self.inputs(layout), self.name),
            )
            for cell, arms in lines
        )

    def _check_fits(self, layout: Layout) -> None:
        self.lower(layout)


class SeenEven(SeenOdd):
    """The digit is the number of even digits that its cell sees in its row and column.

    A cell sees as far as the digits are even, in each of the four directions, and itself.

    ::

        7 6 [2] 1 8      2 and 6 are even; 1 hides 8

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SeenEven("r1c1")])
    >>> list(layout.violations(bytes([2, 3, 0, 0, 3] + 11 * [0])))
    [(0, 1, 4)]
    """

    __slots__ = ()
    name: ClassVar[str] = "seen_even"
    look: ClassVar[Look | None] = SpotLook(
        "blue", edge=2, dashes=(0.25, 0.1), is_below=True, form="square", size=0.68
    )
    parity: ClassVar[int] = 0


def _arms(cell: int, size: int, missing: frozenset[int]) -> list[Sequence[int]]:
    """The cells in each direction, from the next one on."""
    row, column = divmod(cell, size)
    arms = (
        range(cell - 1, row * size - 1, -1),
        range(cell + 1, (row + 1) * size),
        range(cell - size, column - 1, -size),
        range(cell + size, size * size, size),
    )
    return [list(takewhile(lambda other: other not in missing, arm)) for arm in arms]


@kept
def _machine(counts: tuple[int, ...], parity: int, numbers: InputNumbers, name: str) -> Machine:
    """States: how many are still to be seen, the number of digits read, and if the view is free."""
    ends = frozenset(accumulate(counts, initial=1))
    last = 1 + sum(counts)

    def read(state: tuple[int, int, bool], digit: int) -> tuple[int, int, bool] | None:
        missing, at, is_free = state
        if at == last:
            return None
        is_seen = (at == 0 or is_free) and digit % 2 == parity
        missing = (digit if at == 0 else missing) - is_seen
        return None if missing < 0 else (missing, at + 1, is_seen or at + 1 in ends)

    return _machines.build(
        numbers, [(0, 0, True)], read, lambda state: state[:2] == (0, last), name
    )
