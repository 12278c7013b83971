"""Rellik cages: killer cages backwards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._sets import check_sets
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.primitives import DigitSets


@dataclass(frozen=True, slots=True)
class RellikCage(CellsRule):
    """No digit repeats in the cage, and no digits in it, one or several, sum to the total.

    ::

        +19- - - +
        | 3  5 6 |      neither 3, 5, 6, 9 nor any of their sums is 19
        | 9 - - -+
        +- +

    Sizes up to 16. Interactive Sudoku Solver: RellikCage.

    Attributes
    ----------
    cells
        Names of the cells.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[RellikCage("r1c1-2", total=5)])
    >>> list(layout.violations(bytes([4, 1] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "rellik_cage"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("9 r2c2-3 r3c3",)
    explained_by: ClassVar[str] = "digit_sets"
    look: ClassVar[Look | None] = OutlineLook("red", (0.14, 0.05, 0.03, 0.05))

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a total", 1, sum(self.numbers(layout)), self.total)
        check_sets(self, self.cells, layout)

    def lower(self, layout: Layout) -> tuple[DigitSets, ...]:
        """The sets of digits of which no part has the total."""
        sets = _sets(len(self.cells), self.total, self.numbers(layout), layout.numbers)
        return (DigitSets(self.indices(layout), sets),)

    def _shown(self) -> str:
        return f"≠{self.total}"


@kept
def _sets(count: int, total: int, digits: range, numbers: range) -> tuple[int, ...]:
    above = digits.start - numbers.start
    return tuple(
        [mask << above for mask, totals in _parts(digits)[count] if not totals >> total & 1]
    )


@lru_cache(maxsize=4)
def _parts(digits: range) -> list[list[tuple[int, int]]]:
    """By their number, all sets of digits; each with the totals of its parts, bit t for t."""
    totals = [1]
    for digit in digits:
        totals += [total | total << digit for total in totals]
    found: list[list[tuple[int, int]]] = [[] for _ in range(len(digits) + 1)]
    for mask, total in enumerate(totals):
        found[mask.bit_count()].append((mask, total))
    return found
