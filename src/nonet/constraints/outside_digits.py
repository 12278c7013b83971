"""Outside sudoku: digits outside the grid are in the first cells of their row or column."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints.quadruple import Quadruple
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OfSize, OutsideListMaking
from nonet.layout.marks import Mark
from nonet.layout.sentences import Sentence


class OutsideDigits(Quadruple):
    """The digits of a clue outside are in the first cells of its row or column; mostly three cells.

    ::

        2 8 | 3 8 2 | 5 9 ...      8 and 2 are among the first three

    Attributes
    ----------
    cells
        Names of the cells among which they are, from the clue on.
    digits
        The digits, in any order.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[OutsideDigits("r1c1-2", [2])])
    >>> list(layout.violations(bytes([1, 3] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "outside_digits"
    example: ClassVar[tuple[str, ...]] = ("2 5 r2c1-3", "4 r6-5c4")
    making: ClassVar[Making | None] = OutsideListMaking(
        count=(14, 22),
        lengths=((1, 2.0), (2, 2.0), (3, 1.0)),
        number="digits",
        ends=2,
        reach=OfSize(plus=3, over=4, least=2),
    )
    look: ClassVar[Look | None] = ClueLook("brackets")

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The digits outside the grid."""
        return self._drawn(self._drawn_cells(layout), layout, " ".join(map(str, self.digits)))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-outside_digits", (("count", len(self.cells)),))
