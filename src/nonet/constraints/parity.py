"""Odd and even: cells of one parity, and lines on which they alternate."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import CellsRule
from nonet.constraints._pairs import NeighboursRule, differ_in_remainder, table
from nonet.layout import Layout
from nonet.layout.marks import Mark
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
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[Restriction, ...]:
        """One restriction."""
        return (Restriction(self.indices(layout), _odd(layout.size)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A grey circle in each cell."""
        return tuple(
            _marks.spot(cell, layout.size, _marks.SHAPE, "circle", self.name)
            for cell in self.indices(layout)
        )


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
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[Restriction, ...]:
        """One restriction."""
        size = layout.size
        return (Restriction(self.indices(layout), (1 << size) - 1 & ~_odd(size)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A grey square in each cell."""
        return tuple(
            _marks.spot(cell, layout.size, _marks.SHAPE, "square", self.name)
            for cell in self.indices(layout)
        )


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

    def _table(self, size: int) -> tuple[int, ...]:
        return table(differ_in_remainder, 2, size)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line."""
        return _marks.line(self.indices(layout), layout, self.name)


@lru_cache
def _odd(size: int) -> int:
    """The mask of the odd digits."""
    return sum(1 << digit - 1 for digit in range(1, size + 1, 2))
