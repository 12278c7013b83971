"""Moves of rows and columns that keep the rules of a layout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from nonet.equivalence._random import Random
from nonet.layout import Constraint, Layout
from nonet.layout.moves import LineOrder, Move, symmetries

_ROUNDS = 3


def random_move(layout: Layout, random: Random) -> tuple[Move, Layout]:
    """A move that keeps the rules of the layout, and the layout with its rules moved.

    If the rules are rows, columns and boxes, or rows and columns only, all moves are equally
    likely. With other rules the move is a random combination of simple moves that keep them.
    """
    if layout.is_plain:
        height, width = layout.box_shape or (layout.size, layout.size)
        move = Move(
            _random_order(layout.size, height, random),
            _random_order(layout.size, width, random),
            transposed=height == width and random.coin(),
        )
        return move, layout
    move, found = Move(_in_order(layout.size), _in_order(layout.size)), layout
    moves = simple_moves(layout)
    for _ in range(_ROUNDS):
        for simple in random.shuffled(moves):
            if random.coin():
                after = moves[simple] if found is layout else moved(found, simple)
                if after is not None:
                    move, found = move.then(simple), after
    return move, found


@lru_cache(maxsize=64)
def simple_moves(layout: Layout) -> Mapping[Move, Layout]:
    """Moves that keep the rules, and the layout after each.

    They are symmetries of the square and exchanges of a few lines.
    """
    found = ((move, moved(layout, move)) for move in _candidates(layout))
    return {move: after for move, after in found if after is not None}


def moved(layout: Layout, move: Move) -> Layout | None:
    """The layout with its constraints moved; None where the move does not keep all rules.

    Rows, columns and regions stay as they are, so that each house has to come from a house.
    """
    constraints = []
    for constraint in layout.constraints:
        after = constraint.moved(layout, move)
        if after is None:
            return None
        constraints.append(after)
    result = layout.with_constraints(constraints) if constraints else layout
    rows, columns, size = move.rows, move.columns, layout.size
    sources = _houses(layout).cells
    houses = _houses(result)
    if len(sources) != len(houses.cells):
        return None
    kept = all(
        frozenset([rows[row] * size + columns[column] for row, column in house]) in sources
        for house in (houses.turned if move.transposed else houses.places)
    )
    return result if kept else None


def fixed_constraints(layout: Layout) -> tuple[Constraint, ...]:
    """The constraints that some rotation or reflection of the grid does not keep.

    A scramble does without those moves, which the regions would allow.

    Examples
    --------
    >>> from nonet.constraints import DutchFlatmates, Thermometer
    >>> fixed_constraints(Layout.of_size(9, constraints=[DutchFlatmates(), Thermometer("r1c1-2")]))
    (DutchFlatmates(),)
    """
    regions = layout.with_constraints(())
    allowed = [move for move in symmetries(layout.size) if moved(regions, move) is not None]
    return tuple(
        one
        for one in layout.constraints
        if any(moved(regions.with_constraints([one]), move) is None for move in allowed)
    )


class _Houses(NamedTuple):
    """The houses of a layout.

    Attributes
    ----------
    cells
        The cells of each.
    places, turned
        Row and column, and column and row, of the cells of those that are not rows or columns:
        these cannot break. Houses of constraints come last in a layout and break first, so they
        are first here.
    """

    cells: frozenset[frozenset[int]]
    places: list[list[tuple[int, int]]]
    turned: list[list[tuple[int, int]]]


@lru_cache(maxsize=64)
def _houses(layout: Layout) -> _Houses:
    places = [
        [divmod(cell, layout.size) for cell in house.cells]
        for house in layout.houses[::-1]
        if not house.is_line
    ]
    return _Houses(
        frozenset(frozenset(house.cells) for house in layout.houses),
        places,
        [[(column, row) for row, column in house] for house in places],
    )


def _random_order(size: int, chute: int, random: Random) -> LineOrder:
    """Chutes of `chute` lines in any order, and the lines of each."""
    chutes = [range(start, start + chute) for start in range(0, size, chute)]
    return tuple(line for lines in random.shuffled(chutes) for line in random.shuffled(lines))


def _in_order(size: int) -> LineOrder:
    return tuple(range(size))


def _candidates(layout: Layout) -> Iterator[Move]:
    """The symmetries of the square; then rows moved, columns moved, or both alike."""
    size = layout.size
    in_order = _in_order(size)
    yield from symmetries(size)
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


def _spread(size: int, chute: int) -> LineOrder:
    """The first lines of all chutes, then the second lines, and so on."""
    return tuple(line for first in range(chute) for line in range(first, size, chute))


def _few_lines(size: int, chute: int) -> tuple[LineOrder, ...]:
    """Orders that exchange two lines, two chutes, or two places of all chutes.

    Each of them also together with the same at the other end, as diagonals need it.
    """
    starts = range(0, size, chute)
    swaps = [
        *([(start + i, start + j)] for start in starts for i, j in combinations(range(chute), 2)),
        *([(a + i, b + i) for i in range(chute)] for a, b in combinations(starts, 2)),
        *([(start + i, start + j) for start in starts] for i, j in combinations(range(chute), 2)),
    ]
    orders: dict[LineOrder, None] = {}
    for pairs in swaps:
        mirrored = [(size - 1 - i, size - 1 - j) for i, j in pairs]
        orders[_exchange(size, pairs)] = None
        orders[_exchange(size, [*pairs, *mirrored])] = None
    orders.pop(_in_order(size), None)  # what is its own mirror image comes back
    return tuple(orders)


def _exchange(size: int, pairs: list[tuple[int, int]]) -> LineOrder:
    lines = list(range(size))
    for i, j in pairs:
        lines[i], lines[j] = lines[j], lines[i]
    return tuple(lines)
