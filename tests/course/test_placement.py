"""Where a learner begins."""

from __future__ import annotations

import pytest

from nonet.course import placed, placement, stations
from nonet.course.placement import PROBES
from nonet.errors import NonetError
from nonet.logic import steps


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


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_true_is_known_to_be_true(seed: int) -> None:
    """Each true digit and removal is said to be true, with the technique if any; no false one."""
    for one in placement(seed):
        solution = one.solution.digits
        for cell, given in enumerate(one.state.grid.digits):
            digits = () if given else one.state[divmod(cell, 9)]
            for digit in digits[:: 1 if one.steps[0].placements else 4]:
                is_solution = digit == solution[cell]
                entered = one.check(placed=[(cell, digit)])
                removed = one.check(removed=[(cell, digit)])
                assert (entered.is_true, removed.is_true) == (is_solution, not is_solution)
                for verdict in (entered, removed):
                    assert verdict.is_true or not (verdict.right or verdict.other)
                    assert not (verdict.right and verdict.other)


def test_a_removal_by_another_technique_names_it() -> None:
    """What a technique after the one that is meant removes is true, and by that technique."""
    one = placement(1)[2]
    accepted = {found for step in one.steps for found in step.eliminations}
    others = [
        (step.technique, found)
        for name in ("hidden_pair", "x_wing", "skyscraper", "xy_wing")
        for step in steps(one.state, name)
        for found in step.eliminations
        if found not in accepted
    ]
    assert others
    for _, found in others:
        verdict = one.check(removed=[found])
        assert (verdict.right, verdict.is_true) == (False, True)
        assert verdict.other is not None
