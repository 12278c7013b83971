"""Where a learner begins."""

from __future__ import annotations

import pytest

from nonet.course import placed, placement, stations
from nonet.course.placement import PROBES
from nonet.errors import NonetError


def test_eight_exercises_from_easy_to_hard() -> None:
    """There are eight exercises, in the order of the course, decided by the seed."""
    made = placement(3)
    names = [one.name for one in stations()]
    places = [names.index(one.name) for one in made]
    assert len(made) == 8
    assert places == sorted(places)
    assert placement(3) == made
    assert placement(4) != made


def test_a_beginner_begins_at_the_beginning() -> None:
    """With no right answer the course begins with its first station."""
    assert placed([]) == placed([False] * 8) == placed([False, True, False]) == stations()[0]


def test_one_slip_is_forgiven() -> None:
    """A single mistake with two right answers after it does not count; two mistakes do."""
    assert placed([True] * 3 + [False] + [True] * 4) == placed([True] * 8)
    assert placed([True, False, False, True, True]) == placed([True])


@pytest.mark.parametrize("number", range(1, 9))
def test_the_next_station_follows(number: int) -> None:
    """After some right answers the course begins behind the station of the last of them."""
    names = [one.name for one in stations()]
    begin = placed([True] * number + [False] * (8 - number))
    assert names.index(begin.name) == names.index(PROBES[number - 1]) + 1


def test_too_many_results() -> None:
    """More than eight results are refused."""
    with pytest.raises(NonetError, match="expected at most 8 results, found 9"):
        placed([True] * 9)
