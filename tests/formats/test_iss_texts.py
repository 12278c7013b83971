"""Interactive Sudoku Solver: what is one text, in files, in links and over several lines."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from tests.cli.program import call, run

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.errors import FormatError

SITE = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
SHARED = Path(os.environ.get("NONET_SHARED", Path(__file__).parents[3] / "shared")) / "conformance"

DOTS = """\
.~R1C3_6~R4C4_3~R7C1_4
.WhiteDot~R8C9~R9C9
.WhiteDot~R7C9~R7C8
.Whisper~6~R1C2~R2C2~R3C2
.Or
.Thermo~R5C5~R5C6
.Thermo~R5C6~R5C5
.End
.AntiKnight
"""
"""A text as the program's files have it."""

CAGES = ".~R1C1_1~R9C9_2\n.Cage~10~R2C2~R2C3\n.Cage~11~R3C3~R3C4\n.WhiteDot~R5C5~R5C6\n"

PLAIN = "86.53.41.32.48.59.54.21.37.75.19.86.13.67.24.69.82.15.21.96.73.98.74.62.47.35.98"
CELLS = f".{PLAIN}"

ONE_LINE = "".join(DOTS.split())


def one(text: str) -> Puzzle:
    """The one puzzle of a text, without where it stood."""
    return nonet.load(text)


BROKEN: dict[str, Callable[[str], str]] = {
    "as the program has it": lambda text: text,
    "without an end of line": str.strip,
    "an empty line first": lambda text: f"\n{text}",
    "a comment first": lambda text: f"# by someone\n#\n{text}",
    "double spaced": lambda text: text.replace("\n", "\n\n"),
    "with carriage returns": lambda text: text.replace("\n", "\r\n"),
    "indented": lambda text: text.replace(".", "  ."),
    "with comments between": lambda text: text.replace("\n.W", "\n# dots and lines\n.W"),
    "with spaces in it": lambda text: text.replace("~", " ~ "),
    "cut at 20 characters": lambda text: "\n".join(re.findall(".{1,20}", "".join(text.split()))),
    "cut at 33 characters": lambda text: "\n".join(re.findall(".{1,33}", "".join(text.split()))),
    "two constraints a line": lambda text: re.sub(r"\n(\.[^\n]*)\n", r"\1\n", text),
    "in sections": lambda text: text.replace("\n.W", "\n\n.W", 1).replace("\n.Or", "\n\n.Or"),
}


@pytest.mark.parametrize("way", BROKEN)
@pytest.mark.parametrize("text", [DOTS, CAGES], ids=["dots", "cages"])
def test_a_text_over_several_lines_is_one_puzzle(text: str, way: str) -> None:
    """White space, blank lines and comments say nothing, wherever they are."""
    puzzle = nonet.load("".join(text.split()))
    (found,) = nonet.load_many(BROKEN[way](text))
    assert found == puzzle
    assert found.layout.constraints == puzzle.layout.constraints


def test_a_text_is_one_puzzle_for_every_reader(tmp_path: Path) -> None:
    """A file, a pipe and an argument give the same answer, and so does the text in the API."""
    text = ".Shape~4x4\n.~R1C1_1~R1C2_2\n.~R2C1_3\n.Thermo~R3C3~R3C4\n.AntiKnight\n"
    answer = call("count", "".join(text.split()))
    assert answer.code == 0
    for name in ("puzzle.iss", "puzzle.txt", "puzzle"):
        file = tmp_path / name
        file.write_text(text, "utf-8")
        assert call("count", file) == answer
        assert nonet.load(file) == nonet.load("".join(text.split()))
    assert call("count", text) == answer
    for options in ([], ["--from", "iss"]):
        piped = run("count", *options, stdin=text.encode())
        assert (piped.code, piped.out) == (0, answer.out)


@pytest.mark.parametrize(
    "between",
    ["\n", "\n\n", "\n# the next one\n", f"{SITE}{quote(ONE_LINE)}\n", f"{SITE}{ONE_LINE}\n\n"],
    ids=["an empty line", "two", "a comment", "a link", "a link and an empty line"],
)
def test_several_texts_of_a_file_are_several_puzzles(between: str) -> None:
    """What a puzzle says once begins the next one after a blank line; a link is for itself."""
    found = list(nonet.load_many(f"{DOTS}{between}{CAGES}{between}{DOTS}"))
    dots, cages = nonet.load(ONE_LINE), nonet.load("".join(CAGES.split()))
    assert found == ([dots, dots, cages, dots, dots] if SITE in between else [dots, cages, dots])
    assert found[0].line == 1


def test_links_line_by_line_are_several_puzzles() -> None:
    """Links of several programs, and texts between them, are read one after the other."""
    cages = nonet.load("".join(CAGES.split()))
    dots = nonet.load(ONE_LINE)
    lines = [
        SITE + quote(ONE_LINE),
        SITE + "".join(CAGES.split()),
        cages.to_text("fpuzzles"),
        CAGES.strip(),
        SITE + quote(DOTS),
        dots.to_text("iss"),
    ]
    found = list(nonet.load_many("\n".join(lines)))
    assert [one.grid.givens for one in found] == [
        one.grid.givens for one in (dots, cages, cages, cages, dots, dots)
    ]
    again = list(nonet.load_many("\n".join(lines[2:])))
    assert [one.grid for one in again] == [one.grid for one in found[2:]]


def test_whole_strings_line_by_line_are_several_puzzles() -> None:
    """A string on a line that begins like the one before is the next puzzle."""
    strings = ["".join(DOTS.split()), "".join(CAGES.split()), ".Shape~4x4.~R1C1_1"]
    found = list(nonet.load_many("\n".join(strings)))
    assert found == list(map(nonet.load, strings))


def test_a_contradiction_in_one_text_is_an_error() -> None:
    """Two digits for a cell, on a line each, are no two puzzles."""
    with pytest.raises(FormatError, match="expected a digit that r1c1 may hold, found none"):
        list(nonet.load_many(".~R1C1_5\n.~R1C1_6\n.AntiKnight"))


def test_errors_name_the_line_of_the_constraint() -> None:
    """The line is that of the file, where the constraint begins."""
    with pytest.raises(FormatError) as caught:
        nonet.load(f"# cages\n\n{DOTS}.Cage~x~R1C1\n")
    assert caught.value.line == 3 + DOTS.count("\n")
    with pytest.raises(FormatError) as caught:
        nonet.load(f"{DOTS}.Thing~R1C1\n.Sum~5~R1C1\n")
    assert caught.value.line == 1 + DOTS.count("\n")


@pytest.mark.parametrize(
    ("text", "layout", "givens"),
    [
        (CELLS, Layout.of_size(9), CELLS.replace(".", "0")),
        (CELLS.replace(".", "0"), Layout.of_size(9), CELLS.replace(".", "0")),
        (f"={CELLS}", Layout.of_size(9), CELLS.replace(".", "0")),
        ("\n".join(re.findall(".{9}", CELLS)), Layout.of_size(9), CELLS.replace(".", "0")),
        ("1...|.2..|..3.|...4", Layout.of_size(4), "1000020000300004"),
        ("." * 16, Layout.of_size(4), "0" * 16),
        ("." * 36, Layout.of_size(6), "0" * 36),
        ("1" + "." * 63, Layout.of_size(8), "1" + "0" * 63),
        ("1234" * 15 + "..3.", Layout.of_size(4), "0" * 15 + "3"),
        ("1112132233243444", Layout.jigsaw("1112132233243444"), "0" * 16),
        (
            "1..............4" + "1112132233243444",
            Layout.jigsaw("1112132233243444"),
            "1000000000000004",
        ),
        ("1234341221434321", Layout.of_size(4), "1234341221434321"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_a_link_may_have_cells_instead_of_constraints(
    text: str, layout: Layout, givens: str
) -> None:
    """Plain cells, a drawn grid, digits that are left and a jigsaw need no type before them."""
    puzzle = one(SITE + quote(text))
    plain = [rule for rule in puzzle.layout.constraints if rule.name != "candidates"]
    assert Layout(layout.size, layout.regions, constraints=plain) == layout
    assert puzzle.grid.givens == bytes(map(int, givens))


def test_a_link_may_have_letters_from_ten_on() -> None:
    """16×16 has A to P, or numbers in a drawn grid."""
    digits = [1, 16, 10, *[0] * 253]
    letters = one(SITE + "APJ" + "." * 253)
    numbers = one(SITE + quote("1 16 10 " + ". " * 253))
    assert letters.grid.givens == numbers.grid.givens == bytes(digits)


def test_a_link_may_have_all_candidates_of_each_cell() -> None:
    """729 characters are the digits that are left; a single one is a given."""
    cells = ["123456789"] * 81
    cells[0], cells[1], cells[80] = "....5....", "12.......", "........9"
    puzzle = one(SITE + "".join(cells))
    assert (puzzle.grid.givens[0], puzzle.grid.givens[80]) == (5, 9)
    rules = {
        rule.fields()["cell"]: rule.fields()["digits"]
        for rule in puzzle.layout.constraints
        if len(rule.fields()["digits"]) < 9
    }
    assert rules == {"r1c2": [1, 2]}


def test_sections_of_a_text_are_one_puzzle() -> None:
    """A grid or a killer string, a blank line and constraints are joined."""
    both = one(SITE + quote(f"{CELLS}\n\n# a line\n.Thermo~R1C1~R1C2\n.AntiKnight"))
    assert both.grid.givens == Grid(CELLS).givens
    assert {rule.name for rule in both.layout.constraints} == {"thermometer", "anti_knight"}
    killer = one(SITE + quote("9<" + "0" * 79 + "\n\n.~R9C9_3"))
    assert [rule.name for rule in killer.layout.constraints] == ["killer_cage"]
    assert killer.grid["r9c9"] == 3


@pytest.mark.parametrize("name", ["iss_index.jsonl", "iss_index_layers.jsonl"])
def test_published_texts_are_read_as_one_puzzle_or_refused_by_name(name: str) -> None:
    """Each is one puzzle that its solution obeys, or what nonet has no place for is named."""
    if not SHARED.is_dir():
        pytest.skip("needs the conformance data")
    solved = 0
    for line in (SHARED / name).read_text("utf-8").splitlines():
        row = json.loads(line)
        refusal = None
        try:
            (puzzle,) = nonet.load_many(row["iss"])
        except FormatError as error:
            refusal = error
        if refusal is not None:
            assert refusal.rule, row["title"]
            assert "nonet has no place yet for" in str(refusal), row["title"]
            continue
        solved += 1
        layout = puzzle.layout
        full = bytearray(layout.variable_count)
        known = list(zip(layout.cells, row["solution"], strict=True))
        for prefix, group in row.get("vars", {}).items():
            layer = prefix.removeprefix("V").lower()
            places = layout.variables(layer if len(layer) > 1 else f"v{layer}")
            known += zip(places, group["values"], strict=True)
        for place, number in known:
            full[place] = number - layout.shift
        assert not any(layout.violations(bytes(full))), row["title"]
        assert all(a in {0, b} for a, b in zip(puzzle.grid.givens, full, strict=False))
        assert nonet.solve(puzzle, unique=True).values == bytes(full), row["title"]
    assert solved >= {"iss_index.jsonl": 67, "iss_index_layers.jsonl": 23}[name]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_files_over_several_lines_have_their_solution(number: int) -> None:
    """Files of the program have the one solution that is known."""
    if not SHARED.is_dir():
        pytest.skip("needs the conformance data")
    known = (SHARED / "wild" / f"several_lines_{number}.solution.txt").read_text("utf-8").strip()
    puzzle = nonet.load(SHARED / "wild" / f"several_lines_{number}.iss")
    assert "".join(map(str, nonet.solve(puzzle, unique=True).digits)) == known
