"""What to say of one rule of a kind beyond its sentence, from the candidates of its cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from nonet._digits import digit_text
from nonet.layout import Constraint
from nonet.layout.coordinates import indices_of_names
from nonet.layout.primitives import Relation
from nonet.logic.families.parts import Parts
from nonet.logic.families.rule_premises import Possible

Details = Callable[[Parts, Constraint, Possible], Iterator[str]]
"""Sentences about a rule."""

_FEW = 4
"""More runs, or numbers of cells, are not listed."""


def candidates_of(parts: Parts) -> Possible:
    """The candidates of the cells of the rule, before the step."""
    groups = parts.groups("rule_cell", "pivot")
    return {group.cells[0]: frozenset(group.digits) for group in groups}


def _cells(parts: Parts, constraint: Constraint) -> list[int]:
    """The cells of a rule along its line, where it has one."""
    return _indices(parts, getattr(constraint, "cells", ()))


def _indices(parts: Parts, names: Iterable[str]) -> list[int]:
    numbers = indices_of_names(parts.size)
    return [numbers[name] for name in names]


def _gone(parts: Parts) -> list[int]:
    return sorted({digit for _, digit in parts.step.eliminations})


def _table(parts: Parts, constraint: Constraint) -> Sequence[int]:
    """For each digit those that may come after it along a line, as bits; all, where none says."""
    for primitive in constraint.lower(parts.step.layout):
        if isinstance(primitive, Relation):
            return primitive.table
    return [(1 << parts.size) - 1] * parts.size


def without_partner(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """Digits that no digit is far enough from, where these alone are eliminated."""
    del possible
    table, gone = _table(parts, constraint), _gone(parts)
    if not any(table[digit - 1] for digit in gone):
        yield parts.say("detail-no-partner", digits=parts.listing(gone))


def runs(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """The sets of consecutive digits that the line can still have, if others are eliminated."""
    del constraint
    count = len(possible)
    found = [
        run
        for first in range(1, parts.size - count + 2)
        if all(
            digits & (run := frozenset(range(first, first + count))) for digits in possible.values()
        )
        and run <= frozenset().union(*possible.values())
    ]
    is_outside = found and frozenset().union(*found).isdisjoint(_gone(parts))
    if is_outside and len(found) <= _FEW:
        names = [f"{digit_text(min(run))}–{digit_text(max(run))}" for run in found]
        yield parts.say("detail-runs", runs=parts.listing(names))


def cells_between(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """How many cells there can be between the smallest and the largest digit."""
    line, size = _cells(parts, constraint), parts.size
    total: int = getattr(constraint, "total", 0)
    counts = [
        count
        for count in range(size - 1)
        if count * (count + 3) // 2 <= total <= count * (2 * size - 1 - count) // 2
        and any(
            {1, size} == {a, b}
            for near, far in zip(line, line[count + 1 :], strict=False)
            for a in possible[near]
            for b in possible[far]
        )
    ]
    if counts == [0]:
        yield parts.say("detail-neighbours", size=size, house=parts.house_of(line))
    elif 0 < len(counts) <= _FEW:
        numbers = parts.listing([parts.number(count) for count in counts])
        yield parts.say(
            "detail-between",
            counts=numbers,
            most=max(counts),
            size=size,
            total=total,
            house=parts.house_of(line),
        )
