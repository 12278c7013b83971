"""Booklets: every puzzle on its page, its code to scan, its solution where it is said to be."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
import zxingcpp
from pypdfium2 import PdfDocument
from tests.drawing.test_pdf import fonts_of, read

import nonet
from nonet import Candidates, Grid, Layout, NonetError
from nonet.drawing import booklet
from nonet.drawing.codes import codes_of
from nonet.drawing.wording import Wording

PUZZLES = [made.puzzle for made in nonet.generate_many(13, seed=6)]
FOUR = "...4..3134..2..."
JIGSAW = Layout.jigsaw("11122 13122 33342 35444 55554")
LARGE = [made.puzzle for made in nonet.generate_many(2, Layout.of_size(16), seed=1)]


def pages_of(pdf: bytes) -> list[str]:
    """The words of each page."""
    return [page.extract_text() for page in read(pdf).pages]


def scanned(pdf: bytes) -> Iterator[str]:
    """What a camera reads on the pages, at 200 dots an inch."""
    with PdfDocument(pdf) as document:
        for page in document:
            picture = page.render(scale=200 / 72).to_pil().convert("L")
            for code in zxingcpp.read_barcodes(picture):
                yield code.text


def overlaps(pdf: bytes) -> list[str]:
    """Letters that lie on other letters, page by page."""
    found = []
    with PdfDocument(pdf) as document:
        for page in document:
            text = page.get_textpage()
            boxes = [text.get_charbox(at) for at in range(text.count_chars())]
            letters = sorted((*box, at) for at, box in enumerate(boxes) if box[2] > box[0])
            for number, (_, bottom, right, top, at) in enumerate(letters):
                for other_left, other_bottom, other_right, other_top, _ in letters[number + 1 :]:
                    if other_left >= right:
                        break
                    wide = min(right, other_right) - other_left
                    high = min(top, other_top) - max(bottom, other_bottom)
                    if wide > 0.5 and high > 0.5:
                        found.append(text.get_text_range(at, 1))
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
def test_codes_hold_the_puzzles(per_page: int, paper: str) -> None:
    """Beside each puzzle is an address for browsers that gives back the puzzle."""
    pdf = booklet(PUZZLES, per_page=per_page, paper=paper, solutions="none")  # type: ignore[arg-type]
    assert len(pages_of(pdf)) == -(-len(PUZZLES) // per_page)
    codes = set(scanned(pdf))
    assert {nonet.load(text).grid for text in codes} == set(PUZZLES)
    assert all(text.startswith("https://sudokupad.app/scf") for text in codes)


@pytest.mark.parametrize(
    "layout",
    [
        Layout.of_size(4),
        Layout.boxes(2, 3),
        Layout.boxes(3, 2, diagonals=True),
        Layout.latin(8),
        Layout.boxes(2, 4),
        Layout.jigsaw("122233 122333 124355 114556 144556 446666"),
        Layout.of_size(9, diagonals=True),
        Layout.of_size(9, windows=True),
        Layout.of_size(9, windows=True, diagonals=True),
        Layout.of_size(9, disjoint_groups=True),
        Layout.boxes(3, 4),
        Layout.of_size(16),
        Layout.of_size(25),
    ],
    ids=repr,
)
def test_codes_of_other_layouts(layout: Layout) -> None:
    """A camera reads an address with the houses and their solution, or for giants a text."""
    puzzle = nonet.generate(layout, seed=1).puzzle
    [text] = scanned(booklet([puzzle], grades=False, solutions="none"))
    read = nonet.load(text)
    assert read.grid == puzzle
    if "fpuzzles" in text:
        assert read.solution == nonet.solve(puzzle).digits
    assert text.startswith("https://sudokupad.app/") or layout.size > 20


def test_a_large_code_leaves_room_for_its_grid() -> None:
    """Six a page, a 16×16 has the smaller code, and its grid most of the room."""
    for per_page, start in ((4, "https://sudokupad.app/fpuzzles"), (6, "")):
        pdf = booklet(LARGE[:1], per_page=per_page, grades=False, solutions="none")  # type: ignore[arg-type]
        [text] = scanned(pdf)
        assert nonet.load(text).grid == LARGE[0]
        assert text.startswith(start)
    assert "sudokupad" not in text


def test_marks_and_giants_have_no_code() -> None:
    """Pencil marks are not a line of text, and the code of a giant grid would be too fine."""
    assert codes_of(Candidates.of(Grid(FOUR))) == ()
    assert codes_of(Grid.empty(Layout.of_size(49))) == ()
    full = bytes(
        1 + (6 * row + row // 5 + column) % 30 for row in range(30) for column in range(30)
    )
    assert codes_of(Grid(full, layout=Layout.boxes(5, 6, disjoint_groups=True))) == ()
    assert not list(scanned(booklet([FOUR], codes=False)))


def test_pages_tell_number_and_difficulty() -> None:
    """Level and score are beside each number, and the page number is below."""
    first, *_ = pages_of(booklet(PUZZLES))
    for number, puzzle in enumerate(PUZZLES[:4], 1):
        grade = nonet.grade(puzzle)
        level = Wording().level(grade.level)
        assert re.search(rf"\b{number}\s+{level} · {grade.score:,}\s", first)
    assert "1" in first.splitlines()


def test_solutions_are_where_the_puzzles_say() -> None:
    """The page that a puzzle names has its number and its solution."""
    pages = pages_of(booklet(PUZZLES, title="Solved", per_page=2))
    named = [int(page) for page in re.findall(r"solution: page (\d+)", "\n".join(pages))]
    assert len(named) == len(PUZZLES)
    for number, (puzzle, page) in enumerate(zip(PUZZLES, named, strict=True), 1):
        solution = nonet.solve(puzzle)
        givens, entries = (
            "".join(str(digit) for digit in part if digit)
            for part in (solution.givens, solution.entries)
        )
        assert f"{number}{givens}{entries}" in "".join(pages[page - 1].split())


@pytest.mark.parametrize(
    "options", [{"per_page": 6}, {"large_print": True, "per_page": 2}, {"codes": False}]
)
def test_captions_overlap_nothing(options: dict[str, object]) -> None:
    """However long number, difficulty, layout and page of the solution are, each has its room."""
    layout = Layout.boxes(3, 4, diagonals=True, windows=False, disjoint_groups=True)
    wordy = nonet.generate(layout, seed=1).puzzle
    puzzles = [*PUZZLES[:9], LARGE[0], wordy]
    pdf = booklet(puzzles, **options)  # type: ignore[arg-type]
    assert overlaps(pdf) == []
    pages = " ".join(" ".join(pages_of(pdf)).split())
    assert "12×12 with 3×4 boxes · Diagonals · Disjoint groups" in pages
    assert len(re.findall(r"solution: page \d+", pages)) == len(puzzles)


def test_each_size_has_its_own_solution_pages() -> None:
    """One large grid among small ones leaves their solutions 12 a page, where they say they are."""
    puzzles = [*PUZZLES[:5], LARGE[0], *PUZZLES[5:12], LARGE[1]]
    pages = pages_of(booklet(puzzles, per_page=2, codes=False, grades=False))
    assert len(pages) == 7 + 1 + 1
    named = re.findall(r"solution: page (\d+)", " ".join(pages))
    assert named == ["8"] * 5 + ["9"] + ["8"] * 7 + ["9"]
    for number, (puzzle, page) in enumerate(zip(puzzles, named, strict=True), 1):
        givens = "".join(str(digit) for digit in puzzle.givens if digit)
        assert f"{number}{givens}" in "".join(pages[int(page) - 1].split())


def test_solutions_face_their_puzzles() -> None:
    """In a bound book the left pages, of even numbers, have puzzles, the right ones solutions."""
    pages = pages_of(booklet(PUZZLES, solutions="facing"))
    assert len(pages) == 1 + 2 * 4
    for at in range(1, len(pages), 2):
        assert "·" in pages[at]
        assert "·" not in pages[at + 1]


def test_the_cover_says_what_is_inside() -> None:
    """Title, number of puzzles, levels from easy to hard, and the rule."""
    cover, *_ = pages_of(booklet(PUZZLES, title="  Für Åse \n und ihn "))
    assert "Für Åse und ihn" in cover
    assert "13 puzzles" in cover
    levels = [Wording().level(one.name) for one in nonet.TechniqueOrder.hodoku().levels]
    found = re.findall(r"\d+ ([A-Z]\w+)", cover)
    assert found == sorted(found, key=levels.index)
    assert "each row, each column and each box holds every digit from 1 to 9 once." in " ".join(
        cover.split()
    )


def test_rules_name_what_the_layout_has() -> None:
    """Regions, diagonals, windows and colours are said."""
    made = nonet.generate(Layout.of_size(4, diagonals=True), seed=2).puzzle
    cover = " ".join(pages_of(booklet([made], title="X"))[0].split())
    assert "each box and each diagonal holds" in cover
    made = nonet.generate(JIGSAW, seed=2).puzzle
    assert "each region holds" in " ".join(pages_of(booklet([made], title="J"))[0].split())


def test_candidates_are_printed() -> None:
    """With pencil marks there are more digits on the page, and marks alone can be printed."""
    plain = booklet(PUZZLES[:1], solutions="none")
    marked = booklet(PUZZLES[:1], solutions="none", candidates=True)
    assert len(pages_of(marked)[0]) > len(pages_of(plain)[0]) + 100
    alone = booklet([Candidates.of(PUZZLES[0])], solutions="none", codes=False)
    assert len(pages_of(alone)[0]) > len(pages_of(plain)[0]) + 100


def test_large_print_is_larger() -> None:
    """One puzzle a page, with digits of 30 points or more."""
    pdf = booklet(PUZZLES[:2], large_print=True, solutions="none")
    sizes: list[float] = []

    def look(text: str, matrix: list[float], inner: list[float], *font: object) -> None:
        if text.strip():
            sizes.append(matrix[0] * inner[0] * float(str(font[1])))

    pages = read(pdf).pages
    assert len(pages) == 2
    pages[0].extract_text(visitor_text=look)
    assert max(sizes) >= 30


def test_letters_replace_numbers() -> None:
    """A 16×16 is printed with letters where they are asked for."""
    puzzle = nonet.generate(Layout.of_size(16), seed=1).puzzle
    numbers, letters = (
        pages_of(booklet([puzzle], grades=False, digits=digits))[-1].split()
        for digits in ("numbers", "letters")
    )
    assert ("16" in numbers, "G" in numbers) == (True, False)
    assert ("16" in letters, "G" in letters) == (False, True)


def test_books_have_names_and_bookmarks() -> None:
    """Readers show the title, and the way to puzzles and solutions."""
    reader = read(booklet(PUZZLES, title="Named"))
    assert reader.metadata is not None
    assert reader.metadata.title == "Named"
    names = [getattr(entry, "title", None) for entry in reader.outline]
    assert names == ["Puzzles", "Solutions"]


def test_fonts_of_titles_are_embedded() -> None:
    """Whatever a title is set in is in the document."""
    for font in fonts_of(read(booklet([FOUR], title="Zwölf ½ © ×"))):
        assert "/FontFile2" in str(font["/FontDescriptor"])


def test_equal_puzzles_give_equal_bytes() -> None:
    """A booklet can be made again."""
    assert booklet(PUZZLES, title="Twice") == booklet(PUZZLES, title="Twice")


def test_no_font_is_said() -> None:
    """A character that no font has is named."""
    with pytest.raises(NonetError, match=r"'\\U0010fffd' \(U\+10FFFD\)"):
        booklet([FOUR], title="Book \U0010fffd")


def test_a_file_that_is_no_font_is_said() -> None:
    """The message names the file."""
    with pytest.raises(NonetError, match="expected a TrueType font, found none"):
        booklet([FOUR], title="Book", font=__file__)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"per_page": 3}, "expected puzzles a page 1, 2, 4 or 6, found 3"),
        ({"paper": "a5"}, "expected paper 'a4' or 'letter', found 'a5'"),
        ({"solutions": "back"}, "expected solutions 'end', 'none' or 'facing', found 'back'"),
        ({"digits": "aa"}, "expected digits as 'numbers', 'letters' or 'hexadecimal'"),
        ({"large_print": True, "per_page": 4}, "expected 1 or 2 puzzles a page in large print"),
        ({"title": "x" * 201}, "expected a title of at most 200 characters, found 201"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, object], message: str) -> None:
    """The message names the valid choices."""
    with pytest.raises(NonetError, match=message):
        booklet([FOUR], **options)  # type: ignore[arg-type]


def test_puzzles_must_be_proper() -> None:
    """Puzzles that do not have exactly one solution are refused by number."""
    with pytest.raises(nonet.MultipleSolutions) as caught:
        booklet([FOUR, "...4..31........"])
    assert caught.value.__notes__ == ["in puzzle 2"]
    with pytest.raises(NonetError, match="expected at least one puzzle"):
        booklet([])


def test_unreadable_digits_are_refused() -> None:
    """Digits too small to read are not printed."""
    full = nonet.full_grid(Layout.of_size(49), seed=1)
    with pytest.raises(NonetError, match=r"expected room for digits of 1.5 points or more"):
        booklet([full], per_page=6, grades=False, solutions="none", candidates=True)


def test_work_can_be_stopped() -> None:
    """Progress is reported, and `cancel` stops the work."""
    cancel = nonet.Cancel()
    seen: list[nonet.Progress] = []

    def look(progress: nonet.Progress) -> None:
        seen.append(progress)
        cancel.cancel()

    with pytest.raises(nonet.Cancelled):
        booklet(PUZZLES * 100, progress=look, cancel=cancel)
    assert seen[0].found >= 1


def test_missing_segno_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the library for QR codes the error says how to install it."""
    monkeypatch.setitem(sys.modules, "segno", None)
    with pytest.raises(NonetError, match="a code to scan needs segno: install it with pip"):
        booklet([FOUR])


def test_long_words_stay_on_the_paper() -> None:
    """A title without spaces is broken where the line ends, and cut above the pages."""
    cover, page, *_ = pages_of(booklet([FOUR], title="W" * 200))
    assert "".join(cover.split()).startswith("W" * 200)
    assert max(map(len, cover.splitlines())) < 30
    assert 10 < page.count("W") < 200
