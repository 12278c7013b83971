"""Collections: names that puzzles are kept under."""

from __future__ import annotations

import pytest
from tests.cli.program import FOUR, NINE

import nonet
from nonet import errors
from nonet.library import Library, NewPuzzle, PuzzleFilter, SavedGame


def test_a_collection_counts_its_puzzles(library: Library) -> None:
    """A collection has the number of its puzzles and of the solved ones."""
    grids = [nonet.Grid(FOUR), nonet.Grid(NINE)]
    [(first, _), (second, _)] = library.puzzles.add(map(NewPuzzle, grids), collections=["c"])
    for _ in range(2):  # solved twice counts once
        library.games.create(SavedGame(grids[0], b"{}", "", 1.0, finished=True), puzzle_id=first)
    [found] = library.collections.all()
    assert (found.name, found.puzzles, found.finished) == ("c", 2, 1)
    library.puzzles.delete(second)
    [found] = library.collections.all()
    assert (found.puzzles, found.finished) == (1, 1)


def test_collections_have_different_names(library: Library) -> None:
    """A name is taken once, by adding as by renaming; the own name may be given again."""
    first = library.collections.add("a")
    second = library.collections.add("b")
    with pytest.raises(errors.LibraryError, match="there is a collection 'a' already"):
        library.collections.add("a")
    with pytest.raises(errors.LibraryError, match="there is a collection 'a' already"):
        library.collections.rename(second, "a")
    library.collections.rename(first, "a")
    library.collections.rename(second, "c")
    assert [found.name for found in library.collections.all()] == ["a", "c"]


def test_puzzles_outlive_their_collection(library: Library) -> None:
    """When a collection is deleted its puzzles stay."""
    library.puzzles.add([NewPuzzle(nonet.Grid(FOUR))], collections=["c"])
    [found] = library.collections.all()
    library.collections.delete(found.id)
    [puzzle], _ = library.puzzles.find(PuzzleFilter())
    assert puzzle.collections == ()
    assert library.collections.all() == []
    with pytest.raises(errors.NotFound, match="there is no collection"):
        library.collections.delete(found.id)
