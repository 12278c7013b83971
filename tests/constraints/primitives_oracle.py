"""What each primitive means on a full grid, in plain Python and without the code under test."""

from __future__ import annotations

from itertools import product

from nonet.layout import House
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
)


def holds(primitive: Primitive, digits: bytes, size: int) -> bool:
    """Whether a full grid obeys the primitive."""
    match primitive:
        case House(cells=cells):
            return sorted(digits[cell] for cell in cells) == list(range(1, size + 1))
        case DistinctDigits(cells):
            return len({digits[cell] for cell in cells}) == len(cells)
        case Restriction(cells, mask):
            return all(mask & 1 << digits[cell] - 1 for cell in cells)
        case Relation(pairs, table):
            ends = [digits[cell] for cell in pairs]
            return all(table[ends[at] - 1] & 1 << ends[at + 1] - 1 for at in range(0, len(ends), 2))
        case DigitSets(cells, sets):
            found = {digits[cell] for cell in cells}
            return len(found) == len(cells) and sum(1 << digit - 1 for digit in found) in sets
        case EqualTotals(groups, factors, offsets, totals):
            factors = factors or tuple(tuple(1 for _ in group) for group in groups)
            offsets = offsets or tuple(0 for _ in groups)
            found = {
                offset + sum(f * digits[cell] for f, cell in zip(fs, group, strict=True))
                for group, fs, offset in zip(groups, factors, offsets, strict=True)
            }
            return len(found) == 1 and (totals is None or found <= set(totals))
        case Automaton(cells, machine):
            return any(
                _run(machine.transitions, start, [digits[cell] for cell in cells], size)
                in machine.accepting
                for start in machine.starts
            )
        case Patterns(cells, rows):
            line = [digits[cell] for cell in cells]
            return len(set(line)) == len(line) and any(
                all(mask & 1 << digit - 1 for mask, digit in zip(row, line, strict=True))
                for row in (rows[at : at + len(cells)] for at in range(0, len(rows), len(cells)))
            )
        case Count(cells, digit, counts):
            return bool(counts & 1 << [digits[cell] for cell in cells].count(digit))
        case EqualDigits(groups):
            return len({tuple(sorted(digits[cell] for cell in group)) for group in groups}) == 1
        case DistinctCount(cell, cells):
            return digits[cell] == len({digits[one] for one in cells})
        case Indexed(guard, when, index, cells, value, allowed):
            if guard >= 0 and not when & 1 << digits[guard] - 1:
                return True
            target = cells[digits[index] - 1]
            mask = 1 << digits[value] - 1 if value >= 0 else allowed
            return target >= 0 and bool(mask & 1 << digits[target] - 1)
        case Alternatives(choices):
            return any(all(holds(one, digits, size) for one in choice) for choice in choices)
        case Negation(primitives):
            return not all(holds(one, digits, size) for one in primitives)
        case Quota(rules, _, least, most):
            held = [all(holds(one, digits, size) for one in rule) for rule in rules]
            return least <= sum(held) <= most


def _run(transitions: tuple[int, ...], state: int, word: list[int], size: int) -> int:
    for digit in word:
        if state < 0:
            break
        state = transitions[state * size + digit - 1]
    return state


def well_formed(primitive: Primitive, size: int) -> bool:
    """Whether the primitive keeps the promises of its class."""
    cells = range(size * size)
    every = (1 << size) - 1
    match primitive:
        case House(cells=own):
            return len(own) == size and list(own) == sorted(set(own)) and set(own) <= set(cells)
        case DistinctDigits(own):
            return len(set(own)) == len(own) <= size and set(own) <= set(cells)
        case Restriction(own, mask):
            return set(own) <= set(cells) and 0 <= mask <= every
        case Relation(pairs, table):
            return (
                len(pairs) % 2 == 0
                and set(pairs) <= set(cells)
                and all(a != b for a, b in zip(pairs[::2], pairs[1::2], strict=True))
                and len(table) == size
                and all(0 <= mask <= every for mask in table)
            )
        case DigitSets(own, sets):
            return len(set(own)) == len(own) and all(
                mask.bit_count() == len(own) and mask <= every for mask in sets
            )
        case EqualTotals(groups, factors, offsets, totals):
            return (
                all(len(set(group)) == len(group) > 0 for group in groups)
                and (factors is None or [*map(len, factors)] == [*map(len, groups)])
                and (factors is None or all(f >= 1 for fs in factors for f in fs))
                and (offsets is None or len(offsets) == len(groups))
                and (len(groups) > 1 or totals is not None)
            )
        case Automaton(own, machine):
            states = range(len(machine.transitions) // size)
            return (
                set(own) <= set(cells)
                and len(states) <= 4096
                and set(machine.transitions) <= {-1, *states}
                and {*machine.starts, *machine.accepting} <= set(states)
                and _is_trim(machine.transitions, machine.starts, machine.accepting, size)
            )
        case Patterns(own, rows):
            return (
                len(set(own)) == len(own)
                and len(rows) % len(own) == 0 < len(rows)
                and all(0 < mask <= every for mask in rows)
            )
        case Count(own, digit, counts):
            return 1 <= digit <= size and len(set(own)) == len(own) and counts > 0
        case EqualDigits(groups):
            return len(groups) > 1 and len({len(group) for group in groups}) == 1
        case DistinctCount(cell, own):
            return cell in cells and len(set(own)) == len(own)
        case Indexed(guard, when, index, own, value, allowed):
            different = [cell for cell in (guard, index, value) if cell >= 0]
            return (
                len(own) == size
                and set(own) | set(different) <= {-1, *cells}
                and len(set(different)) == len(different)
                and 0 <= when <= every
                and 0 <= allowed <= every
            )
        case Alternatives(choices):
            return len(choices) > 1 and all(
                choice and _is_part(one, size) for choice in choices for one in choice
            )
        case Negation(primitives):
            return len(primitives) > 0 and all(_is_part(one, size) for one in primitives)
        case Quota(rules, opposites, least, most):
            return (
                len(rules) == len(opposites)
                and 0 <= least <= most <= len(rules)
                and all(rule and all(_is_part(one, size) for one in rule) for rule in rules)
                and all(_is_part(one, size) for opposite in opposites for one in opposite)
            )


def _is_part(primitive: Primitive, size: int) -> bool:
    """Whether the primitive is well-formed in another one."""
    return not isinstance(primitive, House) and well_formed(primitive, size)


def _is_trim(
    transitions: tuple[int, ...], starts: tuple[int, ...], accepting: tuple[int, ...], size: int
) -> bool:
    """Whether each state is reached, and leads to one that is accepted."""
    states = range(len(transitions) // size)
    steps = {
        (state, transitions[state * size + digit])
        for state, digit in product(states, range(size))
        if transitions[state * size + digit] >= 0
    }
    return all(
        _reached(set(first), edges) == set(states)
        for first, edges in ((starts, steps), (accepting, {(b, a) for a, b in steps}))
    )


def _reached(found: set[int], edges: set[tuple[int, int]]) -> set[int]:
    after: dict[int, list[int]] = {}
    for a, b in edges:
        after.setdefault(a, []).append(b)
    waiting = list(found)
    while waiting:
        new = [state for state in after.get(waiting.pop(), []) if state not in found]
        found.update(new)
        waiting += new
    return found
