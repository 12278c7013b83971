"""Constraints for tests, which nonet does not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from nonet import House, Layout
from nonet.layout import Constraint
from nonet.layout.houses import repeats


@dataclass(frozen=True, slots=True)
class Stubborn(Constraint):
    """The first cells of all boxes differ; the base class gives all other answers."""

    name: ClassVar[str] = "stubborn"

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The first cells of the boxes."""
        rows, columns = layout.box_shape or (1, 1)
        starts = (range(0, layout.size, side) for side in (rows, columns))
        tops, lefts = map(list, starts)
        cells = tuple(top * layout.size + left for top in tops for left in lefts)
        return (House("stubborn", 0, cells),)

    def lower(self, layout: Layout) -> tuple[House, ...]:
        """The house."""
        return self.houses(layout)

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Equal digits in it."""
        return (cells for _, cells in repeats(self.houses(layout), digits))


@dataclass(frozen=True, slots=True)
class Rising(Constraint):
    """The digit of one cell is below that of another: no house, and no solver knows it."""

    name: ClassVar[str] = "rising"

    lower_cell: int
    upper_cell: int

    def scope(self, layout: Layout) -> frozenset[int]:
        """The two."""
        del layout
        return frozenset({self.lower_cell, self.upper_cell})

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Both cells, where both are filled and the digits do not rise."""
        del layout
        if 0 < digits[self.upper_cell] <= digits[self.lower_cell]:
            yield (self.lower_cell, self.upper_cell)
