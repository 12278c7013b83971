"""Disjoint groups: cells at the same place of their boxes differ."""

from __future__ import annotations

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
class DisjointGroups(HouseConstraint):
    """The cells at the same place of all boxes are a house, one for each place.

    Examples
    --------
    >>> from nonet import Layout
    >>> Layout.boxes(2, 2, constraints=[DisjointGroups()]).houses[-4].cells
    (0, 2, 8, 10)
    """

    name: ClassVar[str] = "disjoint_groups"
    in_task: ClassVar[str] = "colour"
    is_in_pattern: ClassVar[bool] = True

    def check_fits(self, layout: Layout) -> None:
        """Raise LayoutError unless there are rectangular boxes."""
        if layout.box_shape is None:
            raise LayoutError("disjoint groups need boxes of at least 2 rows and 2 columns")

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The groups, by their place in a box."""
        size = layout.size
        box_rows, box_columns = layout.box_shape or (1, 1)
        return tuple(
            House(
                "group",
                i * box_columns + j,
                tuple(
                    (top + i) * size + left + j
                    for top in range(0, size, box_rows)
                    for left in range(0, size, box_columns)
                ),
            )
            for i in range(box_rows)
            for j in range(box_columns)
        )

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells of each group in a colour of its own."""
        return tuple(
            Area(cell % layout.size, cell // layout.size, 1, 1, tint=group.index)
            for group in self.houses(layout)
            for cell in group.cells
        )
