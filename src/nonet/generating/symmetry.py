"""Symmetries of the square, and the cells that each ties together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from nonet.errors import NonetError

Symmetry = Literal[
    "none",
    "half-turn",
    "quarter-turn",
    "horizontal",
    "vertical",
    "diagonal",
    "anti-diagonal",
    "full",
]
"""Which givens come together: those that a turn, or a mirror that lies so, maps on each other."""

_Move = Callable[[int, int, int], tuple[int, int]]


def _turn(row: int, column: int, last: int) -> tuple[int, int]:
    return column, last - row


def _half_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, last - column


def _horizontal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, column


def _vertical(row: int, column: int, last: int) -> tuple[int, int]:
    return row, last - column


def _diagonal(row: int, column: int, _last: int) -> tuple[int, int]:
    return column, row


def _anti_diagonal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - column, last - row


_MOVES: dict[Symmetry, tuple[_Move, ...]] = {
    "none": (),
    "half-turn": (_half_turn,),
    "quarter-turn": (_turn,),
    "horizontal": (_horizontal,),
    "vertical": (_vertical,),
    "diagonal": (_diagonal,),
    "anti-diagonal": (_anti_diagonal,),
    "full": (_turn, _horizontal),
}


def orbits(size: int, symmetry: Symmetry) -> list[tuple[int, ...]]:
    """Cells that are given all or none, group by group; each cell is in one group.

    Examples
    --------
    >>> orbits(2, "half-turn")
    [(0, 3), (1, 2)]
    """
    if symmetry not in _MOVES:
        names = ", ".join(get_args(Symmetry))
        raise NonetError(f"expected a symmetry out of {names}, found {symmetry!r}")
    groups = []
    seen: set[int] = set()
    for first in range(size * size):
        if first in seen:
            continue
        group = {first}
        waiting = [first]
        while waiting:
            row, column = divmod(waiting.pop(), size)
            for move in _MOVES[symmetry]:
                other_row, other_column = move(row, column, size - 1)
                cell = other_row * size + other_column
                if cell not in group:
                    group.add(cell)
                    waiting.append(cell)
        seen |= group
        groups.append(tuple(sorted(group)))
    return groups
