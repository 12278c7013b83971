"""`nonet rate`: a line for each puzzle, and output that is taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.program import FOUR, NINE, call, run

import nonet

PUZZLES = [made.puzzle.to_text() for made in nonet.generate_many(40, seed=5)]


def expected(puzzle: str) -> str:
    """The line of a puzzle."""
    rating = nonet.rate(puzzle)
    return f"{puzzle} {rating.er:.1f} {rating.ep:.1f} {rating.ed:.1f}"


@pytest.fixture
def puzzles(tmp_path: Path) -> Path:
    """A file of puzzles."""
    path = tmp_path / "puzzles.txt"
    path.write_text("\n".join(PUZZLES) + "\n", "utf-8")
    return path


def test_a_line_for_each_puzzle(puzzles: Path) -> None:
    """Puzzle, ER, EP and ED, in order, whatever the number of threads."""
    lines = [expected(puzzle) for puzzle in PUZZLES]
    for threads in ("1", "3"):
        outcome = call("rate", puzzles, "--threads", threads)
        assert (outcome.code, outcome.err, outcome.lines) == (0, "", lines)


def test_forms() -> None:
    """CSV has a header and commas, JSON an object a line."""
    rating = nonet.rate(NINE)
    lines = call("rate", NINE, "--format", "csv").lines
    assert lines == ["puzzle,ER,EP,ED", expected(NINE).replace(" ", ",")]
    [line] = call("rate", NINE, "--format", "json").lines
    assert json.loads(line) == {"puzzle": NINE, "er": rating.er, "ep": rating.ep, "ed": rating.ed}


def test_errors_name_their_line(tmp_path: Path) -> None:
    """What has no rating is reported with its line, and the others are processed."""
    path = tmp_path / "puzzles.txt"
    path.write_text("\n".join([PUZZLES[0], "." * 81, "x" * 81, PUZZLES[1]]) + "\n", "utf-8")
    outcome = call("rate", path)
    assert outcome.code == 1
    assert outcome.lines == [expected(PUZZLES[0]), expected(PUZZLES[1])]
    first, second = outcome.err.splitlines()
    assert first == f"{path}:2: the grid has more than one solution"
    assert second.startswith(f"{path}:3: ")
    assert "9×9" in call("rate", FOUR).err


@pytest.mark.parametrize("form", ["line", "csv", "json"])
@pytest.mark.parametrize("left", [0, 30, 700, 2_000, None])
def test_output_is_taken_up_again(
    puzzles: Path, tmp_path: Path, form: str, left: int | None
) -> None:
    """Whatever is left of the output, it is whole again afterwards."""
    whole = tmp_path / "whole.txt"
    part = tmp_path / "part.txt"
    assert call("rate", puzzles, "--format", form, "-o", whole).code == 0
    text = whole.read_text("utf-8")
    part.write_text(text if left is None else text[:left], "utf-8")
    assert call("rate", puzzles, "--format", form, "-o", part).code == 0
    assert part.read_text("utf-8") == text


def test_results_of_other_puzzles_give_way(puzzles: Path, tmp_path: Path) -> None:
    """Earlier results stay up to where they are no longer those of the input."""
    output = tmp_path / "out.txt"
    lines = [expected(puzzle) for puzzle in PUZZLES]
    output.write_text("\n".join([*lines[:3], expected(NINE)]) + "\n", "utf-8")
    assert call("rate", puzzles, "-o", output).code == 0
    assert output.read_text("utf-8").splitlines() == lines


def test_other_files_are_left_alone(puzzles: Path, tmp_path: Path) -> None:
    """A file that holds something else is not written to."""
    output = tmp_path / "notes.txt"
    output.write_text("remember the milk\n", "utf-8")
    outcome = call("rate", puzzles, "-o", output)
    assert outcome.code == 2
    assert "found something else" in outcome.err
    assert output.read_text("utf-8") == "remember the milk\n"


def test_standard_input_is_read() -> None:
    """A pipe of puzzles gives a pipe of ratings."""
    outcome = run("rate", stdin="\n".join(PUZZLES[:3]).encode())
    assert outcome.lines == [expected(puzzle) for puzzle in PUZZLES[:3]]
