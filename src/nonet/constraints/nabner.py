"""Nabner lines: renbans backwards."""

from __future__ import annotations

from itertools import chain, combinations
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_cells
from nonet.constraints._pairs import are_apart, table
from nonet.constraints.strokes import once
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.primitives import Relation


class NabnerLine(CellsRule):
    """No two digits on the line, wherever on it, are the same or consecutive.

    ::

        1--9--4--7

    f-puzzles: `nabner`; Interactive Sudoku Solver: PairX.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(9, constraints=[NabnerLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 4, 2] + 78 * [0])))
    [(0, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "nabner_line"
    example: ClassVar[tuple[str, ...]] = ("r3c2-4",)
    explained_by: ClassVar[str] = "nabner_digits"
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        count=(6, 9), lengths=((3, 3), (4, 2)), most=OfSize(plus=1, over=2, least=2)
    )
    look: ClassVar[Look | None] = LineLook(
        "gold", core=(0.24, 0.12, 0, 0.12), usual=("#c9c040", 5 / 32)
    )
    least = 2
    may_close = True
    may_branch = True

    def _check_fits(self, layout: Layout) -> None:
        check_cells(self, once(self.cells), 2, max(2, (len(self.numbers(layout)) + 1) // 2))

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation of all pairs."""
        pairs = chain.from_iterable(combinations(self.indices_once(layout), 2))
        return (Relation(tuple(pairs), table(are_apart, 2, layout.numbers)),)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """A line with each cell once."""
        del layout
        return self._along(once(self.cells))
