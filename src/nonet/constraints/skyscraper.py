"""Skyscrapers: digits as heights of buildings, seen from the clue."""

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
class Skyscraper(ClueRule):
    """The clue counts the digits that are larger than all before them.

    ::

        3 > 2 1 4 3 5      2, 4 and 5 are seen

    f-puzzles: `skyscraper`; Interactive Sudoku Solver: Skyscraper.

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    count
        How many digits are seen.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Skyscraper("r1c1-4", 2)])
    >>> list(layout.violations(bytes([4, 1, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "skyscraper"
    example: ClassVar[tuple[str, ...]] = ("3 r2c1-6", "2 r6-1c4")
    explained_by: ClassVar[str] = "skyscraper_heights"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(14, 20), number="count", ends=2)
    look: ClassVar[Look | None] = ClueLook("diamond")

    count: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, count: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"count": len(set(accumulate(digits, max)))}

    def _check_clue(self, layout: Layout) -> None:
        self._bounds("a count", 1, min(len(self.cells), len(self.numbers(layout))), self.count)

    def _machine(self, layout: Layout) -> Machine:
        return _skyscraper(self.count, self.inputs(layout), self.name)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.skyscraper(self.count, digits)

    def _shown(self) -> str:
        return str(self.count)


@dataclass(frozen=True, slots=True)
class HiddenSkyscraper(ClueRule):
    """The clue is the first digit hidden by a larger one.

    ::

        1 > 2 3 1 5 4      2 and 3 are seen, 1 is the first that is not

    Interactive Sudoku Solver: HiddenSkyscraper.

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    digit
        The digit; 0: there is none, since the digits never fall.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[HiddenSkyscraper("r1c1-4", 2)])
    >>> list(layout.violations(bytes([3, 1, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "hidden_skyscraper"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("3 r2c1-6", "2 r1-6c4")
    explained_by: ClassVar[str] = "skyscraper_heights"
    misfits_have_no_digits: ClassVar[bool] = True
    look: ClassVar[Look | None] = ClueLook("hexagon")

    digit: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, digit: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        tops = accumulate(digits, max)
        return {
            "digit": next(
                (digit for digit, top in zip(digits, tops, strict=True) if digit < top), 0
            )
        }

    def _check_clue(self, layout: Layout) -> None:
        self._bounds("a digit", 0, self.numbers(layout)[-1] - 1, self.digit)

    def _machine(self, layout: Layout) -> Machine:
        return _hidden(self.digit, self.inputs(layout), self.name)

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.hidden_skyscraper(self.digit, digits)

    def _shown(self) -> str:
        return str(self.digit)


@kept
def _skyscraper(count: int, numbers: InputNumbers, name: str) -> Machine:
    """States: the largest digit so far, and how many were seen."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        top, seen = state
        if digit <= top:
            return state
        return (digit, seen + 1) if seen < count else None

    return _machines.build(
        numbers, [(numbers.own.start - 1, 0)], read, lambda state: state[1] == count, name
    )


@kept
def _hidden(clue: int, numbers: InputNumbers, name: str) -> Machine:
    """States: the largest digit so far; -1 when the clue was read."""
    is_none = clue == 0 and 0 not in numbers.own

    def read(top: int, digit: int) -> int | None:
        if top < 0:
            return top
        if digit < top:
            return -1 if digit == clue and not is_none else None
        return digit

    return _machines.build(numbers, [0], read, lambda top: top < 0 or is_none, name)
