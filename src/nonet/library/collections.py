"""Collections of puzzles."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from nonet.errors import LibraryError, NotFound
from nonet.library.models import Collection, GameRow, PuzzleCollection, PuzzleRow
from nonet.library.session import Database


@dataclass(frozen=True, slots=True)
class CollectionSummary:
    """A collection, and how far the player is with it.

    Attributes
    ----------
    id
        Its number.
    name
        Its name; no other one has it.
    puzzles, finished
        How many puzzles there are, and how many of them the player has solved.
    """

    id: int
    name: str
    puzzles: int
    finished: int


class Collections:
    """The collections of a library; puzzles are put into them through `Puzzles`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[CollectionSummary]:
        """All collections by name."""
        with self._database.reading() as session:
            puzzles = _numbers(session, _counted())
            finished = _numbers(session, _finished())
            rows = session.scalars(select(Collection).order_by(Collection.name))
            return [
                CollectionSummary(row.id, row.name, puzzles.get(row.id, 0), finished.get(row.id, 0))
                for row in rows
            ]

    def add(self, name: str) -> int:
        """Number of a new collection.

        Raises
        ------
        LibraryError
            There is one of this name.
        """
        with self._database.writing() as session:
            _check_free(session, name)
            row = Collection(name=name)
            session.add(row)
            session.flush()
            return row.id

    def rename(self, number: int, name: str) -> None:
        """Give a collection another name.

        Raises
        ------
        NotFound
            No collection has this number.
        LibraryError
            There is another one of this name.
        """
        with self._database.writing() as session:
            row = _row(session, number)
            if row.name != name:
                _check_free(session, name)
                row.name = name

    def delete(self, number: int) -> None:
        """Forget a collection; its puzzles stay.

        Raises
        ------
        NotFound
            No collection has this number.
        """
        with self._database.writing() as session:
            session.delete(_row(session, number))


def _numbers(session: Session, query: Select[int, int]) -> dict[int, int]:
    return dict(iter(session.execute(query)))


def _counted() -> Select[int, int]:
    return (
        select(PuzzleCollection.collection_id, func.count())
        .join(PuzzleRow, PuzzleRow.id == PuzzleCollection.puzzle_id)
        .where(PuzzleRow.deleted.is_(None))
        .group_by(PuzzleCollection.collection_id)
    )


def _finished() -> Select[int, int]:
    return (
        select(PuzzleCollection.collection_id, func.count(PuzzleRow.id.distinct()))
        .join(PuzzleRow, PuzzleRow.id == PuzzleCollection.puzzle_id)
        .join(GameRow, GameRow.puzzle_id == PuzzleRow.id)
        .where(
            PuzzleRow.deleted.is_(None), GameRow.deleted.is_(None), GameRow.finished.is_not(None)
        )
        .group_by(PuzzleCollection.collection_id)
    )


def _row(session: Session, number: int) -> Collection:
    row = session.get(Collection, number)
    if row is None:
        raise NotFound(f"there is no collection {number}")
    return row


def _check_free(session: Session, name: str) -> None:
    if session.scalar(select(Collection.id).where(Collection.name == name)) is not None:
        raise LibraryError(f"there is a collection {name!r} already")
