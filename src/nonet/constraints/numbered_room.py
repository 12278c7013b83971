"""Numbered rooms: the cell that the first one points to."""

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
class NumberedRoom(ClueRule):
    """The X-th cell, from the clue inwards, holds the clue; X is the digit of the first cell.

    ::

        5 | 3 1 5 2 4      the third cell holds 5

    Interactive Sudoku Solver: NumberedRoom.

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    digit
        The digit.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[NumberedRoom("r1c1-4", 2)])
    >>> list(layout.violations(bytes([3, 0, 1, 0] + 12 * [0])))
    [(0, 2)]
    """

    name: ClassVar[str] = "numbered_room"
    example: ClassVar[tuple[str, ...]] = ("3 r2c1-6", "5 r6-1c4")
    explained_by: ClassVar[str] = "numbered_room"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(12, 20), number="digit", ends=2)
    look: ClassVar[Look | None] = ClueLook("circle")

    digit: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, digit: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"digit": digits[(digits[0] - 1) % len(digits)]}

    def _check_clue(self, layout: Layout) -> None:
        self._digits_within((self.digit,), self.numbers(layout))

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.numbered_room(self.digit, digits)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.digit, self.inputs(layout), self.name)

    def _shown(self) -> str:
        return str(self.digit)


@kept
def _machine(clue: int, numbers: InputNumbers, name: str) -> Machine:
    """States: how many cells before the room; -1 at the start, 0 behind it."""

    def read(more: int, digit: int) -> int | None:
        if more == 0:
            return 0
        if more < 0:
            is_there = digit > 1 or digit == clue == 1
            return digit - 1 if is_there else None
        if more > 1:
            return more - 1
        return 0 if digit == clue else None

    return _machines.build(numbers, [-1], read, lambda more: more == 0, name)
