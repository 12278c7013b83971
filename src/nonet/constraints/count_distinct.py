"""A cell that counts the different digits of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints._cells import check_cells
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Cell, Layout, primitives
from nonet.layout.appearance import Look, OutlineLook
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

    def _check_fits(self, layout: Layout) -> None:
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[primitives.Primitive, ...]:
        """One count."""
        index = layout.indices
        cells = tuple(map(index.__getitem__, self.cells))
        if layout.shift == 0:
            return (primitives.DistinctCount(index[self.cell], cells),)
        are_digits = max(cells) < layout.cell_count
        counted = layout.digits if are_digits else layout.numbers
        machine = _machine(counted, self.inputs(layout), self.name)
        return (primitives.Automaton((index[self.cell], *cells), machine),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The cells outlined with a letter, and the one that counts with it too."""
        key = repr((self.cell, self.cells))
        cell = _marks.indices([self.cell], layout)
        return (
            *self._drawn(_marks.indices(self.cells, layout), layout, letter=key),
            *([CellsOutline(cell, _COUNTING, "#", letter=key)] if cell else ()),
        )


@kept
def _machine(counted: range, numbers: InputNumbers, name: str) -> primitives.Machine:
    """States: the number of different digits, -1 at the start, and the mask of those so far."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        count, seen = state
        if count < 0:
            return (digit, 0) if 0 <= digit <= len(counted) else None
        if digit not in counted:
            return None
        seen |= 1 << digit - counted.start
        return (count, seen) if seen.bit_count() <= count else None

    def accepts(state: tuple[int, int]) -> bool:
        return state[1].bit_count() == state[0]

    return _machines.build(numbers, [(-1, 0)], read, accepts, name)
