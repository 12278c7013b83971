"""Statistics: how much was played, how fast, how many days in a row."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from tests.cli.program import FOUR

import nonet
from nonet.library import Library, SavedGame
from nonet.library.statistics import streaks

GRID = nonet.Grid(FOUR)
TODAY = date(2026, 3, 1)


def test_statistics_of_nothing(library: Library) -> None:
    """Before the first game all numbers are zero."""
    found = library.statistics()
    assert (found.started, found.finished, found.seconds, found.times) == (0, 0, 0.0, ())
    assert (found.streak, found.longest_streak) == (0, 0)


def test_statistics_of_games(library: Library) -> None:
    """Times are those of solved games by size and level; deleted games count as played too."""
    for seconds, level in [(30.0, "Easy"), (10.0, "Easy"), (99.0, "Hard")]:
        saved = SavedGame(GRID, b"{}", "", seconds, finished=True, level=level)
        game = library.games.create(saved)
    library.games.create(SavedGame(GRID, b"{}", "", 5.0, finished=False, begun=True))
    library.games.delete(game.id)
    found = library.statistics(minutes_from_utc=120)
    assert (found.started, found.finished, found.seconds) == (4, 3, 144.0)
    assert (found.streak, found.longest_streak) == (1, 1)
    easy, hard = found.times
    assert (easy.size, easy.level, easy.finished) == (4, "Easy", 2)
    assert (easy.best, easy.average, easy.latest) == (10.0, 20.0, 10.0)
    assert (hard.level, hard.finished) == ("Hard", 1)


def test_games_with_help_have_no_times(library: Library) -> None:
    """A game that was solved with help counts as solved, but not as solved without help."""
    for seconds, helped in ((30.0, False), (10.0, True)):
        start = SavedGame(GRID, b"{}", "", seconds, finished=False, level="Easy")
        game = library.games.create(start)
        library.games.save(
            game.id, 1, SavedGame(GRID, b"{}", "", seconds, finished=True, helped=helped)
        )
    found = library.statistics()
    assert (found.finished, found.unaided) == (2, 1)
    [times] = found.times
    assert (times.finished, times.best) == (1, 30.0)


def test_an_untouched_puzzle_is_no_game(library: Library) -> None:
    """A puzzle that was only opened counts neither as begun nor for the time played."""
    library.games.create(SavedGame(GRID, b"{}", "", 5.0, finished=False))
    found = library.statistics()
    assert (found.started, found.finished, found.seconds) == (0, 0, 0.0)


@pytest.mark.parametrize(
    ("days_ago", "expected"),
    [
        ([], (0, 0)),
        ([0], (1, 1)),
        ([1], (1, 1)),
        ([2], (0, 1)),
        ([0, 0, 1, 2], (3, 3)),
        ([0, 2, 3, 4], (1, 3)),
        ([5, 4, 1, 3], (1, 3)),
    ],
)
def test_streaks(days_ago: list[int], expected: tuple[int, int]) -> None:
    """A row of days lives until a whole day has passed without a solved game."""
    assert streaks([TODAY - timedelta(days=ago) for ago in days_ago], TODAY) == expected
