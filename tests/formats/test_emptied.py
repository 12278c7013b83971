"""Cells whose every candidate was eliminated stay so, and others keep their digits."""

from __future__ import annotations

import pytest

import nonet
from nonet import Candidates, Grid, Layout, Puzzle, load
from nonet.errors import NoSolution
from nonet.puzzle import as_document

GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SUSSER = f"{GRID}:" + " ".join(f"{digit}13" for digit in range(1, 10))


def test_a_library_line_keeps_it() -> None:
    """Eliminating all that the digits leave in r1c3 leaves nothing there."""
    puzzle = load(SUSSER)
    assert (puzzle.emptied, puzzle.candidates["r1c3"]) == ((2,), ())


@pytest.mark.parametrize(
    "form", ["nonet", "hodoku", "simple-sudoku", "pencilmarks", "sudoku-puzzle"]
)
def test_formats_hold_it(form: str) -> None:
    """Written and read again, the puzzle is the same."""
    puzzle = load(SUSSER)
    assert load(puzzle.to_text(form)) == puzzle


@pytest.mark.parametrize("form", ["neutral", "nonet-link", "sukaku"])
def test_formats_without_entries_hold_it(form: str) -> None:
    """Where other marks are lost, the cell still has no candidate."""
    assert load(load(SUSSER).to_text(form, lossy=True)).emptied == (2,)


@pytest.mark.parametrize("form", ["opensudoku", "sudokuwiki", "fpuzzles", "line", "sdx"])
def test_other_formats_name_the_loss(form: str) -> None:
    """A format that cannot hold it says so."""
    with pytest.raises(nonet.FormatError, match="which cells have no candidate left"):
        load(SUSSER).to_text(form)


def test_a_cell_without_candidates_is_named() -> None:
    """`check` and `solve` say which cell it is."""
    puzzle = load(SUSSER)
    assert str(nonet.check(puzzle)) == "none: r1c3 has no candidate left"
    assert nonet.check(puzzle).emptied == (2,)
    with pytest.raises(NoSolution, match="r1c3 has no candidate left"):
        nonet.solve(puzzle)


def test_cells_without_marks_keep_their_candidates() -> None:
    """In a game with marks in some cells only, the others have all that the digits leave."""
    marks = tuple(6 if cell == 2 else 0 for cell in range(81))
    puzzle = load(Puzzle(Grid(GRID), marks=marks).to_text("opensudoku"))
    assert puzzle.emptied == ()
    assert puzzle.candidates["r1c4"] == Candidates.of(Grid(GRID))["r1c4"]
    assert nonet.check(puzzle).status == "unique"


def test_candidates_with_an_empty_cell_stay_so() -> None:
    """Candidates of which one cell has none are that puzzle, as a document and as a Sukaku."""
    document = as_document(Candidates([0] + [511] * 80, Layout.of_size(9)))
    assert document.emptied == (0,)
    assert load(document.to_text("sukaku")) == document


def test_cells_with_digits_or_marks_are_not_emptied() -> None:
    """A filled or a marked cell has candidates, whatever is said of it."""
    puzzle = Puzzle(Grid("1..............."), marks=(0, 12, *14 * [0]), emptied=(2, 1, 0, 2))
    assert puzzle.emptied == (2,)
