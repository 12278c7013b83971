"""Whether digits obey a rule: those of a full grid, and those of a line from its start on.

A line is asked for its next digit thousands of times while a walk grows, so that what a rule says
of each cell and those before it is laid out once for all lines of a length.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from nonet.constraints._violations import violations
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import (
    Automaton,
    Count,
    DigitSets,
    EqualTotals,
    Machine,
    Primitive,
    Relation,
    Restriction,
)

Values = Sequence[int]
NextDigit = Callable[[Values, int], bool]
"""Whether a digit may come after others on a line."""

_Masks = tuple[int, ...]
"""For each digit, with 0 for none, the mask of the digits that may come with it."""


def obeyed(primitives: Iterable[Primitive], size: int) -> Callable[[bytes], bool]:
    """The test whether the digits of a full grid obey primitives.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Thermometer
    >>> layout = Layout.latin(3)
    >>> rises = obeyed(Thermometer("r1c1-2").lower(layout), 3)
    >>> rises(bytes([1, 2, 3] * 3)), rises(bytes([2, 1, 3] * 3))
    (True, False)
    """
    checks = [_check(primitive, size) for primitive in primitives]
    return checks[0] if len(checks) == 1 else lambda digits: all(check(digits) for check in checks)


class Obeyed:
    """Whether the digits of a full grid obey a rule, which is lowered when this is first asked.

    Examples
    --------
    >>> from nonet.constraints import Thermometer
    >>> Obeyed(Thermometer("r1c1-2"), Layout.latin(3))(bytes([1, 2, 3] * 3))
    True
    """

    __slots__ = ("_holds", "_layout", "_rule")

    def __init__(self, rule: Constraint, layout: Layout) -> None:
        self._rule = rule
        self._layout = layout
        self._holds: Callable[[bytes], bool] | None = None

    def __call__(self, digits: bytes) -> bool:
        """Whether the digits obey it."""
        if self._holds is None:
            self._holds = obeyed(self._rule.lower(self._layout), len(self._layout.numbers))
        return self._holds(digits)


def _check(primitive: Primitive, size: int) -> Callable[[bytes], bool]:
    match primitive:
        case Relation():
            return _related(primitive)
        case EqualTotals(groups=(first, *others), factors=None, offsets=None, totals=None):
            return _have_total(first, others)
        case Restriction(cells, mask):
            return lambda digits: all(mask >> digits[cell] - 1 & 1 for cell in cells)
        case Count(cells, digit, counts):
            return lambda digits: bool(counts >> [digits[cell] for cell in cells].count(digit) & 1)
        case DigitSets(cells, sets):
            in_sets, (*front, last) = _in_sets(sets), cells
            return lambda digits: in_sets([digits[cell] for cell in front], digits[last])
        case Automaton(cells, machine):
            return _accepted(cells, machine, size)
        case _:
            return lambda digits: next(violations(primitive, digits, size), None) is None


def _accepted(cells: tuple[int, ...], machine: Machine, size: int) -> Callable[[bytes], bool]:
    starts, transitions, accepting = machine.starts, machine.transitions, set(machine.accepting)

    def holds(digits: bytes) -> bool:
        read = [digits[cell] for cell in cells]
        for start in starts:  # noqa: SIM110 - a generator takes twice as long
            if _end(transitions, size, start, read) in accepting:
                return True
        return False

    return holds


def _have_total(first: tuple[int, ...], others: list[tuple[int, ...]]) -> Callable[[bytes], bool]:
    def holds(digits: bytes) -> bool:
        total = sum([digits[cell] for cell in first])
        for group in others:  # noqa: SIM110 - a generator takes twice as long
            if sum([digits[cell] for cell in group]) != total:
                return False
        return True

    return holds


def _related(relation: Relation) -> Callable[[bytes], bool]:
    pairs = list(zip(relation.pairs[::2], relation.pairs[1::2], strict=True))
    masks = _masks(relation.table)
    if len(pairs) == 1:
        one, other = pairs[0]
        return lambda digits: bool(masks[digits[one]] >> digits[other] & 1)

    def holds(digits: bytes) -> bool:
        for one, other in pairs:  # noqa: SIM110 - a generator takes twice as long
            if not masks[digits[one]] >> digits[other] & 1:
                return False
        return True

    return holds


def _masks(table: Sequence[int]) -> _Masks:
    return (0, *(mask << 1 for mask in table))


class LineStart:
    """Which digits may come next on a line of a number of cells, wherever it lies.

    The cells are numbered along the line. A relation, an equality of totals and a set of digits
    say something as soon as they have the digits that they are about; a machine that reads the
    line from its start as long as it can still accept. All else, such as a machine that reads the
    ends first, says whether other digits can follow.

    Parameters
    ----------
    primitives
        Those of a line with these numbers as its cells.
    only_whole
        Whether all this is asked at the last cell only.
    """

    __slots__ = ("_by_place", "_count", "_size", "_whole")

    def __init__(
        self, primitives: Iterable[Primitive], count: int, size: int, *, only_whole: bool = False
    ) -> None:
        self._count = count
        self._size = size
        self._whole = only_whole
        self._by_place: list[list[NextDigit]] = [[] for _ in range(count)]
        for primitive in primitives:
            self._add(primitive)

    def next_digits(self) -> tuple[NextDigit, ...]:
        """For each cell, whether a digit may come there after those before it."""
        return tuple([_all_of(checks) for checks in self._by_place])

    def _add(self, primitive: Primitive) -> None:
        match primitive:
            case _ if self._whole:
                self._by_place[-1].append(_in_the_end(primitive, self._size))
            case Relation(pairs, table):
                self._add_relation(pairs, _masks(table))
            case EqualTotals(groups=groups, factors=None, offsets=None, totals=None):
                self._add_totals(groups)
            case DigitSets(cells=cells, sets=sets) if cells == tuple(range(self._count)):
                self._add_everywhere(_in_sets(sets))
            case Automaton(cells, machine) if cells == tuple(range(self._count)):
                for checks in self._by_place[:-1]:
                    checks.append(_read(machine, self._size))
                self._by_place[-1].append(_in_the_end(primitive, self._size))
            case _:
                self._add_everywhere(self._unbroken(primitive))

    def _add_everywhere(self, check: NextDigit) -> None:
        for checks in self._by_place:
            checks.append(check)

    def _add_relation(self, pairs: tuple[int, ...], masks: _Masks) -> None:
        before: dict[int, list[tuple[int, _Masks]]] = {}
        backwards = _transposed(masks)
        for one, other in zip(pairs[::2], pairs[1::2], strict=True):
            if one < other:
                before.setdefault(other, []).append((one, masks))
            else:
                before.setdefault(one, []).append((other, backwards))
        for place, others in before.items():
            self._by_place[place].append(_with_all(others))

    def _add_totals(self, groups: tuple[tuple[int, ...], ...]) -> None:
        in_order = sorted(groups, key=max)
        for before, group in pairwise(in_order):
            self._by_place[max(group)].append(_balanced(group, before))

    def _unbroken(self, primitive: Primitive) -> NextDigit:
        count, size = self._count, self._size

        def fits(values: Values, value: int) -> bool:
            digits = bytes((*values, value)).ljust(count, b"\0")
            return next(violations(primitive, digits, size), None) is None

        return fits


def _all_of(checks: list[NextDigit]) -> NextDigit:
    if len(checks) < 2:
        return checks[0] if checks else any_digit
    return lambda values, value: all(check(values, value) for check in checks)


def any_digit(values: Values, value: int) -> bool:
    """A rule that says nothing of a digit after others."""
    del values, value
    return True


def _in_the_end(primitive: Primitive, size: int) -> NextDigit:
    holds = _check(primitive, size)
    return lambda values, value: holds(bytes((*values, value)))


def _transposed(masks: _Masks) -> _Masks:
    digits = range(len(masks))
    return tuple(sum((masks[x] >> y & 1) << x for x in digits) for y in digits)


def _with_all(others: list[tuple[int, _Masks]]) -> NextDigit:
    if len(others) == 1:
        place, masks = others[0]
        return lambda values, value: bool(masks[values[place]] >> value & 1)

    def fits(values: Values, value: int) -> bool:
        for place, masks in others:  # noqa: SIM110 - a generator takes twice as long
            if not masks[values[place]] >> value & 1:
                return False
        return True

    return fits


def _balanced(group: tuple[int, ...], before: tuple[int, ...]) -> NextDigit:
    last = max(group)
    rest = [cell for cell in group if cell != last]
    if len(rest) == 1 and len(before) in {1, 2}:  # most lines: this takes half the time
        other, first, second = rest[0], before[0], before[-1]
        if first == second:
            return lambda values, value: values[other] + value == values[first]
        return lambda values, value: values[other] + value == values[first] + values[second]

    def fits(values: Values, value: int) -> bool:
        total = value + sum([values[cell] for cell in rest])
        return total == sum([values[cell] for cell in before])

    return fits


def _in_sets(sets: tuple[int, ...]) -> NextDigit:
    def fits(values: Values, value: int) -> bool:
        found = 1 << value - 1
        for other in values:
            found |= 1 << other - 1
        if found.bit_count() <= len(values):
            return False
        return any(not found & ~allowed for allowed in sets)

    return fits


def _read(machine: Machine, size: int) -> NextDigit:
    starts, transitions = machine.starts, machine.transitions

    def fits(values: Values, value: int) -> bool:
        digits = (*values, value)
        for start in starts:  # noqa: SIM110 - a generator takes twice as long
            if _end(transitions, size, start, digits) >= 0:
                return True
        return False

    return fits


def _end(transitions: tuple[int, ...], size: int, state: int, digits: Values) -> int:
    """The state in which a machine is after digits; -1: it refuses one of them."""
    for digit in digits:
        state = transitions[state * size + digit - 1]
        if state < 0:
            break
    return state
