"""Average arrows: the digit in the circle is the average of those on the arrow."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._base import Rule
from nonet.constraints._sums import equal_totals
from nonet.constraints.arrow import Arrow
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, SpotLook
from nonet.layout.making import LineMaking, Making
from nonet.layout.moves import Move
from nonet.layout.primitives import EqualTotals


class AverageArrow(Arrow):
    r"""The digit in the circle is the average of those along the arrow; digits may repeat.

    ::

        (4)
          \
           2--7--3 >      2 + 7 + 3 = 3 × 4

    Attributes
    ----------
    circle
        Name of the cell with the average.
    arrow
        Names of the other cells.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[AverageArrow("r1c1", "r1c2-3")])
    >>> list(layout.violations(bytes([2, 1, 4] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "average_arrow"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4", "r5c5 r4c6 r3c6")
    explained_by: ClassVar[str] = "rule_consequence"
    making: ClassVar[Making | None] = LineMaking(
        count=(5, 9), lengths=((3, 3), (4, 3)), cells=("circle", "arrow"), ends_differ=True
    )
    shaft: ClassVar[LineLook] = LineLook(
        "teal", 0.06, core=(0.03, 0.09), is_thin=True, usual=("#60b0a8", 5 / 64), hues=()
    )
    round: ClassVar[SpotLook] = SpotLook("teal", dashes=(0.12, 0.06), place="arrow_circle")

    def _check(self) -> None:
        if len(self.circle) > 1:
            raise LayoutError(
                f"expected one cell in the circle of {self.name}, found {len(self.circle)}",
                "circle-one",
            )
        Arrow._check(self)  # noqa: SLF001 (of its base class)

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether it is a symmetry of the square."""
        return Rule.is_kept_by(self, layout, move)

    def _balance(self, layout: Layout) -> EqualTotals:
        index = layout.indices.__getitem__
        circle, arrow = tuple(map(index, self.circle)), tuple(map(index, self.arrow))
        return equal_totals(layout, (circle, arrow), ((len(arrow),), (1,) * len(arrow)))
