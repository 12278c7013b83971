"""Details of one rule of a kind beyond its sentence, from the candidates of its cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from nonet._digits import digit_text
from nonet.constraints.strokes import next_to
from nonet.layout import Constraint
from nonet.layout.coordinates import indices_of_names
from nonet.layout.primitives import Relation
from nonet.logic.families.parts import Parts
from nonet.logic.families.rule_premises import Possible, is_refuted

Detail = tuple[str, frozenset[tuple[int, int]]]
"""A sentence about a rule, and the eliminations of which it is the reason."""

Details = Callable[[Parts, Constraint, Possible], Iterator[Detail]]
"""The details of a rule."""

_NONE: frozenset[tuple[int, int]] = frozenset()

_FEW = 4
"""More runs, or numbers of cells, are not listed."""


def candidates_of(parts: Parts) -> Possible:
    """The candidates of the cells of the rule, before the step."""
    groups = parts.groups("rule_cell", "pivot")
    return {group.cells[0]: frozenset(group.digits) for group in groups}


def cells_of_line(parts: Parts, constraint: Constraint) -> list[int]:
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


def without_partner(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """Digits that no digit of a neighbour goes with, and those that need one and the same twice."""
    layout = parts.step.layout
    table = _table(parts, constraint)
    alone = {digit for digit in _gone(parts) if _goes_with_none(parts, constraint, table, digit)}
    if alone:
        covered = frozenset(
            elimination for elimination in parts.step.eliminations if elimination[1] in alone
        )
        yield parts.say("detail-no-partner", digits=parts.listing(sorted(alone))), covered
    for cell, near in _neighbours_on(parts, constraint).items():
        pairs = [pair for pair in combinations(near, 2) if pair[1] in layout.peers[pair[0]]]
        for elimination, digit in parts.step.eliminations if pairs else ():
            partners = [d for d in range(1, parts.size + 1) if table[digit - 1] >> d - 1 & 1]
            if elimination == cell and len(partners) == 1:
                yield _both_sides(parts, cell, digit, list(pairs[0]), partners[0])
    del possible


def _neighbours_on(parts: Parts, constraint: Constraint) -> dict[int, list[int]]:
    """For each cell those before and after it on the line, round its seam and on all branches."""
    cells: tuple[str, ...] = getattr(constraint, "cells", ())
    found: dict[int, list[int]] = {}
    for first, second in next_to(cells):
        a, b = _indices(parts, (first, second))
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return found


def same_partner_twice(parts: Parts) -> Iterator[Detail]:
    """Digits that need one and the same digit in two cells that see each other.

    Each of the two is joined to the cell by a rule of the step about two cells.
    """
    layout, every = parts.step.layout, range(1, parts.size + 1)
    pairs = [(rule, sorted(rule.scope(layout))) for rule in parts.step.rules()]
    for cell, digit in parts.step.eliminations:
        only: dict[int, list[int]] = {}
        for rule, cells in pairs:
            if cell not in cells or len(cells) != 2:
                continue
            other = sum(cells) - cell
            partners = [
                value
                for value in every
                if not is_refuted(
                    layout, [rule], {cell: frozenset({digit}), other: frozenset({value})}
                )
            ]
            if len(partners) == 1:
                only.setdefault(partners[0], []).append(other)
        for partner, others in only.items():
            if len(others) == 2 and others[0] in layout.peers[others[1]]:
                yield _both_sides(parts, cell, digit, others, partner)


def _both_sides(parts: Parts, cell: int, digit: int, others: Sequence[int], partner: int) -> Detail:
    """That both neighbours of a digit would have to be one and the same."""
    sentence = parts.say(
        "detail-both-sides",
        digits=parts.listing([digit]),
        cell=parts.named([cell]),
        cells=parts.named(others),
        partner=partner,
    )
    return sentence, frozenset({(cell, digit)})


def _goes_with_none(parts: Parts, constraint: Constraint, table: Sequence[int], digit: int) -> bool:
    """Whether a digit has no partner: by the table of a line, or in either cell of a pair."""
    if not table[digit - 1]:
        return True
    layout, every = parts.step.layout, frozenset(range(1, parts.size + 1))
    cells = sorted(constraint.scope(layout))
    gone = {cell for cell, value in parts.step.eliminations if value == digit}
    return len(cells) == 2 and all(
        is_refuted(layout, [constraint], {cell: frozenset({digit}), other: every})
        for cell, other in (cells, cells[::-1])
        if cell in gone
    )


def runs(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
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
        yield (
            parts.say("detail-runs", runs=parts.listing(names)),
            frozenset(parts.step.eliminations),
        )


def cells_between(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """How many cells there can be between the smallest and the largest digit."""
    line, size = cells_of_line(parts, constraint), parts.size
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
        yield parts.say("detail-neighbours", size=size, house=parts.house_of(line)), _NONE
    elif 0 < len(counts) <= _FEW:
        numbers = parts.listing([parts.number(count) for count in counts])
        sentence = parts.say(
            "detail-between",
            counts=numbers,
            most=max(counts),
            size=size,
            total=total,
            house=parts.house_of(line),
        )
        yield sentence, _NONE
