"""Schemas and formats: third-party programs read what is written, and we what they write."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import nonet
from nonet import batch
from nonet._rows import NO_DIGITS
from nonet.dataset import Recipe, Threads, info, label, make, verify
from nonet.dataset._labels import givens_of
from nonet.dataset._recipe import Form
from nonet.errors import NonetError

PUZZLES = [made.puzzle.to_text() for made in nonet.generate_many(30, seed=2)]
SOLUTIONS = ["".join(map(str, row)) for row in batch.solve(PUZZLES).solutions.tolist()]


def made(folder: Path, text: str) -> Path:
    """The first file of the dataset of a recipe."""
    with Threads(1) as runner:
        make(Recipe.parse(text), str(folder), runner)
    (path,) = (folder / "data").iterdir()
    return path


def test_sudoku_extreme_is_read_by_its_readers(tmp_path: Path) -> None:
    """CSV of the schema "sudoku-extreme" has four columns, 81 characters and whole numbers."""
    text = 'name = "mine"\ncount = 20\nschema = "sudoku-extreme"\nformat = "csv"'
    path = made(tmp_path / "x", text)
    with path.open(newline="") as file:
        reader = csv.reader(file)
        assert next(reader) == ["source", "question", "answer", "rating"]
        rows = list(reader)
    assert len(rows) == 20
    for source, question, answer, rating in rows:
        assert source == "mine"
        assert nonet.solve(question, unique=True).to_text() == answer
        assert int(rating) >= 0
        assert set(question) <= set(".123456789")


def test_kaggle_is_read_by_its_readers(tmp_path: Path) -> None:
    """CSV of the schema "kaggle" is digits and nothing else, without quotes."""
    path = made(tmp_path / "x", 'count = 20\nschema = "kaggle"\nformat = "csv"')
    lines = path.read_text("utf-8").splitlines()
    assert lines[0] == "puzzle,solution"
    assert len(lines) == 21
    assert all(part.isdigit() and len(part) == 81 for line in lines[1:] for part in line.split(","))


def test_numpy_holds_digits(tmp_path: Path) -> None:
    """Arrays have the digits of puzzles and solutions, and the labels."""
    text = 'count = 20\nformat = "npz"\nlabels = ["solution", "level", "givens"]'
    with np.load(made(tmp_path / "x", text)) as arrays:
        assert arrays["puzzle"].shape == arrays["solution"].shape == (20, 81)
        assert (batch.solve(arrays["puzzle"]).solutions == arrays["solution"]).all()
        assert (arrays["givens"] == np.count_nonzero(arrays["puzzle"], axis=1)).all()
        assert arrays["level"].dtype.kind == "U"


def write(path: Path) -> None:
    """The puzzles, in a file of the kind that its name says."""
    columns = {"quizzes": [p.replace(".", "0") for p in PUZZLES], "solutions": SOLUTIONS}
    if path.suffix == ".csv":
        lines = [",".join(columns), *map(",".join, zip(*columns.values(), strict=True))]
        path.write_text("\n".join(lines) + "\n", "utf-8")
    elif path.suffix == ".parquet":
        pq.write_table(pa.table({"question": PUZZLES, "answer": SOLUTIONS}), path, row_group_size=7)
    elif path.suffix == ".npz":
        digits = batch.digits(PUZZLES).reshape(-1, 9, 9)
        np.savez(path, puzzle=digits, solution=batch.digits(SOLUTIONS))
    else:
        path.write_text("\n".join(PUZZLES) + "\n", "utf-8")


@pytest.mark.parametrize("name", ["a.csv", "a.parquet", "a.npz", "a.txt"])
@pytest.mark.parametrize("form", ["parquet", "csv", "npz"])
def test_files_of_others_are_labelled(name: str, form: str, tmp_path: Path) -> None:
    """Puzzles of any file come out with right labels, in any format."""
    write(tmp_path / name)
    with Threads(2) as runner:
        manifest = label(
            str(tmp_path / name),
            str(tmp_path / "out"),
            runner,
            labels=("solution", "givens", "techniques"),
            form=form,  # type: ignore[arg-type]
        )
        again = label(str(tmp_path / "out"), str(tmp_path / "again"), runner, labels=("solution",))
    assert (manifest["rows"], manifest["improper"], again["rows"]) == (30, 0, 30)
    tables = [pq.read_table(path) for path in sorted((tmp_path / "again" / "data").iterdir())]
    table = pa.concat_tables(tables)
    assert table["puzzle"].to_pylist() == PUZZLES
    assert table["solution"].to_pylist() == SOLUTIONS
    assert set(info(str(tmp_path / "again")).columns) >= {"givens", "techniques"}


def test_other_columns_are_kept(tmp_path: Path) -> None:
    """A column that nonet does not know comes out as it went in."""
    notes = [f'note "{number}", with commas' for number in range(30)]
    pq.write_table(pa.table({"note": notes, "puzzle": PUZZLES}), tmp_path / "a.parquet")
    with Threads(1) as runner:
        label(str(tmp_path / "a.parquet"), str(tmp_path / "b"), runner, form="csv")
        label(str(tmp_path / "b"), str(tmp_path / "c"), runner)
    (path,) = (tmp_path / "c" / "data").iterdir()
    assert pq.read_table(path)["note"].to_pylist() == notes


@pytest.mark.parametrize("form", ["parquet", "csv", "npz"])
def test_a_dataset_of_nothing_can_be_read(form: Form, tmp_path: Path) -> None:
    """A file without puzzles becomes a dataset without puzzles."""
    (tmp_path / "none.txt").touch()
    with Threads(1) as runner:
        label(str(tmp_path / "none.txt"), str(tmp_path / "out"), runner, form=form)
        assert verify([str(tmp_path / "out")], runner).rows == 0
    assert info(str(tmp_path / "out")).rows == 0


def test_what_cannot_be_read_leaves_no_trace(tmp_path: Path) -> None:
    """After a wrong name the same folder can be used."""
    with Threads(1) as runner, pytest.raises(NonetError, match="no such file"):
        label(str(tmp_path / "absent.csv"), str(tmp_path / "out"), runner)
    assert not (tmp_path / "out").exists()


def test_givens_are_counted() -> None:
    """Rows of text have as many givens as digits; invalid rows have `NO_DIGITS`."""
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    lines = [line, line.replace(".", "0"), "_" * 80 + "9", "*" * 81, "1" * 81, "?" * 81, "1", None]
    assert givens_of(pa.array(lines)).tolist() == [30, 30, 1, 0, 81, *3 * [NO_DIGITS]]


def test_improper_puzzles_have_no_labels(tmp_path: Path) -> None:
    """Puzzles without exactly one solution are reported, and have no label but their givens."""
    (tmp_path / "a.txt").write_text(f"{PUZZLES[0]}\n{'.' * 81}\n{'.' * 80}\n", "utf-8")
    with Threads(1) as runner:
        manifest = label(
            str(tmp_path / "a.txt"),
            str(tmp_path / "b"),
            runner,
            labels=("solution", "givens", "minimal", "rating", "level", "score", "techniques"),
        )
    assert (manifest["improper"], manifest["unreadable"]) == (1, 1)
    assert manifest["example"].startswith(f"{tmp_path / 'a.txt'}:3: expected ")
    (path,) = (tmp_path / "b" / "data").iterdir()
    rows = pq.read_table(path).to_pylist()
    assert rows[0]["solution"] == SOLUTIONS[0]
    assert {name for name, value in rows[1].items() if value is not None} == {"puzzle", "givens"}
    assert set(rows[2].values()) == {None}


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.parquet", b"nothing", "expected a Parquet file"),
        ("a.npz", b"nothing", "expected arrays of NumPy"),
        ("a.csv", b"a,b\n1,2\n", "expected a column puzzle"),
        ("a.csv", b"puzzle\n1\n2,3\n", "expected a table of puzzles"),
        ("a.doc", b"\xd0\xcf\x11\xe0\0\0", "in no format that nonet knows"),
    ],
)
def test_what_cannot_be_read_is_named(
    name: str, content: bytes, message: str, tmp_path: Path
) -> None:
    """A file that holds no puzzles is refused with its name."""
    (tmp_path / name).write_bytes(content)
    with Threads(1) as runner, pytest.raises(NonetError, match=message) as caught:
        label(str(tmp_path / name), str(tmp_path / "out"), runner)
    assert name in str(caught.value)


def test_a_csv_table_has_no_formulas(tmp_path: Path) -> None:
    """Names of columns and texts like formulas are text in CSV, and come back as they were."""
    texts = ["=1+1", "-x", "@a", "'=b", "plain", None]
    table = pa.table({"puzzle": PUZZLES[: len(texts)], "=note": texts})
    pq.write_table(table, tmp_path / "in.parquet")
    with Threads(1) as runner:
        label(str(tmp_path / "in.parquet"), str(tmp_path / "out"), runner, form="csv")
        label(str(tmp_path / "out"), str(tmp_path / "back"), runner)
    [written] = (tmp_path / "out" / "data").iterdir()
    with written.open(newline="") as file:
        rows = list(csv.reader(file))
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
    assert pq.read_table(tmp_path / "back" / "data")["=note"].to_pylist() == texts
