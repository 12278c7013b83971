"""Moves of rows and columns that keep the rules of a layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from nonet.equivalence._random import Random
from nonet.layout import Layout

TechniqueOrder = tuple[int, ...]
"""Which line comes to each place."""

_ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Move:
    """Rows and columns in a new order, and possibly transposed.

    Cell (r, c) of the moved grid is cell (rows[r], columns[c]) of the grid; if transposed, cell
    (rows[c], columns[r]).
    """

    rows: TechniqueOrder
    columns: TechniqueOrder
    transposed: bool = False

    def source(self, cell: int) -> int:
        """Cell of the grid that moves to `cell` of the moved grid."""
        size = len(self.rows)
        row, column = divmod(cell, size)
        if self.transposed:
            row, column = column, row
        return self.rows[row] * size + self.columns[column]

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


def random_move(layout: Layout, random: Random) -> Move:
    """A move that keeps the rules of the layout.

    If the rules are rows, columns and boxes, or rows and columns only, all moves are equally
    likely. With other rules the move is a random combination of simple moves that keep them.
    """
    if layout.is_plain:
        height, width = layout.box_shape or (layout.size, layout.size)
        return Move(
            _random_order(layout.size, height, random),
            _random_order(layout.size, width, random),
            transposed=height == width and random.coin(),
        )
    move = Move(_in_order(layout.size), _in_order(layout.size))
    moves = simple_moves(layout)
    for _ in range(_ROUNDS):
        for simple in random.shuffled(moves):
            if random.coin():
                move = move.then(simple)
    return move


@lru_cache(maxsize=64)
def simple_moves(layout: Layout) -> tuple[Move, ...]:
    """Moves that keep the rules: symmetries of the square and exchanges of a few lines."""
    return tuple(filter(keeps(layout), _candidates(layout)))


def keeps(layout: Layout) -> Callable[[Move], bool]:
    """Test of moves: whether each region comes from a house, and constraints are kept."""
    # Rows and columns cannot break; constraints are the first to do so.
    regions = [house.cells for house in layout.houses if house.is_region]

    def test(move: Move) -> bool:
        return all(
            constraint.is_kept_by(layout, move.source) for constraint in layout.constraints
        ) and all(layout.has_house(map(move.source, cells)) for cells in regions)

    return test


def _random_order(size: int, chute: int, random: Random) -> TechniqueOrder:
    """Chutes of `chute` lines in any order, and the lines of each."""
    chutes = [range(start, start + chute) for start in range(0, size, chute)]
    return tuple(line for lines in random.shuffled(chutes) for line in random.shuffled(lines))


def _in_order(size: int) -> TechniqueOrder:
    return tuple(range(size))


def _candidates(layout: Layout) -> Iterator[Move]:
    """The symmetries of the square; then rows moved, columns moved, or both alike."""
    size = layout.size
    in_order, reverse = _in_order(size), _in_order(size)[::-1]
    for rows, columns, transposed in product((in_order, reverse), (in_order, reverse), (0, 1)):
        if (rows, columns, transposed) != (in_order, in_order, 0):
            yield Move(rows, columns, bool(transposed))
    height, width = layout.box_shape or (size, size)
    if layout.constraints and layout.box_shape is not None:
        # With disjoint groups, boxes become groups and groups boxes.
        yield Move(_spread(size, height), _spread(size, width), transposed=True)
    row_orders, column_orders = _few_lines(size, height), _few_lines(size, width)
    for order in row_orders:
        yield Move(order, in_order)
    for order in column_orders:
        yield Move(in_order, order)
    for order in dict.fromkeys((*row_orders, *column_orders)):
        yield Move(order, order)


def _spread(size: int, chute: int) -> TechniqueOrder:
    """The first lines of all chutes, then the second lines, and so on."""
    return tuple(line for first in range(chute) for line in range(first, size, chute))


def _few_lines(size: int, chute: int) -> tuple[TechniqueOrder, ...]:
    """Orders that exchange two lines, two chutes, or two places of all chutes.

    Each of them also together with the same at the other end, as diagonals need it.
    """
    starts = range(0, size, chute)
    swaps = [
        *([(start + i, start + j)] for start in starts for i, j in combinations(range(chute), 2)),
        *([(a + i, b + i) for i in range(chute)] for a, b in combinations(starts, 2)),
        *([(start + i, start + j) for start in starts] for i, j in combinations(range(chute), 2)),
    ]
    orders: dict[TechniqueOrder, None] = {}
    for pairs in swaps:
        mirrored = [(size - 1 - i, size - 1 - j) for i, j in pairs]
        orders[_exchange(size, pairs)] = None
        orders[_exchange(size, [*pairs, *mirrored])] = None
    orders.pop(_in_order(size), None)  # what is its own mirror image comes back
    return tuple(orders)


def _exchange(size: int, pairs: list[tuple[int, int]]) -> TechniqueOrder:
    lines = list(range(size))
    for i, j in pairs:
        lines[i], lines[j] = lines[j], lines[i]
    return tuple(lines)
