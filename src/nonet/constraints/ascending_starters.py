"""Ascending starters: the total of the digits that rise from the clue on."""

from __future__ import annotations

from dataclasses import dataclass
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
class AscendingStarters(ClueRule):
    """The digits from the clue on, as long as each is larger than the one before, sum to it.

    ::

        14 | 2 5 7 3 9 ...      2 < 5 < 7 > 3, and 2 + 5 + 7 = 14

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[AscendingStarters("r1c1-4", 5)])
    >>> list(layout.violations(bytes([2, 4, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "ascending_starters"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("9 r2c1-6", "6 r6-1c4")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(12, 18), number="total", ends=2)
    look: ClassVar[Look | None] = ClueLook("double_hexagon")

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        count = 1
        while count < len(digits) and digits[count] > digits[count - 1]:
            count += 1
        return {"total": sum(digits[:count])}

    def _check_clue(self, layout: Layout) -> None:
        digits = self.numbers(layout)
        self._bounds("a total", digits[0], sum(digits), self.total)

    def _check_fits(self, layout: Layout) -> None:
        ClueRule._check_fits(self, layout)  # noqa: SLF001 (of its base class)
        count = len(self.cells)
        _machines.check_reads(self._machine(layout), count, len(layout.numbers), self.name)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.total, self.inputs(layout), self.name)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.ascending_starters(self.total, digits)

    def _shown(self) -> str:
        return str(self.total)


_DONE = -2
"""The last digit, once the digits do not rise any more."""


@kept
def _machine(total: int, numbers: InputNumbers, name: str) -> Machine:
    """States: the last digit, and what is missing from the total; −1 behind the first fall."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        last, missing = state
        if last == _DONE:
            return state
        if digit > last:
            return (digit, missing - digit) if digit <= missing else None
        return (_DONE, 0) if missing == 0 else None

    return _machines.build(numbers, [(-1, total)], read, lambda state: state[1] == 0, name)
