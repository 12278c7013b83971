"""Whether two layouts mean the same, however their rules are cut into pieces.

The normal form of a layout is what its rules are made of: for each pair of cells the digits that go
together, for each cell its digits, and the sums, counts and machines, in one order.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

from nonet import House, Layout
from nonet.layout import Constraint
from nonet.layout.primitives import (
    Automaton,
    Count,
    DigitSets,
    DistinctDigits,
    EqualDigits,
    EqualTotals,
    Patterns,
    Primitive,
    Relation,
    Restriction,
)

Table = tuple[int, ...]


def normal_form(layout: Layout, givens: bytes = b"") -> tuple[Any, ...]:
    """What is equal for layouts, with their givens, that mean the same."""
    size = layout.size
    tables: dict[tuple[int, int], list[int]] = {}
    domains = {cell: 1 << digit - 1 for cell, digit in enumerate(givens) if digit}
    others = set()

    def relate(a: int, b: int, table: Table) -> None:
        if a > b:
            a, b, table = b, a, _transposed(table)
        if any(mask != (1 << size) - 1 for mask in table):
            known = tables.setdefault((a, b), list(table))
            known[:] = [old & new for old, new in zip(known, table, strict=True)]

    differ = tuple((1 << size) - 1 & ~(1 << x) for x in range(size))
    equal = tuple(1 << x for x in range(size))
    for one in _primitives(layout):
        if isinstance(one, House | DistinctDigits):
            for a, b in combinations(one.cells, 2):
                relate(a, b, differ)
        elif isinstance(one, Relation):
            for a, b in zip(one.pairs[::2], one.pairs[1::2], strict=True):
                relate(a, b, one.table)
        elif isinstance(one, Restriction):
            for cell in one.cells:
                domains[cell] = domains.get(cell, (1 << size) - 1) & one.mask
        elif isinstance(one, EqualDigits) and len(one.groups[0]) == 1:
            for (a,), (b,) in pairwise(one.groups):
                relate(a, b, equal)
        else:
            others.add(_ordered(one))
    every = (1 << size) - 1
    return (
        size,
        {pair: tuple(table) for pair, table in tables.items()},
        {cell: mask for cell, mask in domains.items() if mask != every},
        others,
    )


def _primitives(layout: Layout) -> Iterator[Primitive]:
    yield from layout.houses
    for constraint in layout.constraints:
        yield from _of(constraint, layout)


def _of(constraint: Constraint, layout: Layout) -> tuple[Primitive, ...]:
    found = constraint.lower(layout)
    if constraint.name != "sandwich":
        return found
    return tuple(  # a row says the same from both ends
        one._replace(cells=tuple(sorted(one.cells))) if isinstance(one, Automaton) else one
        for one in found
    )


def _ordered(one: Primitive) -> Any:
    """The primitive, with what is in no order sorted."""
    if isinstance(one, EqualTotals):
        factors = one.factors or tuple((1,) * len(group) for group in one.groups)
        offsets = one.offsets or (0,) * len(one.groups)
        groups = sorted(
            (offset, tuple(sorted(zip(group, its, strict=True))))
            for group, its, offset in zip(one.groups, factors, offsets, strict=True)
        )
        return "sum", tuple(groups), one.totals
    if isinstance(one, Count | DigitSets):
        return type(one).__name__, *one._replace(cells=tuple(sorted(one.cells)))
    if isinstance(one, EqualDigits):
        return "same", tuple(sorted(tuple(sorted(group)) for group in one.groups))
    if isinstance(one, Automaton | Patterns):
        return type(one).__name__, *one
    return type(one).__name__, repr(one)


def _transposed(table: Table) -> Table:
    size = len(table)
    return tuple(sum(1 << x for x in range(size) if table[x] >> y & 1) for y in range(size))
