"""Files of many puzzles: what is one puzzle, where it is, and what is wrong with it."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import grids, layouts

from nonet import Candidates, Grid, Layout
from nonet.grid import read_puzzles

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]
NINE = Grid(LINE)
FRAME = str(NINE).splitlines()
BARS = [f"{row[:3]}|{row[3:6]}|{row[6:]}" for row in ROWS]
SMALL = "1234341221434321"
FOUR = Grid(SMALL)
WIDE = Grid([(4 * row + row // 4 + column) % 16 + 1 for row in range(16) for column in range(16)])

TWO_CHARACTERS = (
    "expected 1 character for a 1×1 grid or 4 characters for a 2×2 grid, found 2, at line 3"
)


def read(lines: Iterable[str], layout: Layout | None = None) -> list[tuple[int, object]]:
    """Line and puzzle, or line and error, of all that is in a file."""
    return [
        (located.line, located.puzzle or str(located.error))
        for located in read_puzzles(lines, layout)
    ]


def test_a_line_is_a_puzzle_whatever_its_size() -> None:
    """Sizes and forms may be mixed, one puzzle a line."""
    numbers = WIDE.to_text("numbers").replace("\n", " ")
    marks = Candidates(Candidates.of(NINE).masks, NINE.layout)
    lines = [LINE, SMALL, WIDE.to_text(), numbers, ",".join(SMALL), marks.to_text()]
    puzzles = [NINE, FOUR, WIDE, WIDE, FOUR, marks]
    assert read(lines) == list(enumerate(puzzles, start=1))


@pytest.mark.parametrize(
    "drawing",
    [
        FRAME,
        BARS,
        [*BARS[:3], "---+---+---", *BARS[3:6], "---+---+---", *BARS[6:]],
        [*ROWS[:3], "-----------", *ROWS[3:6], "-----------", *ROWS[6:]],
        ["=========", *ROWS, "========="],
        ROWS,
        [" ".join(row) for row in ROWS],
        ["\t".join(row) for row in ROWS],
        [",".join(row) for row in ROWS],
        [",".join(row).replace(".", "") for row in ROWS],
        [line.replace(".", " ") for line in FRAME],
        ["| " + " | ".join(row.replace(".", " ")) + " |" for row in ROWS],
        [ROWS[0], "# a comment is no gap", *ROWS[1:]],
        [*FRAME[:4], "  # nor here", *FRAME[4:]],
        [ROWS[0] + "  # first row", *ROWS[1:]],
    ],
)
def test_a_grid_over_several_lines_is_one_puzzle(drawing: list[str]) -> None:
    """Grids follow each other and single lines with or without a gap."""
    length = len(drawing)
    assert read([*drawing, *drawing]) == [(1, NINE), (length + 1, NINE)]
    assert read([LINE, "", *drawing, "", LINE, *drawing, LINE]) == [
        (1, NINE),
        (3, NINE),
        (length + 4, NINE),
        (length + 5, NINE),
        (2 * length + 5, NINE),
    ]


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@given(st.lists(grids(layouts(largest=9), with_entries=False), min_size=1, max_size=5))
def test_frames_of_any_size_follow_each_other(several: list[Grid]) -> None:
    """Frames are separated by their borders and the length of their rows."""
    found = list(read_puzzles("\n".join(map(str, several)).splitlines()))
    assert [located.error for located in found] == [None] * len(several)
    for located, grid in zip(found, several, strict=True):
        assert located.puzzle is not None
        assert isinstance(located.puzzle, Grid)
        assert located.puzzle.digits == grid.digits


def test_lines_of_numbers_are_rows() -> None:
    """Numbers with spaces are one cell each, with and without a frame."""
    for form in ("numbers", "frame", "rows"):
        lines = WIDE.to_text(form).splitlines()
        assert read([*lines, *lines, LINE]) == [
            (1, WIDE),
            (len(lines) + 1, WIDE),
            (2 * len(lines) + 1, NINE),
        ]
    assert read(["12 34", "34 12", "21 43", "43 21"]) == [(1, FOUR)]


def test_comments_blank_lines_and_stray_borders_are_passed_over() -> None:
    """They are not puzzles, but they are counted."""
    lines = ["\ufeff# title", "", LINE + "  # easy", "-------", " ", LINE, "=====", "#"]
    assert read(lines) == [(3, NINE), (6, NINE)]
    assert read([]) == read(["", "# nothing", "+---+"]) == []


def test_line_ends_may_stay() -> None:
    """Lines may come with their ends, as a file gives them."""
    assert read(["\ufeff" + LINE + "\r\n", SMALL + "\n"]) == [(1, NINE), (2, FOUR)]


def test_a_layout_holds_for_all() -> None:
    """With a layout, its size decides what is a row or a puzzle, and other sizes are errors."""
    layout = Layout.of_size(9, diagonals=True)
    empty = 9 * ["........."]
    assert read(empty, layout) == [(1, Grid.empty(layout))]
    three = Layout.of_size(3)
    assert read(empty, three) == [(line, Grid.empty(three)) for line in range(1, 10)]
    assert read([LINE, SMALL], layout) == [
        (1, Grid(LINE, layout=layout)),
        (2, "expected 81 characters for a 9×9 grid, found 16, at line 2"),
    ]


def test_rows_that_are_puzzles_are_asked_about() -> None:
    """Nine lines that are nine 3×3 puzzles as well as one 9×9 grid are not guessed at."""
    assert read(9 * ["........."]) == [
        (
            1,
            (
                "expected one reading, found two: a 9×9 grid, or 9 puzzles of 3×3; "
                "give the intended size, at line 1"
            ),
        )
    ]
    assert "found two: a 16×16 grid, or 16 puzzles of 4×4" in str(read(16 * [16 * "."])[0][1])


def test_small_puzzles_are_not_taken_for_rows() -> None:
    """Lines that repeat a digit, or whose columns do, are puzzles for themselves."""
    assert read(16 * [SMALL]) == [(line, FOUR) for line in range(1, 17)]
    first = "1..............."
    assert read(16 * [first]) == [(line, Grid(first)) for line in range(1, 17)]


def test_a_grid_with_a_repeated_digit_is_still_a_grid() -> None:
    """Rows of which none is a puzzle for itself are one grid, conflicts or not."""
    rows = [*ROWS[:3], "8...6..83", *ROWS[4:]]
    assert read(rows) == [(1, Grid("".join(rows)))]


def test_a_bad_line_does_not_end_the_file() -> None:
    """Each bad line is reported with its number, and reading goes on with the next."""
    assert read([SMALL, "12x4" + 12 * ".", "1.?." + 12 * ".", LINE[:80], SMALL]) == [
        (1, FOUR),
        (2, "expected a digit from 1 to 4, found 'x' in r1c3, at line 2, column 3"),
        (3, "expected digits and blanks, found '?', at line 3, column 3"),
        (
            4,
            (
                "expected 64 characters for an 8×8 grid or 81 characters for a 9×9 grid, "
                "found 80, at line 4"
            ),
        ),
        (5, FOUR),
    ]


def test_a_bad_row_is_reported_with_its_line_in_the_file() -> None:
    """In a grid of many lines, with comments between, line and column are those of the file."""
    rows = [*ROWS[:3], "# a comment", "8..?6...3", *ROWS[4:]]
    assert read([LINE, *rows, LINE]) == [
        (1, NINE),
        (2, "expected digits and blanks, found '?', at line 6, column 4"),
        (12, NINE),
    ]
    frame = [line.replace("8", "x") for line in FRAME]
    assert read(["", *frame]) == [
        (2, "expected a digit from 1 to 9, found 'x' in r3c3, at line 5, column 7")
    ]
    assert read([LINE, LINE[:40] + "\f" + LINE[40:80], LINE[:40] + "\f?" + LINE[41:]]) == [
        (1, NINE),
        (
            2,
            (
                "expected 64 characters for an 8×8 grid or 81 characters for a 9×9 grid, "
                "found 80, at line 2"
            ),
        ),
        (3, "expected digits and blanks, found '?', at line 3, column 1"),
    ]


def test_missing_rows_are_reported() -> None:
    """Too few rows for a grid are one error, and the puzzle after them is read."""
    message = "expected 9 lines of 9 cells, found 8, at line 1"
    assert read([*ROWS[:8], LINE]) == [(1, message), (9, NINE)]
    assert read(["1", "", "12"]) == [(3, TWO_CHARACTERS)]
    assert read([*ROWS[:8], "", *ROWS]) == [(1, message), (10, NINE)]
    assert read([*FRAME[:8], "", LINE]) == [
        (1, "expected 9 lines of 9 characters for a 9×9 grid, found 6 lines, at line 2"),
        (10, NINE),
    ]


def test_an_alphabet_holds_for_all() -> None:
    """`alphabet=` is how the digits of every puzzle are written."""
    letters = str.maketrans("123456789", "ABCDEFGHI")
    lines = [LINE.translate(letters), *(line.translate(letters) for line in FRAME)]
    found = list(read_puzzles(lines, alphabet="ABCDEFGHI"))
    assert [(located.line, located.puzzle) for located in found] == [(1, NINE), (2, NINE)]


def peak(read_some: Callable[[], object]) -> int:
    """Most bytes that were held at once."""
    tracemalloc.start()
    try:
        read_some()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def hostile(kind: str) -> Iterator[str]:
    """Lines that would fill the memory of a reader that waits for the end of a grid."""
    lines = {
        "rows": ROWS[0],
        "borders": "+-------+",
        "bars": "|" + 30 * " |",
        "comments": "# " + 100 * "x",
        "blank": "",
        "empty rows": 61 * ".",
        "open frames": "| 1 . . . . . . .",
    }
    for _ in range(1_000):
        yield lines[kind]


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@pytest.mark.parametrize(
    "kind", ["rows", "borders", "bars", "comments", "blank", "empty rows", "open frames"]
)
def test_memory_is_bounded_on_hostile_files(kind: str) -> None:
    """However a file goes on, no more than one grid of it is held."""
    assert peak(lambda: sum(1 for _ in read_puzzles(hostile(kind)))) < 2_000_000


def test_a_line_longer_than_any_grid_is_reported() -> None:
    """A line above the limit is an error, not a problem of memory."""
    assert read([500_001 * "1", LINE]) == [
        (1, "expected at most 500000 characters in a line, found more, at line 1"),
        (2, NINE),
    ]


@given(st.lists(st.text(alphabet="12345.0|+-=#, \tA?", max_size=12), max_size=25))
def test_any_lines_are_puzzles_and_errors_in_order(lines: list[str]) -> None:
    """Whatever the lines, each result is a puzzle or an error, with its place in the file."""
    found = list(read_puzzles(lines))
    for located in found:
        assert (located.puzzle is None) != (located.error is None)
        if located.error is not None:
            assert located.error.line is not None
            assert located.line <= located.error.line <= len(lines)
    places = [located.line for located in found]
    assert places == sorted(set(places))
