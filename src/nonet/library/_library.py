"""`Library`: all that a player keeps, in one database."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from nonet.library.collections import Collections
from nonet.library.course import CourseRecord
from nonet.library.games import Games
from nonet.library.moving import Everything, Taken, everything, take
from nonet.library.puzzles import Puzzles
from nonet.library.session import Database, usual_url
from nonet.library.settings import Settings
from nonet.library.statistics import PlayStatistics, statistics


class Library:
    """Puzzles, games, settings and the course in one database; safe to share between threads.

    Parameters
    ----------
    url
        As SQLAlchemy has it, of SQLite or PostgreSQL; None: a file in the user's data folder.

    Attributes
    ----------
    puzzles, collections, games, settings, course
        What is kept.

    Raises
    ------
    LibraryError
        It cannot be opened, or a newer nonet wrote it.
    """

    def __init__(self, url: str | None = None) -> None:
        self._database = Database(usual_url() if url is None else url)
        self.puzzles = Puzzles(self._database)
        self.collections = Collections(self._database)
        self.games = Games(self._database)
        self.settings = Settings(self._database)
        self.course = CourseRecord(self._database)

    def statistics(self, *, minutes_from_utc: int = 0) -> PlayStatistics:
        """The statistics of play; days begin `minutes_from_utc` minutes from those of UTC."""
        return statistics(self._database, minutes_from_utc=minutes_from_utc)

    def everything(self) -> Everything:
        """All that is kept, the trash too."""
        return everything(self._database)

    def take(self, given: Everything) -> Taken:
        """Put in what is not here, see `nonet.library.moving.take`."""
        return take(self._database, given)

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
