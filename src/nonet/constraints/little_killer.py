"""Little killers: totals along diagonals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells
from nonet.constraints._sums import OutsideTotal
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import DiagonalMaking, Making


@dataclass(frozen=True, slots=True)
class LittleKiller(OutsideTotal):
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
