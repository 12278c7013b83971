"""The table of stations, and the order of techniques that follows from it."""

from __future__ import annotations

from itertools import groupby

import pytest

from nonet.course import course_order, station, station_of, stations
from nonet.errors import NonetError
from nonet.logic import TechniqueOrder, techniques


def test_stations_are_some_thirty_with_names_of_their_own() -> None:
    """There are about 30 stations without rules, each with a name of its own."""
    names = [one.name for one in stations()]
    assert len(names) == len(set(names))
    assert 28 <= sum(not one.kind for one in stations()) <= 36
    assert all(station(name).name == name for name in names)


def test_stations_of_a_chapter_follow_each_other() -> None:
    """No chapter is interrupted by another one."""
    chapters = [chapter for chapter, _ in groupby(stations(), key=lambda one: one.chapter)]
    assert len(chapters) == len(set(chapters))


def test_techniques_are_taught_in_one_place() -> None:
    """Each technique belongs to one station at most; hidden singles and sums to several."""
    taught = [name for one in stations() for name in one.techniques]
    assert {name for name in taught if taught.count(name) > 1} == {
        "hidden_single",
        "sum_bounds",
    }
    assert {one.houses for one in stations() if "hidden_single" in one.techniques} == {
        "box",
        "line",
        "rule",
    }


def test_order_has_every_human_technique_once() -> None:
    """The order of the course has all techniques but templates and brute force."""
    listed = [name for entry in course_order().entries for name in entry.techniques]
    machines = {"brute_force", "template_set", "template_delete"}
    assert sorted(listed) == sorted({one.name for one in techniques()} - machines)


def test_order_follows_the_stations() -> None:
    """A technique of an earlier station is easier than those of all later ones, rules apart."""
    place = {
        name: number
        for number, entry in enumerate(course_order().entries)
        for name in entry.techniques
    }
    places = [place[one.techniques[0]] for one in stations() if not one.kind]
    assert places == sorted(places)
    of_rules = [place[name] for one in stations() if one.kind for name in one.techniques]
    assert min(of_rules) >= place["hidden_single"]
    assert [one.kind for one in stations()].index("killer") == len(places)


def test_order_can_be_saved() -> None:
    """The order of the course is read back from its text."""
    order = course_order()
    assert TechniqueOrder.parse(order.to_toml()) == order


def test_unknown_station() -> None:
    """A name that no station has is refused."""
    with pytest.raises(NonetError, match="expected the name of a station, found 'x-wing'"):
        station("x-wing")
    assert station_of("sk_loop") is None
