"""Further forms in which people bring grids, each read to just its puzzle in several sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import nonet
from nonet.grid import Grid, read_puzzles

pytestmark = pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")

SIXTEEN = (
    "1..4..7..A..D..G5678....D.FG.234....D.FG1..4.67.....1.3.5.7.9.B."
    "2143....A9C.......87....E...214..A9C.....1.3..87....2.4.6.8.A.C."
    "3412....B.D.......78....F...341..B.D.....1.2..78....4.3.8.7.C.B."
    "4321....C.B.......65....G...432..C.B.....2.1..65....3.4.7.8.B.A."
)
PUZZLES = {
    "9×9": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4×4": ".1..4..2..4..3.1",
    "6×6": "1....6..31.2.3....6.21...4.5...6....",
    "16×16": SIXTEEN,
}
LETTERS = "123456789ABCDEFG"

Row = list[int]
Form = Callable[[list[Row]], str]


def rows_of(line: str) -> list[Row]:
    """The rows of a grid as numbers."""
    size = round(len(line) ** 0.5)
    digits = [LETTERS.find(character) + 1 for character in line]
    return [digits[start : start + size] for start in range(0, len(digits), size)]


def cell(digit: int, blank: str = ".") -> str:
    """A digit as one character."""
    return LETTERS[digit - 1] if digit else blank


def tight(row: Row, blank: str = ".") -> str:
    """A row without anything between its cells."""
    return "".join(cell(digit, blank) for digit in row)


def spaced(row: Row, blank: str, between: str = " ") -> str:
    """A row of cells as wide as the blank."""
    return between.join(cell(digit, blank).rjust(len(blank)) for digit in row)


def lined(lines: list[str], before: str = "", after: str = "") -> str:
    """Lines with ends."""
    return before + "".join(f"{line}\n" for line in lines) + after


def boxed(row: Row, width: int) -> str:
    """A row between bars, with spaces as empty cells and between cells."""
    text = spaced(row, " ")
    fields = [text[2 * start : 2 * (start + width) - 1] for start in range(0, len(row), width)]
    return f"|{'|'.join(fields)}|"


def in_boxes(rows: list[Row]) -> str:
    """Rows with bars between boxes."""
    width = {4: 2, 6: 3, 9: 3, 16: 4}[len(rows)]
    return lined([boxed(row, width) for row in rows])


def dashed(rows: list[Row]) -> str:
    """Rows with dashes as blanks, and bars and dashes between boxes."""
    width, height = {4: (2, 2), 6: (3, 2), 9: (3, 3), 16: (4, 4)}[len(rows)]
    lines = []
    for number, row in enumerate(rows):
        if number and number % height == 0:
            lines.append("|".join(["-" * width] * (len(row) // width)))
        text = tight(row, "-")
        lines.append("|".join(text[start : start + width] for start in range(0, len(row), width)))
    return lined(lines)


def labelled(rows: list[Row]) -> str:
    """Letters of columns above and below, of rows on both sides."""
    heading = "    " + " ".join(str(number) for number in range(1, len(rows) + 1)) + "\n"
    rule = "   +" + "-" * (2 * len(rows) + 1) + "+\n"
    names = "ABCDEFGHIJKLMNOP"
    inner = "".join(
        f"{name}  | {spaced(row, '.')} | {name}\n" for name, row in zip(names, rows, strict=False)
    )
    return heading + rule + inner + rule + heading


def table(separator: str, blank: str = "0") -> Form:
    """A table with the numbers of its columns above and of its rows before them."""

    def form(rows: list[Row]) -> str:
        head = separator + separator.join(map(str, range(len(rows))))
        lines = [
            separator.join([str(number), *(str(digit) if digit else blank for digit in row)])
            for number, row in enumerate(rows)
        ]
        return lined([head, *lines])

    return form


def markdown(around: str) -> Form:
    """A Markdown table without names of columns, in which digits are marked."""

    def form(rows: list[Row]) -> str:
        head = "|" + "   |" * len(rows) + "\n|" + "---|" * len(rows) + "\n"
        return head + "".join(
            "| " + " | ".join(around + cell(d) + around if d else " " for d in row) + " |\n"
            for row in rows
        )

    return form


def texts(before: str, each: str, after: str) -> Form:
    """Each row in a pattern, with something before and after all of them."""
    return lambda rows: before + "".join(each.format(tight(row)) for row in rows) + after


def joined(before: str, after: str) -> Form:
    """Rows that begin and end on the lines of their brackets and quotes."""
    return lambda rows: before + "\n".join(map(tight, rows)) + after


FORMS: dict[str, Form] = {
    "a table with both names": table(","),
    "a table with both names and tabs": table("\t"),
    "a table with both names and empty fields": table(",", ""),
    "blanks of two dashes": lambda rows: lined([spaced(row, "--") for row in rows]),
    "blanks of two dots": lambda rows: lined([spaced(row, "..") for row in rows]),
    "blanks of two underscores": lambda rows: lined([spaced(row, "__") for row in rows]),
    "blanks of two brackets": lambda rows: lined([spaced(row, "[]") for row in rows]),
    "cells in boxes": lambda rows: lined(
        ["".join(f"[{cell(digit, ' ')}]" for digit in row) for row in rows]
    ),
    "a title above dashes": lambda rows: "Grid 01\n" + lined([tight(row, "-") for row in rows]),
    "dashes and bars between boxes": dashed,
    "spaces between bars": in_boxes,
    "YAML texts": texts("rows:\n", '  - "{}"\n', ""),
    "YAML words": texts("rows:\n", "  - {}\n", ""),
    "bold digits": markdown("**"),
    "digits as code": markdown("`"),
    "names on four sides": labelled,
    "a template of JavaScript": joined("const grid = `", "`;\n"),
    "a text of Python": joined('grid = """', '"""\n'),
    "a field over several lines": joined('name,grid\na,"', '"\n'),
    "a field and a rating": joined('grid,rating\n"', '",4.5\n'),
    "an array of Lisp": lambda rows: (
        "#2A((" + ")\n    (".join(" ".join(map(str, row)) for row in rows) + "))\n"
    ),
    "a vector of Scheme": lambda rows: (
        "(define g #(#(" + ")\n  #(".join(" ".join(map(str, row)) for row in rows) + ")))\n"
    ),
    "lists of words of Perl": lambda rows: lined(
        [f"  [qw({' '.join(map(str, row))})]," for row in rows], "my @g = (\n", ");\n"
    ),
    "arrays of C#": lambda rows: lined(
        [f"  new int[] {{ {', '.join(map(str, row))} }}," for row in rows],
        "int[][] g = new int[][] {\n",
        "};\n",
    ),
    "a banner": lambda rows: lined(
        [tight(row) for row in rows], f"{'*' * 30}\n*  Sudoku of the day  *\n{'*' * 30}\n"
    ),
    "a table of puzzles": lambda rows: (
        f"| id | puzzle | level |\n|---|---|---|\n| 1 | {''.join(map(tight, rows))} | easy |\n"
    ),
    "code of a forum": joined("[code]", "[/code]\n"),
    "HTML of code": joined("<pre>", "</pre>\n"),
    "line breaks of HTML": texts("", "{}<br>\n", ""),
    "remarks": texts("", "{} // a remark\n", ""),
    "semicolons at the ends": texts("", "{};\n", ""),
    "texts in lines": texts("", '"{}",\n', ""),
    "texts that are added": texts("String g =\n", '    + "{}"\n', ""),
    "keys": lambda rows: "".join(f"row{n}={tight(row)}\n" for n, row in enumerate(rows, 1)),
    "spaces that do not break": lambda rows: lined([spaced(r, ".", "\u00a0") for r in rows]),
    "spaces of no width": lambda rows: lined([spaced(row, ".", "\u200b") for row in rows]),
    "mixed ends of lines": lambda rows: "".join(
        tight(row) + ("\r\n" if number % 2 else "\n") for number, row in enumerate(rows)
    ),
}


def check(text: str, *lines: str) -> None:
    """Assert that every function reads just these puzzles."""
    expected = [Grid(line) for line in lines]
    assert [puzzle.grid for puzzle in nonet.load_many(text.encode())] == expected
    assert [found.puzzle for found in read_puzzles(text.split("\n"))] == expected
    if len(expected) == 1:
        assert nonet.load(text.encode()).grid == expected[0]
        assert Grid(text) == expected[0]


@pytest.mark.parametrize("size", PUZZLES)
@pytest.mark.parametrize("form", FORMS)
def test_a_pasted_form_is_read_to_just_its_puzzle(form: str, size: str) -> None:
    """Names, marks and quotes around the cells are frame, in every size."""
    line = PUZZLES[size]
    check(FORMS[form](rows_of(line)), line)


def test_numbers_of_two_digits_may_touch() -> None:
    """In sizes from 10 on, where each cell has two."""
    check(lined(["".join(f"{d:02}" for d in row) for row in rows_of(SIXTEEN)]), SIXTEEN)


@pytest.mark.parametrize("zero", "①٠०𝟎")
def test_digits_of_other_scripts_are_digits(zero: str) -> None:
    """And digits in circles."""
    line = PUZZLES["9×9"]
    first = ord(zero) - (zero == "①")
    text = "".join(chr(first + int(digit)) if digit != "." else "." for digit in line)
    check(lined([text[start : start + 9] for start in range(0, 81, 9)]), line)


def test_several_fields_over_several_lines_are_several_puzzles() -> None:
    """Each with the solution in the field behind it."""
    lines = [PUZZLES["9×9"], PUZZLES["9×9"][::-1]]
    records = [f'{number},"{joined("", "")(rows_of(line))}"\n' for number, line in enumerate(lines)]
    check("id,puzzle\n" + "".join(records), *lines)
    solution = "1234341221434321"
    text = '"....\n34..\n....\n4..1","' + joined("", "")(rows_of(solution)) + '"\n'
    (puzzle,) = nonet.load_many(text.encode())
    assert bytes(puzzle.solution or b"") == bytes(map(int, solution))


RAGGED = {
    "a short last row": "12..\n..12\n21..\n..2\n",
    "a short first row": "12.\n..12\n21..\n..21\n",
    "a long row": "12..\n..12.\n21..\n..21\n",
    "a row too few": "12..\n..12\n21..\n",
    "a row too few in bands": "12..\n..12\n\n21..\n",
    "two rows": "Grid 01\n12..\n..12\n",
    "short rows in fields": "1,2,0,0\n0,0,1\n2,1,0,0\n0,0,2,1\n",
    "a 9×9 with a short row": "..1......\n.....2...\n3.......\n" + "....3....\n" * 6,
    "a 9×9 of two rows": "Grid 01\n..1......\n\n.....2.74\n",
}


@pytest.mark.parametrize("text", RAGGED.values(), ids=RAGGED)
def test_a_grid_with_a_mistake_gives_no_fragment(text: str) -> None:
    """Its rows of four or nine cells are no puzzles of 2×2 or 3×3, whatever size is largest."""
    found = list(read_puzzles(text.splitlines()))
    assert found
    assert [one.puzzle for one in found] == [None] * len(found)


def test_small_puzzles_are_read_where_nothing_is_wrong_or_their_size_is_given() -> None:
    """A line of four cells alone, or in any text with a layout of its size."""
    assert Grid("12..") == Grid([[1, 2], [0, 0]])
    layout = nonet.Layout.of_size(2)
    found = list(read_puzzles(["12..", "21.", "..12"], layout))
    assert [one.puzzle is not None for one in found] == [True, False, True]


def test_columns_of_a_table_in_latex_are_no_puzzle() -> None:
    """They are the same letter, once a column."""
    for columns in ("c" * 16, "|c" * 9 + "|"):
        found = list(read_puzzles([f"\\begin{{tabular}}{{{columns}}}"]))
        assert all(one.puzzle is None for one in found)
