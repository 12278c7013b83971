"""Texts as players paste them, and the errors of those that are not a grid."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.each import each
from tests.strategies import random_digits

from nonet import Candidates, FormatError, Grid, Layout
from nonet.grid import parse_puzzle
from nonet.grid.alphabet import STANDARD

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]
BANDS = [ROWS[0:3], ROWS[3:6], ROWS[6:9]]
NINE = Grid(LINE)


def drawn(top: str, between: str, *, left: str = "|", gap: str = "", bar: str = "|") -> str:
    """The puzzle in a frame of such lines and bars."""
    lines = [top]
    for band in BANDS:
        for row in band:
            boxes = [gap.join(["", *row[start : start + 3], ""]) for start in (0, 3, 6)]
            lines.append(left + bar.join(boxes) + left)
        lines.append(between if band is not BANDS[2] else top)
    return "\n".join(line for line in lines if line)


def in_spaces(row: str) -> str:
    """A row with spaces for its empty cells."""
    return row.replace(".", " ")


PASTED = {
    "rows": "\n".join(ROWS),
    "rows of Windows": "\r\n".join(ROWS) + "\r\n",
    "rows of old Macs": "\r".join(ROWS),
    "rows with gaps": "\n\n".join(ROWS),
    "rows indented": "\n".join("    " + row + "  " for row in ROWS),
    "rows with a byte order mark": "\ufeff" + "\n".join(ROWS),
    "rows with spaces": "\n".join(" ".join(row) for row in ROWS),
    "rows with hard spaces": "\n".join("\u00a0".join(row) for row in ROWS),
    "rows with tabs": "\n".join("\t".join(row) for row in ROWS),
    "groups of three": " ".join(LINE[start : start + 3] for start in range(0, 81, 3)),
    "groups of nine": " ".join(ROWS),
    "three rows on each line": "\n".join("".join(band) for band in BANDS),
    "a box row on each line": "\n".join(" ".join(band) for band in BANDS),
    "commas": ",".join(LINE),
    "commas with spaces": ", ".join(LINE),
    "rows with commas": "\n".join(",".join(row) for row in ROWS),
    "rows that end in commas": "\n".join(",".join(row) + "," for row in ROWS),
    "nothing between commas": ",".join(LINE.replace(".", "\0")).replace("\0", ""),
    "rows with nothing between commas": "\n".join(",".join(row).replace(".", "") for row in ROWS),
    "a spreadsheet": "\n".join("\t".join(row).replace(".", "") for row in ROWS),
    "comments": f"# made by hand\n{ROWS[0]} # the first row\n#\n" + "\n".join(ROWS[1:]),
    "a comment at its end": LINE + "#one of the easy ones",
    "two comments": f"#1\n#2\n{LINE}\t# 3 # 4",
    "framed": drawn("+-------+-------+-------+", "+-------+-------+-------+", gap=" "),
    "framed by stars": drawn("*-----------*", "|---+---+---|"),
    "framed by dots": drawn(".-------.-------.-------.", ":-------+-------+-------:", gap=" "),
    "framed by equals": drawn("+=======+=======+=======+", "+=======+=======+=======+", gap=" "),
    "bars alone": drawn("", "", left=""),
    "bars and lines inside": drawn("", "-----------", left=""),
    "lines of loose dashes": drawn("", "- - - + - - - + - - -", left="", gap=" "),
    "lines alone": drawn("===========", "-----------", left="", bar=" "),
    "a table": "\n".join("|" + "|".join(row) + "|" for row in ROWS),
    "a table with a head": f"|{'|'.join(ROWS[0])}|\n|{'---|' * 9}\n"
    + "\n".join("|" + "|".join(row) + "|" for row in ROWS[1:]),
    "spaces on one line": in_spaces(LINE),
    "spaces in rows": "\n".join(map(in_spaces, ROWS)),
    "spaces in rows with spaces": "\n".join(" ".join(in_spaces(row)) for row in ROWS),
    "spaces in rows with comments": "\n".join(in_spaces(row) + " # row" for row in ROWS),
    "spaces in a narrow frame": "\n".join("|" + in_spaces(row) + "|" for row in ROWS),
    "spaces in a frame": in_spaces(
        drawn("+-------+-------+-------+", "+-------+-------+-------+", gap=" ")
    ),
    "spaces in a table": "\n".join(
        line
        for row in ROWS
        for line in (9 * "+---" + "+", "| " + " | ".join(in_spaces(row)) + " |")
    ),
}


@each("text", PASTED.values())
def test_every_way_to_paste_a_grid_is_read(text: str) -> None:
    """However the same puzzle was written, the same grid is read."""
    assert Grid(text) == NINE
    assert Grid(text, layout=Layout.of_size(9)) == NINE


@pytest.mark.parametrize("blank", ".0*_")
@pytest.mark.parametrize("text", ["one line", "rows", "framed", "commas"])
def test_every_blank_is_read(text: str, blank: str) -> None:
    """An empty cell is a dot, a zero, a star or an underscore, and they may be mixed."""
    pasted = LINE if text == "one line" else PASTED[text]
    assert Grid(pasted.replace(".", blank)) == NINE
    assert Grid(pasted.replace(".", blank, 7)) == NINE


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@pytest.mark.parametrize("separator", [" ", "  ", ",", ", ", "\t", " , "])
@pytest.mark.parametrize("size", [10, 16, 25, 100])
def test_numbers_are_read_for_every_size(size: int, separator: str) -> None:
    """Numbers with spaces, commas or tabs make a grid of any size, in rows or on one line."""
    layout = Layout.of_size(size)
    grid = Grid(random_digits(layout, size, 0.5), layout=layout)
    rows = [grid.digits[start : start + size] for start in range(0, size * size, size)]
    for blank in ("0", "."):
        lines = [separator.join(str(digit or blank) for digit in row) for row in rows]
        assert Grid("\n".join(lines)) == grid
        assert Grid(separator.join(lines)) == grid
    padded = [separator.join(f"{digit:0{len(str(size))}}" for digit in row) for row in rows]
    assert Grid("\n".join(padded)) == grid


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
def test_groups_of_digits_are_no_numbers() -> None:
    """A word that is too long or too large for a number is a group of single digits."""
    assert Grid("12 34 34 12 21 43 43 21") == Grid("1234341221434321")
    eight = "0001 0002 0003 0004 0000 0000 0000 0000 " * 2
    assert Grid(eight).size == 8


def test_rows_of_spaces_are_rows() -> None:
    """A row of spaces counts; a text of spaces alone is a grid only where the layout says so."""
    assert Grid("1234\n    \n    \n4321") == Grid("1234........4321")
    assert Grid(81 * " ", layout=Layout.of_size(9)) == Grid.empty(Layout.of_size(9))
    with pytest.raises(FormatError, match="found an empty text"):
        Grid(81 * " ")


def test_unevenly_spaced_digits_are_asked_about() -> None:
    """Where digits could be one number or several, neither is assumed."""
    with pytest.raises(FormatError, match=r"a 2×2 grid .*; a 4×4 grid"):
        Grid("1  2    1  2    ")
    assert Grid("1  2    1  2    ", layout=Layout.of_size(4)).to_text() == "1..2....1..2...."


@given(st.text(alphabet="0123456789.*_ |+-=:#,'\t\r\n\ufeffAGZaz²٣é\u2028\0", max_size=90))
def test_any_text_is_a_grid_or_a_format_error(text: str) -> None:
    """Whatever the text, there is a grid that prints back, or an error with its place in it."""
    try:
        puzzle = parse_puzzle(text)
    except FormatError as error:
        line, column = error.line, error.column
    else:
        line = column = None
        alphabet = STANDARD if puzzle.size > 9 else None
        assert parse_puzzle(puzzle.to_text(), puzzle.layout, alphabet=alphabet) == puzzle
    lines = text.splitlines()
    assert line is None or 1 <= line <= len(lines)
    assert column is None or (line is not None and 1 <= column <= len(lines[line - 1]) + 1)


WRONG = [
    ("", "expected a grid, found an empty text"),
    ("\n \n# nothing\n+---+\n", "expected a grid, found an empty text"),
    (
        80 * ".",
        (
            "expected 64 characters for an 8×8 grid or 81 characters for a 9×9 grid, "
            "found 80, at line 1"
        ),
    ),
    (
        "12",
        "expected 1 character for a 1×1 grid or 4 characters for a 2×2 grid, found 2, at line 1",
    ),
    (
        "1 2 10 4 5",
        "expected 4 numbers for a 2×2 grid or 9 numbers for a 3×3 grid, found 5, at line 1",
    ),
    (
        10_001 * ".",
        "expected 10000 characters for a 100×100 grid, found 10001, at line 1",
    ),
    (
        "\n".join(ROWS[:8]),
        "expected 9 lines of 9 characters for a 9×9 grid, found 8 lines, at line 1",
    ),
    (
        "\n".join([*ROWS, ROWS[0]]),
        "expected 9 lines of 9 characters for a 9×9 grid, found 10 lines, at line 1",
    ),
    (
        "# title\n" + "\n".join([*ROWS[:4], ROWS[4] + ".", *ROWS[5:]]),
        "expected 9 characters in each line of a 9×9 grid, found 10, at line 6",
    ),
    (
        "\n".join([*ROWS[:2], ROWS[2] + ".", ROWS[3][:-1], *ROWS[4:]]),
        "expected 9 characters in each line of a 9×9 grid, found 10, at line 3",
    ),
    (
        "\n".join(in_spaces(row).rstrip() for row in ROWS),
        "expected 9 characters in each line of a 9×9 grid, found 5, at line 1",
    ),
    (
        "1 2 3 10\n1 2 3\n1 2 3 4\n1 2 3 4",
        "expected 4 numbers in each line of a 4×4 grid, found 3, at line 2",
    ),
    (
        "\n".join(ROWS[:4]).translate(str.maketrans("789", "...")),
        "expected 6 characters in each line of a 6×6 grid, found 9, at line 1",
    ),
    (
        LINE[:80] + "\n" + LINE[80:],
        "expected 9 characters in each line of a 9×9 grid, found 80, at line 1",
    ),
    (LINE[:40] + "?" + LINE[41:], "expected digits and blanks, found '?', at line 1, column 41"),
    (
        "\n".join([*ROWS[:4], "4..8x3..1".replace("x", "²"), *ROWS[5:]]),
        "expected digits and blanks, found '²', at line 5, column 5",
    ),
    (LINE.replace("5", "五"), "expected digits and blanks, found '五', at line 1, column 1"),
    (
        "+---+---+\n| 1 2 | ! 4 |\n" * 2,
        "expected digits and blanks, found '!', at line 2, column 9",
    ),
    ("1.5.............", "expected a digit from 1 to 4, found '5' in r1c3, at line 1, column 3"),
    (
        "1...\n....\n\n..E.\n....",
        "expected a digit from 1 to 4, found 'E' in r3c3, at line 4, column 3",
    ),
    (
        "1,2,3,4\n1,2,3,44\n1,2,3,4\n1,2,3,4",
        "expected a digit from 1 to 4, found '44' in r2c4, at line 2, column 7",
    ),
    (
        "A" + 3968 * ".",
        "expected a digit from 1 to 63, found 'A' in r1c1, at line 1, column 1",
    ),
    (
        "1.1." + 23 * ".",
        "expected the pencil mark 3 or a blank, found '1' in r1c1, at line 1, column 3",
    ),
    (
        "123...123" + 18 * "1",
        "expected the pencil mark 2 or a blank, found '1' in r2c1, at line 1, column 11",
    ),
    (
        "123" + "..." + 7 * "123",
        (
            "expected a grid, found pencil marks that a grid cannot hold in r1c2; "
            "Candidates.parse reads them"
        ),
    ),
    (500_001 * ".", "expected at most 500000 characters, found 500001"),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_text_that_is_not_a_grid_is_reported_with_its_place(text: str, message: str) -> None:
    """Length, character, digit: the error says what was expected, what was found, and where."""
    with pytest.raises(FormatError) as raised:
        Grid(text)
    assert str(raised.value) == message


@each("size", range(1, 101))
def test_the_article_suits_the_number(size: int) -> None:
    """It is an 8×8, an 11×11, an 18×18 and an 80×80 grid, and a grid of any other size."""
    with pytest.raises(FormatError) as raised:
        Grid((size * size + 1) * ".", layout=Layout.of_size(size))
    words = "an" if str(size).startswith("8") or size in {11, 18} else "a"
    assert f" for {words} {size}×{size} grid, found {size * size + 1}" in str(raised.value)


def test_a_layout_settles_the_size() -> None:
    """64 characters are the pencil marks of a 4×4 or an 8×8 grid, as the layout says."""
    text = 8 * "1...1234"
    assert parse_puzzle(text, Layout.of_size(8)).size == 8
    assert parse_puzzle(text, Layout.of_size(4)).size == 4


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
def test_pencil_marks_are_distinguished_from_a_large_grid() -> None:
    """They are pencil marks where each character is in its digit's place, be a cell bare or not."""
    assert parse_puzzle(16 * "1234") == Candidates([15] * 16, Layout.of_size(4))
    assert parse_puzzle(64 * ".") == Grid.empty(Layout.of_size(8))
    assert parse_puzzle(15 * "1234" + "4321").size == 8
    assert parse_puzzle(15 * "1234" + "....") == Candidates([*15 * [15], 0], Layout.of_size(4))


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (
            lambda: Grid(8 * "12..1234"),
            (
                "expected a grid, found pencil marks that a grid cannot hold in r1c1; "
                "Candidates.parse reads them"
            ),
        ),
        (
            lambda: Grid("1..." * 15 + "....", layout=Layout.of_size(4)),
            (
                "expected a grid, found pencil marks that a grid cannot hold in r4c4; "
                "Candidates.parse reads them"
            ),
        ),
    ],
)
def test_a_grid_holds_no_pencil_marks(read: Callable[[], Grid], message: str) -> None:
    """A pencil-mark line is a grid where each cell has one candidate or all."""
    with pytest.raises(FormatError) as raised:
        read()
    assert str(raised.value) == message
