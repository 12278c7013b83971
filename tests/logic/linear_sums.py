"""Whether a sum of cells follows from the sums of rules and houses by adding and subtracting."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from nonet import Candidates
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import EqualTotals, Relation
from nonet.logic import Step
from nonet.logic.names import parse_cells

TOTAL = -1
"""The column of a row for what its cells sum to."""

Row = dict[int, Fraction]


def read_sum(text: str, size: int) -> dict[int, int]:
    """The factors of cells in ``2·r1c1 − r1c2``."""
    terms = re.findall(r"(−?) ?\+? ?(?:([0-9]+)·)?(r[0-9]+c[0-9]+)", text)
    return {
        parse_cells(cell, size)[0]: (-1 if sign else 1) * int(factor or 1)
        for sign, factor, cell in terms
    }


def leaves(
    step: Step, state: Candidates, expression: str, total: str, known: Sequence[int]
) -> bool:
    """Whether a printed sum is that of the rules and houses of a step, less what cells hold."""
    size = state.size
    factors = read_sum(expression, size)
    left = int(total.replace("−", "-"))
    assert all(state.masks[cell].bit_count() == 1 for cell in known)
    digits = [state.masks[cell].bit_length() for cell in known]
    rows = rows_of(step) + [
        row({cell: 1}, digit) for cell, digit in zip(known, digits, strict=True)
    ]
    return follows_from(factors, left, rows)


def follows_from(factors: Mapping[int, int], total: int, rows: list[Row]) -> bool:
    """Whether a sum is one of others, added and subtracted."""
    wanted = row(factors, total)
    for pivot in _reduced(rows):
        wanted = _less(wanted, pivot, max(pivot))
    return not wanted


def rows_of(step: Step) -> list[Row]:
    """What the rules and houses of a step say about sums."""
    layout = step.layout
    total = layout.size * (layout.size + 1) // 2
    rows: list[Row] = []
    for group in step.groups:
        if group.house is not None:
            rows.append(row(dict.fromkeys(layout.houses[group.house].cells, 1), total))
        if group.rule is not None:
            rows += sums_of(layout.constraints[group.rule], layout)
    return rows


def row(factors: Mapping[int, int], total: int) -> Row:
    """A sum without cells that count nothing."""
    found = {cell: Fraction(factor) for cell, factor in factors.items() if factor}
    return {**found, TOTAL: Fraction(total)} if total else found


def sums_of(rule: Constraint, layout: Layout) -> Iterator[Row]:
    """All that a rule says about sums."""
    for primitive in rule.lower(layout):
        if isinstance(primitive, EqualTotals):
            sides = []
            for at, cells in enumerate(primitive.groups):
                counts = primitive.factors[at] if primitive.factors else (1,) * len(cells)
                offset = primitive.offsets[at] if primitive.offsets else 0
                sides.append(row(dict(zip(cells, counts, strict=True)), -offset))
            if primitive.totals and len(primitive.totals) == 1:
                total = row({}, primitive.totals[0])
                yield from (_plus(side, total, 1) for side in sides)
            yield from (_plus(sides[0], side, -1) for side in sides[1:])
        if isinstance(primitive, Relation):
            yield from _of_pairs(primitive, layout.size)


def _of_pairs(relation: Relation, size: int) -> Iterator[Row]:
    for factor in (1, -1):
        totals = {
            two + factor * one
            for one in range(1, size + 1)
            for two in range(1, size + 1)
            if relation.table[one - 1] >> two - 1 & 1
        }
        if len(totals) == 1:
            for one, two in zip(relation.pairs[::2], relation.pairs[1::2], strict=True):
                yield row({one: factor, two: 1}, *totals)


def _plus(one: Row, other: Row, factor: int | Fraction) -> Row:
    found = {
        at: one.get(at, Fraction(0)) + factor * other.get(at, Fraction(0)) for at in {*one, *other}
    }
    return {at: value for at, value in found.items() if value}


def _less(one: Row, pivot: Row, column: int) -> Row:
    return _plus(one, pivot, -one.get(column, Fraction(0)) / pivot[column])


def _reduced(rows: list[Row]) -> list[Row]:
    """Rows of which none has the last column of one before it."""
    found: list[Row] = []
    for one in rows:
        left = one
        for pivot in found:
            left = _less(left, pivot, max(pivot))
        if left:
            found.append(left)
    return found
