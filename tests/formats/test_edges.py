"""What people bring beside files of known programs: lines, tables, pages and folders."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.program import call

import nonet
from nonet import FormatError, Layout

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = nonet.solve(LINE).to_text()
OTHER = SOLUTION.replace("5", "0").replace("3", "5").replace("0", "3")
CONTRADICTED = ("the solution, which contradicts the givens",)


def test_a_game_of_ksudoku_is_read() -> None:
    """Values stand by columns; cages, cliques and the history are read or named."""
    head = '<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><graph type="custom" order="4">'
    parts = '<sudokugroups at="0" withblocks="1"/><cage operator="4" value="5" size="2">0 4 </cage>'
    tail = "</graph><values>b___c___________</values></puzzle></game></ksudoku>"
    puzzle = nonet.load(head + parts + tail)
    assert (puzzle.grid["r1c1"], puzzle.grid["r1c2"]) == (1, 2)
    assert puzzle.layout == Layout.of_size(4, rules=["cage 5 r1c1-2"])
    with pytest.raises(FormatError, match="another operation than a sum"):
        nonet.load(head + parts.replace('"4" value', '"3" value') + tail)


def test_a_line_of_susser_has_entries_and_eliminated_candidates() -> None:
    """A digit after + is an entry, and triples after a colon are gone."""
    puzzle = nonet.load(f"53..+7{LINE[5:]}:114 214")
    assert puzzle.grid.entries[4] == 7
    assert puzzle.grid.givens[4] == 0
    assert 1 not in puzzle.candidates["r1c4"]
    assert 2 not in puzzle.candidates["r1c4"]


def test_lines_of_other_programs_are_read_among_plain_ones() -> None:
    """A line of HoDoKu's library and a link are puzzles of a plain list."""
    link = nonet.Puzzle(nonet.Grid(LINE)).to_text("fpuzzles", solution=False)
    found = list(nonet.load_many(f"{LINE}\n:0000:x:{LINE}:214::\n{link}\n{LINE}\n"))
    assert [puzzle.grid.givens for puzzle in found] == 4 * [nonet.Grid(LINE).givens]
    assert 2 not in found[1].candidates["r1c4"]


@pytest.mark.parametrize(
    "text",
    [
        f"{LINE} {OTHER}",
        f"{LINE},{OTHER}",
        f"puzzle,solution\n{LINE},{OTHER}",
        json.dumps({"puzzle": LINE, "solution": OTHER}),
    ],
    ids=["line", "commas", "table", "json"],
)
def test_a_solution_of_another_puzzle_is_named_and_ignored(text: str) -> None:
    """The puzzle is read and solved, exit code 0, and what is ignored is said once."""
    puzzle = nonet.load(text)
    assert (puzzle.solution, puzzle.dropped) == (b"", CONTRADICTED)
    outcome = call("solve", text) if "\n" not in text else None
    if outcome is not None:
        assert (outcome.code, outcome.lines) == (0, [SOLUTION])
        assert outcome.err.count("which contradicts the givens") == 1


@pytest.mark.parametrize(
    "text",
    [
        f"{LINE} {SOLUTION}",
        f"17,{LINE},{SOLUTION},easy",
        f"a;b;c\n1;{LINE};{SOLUTION}",
        json.dumps([{"id": 1, "board": LINE, "answer": SOLUTION}]),
    ],
)
def test_a_solution_beside_its_puzzle_is_kept(text: str) -> None:
    """There is one puzzle, and its solution comes with it."""
    assert nonet.load(text).solution == nonet.Grid(SOLUTION).digits


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<!doctype html>\n<html></html>", "found an HTML page"),
        ('<?xml version="1.0"?>\n<a/>', "found XML of no program that nonet knows"),
        ('{"type": "Feature"}', "a list or an object without a puzzle"),
        ("https://example.org/puzzle?id=3", "found one of example.org"),
    ],
)
def test_what_is_of_no_known_program_is_said_to_be_that(text: str, message: str) -> None:
    """One answer names what it is, in every function and command."""
    for read in (nonet.load, nonet.Grid):
        with pytest.raises(FormatError, match=message):
            read(text)
    outcome = call("solve", text) if "\n" not in text else None
    assert outcome is None or message in outcome.err


def test_titles_are_kept() -> None:
    """A line with words above a grid is its title, with the exit code 0."""
    rows = "\n".join(LINE[start : start + 9] for start in range(0, 81, 9))
    text = f"Grid 01\n{rows}\nGrid 02\n{rows}\n"
    assert [puzzle.title for puzzle in nonet.load_many(text)] == ["Grid 01", "Grid 02"]
    assert nonet.load(f"# easy\n{rows}").title == "easy"


def test_a_folder_is_said_to_be_one(tmp_path: Path) -> None:
    """It is an error of the system, which says so."""
    with pytest.raises(IsADirectoryError, match="found a folder"):
        nonet.load(tmp_path)


def test_bad_lines_can_be_skipped() -> None:
    """`errors="skip"` gives the puzzles that can be read."""
    text = f"{LINE}\n{LINE[:-1]}\n{LINE}\n"
    assert len(list(nonet.load_many(text, errors="skip"))) == 2
    with pytest.raises(FormatError):
        list(nonet.load_many(text))
    with pytest.raises(FormatError, match="'raise' or 'skip'"):
        list(nonet.load_many(text, errors="drop"))  # type: ignore[arg-type]


def test_a_dataset_is_a_folder(tmp_path: Path) -> None:
    """The name of a file is refused before anything is written."""
    (tmp_path / "a.txt").write_text(f"{LINE}\n", "utf-8")
    outcome = call("dataset", "label", tmp_path / "a.txt", tmp_path / "out.csv")
    assert outcome.code == 2
    assert "expected a folder to write, found the name of a file" in outcome.err.replace("\n", " ")
    assert not (tmp_path / "out.csv").exists()


@pytest.mark.parametrize("command", ["solve", "check", "count", "grade", "hint", "rate", "convert"])
def test_what_generate_writes_as_json_is_read(command: str, tmp_path: Path) -> None:
    """Every command reads the objects of `nonet generate --format json`."""
    path = tmp_path / "made.json"
    path.write_text(call("generate", "--seed", "1", "--format", "json").out, "utf-8")
    more = ["-"] if command == "convert" else []
    assert call(command, path, *more).code == 0
