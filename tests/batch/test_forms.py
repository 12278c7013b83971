"""Puzzles for `nonet.batch` in the forms that programs have them in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from tests.each import each

import nonet
from nonet import Candidates, Grid, Layout, Puzzle, batch

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LINES = [LINE, LINE[::-1], 81 * ".", "11" + 79 * "."]
ROWS = [[int(cell) if cell != "." else 0 for cell in line] for line in LINES]
DIGITS = np.array(ROWS, dtype=np.uint8)

TYPES = ("int8", "uint8", "int16", "int32", "uint32", "int64", "uint64", "float32", "float64")
FUNCTIONS: list[Callable[[Any], object]] = [
    batch.solve,
    batch.count,
    batch.check,
    batch.grade,
    batch.rate,
    batch.canonical,
    batch.digits,
    lambda puzzles: batch.scramble(puzzles, seed=3),
]


def _spaced(line: str, between: str) -> str:
    """A line with something between its rows."""
    return between.join(line[at : at + 9] for at in range(0, 81, 9))


FORMS: dict[str, Callable[[], Any]] = {
    **{f"an array of {kind}": partial(DIGITS.astype, kind) for kind in TYPES},
    "an array of shape (n, 9, 9)": lambda: DIGITS.reshape(-1, 9, 9).astype(np.int64),
    "an array that is not contiguous": lambda: np.asfortranarray(DIGITS.astype(np.int32))[::1],
    "big-endian numbers": lambda: DIGITS.astype(">i4"),
    "an array of objects": lambda: DIGITS.astype(object),
    "an array of texts": lambda: np.array(LINES),
    "-1 for empty cells": lambda: np.where(DIGITS == 0, -1, DIGITS.astype(np.int8)),
    "NaN for empty cells": lambda: np.where(DIGITS == 0, np.nan, DIGITS.astype(np.float64)),
    "lists of numbers": lambda: ROWS,
    "lists of rows": lambda: DIGITS.reshape(-1, 9, 9).tolist(),
    "lists of floats": lambda: DIGITS.astype(float).tolist(),
    "tuples": lambda: tuple(map(tuple, ROWS)),
    "a list of arrays": lambda: list(DIGITS.astype(np.int64)),
    "arrays of different types": lambda: [
        DIGITS[0],
        DIGITS[1].astype(np.int64).reshape(9, 9),
        *ROWS[2:],
    ],
    "a list of bytes": lambda: [line.encode() for line in LINES],
    "a list of digits in bytes": lambda: [bytes(row) for row in ROWS],
    "a tuple of lines": lambda: tuple(LINES),
    "a generator of lines": lambda: (line for line in LINES),
    "a generator of lists": lambda: (row for row in ROWS),
    "a generator of arrays": lambda: (row.reshape(9, 9) for row in DIGITS),
    "a map of grids": lambda: map(Grid, LINES),
    "grids and documents": lambda: [Grid(LINES[0]), Puzzle(Grid(LINES[1])), *LINES[2:]],
    "lines and lists": lambda: [LINES[0], ROWS[1], Grid(LINES[2]), DIGITS[3]],
    "lines with spaces": lambda: [_spaced(line, " ") for line in LINES],
    "lines with line breaks": lambda: [_spaced(line, "\n") for line in LINES],
    "frames": lambda: [Grid(line).to_text("frame") for line in LINES],
}


def _parts(found: Any) -> list[Any]:
    """The arrays of a result."""
    if isinstance(found, np.ndarray):
        return [found]
    names = ("solutions", "counts", "levels", "scores", "steps", "tenths")
    return [getattr(found, name) for name in names if hasattr(found, name)]


@pytest.mark.parametrize("form", FORMS)
@each("function", FUNCTIONS)
def test_every_form_is_read(function: Callable[[Any], object], form: str) -> None:
    """Whole numbers of any type, nested lists, generators and grids give what lines give."""
    expected, found = _parts(function(LINES)), _parts(function(FORMS[form]()))
    assert all((one == other).all() for one, other in zip(expected, found, strict=True))


@each("function", FUNCTIONS)
def test_what_is_no_digit_marks_its_row(function: Callable[[Any], object]) -> None:
    """A fraction, a number out of range or both kinds of empty cells mark a row, and it alone."""
    rows = np.array([ROWS[0]] * 6, dtype=np.float64)
    rows[1, 0], rows[2, 0], rows[3, 0], rows[4, 0] = 1.5, 10, -2, np.inf
    rows[5, 2] = -1
    marked = _parts(function([LINE, *5 * ["?"]]))
    for form in (rows, rows.tolist()):
        found = _parts(function(form))
        assert all((one == other).all() for one, other in zip(marked, found, strict=True))


@each("function", FUNCTIONS)
def test_masks_out_of_range_mark_their_row(function: Callable[[Any], object]) -> None:
    """A mask above 511 is no set of candidates: its row is malformed, and it alone."""
    for wrong in (512, 1024, 0x7FFF, 0xFFFF):
        masks = np.full((2, 81), 511, dtype=np.uint16)
        masks[0, 40] = wrong
        assert batch.count(masks).tolist() == [-1, 2]
        parts = _parts(function(masks))
        assert len({len(part) for part in parts}) == 1
        if isinstance(parts[0], np.ndarray) and parts[0].shape == (2, 81) and len(parts) == 1:
            assert (parts[0][0] == 255).all()


SMALL = "1... .2.. ..3. ...4"
SIX = Layout.boxes(2, 3)


@pytest.mark.parametrize(
    ("puzzles", "size"),
    [
        (["".join(SMALL.split())], 4),
        ([LINE, SMALL], 4),
        ([SMALL.replace(" ", "\n")], 4),
        ("".join(SMALL.split()).encode(), 4),
        ([36 * "."], 6),
        ([256 * "."], 16),
        ([625 * "0"], 25),
        ([16 * [0]], 4),
        ([[[0] * 4] * 4], 4),
        ([ROWS[0], 16 * [0]], 4),
        (np.zeros((3, 16), dtype=np.uint8), 4),
        (np.zeros((3, 6, 6), dtype=np.int64), 6),
        (np.zeros((1, 256)), 16),
    ],
)
@each("function", FUNCTIONS)
def test_other_sizes_are_refused_by_name(
    function: Callable[[Any], object], puzzles: object, size: int
) -> None:
    """Lines, lists and arrays of another size are refused in a sentence that names the size."""
    with pytest.raises(nonet.FormatError, match=f"{size}×{size}"):
        function(puzzles)


@pytest.mark.parametrize("call", [batch.canonical, batch.digits, batch.scramble, batch.rate])
def test_other_grids_are_refused_where_only_nine_will_do(call: Callable[[Any], object]) -> None:
    """Grids of another size or with other houses are refused with their layout and row."""
    diagonal = Layout.of_size(9, diagonals=True)
    for other in (Grid(SMALL), Grid.empty(SIX), Grid(LINE, layout=diagonal), Candidates.of(SMALL)):
        with pytest.raises(nonet.FormatError, match="found another layout in row 1: Layout"):
            call([LINE, other])


def test_one_layout_for_all_takes_every_form() -> None:
    """With a layout, numbers and lines are of its size, in all forms; others are refused."""
    line = "".join(SMALL.split())
    row = [int(cell) if cell != "." else 0 for cell in line]
    layout = Layout.of_size(4)
    expected = 2 * [nonet.count(SMALL, limit=9)]
    forms: list[Any] = [
        [line, SMALL],
        (one for one in (line, row)),
        [row, row],
        [[row[:4], row[4:8], row[8:12], row[12:]]] * 2,
        np.array([row, row], dtype=np.int64),
        np.array([row, row], dtype=np.float32).reshape(-1, 4, 4),
        [np.array(row), Grid(SMALL)],
        np.array([[1 << d - 1 if d else 15 for d in row]] * 2, dtype=np.uint16),
        [Grid(SMALL).to_text("pencilmarks")] * 2,
    ]
    for puzzles in forms:
        assert batch.count(puzzles, layout=layout, limit=9).tolist() == expected
    other: list[Any] = [[LINE], [ROWS[0]], [36 * "."], np.array([ROWS[0]])]
    for wrong in other:
        with pytest.raises(nonet.FormatError, match="expected"):
            batch.count(wrong, layout=layout)
    masks = np.full((2, 16), 15, dtype=np.uint16)
    masks[0, 0] = 16
    assert batch.count(masks, layout=layout, limit=300).tolist() == [-1, 288]


@pytest.mark.parametrize(
    ("puzzles", "message"),
    [
        (ROWS[0], "one puzzle; put it into a list"),
        (np.array(ROWS[0]), "one puzzle; put it into a list"),
        (np.array(ROWS[0]).reshape(9, 9), "one puzzle; put it into a list"),
        (np.array(ROWS[0]).reshape(9, 9).tolist(), "one puzzle; put it into a list"),
        (Grid(LINE), "found a Grid; put it into a list"),
        (Puzzle(Grid(LINE)), "found a Puzzle; put it into a list"),
        (Candidates.of(LINE), "found a Candidates; put it into a list"),
        ({LINE}, "expected puzzles in an order, found a set"),
        ({LINE: 1}, "expected puzzles in an order, found a dict"),
        ([LINE, None], "found NoneType in row 1"),
        ([LINE, 5], "found int in row 1"),
        ([LINE, {}], "found dict in row 1"),
    ],
)
@each("function", FUNCTIONS)
def test_what_is_no_list_of_puzzles_is_refused(
    function: Callable[[Any], object], puzzles: object, message: str
) -> None:
    """One puzzle alone, a set, and what could not be a puzzle are refused with a sentence."""
    with pytest.raises(nonet.FormatError, match=message):
        function(puzzles)


@pytest.mark.parametrize("puzzles", [5, None, 1.5])
@each("function", FUNCTIONS)
def test_what_is_no_list_is_refused(function: Callable[[Any], object], puzzles: object) -> None:
    """What cannot be gone through is refused with a sentence."""
    with pytest.raises(TypeError, match="expected an array or lines of puzzles, found"):
        function(puzzles)


@each("function", FUNCTIONS)
def test_nothing_gives_nothing(function: Callable[[Any], object]) -> None:
    """No puzzles in any form give results of no rows."""
    forms: list[Any] = [[], (), iter(()), b"", np.empty((0, 81)), np.empty((0, 9, 9), np.int64)]
    for nothing in forms:
        assert {len(part) for part in _parts(function(nothing))} == {0}
