"""Rossini: arrows outside the grid along which the first digits rise."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._cells import check_cells
from nonet.constraints._pairs import NeighboursRule, is_less, table
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OfSize, OutsideArrowMaking
from nonet.layout.marks import Mark
from nonet.layout.sentences import Sentence

_OUTWARDS = ClueLook(has_arrow=True, is_outwards=True)


class Rossini(NeighboursRule):
    """Digits rise along an arrow outside the grid, in the first cells beside it; mostly three.

    ::

        -> | 2 5 6 | ...      <- | 7 4 1 | ...

    The cells are in the order in which the digits rise: from the border inwards, or outwards to it.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Rossini("r1c1-2")])
    >>> list(layout.violations(bytes([2, 1] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "rossini"
    may_close: ClassVar[bool] = False
    may_branch: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("r2c1-3", "r5-6c4")
    explained_by: ClassVar[str] = "inequality"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideArrowMaking(
        count=(14, 22), ends=2, reach=OfSize(plus=3, over=4, least=2)
    )
    look: ClassVar[Look | None] = ClueLook(has_arrow=True)

    def _check_fits(self, layout: Layout) -> None:
        check_cells(self, self.cells, 2, len(self.numbers(layout)))

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(is_less, 0, numbers)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """An arrow outside the grid, inwards where the first cell is at the border."""
        cells = _marks.indices(self.cells, layout)
        if not cells or _marks.enters(cells, layout) or not _marks.enters(cells[::-1], layout):
            return self._drawn(cells, layout)
        return _marks.of_look(_OUTWARDS, cells[::-1], layout)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-rossini", (("count", len(self.cells)),))
