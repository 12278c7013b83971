"""A search for digits of some cells that obey rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from nonet import Layout
from nonet.constraints._violations import violations
from nonet.layout import Constraint
from nonet.layout.primitives import Primitive, Relation, scope

MOST_TRIED = 30_000
"""Digits that are tried before it is left open."""


class Undecided(Exception):
    """Too much was to be tried."""


def parts(primitive: Primitive) -> Iterator[Primitive]:
    """A relation of many pairs as relations of one pair each."""
    if isinstance(primitive, Relation):
        for pair in zip(primitive.pairs[::2], primitive.pairs[1::2], strict=True):
            yield Relation(pair, primitive.table)
    else:
        yield primitive


def first_filling(
    layout: Layout, rules: Iterable[Constraint], options: Mapping[int, set[int]]
) -> dict[int, int] | None:
    """Digits of some cells that obey rules, where peers differ; those with few are tried first.

    Raises
    ------
    Undecided
        That takes too long.
    """
    digits = bytearray(layout.cell_count)
    around: dict[int, list[Primitive]] = {cell: [] for cell in options}
    for primitive in (part for rule in rules for one in rule.lower(layout) for part in parts(one)):
        for cell in {*scope(primitive)} & options.keys():
            around[cell].append(primitive)
    every = {*range(1, layout.size + 1)}
    houses = [
        house.cells
        for house in layout.houses
        if len(house.cells) == layout.size and options.keys() >= {*house.cells}
    ]

    def lacks(house: Iterable[int], left: Mapping[int, set[int]]) -> bool:
        return bool(every - {digits[c] for c in house}.union(*(left.get(c, ()) for c in house)))

    tried = 0

    def fill(left: Mapping[int, set[int]]) -> bool:
        nonlocal tried
        if not left:
            return True
        if not all(left.values()) or any(lacks(house, left) for house in houses):
            return False
        one = min(left, key=lambda cell: len(left[cell]))
        for value in sorted(left[one]):
            tried += 1
            if tried > MOST_TRIED:
                raise Undecided
            digits[one] = value
            filled = bytes(digits)
            if not any(any(violations(own, filled, layout.size)) for own in around[one]):
                peers = layout.peers[one]
                others = {
                    cell: own - {value} if cell in peers else own
                    for cell, own in left.items()
                    if cell != one
                }
                if fill(others):
                    return True
            digits[one] = 0
        return False

    return {cell: digits[cell] for cell in options} if fill(options) else None
