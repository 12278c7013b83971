"""Statistics of a player: how much, how fast, how many days in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import func, select

from nonet.library.models import GameRow, now
from nonet.library.session import Database


@dataclass(frozen=True, slots=True)
class Times:
    """Games of one size and level that were solved without help.

    Attributes
    ----------
    size, level
        Of the puzzles; the level is None where it is not known.
    finished
        How many were solved.
    best, average, latest
        Seconds.
    """

    size: int
    level: str | None
    finished: int
    best: float
    average: float
    latest: float


@dataclass(frozen=True, slots=True)
class PlayStatistics:
    """Statistics of a player.

    Attributes
    ----------
    started, finished
        Games with a move, and how many of them are solved.
    unaided
        Games that were solved without help.
    seconds
        Time played, solved or not.
    streak, longest_streak
        Days in a row on which a game was solved: up to now (or yesterday), and ever.
    times
        By size and level.
    """

    started: int
    finished: int
    unaided: int
    seconds: float
    streak: int
    longest_streak: int
    times: tuple[Times, ...]


def statistics(database: Database, *, minutes_from_utc: int = 0) -> PlayStatistics:
    """Statistics of the player, with games that were deleted since.

    Parameters
    ----------
    database
        Of the library.
    minutes_from_utc
        Where the player's days begin.
    """
    shift = timedelta(minutes=minutes_from_utc)
    totals = (
        select(
            func.count(),
            func.count(GameRow.finished),
            func.coalesce(func.sum(GameRow.elapsed), 0.0),
        )
        .select_from(GameRow)
        .where(GameRow.begun.is_not(None))
    )
    solved = (
        select(GameRow.size, GameRow.level, GameRow.elapsed, GameRow.finished, GameRow.helped)
        .where(GameRow.finished.is_not(None))
        .order_by(GameRow.finished)
    )
    with database.reading() as session:
        started, finished, seconds = session.execute(totals).one()
        rows = session.execute(solved).all()
    groups: dict[tuple[int, str | None], list[float]] = {}
    days = []
    for size, level, elapsed, moment, helped in rows:
        if not helped:
            groups.setdefault((size, level), []).append(elapsed)
        assert moment is not None
        days.append((moment + shift).date())
    streak, longest = streaks(days, (now() + shift).date())
    return PlayStatistics(
        started=started,
        finished=finished,
        unaided=sum(map(len, groups.values())),
        seconds=seconds,
        streak=streak,
        longest_streak=longest,
        times=tuple(
            _times(size, level, groups[size, level])
            for size, level in sorted(groups, key=lambda key: (key[0], key[1] or ""))
        ),
    )


def streaks(days: Iterable[date], today: date) -> tuple[int, int]:
    """Lengths of the row of days that reaches today or yesterday, and of the longest one.

    Examples
    --------
    >>> streaks([date(2026, 1, 1), date(2026, 1, 2), date(2026, 1, 4)], date(2026, 1, 5))
    (1, 2)
    """
    length = longest = 0
    last: date | None = None
    for day in sorted(set(days)):
        length = length + 1 if last is not None and day - last == timedelta(days=1) else 1
        longest = max(longest, length)
        last = day
    is_alive = last is not None and today - last <= timedelta(days=1)
    return length if is_alive else 0, longest


def _times(size: int, level: str | None, seconds: Sequence[float]) -> Times:
    return Times(size, level, len(seconds), min(seconds), sum(seconds) / len(seconds), seconds[-1])
