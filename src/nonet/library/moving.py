"""All of a library taken out, and put into another one: nothing that is there is lost."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from nonet._levels import level_of
from nonet.constraints.fields import identity_of
from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.library.course import add_answers, add_results, answers_in, results_in
from nonet.library.damage import name_of, readable, rows_of
from nonet.library.games import SavedGame, game_of, values_of
from nonet.library.models import Collection, GameRow, PuzzleRow, Setting
from nonet.library.puzzles import (
    NewPuzzle,
    add_labels,
    collections_of,
    keep_rating,
    puzzle_of,
    tags_of,
)
from nonet.library.session import Database


@dataclass(frozen=True, slots=True)
class MovedPuzzle:
    """A puzzle with its tags and collections, when it was added, and when deleted if it was."""

    puzzle: NewPuzzle
    tags: tuple[str, ...]
    collections: tuple[str, ...]
    created: datetime
    deleted: datetime | None


@dataclass(frozen=True, slots=True)
class MovedGame:
    """A game, with the place of its puzzle among the puzzles, and its moments.

    Two games of different libraries are the same if they were opened at the same moment with the
    same puzzle.
    """

    saved: SavedGame
    puzzle: int | None
    begun: datetime | None
    finished: datetime | None
    created: datetime
    updated: datetime
    deleted: datetime | None


@dataclass(frozen=True, slots=True)
class Everything:
    """All of a library; `damaged` says what is left out since it cannot be read."""

    puzzles: tuple[MovedPuzzle, ...] = ()
    collections: tuple[str, ...] = ()
    games: tuple[MovedGame, ...] = ()
    settings: Mapping[str, object] | None = None
    answers: tuple[ExerciseAnswer, ...] = ()
    results: tuple[DailyResult, ...] = ()
    damaged: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """The outcome.

    Attributes
    ----------
    puzzles, games
        How many are new.
    continued
        Games that were here, and went on there.
    known
        Puzzles and games that were here already.
    answers
        New answers and results of the course.
    """

    puzzles: int
    games: int
    continued: int
    known: int
    answers: int


def everything(database: Database) -> Everything:
    """All of a library, the trash too, as it is at one moment."""
    with database.reading() as session:
        damaged: list[str] = []
        rows = rows_of(session, select(PuzzleRow).order_by(PuzzleRow.id), PuzzleRow, damaged)
        both = list(readable(rows, lambda row: (row.id, _moved_puzzle(row)), name_of, damaged))
        places = {number: place for place, (number, _) in enumerate(both)}
        names = session.scalars(select(Collection.name).order_by(Collection.name)).all()
        games = rows_of(session, select(GameRow).order_by(GameRow.id), GameRow, damaged)
        settings = session.scalars(select(Setting).order_by(Setting.name))
        return Everything(
            puzzles=tuple(puzzle for _, puzzle in both),
            collections=tuple(names),
            games=tuple(readable(games, lambda row: _moved_game(row, places), name_of, damaged)),
            settings=dict(
                readable(
                    settings,
                    lambda row: (row.name, json.loads(row.value)),
                    lambda row: f"setting {row.name}",
                    damaged,
                )
            ),
            answers=tuple(answers_in(session)),
            results=tuple(results_in(session)),
            damaged=tuple(damaged),
        )


def take(database: Database, given: Everything) -> Taken:
    """Put in what is not there: a puzzle or game that is there is kept once.

    Of a game that went on in one of the libraries the later state counts; one that went on in both
    is kept twice. Settings that were made here stay.
    """
    with database.writing() as session:
        collections_of(session, given.collections)
        session.flush()
        numbers, new_puzzles = _take_puzzles(session, given.puzzles)
        new_games, continued = _take_games(session, given.games, numbers)
        for name, value in (given.settings or {}).items():
            if session.get(Setting, name) is None:
                session.add(Setting(name=name, value=json.dumps(value)))
        answers = add_answers(session, given.answers) + add_results(session, given.results)
    known = len(given.puzzles) - new_puzzles + len(given.games) - new_games - continued
    return Taken(new_puzzles, new_games, continued, known, answers)


def is_earlier(document: Mapping[str, Any], later: Mapping[str, Any]) -> bool:
    """Whether a document is of the same game before some more moves, or at the same move."""
    few, more = _moves(document), _moves(later)
    return few == more[: len(few)]


def _moves(document: Mapping[str, Any]) -> list[Any]:
    settings, history = document.get("settings", {}), document.get("history", [])
    done, draft = settings.get("done"), settings.get("draft")
    made = history[:done] if isinstance(done, int) and done >= 0 else history
    past = draft.get("past") if isinstance(draft, dict) else None
    return [*made, *(past if isinstance(past, list) else [])]


def _moved_puzzle(row: PuzzleRow) -> MovedPuzzle:
    puzzle = puzzle_of(row, "new")
    fresh = NewPuzzle(
        puzzle.grid,
        puzzle.name,
        puzzle.author,
        puzzle.notes,
        puzzle.level,
        puzzle.score,
        puzzle.rating,
    )
    return MovedPuzzle(fresh, puzzle.tags, puzzle.collections, row.created, row.deleted)


def _moved_game(row: GameRow, places: Mapping[int, int]) -> MovedGame:
    saved = SavedGame(
        grid=game_of(row).grid,
        document=zlib.decompress(row.document),
        title=row.title,
        elapsed=row.elapsed,
        finished=row.finished is not None,
        helped=row.helped,
        begun=row.begun is not None,
        level=row.level,
    )
    return MovedGame(
        saved,
        None if row.puzzle_id is None else places.get(row.puzzle_id),
        row.begun,
        row.finished,
        row.created,
        row.updated,
        row.deleted,
    )


def _take_puzzles(session: Session, puzzles: tuple[MovedPuzzle, ...]) -> tuple[list[int], int]:
    """The number that each has here, and how many are new."""
    numbers: list[int] = []
    new = 0
    for moved in puzzles:
        row, is_new = _taken_puzzle(session, moved)
        numbers.append(row.id)
        new += is_new
    return numbers, new


def _taken_puzzle(session: Session, moved: MovedPuzzle) -> tuple[PuzzleRow, bool]:
    puzzle = moved.puzzle
    layout, fingerprint = identity_of(puzzle.grid.layout, puzzle.grid.givens)
    row = session.scalar(select(PuzzleRow).where(PuzzleRow.fingerprint == fingerprint))
    is_new = row is None
    if row is None:
        row = PuzzleRow(
            fingerprint=fingerprint,
            size=puzzle.grid.size,
            layout=layout,
            givens=puzzle.grid.givens,
            created=moved.created,
            deleted=moved.deleted,
            name="",
            author="",
            notes="",
        )
        session.add(row)
    elif moved.deleted is None:
        row.deleted = None
    row.name, row.author = row.name or puzzle.name, row.author or puzzle.author
    row.notes, row.level = row.notes or puzzle.notes, row.level or level_of(puzzle.level)
    row.score = puzzle.score if row.score is None else row.score
    if puzzle.rating is not None and row.rating_engine is None:
        keep_rating(row, puzzle.rating)
    add_labels(row, tags_of(session, moved.tags), collections_of(session, moved.collections))
    session.flush()
    return row, is_new


def _take_games(
    session: Session, games: tuple[MovedGame, ...], numbers: list[int]
) -> tuple[int, int]:
    """How many are new, and how many went on."""
    there: dict[tuple[datetime, bytes], list[int]] = {}
    columns = select(GameRow.id, GameRow.created, GameRow.givens).order_by(GameRow.id)
    for number, created, givens in session.execute(columns):
        there.setdefault((created, givens), []).append(number)
    new = continued = 0
    for moved in games:
        same = there.setdefault((moved.created, moved.saved.grid.givens), [])
        rows = [row for number in same if (row := session.get(GameRow, number)) is not None]
        outcome = _go_on(moved, rows)
        if outcome == "new":
            row = _new_game(moved, numbers)
            session.add(row)
            session.flush()
            same.append(row.id)
            new += 1
        continued += outcome == "continued"
        session.flush()
        for row in rows:
            session.expunge(row)
    return new, continued


def _go_on(moved: MovedGame, rows: list[GameRow]) -> str:
    """The relation of a game to those of the same beginning; one that is earlier goes on."""
    theirs = json.loads(moved.saved.document)
    ours = [json.loads(zlib.decompress(row.document)) for row in rows]
    for row, document in zip(rows, ours, strict=True):
        if is_earlier(theirs, document):
            row.deleted = row.deleted if moved.deleted else None
            return "known"
    for row, document in zip(rows, ours, strict=True):
        if is_earlier(document, theirs):
            for name, value in values_of(moved.saved).items():
                setattr(row, name, value)
            row.revision += 1
            row.level = row.level or level_of(moved.saved.level)
            row.begun, row.finished = row.begun or moved.begun, row.finished or moved.finished
            row.updated = moved.updated
            row.deleted = row.deleted if moved.deleted else None
            return "continued"
    return "new"


def _new_game(moved: MovedGame, numbers: list[int]) -> GameRow:
    return GameRow(
        revision=1,
        puzzle_id=None if moved.puzzle is None else numbers[moved.puzzle],
        level=level_of(moved.saved.level),
        begun=moved.begun,
        finished=moved.finished,
        created=moved.created,
        updated=moved.updated,
        deleted=moved.deleted,
        **values_of(moved.saved),
    )
