"""Thermometers, strict and slow."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import check_cells
from nonet.constraints._pairs import NeighboursRule, is_at_most, is_less, table
from nonet.layout import Layout
from nonet.layout.marks import Mark


class Thermometer(NeighboursRule):
    """Digits rise along the line, from the bulb on.

    ::

        (1)--3--4--9

    f-puzzles: `thermometer`; Interactive Sudoku Solver: Thermo.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Thermometer("r1c1 r1c2 r2c3")])
    >>> list(layout.violations(bytes([2, 1] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "thermometer"

    def _check_fits(self, layout: Layout) -> None:
        check_cells(self, self.cells, 2, layout.size)

    def _table(self, size: int) -> tuple[int, ...]:
        return table(is_less, 0, size)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A grey line with a bulb."""
        cells = self.indices(layout)
        bulb = _marks.spot(cells[0], layout.size, _marks.END, "circle", "bulb")
        return (*_marks.line(cells, layout, self.name), bulb)


class SlowThermometer(NeighboursRule):
    """Digits never fall along the line, from the bulb on; they may stay the same.

    ::

        (1)--1--4--4

    f-puzzles: `slowthermometer`; Interactive Sudoku Solver: Pair.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SlowThermometer("r1c1 r1c2 r2c3")])
    >>> list(layout.violations(bytes([2, 2, 0, 0, 0, 0, 1] + 9 * [0])))
    [(1, 6)]
    """

    __slots__ = ()
    name: ClassVar[str] = "slow_thermometer"

    def _table(self, size: int) -> tuple[int, ...]:
        return table(is_at_most, 0, size)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A hollow line with a bulb."""
        cells = self.indices(layout)
        bulb = _marks.spot(cells[0], layout.size, _marks.END, "circle", "slow_bulb")
        return (*_marks.line(cells, layout, self.name), bulb)
