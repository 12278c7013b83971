"""Rellik cages: killer cages backwards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._sets import check_sets
from nonet.layout import Layout
from nonet.layout.primitives import DigitSets


@dataclass(frozen=True, slots=True)
class RellikCage(CellsRule):
    """No digit is twice in the cage, and no digits in it, one or several, have the total.

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

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a total", 1, layout.size * (layout.size + 1) // 2, self.total)
        check_sets(self, self.cells, layout)

    def lower(self, layout: Layout) -> tuple[DigitSets, ...]:
        """The sets of digits of which no part has the total."""
        return (DigitSets(self.indices(layout), _sets(len(self.cells), self.total, layout.size)),)


@lru_cache
def _sets(count: int, total: int, size: int) -> tuple[int, ...]:
    sets = []
    for digits in combinations(range(1, size + 1), count):
        totals = 1  # bit t is set if some of the digits have the total t
        for digit in digits:
            totals |= totals << digit
        if not totals >> total & 1:
            sets.append(sum(1 << digit - 1 for digit in digits))
    return tuple(sets)
