"""Battenburgs: four cells round a corner that are odd and even like a chessboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_cells
from nonet.constraints._pairs import differ_in_remainder, table
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import Look, SpotLook
from nonet.layout.making import CornerMaking, Making
from nonet.layout.marks import Mark, Spot
from nonet.layout.primitives import Relation

_SIDE = 0.2
"""Of the four squares that are drawn."""

_PINK = SpotLook("pink", is_filled=True, edge=0.7, form="square", fill="#f067f0", border="#000000")
_PLAIN = SpotLook("grey", edge=0.7, form="square", fill="#ffffff", border="#000000")


class Battenburg(CellsRule):
    """Of four cells that meet in a corner, two that share a side are odd and even.

    ::

        3 | 8
        --#--      3 and 7 are odd, 8 and 4 even
        4 | 7

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Battenburg("r1-2c1-2")])
    >>> list(layout.violations(bytes([1, 3] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    is_on_board: ClassVar[bool] = True
    name: ClassVar[str] = "battenburg"
    example: ClassVar[tuple[str, ...]] = ("r2-3c2-3", "r4-5c4-5")
    explained_by: ClassVar[str] = "parity_alternation"
    making: ClassVar[Making | None] = CornerMaking(count=(6, 12), lengths=((4, 1.0),))
    look: ClassVar[Look | None] = _PINK

    def _check(self) -> None:
        check_cells(self, self.cells, 4, 4)

    def _check_fits(self, layout: Layout) -> None:
        first, *others = sorted(self.indices(layout))
        size = layout.size
        if others != [first + 1, first + size, first + size + 1] or first % size == size - 1:
            raise LayoutError(
                f"expected four cells of {self.name} that meet in a corner, "
                f"found {', '.join(self.cells)}",
                "corner",
            )

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Relation]:
        """One relation for all of them."""
        pairs: list[int] = []
        rule: Self
        for rule in rules:
            a, b, c, d = sorted(rule.indices(layout))
            pairs += (a, b, c, d, a, c, b, d)
        return (
            [Relation(tuple(pairs), table(differ_in_remainder, 2, layout.numbers))] if pairs else []
        )

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """Four small squares at the corner, like those of a cake."""
        down, right = divmod(min(self.indices(layout)), layout.size)
        return tuple(
            Spot(
                right + 1 + across * _SIDE / 2,
                down + 1 + along * _SIDE / 2,
                _SIDE,
                "square",
                _PINK if across == along else _PLAIN,
            )
            for along in (-1, 1)
            for across in (-1, 1)
        )
