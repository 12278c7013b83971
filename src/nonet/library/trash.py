"""The trash: deleted items stay in their table, and can be restored."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from sqlalchemy.orm import Session

from nonet.errors import NotFound
from nonet.library.models import GameRow, PuzzleRow, now
from nonet.library.session import Database

Row = TypeVar("Row", GameRow, PuzzleRow)


class DeletedItem(Generic[Row]):
    """Items of a library that can be deleted and restored."""

    _table: type[Row]
    _name: ClassVar[str]

    def __init__(self, database: Database) -> None:
        self._database = database

    def delete(self, number: int) -> None:
        """Put it into the trash.

        Raises
        ------
        NotFound
            There is none of this number.
        """
        with self._database.writing() as session:
            self._row(session, number).deleted = now()

    def restore(self, number: int) -> None:
        """Take it out of the trash.

        Raises
        ------
        NotFound
            There is none of this number.
        """
        with self._database.writing() as session:
            self._row(session, number, deleted=True).deleted = None

    def _row(self, session: Session, number: int, *, deleted: bool = False) -> Row:
        row = session.get(self._table, number)
        if row is None or (row.deleted is not None and not deleted):
            raise NotFound(f"there is no {self._name} {number}")
        return row
