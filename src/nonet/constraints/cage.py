"""Cages of a killer sudoku."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet.constraints._base import Cells
from nonet.constraints._sums import equal_totals, reach_of
from nonet.constraints._violations import filled
from nonet.constraints.all_different import DistinctCells
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.making import CageMaking, Making
from nonet.layout.primitives import DistinctDigits, Primitive
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Cage(DistinctCells):
    """No digit repeats in the cage, and its digits sum to the total if one is given.

    ::

        +15- - - +
        | 2 . 4  |
        + - - +  |      2 + 4 + 9 = 15
              |9 |
              +- +

    The rule of killer sudoku; `killer_cage` in JSON. f-puzzles: `killercage`; Interactive Sudoku
    Solver: Cage.

    Attributes
    ----------
    cells
        Names of the cells.
    total
        The sum of the digits, `sum` in JSON; None: any.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Cage("r1c1-2", total=5)])
    >>> list(layout.violations(bytes([4, 2] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "killer_cage"
    example: ClassVar[tuple[str, ...]] = ("10 r1c1-2 r2c1", "r3c3-4 r4c3", "8 r5-6c5 r6c4")
    explained_by: ClassVar[str] = "cage_combinations"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = CageMaking(number="total")
    look: ClassVar[Look | None] = OutlineLook("grey", (0.06, 0.045), 0.75)

    total: int | None = None

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int | None = None) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {} if self.total is None else {"total": sum(digits)}

    def _check_fits(self, layout: Layout) -> None:
        DistinctCells._check_fits(self, layout)  # noqa: SLF001 (of its base class)
        if self.total is not None:
            smallest, largest = reach_of(self.numbers(layout), len(self.cells))
            self._bounds("a total", smallest, largest, self.total)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """That the cells differ, and a sum; N cells have but one."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Primitive]:
        """The primitives of several cages."""
        index, count = layout.indices.__getitem__, len(layout.digits)
        found: list[Primitive] = []
        rule: Self
        for rule in rules:
            if rule.total is None or (len(rule.cells) == count and rule.is_house(layout)):
                found += rule.distinct(layout)
            else:
                cells = tuple(map(index, rule.cells))
                found += DistinctDigits(cells), equal_totals(layout, (cells,), totals=(rule.total,))
        return found

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Also the filled cells, where no digits that differ from theirs make up the total."""
        found = list(DistinctCells.violations(self, layout, digits))
        yield from found
        cells = self.indices(layout)
        values = {digits[cell] + layout.shift for cell in cells if digits[cell]}
        if not found and self.total is not None and not self._can_reach(values, layout):
            yield filled(cells, digits)

    def _can_reach(self, values: set[int], layout: Layout) -> bool:
        """Whether other digits in the cells that are left make up what is left of the total."""
        assert self.total is not None
        left, missing = self.total - sum(values), len(self.cells) - len(values)
        # Bit t of entry n: n of the digits so far have the total t.
        totals = [1] + missing * [0]
        for digit in self.numbers(layout):
            if digit in values:
                continue
            for count in range(missing, 0, -1):
                totals[count] |= totals[count - 1] << digit
        return left >= 0 and bool(totals[missing] >> left & 1)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        kind = "free" if self.total is None else "sum"
        return Sentence(f"rule-killer_cage-{kind}")

    def _shown(self) -> str:
        return "" if self.total is None else str(self.total)
