"""Zipper lines."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._sums import BalancedLine, balance
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import EqualTotals


class ZipperLine(BalancedLine):
    """Cells equally far from the middle have one total, which is the digit of a middle cell.

    ::

        2--4--6--3--5      no: 2 + 5 = 4 + 3, but the middle is not 7
        2--4--7--3--5      yes

    f-puzzles: `zipperline`; Interactive Sudoku Solver: Zipper.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ZipperLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 4, 2] + 13 * [0])))
    [(0, 2, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "zipper_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "zipper_totals"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(lengths=((3, 2), (5, 3), (7, 1)), least=3)
    look: ClassVar[Look | None] = LineLook(
        "purple", core=(), usual=("#b080e0", 5 / 32), hues=("purple", "pink")
    )

    def lower(self, layout: Layout) -> tuple[EqualTotals, ...]:
        """One sum of pairs, and the middle."""
        cells = self.indices(layout)
        half = len(cells) // 2
        groups = tuple(zip(cells[:half], cells[: -half - 1 : -1], strict=True))
        middle = ((cells[half],),) if len(cells) % 2 else ()
        return (balance(layout, (*groups, *middle)),)
