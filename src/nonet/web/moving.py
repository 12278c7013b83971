"""A whole library as a file, and a file as a whole library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nonet.library import Everything, Library, MovedGame, MovedPuzzle, NewPuzzle, SavedGame, Taken
from nonet.library.damage import readable
from nonet.rating import Rating
from nonet.rating.rating import BEYOND
from nonet.service.course import AnswerRecord
from nonet.service.documents import Document
from nonet.service.learning import DailyRecord, answer_of, result_of
from nonet.service.library_file import FileGame, FilePuzzle, FileRating, LibraryFile
from nonet.service.states import State


def file_of(library: Library, report: Callable[[str], object] = lambda _: None) -> bytes:
    """All of a library as a file; what is damaged is left out, and reported.

    Raises
    ------
    NonetError
        It would be too large to be read again.
    """
    found = library.everything()
    damaged = list(found.damaged)
    file = LibraryFile(
        nonet="library",
        version=1,
        puzzles=tuple(map(_file_puzzle, found.puzzles)),
        collections=found.collections,
        games=tuple(readable(found.games, _file_game, _name_of, damaged)),
        settings=dict(found.settings or {}),
        answers=tuple(map(AnswerRecord.from_attributes, found.answers)),
        daily=tuple(map(DailyRecord.from_attributes, found.results)),
    )
    for message in damaged:
        report(message)
    return file.to_bytes()


def take_file(library: Library, file: LibraryFile) -> Taken:
    """Put into a library what a file has and the library has not."""
    return library.take(
        Everything(
            puzzles=tuple(map(_moved_puzzle, file.puzzles)),
            collections=file.collections,
            games=tuple(map(_moved_game, file.games)),
            settings=file.settings,
            answers=tuple(map(answer_of, file.answers)),
            results=tuple(map(result_of, file.daily)),
        )
    )


def _file_puzzle(moved: MovedPuzzle) -> FilePuzzle:
    puzzle = moved.puzzle
    rating = puzzle.rating
    return FilePuzzle(
        state=replace(State.of(puzzle.grid), entries=None),
        created=moved.created,
        name=puzzle.name,
        author=puzzle.author,
        notes=puzzle.notes,
        level=puzzle.level,
        score=puzzle.score,
        rating=None if rating is None else FileRating.from_attributes(rating),
        tags=moved.tags,
        collections=moved.collections,
        deleted=moved.deleted,
    )


def _name_of(moved: MovedGame) -> str:
    return f"a game of {moved.created:%Y-%m-%d %H:%M:%S}" + (
        f" ({moved.saved.title})" if moved.saved.title else ""
    )


def _file_game(moved: MovedGame) -> FileGame:
    return FileGame.from_attributes(
        moved,
        document=Document.from_json(moved.saved.document),
        title=moved.saved.title,
        level=moved.saved.level,
    )


def _moved_puzzle(file_puzzle: FilePuzzle) -> MovedPuzzle:
    rating = file_puzzle.rating
    rated = (
        None
        if rating is None
        else Rating(
            rating.er, rating.ep, rating.ed, solved=rating.er < BEYOND, engine=rating.engine
        )
    )
    puzzle = NewPuzzle(
        file_puzzle.state.grid(),
        file_puzzle.name,
        file_puzzle.author,
        file_puzzle.notes,
        file_puzzle.level,
        file_puzzle.score,
        rated,
    )
    return MovedPuzzle(
        puzzle, file_puzzle.tags, file_puzzle.collections, file_puzzle.created, file_puzzle.deleted
    )


def _moved_game(game: FileGame) -> MovedGame:
    document = game.document
    saved = SavedGame(
        grid=document.state.grid(),
        document=document.to_json(),
        title=game.title,
        elapsed=document.elapsed,
        finished=game.finished is not None,
        helped=document.settings.get("helped") is True,
        begun=game.begun is not None,
        level=game.level,
    )
    return MovedGame(
        saved, game.puzzle, game.begun, game.finished, game.created, game.updated, game.deleted
    )
