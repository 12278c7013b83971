"""A puzzle as a library keeps it: what makes it the same as another one, and how hard it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from nonet.constraints.fields import identity_of
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service.importing import rated
from nonet.service.ratings import RatingRecord
from nonet.service.record import Record
from nonet.service.states import State
from nonet.service.store import RatedPuzzle
from nonet.service.texts import Name, Notes


@dataclass(frozen=True, slots=True)
class KeepQuestion(Record):
    """A puzzle to be kept: its givens, or all digits where there are no givens."""

    state: State
    name: Name = ""
    author: Name = ""
    notes: Notes = ""

    def puzzle(self) -> Puzzle:
        """The puzzle with what is said of it."""
        return Puzzle(self.state.posed(), title=self.name, author=self.author, comment=self.notes)


@dataclass(frozen=True, slots=True)
class KeptPuzzle(Record):
    """A puzzle as a library keeps it; equal puzzles have the same fingerprint."""

    fingerprint: str
    state: State
    name: str
    author: str
    notes: str
    level: str | None
    score: int | None
    rating: RatingRecord | None

    @classmethod
    def of(cls, item: RatedPuzzle) -> Self:
        """The record of a puzzle with its grade and rating."""
        puzzle, grade, rating = item.puzzle, item.grade, item.rating
        grid = puzzle.grid
        return cls(
            fingerprint=identity_of(grid.layout, grid.givens)[1],
            state=replace(State.of(grid), entries=None),
            name=puzzle.title,
            author=puzzle.author,
            notes=puzzle.comment,
            level=None if grade is None else grade.level,
            score=None if grade is None else grade.score,
            rating=None if rating is None else replace(RatingRecord.of(rating), techniques=()),
        )


def keep(question: KeepQuestion, watch: Watch) -> KeptPuzzle:
    """A puzzle as a library keeps it, with grade and rating where they are soon known."""
    return KeptPuzzle.of(rated(question.puzzle(), watch))
