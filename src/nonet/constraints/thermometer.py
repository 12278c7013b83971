"""Thermometers, strict and slow."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._cells import check_cells
from nonet.constraints._pairs import NeighboursRule, is_at_most, is_less, table
from nonet.layout import Layout
from nonet.layout.appearance import LIGHT, LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making, OfSize


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
    example: ClassVar[tuple[str, ...]] = ("r4c2 r3c2 r2c3 r2c4 r3c5", "r6c5-2")
    explained_by: ClassVar[str] = "thermometer_bounds"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        count=(6, 9), lengths=((3, 2), (4, 3), (5, 2), (6, 1)), most=OfSize(), ends_differ=True
    )
    look: ClassVar[Look | None] = LineLook(
        "grey",
        0.3,
        start=SpotLook("grey", is_filled=True, is_bulb=True, place="bulb", fill=LIGHT, border=""),
        usual=(LIGHT, 21 / 64),
        hues=(),
    )

    def _check_fits(self, layout: Layout) -> None:
        check_cells(self, self.cells, 2, len(self.numbers(layout)))

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(is_less, 0, numbers)


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
    example: ClassVar[tuple[str, ...]] = ("r4c2 r3c2 r2c3 r2c4 r3c5",)
    explained_by: ClassVar[str] = "thermometer_bounds"
    making: ClassVar[Making | None] = LineMaking(
        count=(6, 9), lengths=((3, 2), (4, 3), (5, 2), (6, 1)), ends_differ=True
    )
    look: ClassVar[Look | None] = LineLook(
        "grey",
        0.3,
        is_hollow=True,
        start=SpotLook("grey", is_bulb=True, place="bulb", fill=LIGHT, border=""),
        usual=(LIGHT, 21 / 64),
        hues=("blue",),
    )

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(is_at_most, 0, numbers)
