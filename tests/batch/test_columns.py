"""Columns of Arrow and Polars as puzzles of `nonet.batch`."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any

import numpy as np
import polars as pl
import pyarrow as pa
import pytest

import nonet
from nonet import batch
from nonet._columns import cells_of
from nonet.errors import FormatError, NonetError

LINES = [made.puzzle.to_text() for made in nonet.generate_many(40, seed=3)]
DIGITS = batch.digits(LINES)
SOLUTIONS = batch.solve(LINES).solutions

COLUMNS: dict[str, Callable[[], Any]] = {
    "text": lambda: pa.array(LINES),
    "large text": lambda: pa.array(LINES, pa.large_string()),
    "text views": lambda: pa.array(LINES).cast(pa.string_view()),
    "dictionary": lambda: pa.array(LINES).dictionary_encode(),
    "slice": lambda: pa.array(["x", *LINES, "y"]).slice(1, len(LINES)),
    "chunks": lambda: pa.chunked_array([LINES[:7], [], LINES[7:]]),
    "binary text": lambda: pa.array([line.encode() for line in LINES], pa.binary()),
    "fixed binary text": lambda: pa.array([line.encode() for line in LINES], pa.binary(81)),
    "fixed binary digits": lambda: pa.array([row.tobytes() for row in DIGITS], pa.binary(81)),
    "fixed lists": lambda: pa.FixedSizeListArray.from_arrays(pa.array(DIGITS.reshape(-1)), 81),
    "slice of fixed lists": lambda: pa.FixedSizeListArray.from_arrays(
        pa.array(np.concatenate([DIGITS[:1], DIGITS]).reshape(-1)), 81
    ).slice(1),
    "lists": lambda: pa.array(DIGITS.tolist()),
    "polars text": lambda: pl.Series(LINES),
    "polars arrays": lambda: pl.Series(values=DIGITS, dtype=pl.Array(pl.UInt8, 81)),
    "polars lists": lambda: pl.Series(DIGITS.tolist()),
}


@pytest.mark.parametrize("name", COLUMNS)
def test_every_kind_of_column_is_read(name: str) -> None:
    """The same puzzles give the same solutions in whatever column they come."""
    assert (batch.solve(COLUMNS[name]()).solutions == SOLUTIONS).all()


@pytest.mark.parametrize("name", ["text", "slice", "fixed binary text", "fixed lists"])
def test_a_column_in_one_piece_is_not_copied(name: str) -> None:
    """The engine reads the buffer of the column itself."""
    column = COLUMNS[name]()
    cells, _ = cells_of(column)
    values = column.flatten() if name == "fixed lists" else column
    buffer = values.buffers()[-1]
    assert buffer.address <= cells.ctypes.data < buffer.address + buffer.size


def test_gaps_and_other_lengths_are_malformed() -> None:
    """A missing value or one of another length is invalid and does not affect the others."""
    text = pa.array([None, LINES[0], "12", LINES[1]])
    assert batch.count(text).tolist() == [-1, 1, -1, 1]
    lists = pa.array([None, DIGITS[0].tolist(), [1, 2], [99] * 81])
    assert batch.count(lists).tolist() == [-1, 1, -1, -1]
    fixed = pa.array([DIGITS[0].tolist(), None], pa.list_(pa.uint8(), 81))
    assert batch.count(fixed).tolist() == [1, -1]
    binary = pa.array([LINES[0].encode(), None], pa.binary(81))
    assert batch.count(binary).tolist() == [1, -1]


def test_an_empty_column_has_no_rows() -> None:
    """Without rows there are results without rows."""
    assert batch.solve(pa.array([], pa.string())).solutions.shape == (0, 81)
    assert batch.solve(pl.Series([], dtype=pl.String)).solutions.shape == (0, 81)


@pytest.mark.parametrize(
    "column",
    [pa.array([1.5]), pa.array([[1.5]]), pa.array([b"12"], pa.binary(2)), pa.array([[1.5] * 81])],
)
def test_other_columns_are_refused(column: Any) -> None:
    """A column that cannot hold puzzles is refused with its type."""
    with pytest.raises(FormatError, match=r"found (a column of|double)"):
        batch.solve(column)


def test_without_pyarrow_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where pyarrow is absent, a column of Polars names the extra that brings it."""
    real = builtins.__import__

    def absent(name: str, *rest: Any, **more: Any) -> Any:
        if name == "pyarrow":
            raise ModuleNotFoundError(name="pyarrow")
        return real(name, *rest, **more)

    column = pl.Series(LINES)
    monkeypatch.setattr(builtins, "__import__", absent)
    with pytest.raises(NonetError, match=r"nonet\[dataset\]"):
        batch.solve(column)
