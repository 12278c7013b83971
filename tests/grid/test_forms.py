"""The forms in which people bring grids: each is read to just its puzzle, by every function."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import nonet
from nonet.grid import Grid, read_puzzles

pytestmark = pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FOUR = ".1..4..2..4..3.1"
PUZZLES = {"9×9": NINE, "4×4": FOUR}
BLANKS = ".0_*?xX~·"

Row = list[int]
Form = Callable[[list[Row]], str]


def rows_of(line: str) -> list[Row]:
    """The rows of a grid as numbers."""
    size = round(len(line) ** 0.5)
    digits = [0 if character == "." else int(character) for character in line]
    return [digits[start : start + size] for start in range(0, len(digits), size)]


def text_of(row: Row, blank: str = ".", between: str = "") -> str:
    """A row with a blank sign, and something between its cells."""
    return between.join(str(digit) if digit else blank for digit in row)


def lines_of(rows: list[Row], blank: str = ".", between: str = "", end: str = "\n") -> str:
    """All rows, each with an end."""
    return "".join(text_of(row, blank, between) + end for row in rows)


def bands_of(rows: list[Row], blank: str) -> str:
    """Rows in groups, with a blank line between the bands."""
    step = round(len(rows) ** 0.5)
    lines = []
    for number, row in enumerate(rows):
        if number and number % step == 0:
            lines.append("")
        text = text_of(row, blank)
        lines.append(" ".join(text[start : start + step] for start in range(0, len(rows), step)))
    return "\n".join(lines) + "\n"


def markdown(rows: list[Row]) -> str:
    """A Markdown table whose columns have no names."""
    head = "|" + "   |" * len(rows) + "\n|" + "---|" * len(rows) + "\n"
    return head + "".join(f"| {text_of(row, ' ', ' | ')} |\n" for row in rows)


def nested(opening: str, closing: str, before: str = "", after: str = "") -> Form:
    """Rows between brackets, and all of them between further ones."""

    def form(rows: list[Row]) -> str:
        inner = ",\n".join(opening + ", ".join(map(str, row)) + closing for row in rows)
        return f"{before}{inner}{after}\n"

    return form


FORMS: dict[str, Form] = {
    "rows that end with CR CR LF": lambda rows: lines_of(rows, end="\r\r\n"),
    "a blank line after each row": lambda rows: lines_of(rows, end="\n\n"),
    "indented rows": lambda rows: "".join(f"\t{text_of(row)}\n" for row in rows),
    "semicolons": lambda rows: lines_of(rows, "0", ";"),
    "semicolons and empty fields": lambda rows: lines_of(rows, "", ";"),
    "commas and empty fields": lambda rows: lines_of(rows, "", ","),
    "commas at the ends": lambda rows: lines_of(rows, "0", ",", ",\n"),
    "quoted fields": lambda rows: "".join(
        ",".join(f'"{digit or ""}"' for digit in row) + "\n" for row in rows
    ),
    "tabs": lambda rows: lines_of(rows, "0", "\t"),
    "NaN": lambda rows: lines_of(rows, "NaN", ","),
    "LaTeX": lambda rows: lines_of(rows, "0", " & ", " \\\\\n"),
    "Markdown": markdown,
    "bars and spaces": lambda rows: "".join(f"|{text_of(row, ' ', '|')}|\n" for row in rows),
    "Python": nested("[", "]", "grid = [", "]"),
    "Python with None": lambda rows: str([[digit or None for digit in row] for row in rows]),
    "a list on each line": lambda rows: "".join(f"{row}\n" for row in rows),
    "C": nested("{", "}", "int grid[][] = {", "};"),
    "Java": nested("{", "}", "int[][] board = new int[][] {", "};"),
    "Rust": nested("vec![", "]", "let grid = vec![", "];"),
    "Kotlin": nested("intArrayOf(", ")", "val grid = arrayOf(\n", "\n)"),
    "R": nested("c(", ")", "rbind(", ")"),
    "SQL": nested("(", ")", "INSERT INTO grid VALUES\n", ";"),
    "NumPy": nested("[", "]", "import numpy as np\ngrid = np.array([", "])"),
    "JSON object": lambda rows: json.dumps({"size": len(rows), "grid": rows}),
    "JSON texts": lambda rows: json.dumps([text_of(row) for row in rows]),
    "JSON characters": lambda rows: json.dumps([list(text_of(row)) for row in rows]),
    "e-mail": lambda rows: "".join(f"> {text_of(row)}\n" for row in rows),
    "code fence": lambda rows: f"```\n{lines_of(rows)}```\n",
    "title": lambda rows: f"Grid 01\n{lines_of(rows)}",
    "title of the day": lambda rows: f"2024-01-05\n{lines_of(rows)}",
    "decorated title": lambda rows: f"=== 1 ===\n{lines_of(rows)}",
    "title in brackets": lambda rows: f"[Puzzle]\n\n{lines_of(rows)}",
    "count": lambda rows: f"1\n{lines_of(rows)}",
    "page number": lambda rows: f"{lines_of(rows)}\n- 12 -\n",
}


def check(text: str, line: str) -> None:
    """Assert that every function reads just this puzzle."""
    expected = Grid(line)
    assert [puzzle.grid for puzzle in nonet.load_many(text.encode())] == [expected]
    assert nonet.load(text.encode()).grid == expected
    assert [found.puzzle for found in read_puzzles(text.splitlines())] == [expected]
    assert Grid(text) == expected


@pytest.mark.parametrize("size", PUZZLES)
@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_read_to_just_its_puzzle(form: str, size: str) -> None:
    """What stands around and between the cells is frame, and words are titles."""
    line = PUZZLES[size]
    check(FORMS[form](rows_of(line)), line)


@pytest.mark.parametrize("size", PUZZLES)
@pytest.mark.parametrize("blank", BLANKS)
def test_each_blank_sign_is_read_in_bands_rows_and_lines(blank: str, size: str) -> None:
    """Exactly one further character that fills the count is the blank."""
    line = PUZZLES[size]
    rows = rows_of(line)
    check(bands_of(rows, blank), line)
    check(lines_of(rows, blank), line)
    check(lines_of(rows, blank, " "), line)
    check("".join(text_of(row, blank) for row in rows) + "\n", line)


@pytest.mark.parametrize(
    "tail", [" ED=7.1/1.2/1.2", " 4.5", ";4.5;hard", "\t3", " | easy", " # 17 clues", ": 4.5"]
)
@pytest.mark.parametrize("head", ["", "17\t", "17. ", "#17 ", "Easter Monster: ", "42,"])
def test_one_run_of_cells_in_a_line_is_the_puzzle(head: str, tail: str) -> None:
    """Numbers and names before it and ratings after it are not."""
    check(head + NINE + tail + "\n", NINE)


@pytest.mark.parametrize(
    "address",
    [
        "https://example.org/play/{}",
        "https://example.org/?puzzle={}",
        "https://example.org/s#{}",
        "<https://example.org/{}>",
        "https://example.org/{}?from=a",
    ],
)
def test_an_address_that_holds_a_puzzle_is_read(address: str) -> None:
    """In its path, its query or behind the number sign."""
    check(address.format(NINE), NINE)


WRONG: dict[str, Form] = {
    "a row is missing": lambda rows: lines_of(rows[:-1]),
    "a row is short": lambda rows: lines_of([*rows[:4], rows[4][1:], *rows[5:]]),
    "a list is missing": lambda rows: str(rows[:-1]),
    "a list is short": lambda rows: str([rows[0][1:], *rows[1:]]),
    "a digit is too large": lambda rows: str([[10 * (d == 9) or d for d in r] for r in rows]),
    "a title and a row too few": lambda rows: "Grid 01\n" + lines_of(rows[:-1]),
    "HTML": lambda rows: f"<!DOCTYPE html>\n<html>{lines_of(rows)}</html>\n",
    "XML": lambda rows: f"<?xml version='1.0'?>\n<a>{lines_of(rows)}</a>\n",
    "another site": lambda _: "https://www.example.com/sudoku/12345\n",
}


@pytest.mark.parametrize("form", WRONG)
def test_a_text_that_is_no_grid_gives_one_answer_and_no_fragment(form: str) -> None:
    """Nothing in it is taken for a smaller puzzle."""
    found = list(read_puzzles(WRONG[form](rows_of(NINE)).splitlines()))
    assert [one.puzzle for one in found] == [None]


def markdown_with(rows: list[Row], blank: str) -> str:
    """Rows between bars, with a sign in each empty cell."""
    return "".join(f"| {text_of(row, blank, ' | ')} |\n" for row in rows)


@pytest.mark.parametrize("size", PUZZLES)
@pytest.mark.parametrize("form", [bands_of, lines_of, markdown_with])
@pytest.mark.parametrize("blank", ".*_")
def test_a_zero_beside_another_blank_is_asked_for(
    blank: str, form: Callable[[list[Row], str], str], size: str
) -> None:
    """Without the highest digit it may be a digit, which nothing in the text decides."""
    rows = rows_of(PUZZLES[size])
    text = form(rows, "b").translate(
        {ord("b"): blank, **{ord(str(digit)): str(digit - 1) for digit in range(1, 10)}}
    )
    (found,) = read_puzzles(text.splitlines())
    assert found.puzzle is None
    assert found.error is not None
    assert "alphabet" in str(found.error)


def test_a_grid_without_the_highest_digit_and_with_one_blank_is_read() -> None:
    """A zero alone is a blank."""
    line = NINE.replace("9", ".")
    for blank in ".0_":
        check(lines_of(rows_of(line), blank), line)


def test_every_text_of_the_shared_collection_is_read_to_its_puzzles(
    shared: Path,
) -> None:
    """Or is asked about, where it says so."""
    texts = shared / "conformance" / "texts.jsonl"
    if not texts.exists():
        pytest.skip(f"no {texts.name}")
    wrong = []
    for row in map(json.loads, texts.read_text("utf-8").splitlines()):
        found: list[list[int]] = []
        reasons: list[str] = []
        try:
            found += (list(one.grid.givens) for one in nonet.load_many(row["text"].encode()))
        except nonet.FormatError as error:
            reasons.append(str(error))
        if row["expect"] == "read":
            holds = found == row["puzzles"] and not reasons
        else:
            holds = not found and "alphabet" in str(reasons)
        if not holds:
            wrong.append(row["id"])
    assert wrong == []
