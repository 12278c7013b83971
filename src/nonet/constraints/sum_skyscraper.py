"""Sum skyscrapers: the total of the digits that are seen from the clue."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _patterns
from nonet.constraints._base import Cells
from nonet.constraints._clues import ClueRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OutsideMaking
from nonet.layout.primitives import Machine


@dataclass(frozen=True, slots=True)
class SumSkyscraper(ClueRule):
    """The digits that are larger than all before them sum to the clue.

    ::

        11 > 2 1 4 3 5      2, 4 and 5 are seen: 2 + 4 + 5 = 11

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SumSkyscraper("r1c1-4", 5)])
    >>> list(layout.violations(bytes([2, 4, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "sum_skyscraper"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("12 r2c1-6", "6 r6-1c4")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(12, 18), number="total", ends=2)
    look: ClassVar[Look | None] = ClueLook("double_diamond")

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"total": sum(set(accumulate(digits, max)))}

    def _check_clue(self, layout: Layout) -> None:
        digits = self.numbers(layout)
        self._bounds("a total", digits[0], sum(digits), self.total)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.total, self.inputs(layout), self.name)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.sum_skyscraper(self.total, digits)

    def _shown(self) -> str:
        return str(self.total)


@kept
def _machine(total: int, numbers: InputNumbers, name: str) -> Machine:
    """States: the largest digit so far, and what is missing from the total."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        top, missing = state
        if digit <= top:
            return state
        return (digit, missing - digit) if digit <= missing else None

    return _machines.build(numbers, [(0, total)], read, lambda state: state[1] == 0, name)
