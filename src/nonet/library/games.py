"""Games: each move is saved, and nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from sqlalchemy import ColumnElement, String, Table, bindparam, func, select, update
from sqlalchemy.orm import defer

from nonet._levels import level_of
from nonet.constraints.fields import layout_fields, layout_of
from nonet.errors import NotFound, Outdated
from nonet.grid import Grid
from nonet.library.damage import name_of, readable, rows_of
from nonet.library.models import GameRow, Moment, PuzzleRow, now
from nonet.library.trash import DeletedItem

_COLUMNS = ("title", "size", "layout", "givens", "digits", "elapsed", "helped", "document")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is to be saved.

    Attributes
    ----------
    grid
        Givens and entries.
    document
        All of the game, as the page wants it back.
    title
        What the player calls it.
    elapsed
        Seconds played.
    finished
        Whether it is solved.
    helped
        Whether the player was helped: by a hint, a cell revealed, a solution shown.
    begun
        Whether a move was made; a game with entries, and a solved one, is begun in any case.
    level
        Of the puzzle, where it is known by now.
    """

    grid: Grid
    document: bytes
    title: str
    elapsed: float
    finished: bool
    helped: bool = False
    begun: bool = False
    level: str | None = None

    @property
    def is_begun(self) -> bool:
        """Whether it is more than a puzzle that was opened."""
        return self.begun or self.finished or self.grid.digits != self.grid.givens


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the library, without its document.

    Attributes
    ----------
    id
        Its number.
    revision
        How often it was saved; what is saved next must name it.
    puzzle_id
        The puzzle of the library that is played, or None.
    grid
        Givens and entries.
    title, level, elapsed
        As it was saved; the level is that of the puzzle.
    begun
        When the first move was made, or None.
    finished
        When it was solved first, or None.
    created, updated
        When it was opened and saved last.
    """

    id: int
    revision: int
    puzzle_id: int | None
    grid: Grid
    title: str
    level: str | None
    elapsed: float
    begun: datetime | None
    finished: datetime | None
    created: datetime
    updated: datetime


class Games(DeletedItem[GameRow]):
    """The games of a library."""

    _table = GameRow
    _name = "game"

    def create(self, saved: SavedGame, *, puzzle_id: int | None = None) -> Game:
        """A new game of revision 1.

        Raises
        ------
        NotFound
            No puzzle has this number.
        """
        level = level_of(saved.level)
        with self._database.writing() as session:
            if puzzle_id is not None:
                puzzle = session.get(PuzzleRow, puzzle_id)
                if puzzle is None:
                    raise NotFound(f"there is no puzzle {puzzle_id}")
                level = puzzle.level or level
            row = GameRow(
                revision=1,
                puzzle_id=puzzle_id,
                level=level,
                begun=now() if saved.is_begun else None,
                finished=now() if saved.finished else None,
                **values_of(saved),
            )
            session.add(row)
            session.flush()
            return game_of(row)

    def save(self, number: int, revision: int, saved: SavedGame) -> Game:
        """The game after it was saved, of the next revision.

        What was saved already, but whose answer was lost, can be sent again.

        Raises
        ------
        NotFound
            No game has this number.
        Outdated
            Another page has saved it since; carries the current `revision`.
        """
        moment = now()
        values = values_of(saved)
        document = values["document"]
        values |= {
            "number": number,
            "known": revision,
            "moment": moment,
            "found_level": level_of(saved.level),
            "first_move": moment if saved.is_begun else None,
            "solved": moment if saved.finished else None,
        }
        with self._database.writing() as session:
            found = session.execute(_SAVE, values).one_or_none()
            if found is None:
                return _saved_already(self._row(session, number), revision, document)
        puzzle_id, level, begun, finished, created = found
        return Game(
            id=number,
            revision=revision + 1,
            puzzle_id=puzzle_id,
            grid=saved.grid,
            title=saved.title,
            level=level,
            elapsed=saved.elapsed,
            begun=begun,
            finished=finished,
            created=created,
            updated=moment,
        )

    def get(self, number: int) -> tuple[Game, bytes]:
        """The game and its document.

        Raises
        ------
        NotFound
            No game has this number.
        """
        with self._database.reading() as session:
            row = self._row(session, number)
            return game_of(row), zlib.decompress(row.document)

    def find(
        self,
        *,
        begun: bool | None = None,
        finished: bool | None = None,
        puzzle_id: int | None = None,
        level: str | None = None,
        deleted: bool = False,
        offset: int = 0,
        limit: int = 50,
    ) -> tuple[list[Game], int]:
        """Games, those saved last first, and how many there are in all.

        Damaged ones are left out.
        """
        is_deleted = GameRow.deleted.is_not(None)
        conditions: list[ColumnElement[bool]] = [is_deleted if deleted else ~is_deleted]
        for wanted, moment in ((begun, GameRow.begun), (finished, GameRow.finished)):
            if wanted is not None:
                conditions.append(moment.is_not(None) if wanted else moment.is_(None))
        if puzzle_id is not None:
            conditions.append(GameRow.puzzle_id == puzzle_id)
        if level is not None:
            conditions.append(GameRow.level == level_of(level))
        query = (
            select(GameRow)
            .where(*conditions)
            .options(defer(GameRow.document))
            .order_by(GameRow.updated.desc(), GameRow.id.desc())
        )
        with self._database.reading() as session:
            total = session.scalar(select(func.count()).select_from(GameRow).where(*conditions))
            rows = rows_of(session, query.offset(offset).limit(limit), GameRow)
            return list(readable(rows, game_of, name_of)), total or 0


_GAMES = cast(Table, GameRow.__table__)

_SAVE = (
    update(_GAMES)
    .where(
        _GAMES.c.id == bindparam("number"),
        _GAMES.c.revision == bindparam("known"),
        _GAMES.c.deleted.is_(None),
    )
    .values(
        **{name: bindparam(name) for name in _COLUMNS},
        revision=_GAMES.c.revision + 1,
        updated=bindparam("moment"),
        level=func.coalesce(_GAMES.c.level, bindparam("found_level", type_=String)),
        begun=func.coalesce(_GAMES.c.begun, bindparam("first_move", type_=Moment)),
        finished=func.coalesce(_GAMES.c.finished, bindparam("solved", type_=Moment)),
    )
    .returning(
        _GAMES.c.puzzle_id, _GAMES.c.level, _GAMES.c.begun, _GAMES.c.finished, _GAMES.c.created
    )
)
"""The most frequent query, in one statement that is made once."""


def values_of(saved: SavedGame) -> dict[str, Any]:
    """The saved values, by column."""
    layout = json.dumps(layout_fields(saved.grid.layout), separators=(",", ":"))
    grid = saved.grid
    of_grid = (grid.size, layout, grid.givens, grid.digits)
    document = zlib.compress(saved.document, level=3)
    values = (saved.title, *of_grid, saved.elapsed, saved.helped, document)
    return dict(zip(_COLUMNS, values, strict=True))


def _saved_already(row: GameRow, revision: int, document: bytes) -> Game:
    """The game, if it already has the document that was to be saved."""
    if row.revision == revision + 1 and row.document == document:
        return game_of(row)
    raise Outdated(
        f"game {row.id} was saved elsewhere since: expected revision {row.revision}, "
        f"found {revision}",
        revision=row.revision,
    )


def game_of(row: GameRow) -> Game:
    """The game of a row."""
    layout = layout_of(json.loads(row.layout))
    entries = bytes(
        0 if given else digit for given, digit in zip(row.givens, row.digits, strict=True)
    )
    return Game(
        id=row.id,
        revision=row.revision,
        puzzle_id=row.puzzle_id,
        grid=Grid(row.givens, entries, layout=layout),
        title=row.title,
        level=row.level,
        elapsed=row.elapsed,
        begun=row.begun,
        finished=row.finished,
        created=row.created,
        updated=row.updated,
    )
