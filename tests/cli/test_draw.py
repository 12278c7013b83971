"""`nonet draw`: a picture for each puzzle, in the format that the file's name says."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_OPEN, NINE, PROGRAM, Outcome, call

import nonet
from nonet import Candidates, Grid, Puzzle
from nonet.drawing import draw, draw_pdf, draw_png
from nonet.layout.cosmetics import Cosmetics, Stroke


def test_the_name_of_the_file_says_the_format(tmp_path: Path) -> None:
    """SVG, PNG and PDF are those of the library, with its options."""
    grid = Grid(FOUR)
    solved = nonet.solve(grid)
    drawn = {
        ("a.svg", "--candidates", "--theme", "dark"): draw(Candidates.of(grid), theme="dark"),
        ("a.png", "--width", "200"): draw_png(grid, width=200),
        ("a.pdf", "--solution", "--title", "T"): draw_pdf(solved, title="T"),
        ("a", "--format", "png", "--theme", "dark"): draw_png(grid, theme="dark"),
    }
    for (name, *options), expected in drawn.items():
        assert call("draw", FOUR, "-o", tmp_path / name, *options) == Outcome(0, "", "")
        found = (tmp_path / name).read_bytes()
        assert found == (expected.encode() if isinstance(expected, str) else expected)


def test_several_puzzles_have_a_file_each(tmp_path: Path) -> None:
    """In a folder, or under names with their numbers, which count what is left out as well."""
    folder = f"{tmp_path / 'new'}/"
    outcome = call("draw", NINE, FOUR_OPEN[:-1], FOUR, "-o", folder)
    assert (outcome.code, outcome.err[:10]) == (1, "argument 2")
    assert sorted(path.name for path in Path(folder).iterdir()) == ["1.svg", "3.svg"]
    assert (Path(folder) / "3.svg").read_text("utf-8") == draw(Grid(FOUR))
    assert call("draw", NINE, FOUR, "-o", tmp_path / "p{n}.png").code == 0
    assert (tmp_path / "p2.png").read_bytes() == draw_png(Grid(FOUR))


def test_one_file_takes_one_puzzle(tmp_path: Path) -> None:
    """The message says how to name several files, and an older file stays."""
    path = tmp_path / "one.svg"
    path.write_text("older")
    outcome = call("draw", NINE, FOUR, "-o", path)
    assert outcome.code == 2
    assert "expected one puzzle" in outcome.err
    assert path.read_text() == "older"


def test_standard_output_takes_one_picture() -> None:
    """Without a file the picture goes down the pipe."""
    for form, expected in (("svg", draw(Grid(FOUR)).encode()), ("png", draw_png(Grid(FOUR)))):
        done = subprocess.run(
            [*PROGRAM, "draw", FOUR, "--format", form], capture_output=True, check=True
        )
        assert done.stdout == expected


def test_a_puzzle_without_solution_is_left_out(tmp_path: Path) -> None:
    """It is reported, the exit code is 1, and no file appears."""
    outcome = call("draw", "12.4..3134..2...", "--solution", "-o", tmp_path / "a.svg")
    assert outcome.code == 1
    assert outcome.err.startswith("argument 1: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-o", "a.jpg"], "expected a name that ends in .svg, .png or .pdf"),
        (["-o", "a.png", "--theme", "auto"], "expected light, dark or print for png, found auto"),
        (["-o", "a.png", "--title", "T"], "a PNG has no title"),
        (["--candidates", "--solution"], "--candidates and --solution cannot be used together"),
        (["--width", "0"], "expected a whole number from 1 to 10000"),
    ],
)
def test_impossible_options_are_refused(arguments: list[str], message: str) -> None:
    """The message says what was expected, and the exit code is 2."""
    outcome = call("draw", FOUR, *arguments)
    assert outcome.code == 2
    assert message in " ".join(outcome.err.split())


def test_what_a_link_draws_beyond_the_rules_is_drawn(tmp_path: Path) -> None:
    """The lines of a SudokuPad link are in its picture, though they may be rules, and its words."""
    drawn = Cosmetics(strokes=(Stroke(((0.5, 0.5), (3.5, 0.5)), "#67f067", 0.3),))
    puzzle = Puzzle(Grid(NINE), cosmetics=drawn, rules="Along green lines neighbours differ.")
    link = puzzle.to_text("sudokupad")
    assert call("draw", link, "-o", tmp_path / "a.svg") == Outcome(0, "", "")
    picture = (tmp_path / "a.svg").read_text("utf-8")
    assert "#67f067" in picture
    assert "neighbours differ" in picture


def test_greys_can_be_asked_for(tmp_path: Path) -> None:
    """The theme for paper is known to all formats."""
    for name, expected in (("a.svg", draw(Grid(FOUR), theme="print").encode()), ("a.png", None)):
        assert call("draw", FOUR, "-o", tmp_path / name, "--theme", "print").code == 0
        if expected is not None:
            assert (tmp_path / name).read_bytes() == expected
