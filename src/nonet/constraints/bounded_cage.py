"""Cages whose total has bounds: more or less than a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._sums import equal_totals, reach_of
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.making import ChosenCageMaking, Making
from nonet.layout.primitives import DistinctDigits, EqualTotals
from nonet.layout.sentences import Sentence

_NEAR = 2
"""How far a bound may be from the total of a grid that it is made for."""


@dataclass(frozen=True, slots=True)
class BoundedCage(CellsRule):
    """No digit repeats in the cage, and its digits sum to a number within bounds.

    ::

        +>19- - -+
        | 8  9 3 |      8 + 9 + 3 = 20
        +- - - - +

    Attributes
    ----------
    cells
        Names of the cells.
    low, high
        The smallest total, 0 for any, and the largest; None: any.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[BoundedCage("r1c1-2", low=6)])
    >>> list(layout.violations(bytes([4, 1] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "bounded_cage"
    example: ClassVar[tuple[str, ...]] = ("10 r2c2-3", "0 8 r4c4 r5c4-5", "11 13 r6c1-3")
    explained_by: ClassVar[str] = "sum_combinations"
    making: ClassVar[Making | None] = ChosenCageMaking(number="low")
    look: ClassVar[Look | None] = OutlineLook("black", (0.22, 0.05, 0.04, 0.05))

    low: int
    high: int | None = None

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, low: int, high: int | None = None) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        if self.low < 1 and self.high is None:
            raise LayoutError(
                f"expected low from 1, or high, of {self.name}, found none",
                "missing",
                what="number",
            )

    def _totals(self, numbers: range) -> range:
        """All totals within the bounds that the cells can have."""
        smallest, largest = reach_of(numbers, len(self.cells))
        high = largest if self.high is None else min(largest, self.high)
        return range(max(smallest, self.low), high + 1)

    def _check_fits(self, layout: Layout) -> None:
        numbers = self.numbers(layout)
        self._bounds("cells", 1, len(numbers), len(self.cells))
        if not self._totals(numbers):
            raise LayoutError(
                f"expected bounds of {self.name} that {len(self.cells)} different digits can keep, "
                f"found {self._shown()}",
                "no-digits",
            )

    def lower(self, layout: Layout) -> tuple[EqualTotals | DistinctDigits, ...]:
        """That the digits differ, and a sum with all totals within the bounds."""
        cells = self.indices(layout)
        totals = tuple(self._totals(self.numbers(layout)))
        total = equal_totals(layout, (cells,), totals=totals)
        return DistinctDigits(cells), total

    def readings(self, layout: Layout, digits: bytes) -> tuple[BoundedCage, ...]:
        """Bounds at the total of the digits, or one or two beside it, that rule out others.

        A total has a lower bound where most of those that there can be are smaller, an upper one
        where most are larger, and in the middle both.
        """
        values = [digits[cell] + layout.shift for cell in self.indices(layout)]
        if len(set(values)) < len(values):
            return ()
        total = sum(values)
        smallest, largest = reach_of(self.numbers(layout), len(values))
        below, above = total - smallest, largest - total
        near = range(_NEAR + 1)
        lower = [(total - by, None) for by in near if below > above and by < below]
        upper = [(0, total + by) for by in near if below < above and by < above]
        both = [(total - by, total + by) for by in near[1:] if below > by < above]
        return tuple(BoundedCage(self.cells, low, high) for low, high in lower + upper + both)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-bounded_cage")

    def _shown(self) -> str:
        if self.high is None:
            return f"≥{self.low}"
        return f"{self.low}–{self.high}" if self.low > 0 else f"≤{self.high}"
