"""Primitives of which one set holds, or which do not all hold, as fewer and stronger ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import chain, combinations
from math import comb
from operator import or_
from typing import Any, cast

from nonet.constraints import _machines
from nonet.errors import LayoutError
from nonet.layout import House
from nonet.layout.primitives import (
    MAX_STATES,
    Alternatives,
    Automaton,
    Count,
    DigitSets,
    DistinctDigits,
    EqualTotals,
    Machine,
    Negation,
    Primitive,
    Quota,
    Relation,
    Restriction,
)

Primitives = tuple[Primitive, ...]

_MOST_CHOICES = 36
"""Ways to break a rule that are tried one by one: the pairs of a house of 9 cells."""
_MOST_SETS = 1000
_MOST_TOTAL = 1023
"""The largest total that the native core takes."""


def any_of(choices: Sequence[Primitives], size: int) -> Primitives:
    """Primitives that hold where all primitives of at least one choice do.

    Primitives that all choices have are taken out, and what is alike is one primitive.

    Examples
    --------
    >>> any_of([(Restriction((0,), 1),), (Restriction((0,), 4),)], 4)
    (Restriction(cells=(0,), mask=5),)
    """
    choices = tuple(dict.fromkeys(_spliced(tuple(map(_without_houses, choices)))))
    if len(choices) == 1:
        return choices[0]
    shared = set.intersection(*map(set, choices))
    common = [primitive for primitive in choices[0] if primitive in shared]
    rest = [
        tuple(primitive for primitive in choice if primitive not in shared) for choice in choices
    ]
    if not all(rest):
        return tuple(common)
    if all(len(choice) == 1 for choice in rest):
        merged = _merged([choice[0] for choice in rest], size)
        if merged is not None:
            return (*common, merged)
    return (*common, Alternatives(tuple(rest)))


def some_of(
    hold: Sequence[Primitives], fail: Sequence[Primitives | None], least: int, most: int, size: int
) -> Primitives | None:
    """Primitives that hold where from `least` to `most` of several rules do; None if they never do.

    Parameters
    ----------
    hold
        The primitives of each rule.
    fail
        Primitives of its opposite; None: it always holds.

    Examples
    --------
    >>> odd, even = [(Restriction((cell,), 5),) for cell in (0, 1)], [(Restriction((cell,), 10),)
    ...     for cell in (0, 1)]
    >>> some_of(odd, even, 2, 2, 4)
    (Restriction(cells=(0,), mask=5), Restriction(cells=(1,), mask=5))
    >>> some_of(odd, even, 1, 1, 4)[0].least
    1
    """
    parts = [(_without_houses(rule), part) for rule, part in zip(hold, fail, strict=True)]
    rules, others = [], []
    for rule, part in parts:
        if part is not None:
            rules.append(rule)
            others.append(part)
    least, most = (number - len(parts) + len(rules) for number in (least, most))
    if most < 0:
        return None
    if least == len(rules):
        return tuple(chain.from_iterable(rules))
    if most == 0:
        return tuple(chain.from_iterable(others))
    return _more(rules, others, least, most, size)


def _more(
    rules: list[Primitives], others: list[Primitives], least: int, most: int, size: int
) -> Primitives:
    """The same of rules that may all hold or not, where these are neither all nor none."""
    if most == len(rules) and least <= 1:
        return any_of(rules, size) if least == 1 else ()
    if least <= 0 and most == len(rules) - 1:
        return any_of(others, size)
    opposites = (
        () if all(isinstance(part, Restriction) for part in rule) else other
        for rule, other in zip(rules, others, strict=True)
    )
    return (Quota(tuple(rules), tuple(opposites), max(least, 0), most),)


def none_of(primitives: Primitives, size: int) -> Primitives | None:
    """Primitives that hold where not all of these do; None where these always do.

    Examples
    --------
    >>> none_of((Restriction((0,), 1),), 4)
    (Restriction(cells=(0,), mask=14),)
    """
    primitives = _without_houses(primitives)
    if sum(map(_ways_to_break, primitives)) > _MOST_CHOICES:
        return (Negation(primitives),)
    opposites = [
        opposite
        for opposite in (_opposite(primitive, size) for primitive in primitives)
        if opposite is not None
    ]
    return any_of(opposites, size) if opposites else None


def _without_houses(primitives: Primitives) -> Primitives:
    """The primitives with houses as cells that differ."""
    return tuple(
        DistinctDigits(primitive.cells) if isinstance(primitive, House) else primitive
        for primitive in primitives
    )


def _spliced(choices: Iterable[Primitives]) -> Iterator[Primitives]:
    """The choices, and those within one in its place."""
    for choice in choices:
        if len(choice) == 1 and isinstance(choice[0], Alternatives):
            yield from choice[0].choices
        else:
            yield choice


def _ways_to_break(primitive: Primitive) -> int:
    match primitive:
        case DistinctDigits(cells) | DigitSets(cells, _):
            return comb(len(cells), 2)
        case Restriction(cells, _):
            return len(cells)
        case Relation(pairs, _):
            return len(pairs) // 2
    return 1


# ---- one primitive for several


def _either_mask(masks: list[int], _: int) -> int:
    return reduce(or_, masks)


def _either_table(tables: list[tuple[int, ...]], _: int) -> tuple[int, ...]:
    return tuple(reduce(or_, rows) for rows in zip(*tables, strict=True))


def _either_number(numbers: list[tuple[int, ...] | None], _: int) -> tuple[int, ...] | None:
    listed = [number for number in numbers if number is not None]
    return tuple(sorted(set(chain(*listed)))) if len(listed) == len(numbers) else None


def _either_machine(machines: list[Machine], size: int) -> Machine | None:
    if sum(len(machine.transitions) for machine in machines) > MAX_STATES * size:
        return None
    return _machines.union(machines, size)


_DIFFERING: dict[type[Primitive], tuple[str, Callable[[Any, int], object]]] = {
    Restriction: ("mask", _either_mask),
    Relation: ("table", _either_table),
    DigitSets: ("sets", _either_number),
    EqualTotals: ("totals", _either_number),
    Automaton: ("machine", _either_machine),
    Count: ("counts", _either_mask),
}
"""The field in which primitives may differ to be one, and what it is then."""


def _merged(choices: Sequence[Any], size: int) -> Primitive | None:
    """The primitive that holds where one of these does, if there is one."""
    first = choices[0]
    kind = type(first)
    if kind not in _DIFFERING or any(type(choice) is not kind for choice in choices):
        return None
    is_simple: bool = {
        Restriction: lambda: len(first.cells) == 1,
        Relation: lambda: len(first.pairs) == 2,
        EqualTotals: lambda: len(first.groups) == 1,
    }.get(kind, lambda: True)()
    field, united = _DIFFERING[kind]
    if not is_simple or len({choice._replace(**{field: None}) for choice in choices}) > 1:
        return None
    value = united([getattr(choice, field) for choice in choices], size)
    return None if value is None else cast(Primitive, first._replace(**{field: value}))


# ---- the opposite of a primitive


def _opposite(primitive: Primitive, size: int) -> Primitives | None:
    """Primitives that hold where this one does not; None where it always holds."""
    every = (1 << size) - 1
    match primitive:
        case DistinctDigits(cells):
            return _repeat(cells, size)
        case Restriction(cells, mask):
            other = every & ~mask
            others = [(Restriction((cell,), other),) for cell in cells]
            return any_of(others, size) if other else None
        case Relation(pairs, table):
            opposite = tuple(every & ~mask for mask in table)
            return _some_pair(zip(pairs[::2], pairs[1::2], strict=True), opposite, size)
        case DigitSets(cells, sets) if comb(size, len(cells)) <= _MOST_SETS:
            left_sets = DigitSets(cells, _other_sets(len(cells), size, frozenset(sets)))
            found = _repeat(cells, size)
            return any_of([(left_sets,), found], size) if found else (left_sets,)
        case EqualTotals((_,), _, _, totals) if totals is not None:
            return _other_totals(primitive, size)
        case Automaton(cells, machine) if len(machine.starts) == 1:
            refused = _complement(machine, size)
            return (Automaton(cells, refused),) if refused else (Negation((primitive,)),)
        case Count(cells, digit, counts):
            left = (2 << len(cells)) - 1 & ~counts
            return (Count(cells, digit, left),) if left else None
        case Alternatives(choices):
            parts = [none_of(choice, size) for choice in choices]
            broken = [part for part in parts if part is not None]
            return tuple(chain(*broken)) if len(broken) == len(parts) else None
        case Negation(primitives):
            return primitives
        case Quota(_, _, least, most):
            return _other_numbers(primitive, least, most, size)
    return (Negation((primitive,)),)


def _some_pair(
    pairs: Iterable[tuple[int, int]], table: tuple[int, ...], size: int
) -> Primitives | None:
    choices: list[Primitives] = [(Relation(pair, table),) for pair in pairs]
    return any_of(choices, size) if choices and any(table) else None


def _repeat(cells: tuple[int, ...], size: int) -> Primitives | None:
    """Two of the cells hold the same digit."""
    equal = tuple(1 << digit for digit in range(size))
    return _some_pair(combinations(cells, 2), equal, size)


@lru_cache
def _other_sets(count: int, size: int, sets: frozenset[int]) -> tuple[int, ...]:
    every = (sum(1 << digit for digit in digits) for digits in combinations(range(size), count))
    return tuple(mask for mask in every if mask not in sets)


def _other_totals(rule: EqualTotals, size: int) -> Primitives | None:
    """The totals that the one group can have otherwise."""
    assert rule.totals is not None
    offset = rule.offsets[0] if rule.offsets else 0
    weight = sum(rule.factors[0]) if rule.factors else len(rule.groups[0])
    if offset + weight * size > _MOST_TOTAL:
        return (Negation((rule,)),)
    totals = {*range(offset + weight, offset + weight * size + 1)} - {*rule.totals}
    return (rule._replace(totals=tuple(sorted(totals))),) if totals else None


def _other_numbers(rule: Quota, least: int, most: int, size: int) -> Primitives:
    """Fewer of the rules hold, or more."""
    bounds = [(0, least - 1)] if least > 0 else []
    bounds += [(most + 1, len(rule.rules))] if most < len(rule.rules) else []
    return any_of([(rule._replace(least=low, most=high),) for low, high in bounds], size)


@lru_cache
def _complement(machine: Machine, size: int) -> Machine | None:
    try:
        return _machines.complement(machine, size)
    except LayoutError:
        return None
