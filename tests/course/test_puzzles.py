"""Whole puzzles of the course."""

from __future__ import annotations

import datetime as dt

import pytest
from tests.each import each

import nonet
import nonet.course
from nonet.course import (
    LEVELS,
    Station,
    course_order,
    daily,
    station,
    station_of,
    station_puzzle,
    stations,
    weekly,
)
from nonet.errors import NonetError


@each("wanted", stations(), lambda one: one.name)
def test_hardest_step_of_a_station_puzzle(wanted: Station) -> None:
    """The puzzle has one solution, and its hardest step is one of the station."""
    made = station_puzzle(wanted, seed=4)
    assert nonet.count(made.grid) == 1
    assert nonet.solve(made.grid).digits == made.solution
    grade = nonet.grade(made.grid, order=course_order())
    assert grade.solved
    names = wanted.techniques if wanted.kind or wanted.houses else (wanted.name,)
    assert grade.hardest in names


def test_station_puzzle_is_decided_by_its_seed() -> None:
    """The same station and seed make the same puzzle, by name or not."""
    assert station_puzzle("x_wing", seed=9) == station_puzzle(station("x_wing"), seed=9)
    assert station_puzzle("x_wing", seed=9) != station_puzzle("x_wing", seed=10)
    with pytest.raises(NonetError, match="expected the name of a station"):
        station_puzzle("nothing")


RECORDED = {
    "easy": ".......83.7.1.32......8.67....21.8598..7.6..2219.58....85.2......29.5.6.19.......",
    "medium": ".76..52..8...2..7...28..5.......195.3.......2.512.......7..94...2..5...7..87..19.",
    "hard": "..6.5...8.9.7.....85.2......6....2.3.3.8.9.6.4.9....8......8.14.....3.2.9...6.8..",
    "expert": "..5.2..8.41....9...6894.21..761...................857..27.1489...4....62.8..7.3..",
}


@pytest.mark.parametrize("level", LEVELS)
def test_daily_puzzles_stay_what_they_were(level: nonet.course.Level) -> None:
    """The puzzle of a day in the past is the one that was recorded then."""
    made = daily(dt.date(2026, 11, 23), level)
    assert made.grid.to_text() == RECORDED[level]
    assert nonet.grade(made.grid).level == made.difficulty
    assert nonet.solve(made.grid).digits == made.solution


def test_each_day_and_level_has_its_puzzle() -> None:
    """No two of 40 days and levels have the same puzzle; an unknown level is refused."""
    first = dt.date(2026, 11, 23).toordinal()
    days = [dt.date.fromordinal(first + number) for number in range(10)]
    assert len({daily(day, level).grid for day in days for level in LEVELS}) == 40
    with pytest.raises(NonetError, match="expected one of the levels easy, medium, hard, expert"):
        daily(days[0], "Easy")  # type: ignore[arg-type]


def test_weeks_begin_on_monday() -> None:
    """A puzzle of the week lasts from Monday to Sunday, and needs the station."""
    sunday, monday = dt.date(2026, 11, 22), dt.date(2026, 11, 23)
    made = weekly(monday, "hidden_pair")
    assert weekly(dt.date(2026, 11, 29), "hidden_pair") == made
    assert weekly(sunday, "hidden_pair") != made
    assert station_of(nonet.grade(made.grid, order=course_order()).hardest) == station(
        "hidden_pair"
    )
