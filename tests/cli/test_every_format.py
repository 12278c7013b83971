"""One reader for all commands: the answers do not depend on how a puzzle was written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.program import (
    FOUR,
    FOUR_OPEN,
    FOUR_SOLVED,
    NINE,
    NINE_SOLVED,
    SIX,
    SIX_SOLVED,
    Outcome,
    call,
)
from tests.formats.test_reading import PENPA, archive, array

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.formats import FORMATS

ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"]

LINKS = Path(__file__).parents[1] / "conformance" / "links.jsonl"
"""Links of f-puzzles and Interactive Sudoku Solver with rules."""

SIXTEEN = nonet.generate(Layout.of_size(16), seed=1).puzzle
"""A 16×16 puzzle with one solution."""

OF_MARKS = {"solve", "check", "count"}
"""Commands to which it is all the same whether a digit is a given or the only pencil mark."""

COMMANDS: dict[str, list[str]] = {
    "solve": [],
    "check": [],
    "count": [],
    "grade": [],
    "rate": [],
    "hint": ["--depth", "show"],
    "walkthrough": [],
    "minimize": [],
    "canonical": [],
    "scramble": ["--seed", "1"],
}


def written(puzzle: Puzzle) -> dict[str, str]:
    """A puzzle in all formats that can hold it and its layout."""
    texts = {}
    for form in FORMATS:
        if form.write is not None and form.refusal(puzzle, lossy=True) is None:
            texts[form.name] = puzzle.to_text(form.name, lossy=True) + "\n"
    return texts


NINES = written(Puzzle(Grid(NINE)))


def test_all_formats_are_here() -> None:
    """Those that nonet does not write, or without digits, have tests of their own."""
    assert {form.name for form in FORMATS} - set(NINES) == {"hsol", "killer", "ksudoku", "susser"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_reads_every_format(command: str, tmp_path: Path) -> None:
    """The answer is that of the plain line, and stderr has nothing to say."""
    arguments = [command, *COMMANDS[command]]
    expected = call(*arguments, NINE)
    assert expected.code == 0
    file = tmp_path / "puzzle"
    for name, text in NINES.items():
        if name == "sukaku" and command not in OF_MARKS:
            continue
        file.write_text(text, "utf-8")
        assert call(*arguments, file) == expected, name
        assert call(*arguments, "--from", name, file) == expected, name


def test_booklets_are_made_of_every_format(tmp_path: Path) -> None:
    """A file in another format gives the booklet of the plain lines, byte by byte."""
    pages = set()
    for name in ("line", "opensudoku", "kaggle"):
        file, out = tmp_path / name, tmp_path / f"{name}.pdf"
        file.write_text(NINES[name], "utf-8")
        assert call("print", file, "-o", out) == Outcome(0, "", "")
        pages.add(out.read_bytes())
    assert len(pages) == 1


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
def test_encodings_and_line_ends_do_not_matter(encoding: str, end: str, tmp_path: Path) -> None:
    """Each format is read in UTF-8 and UTF-16, with or without a mark, with any ends of lines."""
    file = tmp_path / "puzzle"
    for name, text in NINES.items():
        file.write_bytes(text.replace("\n", end).encode(encoding))
        assert call("solve", file) == Outcome(0, f"{NINE_SOLVED}\n", ""), name


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize("command", ["solve", "check", "grade"])
def test_blocks_are_cut_in_any_encoding(
    command: str, encoding: str, end: str, tmp_path: Path
) -> None:
    """Many lines at once give the same answers in any encoding and with any ends of lines."""
    lines = [*[NINE] * 100, FOUR, *[NINE] * 100, "x"]
    file = tmp_path / "puzzles"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    expected = call(command, file)
    assert len(expected.lines) >= 201
    file.write_bytes((end.join(lines) + end).encode(encoding))
    assert call(command, file) == expected


@pytest.mark.parametrize(
    ("puzzle", "solution"),
    [
        (Grid(FOUR), FOUR_SOLVED),
        (Grid(SIX, layout=Layout.boxes(2, 3)), SIX_SOLVED),
        (SIXTEEN, nonet.solve(SIXTEEN).to_text()),
    ],
    ids=["4", "6", "16"],
)
def test_every_size_is_read_from_every_format(puzzle: Grid, solution: str, tmp_path: Path) -> None:
    """Formats with layouts bring their own; to the others the layout is given."""
    texts = written(Puzzle(puzzle))
    assert len(texts) >= 8
    rows, columns = puzzle.layout.box_shape or (0, 0)
    file = tmp_path / "puzzle"
    for name, text in texts.items():
        file.write_text(text, "utf-16")
        outcome = call("solve", file, "--box", f"{rows}x{columns}")
        assert outcome == Outcome(0, f"{solution}\n", ""), name


@pytest.mark.parametrize("link", ["fpuzzles", "sudokupad"])
def test_links_are_arguments(link: str) -> None:
    """A link is a puzzle, with and without its ``https://``, and never the name of a file."""
    address = NINES[link].strip()
    assert "/" in address
    for argument in (address, address.removeprefix("https://")):
        assert call("check", argument) == Outcome(0, "unique\n", "")


def test_what_nonet_only_reads_is_solved(tmp_path: Path) -> None:
    """Links of Penpa+ and files of HoDoKu are puzzles like others."""
    assert call("check", PENPA) == Outcome(0, "several\n", "")
    digits = dict(enumerate(NINE))
    values = {cell: digit for cell, digit in digits.items() if digit != "."}
    grid = array("values", "int", dict(values))
    grid += array("fixed", "boolean", dict.fromkeys(values, "true"))
    text = '<java class="java.beans.XMLDecoder"><object class="sudoku.Sudoku2">'
    file = tmp_path / "puzzle.hsol"
    file.write_bytes(archive(f"{text}{grid}</object></java>"))
    assert call("solve", file) == Outcome(0, f"{NINE_SOLVED}\n", "")


def test_a_played_game_is_the_puzzle_and_for_a_hint_the_game(tmp_path: Path) -> None:
    """A wrong entry is what the hint is about, and for all others the givens are the puzzle."""
    entries = bytearray(81)
    entries[0] = 2  # 1 in the solution
    file = tmp_path / "game.opensudoku"
    nonet.save(Puzzle(Grid(NINE, entries), marks=(0, 3, *[0] * 79), title="T"), file)
    assert call("solve", file) == Outcome(0, f"{NINE_SOLVED}\n", "")
    assert call("grade", file) == call("grade", NINE)
    assert "r1c1" in call("hint", "--depth", "show", file).out
    assert call("hint", "--depth", "show", file).out != call("hint", "--depth", "show", NINE).out


def test_drawn_candidates_are_the_puzzle(tmp_path: Path) -> None:
    """Candidates that were eliminated out matter, and refuse what needs givens."""
    candidates = nonet.Candidates.of(Grid(FOUR_OPEN))
    solution = nonet.solve(FOUR)
    other = next(grid for grid in nonet.solutions(FOUR_OPEN) if grid != solution)
    cell = next(at for at in range(16) if solution.digits[at] != other.digits[at])
    eliminated = candidates.without([(cell, other.digits[cell])])
    file = tmp_path / "marks.txt"
    file.write_text(str(eliminated), "utf-8")
    number = nonet.count(eliminated, limit=None)
    assert call("count", file).lines == [str(number)]
    assert number < nonet.count(FOUR_OPEN, limit=None)
    outcome = call("minimize", file)
    assert outcome.code == 1
    assert outcome.err.endswith(": expected a puzzle with givens, found pencil marks\n")


def test_what_is_wrong_has_its_line(tmp_path: Path) -> None:
    """In a table as in a list, file and line are before what is wrong; the rest is answered."""
    file = tmp_path / "table.csv"
    file.write_text(f"puzzle,solution\n{NINE},\n{NINE[:-1]}x,\n{FOUR},\n11{'.' * 79},\n", "utf-8")
    outcome = call("solve", file)
    assert (outcome.code, outcome.lines) == (1, [NINE_SOLVED, FOUR_SOLVED])
    unreadable, contradictory = outcome.err.splitlines()
    assert unreadable.startswith(f"{file}:3: column 81: expected a digit from 1 to 9")
    assert contradictory.startswith(f"{file}:5: ")


def test_a_wrong_format_is_a_mistake_of_the_command() -> None:
    """`--from` with an unknown name exits with code 2 and lists the valid names."""
    outcome = call("solve", NINE, "--from", "docx")
    assert outcome.code == 2
    assert "opensudoku" in outcome.err


def test_python_reads_the_same(tmp_path: Path) -> None:
    """`load` and `load_many` give the puzzles that the commands solve."""
    file = tmp_path / "puzzle"
    for encoding in ENCODINGS:
        for name, text in NINES.items():
            file.write_bytes(text.replace("\n", "\r").encode(encoding))
            assert nonet.solve(nonet.load(file).candidates).to_text() == NINE_SOLVED, name
            assert len(list(nonet.load_many(file))) == 1


def test_links_with_rules_are_solved_alone_and_in_one_file(tmp_path: Path) -> None:
    """Links of several programs, one a line, are solved with their rules, and converted."""
    entries = [json.loads(line) for line in LINKS.read_text("utf-8").splitlines()]
    file = tmp_path / "links.txt"
    file.write_text("".join(f"{entry['link']}\n" for entry in entries), "utf-8")
    solutions = [entry["solution"] for entry in entries]
    assert call("solve", file).out.split() == solutions
    assert call("solve", entries[0]["link"]).out.split() == solutions[:1]
    for name in ("iss", "fpuzzles"):
        converted = tmp_path / name
        assert call("convert", file, converted, "--to", name).code == 0
        assert call("solve", converted).out.split() == solutions
