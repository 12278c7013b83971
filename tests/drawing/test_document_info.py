"""Booklets and worksheets say their title, author, subject and language."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.program import NINE, call
from tests.drawing.test_pdf import said

import nonet
from nonet import NonetError, Puzzle
from nonet.drawing import booklet, worksheet
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import State

FOURS = ["...4 ..31 34.. 2...", "..2. 4.3. 1... ...."]


def test_a_booklet_says_whose_puzzles_it_has() -> None:
    """The authors of the puzzles, each once, and how many puzzles there are."""
    by = [Puzzle(nonet.Grid(text), author=name) for text, name in zip(FOURS, "AB", strict=True)]
    found = said(booklet([*by, by[0]], title="Rainy days", codes=False))
    assert found == ("Rainy days", "A, B", "Sudoku: 3 puzzles", "en")
    assert said(booklet(FOURS, codes=False))[:2] == ("Sudoku", "nonet")
    one = Puzzle(nonet.Grid(FOURS[0]), title="Small")
    assert said(booklet(one, codes=False))[0] == "Small"


def test_many_authors_are_cut() -> None:
    """Of many authors the first ten are named."""
    grid = nonet.Grid(FOURS[0])
    puzzles = [Puzzle(grid, author=f"N{number}") for number in range(12)]
    author = said(booklet(puzzles, codes=False))[1]
    assert author == "N0, N1, N2, N3, N4, N5, N6, N7, N8, N9, …"


def test_the_author_can_be_said() -> None:
    """The option takes the place of the authors of the puzzles, in every language."""
    one = Puzzle(nonet.Grid(FOURS[0]), author="A")
    found = said(booklet([one], author="Éditions  B", language="de", codes=False))
    assert found == ("Sudoku", "Éditions B", "Sudoku: ein Rätsel", "de")
    with pytest.raises(NonetError, match="an author of at most 200 characters, found 300"):
        booklet([one], author="x" * 300)


def test_a_worksheet_says_what_it_is() -> None:
    """The title is that of the pages, and the subject says how many exercises there are."""
    title, author, subject, language = said(worksheet("naked_pair", count=2, seed=1))
    assert title is not None
    assert title.startswith("Naked pair: ")
    assert (author, subject, language) == ("nonet", "Sudoku: 2 exercises", "en")


def test_the_command_line_says_it_too(tmp_path: Path) -> None:
    """`nonet print` and `nonet draw` write what the library does."""
    out = tmp_path / "book.pdf"
    outcome = call("print", "--title", "T", "--author", "A", "--no-codes", "-o", out, NINE)
    assert outcome.code == 0
    assert said(out.read_bytes()) == ("T", "A", "Sudoku: 1 puzzle", "en")
    source = tmp_path / "in.nonet"
    nonet.save(Puzzle(nonet.Grid(NINE), title="P", author="Q"), source)
    assert call("draw", source, "-o", tmp_path / "one.pdf").code == 0
    assert said((tmp_path / "one.pdf").read_bytes())[:2] == ("P", "Q")


def test_the_app_says_it_too() -> None:
    """A booklet of the app has the author of the puzzle and the language of the page."""
    boards = [{"state": State.of(nonet.Grid(NINE)).fields(), "author": "A. Setter"}]
    made = ask("print", {"boards": boards, "language": "de", "codes": False}, Watch())
    assert said(made["content"]) == ("Sudoku", "A. Setter", "Sudoku: ein Rätsel", "de")
