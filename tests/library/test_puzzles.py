"""Puzzles of the library: added once, found by everything that is said of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.cli.program import FOUR, NINE, SIX

import nonet
from nonet import errors
from nonet.library import Library, NewPuzzle, PuzzleFilter, SavedGame

BOXES = nonet.Layout.boxes(2, 3)
JIGSAW = nonet.Layout.jigsaw("1112 1322 3324 3444", diagonals=True)


def add(library: Library, grid: nonet.Grid, **fields: str) -> int:
    """Number of a puzzle that was added."""
    [(number, _)] = library.puzzles.add([NewPuzzle(grid, **fields)])  # type: ignore[arg-type]
    return number


def names(library: Library, wanted: PuzzleFilter, **how: object) -> list[str]:
    """Names of the puzzles that are found."""
    found, total = library.puzzles.find(wanted, **how)  # type: ignore[arg-type]
    assert total >= len(found)
    return [puzzle.name for puzzle in found]


@pytest.mark.parametrize(
    "grid",
    [
        nonet.Grid(NINE),
        nonet.Grid(SIX, layout=BOXES),
        nonet.Grid.empty(JIGSAW),
        nonet.Grid.empty(nonet.Layout.latin(36)),
        nonet.Grid.empty(nonet.Layout.of_size(16, windows=True, disjoint_groups=True)),
    ],
    ids=lambda grid: f"{grid.size}",
)
def test_a_puzzle_comes_back_as_it_was(library: Library, grid: nonet.Grid) -> None:
    """A puzzle of any layout has the same layout and givens when it is read again."""
    assert library.puzzles.get(add(library, grid)).grid == grid


def test_an_equal_puzzle_is_not_added_twice(library: Library) -> None:
    """The second of two equal puzzles gets the number of the first, and adds its tags."""
    fresh = NewPuzzle(nonet.Grid(FOUR))
    [(first, is_new)] = library.puzzles.add([fresh], tags=["one"])
    assert is_new
    assert library.puzzles.add([fresh, fresh], tags=["two"], collections=["all"]) == [
        (first, False),
        (first, False),
    ]
    assert library.puzzles.get(first).tags == ("one", "two")


def test_the_layout_distinguishes_puzzles(library: Library) -> None:
    """The same digits in another layout are another puzzle."""
    other = add(library, nonet.Grid(SIX, layout=BOXES))
    assert add(library, nonet.Grid(SIX, layout=nonet.Layout.latin(6))) != other


def test_puzzles_are_found_by_words(library: Library) -> None:
    """Each word must occur in the name, the author or the notes, in capitals or not."""
    add(library, nonet.Grid(FOUR), name="Easter Egg", author="Ada", notes="hidden 100%_pairs")
    add(library, nonet.Grid(NINE), name="Other")
    assert names(library, PuzzleFilter(text="egg ADA")) == ["Easter Egg"]
    assert names(library, PuzzleFilter(text="100%_pairs")) == ["Easter Egg"]
    assert names(library, PuzzleFilter(text="%")) == ["Easter Egg"]
    assert names(library, PuzzleFilter(text="egg Bob")) == []


def test_puzzles_are_found_by_what_they_are(library: Library) -> None:
    """Tag, collection, size and level each narrow the list."""
    grids = [nonet.Grid(FOUR), nonet.Grid(NINE)]
    library.puzzles.add(
        [NewPuzzle(grids[0], name="four", level="Easy", score=40)], tags=["t"], collections=["c"]
    )
    library.puzzles.add([NewPuzzle(grids[1], name="nine", level="Hard", score=900)])
    assert names(library, PuzzleFilter()) == ["nine", "four"]
    assert names(library, PuzzleFilter(tag="t")) == ["four"]
    assert names(library, PuzzleFilter(collection="c")) == ["four"]
    assert names(library, PuzzleFilter(size=9)) == ["nine"]
    assert names(library, PuzzleFilter(level="Hard")) == ["nine"]
    assert names(library, PuzzleFilter(level="Hard", size=4)) == []


def test_puzzles_come_in_the_order_asked_for(library: Library) -> None:
    """Each order puts the same puzzles differently; without a score one comes last."""
    for number, (name, score) in enumerate([("b", 5), ("A", 9), ("c", None)]):
        grid = nonet.Grid.empty(nonet.Layout.of_size(number + 1))
        library.puzzles.add([NewPuzzle(grid, name=name, level="Easy", score=score)])
    assert names(library, PuzzleFilter(), sort="newest") == ["c", "A", "b"]
    assert names(library, PuzzleFilter(), sort="oldest") == ["b", "A", "c"]
    assert names(library, PuzzleFilter(), sort="easiest") == ["b", "A", "c"]
    assert names(library, PuzzleFilter(), sort="hardest") == ["A", "b", "c"]
    assert names(library, PuzzleFilter(), sort="name") == ["A", "b", "c"]
    assert names(library, PuzzleFilter(), sort="name", offset=1, limit=1) == ["b"]


def test_progress_follows_the_games(library: Library) -> None:
    """A puzzle is new, started or finished, by the games that were not deleted."""
    grid = nonet.Grid(FOUR)
    number = add(library, grid, name="p")
    assert names(library, PuzzleFilter(progress="new")) == ["p"]
    saved = SavedGame(grid, b"{}", "", 1.0, finished=False)
    library.games.create(saved, puzzle_id=number)
    assert library.puzzles.get(number).progress == "new"
    assert names(library, PuzzleFilter(progress="new")) == ["p"]
    game = library.games.create(replace(saved, begun=True), puzzle_id=number)
    assert library.puzzles.get(number).progress == "started"
    assert names(library, PuzzleFilter(progress="started")) == ["p"]
    library.games.save(game.id, 1, SavedGame(grid, b"{}", "", 2.0, finished=True))
    assert library.puzzles.get(number).progress == "finished"
    assert names(library, PuzzleFilter(progress="finished")) == ["p"]
    assert names(library, PuzzleFilter(progress="started")) == []
    library.games.delete(game.id)
    assert names(library, PuzzleFilter(progress="new")) == ["p"]


def test_what_is_said_of_a_puzzle_can_change(library: Library) -> None:
    """Only what is given changes; lists are replaced."""
    [(number, _)] = library.puzzles.add([NewPuzzle(nonet.Grid(FOUR), name="a")], tags=["x", "y"])
    library.puzzles.change(number, notes="n", tags=["z"], collections=["c"])
    puzzle = library.puzzles.get(number)
    assert (puzzle.name, puzzle.notes, puzzle.tags, puzzle.collections) == (
        "a",
        "n",
        ("z",),
        ("c",),
    )
    assert library.puzzles.tags() == [("z", 1)]


def test_a_deleted_puzzle_can_be_restored(library: Library) -> None:
    """A puzzle in the trash is found only there, until it is restored or added again."""
    grid = nonet.Grid(FOUR)
    number = add(library, grid, name="p")
    library.puzzles.delete(number)
    assert names(library, PuzzleFilter()) == []
    assert names(library, PuzzleFilter(deleted=True)) == ["p"]
    with pytest.raises(errors.NotFound, match=f"there is no puzzle {number}"):
        library.puzzles.get(number)
    library.puzzles.restore(number)
    assert names(library, PuzzleFilter()) == ["p"]
    library.puzzles.delete(number)
    assert add(library, grid) == number
    assert names(library, PuzzleFilter()) == ["p"]


def test_adding_is_all_or_nothing(library: Library) -> None:
    """Where one of several puzzles cannot be added, none is."""
    fresh = [NewPuzzle(nonet.Grid(FOUR)), NewPuzzle(nonet.Grid(NINE), score=2**70)]
    with pytest.raises((errors.LibraryError, OverflowError)):
        library.puzzles.add(fresh)
    assert library.puzzles.find(PuzzleFilter())[1] == 0
