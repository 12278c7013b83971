"""All of the library as one file, out and in."""

from __future__ import annotations

from dataclasses import dataclass

from nonet.library import Library
from nonet.service import Record
from nonet.service.library_file import PackedLibrary
from nonet.web.moving import file_of, take_file
from nonet.web.routes._routing import Resource, Sent

router = Resource("everything")


@dataclass(frozen=True, slots=True)
class TakenRecord(Record):
    """The outcome of a file: how much was new, went on, or was there already."""

    puzzles: int
    games: int
    continued: int
    known: int
    answers: int


@router.get("/library")
def export(library: Library) -> PackedLibrary:
    """All of the library as a file: puzzles, games, settings, the course, the trash.

    What is damaged is left out, and named.
    """
    damaged: list[str] = []
    content = file_of(library, damaged.append)
    return PackedLibrary.of(content, tuple(damaged))


@router.post("/library")
def take(question: Sent[PackedLibrary], library: Library) -> TakenRecord:
    """Put in what a file has and the library has not; nothing that is there is lost."""
    return TakenRecord.from_attributes(take_file(library, question.file()))
