"""The library as the service asks it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.grid import Grid
from nonet.library import Library, LibraryEntry, NewPuzzle, PuzzleFilter
from nonet.puzzle import Puzzle
from nonet.rating import Rating
from nonet.service.course import MOST_ANSWERS
from nonet.service.store import RatedPuzzle, StoredGame, stored_puzzle

_TOGETHER = 200
"""Puzzles that are read from the library at once."""


@dataclass(frozen=True, slots=True)
class LibraryStore:
    """The library as a `nonet.service.store.Store`; opened when it is first asked."""

    opened: Callable[[], Library]

    @property
    def library(self) -> Library:
        """The library."""
        return self.opened()

    def puzzle(self, number: int, /) -> Puzzle:
        """A puzzle, by its number."""
        return _puzzle_of(self.library.puzzles.get(number))

    def collection(self, name: str, /) -> Iterator[Puzzle]:
        """The puzzles of a collection, oldest first."""
        wanted = PuzzleFilter(collection=name)
        offset = 0
        while True:
            found, total = self.library.puzzles.find(
                wanted, sort="oldest", offset=offset, limit=_TOGETHER
            )
            yield from map(_puzzle_of, found)
            offset += _TOGETHER
            if offset >= total:
                break

    def game(self, number: int, /) -> StoredGame:
        """A game, by its number."""
        game, document = self.library.games.get(number)
        return StoredGame(game.title, game.level, document)

    def learn(self, grid: Grid, rating: Rating, /) -> None:
        """Keep the rating of a puzzle, if the puzzle is there."""
        self.library.puzzles.learn(grid, rating)

    def add(
        self, puzzles: Sequence[RatedPuzzle], *, tags: Sequence[str], collections: Sequence[str]
    ) -> list[tuple[int, bool]]:
        """Number of each puzzle, and whether it is new."""
        fresh = [_new_puzzle(item) for item in puzzles]
        return self.library.puzzles.add(fresh, tags=tags, collections=collections)

    def course_answers(self) -> Sequence[ExerciseAnswer]:
        """The latest answers to exercises, oldest first."""
        return self.library.course.answers(limit=MOST_ANSWERS)

    def daily_results(self) -> Sequence[DailyResult]:
        """Results of daily puzzles."""
        return self.library.course.daily_results()

    def keep_learning(
        self, answers: Sequence[ExerciseAnswer], results: Sequence[DailyResult], /
    ) -> tuple[int, int]:
        """How many answers and results were new and are kept now."""
        course = self.library.course
        return course.add_answers(answers), course.add_daily_results(results)


def _puzzle_of(kept: LibraryEntry) -> Puzzle:
    er = None if kept.rating is None else kept.rating.er
    return stored_puzzle(kept.grid, kept.name, kept.author, kept.notes, kept.level, er)


def _new_puzzle(item: RatedPuzzle) -> NewPuzzle:
    puzzle = item.puzzle
    return NewPuzzle(
        puzzle.grid,
        name=puzzle.title,
        author=puzzle.author,
        notes=puzzle.comment,
        level=None if item.grade is None else item.grade.level,
        score=None if item.grade is None else item.grade.score,
        rating=item.rating,
    )
