"""Symmetries of the square, and the groups of cells that they relate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from nonet.errors import NonetError
from nonet.layout.moves import Move, symmetries

Symmetry = Literal[
    "none",
    "half-turn",
    "quarter-turn",
    "top-bottom",
    "left-right",
    "diagonal",
    "anti-diagonal",
    "full",
    "horizontal",
    "vertical",
]
"""The rotation or reflection that leaves the pattern of givens unchanged.

"top-bottom" mirrors the upper half to the lower one, "left-right" the left half to the right one;
"horizontal" and "vertical", after the axis of the mirror, are older names of these two.
"""

_ALIASES: dict[Symmetry, Symmetry] = {"horizontal": "top-bottom", "vertical": "left-right"}

_Move = Callable[[int, int, int], tuple[int, int]]


def _turn(row: int, column: int, last: int) -> tuple[int, int]:
    return column, last - row


def _half_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, last - column


def _top_bottom(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, column


def _left_right(row: int, column: int, last: int) -> tuple[int, int]:
    return row, last - column


def _diagonal(row: int, column: int, _last: int) -> tuple[int, int]:
    return column, row


def _anti_diagonal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - column, last - row


_MOVES: dict[Symmetry, tuple[_Move, ...]] = {
    "none": (),
    "half-turn": (_half_turn,),
    "quarter-turn": (_turn,),
    "top-bottom": (_top_bottom,),
    "left-right": (_left_right,),
    "diagonal": (_diagonal,),
    "anti-diagonal": (_anti_diagonal,),
    "full": (_turn, _top_bottom),
}

SYMMETRIES: tuple[Symmetry, ...] = tuple(_MOVES)
"""All symmetries, each by its first name."""


def orbits(size: int, symmetry: Symmetry) -> list[tuple[int, ...]]:
    """Groups of cells that are either all given or all empty; each cell is in one group.

    Examples
    --------
    >>> orbits(2, "half-turn")
    [(0, 3), (1, 2)]
    """
    moves = _MOVES.get(_ALIASES.get(symmetry, symmetry))
    if moves is None:
        names = ", ".join(SYMMETRIES)
        raise NonetError(f"expected a symmetry from {names}, found {symmetry!r}")
    groups = []
    seen: set[int] = set()
    for first in range(size * size):
        if first in seen:
            continue
        group = {first}
        waiting = [first]
        while waiting:
            row, column = divmod(waiting.pop(), size)
            for move in moves:
                other_row, other_column = move(row, column, size - 1)
                cell = other_row * size + other_column
                if cell not in group:
                    group.add(cell)
                    waiting.append(cell)
        seen |= group
        groups.append(tuple(sorted(group)))
    return groups


def moves_of(size: int, symmetry: Symmetry) -> tuple[Move, ...]:
    """The rotations and reflections of a symmetry, without the one that moves nothing.

    Examples
    --------
    >>> [len(moves_of(9, symmetry)) for symmetry in ("none", "half-turn", "quarter-turn", "full")]
    [0, 1, 3, 7]
    """
    orbit_of = {cell: orbit for orbit in orbits(size, symmetry) for cell in orbit}
    return tuple(
        move
        for move in symmetries(size)
        if all(target in orbit_of[cell] for cell, target in enumerate(move.targets()))
    )
