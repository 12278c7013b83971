"""Every function takes a puzzle in all its forms, with the same result."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.each import each

import nonet
from nonet import drawing
from nonet.grid import as_candidates, as_grid, as_puzzle

TEXT = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GRID = nonet.Grid(TEXT)
ROWS = [list(row) for row in GRID.rows]

FORMS: dict[str, Any] = {
    "text": TEXT,
    "drawn": str(GRID),
    "bytes": GRID.digits,
    "bytearray": bytearray(GRID.digits),
    "bytes of text": TEXT.encode(),
    "bytes of lines": "\n".join(TEXT[row : row + 9] for row in range(0, 81, 9)).encode(),
    "list": list(GRID),
    "rows": ROWS,
    "tuples": GRID.rows,
    "array.array": array("h", list(GRID)),
    **{
        f"array of {name}": np.array(ROWS, dtype=name)
        for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
    },
    "flat array": np.array(list(GRID)),
    "array in Fortran's order": np.asfortranarray(np.array(ROWS)),
    "Grid": GRID,
    "Candidates": nonet.Candidates.of(GRID),
    "Puzzle": nonet.load(TEXT),
    "Puzzle with a title": nonet.Puzzle(GRID, title="Mine", author="Me"),
    "Generated": nonet.Generated(GRID, nonet.solve(GRID), tries=1, seconds=0.0, seed=0),
}

FUNCTIONS: dict[str, Callable[[Any], object]] = {
    "solve": lambda puzzle: nonet.solve(puzzle).digits,
    "solutions": lambda puzzle: [found.digits for found in nonet.solutions(puzzle)],
    "count": nonet.count,
    "check": lambda puzzle: nonet.check(puzzle).status,
    "true_candidates": lambda puzzle: nonet.true_candidates(puzzle).masks,
    "minimize": nonet.minimize,
    "grade": nonet.grade,
    "hint": nonet.hint,
    "steps": lambda puzzle: nonet.steps(puzzle, "hidden single"),
    "walkthrough": nonet.walkthrough,
    "rate": nonet.rate,
    "states": lambda puzzle: next(nonet.rate(GRID).states(puzzle)),
    "canonical": nonet.canonical,
    "automorphisms": nonet.automorphisms,
    "scramble": lambda puzzle: nonet.scramble(puzzle, seed=1),
    "start": lambda puzzle: nonet.generate(start=puzzle, seed=1).puzzle,
    "Grid": nonet.Grid,
    "Candidates.of": nonet.Candidates.of,
    "same_digits": GRID.same_digits,
}


@each("form", FORMS)
@each("name", FUNCTIONS)
def test_every_form_gives_the_same(name: str, form: str) -> None:
    """A function answers a puzzle in any form as it answers the text."""
    assert FUNCTIONS[name](FORMS[form]) == FUNCTIONS[name](TEXT)


@pytest.mark.parametrize("form", [form for form in FORMS if form != "Candidates"])
def test_every_form_is_drawn_and_saved(form: str, tmp_path: Path) -> None:
    """Drawings and files of a puzzle are the same in any form, alone and in a list."""
    puzzle = FORMS[form]
    assert drawing.draw(puzzle) == drawing.draw(GRID)
    assert nonet.show([puzzle, puzzle]).svg == nonet.show([GRID, GRID]).svg
    nonet.save(puzzle, tmp_path / "one.sdm", lossy=True)
    nonet.save([puzzle, GRID], tmp_path / "two.sdm", lossy=True)
    assert nonet.load(tmp_path / "one.sdm").grid == GRID
    assert [found.grid for found in nonet.load_many(tmp_path / "two.sdm")] == [GRID, GRID]


@pytest.mark.parametrize("form", ["text", "rows", "Grid", "Puzzle", "Generated"])
def test_booklets_take_every_form(form: str) -> None:
    """A booklet of one puzzle, or of a list, is that of its grid."""
    expected = drawing.booklet([GRID], grades=False)
    assert drawing.booklet([FORMS[form]], grades=False) == expected
    assert drawing.booklet(FORMS[form], grades=False) == expected


def test_many_ratings_take_every_form() -> None:
    """A list for `rate_many` may mix all forms."""
    puzzles = [FORMS[form] for form in ("text", "rows", "array of int64", "Puzzle", "Generated")]
    assert {str(rating) for rating in nonet.rate_many(puzzles)} == {str(nonet.rate(TEXT))}


def test_what_is_saved_keeps_pencil_marks(tmp_path: Path) -> None:
    """Candidates are saved with their marks, which are there when the file is read."""
    marks = nonet.Candidates.of(GRID).without([(2, 4)])
    nonet.save(marks, tmp_path / "x.nonet")
    assert nonet.load(tmp_path / "x.nonet").candidates == marks


def test_marks_of_a_file_count_where_there_are_no_digits() -> None:
    """A puzzle of pencil marks alone is solved by them; beside digits they are a player's notes."""
    marks = nonet.Candidates(nonet.Candidates.of(GRID).masks, GRID.layout)
    assert as_puzzle(nonet.Puzzle(marks.grid, marks=marks.masks)) == marks
    noted = nonet.Puzzle(GRID, marks=(0, 0, 1 << 8, *78 * [0]))
    assert as_puzzle(noted) == GRID
    assert as_candidates(noted)["r1c3"] == (9,)
    assert nonet.hint(noted).mistakes


def test_a_grid_of_candidates_counts_with_its_placed_digits() -> None:
    """As a grid, candidates are their digits; where there are none, cells with one candidate."""
    played = GRID.place("r1c3", 4)
    assert as_grid(nonet.Candidates.of(played)) == played
    masks = [1 << digit - 1 if digit else 511 for digit in GRID]
    assert as_grid(nonet.Candidates(masks, GRID.layout)) == GRID
    with pytest.raises(nonet.FormatError, match="cannot hold in r1c3"):
        as_grid(nonet.Candidates(nonet.Candidates.of(GRID).masks, GRID.layout))


def test_a_grid_of_a_grid_is_equal() -> None:
    """`Grid` of a grid keeps givens, entries and layout, or takes another layout of its size."""
    jigsaw = nonet.Grid("1...............", layout=nonet.Layout.jigsaw("1112132233243444"))
    played = jigsaw.place("r2c3", 2)
    assert nonet.Grid(played) == played
    square = nonet.Grid(played, layout=nonet.Layout.of_size(4))
    assert square == nonet.Grid("1" + 15 * ".", "......2.........")
    with pytest.raises(nonet.FormatError, match="expected 81 cells for a 9×9 grid, found 16"):
        nonet.Grid(played, layout=nonet.Layout.of_size(9))


def test_a_grid_is_a_collection_of_digits() -> None:
    """Iterating, `len` and `in` see the digits row by row; rows, columns and boxes hold them."""
    grid = nonet.Grid("1234 34.. .... 4321")
    assert list(grid) == list(grid.digits)
    assert len(grid) == 16
    assert (2 in grid, 0 in grid, 5 in grid) == (True, True, False)
    assert grid.rows == ((1, 2, 3, 4), (3, 4, 0, 0), (0, 0, 0, 0), (4, 3, 2, 1))
    assert grid.columns == ((1, 3, 0, 4), (2, 4, 0, 3), (3, 0, 0, 2), (4, 0, 0, 1))
    assert grid.boxes == ((1, 2, 3, 4), (3, 4, 0, 0), (0, 0, 4, 3), (0, 0, 2, 1))
    assert nonet.Grid(grid, layout=nonet.Layout.latin(4)).boxes == ()
    jigsaw = nonet.Grid(grid, layout=nonet.Layout.jigsaw("1112132233243444"))
    assert jigsaw.boxes[0] == (1, 2, 3, 3)


def test_the_same_digits_need_not_be_givens() -> None:
    """A solution has the digits of its text, although those are givens there."""
    solution = nonet.solve(TEXT)
    text = solution.to_text()
    assert solution != nonet.Grid(text)
    assert solution.same_digits(text)
    assert solution.same_digits(nonet.Grid(text))
    assert not GRID.same_digits(text)
    six = nonet.Grid(36 * ".", layout=nonet.Layout.boxes(2, 3))
    assert six.same_digits(36 * ".")


def test_candidates_are_an_array_of_booleans() -> None:
    """`np.asarray(candidates)[row, column, digit - 1]` says whether the digit is possible."""
    for layout in (nonet.Layout.of_size(4), nonet.Layout.of_size(9), nonet.Layout.boxes(7, 10)):
        marks = nonet.Candidates.of(nonet.Grid.empty(layout).place((0, 1), 2))
        found = np.asarray(marks)
        assert found.dtype == np.bool_
        assert found.shape == 3 * (layout.size,)
        for row in range(layout.size):
            for column in range(layout.size):
                digits = tuple(int(digit) + 1 for digit in np.flatnonzero(found[row, column]))
                assert digits == marks[row, column]
    assert np.asarray(marks, dtype=np.uint8).dtype == np.uint8
    with pytest.raises(ValueError, match="copy"):
        marks.__array__(copy=False)
