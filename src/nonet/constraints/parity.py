"""Odd and even: cells of one parity, and lines on which they alternate."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import CellsRule
from nonet.constraints._pairs import NeighboursRule, differ_in_remainder, table
from nonet.layout import Layout
from nonet.layout.appearance import LIGHT, LineLook, Look, SpotLook
from nonet.layout.making import CellMaking, LineMaking, Making
from nonet.layout.primitives import Restriction


class Odd(CellsRule):
    """The cells hold odd digits.

    ::

        (3)  a circle in the cell

    f-puzzles: `odd`.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Odd("r1c1-2")])
    >>> list(layout.violations(bytes([2, 3] + 14 * [0])))
    [(0,)]
    """

    __slots__ = ()
    name: ClassVar[str] = "odd"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c5 r5c3",)
    explained_by: ClassVar[str] = "allowed_digits"
    making: ClassVar[Making | None] = CellMaking()
    look: ClassVar[Look | None] = SpotLook(
        "grey", is_filled=True, edge=0.7, is_below=True, size=_marks.SHAPE, fill=LIGHT, border=""
    )
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[Restriction, ...]:
        """One restriction."""
        return (Restriction(self.indices(layout), _odd(layout.numbers)),)


class Even(CellsRule):
    """The cells hold even digits.

    ::

        [4]  a square in the cell

    f-puzzles: `even`.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Even("r1c1-2")])
    >>> list(layout.violations(bytes([2, 3] + 14 * [0])))
    [(1,)]
    """

    __slots__ = ()
    name: ClassVar[str] = "even"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c5 r5c3",)
    explained_by: ClassVar[str] = "allowed_digits"
    making: ClassVar[Making | None] = CellMaking()
    look: ClassVar[Look | None] = SpotLook(
        "grey",
        is_filled=True,
        edge=0.7,
        is_below=True,
        form="square",
        size=_marks.SHAPE,
        fill=LIGHT,
        border="",
    )
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[Restriction, ...]:
        """One restriction."""
        every = (1 << len(layout.numbers)) - 1
        return (Restriction(self.indices(layout), every & ~_odd(layout.numbers)),)


class ParityLine(NeighboursRule):
    """Odd and even digits alternate along the line.

    ::

        1--4--7--2--9

    Interactive Sudoku Solver: Pair.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ParityLine("r1c1-3")])
    >>> list(layout.violations(bytes([2, 3, 1] + 13 * [0])))
    [(1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "parity_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "parity_alternation"
    making: ClassVar[Making | None] = LineMaking(lengths=((4, 2), (5, 3), (6, 3), (7, 2), (8, 1)))
    look: ClassVar[Look | None] = LineLook("red", core=(0.5, 0.5), usual=("#e04040", 5 / 32))

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(differ_in_remainder, 2, numbers)


@lru_cache
def _odd(numbers: range) -> int:
    """The mask of the odd digits."""
    return sum(1 << place for place, number in enumerate(numbers) if number % 2)
