"""Battlefields: the total where two groups of cells overlap, or of the gap between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, ClassVar, NamedTuple

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
class Battlefield(ClueRule):
    """The first X and the last Y cells of a line overlap, or leave a gap, whose digits sum to it.

    X is the digit of the first cell of a row or column, Y that of the last.

    ::

        9 | 3 1 4 6 5 2      a gap of one cell behind 3 cells and before 2: 6
            4 1 6 5 2 3      4 and 3 cells share one: 5

    Attributes
    ----------
    cells
        Names of the cells of the row or column.
    total
        `sum` in JSON; 0: there is neither an overlap nor a gap.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Battlefield("r1c1-4", 3)])
    >>> list(layout.violations(bytes([1, 4, 0, 2] + 12 * [0])))
    [(0, 1, 3)]
    """

    name: ClassVar[str] = "battlefield"
    example: ClassVar[tuple[str, ...]] = ("6 r2c1-6", "0 r1-6c4")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(12, 18), number="total", ends=1)
    look: ClassVar[Look | None] = ClueLook("octagon")

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        first, last = _patterns.field_between(digits[0], digits[-1], len(digits))
        return {"total": sum(digits[first:last])}

    def _check_clue(self, layout: Layout) -> None:
        self._check_whole(layout)
        self._bounds("a total", 0, sum(layout.digits), self.total)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.total, len(self.cells), layout.digits, self.inputs(layout), self.name)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.battlefield(self.total, digits)

    def sum_ways(self, layout: Layout) -> Iterator[tuple[EqualTotals, tuple[Restriction, ...]]]:
        """One for each X and Y with an overlap or a gap."""
        cells, below = self.indices(layout), layout.numbers.start
        for x, y in product(layout.digits, repeat=2):
            first, last = _patterns.field_between(x, y, len(cells))
            if first < last:
                ends = (
                    Restriction(cells[:1], 1 << x - below),
                    Restriction(cells[-1:], 1 << y - below),
                )
                yield equal_totals(layout, (cells[first:last],), totals=(self.total,)), ends

    def _shown(self) -> str:
        return str(self.total)


class _State(NamedTuple):
    """How far a line is read; `last` is the digit that its last cell is to have.

    `more` cells are to be added after `skipped` others, and make what is `missing`. With none of
    them left, it matters only whether the digit before was `last`.
    """

    last: int
    skipped: int
    more: int
    missing: int
    is_last: bool


@kept
def _machine(total: int, count: int, digits: range, numbers: InputNumbers, name: str) -> Machine:
    """The machine guesses the last digit, and then adds."""

    def read(state: _State, digit: int) -> _State | None:
        last, skipped, more, missing, _ = state
        if skipped < 0:
            first, end = _patterns.field_between(digit, last, count)
            skipped, more = first, end - first
        if skipped == 0 and more:
            more, missing = more - 1, missing - digit
        if missing < 0 or (more == 0 and missing):
            return None
        is_behind = more == 0
        return _State(
            last,
            0 if is_behind else max(0, skipped - 1),
            more,
            missing,
            is_behind and digit == last,
        )

    starts = [_State(last, -1, 0, total, False) for last in digits]
    return _machines.build(numbers, starts, read, lambda state: state.is_last, name)
