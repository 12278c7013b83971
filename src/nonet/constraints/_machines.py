"""Finite automata over digits, built from a function that reads one digit."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from nonet.errors import LayoutError
from nonet.layout.primitives import MAX_STATES, Machine

State = TypeVar("State", bound=Hashable)

_MOST_EXPLORED = 4 * MAX_STATES


def build(
    size: int,
    starts: Iterable[State],
    read: Callable[[State, int], State | None],
    accepts: Callable[[State], bool],
    what: str,
) -> Machine:
    """The machine whose states are all that can be reached, and lead to one that is accepted.

    Parameters
    ----------
    size
        N, the number of digits.
    starts
        The states that it may start in.
    read
        The state after a digit, or None where the digit is refused.
    accepts
        Whether the digits may end in a state.
    what
        The rule, for the message.

    Raises
    ------
    LayoutError
        There are more than 4,096 states, or no digits are accepted.

    Examples
    --------
    >>> rising = build(3, [0], lambda top, d: d if d > top else None, lambda _: True, "rising line")
    >>> rising.transitions
    (1, 2, 3, -1, 2, 3, -1, -1, 3, -1, -1, -1)
    """
    numbers = {state: at for at, state in enumerate(dict.fromkeys(starts))}
    start_count = len(numbers)
    reached = list(numbers)
    rows: list[list[int]] = []
    for state in reached:  # grows while it is gone through
        row = []
        for digit in range(1, size + 1):
            after = read(state, digit)
            if after is None:
                row.append(-1)
                continue
            if after not in numbers:
                numbers[after] = len(reached)
                reached.append(after)
            row.append(numbers[after])
        rows.append(row)
        if len(reached) > _MOST_EXPLORED:
            break
    good = _leading_to(rows, [at for at, state in enumerate(reached) if accepts(state)])
    if len(good) > MAX_STATES or len(reached) > _MOST_EXPLORED:
        raise LayoutError(
            f"expected {what} that a machine of at most {MAX_STATES:,} states can check, "
            f"found one that needs more on a {size}×{size} grid"
        )
    if not good:
        raise LayoutError(
            f"expected {what} that some digits obey, found one that no digits from 1 to {size} do"
        )
    place = {old: new for new, old in enumerate(sorted(good))}
    return Machine(
        tuple(place[at] for at in range(start_count) if at in place),
        tuple(place.get(after, -1) for old in sorted(good) for after in rows[old]),
        tuple(place[at] for at, state in enumerate(reached) if at in place and accepts(state)),
    )


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
