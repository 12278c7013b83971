"""Labels of puzzles of every size, from files in every format."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.dataset import LABELS, Threads, info, label, verify
from nonet.errors import NonetError

FOURS = [made.puzzle.to_text() for made in nonet.generate_many(5, Layout.of_size(4), seed=1)]
NINES = [made.puzzle.to_text() for made in nonet.generate_many(70, seed=1)]
SIXTEEN = nonet.generate(Layout.of_size(16), seed=1).puzzle.to_text()


def labelled(path: Path, out: Path, **options: object) -> pa.Table:
    """The labels of a file, all of whose rows are proper puzzles."""
    with Threads(1) as runner:
        manifest = label(str(path), str(out), runner, **options)  # type: ignore[arg-type]
        assert (manifest["improper"], manifest["unreadable"]) == (0, 0)
        assert verify([str(out)], runner, repeated=True).wrong == {}
    return pa.concat_tables([pq.read_table(part) for part in sorted((out / "data").iterdir())])


def test_labels_of_other_sizes_are_those_of_single_calls(tmp_path: Path) -> None:
    """Solution, givens, minimality and grade are right for 4×4 and 16×16; ratings are null."""
    puzzles = [*FOURS, SIXTEEN]
    (tmp_path / "a.txt").write_text("\n".join(puzzles) + "\n", "utf-8")
    rows = labelled(tmp_path / "a.txt", tmp_path / "out", labels=LABELS).to_pylist()
    assert [row["puzzle"] for row in rows] == puzzles
    for row, puzzle in zip(rows, puzzles, strict=True):
        grade = nonet.grade(puzzle)
        assert row["solution"] == nonet.solve(puzzle, unique=True).to_text()
        assert row["givens"] == len(puzzle) - puzzle.count(".")
        assert row["minimal"] == (nonet.minimize(puzzle).to_text() == puzzle)
        assert (row["level"], row["score"]) == (grade.level, grade.score)
        assert (row["er"], row["ep"], row["ed"]) == (None, None, None)


def test_sizes_may_be_mixed(tmp_path: Path) -> None:
    """Runs of 9×9 lines, other sizes between them and comments: each row has its own layout."""
    lines = [*NINES, *FOURS, "# 16×16", SIXTEEN, *NINES]
    (tmp_path / "a.txt").write_text("\n".join(lines) + "\n", "utf-8")
    table = labelled(tmp_path / "a.txt", tmp_path / "out")
    puzzles = [line for line in lines if not line.startswith("#")]
    assert table["puzzle"].to_pylist() == puzzles
    assert table["solution"].to_pylist() == [nonet.solve(puzzle).to_text() for puzzle in puzzles]
    assert table["layout"].null_count == 2 * len(NINES)
    counts = info(str(tmp_path / "a.txt")).counts["layout"]
    assert sorted(counts.values()) == [1, len(FOURS), 2 * len(NINES)]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize("name", ["a.txt", "a.csv"])
def test_encodings_do_not_matter(name: str, encoding: str, end: str, tmp_path: Path) -> None:
    """Lines and tables are read in any encoding, with any ends of lines."""
    notes = [f"{puzzle},é" for puzzle in NINES]
    lines = ["quizzes,note", *notes] if name == "a.csv" else NINES
    (tmp_path / name).write_bytes((end.join(lines) + end).encode(encoding))
    table = labelled(tmp_path / name, tmp_path / "out")
    assert table["puzzle"].to_pylist() == NINES
    assert name == "a.txt" or set(table["note"].to_pylist()) == {"é"}


@pytest.mark.parametrize("form", ["opensudoku", "fpuzzles", "sdm", "exchange", "nonet"])
def test_files_of_players_are_labelled(form: str, tmp_path: Path) -> None:
    """What `nonet info` reads is labelled, whatever the file is called."""
    puzzles = [Puzzle(Grid(puzzle)) for puzzle in NINES]
    nonet.save(puzzles, tmp_path / "puzzles", format=form, lossy=True)
    assert labelled(tmp_path / "puzzles", tmp_path / "out")["puzzle"].to_pylist() == NINES


def test_tables_of_other_sizes_are_labelled(tmp_path: Path) -> None:
    """Columns of 4×4 puzzles come out with their layouts, from CSV, Parquet and NumPy alike."""
    digits = np.array([[int(cell) for cell in four.replace(".", "0")] for four in FOURS])
    np.savez(tmp_path / "a.npz", puzzle=digits)
    pq.write_table(pa.table({"puzzle": FOURS}), tmp_path / "a.parquet")
    csv = "\n".join(["puzzle,note", *(f"{four},x" for four in FOURS)]).encode()
    (tmp_path / "a.csv").write_bytes(csv)
    (tmp_path / "a.csv.gz").write_bytes(gzip.compress(csv))
    for name in ("a.npz", "a.parquet", "a.csv", "a.csv.gz"):
        table = labelled(tmp_path / name, tmp_path / f"{name}.out")
        assert table["puzzle"].to_pylist() == FOURS
        assert table["layout"].null_count == 0
        assert table["solution"].to_pylist() == [nonet.solve(four).to_text() for four in FOURS]
        assert not name.startswith("a.csv") or set(table["note"].to_pylist()) == {"x"}


def test_arrays_do_not_pretend_to_hold_other_sizes(tmp_path: Path) -> None:
    """Arrays of 81 digits a row refuse 4×4 puzzles instead of holding none."""
    (tmp_path / "a.txt").write_text("\n".join(FOURS) + "\n", "utf-8")
    with Threads(1) as runner, pytest.raises(NonetError, match="expected 9×9 puzzles for arrays"):
        label(str(tmp_path / "a.txt"), str(tmp_path / "out"), runner, form="npz")
