"""Which cells of a partly filled grid break a primitive, whatever the empty cells will hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nonet.layout import House, houses
from nonet.layout.primitives import (
    Alternatives,
    Automaton,
    Count,
    DigitSets,
    DistinctCount,
    DistinctDigits,
    EqualDigits,
    EqualTotals,
    Indexed,
    Negation,
    Patterns,
    Primitive,
    Quota,
    Relation,
    Restriction,
    scope,
)


def violations(primitive: Primitive, digits: bytes, size: int) -> Iterator[tuple[int, ...]]:
    """Groups of filled cells that break the primitive; 0 is an empty cell.

    A grid without violations may still have no way to fill the empty cells; a full grid has none
    exactly where the rule holds. Where no digits at all obey the rule, its cells are a group even
    if they are empty.
    """
    match primitive:
        case House(cells=cells) | DistinctDigits(cells):
            yield from repeats(cells, digits)
        case Restriction(cells, mask):
            for cell in cells:
                if digits[cell] and not mask >> digits[cell] - 1 & 1:
                    yield (cell,)
        case Relation(pairs, table):
            for a, b in zip(pairs[::2], pairs[1::2], strict=True):
                x, y = digits[a], digits[b]
                if x and y and not table[x - 1] >> y - 1 & 1:
                    yield (a, b)
        case DigitSets(cells, sets):
            yield from _of_sets(cells, sets, digits)
        case EqualTotals():
            yield from _of_sum(primitive, digits, size)
        case Automaton():
            yield from _of_automaton(primitive, digits, size)
        case Patterns(cells, rows):
            yield from _of_patterns(cells, rows, digits)
        case Count(cells, digit, counts):
            found = sum(digits[cell] == digit for cell in cells)
            possible = (2 << found + sum(digits[cell] == 0 for cell in cells)) - (1 << found)
            if not counts & possible:
                yield filled(cells, digits)
        case EqualDigits(groups):
            most: Counter[int] = Counter()
            for group in groups:
                most |= Counter(digits[cell] for cell in group if digits[cell])
            if most.total() > len(groups[0]):
                yield filled([cell for group in groups for cell in group], digits)
        case DistinctCount(cell, cells):
            different = len({digits[counted] for counted in cells} - {0})
            empty = sum(digits[counted] == 0 for counted in cells)
            if digits[cell] and not different <= digits[cell] <= different + empty:
                yield filled((cell, *cells), digits)
        case Indexed():
            yield from _of_indexed(primitive, digits)
        case Alternatives(choices):
            broken = [next(_of_all(choice, digits, size), None) for choice in choices]
            if None not in broken:
                yield filled([cell for group in broken for cell in group or ()], digits)
        case Negation(primitives):
            concerned = scope(primitive)
            if all(digits[cell] for cell in concerned) and not any(
                _of_all(primitives, digits, size)
            ):
                yield filled(concerned, digits)
        case Quota():
            yield from _of_quota(primitive, digits, size)


def _of_indexed(rule: Indexed, digits: bytes) -> Iterator[tuple[int, ...]]:
    """The cells that say that the rule holds, and the one that is counted and what it should be."""
    if rule.guard >= 0 and not (digits[rule.guard] and rule.when >> digits[rule.guard] - 1 & 1):
        return
    if not digits[rule.index]:
        return
    cell = rule.cells[digits[rule.index] - 1]
    found = digits[cell] if cell >= 0 else 0
    wanted = rule.digits if rule.value < 0 else (1 << digits[rule.value]) >> 1
    is_open = cell >= 0 and (not found or (rule.value >= 0 and not wanted))
    if not is_open and not (found and wanted >> found - 1 & 1):
        cells = (rule.guard, rule.index, rule.value, cell)
        yield filled([one for one in dict.fromkeys(cells) if one >= 0], digits)


def _of_all(
    primitives: tuple[Primitive, ...], digits: bytes, size: int
) -> Iterator[tuple[int, ...]]:
    return (group for primitive in primitives for group in violations(primitive, digits, size))


def _of_quota(rule: Quota, digits: bytes, size: int) -> Iterator[tuple[int, ...]]:
    """The cells of the rules that hold, where they are too many, or of those that do not."""
    held, broken = [], []
    for part, opposite in zip(rule.rules, rule.opposites, strict=True):
        cells = [cell for primitive in part for cell in scope(primitive)]
        if any(_of_all(part, digits, size)):
            broken.append(cells)
        elif all(digits[cell] for cell in cells) or any(_of_all(opposite, digits, size)):
            held.append(cells)
    for found, most in ((held, rule.most), (broken, len(rule.rules) - rule.least)):
        if len(found) > most:
            yield filled([cell for cells in found for cell in cells], digits)


def filled(cells: tuple[int, ...] | list[int], digits: bytes) -> tuple[int, ...]:
    """Those of the cells that are filled, each once; all where none is, and no digits will do."""
    return tuple(dict.fromkeys(cell for cell in cells if digits[cell]) or dict.fromkeys(cells))


def repeats(cells: tuple[int, ...], digits: bytes) -> Iterator[tuple[int, int]]:
    """Pairs of cells with the same digit, of three each with the one before it."""
    return (pair for _, pair in houses.repeats([House("", 0, cells)], digits))


def _of_sets(
    cells: tuple[int, ...], sets: tuple[int, ...], digits: bytes
) -> Iterator[tuple[int, ...]]:
    doubled = list(repeats(cells, digits))
    found = 0
    for cell in cells:
        if digits[cell]:
            found |= 1 << digits[cell] - 1
    if doubled:
        yield from doubled
    elif all(found & ~allowed for allowed in sets):
        yield filled(cells, digits)


def _of_sum(rule: EqualTotals, digits: bytes, size: int) -> Iterator[tuple[int, ...]]:
    """All filled cells, where the totals that the groups can still reach have none in common."""
    least, most = None, None
    for at, group in enumerate(rule.groups):
        factors = rule.factors[at] if rule.factors else (1,) * len(group)
        low = high = rule.offsets[at] if rule.offsets else 0
        for cell, factor in zip(group, factors, strict=True):
            low += factor * (digits[cell] or 1)
            high += factor * (digits[cell] or size)
        least = low if least is None else max(least, low)
        most = high if most is None else min(most, high)
    assert least is not None
    assert most is not None
    totals = rule.totals
    if least > most or (totals is not None and not any(least <= total <= most for total in totals)):
        yield filled([cell for group in rule.groups for cell in group], digits)


def _of_patterns(
    cells: tuple[int, ...], rows: tuple[int, ...], digits: bytes
) -> Iterator[tuple[int, ...]]:
    """Pairs of equal digits, or all filled cells where no row allows their digits."""
    doubled = list(repeats(cells, digits))
    if doubled:
        yield from doubled
        return
    at = [(place, digits[cell] - 1) for place, cell in enumerate(cells) if digits[cell]]
    for start in range(0, len(rows), len(cells)):
        if all(rows[start + place] >> digit & 1 for place, digit in at):
            return
    yield filled(cells, digits)


def _of_automaton(rule: Automaton, digits: bytes, size: int) -> Iterator[tuple[int, ...]]:
    """All filled cells, where no digits in the empty ones make the machine accept."""
    starts, transitions, accepting = rule.machine
    states = set(starts)
    for cell in rule.cells:
        read = (digits[cell],) if digits[cell] else range(1, size + 1)
        states = {transitions[state * size + digit - 1] for state in states for digit in read}
        states.discard(-1)
    if states.isdisjoint(accepting):
        yield filled(rule.cells, digits)
