"""Windows: a windoku."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.errors import LayoutError
from nonet.layout.areas import Area
from nonet.layout.constraint import HouseConstraint
from nonet.layout.houses import House

if TYPE_CHECKING:
    from nonet.layout.layout import Layout
    from nonet.layout.marks import Mark


@dataclass(frozen=True, slots=True)
class Windows(HouseConstraint):
    """The extra boxes of a windoku are houses, one cell in from the borders and one cell apart.

    Four of 3×3 on a 9×9 grid; (√N − 1)² of √N×√N in general.

    Examples
    --------
    >>> from nonet import Layout
    >>> Layout.of_size(4, constraints=[Windows()]).houses[-1].cells
    (5, 6, 9, 10)
    """

    name: ClassVar[str] = "windows"
    in_task: ClassVar[str] = "shaded window"

    def check_fits(self, layout: Layout) -> None:
        """Raise LayoutError unless the size is a square, and there are boxes or regions."""
        size = layout.size
        if size < 4 or math.isqrt(size) ** 2 != size:
            raise LayoutError(f"windows need a size that is a square from 4 up, found {size}")
        if layout.regions is None:
            raise LayoutError("windows need a layout with boxes or regions")

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The windows, row by row."""
        size, side = layout.size, math.isqrt(layout.size)
        starts = range(1, size - side, side + 1)
        corners = ((top, left) for top in starts for left in starts)
        return tuple(
            House(
                "window",
                index,
                tuple((top + i) * size + left + j for i in range(side) for j in range(side)),
            )
            for index, (top, left) in enumerate(corners)
        )

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """Each window in one shade."""
        size, side = layout.size, math.isqrt(layout.size)
        corners = (divmod(house.cells[0], size) for house in self.houses(layout))
        return tuple(Area(column, row, side, side) for row, column in corners)
