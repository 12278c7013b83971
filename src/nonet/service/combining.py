"""The sets of digits with which the sums of a cell can still be made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from nonet.errors import LayoutError
from nonet.grid import Candidates, Grid
from nonet.layout import Constraint, House, Layout
from nonet.layout.primitives import DistinctDigits, EqualTotals, Restriction
from nonet.logic import Language, PlacedRule, placed_rules
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.states import CellIndex, State, digits_of

_MOST_SETS = 200
"""Most sets of digits of one rule in an answer."""

_MOST_WAYS = 20_000
"""Beyond so much work on a rule, its sets are not listed."""

_MOST_DECIDING = 4
"""Most cells of which the total of other cells may be made, as in the circle of an arrow."""


@dataclass(frozen=True, slots=True)
class CombinationsQuestion(Record):
    """The combinations of the sums of a cell."""

    state: State
    cell: CellIndex
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class CombinationsRecord(Record):
    """The sets of digits that the cells of a sum can have; `count` is the number of all."""

    name: str
    cells: tuple[int, ...]
    sets: tuple[tuple[int, ...], ...]
    count: Annotated[int | None, "Null where there are too many to list."]


@dataclass(frozen=True, slots=True)
class CombinationsAnswer(Record):
    """All rules about sums that the cell is part of."""

    rules: tuple[CombinationsRecord, ...]


def combinations(question: CombinationsQuestion, watch: Watch) -> CombinationsAnswer:
    """The sets of digits with which the sums of a cell can still be made."""
    del watch
    puzzle = question.state.puzzle()
    state = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
    layout = state.layout
    may = [
        (digit,) if digit else digits_of(mask)
        for digit, mask in zip(state.grid.digits, state.masks, strict=True)
    ]
    return CombinationsAnswer(
        tuple(
            record
            for rule in placed_rules(layout, question.language)
            if question.cell in rule.cells
            for record in _records(rule, layout, may)
        )
    )


def has_sums(layout: Layout) -> bool:
    """Whether any rule is about sums that combinations are listed for."""
    return any(_is_sum(rule, layout) for rule in layout.constraints)


def _is_sum(rule: Constraint, layout: Layout) -> bool:
    with suppress(LayoutError):
        if any(
            isinstance(primitive, EqualTotals) and _is_listed(primitive)
            for primitive in rule.lower(layout)
        ):
            return True
        return next(iter(rule.sum_ways(layout)), None) is not None
    return False


def _records(
    rule: PlacedRule, layout: Layout, may: Sequence[Sequence[int]]
) -> Iterator[CombinationsRecord]:
    """A record for each sum that a rule is made of, or one for all ways to make its total."""
    primitives = rule.constraint.lower(layout)
    distinct = [*layout.houses]
    distinct += [
        House("", 0, primitive.cells)
        for primitive in primitives
        if isinstance(primitive, DistinctDigits | House)
    ]
    for primitive in primitives:
        if isinstance(primitive, EqualTotals) and _is_listed(primitive):
            found = digit_sets(primitive, may, distinct, Work())
            yield _record(rule, primitive.groups[_groups(primitive)[0]], found)
    ways = list(rule.constraint.sum_ways(layout))
    if ways:
        cells = rule.constraint.scope(layout)
        yield _record(rule, tuple(sorted(cells)), _sets_of_ways(ways, may, distinct))


def _sets_of_ways(
    ways: Sequence[tuple[EqualTotals, tuple[Restriction, ...]]],
    may: Sequence[Sequence[int]],
    distinct: Sequence[House],
) -> set[tuple[int, ...]] | None:
    """The sets of digits of all ways that the candidates leave."""
    work = Work()
    sets: set[tuple[int, ...]] = set()
    for total, restrictions in ways:
        left = [*may]
        for cells, mask in restrictions:
            for cell in cells:
                left[cell] = tuple(digit for digit in may[cell] if mask >> digit - 1 & 1)
        if not all(left[cell] for cells, _ in restrictions for cell in cells):
            continue
        found = digit_sets(total, left, distinct, work)
        if found is None:
            return None
        sets |= found
    return sets


def _is_listed(total: EqualTotals) -> bool:
    """Whether there is one group of cells whose digits have a total, fixed or of few cells."""
    summed, *deciding = _groups(total)
    if total.factors and set(total.factors[summed]) != {1}:
        return False
    if len(total.groups) == 1:
        return total.totals is not None
    return len(deciding) == 1 and len(total.groups[deciding[0]]) <= _MOST_DECIDING


def _groups(total: EqualTotals) -> list[int]:
    """The numbers of the groups, the longest first."""
    return sorted(range(len(total.groups)), key=lambda at: -len(total.groups[at]))


def _record(
    rule: PlacedRule, cells: tuple[int, ...], found: set[tuple[int, ...]] | None
) -> CombinationsRecord:
    if found is None:
        return CombinationsRecord(rule.name, cells, (), None)
    return CombinationsRecord(rule.name, cells, tuple(sorted(found)[:_MOST_SETS]), len(found))


@dataclass(slots=True)
class Work:
    """The work left for a rule, in groups of digits that are looked at."""

    left: int = _MOST_WAYS


def digit_sets(
    total: EqualTotals, may: Sequence[Sequence[int]], distinct: Sequence[House], work: Work
) -> set[tuple[int, ...]] | None:
    """The digits, ascending, that the longest group of a sum can have; None: too many ways.

    Parameters
    ----------
    total
        With one group and fixed totals, or with two groups.
    may
        For each cell of the grid the digits that it can have.
    distinct
        Cells without equal digits.
    work
        What may be done; the work that was done is taken from it.

    Examples
    --------
    >>> cells = (0, 1, 2)
    >>> total = EqualTotals((cells,), totals=(9,))
    >>> sorted(digit_sets(total, [range(1, 5)] * 3, [House("cage", 0, cells)], Work()))
    [(2, 3, 4)]
    >>> sorted(digit_sets(total, [range(1, 5)] * 3, [], Work()))
    [(1, 4, 4), (2, 3, 4), (3, 3, 3)]
    """
    summed, *deciding = _groups(total)
    cells = total.groups[summed]
    others = total.groups[deciding[0]] if deciding else ()
    every = (*cells, *others)
    seen_by = [
        [
            later
            for later in range(at + 1, len(every))
            if any(every[at] in house.cells and every[later] in house.cells for house in distinct)
        ]
        for at in range(len(every))
    ]
    offset = total.offsets[summed] if total.offsets else 0
    # What the cells from each one on add at least and at most.
    least = [sum(min(may[cell], default=0) for cell in cells[at:]) for at in range(len(cells) + 1)]
    most = [sum(max(may[cell], default=0) for cell in cells[at:]) for at in range(len(cells) + 1)]
    # What is known after some cells: their digits, and what each later cell cannot be.
    ways: set[tuple[tuple[int, ...], tuple[int, ...]]] = {((), (0,) * len(every))}
    for at, cell in enumerate(cells):
        following: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
        for digits, banned in ways:
            for digit in may[cell]:
                now = offset + sum(digits) + digit
                if banned[at] >> digit & 1 or not (
                    total.totals is None
                    or any(
                        now + least[at + 1] <= goal <= now + most[at + 1] for goal in total.totals
                    )
                ):
                    continue
                after = list(banned)
                after[at] = 0
                for later in seen_by[at]:
                    after[later] |= 1 << digit
                following.add((tuple(sorted((*digits, digit))), tuple(after)))
            if len(following) > work.left:
                return None
        ways = following
        work.left -= len(ways)
    factors = total.factors[deciding[0]] if total.factors and deciding else (1,) * len(others)
    start = total.offsets[deciding[0]] if total.offsets and deciding else 0
    return {
        digits
        for digits, banned in ways
        if (total.totals is None or sum(digits) + offset in total.totals)
        and (
            not others
            or sum(digits) + offset
            in set(_totals(others, factors, may, banned[len(cells) :], start, distinct))
        )
    }


def _totals(
    cells: Sequence[int],
    factors: Sequence[int],
    may: Sequence[Sequence[int]],
    banned: Sequence[int],
    start: int,
    distinct: Sequence[House],
) -> Iterator[int]:
    """The totals that a few cells can have."""
    if not cells:
        yield start
        return
    first, rest = cells[0], cells[1:]
    for digit in may[first]:
        if banned[0] >> digit & 1:
            continue
        after = [
            ban | (1 << digit)
            if any(first in house.cells and cell in house.cells for house in distinct)
            else ban
            for cell, ban in zip(rest, banned[1:], strict=True)
        ]
        yield from _totals(rest, factors[1:], may, after, start + factors[0] * digit, distinct)
