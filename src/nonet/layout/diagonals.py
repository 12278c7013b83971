"""Diagonals: an X-sudoku."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.errors import LayoutError
from nonet.layout.areas import Area, Segment
from nonet.layout.constraint import HouseConstraint
from nonet.layout.houses import House
from nonet.layout.names import Names

if TYPE_CHECKING:
    from nonet.layout.layout import Layout
    from nonet.layout.marks import Mark


@dataclass(frozen=True, slots=True)
class Diagonals(HouseConstraint):
    """Both long diagonals are houses: first the one from r1c1, then the one from the top right.

    Examples
    --------
    >>> from nonet import Layout
    >>> Layout(9, constraints=[Diagonals()]).houses[-1].cells
    (8, 16, 24, 32, 40, 48, 56, 64, 72)
    """

    name: ClassVar[str] = "diagonals"
    in_task: ClassVar[str] = "diagonal"
    known_as: ClassVar[Names] = Names(
        called="both diagonals, x-sudoku, two diagonals, x diagonals, Diagonalen, X-Sudoku, "
        "beide Diagonalen, Diagonal-Sudoku, 双对角线, 对角线数独, X数独"
    )

    def said_as(self) -> tuple[str, ...]:
        """Either of the two, too."""
        return (self.name, self.in_task)

    def check_fits(self, layout: Layout) -> None:
        """Raise LayoutError unless the board is a whole square."""
        if layout.holes:
            raise LayoutError("diagonals need a square board without gaps")

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The two diagonals."""
        size = layout.size
        falling = tuple(range(0, size * size, size + 1))
        rising = tuple(row * size + size - 1 - row for row in range(size))
        return House("diagonal", 0, falling), House("diagonal", 1, rising)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line along each, and their cells shaded where no others are coloured."""
        size = layout.size
        shades = (
            Area(column, row, 1, 1, is_optional=True)
            for row in range(size)
            for column in sorted({row, size - 1 - row})
        )
        return (*shades, Segment(0, 0, size, size), Segment(size, 0, 0, size))
