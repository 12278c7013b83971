"""Before nine: the total of the digits before the largest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class BeforeNine(ClueRule):
    """The digits before the N of a row or column, from the clue inwards, sum to it; N may be 9.

    ::

        12 | 3 1 8 9 ...      3 + 1 + 8 = 12

    Attributes
    ----------
    cells
        Names of the cells of the row or column, from the clue on.
    total
        `sum` in JSON; 0: N is in the first cell.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[BeforeNine("r1c1-4", 3)])
    >>> list(layout.violations(bytes([3, 1, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "before_nine"
    example: ClassVar[tuple[str, ...]] = ("8 r2c1-6", "0 r6-1c4")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(12, 18), number="total", ends=2)
    look: ClassVar[Look | None] = ClueLook("pentagon")

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue_on(self, layout: Layout, digits: tuple[int, ...]) -> Mapping[str, object]:
        """The total before the largest digit, where the line has that."""
        return self._clue(digits) if layout.digits[-1] in digits else {}

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"total": sum(digits[: digits.index(max(digits))])}

    def _check_clue(self, layout: Layout) -> None:
        self._check_whole(layout)
        self._bounds("a total", 0, sum(layout.digits[:-1]), self.total)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.total, layout.digits[-1], self.inputs(layout), self.name)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.before_largest(self.total, digits)

    def sum_ways(self, layout: Layout) -> Iterator[tuple[EqualTotals, tuple[Restriction, ...]]]:
        """One for each place of N with cells before it."""
        cells, largest = self.indices(layout), 1 << layout.digits[-1] - layout.numbers.start
        for place in range(1, len(cells)):
            added = equal_totals(layout, (cells[:place],), totals=(self.total,))
            yield added, (Restriction(cells[place : place + 1], largest),)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        return Sentence("rule-before_nine", (("size", layout.digits[-1]),))

    def _shown(self) -> str:
        return str(self.total)


@kept
def _machine(total: int, largest: int, numbers: InputNumbers, name: str) -> Machine:
    """States: what is missing from the total; -1 behind N."""

    def read(missing: int, digit: int) -> int | None:
        if missing < 0:
            return missing
        if digit == largest:
            return -1 if missing == 0 else None
        return missing - digit if digit <= missing else None

    return _machines.build(numbers, [total], read, lambda missing: missing < 0, name)
