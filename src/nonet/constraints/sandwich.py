"""Sandwiches: the total between 1 and N."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
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
class Sandwich(ClueRule):
    """The digits between 1 and N in a row or column sum to the clue.

    ::

        12 | 4 1 5 7 9 ...      5 + 7 = 12

    f-puzzles: `sandwichsum`; Interactive Sudoku Solver: Sandwich.

    Attributes
    ----------
    cells
        Names of the cells of the row or column.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Sandwich("r1c1-4", 2)])
    >>> list(layout.violations(bytes([1, 3, 4, 2] + 12 * [0])))
    [(0, 1, 2, 3)]
    """

    name: ClassVar[str] = "sandwich"
    example: ClassVar[tuple[str, ...]] = ("8 r2c1-6", "0 r1-6c4")
    explained_by: ClassVar[str] = "sandwich_sets"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(10, 18), number="total", ends=1)
    look: ClassVar[Look | None] = ClueLook()

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _crusts(self, digits: range) -> tuple[int, int]:
        """The digits round those that are added."""
        return digits[0], digits[-1]

    def _clue_on(self, layout: Layout, digits: tuple[int, ...]) -> dict[str, int]:
        crusts = self._crusts(layout.digits)
        if not {*crusts} <= {*digits}:  # a line of no house, which may lack one
            return {}
        first, last = sorted(map(digits.index, crusts))
        return {"total": sum(digits[first + 1 : last])}

    def _check_clue(self, layout: Layout) -> None:
        self._check_whole(layout)
        most = sum(layout.digits) - sum(self._crusts(layout.digits))
        self._bounds("a total", 0, max(0, most), self.total)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.sandwich(self.total, digits, self._crusts(digits))

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.total, self.inputs(layout), self._crusts(layout.digits), self.name)

    def sum_ways(self, layout: Layout) -> Iterator[tuple[EqualTotals, tuple[Restriction, ...]]]:
        """One for each two places of the crusts with cells between them."""
        cells, numbers = self.indices(layout), layout.numbers
        ends = sum(1 << crust - numbers.start for crust in set(self._crusts(layout.digits)))
        inner = (1 << len(numbers)) - 1 & ~ends
        for first, last in combinations(range(len(cells)), 2):
            between = cells[first + 1 : last]
            others = cells[:first] + between + cells[last + 1 :]
            if between:
                yield (
                    equal_totals(layout, (between,), totals=(self.total,)),
                    (Restriction((cells[first], cells[last]), ends), Restriction(others, inner)),
                )

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        return Sentence("rule-sandwich", (("first", layout.digits[0]), ("size", layout.digits[-1])))

    def _shown(self) -> str:
        return str(self.total)


_ANY = -2
"""The crust that is needed next, as long as none was read."""


@kept
def _machine(total: int, numbers: InputNumbers, crusts: tuple[int, int], name: str) -> Machine:
    """States: which crust comes next, any (0) or none (-1), and the total so far."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        needed, so_far = state
        if needed == _ANY and digit in crusts:
            return sum(crusts) - digit, 0
        if needed < 0:
            return state
        if digit == needed:
            return (-1, 0) if so_far == total else None
        return (needed, so_far + digit) if so_far + digit <= total else None

    return _machines.build(numbers, [(_ANY, 0)], read, (-1, 0).__eq__, name)
