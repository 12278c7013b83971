"""`nonet solve`: solutions, in every form and with every option."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.program import (
    FOUR,
    FOUR_OPEN,
    FOUR_SOLVED,
    NINE,
    NINE_SOLVED,
    SIX,
    SIX_SOLVED,
    call,
    completes,
)

import nonet
from nonet import Grid, Layout

HINT = "exactly one with boxes of 2x3: use --box 2x3"


def test_solutions_come_in_the_order_of_the_puzzles() -> None:
    """Each puzzle has its solution on a line of its own, whatever the sizes."""
    outcome = call("solve", NINE, FOUR, "123 231 31.")
    assert outcome.code == 0
    assert outcome.lines == [NINE_SOLVED, FOUR_SOLVED, "123231312"]
    assert outcome.err == ""


@settings(max_examples=25)
@given(st.sampled_from([1, 2, 3, 4, 5, 7, 9, 16]), st.integers(0, 1000), st.floats(0, 0.5))
def test_a_printed_solution_fills_the_puzzle(size: int, seed: int, share: float) -> None:
    """Of any puzzle that has a solution, the line printed is one: it keeps the givens."""
    full = nonet.solve(Grid.empty(Layout.of_size(size)), seed=seed)
    kept = round(share * len(full.digits))
    puzzle = Grid([*full.digits[:kept], *([0] * (len(full.digits) - kept))])
    outcome = call("solve", "--size", str(size), puzzle.to_text("numbers"))
    assert outcome.code == 0
    assert completes(outcome.lines[0], puzzle)


def test_drawn_solutions_read_back() -> None:
    """What `--format grid` prints is read as the solutions that lines give."""
    drawn = call("solve", "--format", "grid", NINE, FOUR)
    assert drawn.out.count("+-------+-------+-------+") == 4
    assert call("solve", *drawn.out.strip().split("\n\n")).lines == [NINE_SOLVED, FOUR_SOLVED]


def test_json_has_grids_as_flat_lists() -> None:
    """Each line of `--format json` is an object with the puzzle, its solution and the work."""
    outcome = call("solve", "--format", "json", FOUR, FOUR_OPEN)
    proper, several = map(json.loads, outcome.lines)
    assert proper["place"] == "argument 1"
    assert proper["size"] == 4
    assert proper["puzzle"] == [int(cell) for cell in FOUR.replace(".", "0")]
    assert proper["solution"] == [int(cell) for cell in FOUR_SOLVED]
    assert set(proper["statistics"]) == {"nodes", "guesses", "depth", "seconds", "engine"}
    assert (proper["count"], several["count"]) == (1, 2)


def test_json_of_pencil_marks_has_no_puzzle() -> None:
    """Pencil marks are not a flat list of digits: `puzzle` is null, the solution is present."""
    marks = nonet.Candidates.of(Grid(FOUR)).to_text()
    (line,) = call("solve", "--format", "json", marks).lines
    assert json.loads(line)["puzzle"] is None
    assert json.loads(line)["solution"] == [int(cell) for cell in FOUR_SOLVED]


@pytest.mark.parametrize("most", [1, 2, 3, 1000])
def test_all_prints_different_solutions_up_to_the_number(most: int) -> None:
    """`--all N` prints N different solutions, or as many as there are."""
    lines = call("solve", "--all", str(most), FOUR_OPEN).lines
    assert len(lines) == len(set(lines)) == min(most, nonet.count(FOUR_OPEN, limit=None))
    assert all(completes(line, Grid(FOUR_OPEN)) for line in lines)


def test_unique_fails_puzzles_with_several_solutions() -> None:
    """`--unique` prints the solutions of proper puzzles only and reports the others."""
    outcome = call("solve", "--unique", FOUR_OPEN, FOUR)
    assert outcome.code == 1
    assert outcome.lines == [FOUR_SOLVED]
    assert outcome.err == "argument 1: several solutions\n"


def test_what_has_no_solution_is_reported() -> None:
    """No solution, or two equal digits in a house: a line on stderr; the others are processed."""
    outcome = call("solve", "12.4..3134..2...", "11..............", FOUR)
    assert outcome.code == 1
    assert outcome.lines == [FOUR_SOLVED]
    assert outcome.err.splitlines() == [
        "argument 1: no solution",
        "argument 2: two 1s in row 1, at r1c1 and r1c2",
    ]


def test_stats_say_how_much_search_there_was() -> None:
    """`--stats` adds a line on stderr for each puzzle and leaves the solutions alone."""
    outcome = call("solve", "--stats", NINE, FOUR)
    assert outcome.lines == [NINE_SOLVED, FOUR_SOLVED]
    said = r"argument {}: nodes \d+, guesses \d+, depth \d+, \d+\.\d+ s, search"
    first, second = outcome.err.splitlines()
    assert re.fullmatch(said.format(1), first)
    assert re.fullmatch(said.format(2), second)


def test_each_engine_solves() -> None:
    """`--engine` chooses what solves; the solutions of proper puzzles are the same."""
    for engine in ("auto", "search", "sat"):
        assert call("solve", "--engine", engine, NINE, FOUR).lines == [NINE_SOLVED, FOUR_SOLVED]
    assert call("count", "--engine", "sat", "--limit", "2", FOUR_OPEN).lines == ["2"]
    assert call("check", "--engine", "sat", FOUR).lines == ["unique"]
    said = call("solve", "--engine", "sat", "--stats", FOUR).err
    assert "CaDiCaL" in said or "Kissat" in said


def test_boxes_left_out_are_suggested() -> None:
    """A 6×6 puzzle that only boxes make proper is solved without them, and stderr says so."""
    outcome = call("solve", SIX)
    assert outcome.code == 0
    assert HINT in outcome.err
    assert outcome.lines != [SIX_SOLVED]
    assert call("solve", "--box", "2x3", SIX).lines == [SIX_SOLVED]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--box", "2x3", SIX),
        ("--diagonal", SIX),
        ("." * 36,),
        (SIX_SOLVED,),
        (FOUR_OPEN,),
        ("." * 25,),
    ],
)
def test_boxes_are_suggested_only_where_they_help(arguments: tuple[str, ...]) -> None:
    """Nothing is said where boxes would not settle the puzzle, or where the layout was chosen."""
    assert "--box" not in call("solve", *arguments).err


def test_size_refuses_other_puzzles() -> None:
    """`--size` reports puzzles of another size, each at its place."""
    outcome = call("solve", "--size", "4", NINE, FOUR)
    assert outcome.code == 1
    assert outcome.lines == [FOUR_SOLVED]
    assert outcome.err.startswith("argument 1: expected 16 characters for a 4×4 grid, found 81")


LAYOUTS = {
    ("--box", "2x3"): Layout.boxes(2, 3),
    ("--box", "2×3", "--diagonal"): Layout.boxes(2, 3, diagonals=True),
    ("--size", "9", "--windows"): Layout.of_size(9, windows=True),
    ("--size", "9", "--disjoint-groups"): Layout.of_size(9, disjoint_groups=True),
    ("--size", "9", "--latin"): Layout.latin(9),
    ("--size", "4", "--latin", "--diagonal"): Layout.latin(4, diagonals=True),
}


@pytest.mark.parametrize("options", LAYOUTS, ids=" ".join)
def test_layout_options_choose_the_houses(options: tuple[str, ...]) -> None:
    """A solution under options fills every house of the layout that they name."""
    empty = Grid.empty(LAYOUTS[options])
    outcome = call("solve", *options, empty.to_text())
    assert completes(outcome.lines[0], empty)


def test_extra_houses_go_with_every_size() -> None:
    """`--diagonal` alone adds the diagonals to each puzzle, whatever its size."""
    outcome = call("solve", "--diagonal", "." * 16, "." * 25, "." * 81)
    for size, line in zip((4, 5, 9), outcome.lines, strict=True):
        layout = Layout.of_size(size, diagonals=True)
        assert completes(line, Grid.empty(layout))


def test_regions_come_from_a_file(tmp_path: Path) -> None:
    """`--regions FILE` makes a jigsaw of the map in the file."""
    text = "1112\n1322\n3324\n3444\n"
    regions = tmp_path / "regions"
    regions.write_text(text, "utf-8")
    layout = Layout.jigsaw(text)
    outcome = call("solve", "--all", "1000", "--regions", regions, "." * 16)
    assert len(outcome.lines) == nonet.count(Grid.empty(layout), limit=None)
    assert all(completes(line, Grid.empty(layout)) for line in outcome.lines)


def test_an_alphabet_is_read_and_printed() -> None:
    """`--alphabet` lists the characters for 1, 2, 3 …, in the puzzle and in the solution."""
    letters = str.maketrans("1234", "wxyz")
    outcome = call("solve", "--alphabet", "wxyz", FOUR.translate(letters))
    assert outcome.lines == [FOUR_SOLVED.translate(letters)]
    drawn = call("solve", "--alphabet", "wxyz", "--format", "grid", FOUR.translate(letters))
    assert "| w y | x z |" in drawn.out


def test_sizes_above_61_are_printed_as_numbers() -> None:
    """Where no character is left for a digit, a line has numbers set apart by spaces."""
    empty = Grid.empty(Layout.latin(62))
    outcome = call("solve", "--size", "62", empty.to_text("numbers"))
    cells = outcome.lines[0].split()
    assert len(cells) == 62**2
    assert set(cells) == {str(digit) for digit in range(1, 63)}
