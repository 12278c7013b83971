"""Multi-sum cages: cages with several totals, of which one is right."""

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

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class MultiSumCage(CellsRule):
    """No digit repeats in the cage, and its digits sum to one of several totals.

    ::

        +8/15- - +
        | 4  9 2 |      4 + 9 + 2 = 15
        +- - - - +

    Attributes
    ----------
    cells
        Names of the cells.
    totals
        The totals, each once.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[MultiSumCage("r1c1-2", [3, 7])])
    >>> list(layout.violations(bytes([2, 4] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "multi_sum_cage"
    example: ClassVar[tuple[str, ...]] = ("8 11 r2c2-3 r3c3", "5 9 r5c4-5")
    explained_by: ClassVar[str] = "sum_combinations"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = ChosenCageMaking(number="totals", blank=(1,))
    look: ClassVar[Look | None] = OutlineLook("black", (0.05, 0.03, 0.05, 0.1))

    totals: tuple[int, ...]

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, totals: Iterable[int]) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        if not self.totals or len(set(self.totals)) != len(self.totals):
            raise LayoutError(
                f"expected different totals of {self.name}, found "
                f"{' '.join(map(str, self.totals)) or 'none'}",
                "missing",
                what="numbers",
            )

    def _check_fits(self, layout: Layout) -> None:
        numbers, count = self.numbers(layout), len(self.cells)
        self._bounds("cells", 1, len(numbers), count)
        for total in self.totals:
            self._bounds("a total", *reach_of(numbers, count), total)

    def lower(self, layout: Layout) -> tuple[DistinctDigits | EqualTotals, ...]:
        """That the digits differ, and a sum with these totals."""
        cells = self.indices(layout)
        totals = tuple(sorted(self.totals))
        return DistinctDigits(cells), equal_totals(layout, (cells,), totals=totals)

    def readings(self, layout: Layout, digits: bytes) -> tuple[MultiSumCage, ...]:
        """The total of the digits beside each other total that there can be."""
        values = [digits[cell] + layout.shift for cell in self.indices(layout)]
        if len(set(values)) < len(values):
            return ()
        total = sum(values)
        smallest, largest = reach_of(self.numbers(layout), len(values))
        others = [other for other in range(smallest, largest + 1) if other != total]
        pairs = [tuple(sorted((total, other))) for other in others]
        return tuple(MultiSumCage(self.cells, totals) for totals in pairs or [(total,)])

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-multi_sum_cage")

    def _shown(self) -> str:
        return "/".join(map(str, self.totals))
