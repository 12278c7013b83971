"""Cages that cannot be filled any more."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from nonet.constraints import Cage
from nonet.layout import Layout


@given(
    st.integers(10, 20),
    st.lists(st.integers(0, 6), min_size=4, max_size=4),
    st.sampled_from([4, 6]),
)
def test_a_cage_is_broken_once_no_digits_fit(total: int, values: list[int], count: int) -> None:
    """A cage is broken exactly when no different digits complete it to its total."""
    total = min(total, 18) if count == 4 else 21
    cage = Cage([f"r1c{column}" for column in range(1, count + 1)], total=total)
    layout = Layout.of_size(6, constraints=[cage])
    digits = bytes([*values, *[0] * 32])
    can_be_filled = any(
        sum(filling) == total
        and all(value in {0, digit} for value, digit in zip(digits, filling, strict=False))
        for filling in permutations(range(1, 7), count)
    )
    assert any(cage.violations(layout, digits)) is not can_be_filled
