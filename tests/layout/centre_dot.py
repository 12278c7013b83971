"""A rule of the tests' own, written by the recipe of CONTRIBUTING."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nonet import House, Layout
from nonet.layout import HouseConstraint
from nonet.layout.areas import Area
from nonet.layout.marks import Mark


@dataclass(frozen=True, slots=True)
class CentreDot(HouseConstraint):
    """The middle cells of the nine boxes hold every digit once."""

    name: ClassVar[str] = "centre_dot"
    in_task: ClassVar[str] = "set of middle cells"

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The one house."""
        cells = (row * layout.size + column for row in (1, 4, 7) for column in (1, 4, 7))
        return (House("centre dot", 0, tuple(cells)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells, shaded."""
        return tuple(
            Area(cell % layout.size, cell // layout.size, 1, 1)
            for cell in self.houses(layout)[0].cells
        )
