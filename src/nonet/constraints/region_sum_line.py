"""Region sum lines."""

from __future__ import annotations

from itertools import groupby
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._sums import balance, check_reach
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.coordinates import cell_of, indices_of_names
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import EqualTotals
from nonet.layout.sentences import Sentence


class RegionSumLine(CellsRule):
    """The parts of the line in each box or region have the same total.

    ::

        2--6 | 8 | 1--7      each is 8

    A line that comes back to a region starts a new part. f-puzzles: `regionsumline`; Interactive
    Sudoku Solver: RegionSumLine.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[RegionSumLine("r1c1-3")])
    >>> list(layout.violations(bytes([2, 1, 4] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "region_sum_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "equal_totals"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        lengths=((3, 2), (4, 3), (5, 3), (6, 2)), needs_regions=True
    )
    look: ClassVar[Look | None] = LineLook("blue", usual=("#2ecbff", 5 / 32), hues=("blue", "cyan"))
    least = 2
    is_line = True

    def _check_fits(self, layout: Layout) -> None:
        if layout.regions is None:
            raise LayoutError(f"expected boxes or regions for {self.name}, found none", "regions")
        for name in self.cells:
            if not cell_of(name):
                raise LayoutError(
                    f"expected cells of the board for {self.name}, found {name}",
                    "outside",
                    cell=name,
                )
        for total in self.lower(layout):
            check_reach(self, layout, total)

    def lower(self, layout: Layout) -> tuple[EqualTotals, ...]:
        """One sum of all parts; nothing where there is but one."""
        assert layout.regions is not None
        index, board = layout.indices, indices_of_names(layout.size)
        regions = layout.regions
        parts = groupby(self.cells, lambda name: regions[board[cell_of(name)]])
        groups = tuple([tuple([index[name] for name in names]) for _, names in parts])
        return (balance(layout, groups),) if len(groups) > 1 else ()

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence, about boxes or about regions."""
        kind = "regions" if layout.box_shape is None else "boxes"
        return Sentence(f"rule-{self.name}", (("regions", kind),))
