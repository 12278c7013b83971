"""The library: puzzles, collections, tags."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Self

from nonet.library import Library, LibraryEntry, PlayState, PuzzleFilter, SortBy
from nonet.rating.engine import Gem
from nonet.running import Watch
from nonet.service import Record
from nonet.service.importing import rated
from nonet.service.kept_puzzle import KeepQuestion
from nonet.service.limits import ValueLimits
from nonet.service.ratings import RatingRecord
from nonet.service.states import State
from nonet.service.texts import FullName, Name, Names, Notes
from nonet.web.routes._routing import Asker, Number, Resource, Sent

router = Resource("library")

Offset = Annotated[int, ValueLimits(0, 10_000_000)]
Label = FullName | None
Limit = Annotated[int, ValueLimits(1, 200)]


@dataclass(frozen=True, slots=True)
class PuzzleRecord(Record):
    """A puzzle of the library."""

    id: int
    state: State
    name: str
    author: str
    notes: str
    level: str | None
    score: int | None
    rating: RatingRecord | None
    tags: tuple[str, ...]
    collections: tuple[str, ...]
    progress: PlayState
    created: datetime

    @classmethod
    def of(cls, puzzle: LibraryEntry) -> Self:
        """The record of a puzzle."""
        return cls.from_attributes(
            puzzle,
            state=replace(State.of(puzzle.grid), entries=None),
            rating=None if puzzle.rating is None else RatingRecord.of(puzzle.rating),
        )


@dataclass(frozen=True, slots=True)
class PuzzleList(Record):
    """A page of puzzles; `total` counts those of all pages."""

    puzzles: tuple[PuzzleRecord, ...]
    total: int


@dataclass(frozen=True, slots=True)
class AddPuzzleQuestion(KeepQuestion):
    """A puzzle to be added: its givens, or all digits where there are no givens."""

    tags: Names = ()
    collections: Names = ()


@dataclass(frozen=True, slots=True)
class Change(Record):
    """The changes; null or left out stays."""

    name: Name | None = None
    author: Name | None = None
    notes: Notes | None = None
    tags: Names | None = None
    collections: Names | None = None


@dataclass(frozen=True, slots=True)
class CollectionRecord(Record):
    """A collection, and how far the player is with it."""

    id: int
    name: str
    puzzles: int
    finished: int


@dataclass(frozen=True, slots=True)
class CollectionName(Record):
    """The new name of a collection."""

    name: FullName


@dataclass(frozen=True, slots=True)
class TagRecord(Record):
    """A tag, and how many puzzles have it."""

    name: str
    puzzles: int


@router.get("/puzzles")
def find(
    library: Library,
    *,
    text: Name = "",
    tag: Label = None,
    collection: Label = None,
    level: Label = None,
    size: Annotated[int | None, ValueLimits(1, 100)] = None,
    progress: PlayState | None = None,
    least_er: Annotated[float | None, ValueLimits(1, 20)] = None,
    most_er: Annotated[float | None, ValueLimits(1, 20)] = None,
    gem: Gem | None = None,
    deleted: bool = False,
    sort: SortBy = "newest",
    offset: Offset = 0,
    limit: Limit = 50,
) -> PuzzleList:
    """Puzzles, a page at a time."""
    wanted = PuzzleFilter(
        text=text,
        tag=tag,
        collection=collection,
        level=level,
        size=size,
        progress=progress,
        deleted=deleted,
        least_er=least_er,
        most_er=most_er,
        gem=gem,
    )
    found, total = library.puzzles.find(wanted, sort=sort, offset=offset, limit=limit)
    return PuzzleList(tuple(PuzzleRecord.of(puzzle) for puzzle in found), total)


@router.post("/puzzles", status=201)
async def add(puzzle: Sent[AddPuzzleQuestion], asker: Asker, library: Library) -> PuzzleRecord:
    """Add a puzzle; one that is there already only gets the tags and collections."""

    def add(watch: Watch) -> PuzzleRecord:
        [(number, _)] = asker.store.add(
            [rated(puzzle.puzzle(), watch)], tags=puzzle.tags, collections=puzzle.collections
        )
        return PuzzleRecord.of(library.puzzles.get(number))

    return await asker.run(add)


@router.get("/puzzles/{number}")
def get(number: Number, library: Library) -> PuzzleRecord:
    """A puzzle."""
    return PuzzleRecord.of(library.puzzles.get(number))


@router.patch("/puzzles/{number}")
def change(number: Number, change: Sent[Change], library: Library) -> PuzzleRecord:
    """Change the details of a puzzle."""
    library.puzzles.change(
        number,
        name=change.name,
        author=change.author,
        notes=change.notes,
        tags=change.tags,
        collections=change.collections,
    )
    return PuzzleRecord.of(library.puzzles.get(number))


@router.delete("/puzzles/{number}", status=204)
def delete(number: Number, library: Library) -> None:
    """Put a puzzle into the trash."""
    library.puzzles.delete(number)


@router.post("/puzzles/{number}/restore", status=204)
def restore(number: Number, library: Library) -> None:
    """Take a puzzle out of the trash."""
    library.puzzles.restore(number)


@router.get("/collections")
def collections(library: Library) -> tuple[CollectionRecord, ...]:
    """All collections by name."""
    return tuple(map(CollectionRecord.from_attributes, library.collections.all()))


@router.post("/collections", status=201)
def add_collection(collection: Sent[CollectionName], library: Library) -> CollectionRecord:
    """Make a collection."""
    number = library.collections.add(collection.name)
    return CollectionRecord(id=number, name=collection.name, puzzles=0, finished=0)


@router.patch("/collections/{number}", status=204)
def rename_collection(number: Number, collection: Sent[CollectionName], library: Library) -> None:
    """Rename a collection."""
    library.collections.rename(number, collection.name)


@router.delete("/collections/{number}", status=204)
def delete_collection(number: Number, library: Library) -> None:
    """Forget a collection; its puzzles stay."""
    library.collections.delete(number)


@router.get("/tags")
def tags(library: Library) -> tuple[TagRecord, ...]:
    """All tags of puzzles by name."""
    return tuple(TagRecord(name, count) for name, count in library.puzzles.tags())
