"""Little killers: totals along diagonals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet.constraints._base import Cells, CellsRule
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.coordinates import indices_of_names
from nonet.layout.making import DiagonalMaking, Making
from nonet.layout.primitives import EqualTotals


@dataclass(frozen=True, slots=True)
class LittleKiller(CellsRule):
    r"""The digits along a diagonal, from a clue outside the grid, sum to it; they may repeat.

    ::

        12
          \
           3 . .
           . 4 .      3 + 4 + 5 = 12
           . . 5

    The cells are spelled out, and those of any other line will do. f-puzzles: `littlekillersum`;
    Interactive Sudoku Solver: LittleKiller.

    Attributes
    ----------
    cells
        Names of the cells.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[LittleKiller("r1c2 r2c3 r3c4", 5)])
    >>> list(layout.violations(bytes([0, 4, 0, 0, 0, 0, 1] + 9 * [0])))
    [(1, 6)]
    """

    name: ClassVar[str] = "little_killer"
    example: ClassVar[tuple[str, ...]] = ("17 r1c2 r2c3 r3c4 r4c5 r5c6", "9 r6c3 r5c2 r4c1")
    explained_by: ClassVar[str] = "little_killer_sum"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = DiagonalMaking(count=(8, 12), number="total")
    look: ClassVar[Look | None] = ClueLook(has_arrow=True)
    is_diagonal: ClassVar[bool] = True

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"total": sum(digits)}

    def _check_fits(self, layout: Layout) -> None:
        count = len(self.cells)
        self._bounds("a total", count, count * layout.size, self.total)

    def lower(self, layout: Layout) -> tuple[EqualTotals, ...]:
        """One sum."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[EqualTotals]:
        """One sum for each clue."""
        index = indices_of_names(layout.size).__getitem__
        clues: Sequence[Self] = rules
        return [
            EqualTotals((tuple(map(index, clue.cells)),), None, None, (clue.total,))
            for clue in clues
        ]

    def _shown(self) -> str:
        return str(self.total)
