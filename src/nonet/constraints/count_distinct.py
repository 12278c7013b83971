"""A cell that counts the different digits of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints.strokes import check_cells
from nonet.layout import Cell, Layout, primitives
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.coordinates import indices_of_names
from nonet.layout.marks import CellsOutline, Mark

_COUNTING = OutlineLook("purple")
"""How the cell that counts looks."""


@dataclass(frozen=True, slots=True)
class CountDistinct(Rule):
    """The digit of a cell is the number of different digits in other cells.

    ::

        1 4 1
        4(3)9      three different digits around it
        1 9 4

    Interactive Sudoku Solver: CountDistinct.

    Attributes
    ----------
    cell
        Name of the cell that counts.
    cells
        Names of the cells that are counted.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[CountDistinct("r1c1", "r2c1 r3c2 r4c3")])
    >>> list(layout.violations(bytes([3, 0, 0, 0, 2, 0, 0, 0, 0, 2] + 6 * [0])))
    [(0, 4, 9)]
    """

    name: ClassVar[str] = "count_distinct"
    example: ClassVar[tuple[str, ...]] = ("r3c3 r2c2-4 r4c2-4",)
    explained_by: ClassVar[str] = "counted_digits"
    look: ClassVar[Look | None] = OutlineLook("purple", (0.12, 0.04, 0.03, 0.04, 0.03, 0.04))
    is_spatial: ClassVar[bool] = False

    cell: str
    cells: tuple[str, ...]

    if TYPE_CHECKING:

        def __init__(self, cell: Cell, cells: Cells) -> None: ...

    def _check(self) -> None:
        check_cells(self, self.cells)

    def lower(self, layout: Layout) -> tuple[primitives.DistinctCount, ...]:
        """One count."""
        index = indices_of_names(layout.size)
        cells = tuple(map(index.__getitem__, self.cells))
        return (primitives.DistinctCount(index[self.cell], cells),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells outlined with a letter, and the one that counts with it too."""
        key = repr((self.cell, self.cells))
        (cell,) = _marks.indices([self.cell], layout)
        return (
            *self._drawn(_marks.indices(self.cells, layout), layout, letter=key),
            CellsOutline((cell,), _COUNTING, "#", letter=key),
        )
