"""Techniques on boards that are not usual: other digits, free boards, and variables of layers.

The native core looks at a square of any variables whose houses hold each number. So a house with
fewer cells than there are numbers, but each digit, is filled up with cells that hold the others;
any other house is a rule of different cells, with a number behind those of the rules.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise

from nonet.errors import LayoutError
from nonet.grid import Candidates
from nonet.layout import Constraint, House, HouseConstraint, Layout
from nonet.layout.primitives import (
    Automaton,
    Count,
    DigitSets,
    DistinctDigits,
    Indexed,
    Machine,
    Primitive,
    Relation,
    Restriction,
    different_cells,
)
from nonet.solver.engine import NamedPrimitives, NativeLayout, named_primitives, native_houses

MOST_NUMBERS = 25
"""Most numbers of digits and layers that techniques work on."""

MOST_VARIABLES = 625
"""Most cells and variables."""

MOST_HOUSES = 120
"""Most houses of the native core; further ones are rules there."""

ON_ANY_BOARD = frozenset(
    {
        "full_house",
        "naked_single",
        "hidden_single",
        "rule_consequence",
        "locked_pair",
        "locked_triple",
        "pointing",
        "claiming",
        "naked_pair",
        "naked_triple",
        "naked_quadruple",
        "hidden_pair",
        "hidden_triple",
        "hidden_quadruple",
        "rule_chain",
        "rule_forcing_chain",
        "rule_forcing_cell",
        "rule_forcing_house",
        "rule_forcing_net",
    }
)
"""Techniques that look at nothing but candidates, houses and what rules leave."""

KINDS = ("row", "column", "box", "region")
"""Kinds of houses that techniques tell apart; others are further houses."""

RawGroup = tuple[int, int, int, list[int], int]
_SPLIT = (Relation, Automaton, Count, Restriction, DistinctDigits, Indexed)


@dataclass(frozen=True, slots=True)
class FilledBoard:
    """A layout as the native core has it.

    Attributes
    ----------
    native
        Its houses.
    kinds
        For each native house the number of its kind in `KINDS`; others are further houses.
    rules
        Numbers and primitives of rules, and behind them of houses that are no native ones.
    houses
        For each native house its number in `Layout.houses`.
    filled
        A byte for each cell that fills up houses, and holds a number that is no digit.
    peers
        For each cell and variable those that never have its number.
    follows
        For each variable that is noted without a word what it follows from.
    """

    native: NativeLayout
    kinds: tuple[int, ...]
    rules: tuple[tuple[int, NamedPrimitives], ...]
    houses: tuple[int, ...]
    filled: bytes
    peers: tuple[frozenset[int], ...]
    follows: dict[int, tuple[Relation | Automaton, ...]]


def board_of(layout: Layout) -> FilledBoard:
    """The native core of a layout that is not usual.

    Raises
    ------
    LayoutError
        It is too large for techniques.
    """
    return _board(layout, layout.constraints)


@lru_cache(maxsize=64)
def _board(layout: Layout, constraints: tuple[Constraint, ...]) -> FilledBoard:
    del constraints  # equal layouts may have them in another order
    others = [number for number in layout.numbers if number not in layout.digits]
    whole = [n for n, house in enumerate(layout.houses) if len(house.cells) == len(layout.digits)]
    houses = whole[:MOST_HOUSES]
    count = layout.variable_count
    filled = bytes(n - layout.shift for n in others) if houses else b""
    if len(layout.numbers) > MOST_NUMBERS or count + len(filled) > MOST_VARIABLES:
        raise LayoutError(
            f"expected at most {MOST_NUMBERS} different numbers and {MOST_VARIABLES} cells and "
            f"variables for techniques, found {len(layout.numbers)} and {count}"
        )
    fill = range(count, count + len(filled))
    cells = tuple((*layout.houses[number].cells, *fill) for number in houses)
    native, _ = native_houses(len(layout.numbers), count + len(filled), cells)
    kinds = {kind: number for number, kind in enumerate(KINDS)}
    return FilledBoard(
        native,
        tuple(kinds.get(layout.houses[number].kind, len(kinds)) for number in houses),
        (*_rules(layout), *_houses_as_rules(layout, {*houses})),
        tuple(houses),
        filled,
        _peers(layout),
        _follows(layout),
    )


def _rules(layout: Layout) -> Iterator[tuple[int, NamedPrimitives]]:
    for number, constraint in enumerate(layout.constraints):
        if isinstance(constraint, HouseConstraint):
            continue
        lowered = [
            primitive
            for primitive in constraint.lower_with_houses(layout)
            if not isinstance(primitive, House)
        ]
        for part in _apart(lowered):
            yield number, named_primitives(part)


def _houses_as_rules(layout: Layout, native: set[int]) -> Iterator[tuple[int, NamedPrimitives]]:
    first = len(layout.constraints)
    every = sum(1 << digit - layout.numbers.start for digit in layout.digits)
    for number, house in enumerate(layout.houses):
        if number in native or len(house.cells) == 1:
            continue
        is_whole = len(house.cells) == len(layout.digits)
        rule = DigitSets(house.cells, (every,)) if is_whole else DistinctDigits(house.cells)
        yield first + number, named_primitives([rule])


def _apart(primitives: Sequence[Primitive]) -> list[list[Primitive]]:
    """Primitives that share no cells, apart: each then makes a small argument."""
    if not all(isinstance(primitive, _SPLIT) for primitive in primitives):
        return [list(primitives)] if primitives else []
    single = [(_cells(part), part) for primitive in primitives for part in _small(primitive)]
    root: dict[int, int] = {}

    def find(cell: int) -> int:
        while root.setdefault(cell, cell) != cell:
            cell = root[cell]
        return cell

    for cells, _ in single:
        for one, other in pairwise(cells):
            root[find(one)] = find(other)
    found: dict[int, list[Primitive]] = {}
    for cells, primitive in single:
        found.setdefault(find(cells[0]), []).append(primitive)
    return list(found.values())


def _small(primitive: Primitive) -> list[Primitive]:
    """A primitive of many pairs or cells as one of each."""
    if isinstance(primitive, Relation):
        pairs = zip(primitive.pairs[::2], primitive.pairs[1::2], strict=True)
        return [Relation(pair, primitive.table) for pair in pairs]
    if isinstance(primitive, Restriction):
        return [Restriction((cell,), primitive.mask) for cell in primitive.cells]
    return [primitive]


def _peers(layout: Layout) -> tuple[frozenset[int], ...]:
    primitives = list[Primitive](layout.houses)
    for constraint in layout.constraints:
        primitives += constraint.lower_with_houses(layout)
    return different_cells(layout.variable_count, primitives)


def _follows(layout: Layout) -> dict[int, tuple[Relation | Automaton, ...]]:
    found: dict[int, tuple[Relation | Automaton, ...]] = {}
    for constraint in layout.constraints:
        wanted = constraint.following(layout)
        parts = [_small(primitive) for primitive in constraint.lower(layout) if wanted]
        for primitive in chain.from_iterable(parts):
            if isinstance(primitive, Relation | Automaton):
                last = _cells(primitive)[-1]
                if last in wanted:
                    found[last] = (*found.get(last, ()), primitive)
    return found


def _cells(primitive: Primitive) -> tuple[int, ...]:
    """The cells of a primitive that can be apart from others."""
    if isinstance(primitive, Relation):
        return primitive.pairs
    if isinstance(primitive, Indexed):
        targets = (cell for cell in primitive.cells if cell >= 0)
        ends = (primitive.guard, primitive.pointer, primitive.value)
        return (*(cell for cell in ends if cell >= 0), *targets)
    assert isinstance(primitive, Automaton | Count | Restriction | DistinctDigits)
    return tuple(primitive.cells)


def masks_of(candidates: Candidates) -> list[int]:
    """What each cell and each variable may be: bit 0 is the first of ``layout.numbers``.

    Variables that are noted without a word have what others leave to them.
    """
    layout = candidates.layout
    board, lift = board_of(layout), layout.digits.start - layout.numbers.start
    masks = [*(mask << lift for mask in candidates.masks), *candidates.layers]
    for hole in layout.holes:
        masks[hole] = 1
    values = candidates.grid.values
    for cell in range(layout.variable_count if layout.layers else 0):
        for peer in board.peers[cell] if values[cell] else ():
            if not values[peer]:
                masks[peer] &= ~(1 << values[cell] - 1)
    for variable, primitives in board.follows.items():
        for primitive in primitives:
            others = tuple(masks[cell] for cell in _cells(primitive)[:-1])
            if isinstance(primitive, Relation):
                masks[variable] &= _related(primitive.table, others[0])
            else:
                masks[variable] &= _read(primitive.machine, others, len(layout.numbers))
    return masks


def native_state(candidates: Candidates) -> tuple[bytes, bytes, bytes]:
    """Digits, givens and masks as the native core has them."""
    layout, board = candidates.layout, board_of(candidates.layout)
    masks = masks_of(candidates)
    values = bytearray(candidates.grid.values)
    for hole in layout.holes:
        values[hole] = 1
    for variable in noted(layout):
        if masks[variable] & masks[variable] - 1 == 0:
            values[variable] = masks[variable].bit_length()
    digits = bytes(values) + board.filled
    every = array("I", [*masks, *(1 << value - 1 for value in board.filled)])
    return digits, digits, every.tobytes()


@lru_cache(maxsize=64)
def noted(layout: Layout) -> frozenset[int]:
    """Variables of cells: they have their number as soon as no other is left, without a step."""
    cells = [layer.name for layer in layout.layers if layer.count is None]
    return frozenset(variable for name in cells for variable in layout.variables(name))


@lru_cache(maxsize=4096)
def _related(table: tuple[int, ...], mask: int) -> int:
    return _union(left for number, left in enumerate(table) if mask >> number & 1)


@lru_cache(maxsize=4096)
def _read(machine: Machine, masks: tuple[int, ...], size: int) -> int:
    """What a machine may read last, after what it may read in other cells."""
    states = {*machine.starts}
    for mask in masks:
        states = {
            after
            for state in states
            for number in range(size)
            if mask >> number & 1 and (after := machine.transitions[state * size + number]) >= 0
        }
    accepting = {*machine.accepting}
    return _union(
        1 << number
        for state in states
        for number in range(size)
        if machine.transitions[state * size + number] in accepting
    )


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def in_numbers(pairs: Sequence[tuple[int, int]], layout: Layout) -> list[tuple[int, int]]:
    """Candidates of the native core, counted from 1, as numbers."""
    return [(cell, number + layout.shift) for cell, number in pairs]


def real_group(group: RawGroup, layout: Layout) -> RawGroup:
    """A group of the native core with the houses of the layout, and without cells that fill up."""
    role, mask, house, cells, rule = group
    if house >= 0:
        house = board_of(layout).houses[house]
    elif rule >= len(layout.constraints):
        house, rule = rule - len(layout.constraints), -1
    return role, mask, house, [cell for cell in cells if cell < layout.variable_count], rule
