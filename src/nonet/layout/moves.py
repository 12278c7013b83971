"""Moves of cells: rows and columns in a new order, and transposed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from nonet.layout.coordinates import indices_of_names

LineOrder = tuple[int, ...]
"""Which line comes to each place."""


@dataclass(frozen=True, slots=True)
class Move:
    """Rows and columns in a new order, and possibly transposed.

    Cell (r, c) of the moved grid is cell (rows[r], columns[c]) of the grid; if transposed, cell
    (rows[c], columns[r]).
    """

    rows: LineOrder
    columns: LineOrder
    transposed: bool = False

    @property
    def is_symmetry(self) -> bool:
        """Whether it is a rotation or reflection of the square, or leaves all as it is."""
        in_order = tuple(range(len(self.rows)))
        return {self.rows, self.columns} <= {in_order, in_order[::-1]}

    def sources(self) -> list[int]:
        """For each cell of the moved grid the cell of the grid that moves there."""
        starts = [row * len(self.rows) for row in self.rows]
        if self.transposed:
            return [start + column for column in self.columns for start in starts]
        return [start + column for start in starts for column in self.columns]

    def targets(self) -> list[int]:
        """For each cell of the grid the cell that it moves to."""
        targets = [0] * len(self.rows) ** 2
        for target, source in enumerate(self.sources()):
            targets[source] = target
        return targets

    def then(self, other: Move) -> Move:
        """The move that does this one and then another one."""
        first, second = other.rows, other.columns
        if self.transposed:
            first, second = second, first
        return Move(
            tuple(self.rows[line] for line in first),
            tuple(self.columns[line] for line in second),
            self.transposed != other.transposed,
        )


def symmetries(size: int) -> tuple[Move, ...]:
    """The rotations and reflections of the square, without the one that moves nothing.

    Examples
    --------
    >>> len(symmetries(9))
    7
    """
    in_order = tuple(range(size))
    reverse = in_order[::-1]
    moves = (
        Move(rows, columns, transposed)
        for rows, columns, transposed in product(
            (in_order, reverse), (in_order, reverse), (False, True)
        )
    )
    return tuple(move for move in moves if move != Move(in_order, in_order))


@lru_cache(maxsize=64)
def names_after(move: Move) -> Mapping[str, str]:
    """The name of the cell that each cell moves to.

    Examples
    --------
    >>> names_after(Move((0, 1), (1, 0)))["r1c1"]
    'r1c2'
    """
    index = indices_of_names(len(move.rows))
    names = tuple(index)
    return dict(zip(index, map(names.__getitem__, move.targets()), strict=True))
