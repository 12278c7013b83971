"""`nonet dataset`: what is printed, and what is said of wrong commands."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.program import NINE, SIX, call, run

import nonet
from nonet import Layout
from nonet.constraints import AntiKnight
from nonet.errors import NonetError

RECIPE = 'count = 60\npartition = 25\nlabels = ["solution", "level"]\n'


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A dataset made on the command line."""
    (tmp_path / "recipe.toml").write_text(RECIPE, "utf-8")
    outcome = call("dataset", "make", tmp_path / "recipe.toml", tmp_path / "made")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("60 puzzles in 3 files, ")
    return tmp_path / "made"


def test_commands_work_together(made: Path, tmp_path: Path) -> None:
    """A dataset can be verified, summarised, labelled, split and augmented."""
    outcome = call("dataset", "verify", made)
    assert (outcome.code, outcome.lines) == (
        0,
        ["60 puzzles; proved: one solution, level, solution"],
    )
    outcome = call("dataset", "info", made)
    assert outcome.lines[:2] == ["puzzles  60", "columns  puzzle, solution, level"]
    counts = json.loads(call("dataset", "info", made, "--format", "json").out)["counts"]
    assert sum(counts["level"].values()) == 60
    outcome = call("dataset", "split", made, tmp_path / "sides", "--side", "a=2", "--side", "b=1")
    names, numbers = zip(*(line.split(": ") for line in outcome.lines), strict=True)
    assert names == ("a", "b")
    assert sum(int(number.split()[0]) for number in numbers) == 60
    outcome = call("dataset", "augment", made, tmp_path / "more", "--copies", "2", "--only-copies")
    assert outcome.out.startswith("120 puzzles in 3 files, ")
    labels = ["--labels", "givens,minimal", "--format", "csv", "--threads", "1"]
    outcome = call("dataset", "label", made, tmp_path / "labelled", *labels)
    assert outcome.out.startswith("60 puzzles in 3 files, ")
    assert call("dataset", "verify", tmp_path / "labelled").code == 0


def test_one_file_is_not_files(tmp_path: Path) -> None:
    """What is made says its number of puzzles and files, one of them without the plural's s."""
    (tmp_path / "a.txt").write_text(f"{NINE}\n", "utf-8")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "b")
    assert outcome.out.startswith("1 puzzle in 1 file, ")
    assert "\n1 Sudoku puzzle in 1 file, " in (tmp_path / "b" / "README.md").read_text("utf-8")


def test_rules_are_labelled_and_split(tmp_path: Path) -> None:
    """Rules of the command line and of a file are kept, verified and split with their puzzles."""
    full = nonet.full_grid(Layout.of_size(9, constraints=[AntiKnight()]), seed=1)
    (tmp_path / "a.txt").write_text(f"{nonet.minimize(full, seed=1).to_text()}\n", "utf-8")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "b", "--rule", "anti-knight")
    assert (outcome.code, outcome.err) == (0, "")
    assert call("dataset", "verify", tmp_path / "b").code == 0
    assert (
        call("dataset", "info", tmp_path / "b")
        .lines[1]
        .startswith("columns  puzzle, layout, constraints")
    )
    assert call("dataset", "split", tmp_path / "b", tmp_path / "c").code == 0
    with pytest.raises(NonetError, match="expected puzzles without layouts of their own"):
        call("dataset", "label", tmp_path / "b", tmp_path / "d", "--rule", "anti-king")


def test_improper_puzzles_are_reported(tmp_path: Path) -> None:
    """Labelling puzzles that are not proper ends with code 1 and their number."""
    (tmp_path / "a.txt").write_text(f"{NINE}\n{'.' * 81}\n", "utf-8")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "b")
    assert (outcome.code, outcome.err) == (
        1,
        "nonet: 1 puzzle does not have exactly one solution\n",
    )
    outcome = call("dataset", "verify", tmp_path / "a.txt")
    assert outcome.code == 1
    assert outcome.lines == ["2 puzzles; proved: one solution", "1: several solutions"]
    assert outcome.err.endswith("a.txt, row 2: several solutions\n")


def test_unreadable_rows_are_not_called_improper(tmp_path: Path) -> None:
    """A row that is not a puzzle is reported as such, with its line and what was expected."""
    (tmp_path / "a.txt").write_text(f"{NINE}\n{NINE[:-1]}\n# a comment\n{NINE[:-2]}\n", "utf-8")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "b")
    assert outcome.code == 1
    assert outcome.err.startswith(
        f"nonet: 2 rows are not puzzles; the first: {tmp_path / 'a.txt'}:2: expected 64 characters"
    )
    assert len(outcome.err.splitlines()) == 1


def test_boxes_are_options_of_label(tmp_path: Path) -> None:
    """6×6 puzzles are labelled with the boxes that the options say."""
    (tmp_path / "a.txt").write_text(f"{SIX}\n", "utf-8")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "b", "--box", "2x3")
    assert (outcome.code, outcome.err) == (0, "")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "c", "--size", "4")
    assert "expected 16 characters for a 4×4 grid, found 36" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["make", "nowhere.toml", "x"], 2, "No such file"),
        (["make", "bad.toml", "x"], 1, "bad.toml: count: expected a whole number"),
        (
            ["make", "good.toml", "x", "--threads", "1", "--workers", "2"],
            2,
            "cannot be used together",
        ),
        (["label", "nowhere", "x"], 1, "nowhere: no such file or folder"),
        (["label", "nowhere", "x", "--labels", "x"], 2, "found 'x'"),
        (["split", "nowhere", "x", "--side", "x"], 2, "such as test=0.1"),
        (["split", "nowhere", "x", "--side", "x=1"], 1, "two or more splits"),
        (["verify", "nowhere"], 1, "nowhere: no such file or folder"),
    ],
)
def test_wrong_commands_are_reported(
    arguments: list[str], code: int, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Errors are reported as usage errors or as errors of nonet."""
    (tmp_path / "bad.toml").write_text("count = 0", "utf-8")
    (tmp_path / "good.toml").write_text("count = 1", "utf-8")
    monkeypatch.chdir(tmp_path)
    if code == 1:
        with pytest.raises(NonetError) as caught:
            call("dataset", *arguments)
        assert message in str(caught.value)
        return
    outcome = call("dataset", *arguments)
    assert outcome.code == code
    assert message in " ".join(outcome.err.replace("│", " ").split())


def test_without_the_extra_it_is_said_what_to_install(tmp_path: Path) -> None:
    """Where pyarrow is absent, the command names the extra that brings it."""
    (tmp_path / "pyarrow.py").write_text("raise ModuleNotFoundError(name='pyarrow')", "utf-8")
    (tmp_path / "a.txt").write_text(NINE, "utf-8")
    arguments = ["dataset", "label", str(tmp_path / "a.txt"), str(tmp_path / "out")]
    outcome = run(*arguments, PYTHONPATH=str(tmp_path))
    assert outcome.code == 1
    assert outcome.err == "nonet: datasets need pyarrow: pip install 'nonet[dataset]'\n"


def test_other_commands_do_not_pay_for_datasets() -> None:
    """The command line starts without the libraries of datasets."""
    program = "import sys, nonet.cli.app; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"nonet.dataset", "pyarrow", "distributed", "matplotlib", "fsspec"}
