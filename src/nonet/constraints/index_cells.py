"""Cells that say where a digit is: in their row, their column or their box."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_square
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import FillLook, Look
from nonet.layout.moves import Move, names_after
from nonet.layout.primitives import Relation, Restriction


class _IndexRule(CellsRule):
    """Each cell with digit v says that the v-th cell of a house holds the cell's own number."""

    __slots__ = ()
    is_on_board: ClassVar[bool] = True

    @staticmethod
    @abstractmethod
    def _house(cell: int, size: int, box_shape: tuple[int, int]) -> range | list[int]:
        """The cells of the house of a cell, by their number."""

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether the houses of its cells keep the order of their cells.

        Columns in order that become rows do, so that column indices become row indices.
        """
        return self._kind_after(layout, move) is not None

    def moved(self, layout: Layout, move: Move) -> CellsRule:
        """The rule of the moved cells."""
        names = names_after(move)
        kind = self._kind_after(layout, move) or type(self)
        return kind([names[cell] for cell in self.cells])

    def _kind_after(self, layout: Layout, move: Move) -> type[_IndexRule] | None:
        size, box_shape = layout.size, layout.box_shape or (1, layout.size)
        targets = move.targets()
        houses = [
            (targets[cell], [targets[member] for member in self._house(cell, size, box_shape)])
            for cell in self.indices(layout)
        ]
        for kind in (type(self), *_TRANSPOSED.get(type(self), ())):
            house_of = kind._house  # noqa: SLF001 (of this class)
            if all(list(house_of(cell, size, box_shape)) == house for cell, house in houses):
                return kind
        return None

    def _check_fits(self, layout: Layout) -> None:
        check_square(self, layout)

    def lower(self, layout: Layout) -> tuple[Relation | Restriction, ...]:
        """A relation for each digit and each own number of cells."""
        box_shape = layout.box_shape or (1, layout.size)
        cells = self.indices(layout)
        found = _relations(self._house, cells, layout.size, box_shape, layout.numbers)
        if layout.is_usual:
            return found
        places = sum(
            1 << digit - layout.numbers.start
            for digit in layout.digits
            if 1 <= digit <= layout.size
        )
        return (*found, Restriction(cells, places))


class ColumnIndex(_IndexRule):
    """The digit of each of the cells is the column in which its row holds the cell's column.

    ::

        . 4 . 2      r1c2 holds 4: r1c4 holds 2

    f-puzzles: `columnindexer`; Interactive Sudoku Solver: Indexing.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ColumnIndex("r1c2")])
    >>> list(layout.violations(bytes([0, 4, 0, 3] + 12 * [0])))
    [(1, 3)]
    """

    __slots__ = ()
    name: ClassVar[str] = "column_index"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r4c2 r5c2",)
    explained_by: ClassVar[str] = "index_cells"
    look: ClassVar[Look | None] = FillLook("red", "sides")

    @staticmethod
    def _house(cell: int, size: int, box_shape: tuple[int, int]) -> range:
        del box_shape
        return range(cell - cell % size, cell - cell % size + size)


class RowIndex(_IndexRule):
    """The digit of each of the cells is the row in which its column holds the cell's row.

    ::

        .
        4      r2c1 holds 4: r4c1 holds 2
        .
        2

    f-puzzles: `rowindexer`; Interactive Sudoku Solver: Indexing.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[RowIndex("r1c1")])
    >>> list(layout.violations(bytes([4] + 11 * [0] + [3, 0, 0, 0])))
    [(0, 12)]
    """

    __slots__ = ()
    name: ClassVar[str] = "row_index"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r2c4 r2c5",)
    explained_by: ClassVar[str] = "index_cells"
    look: ClassVar[Look | None] = FillLook("green", "ends")

    @staticmethod
    def _house(cell: int, size: int, box_shape: tuple[int, int]) -> range:
        del box_shape
        return range(cell % size, size * size, size)


class BoxIndex(_IndexRule):
    """The digit of each of the cells is the place in its box that holds the cell's own place.

    ::

        4 . | . .
        . 1 | . .      r1c1 is place 1 and holds 4: place 4, r2c2, holds 1

    Places count row by row from 1. f-puzzles: `boxindexer`.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[BoxIndex("r1c1")])
    >>> list(layout.violations(bytes([4, 0, 0, 0, 0, 2] + 10 * [0])))
    [(0, 5)]
    """

    __slots__ = ()
    name: ClassVar[str] = "box_index"
    example: ClassVar[tuple[str, ...]] = ("r1c2 r3c5 r6c4",)
    explained_by: ClassVar[str] = "index_cells"
    look: ClassVar[Look | None] = FillLook("blue", "all")

    def _check_fits(self, layout: Layout) -> None:
        if layout.box_shape is None:
            raise LayoutError(f"expected a layout with boxes for {self.name}, found none", "boxes")
        _IndexRule._check_fits(self, layout)  # noqa: SLF001 (of its base class)

    @staticmethod
    def _house(cell: int, size: int, box_shape: tuple[int, int]) -> list[int]:
        rows, columns = box_shape
        row, column = divmod(cell, size)
        corner = row // rows * rows * size + column // columns * columns
        return [corner + r * size + c for r in range(rows) for c in range(columns)]


_TRANSPOSED: dict[type[_IndexRule], tuple[type[_IndexRule], ...]] = {
    ColumnIndex: (RowIndex,),
    RowIndex: (ColumnIndex,),
}


@lru_cache
def _relations(
    house_of: Callable[[int, int, tuple[int, int]], range | list[int]],
    cells: tuple[int, ...],
    size: int,
    box_shape: tuple[int, int],
    numbers: range,
) -> tuple[Relation, ...]:
    pairs: dict[tuple[int, int], list[int]] = {}
    for cell in cells:
        house = house_of(cell, size, box_shape)
        own = house.index(cell) + 1
        for digit, target in enumerate(house, 1):
            if target != cell:
                pairs.setdefault((digit, own), []).extend((cell, target))
    return tuple(
        Relation(tuple(flat), _table(digit, own, numbers)) for (digit, own), flat in pairs.items()
    )


@lru_cache(maxsize=4096)
def _table(digit: int, own: int, numbers: range) -> tuple[int, ...]:
    """Where the first cell has the digit, the second has the number."""
    every = (1 << len(numbers)) - 1
    there = 1 << own - numbers.start if own in numbers else 0
    return tuple(there if x == digit else every for x in numbers)
