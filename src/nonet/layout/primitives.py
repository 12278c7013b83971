"""Primitives: the few kinds of rule that the native core knows; every constraint is made of them.

Cells are indices, row · N + column, and a mask of digits has bit d - 1 for the digit d.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from nonet.layout.houses import House

MAX_STATES = 4096
"""Most states of a machine."""


class DistinctDigits(NamedTuple):
    """No digit twice in `cells`; N of them are a `House`, but in parts of other primitives."""

    cells: tuple[int, ...]


class Restriction(NamedTuple):
    """Each of `cells` holds a digit of `mask`."""

    cells: tuple[int, ...]
    mask: int


class Relation(NamedTuple):
    """The digits of two cells, for all pairs of a rule.

    `pairs` is flat, a1, b1, a2, b2, …, and the cells of a pair differ. Where a has x, b has a
    digit of the mask ``table[x - 1]``.
    """

    pairs: tuple[int, ...]
    table: tuple[int, ...]


class DigitSets(NamedTuple):
    """The digits of `cells` all differ, and the set of them is one of the masks `sets`."""

    cells: tuple[int, ...]
    sets: tuple[int, ...]


class EqualTotals(NamedTuple):
    """The total Σ factor · digit + offset is the same for all groups.

    Where `totals` is not None, it is one of these numbers. `factors` has the shape of `groups`,
    with numbers from 1 up; None: all are 1. `offsets` has a whole number for each group; None: all
    are 0. A group has a cell at most once; groups may share cells.
    """

    groups: tuple[tuple[int, ...], ...]
    factors: tuple[tuple[int, ...], ...] | None = None
    offsets: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None


class Machine(NamedTuple):
    """A finite automaton over digits, with states from 0 and at most 4,096 of them.

    From ``state`` the digit d leads to ``transitions[state * N + d - 1]``, or nowhere where that
    is -1. There may be several states to start in: one of them has to end in a state of
    `accepting`.
    """

    starts: tuple[int, ...]
    transitions: tuple[int, ...]
    accepting: tuple[int, ...]


class Automaton(NamedTuple):
    """`machine` accepts the digits of `cells`, read in order; a cell may occur more than once."""

    cells: tuple[int, ...]
    machine: Machine


class Patterns(NamedTuple):
    """The digits of `cells` all differ, and are in the masks of one of the rows.

    `rows` is flat, with a mask for each cell in each row: a table of compressed tuples (Katsirelos
    and Walsh, "A compression algorithm for large arity extensional constraints", 2007).
    """

    cells: tuple[int, ...]
    rows: tuple[int, ...]


class Count(NamedTuple):
    """`digit` is in k of the cells, for a k whose bit of `counts` is set."""

    cells: tuple[int, ...]
    digit: int
    counts: int


class EqualDigits(NamedTuple):
    """The groups, all of one size, hold the same digits, each equally often."""

    groups: tuple[tuple[int, ...], ...]


class DistinctCount(NamedTuple):
    """The digit of `cell` is the number of different digits in `cells`."""

    cell: int
    cells: tuple[int, ...]


class Indexed(NamedTuple):
    """Where `guard` has a digit of `when`, one of the `cells`, which `index` counts, has a digit.

    `cells` has a cell for each digit of `index`, or -1 where no index has that digit. The digit is
    that of `value`, or one of the mask `digits` where `value` is -1. Where `guard` is -1 it holds
    always. `guard`, `index` and `value` are different cells.
    """

    guard: int
    when: int
    index: int
    cells: tuple[int, ...]
    value: int = -1
    digits: int = 0


class Alternatives(NamedTuple):
    """All primitives of at least one of the `choices` hold; there is no `House` among them."""

    choices: tuple[tuple[Primitive, ...], ...]


class Negation(NamedTuple):
    """Not all of `primitives` hold; there is no `House` among them."""

    primitives: tuple[Primitive, ...]


class Quota(NamedTuple):
    """From `least` to `most` of the `rules` hold, each of which is several primitives.

    `opposites` has for each of them what holds where it does not, or nothing for one that is only
    `Restriction`, whose opposite is plain. There is no `House` among either.
    """

    rules: tuple[tuple[Primitive, ...], ...]
    opposites: tuple[tuple[Primitive, ...], ...]
    least: int
    most: int


Primitive = (
    House
    | DistinctDigits
    | Restriction
    | Relation
    | DigitSets
    | EqualTotals
    | Automaton
    | Patterns
    | Count
    | EqualDigits
    | DistinctCount
    | Indexed
    | Alternatives
    | Negation
    | Quota
)
"""The primitives that the native core understands."""


def scope(primitive: Primitive) -> tuple[int, ...]:
    """The cells of a primitive, some of them perhaps several times.

    Examples
    --------
    >>> scope(EqualTotals(((0, 1), (2, 3)))), scope(DistinctCount(4, (5, 6)))
    ((0, 1, 2, 3), (4, 5, 6))
    """
    if isinstance(primitive, Relation):
        return primitive.pairs
    if isinstance(primitive, EqualTotals | EqualDigits):
        return tuple(cell for group in primitive.groups for cell in group)
    if isinstance(primitive, DistinctCount):
        return (primitive.cell, *primitive.cells)
    if isinstance(primitive, Indexed):
        every = (primitive.guard, primitive.index, primitive.value, *primitive.cells)
        return tuple(dict.fromkeys(cell for cell in every if cell >= 0))
    if isinstance(primitive, Alternatives):
        return tuple(
            cell for choice in primitive.choices for part in choice for cell in scope(part)
        )
    if isinstance(primitive, Negation):
        return tuple(cell for part in primitive.primitives for cell in scope(part))
    if isinstance(primitive, Quota):
        parts = (*primitive.rules, *primitive.opposites)
        return tuple(cell for rule in parts for part in rule for cell in scope(part))
    return primitive.cells


def different_cells(cell_count: int, primitives: Iterable[Primitive]) -> tuple[frozenset[int], ...]:
    """For each cell those that never have its digit."""
    found: list[set[int]] = [set() for _ in range(cell_count)]
    for primitive in primitives:
        match primitive:
            case Relation(pairs, table):
                if any(mask >> digit & 1 for digit, mask in enumerate(table)):
                    continue
                for a, b in zip(pairs[::2], pairs[1::2], strict=True):
                    found[a].add(b)
                    found[b].add(a)
            case House() | DistinctDigits() | DigitSets() | Patterns():
                for cell in primitive.cells:
                    found[cell].update(primitive.cells)
    for cell, others in enumerate(found):
        others.discard(cell)
    return tuple(map(frozenset, found))
