"""Machines: what they accept, and how large they are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest
from tests.constraints.primitives_oracle import holds, well_formed

from nonet import Layout, LayoutError
from nonet.constraints import (
    BetweenLine,
    HiddenSkyscraper,
    LockoutLine,
    Lunchbox,
    NumberedRoom,
    Sandwich,
    Skyscraper,
    SumLine,
    ValueIndex,
    XSum,
    _machines,
    _patterns,
)
from nonet.layout import Constraint
from nonet.layout.primitives import MAX_STATES, Automaton, Patterns

NINE = Layout.of_size(9)
ROW = "r1c1-9"


def rising(top: int, digit: int) -> int | None:
    """The largest digit so far, as long as the digits rise."""
    return digit if digit > top else None


def test_a_machine_accepts_what_the_function_does() -> None:
    """Of all words of three digits, those that rise to 3 or 4 are accepted."""
    machine = _machines.build(range(1, 5), [0, 2], rising, lambda top: top > 2, "rise")
    automaton = Automaton((0, 1, 2), machine)
    assert well_formed(automaton, 4)
    for word in product(range(1, 5), repeat=3):
        rises = word[0] < word[1] < word[2] and word[2] > 2
        assert holds(automaton, bytes(word), 4) == rises


def test_a_machine_without_words_is_refused() -> None:
    """A machine that accepts nothing is an error, with the range of digits."""
    with pytest.raises(LayoutError, match="some digits obey, found one that no digits from 1 to 3"):
        _machines.build(range(1, 4), [0], rising, lambda top: top > 3, "rise")


def test_large_machines_are_refused() -> None:
    """A machine with more states than the core takes, or without an end, is an error."""
    counting = _machines.build(
        range(1, 3), [0], lambda n, _: n + 1 if n < 4095 else None, bool, "count"
    )
    assert len(counting.transitions) == 2 * MAX_STATES
    with pytest.raises(LayoutError, match="at most 4,096 states can check, found one that needs"):
        _machines.build(range(1, 3), [0], lambda n, _: n + 1 if n < 4096 else None, bool, "count")
    with pytest.raises(LayoutError, match="at most 4,096 states can check, found one that needs"):
        _machines.build(range(1, 3), [0], lambda n, digit: 2 * n + digit, bool, "endless count")


LARGEST: list[list[Constraint]] = [
    [Lunchbox(f"r1c1-{count}", total) for count in (3, 6, 9) for total in (0, 8, 18, 21, 35)],
    [Sandwich(ROW, total) for total in range(2, 36)],
    [XSum(ROW, total) for total in range(1, 46)],
    [SumLine("r1-9c1-9", total, loop=True) for total in (1, 45, 64)],
    [SumLine("r1-9c1-9", total) for total in (1, 45, 81, 729)],
    [Skyscraper(ROW, count) for count in range(1, 10)],
    [HiddenSkyscraper(ROW, digit) for digit in range(9)],
    [NumberedRoom(ROW, digit) for digit in range(1, 10)],
    [BetweenLine(ROW), ValueIndex("r1-9c1-9")],
    [LockoutLine(ROW, difference) for difference in range(9)],
]


@pytest.mark.parametrize("rules", LARGEST, ids=lambda rules: rules[0].name)
def test_all_clues_have_machines_on_a_usual_grid(rules: list[Constraint]) -> None:
    """On 9×9 no clue in its bounds needs more states than the core takes."""
    for rule in rules:
        try:
            rule.check_fits(NINE)
        except LayoutError as error:
            assert "a total from" in str(error)  # noqa: PT017 (of few cells)
            continue
        lowered = (*rule.lower(NINE), *rule.lower_with_houses(NINE))
        machines = [one.machine for one in lowered if isinstance(one, Automaton)]
        patterns = [one for one in lowered if isinstance(one, Patterns)]
        assert machines
        assert all(0 < len(one.transitions) <= 9 * MAX_STATES for one in machines)
        assert all(0 < len(one.rows) <= 9 * _patterns.MOST_ROWS for one in patterns)


@pytest.mark.parametrize("make", [Sandwich, XSum, NumberedRoom, Skyscraper, HiddenSkyscraper])
def test_patterns_of_a_line_accept_what_the_machine_does(
    make: Callable[[str, int], Constraint],
) -> None:
    """On 5×5 each clue's patterns and its machine accept the same lines of different digits."""
    layout = Layout.latin(5)
    for clue in range(16):
        try:
            rule = make("r1c1-5", clue)
            rule.check_fits(layout)
        except LayoutError:
            continue
        for line in permutations(range(1, 6)):
            digits = bytes(line) + bytes(20)
            lowered = rule.lower_with_houses(layout)
            assert all(well_formed(one, 5) for one in lowered)
            held = all(holds(one, digits, 5) for one in lowered)
            assert held == (not list(rule.violations(layout, digits))), (rule, line)
