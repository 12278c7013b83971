"""Frames: the total of the first cells from a clue on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells
from nonet.constraints._sums import OutsideTotal
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OfSize, OutsideMaking
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class FrameSum(OutsideTotal):
    """The digits of the first cells of a row or column sum to the clue outside; mostly three cells.

    ::

        12 | 3 1 8 | 5 9 ...      3 + 1 + 8 = 12

    Attributes
    ----------
    cells
        Names of the cells that are added, from the clue on.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[FrameSum("r1c1-2", 5)])
    >>> list(layout.violations(bytes([2, 4] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "frame_sum"
    example: ClassVar[tuple[str, ...]] = ("12 r2c1-3", "7 r6-5c4")
    explained_by: ClassVar[str] = "sum_combinations"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(
        count=(14, 22), number="total", ends=2, reach=OfSize(plus=3, over=4, least=2)
    )
    look: ClassVar[Look | None] = ClueLook("bars")

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-frame_sum", (("count", len(self.cells)),))
