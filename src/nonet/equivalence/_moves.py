"""Moves of rows and columns that keep the rules of a layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations

from nonet._arguments import instance
from nonet.equivalence.random import Random
from nonet.layout import Constraint, HouseConstraint, Layout
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
    move = Move(_in_order(layout.size), _in_order(layout.size))
    moves = simple_moves(layout)
    # One such move after another keeps houses, but not all rules: one diagonal becomes the other.
    houses_alone = all(isinstance(rule, HouseConstraint) for rule in layout.constraints)
    test = None if houses_alone else keeps(layout)
    for _ in range(_ROUNDS):
        for simple in random.shuffled(moves):
            if random.coin():
                after = move.then(simple)
                if test is None or test(after):
                    move = after
    return move, moved(layout, move)


@lru_cache(maxsize=64)
def simple_moves(layout: Layout) -> tuple[Move, ...]:
    """Moves that keep the rules: symmetries of the square and exchanges of a few lines."""
    return tuple(filter(keeps(layout), _candidates(layout)))


def keeps(layout: Layout) -> Callable[[Move], bool]:
    """Test of moves: whether each house comes from a house, and all constraints are kept.

    Rules that are houses and say themselves how they move, such as extra regions, need no test.
    """
    fixed = [rule for rule in layout.constraints if isinstance(rule, HouseConstraint)]
    others = [rule for rule in layout.constraints if not isinstance(rule, HouseConstraint)]
    frame = layout.with_constraints(fixed)
    size = layout.size
    targets = {frozenset(house.cells) for house in frame.houses}
    # Rows and columns cannot break; houses of constraints, which come last, break first.
    houses = [
        [divmod(cell, size) for cell in house.cells]
        for house in frame.houses[::-1]
        if not house.is_line
    ]
    turned = [[(column, row) for row, column in house] for house in houses]

    def test(move: Move) -> bool:
        rows, columns = move.rows, move.columns
        return all(rule.is_kept_by(layout, move) for rule in others) and all(
            frozenset([rows[row] * size + columns[column] for row, column in house]) in targets
            for house in (turned if move.transposed else houses)
        )

    return test


def moved(layout: Layout, move: Move) -> Layout:
    """The layout with its constraints moved, by a move that keeps them.

    Rows, columns and regions stay as they are.
    """
    if not layout.constraints:
        return layout
    return layout.with_constraints([rule.moved(layout, move) for rule in layout.constraints])


def fixed_constraints(layout: Layout) -> tuple[Constraint, ...]:
    """The constraints that some rotation or reflection of the grid does not keep.

    A scramble does without those moves, which the regions would allow.

    Examples
    --------
    >>> from nonet.constraints import DutchFlatmates, Thermometer
    >>> fixed_constraints(Layout.of_size(9, constraints=[DutchFlatmates(), Thermometer("r1c1-2")]))
    (DutchFlatmates(),)
    """
    instance(layout, Layout, "a Layout")
    return _fixed(layout) if layout.constraints else ()


@lru_cache(maxsize=64)
def _fixed(layout: Layout) -> tuple[Constraint, ...]:
    regions = layout.with_constraints(())
    allowed = list(filter(keeps(regions), symmetries(layout.size)))

    def is_fixed(rule: Constraint) -> bool:
        if isinstance(rule, HouseConstraint):
            return not all(map(keeps(regions.with_constraints([rule])), allowed))
        return not all(rule.is_kept_by(layout, move) for move in allowed)

    return tuple(filter(is_fixed, layout.constraints))


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
