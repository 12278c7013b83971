"""`nonet.count`: how many solutions there are."""

from __future__ import annotations

import pytest

import nonet
from nonet import Grid, Layout, count


def test_the_limit_ends_the_count() -> None:
    """A count never passes its limit, and is exact below it."""
    empty = Grid.empty(Layout.of_size(4))
    assert [count(empty, limit=limit) for limit in (1, 2, 287, 288, 289)] == [1, 2, 287, 288, 288]


def test_two_is_the_usual_limit() -> None:
    """Without a limit named, counting ends at two: enough to judge a puzzle."""
    assert count(Grid.empty(Layout.of_size(9))) == 2


def test_none_counts_all() -> None:
    """With no limit all solutions are counted."""
    assert count(Grid.empty(Layout.latin(4)), limit=None) == 576


def test_no_solution_counts_zero() -> None:
    """A grid that cannot be filled has 0 solutions, without an error."""
    assert count("12345678." + "." * 8 + "9" + "." * 63) == 0


def test_a_contradiction_is_an_error() -> None:
    """Two equal digits in a house are reported rather than counted as no solution."""
    with pytest.raises(nonet.Contradiction):
        count("11" + "." * 79)


@pytest.mark.parametrize("limit", [0, -1])
def test_the_limit_is_at_least_one(limit: int) -> None:
    """A limit below 1 is refused with a sentence."""
    with pytest.raises(nonet.NonetError, match="expected a limit"):
        count("." * 81, limit=limit)


def test_pencil_marks_are_counted_with() -> None:
    """Candidates taken out take the solutions that need them out."""
    layout = Layout.of_size(4)
    empty = nonet.Candidates.of(Grid.empty(layout))
    assert count(empty, limit=None) == 288
    one_digit = nonet.Candidates.of(Grid.empty(layout).place("r1c1", 1))
    assert count(one_digit, limit=None) == 72
