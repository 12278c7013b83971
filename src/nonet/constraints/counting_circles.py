"""Counting circles."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.layout import Layout
from nonet.layout.appearance import Look, SpotLook
from nonet.layout.primitives import Count


class CountingCircles(CellsRule):
    """Every digit in the circles is in exactly as many of them as it says.

    ::

        (3) . (1)
         . (3) .      three circles hold 3, one holds 1
         .  . (3)

    Interactive Sudoku Solver: CountingCircles.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[CountingCircles("r1c1 r2c2 r3c3")])
    >>> list(layout.violations(bytes([1, 0, 0, 0, 0, 1] + 10 * [0])))
    [(0, 5)]
    """

    __slots__ = ()
    name: ClassVar[str] = "counting_circles"
    example: ClassVar[tuple[str, ...]] = ("r1c2 r2c4 r3c3 r4c6 r5c1 r6c5",)
    explained_by: ClassVar[str] = "counted_digits"
    look: ClassVar[Look | None] = SpotLook(
        "orange", is_filled=None, dashes=(0.16, 0.08), is_below=True
    )
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[Count, ...]:
        """A count for each digit: zero, or the digit itself."""
        cells = self.indices(layout)
        shift = layout.shift
        return tuple(
            [Count(cells, digit - shift, 1 | 1 << max(0, digit)) for digit in self.numbers(layout)]
        )
