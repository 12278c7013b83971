"""A library that travels with the question, for one that is kept where there is no Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Self

from nonet.constraints.fields import identity_of
from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.errors import NotFound
from nonet.grid import Grid
from nonet.puzzle import Puzzle
from nonet.rating import Rating
from nonet.service.course import AnswerRecord
from nonet.service.documents import Document
from nonet.service.kept_puzzle import KeptPuzzle
from nonet.service.learning import DailyRecord, answer_of, result_of
from nonet.service.ratings import RatingRecord
from nonet.service.record import Record
from nonet.service.states import State
from nonet.service.store import RatedPuzzle, StoredGame, stored_puzzle


@dataclass(frozen=True, slots=True)
class HeldPuzzle(Record):
    """A puzzle that may be read."""

    state: State
    name: str = ""
    author: str = ""
    notes: str = ""
    level: str | None = None
    er: float | None = None

    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return stored_puzzle(
            self.state.grid(), self.name, self.author, self.notes, self.level, self.er
        )


@dataclass(frozen=True, slots=True)
class HeldGame(Record):
    """A game that may be read."""

    title: str
    level: str | None
    document: Document


@dataclass(frozen=True, slots=True)
class Held(Record):
    """The part of a library that a question may read."""

    puzzles: Annotated[dict[str, HeldPuzzle], "By number."] = field(default_factory=dict)
    collection: Annotated[tuple[HeldPuzzle, ...], "The one that is meant, oldest first."] = ()
    games: Annotated[dict[str, HeldGame], "By number."] = field(default_factory=dict)
    answers: tuple[AnswerRecord, ...] = ()
    daily: tuple[DailyRecord, ...] = ()
    known: Annotated[dict[str, int], "Numbers of all puzzles by fingerprint."] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True)
class AddedPuzzle(Record):
    """A puzzle that was added: an equal one that is there gets the tags and collections."""

    puzzle: KeptPuzzle
    tags: tuple[str, ...]
    collections: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LearntRating(Record):
    """A rating to be kept, if the puzzle is there."""

    fingerprint: str
    rating: RatingRecord


@dataclass(frozen=True, slots=True)
class Written(Record):
    """The changes to write back."""

    puzzles: tuple[AddedPuzzle, ...]
    ratings: tuple[LearntRating, ...]
    answers: tuple[AnswerRecord, ...]
    daily: tuple[DailyRecord, ...]


class HeldStore:
    """A `nonet.service.store.Store` of what was given, and of what is to be written back.

    Examples
    --------
    >>> from nonet.running import Watch
    >>> from nonet.service import ask
    >>> store = HeldStore.from_json({})
    >>> question = {"text": "...4 ..31 34.. 2...", "tags": ["new"]}
    >>> ask("import", question, Watch(), store)["added"]
    1
    >>> [one["tags"] for one in store.written()["puzzles"]]
    [['new']]
    """

    def __init__(self, held: Held) -> None:
        self._held = held
        self._known = dict(held.known)
        self._added: list[AddedPuzzle] = []
        self._ratings: list[LearntRating] = []
        self._answers: list[ExerciseAnswer] = []
        self._results: list[DailyResult] = []

    @classmethod
    def from_json(cls, fields: object) -> Self:
        """The store of what `Held` says.

        Raises
        ------
        FieldError
            The fields are others.
        """
        return cls(Held.from_fields(fields))

    def written(self) -> dict[str, Any]:
        """The changes to write back, as `Written` has them."""
        return Written(
            tuple(self._added),
            tuple(self._ratings),
            tuple(map(AnswerRecord.from_attributes, self._answers)),
            tuple(map(DailyRecord.from_attributes, self._results)),
        ).fields()

    def puzzle(self, number: int, /) -> Puzzle:
        """A puzzle, by its number."""
        found = self._held.puzzles.get(str(number))
        if found is None:
            raise NotFound(f"there is no puzzle {number}")
        return found.puzzle()

    def collection(self, name: str, /) -> Iterator[Puzzle]:
        """The puzzles of the collection that was given."""
        del name
        for entry in self._held.collection:
            yield entry.puzzle()

    def game(self, number: int, /) -> StoredGame:
        """A game, by its number."""
        found = self._held.games.get(str(number))
        if found is None:
            raise NotFound(f"there is no game {number}")
        return StoredGame(found.title, found.level, found.document.to_json())

    def learn(self, grid: Grid, rating: Rating, /) -> None:
        """Have the rating of a puzzle written back."""
        _, fingerprint = identity_of(grid.layout, grid.givens)
        record = replace(RatingRecord.of(rating), techniques=())
        self._ratings.append(LearntRating(fingerprint, record))

    def add(
        self, puzzles: Sequence[RatedPuzzle], *, tags: Sequence[str], collections: Sequence[str]
    ) -> list[tuple[int, bool]]:
        """Number of each puzzle, and whether it is new; one that is new gets its own when written.

        Until then it has the number that follows those that are known.
        """
        return [self._add(item, tuple(tags), tuple(collections)) for item in puzzles]

    def _add(
        self, item: RatedPuzzle, tags: tuple[str, ...], collections: tuple[str, ...]
    ) -> tuple[int, bool]:
        puzzle = KeptPuzzle.of(item)
        self._added.append(AddedPuzzle(puzzle, tags, collections))
        number = self._known.get(puzzle.fingerprint)
        if number is not None:
            return number, False
        self._known[puzzle.fingerprint] = number = max(self._known.values(), default=0) + 1
        return number, True

    def course_answers(self) -> Sequence[ExerciseAnswer]:
        """Answers to exercises, oldest first."""
        return (*map(answer_of, self._held.answers), *self._answers)

    def daily_results(self) -> Sequence[DailyResult]:
        """Results of daily puzzles."""
        return (*map(result_of, self._held.daily), *self._results)

    def keep_learning(
        self, answers: Sequence[ExerciseAnswer], results: Sequence[DailyResult], /
    ) -> tuple[int, int]:
        """How many answers and results are new, and will be written back."""
        known = {_key(answer) for answer in self.course_answers()}
        new = {key: answer for answer in answers if (key := _key(answer)) not in known}
        days = {(result.day, result.level) for result in self.daily_results()}
        first: dict[tuple[object, str], DailyResult] = {}
        for result in results:
            if (result.day, result.level) not in days:
                first.setdefault((result.day, result.level), result)
        self._answers += new.values()
        self._results += first.values()
        return len(new), len(first)


def _key(answer: ExerciseAnswer) -> tuple[str, int, object]:
    return answer.station, answer.seed, answer.at
