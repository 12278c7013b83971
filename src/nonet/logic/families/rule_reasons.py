"""What to say of one rule of a kind beyond its sentence, from the candidates of its cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise

from nonet._digits import digit_text
from nonet.layout import Constraint
from nonet.layout.coordinates import indices_of_names
from nonet.layout.primitives import Relation
from nonet.logic.families.parts import Parts

Possible = Mapping[int, frozenset[int]]
"""The candidates of each cell of a rule."""

Details = Callable[[Parts, Constraint, Possible], Iterator[str]]
"""Sentences about a rule."""

_FEW = 4
"""More candidates of a cell, or more runs, are not listed."""


def candidates_of(parts: Parts) -> Possible:
    """The candidates of the cells of the rule, before the step."""
    groups = parts.groups("rule_cell", "pivot")
    return {group.cells[0]: frozenset(group.digits) for group in groups}


def _changed(parts: Parts) -> list[int]:
    return sorted({cell for cell, _ in parts.step.eliminations})


def _cells(parts: Parts, constraint: Constraint) -> list[int]:
    """The cells of a rule along its line, where it has one."""
    return _indices(parts, getattr(constraint, "cells", ()))


def _indices(parts: Parts, names: Iterable[str]) -> list[int]:
    numbers = indices_of_names(parts.size)
    return [numbers[name] for name in names]


def partners(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """What the cells that the only changed cell depends on can be."""
    changed = _changed(parts)
    if len(changed) != 1:
        return
    [cell] = changed
    if parts.has("pivot"):
        pivots = parts.of_role("pivot")
        others = pivots if pivots != changed else [one for one in possible if one != cell]
    elif len(possible) == 2:
        others = [one for one in possible if one != cell]
    else:
        others = _next_to(_cells(parts, constraint), cell)
    for other in others:
        digits = possible.get(other, frozenset())
        if 0 < len(digits) <= _FEW:
            yield _can_be(parts, other, digits)


def _can_be(parts: Parts, cell: int, digits: frozenset[int]) -> str:
    message = "detail-is" if len(digits) == 1 else "detail-can-be"
    return parts.say(message, cell=parts.named([cell]), digits=parts.listing(sorted(digits)))


def _table(parts: Parts, constraint: Constraint) -> Sequence[int]:
    """For each digit those that may come after it along a line, as bits; all, where none says."""
    for primitive in constraint.lower(parts.step.layout):
        if isinstance(primitive, Relation):
            return primitive.table
    return [(1 << parts.size) - 1] * parts.size


def _next_to(line: Sequence[int], cell: int) -> list[int]:
    return [b if a == cell else a for a, b in pairwise(line) if cell in {a, b}]


def bounds(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """Bounds of the only changed cell, from those next to it."""
    changed, line = _changed(parts), _cells(parts, constraint)
    if len(changed) != 1 or len(set(line)) < len(line):
        return
    place = line.index(changed[0])
    # Whether neighbours may be equal is the first thing that the table of the two says.
    step = 0 if _table(parts, constraint)[0] & 1 else 1
    lows = list(accumulate((min(possible[cell]) for cell in line), lambda a, b: max(a + step, b)))
    highs = list(
        accumulate((max(possible[cell]) for cell in reversed(line)), lambda a, b: min(a - step, b))
    )[::-1]
    gone = {digit for _, digit in parts.step.eliminations}
    if place > 0 and min(gone) < lows[place - 1] + step:
        before = parts.named([line[place - 1]])
        yield parts.say("detail-at-least", cell=before, digit=lows[place - 1])
    if place + 1 < len(line) and max(gone) > highs[place + 1] - step:
        after = parts.named([line[place + 1]])
        yield parts.say("detail-at-most", cell=after, digit=highs[place + 1])


def mirrored(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """The cell that has the same digit as the only changed one."""
    changed, line = _changed(parts), _cells(parts, constraint)
    if len(changed) != 1:
        return
    groups = [line, line[::-1]] if line else _groups(parts, constraint)
    for one, other in zip(*groups[:2], strict=True):
        if one == changed[0] != other and other in possible:
            yield _can_be(parts, other, possible[other])
            return


def _groups(parts: Parts, constraint: Constraint) -> list[list[int]]:
    found = [_indices(parts, group) for group in getattr(constraint, "groups", ())]
    return found if len(found) == 2 else [[], []]


def without_partner(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """Digits that no digit is far enough from; else what the neighbours can be."""
    table = _table(parts, constraint)
    gone = sorted({digit for _, digit in parts.step.eliminations})
    alone = [digit for digit in gone if not table[digit - 1]]
    if alone:
        yield parts.say("detail-no-partner", digits=parts.listing(alone))
    yield from partners(parts, constraint, possible)


def runs(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """The sets of consecutive digits that the line can still have."""
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
    if 0 < len(found) <= _FEW:
        names = [f"{min(run)}–{max(run)}" for run in found]
        yield parts.say("detail-runs", runs=parts.listing(names))


def ends(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """What the two ends of a line can be."""
    line = _cells(parts, constraint)
    changed = _changed(parts)
    for end in (line[0], line[-1]):
        if end in possible and end not in changed:
            digits = possible[end]
            if len(digits) <= _FEW:
                yield _can_be(parts, end, digits)
            else:
                cell = parts.named([end])
                yield parts.say(
                    "detail-range",
                    cell=cell,
                    least=digit_text(min(digits)),
                    most=digit_text(max(digits)),
                )


def first_cell(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[str]:
    """What the first cell of a row or column, seen from the clue, can be."""
    line = _cells(parts, constraint)
    is_known = bool(line) and line[0] in possible and line[0] not in _changed(parts)
    if is_known and len(possible[line[0]]) <= _FEW:
        yield _can_be(parts, line[0], possible[line[0]])


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
    if 0 < len(counts) <= _FEW:
        yield parts.say("detail-between", counts=parts.listing([*map(str, counts)]), size=size)
