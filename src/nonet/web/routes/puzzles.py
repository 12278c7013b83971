"""The library: puzzles, collections, tags."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Annotated

from fastapi import Query

from nonet.library import Library, Progress, Puzzle, PuzzleFilter, SortBy
from nonet.rating._engine import Gem
from nonet.web.importing import Names, new_puzzle_of
from nonet.web.jobs import JobContext
from nonet.web.models import FullName, Id, LayoutModel, Model, Name, Notes, RatingModel, State
from nonet.web.routes._routing import TheLibrary, TheRunner, make_router

router = make_router("library")

Offset = Annotated[int, Query(ge=0, le=10_000_000)]
Limit = Annotated[int, Query(ge=1, le=200)]


class PuzzleModel(Model):
    """A puzzle of the library."""

    id: int
    state: State
    name: str
    author: str
    notes: str
    level: str | None
    score: int | None
    rating: RatingModel | None
    tags: list[str]
    collections: list[str]
    progress: Progress
    created: datetime

    @classmethod
    def of(cls, puzzle: Puzzle) -> PuzzleModel:
        """The model of a puzzle."""
        return cls(
            id=puzzle.id,
            state=State(layout=LayoutModel.of(puzzle.grid.layout), givens=list(puzzle.grid.givens)),
            name=puzzle.name,
            author=puzzle.author,
            notes=puzzle.notes,
            level=puzzle.level,
            score=puzzle.score,
            rating=None if puzzle.rating is None else RatingModel.of(puzzle.rating),
            tags=list(puzzle.tags),
            collections=list(puzzle.collections),
            progress=puzzle.progress,
            created=puzzle.created,
        )


class PuzzleList(Model):
    """A page of puzzles; `total` counts those of all pages."""

    puzzles: list[PuzzleModel]
    total: int


class NewPuzzle(Model):
    """A puzzle to be added: its givens, or all digits where there are no givens."""

    state: State
    name: Name = ""
    author: Name = ""
    notes: Notes = ""
    tags: Names = []
    collections: Names = []


class Change(Model):
    """What is to change; null or left out stays."""

    name: Name | None = None
    author: Name | None = None
    notes: Notes | None = None
    tags: Names | None = None
    collections: Names | None = None


class CollectionModel(Model):
    """A collection, and how far the player is with it."""

    id: int
    name: str
    puzzles: int
    finished: int


class CollectionName(Model):
    """What a collection is to be called."""

    name: FullName


class TagModel(Model):
    """A tag, and how many puzzles have it."""

    name: str
    puzzles: int


@router.get("/puzzles")
def find(
    library: TheLibrary,
    *,
    text: Annotated[Name, Query()] = "",
    tag: Annotated[FullName | None, Query()] = None,
    collection: Annotated[FullName | None, Query()] = None,
    level: Annotated[FullName | None, Query()] = None,
    size: Annotated[int | None, Query(ge=1, le=100)] = None,
    progress: Progress | None = None,
    least_er: Annotated[float | None, Query(ge=1, le=20, alias="leastEr")] = None,
    most_er: Annotated[float | None, Query(ge=1, le=20, alias="mostEr")] = None,
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
    return PuzzleList(puzzles=[PuzzleModel.of(puzzle) for puzzle in found], total=total)


@router.post("/puzzles", status_code=201)
async def add(puzzle: NewPuzzle, runner: TheRunner, library: TheLibrary) -> PuzzleModel:
    """Add a puzzle; one that is there already only gets the tags and collections."""
    return await runner.ask(partial(_added, library), puzzle)


@router.get("/puzzles/{number}")
def get(number: Id, library: TheLibrary) -> PuzzleModel:
    """A puzzle."""
    return PuzzleModel.of(library.puzzles.get(number))


@router.patch("/puzzles/{number}")
def change(number: Id, change: Change, library: TheLibrary) -> PuzzleModel:
    """Change the details of a puzzle."""
    library.puzzles.change(
        number,
        name=change.name,
        author=change.author,
        notes=change.notes,
        tags=change.tags,
        collections=change.collections,
    )
    return PuzzleModel.of(library.puzzles.get(number))


@router.delete("/puzzles/{number}", status_code=204)
def delete(number: Id, library: TheLibrary) -> None:
    """Put a puzzle into the trash."""
    library.puzzles.delete(number)


@router.post("/puzzles/{number}/restore", status_code=204)
def restore(number: Id, library: TheLibrary) -> None:
    """Take a puzzle out of the trash."""
    library.puzzles.restore(number)


@router.get("/collections")
def collections(library: TheLibrary) -> list[CollectionModel]:
    """All collections by name."""
    return [
        CollectionModel(
            id=shelf.id, name=shelf.name, puzzles=shelf.puzzles, finished=shelf.finished
        )
        for shelf in library.collections.all()
    ]


@router.post("/collections", status_code=201)
def add_collection(collection: CollectionName, library: TheLibrary) -> CollectionModel:
    """Make a collection."""
    number = library.collections.add(collection.name)
    return CollectionModel(id=number, name=collection.name, puzzles=0, finished=0)


@router.patch("/collections/{number}", status_code=204)
def rename_collection(number: Id, collection: CollectionName, library: TheLibrary) -> None:
    """Rename a collection."""
    library.collections.rename(number, collection.name)


@router.delete("/collections/{number}", status_code=204)
def delete_collection(number: Id, library: TheLibrary) -> None:
    """Forget a collection; its puzzles stay."""
    library.collections.delete(number)


@router.get("/tags")
def tags(library: TheLibrary) -> list[TagModel]:
    """All tags of puzzles by name."""
    return [TagModel(name=name, puzzles=count) for name, count in library.puzzles.tags()]


def _added(library: Library, puzzle: NewPuzzle, context: JobContext) -> PuzzleModel:
    fresh = replace(
        new_puzzle_of(puzzle.state.posed(), context),
        name=puzzle.name,
        author=puzzle.author,
        notes=puzzle.notes,
    )
    [(number, _)] = library.puzzles.add([fresh], tags=puzzle.tags, collections=puzzle.collections)
    return PuzzleModel.of(library.puzzles.get(number))
