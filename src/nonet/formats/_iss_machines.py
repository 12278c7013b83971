"""State machines of Interactive Sudoku Solver, which are a string of bits in base 64.

A number has its highest bit first. The first ones say which of two forms the states have, the bits
of a state's number less 1, the count of symbols less 1, how many states the machine may start in,
and how many others it accepts; a bit for each start, the last first, says whether it is accepted,
too. States that are started in come first, then the others that are accepted. A state is a mask of
symbols with a state for each of them, or a count of pairs of a symbol and a state. Digits are
symbols from 0, and symbol N is between the segments of a line.
"""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from nonet.errors import FormatError, LayoutError
from nonet.formats._iss_impossible import unless_no_digits
from nonet.formats._iss_types import rule_of
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import MAX_STATES, Automaton, Machine

MAX_STARTS = 30
"""Most states to start in: the program has their bits in a whole number."""

_LONGEST = 131_072
_MOST_STATES = 65_536
_MOST_STEPS = 1_000_000
"""Transitions that are looked at, for all machines of a puzzle."""

_PLAIN, _PACKED = 0, 1

State = tuple[frozenset[int], int]
"""Where a machine may be, and how many cells it has read if segments have to be kept apart."""

Table = tuple[int, list[list[int]], tuple[int, ...]]
"""A start, for each state the states after the digits, and what is accepted."""


@dataclass
class Read:
    """A machine as the file has it.

    Attributes
    ----------
    starts, accepting
        States in which it may start and end.
    after
        For each state the states after each symbol.
    states, symbols
        How many states and symbols there are.
    """

    starts: frozenset[int]
    accepting: frozenset[int]
    after: dict[int, dict[int, set[int]]]
    states: int
    symbols: int

    @property
    def is_certain(self) -> bool:
        """Whether it is always in one state."""
        return len(self.starts) == 1 and all(
            len(found) == 1 for row in self.after.values() for found in row.values()
        )


class Machines:
    """The machines of one puzzle, each read once."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.known: dict[str, Read] = {}
        self.tables: dict[str, Table] = {}
        self.steps = 0

    def rule_of(self, key: str, title: str, segments: Sequence[Sequence[str]]) -> Constraint | None:
        """The rule of a machine for the cells of a line; None where there are none.

        Raises
        ------
        NoDigits
            The machine accepts nothing.
        FormatError
            The key is none of a machine, or the machine is too large.
        """
        title = "".join(filter(str.isprintable, title))[:200]
        line = _steps_of(segments)
        if not line.cells:
            return None
        try:
            if key not in self.known:
                self.known[key] = machine_of(key)
            machine = self.known[key]
            if len(segments) > 1 and machine.symbols <= len(self.layout.digits):
                raise FormatError(
                    "expected a state machine that reads breaks between segments, "
                    "found one that reads digits alone, at .NFA"
                )
            if line.is_plain and machine.is_certain and machine.states <= MAX_STATES:
                if key not in self.tables:
                    self.tables[key] = self._table(machine, line.cells)
                start, rows, accept = self.tables[key]
                self._count(len(rows) * len(self.layout.digits))
                return _rule(line.cells, start, rows, accept, title)
            return self._explored(machine, line, title)
        except LayoutError as error:
            raise unless_no_digits(error, ".NFA") from None

    def _count(self, steps: int) -> None:
        self.steps += steps
        if self.steps > _MOST_STEPS:
            raise FormatError(
                f"expected machines with at most {_MOST_STEPS:,} transitions for all lines, "
                "found more, at .NFA"
            )

    def _table(self, machine: Read, cells: list[str]) -> Table:
        """The states that are reached and lead to one that is accepted, as rules number them."""
        size = len(self.layout.digits)
        rows = [
            [min(machine.after.get(state, {}).get(symbol, {-1})) for symbol in range(size)]
            for state in range(machine.states)
        ]
        rule = _rule(cells, min(machine.starts), rows, sorted(machine.accepting))
        (part,) = rule.lower(self.layout)
        assert isinstance(part, Automaton)
        (start,), following, accept = part.machine
        rows = [list(following[at : at + size]) for at in range(0, len(following), size)]
        return start, rows, accept

    def _explored(self, machine: Read, line: _Line, title: str) -> Constraint:
        """The machine whose states are those in which the other may be together."""
        size = len(self.layout.digits)

        def follow(states: frozenset[int], symbol: int) -> frozenset[int]:
            rows = [machine.after.get(state, {}).get(symbol, ()) for state in states]
            self._count(len(states) + sum(map(len, rows)))
            return frozenset().union(*rows)

        def step(state: State, digit: int) -> State | None:
            states, at = state
            if at == len(line.cells):
                return None
            for reads_digit in line.steps[at]:
                states = follow(states, digit - 1 if reads_digit else size)
            return (states, at + (not line.is_plain)) if states else None

        def accept(state: State) -> bool:
            states, at = state
            is_over = at == len(line.cells) or line.is_plain
            return is_over and not states.isdisjoint(machine.accepting)

        states = machine.starts
        for _ in range(line.breaks):
            states = follow(states, size)
        return _rule(line.cells, (states, 0), step, accept, title).named(size)


@dataclass
class _Line:
    """The cells that a machine reads along its segments.

    Attributes
    ----------
    breaks
        Breaks before the first cell.
    cells
        The cells in order, one that follows itself only once.
    steps
        For each of them what is read there: its digit, as often as it follows itself, and the
        breaks after it.
    """

    breaks: int
    cells: list[str]
    steps: list[list[bool]]

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing but a digit a cell."""
        return not self.breaks and all(len(step) == 1 for step in self.steps)


def _steps_of(segments: Sequence[Sequence[str]]) -> _Line:
    line = _Line(0, [], [])
    for at, segment in enumerate(segments):
        if at and line.cells:
            line.steps[-1].append(False)
        elif at:
            line.breaks += 1
        for name in segment:
            if line.cells and line.cells[-1] == name:
                line.steps[-1].append(True)
            else:
                line.cells.append(name)
                line.steps.append([True])
    return line


def _rule(
    cells: list[str], start: object, step: object, accept: object, title: str = ""
) -> Constraint:
    fields = {"cells": cells, "start": start, "step": step, "accept": accept, "title": title}
    return rule_of("NFA", **fields)


def own_index(cells: list[str], layout: Layout) -> Constraint:
    """The first cell is what the others hold at the place that the first of these says."""
    size, shift = len(layout.digits), layout.shift
    most = min(layout.digits[-1], len(cells) - 1)

    def step(state: tuple[int, ...], symbol: int) -> tuple[int, ...] | None:
        digit = symbol + shift
        if not state:
            return (digit,)
        if len(state) == 1:
            if not 1 <= digit <= most or (digit == 1) > (state[0] == 1):
                return None
            return (digit - 1, state[0] if digit > 1 else 0)
        far, wanted = state
        if far == 1:
            return (0, 0) if digit == wanted else None
        return (far - 1, wanted) if far else state

    return _rule(cells, (), step, (0, 0).__eq__).named(size)


class _Bits:
    """Numbers in a string of bits, in their order."""

    def __init__(self, data: bytes) -> None:
        self.text = f"{int.from_bytes(data):0{8 * len(data)}b}" if data else ""
        self.at = 0

    @property
    def left(self) -> int:
        return len(self.text) - self.at

    def number(self, width: int) -> int:
        if width > self.left:
            raise FormatError("expected the whole of a state machine, found a part of it, at .NFA")
        start, self.at = self.at, self.at + width
        return int(self.text[start : self.at] or "0", 2)


def machine_of(key: str) -> Read:
    """The machine of a key.

    Raises
    ------
    FormatError
        The key is that of none.

    Examples
    --------
    >>> machine_of(key_of(Machine((0,), (0, 1, -1, 1), (1,)), 2)).after
    {0: {0: {0}, 1: {1}}, 1: {1: {1}}}
    """
    if len(key) > _LONGEST:
        raise FormatError(
            f"expected a state machine of at most {_LONGEST:,} characters, found {len(key):,}"
        )
    try:
        bits = _Bits(b64decode(key + "=" * (-len(key) % 4), altchars=b"-_", validate=True))
    except ValueError:
        raise FormatError("expected a state machine in base 64, found others, at .NFA") from None
    form = bits.number(2)
    if form not in {_PLAIN, _PACKED}:
        raise FormatError(f"expected a state machine of the form 0 or 1, found {form}, at .NFA")
    width, symbols = bits.number(4) + 1, bits.number(4) + 1
    starts, others = bits.number(width), bits.number(width)
    is_accepted = [bits.number(1) == 1 for _ in range(starts)][::-1]
    rows = _packed(bits, width, symbols) if form == _PACKED else _plain(bits, width, symbols)
    after: dict[int, dict[int, set[int]]] = {}
    highest = starts + others - 1
    for state, pairs in enumerate(rows):
        if state == _MOST_STATES:
            raise FormatError(f"expected at most {_MOST_STATES:,} states, found more, at .NFA")
        for symbol, target in pairs:
            after.setdefault(state, {}).setdefault(symbol, set()).add(target)
            highest = max(highest, state, target)
    if int(bits.text[bits.at :] or "0", 2):
        raise FormatError("expected nothing after the states of a machine, found more, at .NFA")
    accepting = [state for state, accepts in enumerate(is_accepted) if accepts]
    return Read(
        frozenset(range(starts)),
        frozenset((*accepting, *range(starts, starts + others))),
        after,
        highest + 1,
        symbols,
    )


def _packed(bits: _Bits, width: int, symbols: int) -> Iterable[list[tuple[int, int]]]:
    while bits.left >= symbols:
        mask = bits.number(symbols)
        yield [(symbol, bits.number(width)) for symbol in range(symbols) if mask >> symbol & 1]


def _plain(bits: _Bits, width: int, symbols: int) -> Iterable[list[tuple[int, int]]]:
    count_width, symbol_width = bits.number(4), (symbols - 1).bit_length()
    while count_width and bits.left >= count_width:
        length = bits.number(count_width)
        yield [(bits.number(symbol_width), bits.number(width)) for _ in range(length)]


def key_of(machine: Machine, size: int) -> str:
    """The key of a machine that has at most `MAX_STARTS` states to start in."""
    states = len(machine.transitions) // size
    starts, accepting = machine.starts, frozenset(machine.accepting)
    others = [state for state in machine.accepting if state not in starts]
    rest = [state for state in range(states) if state not in starts and state not in accepting]
    places = dict(zip((*starts, *others, *rest), count(), strict=False))
    width = max(1, (states - 1).bit_length(), len(starts).bit_length(), len(others).bit_length())
    pieces = [
        *(f"{_PACKED:02b}", f"{width - 1:04b}", f"{size - 1:04b}"),
        *(f"{len(starts):0{width}b}", f"{len(others):0{width}b}"),
        *("1" if state in accepting else "0" for state in reversed(starts)),
    ]
    for state in places:
        row = machine.transitions[state * size : (state + 1) * size]
        mask = sum(1 << symbol for symbol, after in enumerate(row) if after >= 0)
        pieces.append(f"{mask:0{size}b}")
        pieces += [f"{places[after]:0{width}b}" for after in row if after >= 0]
    text = "".join(pieces)
    text += "0" * (-len(text) % 8)
    data = int(text, 2).to_bytes(len(text) // 8)
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")
