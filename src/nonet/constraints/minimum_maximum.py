"""Cells below or above all their neighbours."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._pairs import ADJACENT, is_less, steps, table
from nonet.layout import Layout
from nonet.layout.appearance import FillLook, Look
from nonet.layout.making import CellMaking, Making
from nonet.layout.marks import Chevrons, Mark
from nonet.layout.primitives import Relation


class Minimum(CellsRule):
    """Each of the cells is smaller than every cell that shares a side and is not one of them.

    ::

          v
        > 2 <      2 is below what is above, below, left and right
          ^

    Two neighbouring cells of the list do not restrain each other. f-puzzles: `minimum`.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(3, constraints=[Minimum("r1c1")])
    >>> list(layout.violations(bytes([2, 1, 0, 3, 0, 0, 0, 0, 0])))
    [(0, 1)]
    """

    __slots__ = ()
    is_on_board: ClassVar[bool] = True
    name: ClassVar[str] = "minimum"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r4c5",)
    explained_by: ClassVar[str] = "inequality"
    making: ClassVar[Making | None] = CellMaking()
    look: ClassVar[Look | None] = FillLook("grey")

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation, from each cell to its neighbours."""
        pairs = _outwards(self.indices(layout), layout.size, layout.holes)
        return (Relation(pairs, table(is_less, 0, layout.numbers)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells shaded, with arrowheads at their sides."""
        cells = self.indices(layout)
        return (
            *self._drawn(cells, layout),
            *(Chevrons(cell, are_inward=True) for cell in cells),
        )


class Maximum(CellsRule):
    """Each of the cells is larger than every cell that shares a side and is not one of them.

    ::

          ^
        < 8 >      8 is above what is above, below, left and right
          v

    Two neighbouring cells of the list do not restrain each other. f-puzzles: `maximum`.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(3, constraints=[Maximum("r1c1")])
    >>> list(layout.violations(bytes([2, 1, 0, 3, 0, 0, 0, 0, 0])))
    [(3, 0)]
    """

    __slots__ = ()
    is_on_board: ClassVar[bool] = True
    name: ClassVar[str] = "maximum"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r4c5",)
    explained_by: ClassVar[str] = "inequality"
    making: ClassVar[Making | None] = CellMaking()
    look: ClassVar[Look | None] = FillLook("grey")

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation, from the neighbours to each cell."""
        pairs = _outwards(self.indices(layout), layout.size, layout.holes)[::-1]
        return (Relation(pairs, table(is_less, 0, layout.numbers)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells shaded, with arrowheads at their sides."""
        cells = self.indices(layout)
        return (
            *self._drawn(cells, layout),
            *(Chevrons(cell, are_inward=False) for cell in cells),
        )


@lru_cache
def _outwards(cells: tuple[int, ...], size: int, holes: tuple[int, ...]) -> tuple[int, ...]:
    """Pairs of one of the cells and a neighbour that is none of them."""
    own = set(cells)
    pairs = steps(size, ADJACENT, holes)
    return tuple(
        cell
        for a, b in zip(pairs[::2], pairs[1::2], strict=True)
        if (a in own) != (b in own)
        for cell in ((a, b) if a in own else (b, a))
    )
