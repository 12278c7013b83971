"""Cells without a repeat: an extra region where there are N of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_cells
from nonet.layout import House, Layout, primitives
from nonet.layout.appearance import FillLook, Look, OutlineLook
from nonet.layout.making import CageMaking, Making
from nonet.layout.marks import CellsOutline, Mark
from nonet.layout.sentences import Sentence

_EDGE = OutlineLook("grey")


class DistinctCells(CellsRule):
    """Cells that hold no digit twice; N of them are a house."""

    __slots__ = ()

    def _check_fits(self, layout: Layout) -> None:
        check_cells(self, self.cells, 1, len(self.numbers(layout)))

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The extra region, where there are N cells."""
        size = len(layout.digits)
        if not self.is_house(layout):
            return ()
        regions = (
            rule
            for rule in layout.constraints
            if isinstance(rule, DistinctCells) and len(rule.cells) == size
        )
        at = next((at for at, region in enumerate(regions) if region is self), 0)
        return (House("extra region", at, tuple(sorted(self.indices(layout)))),)

    def is_house(self, layout: Layout) -> bool:
        """Whether there are as many cells as digits, and no variables of layers among them."""
        return len(self.cells) == len(layout.digits) and self.numbers(layout) == layout.digits

    def distinct(self, layout: Layout) -> tuple[House | primitives.DistinctDigits, ...]:
        """The house, or that the cells differ."""
        if self.is_house(layout):
            return self.houses(layout)
        return (primitives.DistinctDigits(self.indices(layout)),)

    def exchange_keeps(self, layout: Layout, cells: Collection[int]) -> bool:
        """Always where there are N cells, which is a house; else where it has none of the cells."""
        return self.is_house(layout) or self.scope(layout).isdisjoint(cells)


class AllDifferent(DistinctCells):
    """No digit repeats in the cells; N of them are an extra region, and so a house.

    ::

        # # .
        . # #      five shaded cells with five digits
        . # .

    f-puzzles: `extraregion`; Interactive Sudoku Solver: AllDifferent.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[AllDifferent("r1c1 r2c2 r3c3")])
    >>> list(layout.violations(bytes([2, 0, 0, 0, 0, 2] + 10 * [0])))
    [(0, 5)]
    >>> Layout.of_size(4, constraints=[AllDifferent("r2c2-3 r3c2-3")]).houses[-1].name
    'extra region 1'
    """

    __slots__ = ()
    name: ClassVar[str] = "all_different"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = CageMaking()
    example: ClassVar[tuple[str, ...]] = ("r2c2 r2c3 r3c3 r3c4 r4c4 r5c5",)
    look: ClassVar[Look | None] = FillLook("grey")
    treats_digits_alike: ClassVar[bool] = True
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[House | primitives.DistinctDigits, ...]:
        """A house where there are N cells, else that they differ."""
        return self.distinct(layout)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells shaded, with a line round them."""
        cells = _marks.indices(self.cells, layout)
        return (*self._drawn(cells, layout), CellsOutline(cells, _EDGE)) if cells else ()

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        kind = "region" if self.is_house(layout) else "cells"
        ends = (("first", layout.digits[0]), ("size", layout.digits[-1]))
        return Sentence(f"rule-all_different-{kind}", ends)
