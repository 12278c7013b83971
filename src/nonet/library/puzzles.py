"""Puzzles that are kept, with the collections and tags that they are found by."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select
from sqlalchemy.orm import Session

from nonet._levels import level_of
from nonet.constraints.fields import identity_of, layout_of
from nonet.grid import Grid
from nonet.library.damage import name_of, readable, rows_of
from nonet.library.models import (
    Collection,
    GameRow,
    PuzzleRow,
    PuzzleTag,
    Tag,
)
from nonet.library.trash import DeletedItem
from nonet.rating import Rating
from nonet.rating.engine import Gem
from nonet.rating.rating import BEYOND

PlayState = Literal["new", "started", "finished"]
"""How far a player is with a puzzle."""

SortBy = Literal["newest", "oldest", "easiest", "hardest", "lowest-er", "highest-er", "name"]
"""The order of a list of puzzles."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A puzzle of the library.

    Attributes
    ----------
    id
        Its number.
    grid
        Its layout and givens.
    name, author, notes
        What people say of it; may be empty.
    level, score
        Its grade; None where it is not known.
    rating
        Its rating, without the steps; None where it is not known.
    tags, collections
        Names, sorted.
    progress
        How far the player is.
    created
        When it was added.
    """

    id: int
    grid: Grid
    name: str
    author: str
    notes: str
    level: str | None
    score: int | None
    rating: Rating | None
    tags: tuple[str, ...]
    collections: tuple[str, ...]
    progress: PlayState
    created: datetime


@dataclass(frozen=True, slots=True)
class PuzzleFilter:
    """A filter of puzzles; None and empty: any. Ratings: from the least ER to the most."""

    text: str = ""
    tag: str | None = None
    collection: str | None = None
    level: str | None = None
    size: int | None = None
    progress: PlayState | None = None
    deleted: bool = False
    least_er: float | None = None
    most_er: float | None = None
    gem: Gem | None = None


@dataclass(frozen=True, slots=True)
class NewPuzzle:
    """A puzzle to be added."""

    grid: Grid
    name: str = ""
    author: str = ""
    notes: str = ""
    level: str | None = None
    score: int | None = None
    rating: Rating | None = None


class Puzzles(DeletedItem[PuzzleRow]):
    """The puzzles of a library."""

    _table = PuzzleRow
    _name = "puzzle"

    def add(
        self,
        puzzles: Iterable[NewPuzzle],
        *,
        tags: Sequence[str] = (),
        collections: Sequence[str] = (),
    ) -> list[tuple[int, bool]]:
        """Number of each puzzle, and whether it is new: an equal one is not added twice.

        Those that were deleted come back. All get the tags and go into the collections.
        """
        with self._database.writing() as session:
            tag_rows = tags_of(session, tags)
            collection_rows = collections_of(session, collections)
            return [_add(session, puzzle, tag_rows, collection_rows) for puzzle in puzzles]

    def get(self, number: int) -> LibraryEntry:
        """The puzzle of this number.

        Raises
        ------
        NotFound
            There is none.
        """
        with self._database.reading() as session:
            row = self._row(session, number)
            return puzzle_of(row, _progress_of(session, [row.id]).get(row.id, "new"))

    def find(
        self, wanted: PuzzleFilter, *, sort: SortBy = "newest", offset: int = 0, limit: int = 50
    ) -> tuple[list[LibraryEntry], int]:
        """Puzzles as wanted, and how many there are in all; damaged ones are left out."""
        with self._database.reading() as session:
            conditions = _conditions(wanted)
            total = session.scalar(select(func.count()).select_from(PuzzleRow).where(*conditions))
            query = _sorted(select(PuzzleRow).where(*conditions), sort)
            rows = rows_of(session, query.offset(offset).limit(limit), PuzzleRow)
            progress = _progress_of(session, [row.id for row in rows])

            def made(row: PuzzleRow) -> LibraryEntry:
                return puzzle_of(row, progress.get(row.id, "new"))

            return list(readable(rows, made, name_of)), total or 0

    def change(
        self,
        number: int,
        *,
        name: str | None = None,
        author: str | None = None,
        notes: str | None = None,
        tags: Sequence[str] | None = None,
        collections: Sequence[str] | None = None,
    ) -> None:
        """Change what is not None.

        Raises
        ------
        NotFound
            No puzzle has this number.
        """
        with self._database.writing() as session:
            row = self._row(session, number)
            for field, value in (("name", name), ("author", author), ("notes", notes)):
                if value is not None:
                    setattr(row, field, value)
            if tags is not None:
                row.tags = tags_of(session, tags)
            if collections is not None:
                row.collections = collections_of(session, collections)

    def learn(self, grid: Grid, rating: Rating) -> None:
        """Keep the rating of a puzzle, if it is one of the library's."""
        _, fingerprint = identity_of(grid.layout, grid.givens)
        query = select(PuzzleRow).where(PuzzleRow.fingerprint == fingerprint)
        with self._database.reading() as session:
            row = session.scalar(query)
            if row is None or row.rating_engine == rating.engine:
                return
        with self._database.writing() as session:
            row = session.scalar(query)
            if row is not None:
                keep_rating(row, rating)

    def tags(self) -> list[tuple[str, int]]:
        """Tags that puzzles have, and how many have each."""
        count = func.count(PuzzleRow.id)
        query = (
            select(Tag.name, count)
            .join(PuzzleTag, PuzzleTag.tag_id == Tag.id)
            .join(PuzzleRow, PuzzleRow.id == PuzzleTag.puzzle_id)
            .where(PuzzleRow.deleted.is_(None))
            .group_by(Tag.name)
            .order_by(Tag.name)
        )
        with self._database.reading() as session:
            return [(name, number) for name, number in session.execute(query)]


def _add(
    session: Session, puzzle: NewPuzzle, tags: list[Tag], collections: list[Collection]
) -> tuple[int, bool]:
    layout, fingerprint = identity_of(puzzle.grid.layout, puzzle.grid.givens)
    row = session.scalar(select(PuzzleRow).where(PuzzleRow.fingerprint == fingerprint))
    is_new = row is None
    if row is None:
        row = PuzzleRow(
            fingerprint=fingerprint,
            size=puzzle.grid.size,
            layout=layout,
            givens=puzzle.grid.givens,
            name=puzzle.name,
            author=puzzle.author,
            notes=puzzle.notes,
            level=level_of(puzzle.level),
            score=puzzle.score,
        )
        session.add(row)
    if puzzle.rating is not None:
        keep_rating(row, puzzle.rating)
    row.deleted = None
    add_labels(row, tags, collections)
    session.flush()
    return row.id, is_new


def add_labels(row: PuzzleRow, tags: list[Tag], collections: list[Collection]) -> None:
    """Give a puzzle these tags, and put it into these collections."""
    row.tags += [tag for tag in tags if tag not in row.tags]
    row.collections += [item for item in collections if item not in row.collections]


def keep_rating(row: PuzzleRow, rating: Rating) -> None:
    """Keep the rating of a puzzle."""
    row.er, row.ep, row.ed = rating.er, rating.ep, rating.ed
    row.rating_engine = rating.engine


def _rating(row: PuzzleRow) -> Rating | None:
    if row.er is None or row.ep is None or row.ed is None or row.rating_engine is None:
        return None
    return Rating(row.er, row.ep, row.ed, solved=row.er < BEYOND, engine=row.rating_engine)


def tags_of(session: Session, names: Sequence[str]) -> list[Tag]:
    """The tags of these names, new ones among them."""
    wanted = dict.fromkeys(names)
    known = {row.name: row for row in session.scalars(select(Tag).where(Tag.name.in_(wanted)))}
    rows = [known.get(name) or Tag(name=name) for name in wanted]
    session.add_all(rows)
    return rows


def collections_of(session: Session, names: Sequence[str]) -> list[Collection]:
    """The collections of these names, new ones among them."""
    wanted = dict.fromkeys(names)
    query = select(Collection).where(Collection.name.in_(wanted))
    known = {row.name: row for row in session.scalars(query)}
    rows = [known.get(name) or Collection(name=name) for name in wanted]
    session.add_all(rows)
    return rows


def _conditions(wanted: PuzzleFilter) -> list[ColumnElement[bool]]:
    is_deleted = PuzzleRow.deleted.is_not(None)
    conditions: list[ColumnElement[bool]] = [is_deleted if wanted.deleted else ~is_deleted]
    for word in wanted.text.split():
        texts = (PuzzleRow.name, PuzzleRow.author, PuzzleRow.notes)
        conditions.append(or_(*(text.icontains(word, autoescape=True) for text in texts)))
    if wanted.tag is not None:
        conditions.append(PuzzleRow.tags.any(Tag.name == wanted.tag))
    if wanted.collection is not None:
        conditions.append(PuzzleRow.collections.any(Collection.name == wanted.collection))
    if wanted.level is not None:
        conditions.append(PuzzleRow.level == level_of(wanted.level))
    if wanted.size is not None:
        conditions.append(PuzzleRow.size == wanted.size)
    if wanted.progress is not None:
        conditions.append(_has_progress(wanted.progress))
    if wanted.least_er is not None:
        conditions.append(PuzzleRow.er >= wanted.least_er)
    if wanted.most_er is not None:
        conditions.append(PuzzleRow.er <= wanted.most_er)
    if wanted.gem is not None:
        conditions.append(PuzzleRow.er == PuzzleRow.ep)
    if wanted.gem == "diamond":
        conditions.append(PuzzleRow.er == PuzzleRow.ed)
    return conditions


def _has_progress(progress: PlayState) -> ColumnElement[bool]:
    played = and_(
        GameRow.puzzle_id == PuzzleRow.id,
        GameRow.begun.is_not(None),
        GameRow.deleted.is_(None),
    )
    finished = exists().where(played, GameRow.finished.is_not(None))
    if progress == "finished":
        return finished
    if progress == "started":
        return and_(exists().where(played), ~finished)
    return ~exists().where(played)


def _progress_of(session: Session, numbers: Sequence[int]) -> dict[int, PlayState]:
    """For each puzzle that was played, how far the player is."""
    query = (
        select(GameRow.puzzle_id, func.count(GameRow.finished))
        .where(
            GameRow.puzzle_id.in_(numbers), GameRow.begun.is_not(None), GameRow.deleted.is_(None)
        )
        .group_by(GameRow.puzzle_id)
    )
    return {
        number: "finished" if finished else "started"
        for number, finished in session.execute(query)
        if number is not None
    }


def _sorted(query: Select[PuzzleRow], sort: SortBy) -> Select[PuzzleRow]:
    if sort == "oldest":
        return query.order_by(PuzzleRow.id)
    if sort == "easiest":
        return query.order_by(PuzzleRow.score.is_(None), PuzzleRow.score, PuzzleRow.id)
    if sort == "hardest":
        return query.order_by(PuzzleRow.score.is_(None), PuzzleRow.score.desc(), PuzzleRow.id)
    if sort == "lowest-er":
        return query.order_by(PuzzleRow.er.is_(None), PuzzleRow.er, PuzzleRow.id)
    if sort == "highest-er":
        return query.order_by(PuzzleRow.er.is_(None), PuzzleRow.er.desc(), PuzzleRow.id)
    if sort == "name":
        return query.order_by(func.lower(PuzzleRow.name), PuzzleRow.id)
    return query.order_by(PuzzleRow.id.desc())


def puzzle_of(row: PuzzleRow, progress: PlayState) -> LibraryEntry:
    """The puzzle of a row."""
    layout = layout_of(json.loads(row.layout))
    return LibraryEntry(
        id=row.id,
        grid=Grid(row.givens, layout=layout),
        name=row.name,
        author=row.author,
        notes=row.notes,
        level=row.level,
        score=row.score,
        rating=_rating(row),
        tags=tuple(tag.name for tag in row.tags),
        collections=tuple(item.name for item in row.collections),
        progress=progress,
        created=row.created,
    )
