"""A cell that holds one of a few digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet.constraints import _marks
from nonet.constraints._base import Rule
from nonet.errors import LayoutError
from nonet.layout import Cell, Layout
from nonet.layout.marks import Choices, Mark
from nonet.layout.primitives import Restriction

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class AllowedDigits(Rule):
    """A cell holds one of some digits: given candidates; `candidates` in JSON.

    ::

        +-------+
        | 1 2   |
        |       |      1, 2 or 9
        |     9 |
        +-------+

    f-puzzles: `givenPencilMarks` of the grid; Interactive Sudoku Solver: a given of several values.

    Attributes
    ----------
    cell
        Name of the cell.
    digits
        The digits that it may hold.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[AllowedDigits("r1c1", [1, 2])])
    >>> list(layout.violations(bytes([3] + 15 * [0])))
    [(0,)]
    """

    name: ClassVar[str] = "candidates"
    example: ClassVar[tuple[str, ...]] = ("1 2 5 r2c2", "3 6 r4c5")
    explained_by: ClassVar[str] = "allowed_digits"
    is_spatial: ClassVar[bool] = False

    cell: str
    digits: tuple[int, ...]

    if TYPE_CHECKING:

        def __init__(self, cell: Cell, digits: Iterable[int]) -> None: ...

    def _check(self) -> None:
        if not self.digits:
            raise LayoutError("expected 1 or more digits of candidates, found none", "digits-none")

    def _check_fits(self, layout: Layout) -> None:
        self._digits_within(self.digits, self.numbers(layout))

    def lower(self, layout: Layout) -> tuple[Restriction, ...]:
        """One restriction."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Restriction]:
        """One restriction for all cells with the same digits."""
        index = layout.indices
        cells: dict[tuple[int, ...], list[int]] = {}
        rule: Self
        for rule in rules:
            cells.setdefault(rule.digits, []).append(index[rule.cell])
        return [
            Restriction(tuple(found), _mask(digits, layout.numbers))
            for digits, found in cells.items()
        ]

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The digits, small."""
        return tuple(Choices(cell, self.digits) for cell in _marks.indices((self.cell,), layout))


@lru_cache(maxsize=1024)
def _mask(digits: tuple[int, ...], numbers: range) -> int:
    return sum(1 << digit - numbers.start for digit in set(digits))
