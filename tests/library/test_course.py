"""The course in the library: answers to exercises, results of daily puzzles."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.library import Library
from nonet.library.course import CourseRecord
from nonet.library.session import Database

NOON = datetime(2026, 3, 1, 12, 0, 0, 250_000, tzinfo=UTC)


def answer(minutes: int, seed: int = 2**53 - 1) -> ExerciseAnswer:
    """An answer, some minutes after noon."""
    at = NOON + timedelta(minutes=minutes)
    return ExerciseAnswer("x_wing", "x_wing", seed, right=True, hints=1, seconds=8.5, at=at)


def test_answers_come_back_in_their_order(library: Library) -> None:
    """Answers are there with all that was said of them, oldest first, the latest where asked."""
    test = ExerciseAnswer("naked_pair", "locked_pair", 0, False, 0, 0.0, NOON, "placement")
    assert library.course.add_answers([answer(2), test, answer(1)]) == 3
    assert library.course.answers() == [test, answer(1), answer(2)]
    assert library.course.answers(limit=1) == [answer(2)]


def test_an_answer_is_kept_once(library: Library) -> None:
    """A record can be added to another again and again: what is there already stays one."""
    many = [answer(0, seed) for seed in range(1_200)]
    assert library.course.add_answers(many) == 1_200
    elsewhere = answer(0, 7)
    moved = elsewhere.at.astimezone(timezone(timedelta(hours=2)))
    again = ExerciseAnswer("x_wing", "x_wing", 7, True, 1, 8.5, moved)
    assert library.course.add_answers([*many, again, answer(1), answer(1)]) == 1
    assert len(library.course.answers()) == 1_201


def test_the_oldest_answers_give_way(url: str) -> None:
    """Of more answers than are kept the oldest are dropped."""
    database = Database(url)
    record = CourseRecord(database, most=3)
    record.add_answers([answer(minutes) for minutes in (5, 1, 4, 2, 3)])
    assert record.answers() == [answer(3), answer(4), answer(5)]
    database.close()


def test_the_first_result_of_a_daily_puzzle_counts(library: Library) -> None:
    """A daily puzzle that is solved again keeps its first result."""
    day = date(2026, 3, 1)
    first = DailyResult(day, "hard", 300.0, helped=True, at=NOON)
    second = DailyResult(day, "hard", 100.0, helped=False, at=NOON + timedelta(hours=1))
    easy = DailyResult(day, "easy", 60.0, helped=False, at=NOON)
    assert library.course.add_daily_results([first, second, easy]) == 2
    assert library.course.add_daily_results([second]) == 0
    assert library.course.daily_results() == [easy, first]


@pytest.mark.parametrize("count", [0, 1])
def test_a_record_can_be_empty(library: Library, count: int) -> None:
    """Nothing is no trouble."""
    assert library.course.add_answers([answer(0)] * count) == count
    assert library.course.daily_results() == []
