"""Thermometers, strict and slow."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._cells import check_cells
from nonet.constraints._pairs import NeighboursRule, is_at_most, is_less, table
from nonet.constraints.strokes import check_begins, next_to, strokes_of
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import LIGHT, LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making, OfSize


class RisingLine(NeighboursRule):
    """A line with a bulb; a branch goes on from a cell of the line."""

    __slots__ = ()
    may_close: ClassVar[bool] = False

    def _check(self) -> None:
        NeighboursRule._check(self)  # noqa: SLF001 (of its base class)
        check_begins(self, self.cells)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """One line from the bulb for each stroke."""
        del layout
        lines: list[tuple[str, ...]] = []
        for stroke in strokes_of(self.cells):
            stem = next((line for line in lines if stroke[0] in line), stroke)
            lines.append((*stem[: stem.index(stroke[0])], *stroke))
        return self._along(*lines)


class Thermometer(RisingLine):
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
        most = len(self.numbers(layout))
        if len(strokes_of(self.cells)) == 1:
            check_cells(self, self.cells, 2, most)
            return
        height = _height(self.cells, most)
        if height > most:
            raise LayoutError(
                f"expected at most {most} cells from the bulb of {self.name} to an end, "
                f"found {height}",
                "cells-most",
                most=most,
                found=height,
            )

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(is_less, 0, numbers)


class SlowThermometer(RisingLine):
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


def _height(cells: tuple[str, ...], size: int) -> int:
    """How many cells rise one after the other; where some rise in a ring, more than the size."""
    heights = dict.fromkeys(cells, 1)
    for _ in range(size):
        for first, second in next_to(cells):
            heights[second] = max(heights[second], heights[first] + 1)
    return max(heights.values())
