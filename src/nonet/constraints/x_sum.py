"""X-sums: the total of as many cells as the first says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _patterns
from nonet.constraints._base import Cells
from nonet.constraints._clues import ClueRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints._sums import equal_totals
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OutsideMaking
from nonet.layout.primitives import EqualTotals, Machine, Restriction


@dataclass(frozen=True, slots=True)
class XSum(ClueRule):
    """The first X cells, from the clue inwards, sum to it; X is the digit of the first.

    ::

        12 | 3 5 4 8 ...      three cells: 3 + 5 + 4 = 12

    f-puzzles: `xsum`; Interactive Sudoku Solver: XSum.

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[XSum("r1c1-4", 5)])
    >>> list(layout.violations(bytes([2, 4, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "x_sum"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("12 r2c1-6", "7 r1-6c4")
    explained_by: ClassVar[str] = "x_sum_sets"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(10, 16), number="total", ends=2)
    look: ClassVar[Look | None] = ClueLook("square")

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"total": sum(digits[: digits[0]])}

    def _check_clue(self, layout: Layout) -> None:
        digits = self.numbers(layout)
        self._bounds("a total", digits[0], sum(digits), self.total)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.x_sum(self.total, digits)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.total, self.inputs(layout), self.name)

    def sum_ways(self, layout: Layout) -> Iterator[tuple[EqualTotals, tuple[Restriction, ...]]]:
        """One for each digit of the first cell."""
        cells = self.indices(layout)
        for first in layout.digits:
            if first > 0:
                added = equal_totals(layout, (cells[:first],), totals=(self.total,))
                yield added, (Restriction(cells[:1], 1 << first - layout.numbers.start),)

    def _shown(self) -> str:
        return str(self.total)


@kept
def _machine(total: int, numbers: InputNumbers, name: str) -> Machine:
    """States: cells still to be added, -1 at the start, and what is missing.

    A line that ends before X cells has the total of all.
    """

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        more, missing = (digit, total) if state[0] < 0 else state
        if more == 0:
            return 0, missing
        return (more - 1, missing - digit) if digit <= missing else None

    return _machines.build(numbers, [(-1, total)], read, lambda state: state[1] == 0, name)
