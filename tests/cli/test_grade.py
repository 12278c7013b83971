"""`nonet grade`: level, score and hardest technique, line by line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.program import FOUR, FOUR_OPEN, NINE, call, run

import nonet

PUZZLES = [made.puzzle.to_text() for made in nonet.generate_many(150, seed=4)]


def expected(puzzle: str) -> str:
    """The line of a puzzle."""
    grade = nonet.grade(puzzle)
    return f"{grade.level} {grade.score} {grade.hardest}"


def test_a_line_for_each_puzzle() -> None:
    """Level, score and hardest technique are those of the library."""
    outcome = call("grade", NINE, FOUR)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.lines == [expected(NINE), expected(FOUR)]


def test_blocks_give_what_single_lines_give(tmp_path: Path) -> None:
    """Long runs of lines are graded together, with the same results in the same order."""
    path = tmp_path / "puzzles.txt"
    path.write_text("\n".join(PUZZLES) + "\n", "utf-8")
    assert call("grade", path).lines == [expected(puzzle) for puzzle in PUZZLES]


def test_errors_name_their_line(tmp_path: Path) -> None:
    """What has no grade is reported with its line in a block too; the others are processed."""
    lines = [*PUZZLES[:70], "." * 81, "11" + "." * 79, "x" * 81, *PUZZLES[70:]]
    path = tmp_path / "puzzles.txt"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    outcome = call("grade", path)
    assert outcome.code == 1
    assert outcome.lines == [expected(puzzle) for puzzle in PUZZLES]
    first, second, third = outcome.err.splitlines()
    assert first == f"{path}:71: the grid has more than one solution"
    assert second == f"{path}:72: two 1s in row 1, at r1c1 and r1c2"
    assert third.startswith(f"{path}:73: ")


def test_standard_input_is_read() -> None:
    """A pipe of puzzles gives a pipe of grades."""
    outcome = run("grade", stdin="\n".join(PUZZLES[:3]).encode())
    assert outcome.lines == [expected(puzzle) for puzzle in PUZZLES[:3]]


def test_json_has_the_steps() -> None:
    """An object a line, with its place and the number of steps of each technique."""
    [line] = call("grade", "--format", "json", NINE).lines
    fields = json.loads(line)
    assert fields.pop("place") == "argument 1"
    assert fields == nonet.grade(NINE).fields()


def test_other_orders_give_other_grades(tmp_path: Path) -> None:
    """With few techniques a puzzle is not solved, and has the highest level."""
    path = tmp_path / "order.toml"
    path.write_text(nonet.TechniqueOrder.hodoku().only({"naked_single"}).to_toml(), "utf-8")
    few = nonet.grade(NINE, order=nonet.TechniqueOrder.load(path))
    [line] = call("grade", "--order", path, NINE).lines
    assert line == f"{few.level} {few.score} {few.hardest or '-'}"
    assert call("grade", "--order", "everything", NINE).code == 0


def test_several_solutions_are_reported() -> None:
    """A grade needs exactly one solution."""
    outcome = call("grade", FOUR_OPEN)
    assert outcome.code == 1
    assert outcome.err == "argument 1: the grid has more than one solution\n"


def test_a_full_grid_has_no_hardest_technique() -> None:
    """It is shown as a dash."""
    solved = nonet.solve(NINE).to_text()
    assert call("grade", solved).lines == ["Easy 0 -"]
    assert call("grade", *[solved] * 2).lines == ["Easy 0 -"] * 2
