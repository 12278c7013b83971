"""Pictures as PDF and PNG: what the SVG shows, embedded fonts, nothing but lines and letters."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any, cast

import pytest
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import DictionaryObject
from tests.drawing.test_svg import EASY, LAYOUTS
from tests.logic.states import EVERY_EXAMPLE, example

import nonet
from nonet import Candidates, Grid, Layout, NonetError
from nonet.drawing import draw_pdf, draw_png


def read(pdf: bytes) -> PdfReader:
    """The document."""
    return PdfReader(BytesIO(pdf), strict=True)


def text_of(pdf: bytes) -> str:
    """All characters of the first page, without spaces."""
    return "".join(read(pdf).pages[0].extract_text().split())


def fonts_of(reader: PdfReader) -> list[DictionaryObject]:
    """The fonts of all pages."""
    found: list[DictionaryObject] = []
    for page in reader.pages:
        fonts = cast("dict[str, Any]", page["/Resources"])["/Font"]
        found += [font.get_object() for font in fonts.values()]
    return found


def pixels(png: bytes) -> Image.Image:
    """The picture, with red, green and blue."""
    return Image.open(BytesIO(png)).convert("RGB")


def test_a_page_has_the_digits_of_the_grid() -> None:
    """The page has all givens and then all entries, row by row."""
    solved = nonet.solve(EASY)
    givens, entries = (
        "".join(map(str, filter(None, part))) for part in (solved.givens, solved.entries)
    )
    assert text_of(draw_pdf(solved)) == givens + entries


def test_digits_above_nine_are_letters() -> None:
    """A 16×16 is written with numbers, or with letters where they are asked for."""
    grid = Grid([*range(1, 17)] + [0] * 240, layout=Layout.of_size(16))
    assert text_of(draw_pdf(grid)) == "12345678910111213141516"
    assert text_of(draw_pdf(grid, digits="letters")) == "123456789ABCDEFG"


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_every_layout_is_one_page(layout: Layout) -> None:
    """Any layout, empty and with pencil marks, fits a page of the width that was asked for."""
    state: Grid | Candidates = Grid.empty(layout)
    if layout.size <= 25:
        state = Candidates.of(Grid.empty(layout))
    [page] = read(draw_pdf(state, width=300)).pages
    assert [round(float(number)) for number in page.mediabox] == [0, 0, 300, 300]


@EVERY_EXAMPLE
def test_steps_are_drawn(name: str) -> None:
    """All pencil marks of a step are on its page."""
    state, step = example(name)
    marks = sum(
        mask.bit_count()
        for mask, digit in zip(state.masks, state.grid.digits, strict=True)
        if not digit
    )
    assert len(text_of(draw_pdf(step, state))) >= marks


def test_walkthroughs_are_one_sheet() -> None:
    """Each step has its name on the sheet."""
    walked = nonet.walkthrough("...4 ..31 34.. 2...")
    text = text_of(draw_pdf(walked))
    assert all(f"{number}.FullHouse" in text for number in (1, 2))


def test_fonts_are_embedded() -> None:
    """Each font is in the document, with the glyphs that it needs."""
    fonts = fonts_of(read(draw_pdf(nonet.solve(EASY))))
    assert len(fonts) == 2
    for font in fonts:
        assert "/FontFile2" in cast("dict[str, Any]", font["/FontDescriptor"])


def test_equal_subjects_give_equal_bytes() -> None:
    """Nothing of the day or of the machine is in a document."""
    assert draw_pdf(Grid(EASY)) == draw_pdf(Grid(EASY))


def test_pictures_have_no_pixels() -> None:
    """A page is made of lines and letters."""
    assert not list(read(draw_pdf(nonet.solve(EASY))).pages[0].images)


@pytest.mark.parametrize(("theme", "ground"), [("light", (255,) * 3), ("dark", (21, 24, 30))])
def test_png_has_the_colours_of_the_theme(theme: Any, ground: tuple[int, ...]) -> None:
    """The paper has its colour, and digits contrast with it."""
    picture = pixels(draw_png(Grid(EASY), theme=theme, width=388))
    assert picture.size == (388, 388)
    # The third cell is empty; the first one holds a 5.
    assert picture.getpixel((14 + 100, 14 + 20)) == ground
    assert picture.crop((20, 20, 50, 50)).getextrema() != tuple((part, part) for part in ground)


@pytest.mark.parametrize("width", [0, -1, float("nan"), float("inf"), 10_001])
def test_impossible_widths_are_refused(width: float) -> None:
    """A width is above 0 and bounded."""
    with pytest.raises(NonetError, match="expected a width above 0 and up to 10000"):
        draw_pdf(Grid(EASY), width=width)


def test_other_themes_are_refused() -> None:
    """Paper does not follow the reader's preference."""
    with pytest.raises(
        NonetError, match="expected the theme 'light', 'dark' or 'print', found 'auto'"
    ):
        draw_pdf(Grid(EASY), theme="auto")  # type: ignore[arg-type]


def test_there_are_not_letters_for_all_digits() -> None:
    """Above 61 the alphabet is at its end."""
    with pytest.raises(NonetError, match="expected a size up to 61 for letters, found 100"):
        draw_pdf(Grid.empty(Layout.of_size(100)), digits="letters")


@pytest.mark.parametrize(
    ("module", "message"),
    [
        ("reportlab.pdfgen.canvas", "a PDF needs reportlab: install it with pip"),
        ("pypdfium2", "a PNG needs pypdfium2: install it with pip"),
    ],
)
def test_missing_libraries_are_named(
    module: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a library the error says how to install it."""
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NonetError, match=message):
        draw_png(Grid(EASY))


def said(pdf: bytes) -> tuple[str | None, ...]:
    """Title, author, subject and language of a document."""
    reader = read(pdf)
    found = reader.metadata
    assert found is not None
    root = cast("dict[str, Any]", reader.trailer["/Root"])
    return found.title, found.author, found.subject, str(root["/Lang"])


def test_a_picture_says_what_it_is() -> None:
    """Title and author are those of the puzzle, and the subject is its size and its rules."""
    assert said(draw_pdf(Grid(EASY))) == ("Sudoku", "nonet", "Sudoku, 9×9", "en")
    layout = Layout.of_size(4, diagonals=True)
    puzzle = nonet.Puzzle(Grid.empty(layout), title="Zwölf 中", author="A. Setter")
    found = said(draw_pdf(puzzle))
    assert found == ("Zwölf 中", "A. Setter", "Sudoku, 4×4: Diagonals", "en")
    assert said(draw_pdf(puzzle, title="Mine"))[0] == "Mine"
