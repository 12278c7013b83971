"""A whole library as one file: JSON, compressed, that every edition writes and reads."""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal

from nonet.constraints.fields import identity_of
from nonet.errors import FormatError, NonetError
from nonet.running import Watch
from nonet.service.course import AnswerRecord
from nonet.service.documents import Document
from nonet.service.learning import DailyRecord
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import State
from nonet.service.texts import FullName, Name, Notes

MAX_LIBRARY = 30_000_000
"""Most bytes of a file."""

MAX_CONTENT = 150_000_000
"""Most bytes of what is compressed in it."""

Level = Annotated[str, ValueLimits(longest=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
SettingName = Annotated[str, ValueLimits(pattern=r"^[A-Za-z][A-Za-z0-9.-]{0,99}$")]
_Er = Annotated[float, ValueLimits(0, 20)]
_All = ValueLimits(longest=1_000_000)


@dataclass(frozen=True, slots=True)
class FileRating(Record):
    """A rating, and what rated."""

    er: _Er
    ep: _Er
    ed: _Er
    engine: Annotated[str, ValueLimits(longest=40)]


@dataclass(frozen=True, slots=True)
class FilePuzzle(Record):
    """A puzzle of a library."""

    state: State
    created: datetime
    name: Name = ""
    author: Name = ""
    notes: Notes = ""
    level: Level | None = None
    score: Annotated[int, ValueLimits(0, 2**31 - 1)] | None = None
    rating: FileRating | None = None
    tags: Annotated[tuple[FullName, ...], ValueLimits(longest=1_000)] = ()
    collections: Annotated[tuple[FullName, ...], ValueLimits(longest=1_000)] = ()
    deleted: datetime | None = None


@dataclass(frozen=True, slots=True)
class FileGame(Record):
    """A game of a library; `puzzle` is the place of its puzzle in the list of puzzles, from 0."""

    document: Document
    created: datetime
    updated: datetime
    title: Name = ""
    level: Level | None = None
    puzzle: Annotated[int, ValueLimits(0, 999_999)] | None = None
    begun: datetime | None = None
    finished: datetime | None = None
    deleted: datetime | None = None


@dataclass(frozen=True, slots=True)
class LibraryFile(Record):
    """All of a library."""

    nonet: Literal["library"]
    version: Literal[1]
    puzzles: Annotated[tuple[FilePuzzle, ...], _All] = ()
    collections: Annotated[tuple[FullName, ...], _All] = ()
    games: Annotated[tuple[FileGame, ...], _All] = ()
    settings: Annotated[dict[SettingName, Any], ValueLimits(longest=10_000)] = field(
        default_factory=dict
    )
    answers: Annotated[tuple[AnswerRecord, ...], _All] = ()
    daily: Annotated[tuple[DailyRecord, ...], _All] = ()

    def to_bytes(self) -> bytes:
        """The file.

        Raises
        ------
        NonetError
            It would be too large to be read again.
        """
        text = json.dumps(self.fields(), ensure_ascii=False, separators=(",", ":")).encode()
        packed = gzip.compress(text, mtime=0)
        if len(text) > MAX_CONTENT or len(packed) > MAX_LIBRARY:
            raise NonetError(f"expected a library of at most {MAX_LIBRARY:,} bytes as a file")
        return packed

    @classmethod
    def from_bytes(cls, data: bytes) -> LibraryFile:
        """The library of a file.

        Raises
        ------
        FormatError
            It is none, cut off, of a newer nonet, or holds what no library has.
        """
        fields = _fields_of(data)
        if not isinstance(fields, dict) or fields.get("nonet") != "library":
            raise FormatError("expected a library of nonet, found something else")
        if fields.get("version") != 1:
            raise FormatError("expected a library of this nonet, found one of a newer version")
        try:
            found = cls.from_fields(fields)
            _check(found)
        except NonetError as error:
            raise FormatError(str(error)) from error
        return found


@dataclass(frozen=True, slots=True)
class PackedLibrary(Record):
    """A library as a file, in Base64."""

    data: Annotated[str, ValueLimits(longest=4 * MAX_LIBRARY // 3 + 4)]
    damaged: Annotated[
        tuple[str, ...],
        ValueLimits(longest=1_000_000),
        "What was left out since it cannot be read.",
    ] = ()

    @classmethod
    def of(cls, file: bytes, damaged: tuple[str, ...] = ()) -> PackedLibrary:
        """The record of a file."""
        return cls(base64.b64encode(file).decode(), damaged)

    def file(self) -> LibraryFile:
        """The contents of the file.

        Raises
        ------
        FormatError
            It is no library.
        """
        try:
            data = base64.b64decode(self.data, validate=True)
        except ValueError as error:
            raise FormatError("expected a file in Base64") from error
        return LibraryFile.from_bytes(data)


@dataclass(frozen=True, slots=True)
class LibraryAnswer(Record):
    """The contents of a file, and the fingerprint of each of its puzzles."""

    library: LibraryFile
    fingerprints: tuple[str, ...]


def read_library(question: PackedLibrary, watch: Watch) -> LibraryAnswer:
    """The contents of a library as a file, for one that is kept where there is no Python."""
    del watch
    found = question.file()
    grids = (puzzle.state.grid() for puzzle in found.puzzles)
    return LibraryAnswer(found, tuple(identity_of(grid.layout, grid.givens)[1] for grid in grids))


def _fields_of(data: bytes) -> Any:
    unpacking = zlib.decompressobj(wbits=31)
    try:
        text = unpacking.decompress(data, MAX_CONTENT + 1)
        if len(text) > MAX_CONTENT or len(data) > MAX_LIBRARY:
            raise FormatError(f"expected at most {MAX_CONTENT:,} bytes, found more")
        if not unpacking.eof:
            raise FormatError("expected a whole file, found one that is cut off")
        return json.loads(text)
    except (zlib.error, ValueError, RecursionError) as error:
        if isinstance(error, NonetError):
            raise
        raise FormatError("expected a library of nonet, found something else") from error


def _check(found: LibraryFile) -> None:
    """Whether all of it can be kept.

    Raises
    ------
    NonetError
        Something cannot: a grid is none, or a game has a puzzle that is not there.
    """
    for puzzle in found.puzzles:
        puzzle.state.grid()
    for game in found.games:
        game.document.puzzle()
        game.document.to_json()
        if game.puzzle is not None and game.puzzle >= len(found.puzzles):
            raise FormatError(f"expected a puzzle of the file, found the number {game.puzzle}")
