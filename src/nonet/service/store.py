"""The interface of a library of puzzles and games that the service asks, where there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from nonet._levels import level_of
from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.errors import NonetError, NotFound
from nonet.grid import Grid
from nonet.logic import Grade
from nonet.puzzle import Puzzle
from nonet.rating import Rating


@dataclass(frozen=True, slots=True)
class RatedPuzzle:
    """A puzzle for the library, with its grade and rating where they are known."""

    puzzle: Puzzle
    grade: Grade | None
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game of the library; its document is JSON."""

    title: str
    level: str | None
    document: bytes


def stored_puzzle(
    grid: Grid, name: str, author: str, notes: str, level: str | None, er: float | None
) -> Puzzle:
    """A puzzle of a library, with all that is known of it."""
    # Formats that hold a difficulty mostly mean the rating.
    difficulty = level_of(level) or "" if er is None else f"{er:.1f}"
    return Puzzle(grid, title=name, author=author, comment=notes, difficulty=difficulty)


class Store(Protocol):
    """A library of puzzles and games."""

    def puzzle(self, number: int, /) -> Puzzle:
        """A puzzle, by its number."""
        ...

    def collection(self, name: str, /) -> Iterator[Puzzle]:
        """The puzzles of a collection, oldest first."""
        ...

    def game(self, number: int, /) -> StoredGame:
        """A game, by its number."""
        ...

    def learn(self, grid: Grid, rating: Rating, /) -> None:
        """Keep the rating of a puzzle, if the puzzle is there."""
        ...

    def add(
        self, puzzles: Sequence[RatedPuzzle], *, tags: Sequence[str], collections: Sequence[str]
    ) -> list[tuple[int, bool]]:
        """Number of each puzzle, and whether it is new."""
        ...

    def course_answers(self) -> Sequence[ExerciseAnswer]:
        """The latest answers to exercises, oldest first."""
        ...

    def daily_results(self) -> Sequence[DailyResult]:
        """Results of daily puzzles."""
        ...

    def keep_learning(
        self, answers: Sequence[ExerciseAnswer], results: Sequence[DailyResult], /
    ) -> tuple[int, int]:
        """How many answers and results were new and are kept now."""
        ...


class NoStore:
    """The library of those who have none."""

    def puzzle(self, number: int, /) -> Puzzle:
        """Refuse: there is none."""
        raise NotFound(f"no puzzle has the number {number}")

    def collection(self, name: str, /) -> Iterator[Puzzle]:
        """Refuse: there is none."""
        raise NotFound(f"there is no collection {name!r}")

    def game(self, number: int, /) -> StoredGame:
        """Refuse: there is none."""
        raise NotFound(f"no game has the number {number}")

    def learn(self, grid: Grid, rating: Rating, /) -> None:
        """Do nothing."""

    def add(
        self, puzzles: Sequence[RatedPuzzle], *, tags: Sequence[str], collections: Sequence[str]
    ) -> list[tuple[int, bool]]:
        """Refuse: there is nowhere to put them."""
        del puzzles, tags, collections
        raise NonetError("expected a library to add puzzles to, found none")

    def course_answers(self) -> Sequence[ExerciseAnswer]:
        """None."""
        return ()

    def daily_results(self) -> Sequence[DailyResult]:
        """None."""
        return ()

    def keep_learning(
        self, answers: Sequence[ExerciseAnswer], results: Sequence[DailyResult], /
    ) -> tuple[int, int]:
        """Keep none: there is nowhere."""
        del answers, results
        return 0, 0
