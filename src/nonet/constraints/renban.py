"""Renban lines."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_cells
from nonet.constraints.strokes import once
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.primitives import DigitSets


class RenbanLine(CellsRule):
    """The digits on the line are consecutive, in any order, and none repeats.

    ::

        4--2--5--3

    f-puzzles: `renban`; Interactive Sudoku Solver: Renban.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[RenbanLine("r1c1-2")])
    >>> list(layout.violations(bytes([1, 3] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "renban_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "renban_window"
    may_close: ClassVar[bool] = True
    may_branch: ClassVar[bool] = True
    misfits_have_no_digits: ClassVar[bool] = True
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        count=(6, 9), lengths=((3, 2), (4, 3), (5, 2), (6, 1)), most=OfSize()
    )
    look: ClassVar[Look | None] = LineLook(
        "pink", core=(0, 0.15), usual=("#f067f0", 5 / 32), hues=("pink", "purple")
    )

    def _check_fits(self, layout: Layout) -> None:
        check_cells(self, once(self.cells), 1, len(self.numbers(layout)))

    def lower(self, layout: Layout) -> tuple[DigitSets, ...]:
        """The runs of consecutive digits."""
        cells = self.indices_once(layout)
        return (DigitSets(cells, _runs(len(cells), len(layout.numbers))),)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """A line with each cell once."""
        del layout
        return self._along(once(self.cells))


@lru_cache
def _runs(count: int, size: int) -> tuple[int, ...]:
    return tuple((1 << count) - 1 << first for first in range(size - count + 1))
