"""Region sum lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain, groupby, pairwise
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._sums import balance, check_reach
from nonet.constraints.strokes import Indices, indexed, is_closed, opened
from nonet.constraints.sum import EqualSum
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.coordinates import cell_of, indices_of_names
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import EqualTotals
from nonet.layout.sentences import Sentence


class RegionSumLine(CellsRule):
    """The parts of the line in each box or region have the same total.

    ::

        2--6 | 8 | 1--7      each is 8

    A line that comes back to a region starts a new part; on one that branches, cells that steps
    within a region join are one part. f-puzzles: `regionsumline`; Interactive
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
    may_close = True
    may_branch = True

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
        groups = _parts(indexed(self.cells, layout), _regions(layout))
        return (balance(layout, groups),) if len(groups) > 1 else ()

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """A line from border to border, or groups of cells with one total."""
        strokes = indexed(self.cells, layout)
        parts = _parts(strokes, _regions(layout))
        if len(strokes) == 1:
            cells = chain(*parts) if is_closed(self.cells) else strokes[0]
            return self._along(_named(cells, layout))
        groups = [_named(part, layout) for part in parts]
        return (EqualSum(groups),) if len(groups) > 1 else ()

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence, about boxes or about regions."""
        kind = "regions" if layout.box_shape is None else "boxes"
        return Sentence(f"rule-{self.name}", (("regions", kind),))


def _parts(strokes: tuple[Indices, ...], regions: Mapping[int, int]) -> tuple[Indices, ...]:
    """The cells of each part of a line, of which one that branches has those that are joined."""
    stroke, *others = strokes
    if others:
        return _joined(strokes, regions)
    parts = [tuple(cells) for _, cells in groupby(opened(stroke), regions.__getitem__)]
    if is_closed(stroke) and len(parts) > 1 and regions[stroke[-2]] == regions[stroke[0]]:
        parts[0] = parts.pop() + parts[0]  # the part that goes through the seam
    return tuple(parts)


def _joined(strokes: tuple[Indices, ...], regions: Mapping[int, int]) -> tuple[Indices, ...]:
    """The cells that steps of the line within a region join, each cell once."""
    part_of = {cell: [cell] for stroke in strokes for cell in stroke}
    for first, second in chain.from_iterable(map(pairwise, strokes)):
        near, far = part_of[first], part_of[second]
        if near is not far and regions[first] == regions[second]:
            near += far
            part_of.update(dict.fromkeys(far, near))
    return tuple(dict.fromkeys(map(tuple, part_of.values())))


def _regions(layout: Layout) -> Mapping[int, int]:
    """The region of each cell, and of each variable of a cell."""
    assert layout.regions is not None
    board = indices_of_names(layout.size)
    return {
        index: layout.regions[board[cell]]
        for name, index in layout.indices.items()
        if (cell := cell_of(name))
    }


def _named(cells: Iterable[int], layout: Layout) -> tuple[str, ...]:
    names = tuple(layout.indices)
    return tuple(names[cell] for cell in cells)
