"""No cell of a table is taken for a formula, and nonet reads back what was written."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.program import FOUR, NINE, call

import nonet
from nonet._csv_cells import shielded, unshielded
from nonet.puzzle import Puzzle

HOSTILE = ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://x","y")', "'=1", "''-x"]
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


@given(st.text(st.sampled_from("'=+-@\t\r\na1 ,\"")))
def test_a_cell_is_read_back(text: str) -> None:
    """Whatever a text is, it begins like no formula in the table, and is the same afterwards."""
    assert not shielded(text).startswith(FORMULA)
    assert unshielded(shielded(text)) == text


@pytest.mark.parametrize("text", ["", "abc", "1+1", "'tis", "5.0", "a=b"])
def test_other_texts_stay_as_they_are(text: str) -> None:
    """A text that no spreadsheet computes is written as it is."""
    assert shielded(text) == unshielded(text) == text


@pytest.mark.parametrize("text", HOSTILE)
def test_a_table_of_puzzles_is_read_back(text: str) -> None:
    """The source and the difficulty of sudoku-extreme come back as they were."""
    puzzle = Puzzle(nonet.Grid(NINE), source=text, difficulty=text)
    table = puzzle.to_text("sudoku-extreme")
    [row] = csv.DictReader(io.StringIO(table))
    assert row["source"].startswith("'")
    assert not any(cell.startswith(FORMULA) for cell in row.values())
    again = nonet.load(f"source,question,answer,rating\n{table.splitlines()[-1]}\n")
    assert (again.source, again.difficulty) == (text, text)


def test_the_command_line_writes_no_formulas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file whose name is a formula is a text in every table about it."""
    (tmp_path / "=cmd.txt").write_text(f"{NINE}\n{FOUR}\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for command in ("check", "count", "grade"):
        out = call(command, "--format", "csv", "=cmd.txt").out
        cells = [cell for row in csv.reader(io.StringIO(out)) for cell in row]
        assert any(cell.startswith("'=cmd.txt") for cell in cells)
        assert not any(cell.startswith(FORMULA) for cell in cells)
