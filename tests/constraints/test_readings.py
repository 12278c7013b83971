"""Clues that a full grid allows, where there are several to choose from."""

from __future__ import annotations

import random

import pytest
from tests.constraints.definitions import holds

import nonet
from nonet import Layout
from nonet.constraints import BoundedCage, Cage, MultiSumCage, NumberCage
from nonet.constraints.fields import rule_fields

NINE = Layout.of_size(9)


def grid(first: str) -> bytes:
    """The digits of a grid that begins with these."""
    return bytes(map(int, first.ljust(81, "1")))


def test_divisors_of_a_number() -> None:
    """The divisors but the number itself, read by rows whatever the order of the cells."""
    found = NumberCage("r1c2 r1c1", 2).readings(NINE, grid("24"))
    assert [rule.divisor for rule in found] == [2, 3, 4, 6, 8, 12]
    assert NumberCage("r1c1-2", 2).readings(NINE, grid("23")) == ()
    large = NumberCage("r1c1-4", 2).readings(NINE, grid("9876"))
    assert [rule.divisor for rule in large][-1] == 823


def test_one_other_total() -> None:
    """The total and each other one; the only total where there is but one."""
    found = MultiSumCage("r1c1-2", [3]).readings(Layout.of_size(4), bytes([1, 3] + 14 * [2]))
    assert [rule.totals for rule in found] == [(3, 4), (4, 5), (4, 6), (4, 7)]
    row = MultiSumCage("r1c1-4", [10])
    assert row.readings(Layout.of_size(4), bytes([1, 2, 3, 4] + 12 * [1])) == (row,)


def test_bounds_near_a_total() -> None:
    """Lower bounds of large totals, upper ones of small totals, and both round them."""
    bounds = [
        [(rule.low, rule.high) for rule in BoundedCage("r1c1-2", 1).readings(NINE, grid(first))]
        for first in ("98", "12", "46", "97")
    ]
    assert bounds == [
        [(17, None), (16, None), (15, None)],
        [(0, 3), (0, 4), (0, 5)],
        [(9, 11), (8, 12)],
        [(16, None), (15, None), (14, None)],
    ]


@pytest.mark.parametrize("blank", [BoundedCage, NumberCage, MultiSumCage])
def test_readings_are_true(blank: type) -> None:
    """Each is true of the grid and fits it; a cage with a digit twice has none."""
    dice = random.Random(7)
    number = [2] if blank is MultiSumCage else 2
    counted = 0
    for seed in range(20):
        digits = nonet.full_grid(seed=seed).digits
        names = [f"r{dice.randint(1, 9)}c{dice.randint(1, 9)}" for _ in range(dice.randint(2, 4))]
        if len(set(names)) < len(names):
            continue
        rule = blank(names, number)
        found = rule.readings(NINE, digits)
        values = [digits[cell] for cell in rule.scope(NINE)]
        if len(set(values)) < len(values):
            assert found == ()
        for reading in found:
            reading.check_fits(NINE)
            assert holds(rule_fields(reading), NINE, digits)
            counted += 1
    assert counted > 10


def test_a_clue_without_a_choice() -> None:
    """Other rules have the one clue that the digits give."""
    assert Cage("r1c1-2", 3).readings(NINE, grid("98")) == (Cage("r1c1-2", 17),)
