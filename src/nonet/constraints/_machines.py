"""Finite automata over digits, built from a function that reads one digit."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple, TypeVar

from nonet.errors import LayoutError
from nonet.layout.primitives import MAX_STATES, Machine

State = TypeVar("State", bound=Hashable)

_MOST_EXPLORED = 4 * MAX_STATES
_MOST_READ = 4_000_000
"""Cells of a line, times states, times digits."""


class InputNumbers(NamedTuple):
    """What machines of a layout are for, and what the cells of a rule may hold of it.

    Attributes
    ----------
    every
        All numbers that a cell or a variable of a layer may be, ``layout.numbers``.
    own
        Those that are read; any other is refused, since no cell of the rule has it.
    """

    every: range
    own: range


def build(
    numbers: range | InputNumbers,
    starts: Iterable[State],
    read: Callable[[State, int], State | None],
    accepts: Callable[[State], bool],
    what: str,
    longest: int | None = None,
) -> Machine:
    """The machine whose states are all that can be reached, and lead to one that is accepted.

    Parameters
    ----------
    numbers
        All that may be read, as machines of a layout have them: ``layout.numbers``.
    starts
        The states that it may start in.
    read
        The state after a number, or None where the number is refused.
    accepts
        Whether the digits may end in a state.
    what
        The rule, for the message.
    longest
        Most digits that are read; None: any number.

    Raises
    ------
    LayoutError
        There are more than 4,096 states, or no digits are accepted.

    Examples
    --------
    >>> rises = lambda top, d: d if d > top else None
    >>> rising = build(range(1, 4), [0], rises, lambda _: True, "rising line")
    >>> rising.transitions
    (1, 2, 3, -1, 2, 3, -1, -1, 3, -1, -1, -1)
    """
    every, own = numbers if isinstance(numbers, InputNumbers) else (numbers, numbers)
    places = {state: at for at, state in enumerate(dict.fromkeys(starts))}
    start_count = len(places)
    reached = list(places)
    depths = [0] * start_count
    rows: list[list[int]] = []
    for state, depth in zip(reached, depths, strict=True):  # grow while they are gone through
        if depth == longest:
            rows.append([-1] * len(every))
            continue
        row = []
        for number in every:
            after = read(state, number) if number in own else None
            if after is None:
                row.append(-1)
                continue
            if after not in places:
                places[after] = len(reached)
                reached.append(after)
                depths.append(depth + 1)
            row.append(places[after])
        rows.append(row)
        if len(reached) > _MOST_EXPLORED:
            break
    good = _leading_to(rows, [at for at, state in enumerate(reached) if accepts(state)])
    if len(good) > MAX_STATES or len(reached) > _MOST_EXPLORED:
        raise LayoutError(
            f"expected {what} that a machine of at most {MAX_STATES:,} states can check, "
            f"found one that needs more for the digits {own[0]} to {own[-1]}",
            "too-large",
        )
    if not good:
        raise LayoutError(
            f"expected {what} that some digits obey, "
            f"found one that no digits from {own[0]} to {own[-1]} do",
            "no-digits",
        )
    place = {old: new for new, old in enumerate(sorted(good))}
    return Machine(
        tuple(place[at] for at in range(start_count) if at in place),
        tuple(place.get(after, -1) for old in sorted(good) for after in rows[old]),
        tuple(place[at] for at, state in enumerate(reached) if at in place and accepts(state)),
    )


def check_reads(machine: Machine, count: int, size: int, what: str) -> None:
    """Raise LayoutError unless the machine accepts some digits in a line of `count` cells."""
    if count * len(machine.transitions) > _MOST_READ:
        raise LayoutError(
            f"expected a line and a machine of {what} of at most {_MOST_READ:,} cells times states "
            f"times digits, found {count * len(machine.transitions):,}",
            "too-large",
        )
    after = [
        {state for state in machine.transitions[at : at + size] if state >= 0}
        for at in range(0, len(machine.transitions), size)
    ]
    states = set(machine.starts)
    for _ in range(count):
        states = set().union(*(after[state] for state in states))
    if states.isdisjoint(machine.accepting):
        raise LayoutError(
            f"expected {what} that some digits obey, found one that no {count} digits do",
            "no-digits",
        )


def complement(machine: Machine, size: int) -> Machine:
    """The machine with one start that accepts what the other, with one start, does not.

    Raises
    ------
    LayoutError
        It would accept nothing, or have too many states.

    Examples
    --------
    >>> complement(Machine((0,), (0, -1), (0,)), 2)
    Machine(starts=(0,), transitions=(0, 1, 1, 1), accepting=(1,))
    """
    refused = len(machine.transitions) // size
    accepting = frozenset(machine.accepting)

    def read(state: int, digit: int) -> int:
        if state == refused:
            return refused
        after = machine.transitions[state * size + digit - 1]
        return refused if after < 0 else after

    every = range(1, size + 1)
    return build(every, machine.starts, read, lambda state: state not in accepting, "negation")


def union(machines: Iterable[Machine], size: int) -> Machine:
    """The machine that accepts what one of them does: their states side by side.

    Examples
    --------
    >>> union([Machine((0,), (0, -1), (0,)), Machine((0,), (-1, 0), (0,))], 2)
    Machine(starts=(0, 1), transitions=(0, -1, -1, 1), accepting=(0, 1))
    """
    starts: list[int] = []
    transitions: list[int] = []
    accepting: list[int] = []
    for machine in machines:
        states = len(transitions) // size
        starts += [states + state for state in machine.starts]
        transitions += [states + state if state >= 0 else -1 for state in machine.transitions]
        accepting += [states + state for state in machine.accepting]
    return Machine(tuple(starts), tuple(transitions), tuple(accepting))


def _leading_to(rows: list[list[int]], accepting: list[int]) -> set[int]:
    """The states from which one of these is reached."""
    before: dict[int, list[int]] = {}
    for state, row in enumerate(rows):
        for after in row:
            before.setdefault(after, []).append(state)
    good = set(accepting)
    waiting = list(accepting)
    while waiting:
        for state in before.get(waiting.pop(), ()):
            if state not in good:
                good.add(state)
                waiting.append(state)
    return good
