"""Drawings as SVG: well formed, faithful to the grid, accessible."""

import xml.etree.ElementTree as ET

import pytest

from nonet import Grid, Layout, NonetError
from nonet.drawing import draw

SVG = "{http://www.w3.org/2000/svg}"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
JIGSAW = "11122 13122 33342 35444 55554"
SCATTERED = "1234 2341 3412 4123"
LAYOUTS = [
    Layout.of_size(1),
    Layout.of_size(4),
    Layout.of_size(7),
    Layout.boxes(2, 3),
    Layout.of_size(9),
    Layout.of_size(9, diagonals=True),
    Layout.of_size(9, windows=True),
    Layout.of_size(9, disjoint_groups=True),
    Layout.of_size(9, diagonals=True, windows=True, disjoint_groups=True),
    Layout.boxes(3, 4, diagonals=True, disjoint_groups=True),
    Layout.jigsaw(JIGSAW, diagonals=True),
    Layout.jigsaw(SCATTERED),
    Layout.latin(9),
    Layout.of_size(16, windows=True),
    Layout.of_size(25),
    Layout.of_size(100),
]


def grid_of(layout: Layout) -> Grid:
    """Some givens, some entries and some empty cells, with every digit among them."""
    size = layout.size
    pattern = [(row + column) % size + 1 for row in range(size) for column in range(size)]
    givens = [digit if cell % 3 == 0 else 0 for cell, digit in enumerate(pattern)]
    entries = [digit if cell % 3 == 1 else 0 for cell, digit in enumerate(pattern)]
    return Grid(givens, entries, layout=layout)


def digits_in(root: ET.Element, kind: str) -> list[str]:
    """Texts of the givens or of the entries, in the order of the picture."""
    return [text.text or "" for text in root.iterfind(f"{SVG}g[@class='nonet-{kind}']/{SVG}text")]


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_shows_every_digit_once_and_in_its_kind(layout: Layout, theme: str) -> None:
    """The picture is well-formed XML with all givens, all entries and no other digit."""
    grid = grid_of(layout)
    root = ET.fromstring(draw(grid, theme=theme))  # type: ignore[arg-type]  # noqa: S314
    assert digits_in(root, "givens") == [str(digit) for digit in grid.givens if digit]
    assert digits_in(root, "entries") == [str(digit) for digit in grid.entries if digit]


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_equal_grids_have_equal_drawings(layout: Layout) -> None:
    """Equal grids have identical drawings."""
    assert draw(grid_of(layout)) == draw(grid_of(layout))


def test_different_grids_have_different_drawings() -> None:
    """A given is not drawn like an entry, nor one layout like another."""
    pictures = {draw(grid_of(layout)) for layout in LAYOUTS}
    assert len(pictures) == len(LAYOUTS)
    assert draw(Grid("1...............")) != draw(Grid("." * 16, "1..............."))


def test_digits_are_centred_in_their_cells() -> None:
    """A cell is 40 units wide; the digit of r2c3 is in the third column of the second row."""
    root = ET.fromstring(draw(Grid("." * 6 + "4" + "." * 9)))  # noqa: S314
    [text] = root.iterfind(f"{SVG}g/{SVG}text")
    assert text.get("x") == "100"
    assert 40 + 20 < int(text.get("y", "")) < 80


def test_numbers_above_9_are_drawn_as_numbers() -> None:
    """The sixteenth digit is 16, not a letter."""
    grid = Grid([16] + 255 * [0])
    assert ">16</text>" in draw(grid)


def test_says_in_words_what_it_shows() -> None:
    """A screen reader finds a title, the counts and each row."""
    root = ET.fromstring(draw(Grid(EASY)))  # noqa: S314
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == title.get("id")
    assert root.get("aria-describedby") == description.get("id")
    assert title.text == "9×9 Sudoku"
    assert (description.text or "").startswith(
        "30 givens, 0 entries. Row 1: 5 3 empty empty 7 empty empty empty empty. Row 2: 6 "
    )


@pytest.mark.parametrize(
    ("layout", "title"),
    [
        (Layout.boxes(2, 3), "6×6 Sudoku with 2×3 boxes"),
        (Layout.of_size(7), "7×7 Latin square"),
        (Layout.jigsaw(JIGSAW), "5×5 jigsaw Sudoku"),
        (Layout.of_size(9, diagonals=True, windows=True), "9×9 Sudoku, diagonals, windows"),
        (Layout.of_size(4, disjoint_groups=True), "4×4 Sudoku, disjoint groups"),
    ],
    ids=repr,
)
def test_title_names_the_layout(layout: Layout, title: str) -> None:
    """The text for screen readers lists the houses."""
    assert f">{title}</title>" in draw(Grid.empty(layout))


@pytest.mark.parametrize(
    "title", ["<script>alert('&amp;')</script>", ']]>"', "\x00\x1b\ud800\uffff", "数独"], ids=repr
)
def test_a_title_of_any_characters_stays_text(title: str) -> None:
    """Markup in a title is escaped, and what XML cannot hold is replaced."""
    picture = draw(Grid("1..............."), title=title)
    root = ET.fromstring(picture.encode())  # noqa: S314
    assert root.find(f"{SVG}script") is None
    assert len(root.findtext(f"{SVG}title") or "") == len(title)


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_a_drawing_needs_no_other_file(layout: Layout) -> None:
    """No script, no link, nothing loaded from elsewhere."""
    picture = draw(grid_of(layout)).replace("http://www.w3.org/2000/svg", "")
    for suspect in ("script", "href", "url(", "http", "@import", "<image", " on"):
        assert suspect not in picture


def test_only_the_automatic_theme_carries_a_style_sheet() -> None:
    """Its rules hold for dark readers and for this drawing alone; fixed themes need none."""
    grid = Grid(EASY)
    auto, light, dark = draw(grid), draw(grid, theme="light"), draw(grid, theme="dark")
    assert "@media (prefers-color-scheme: dark)" in auto
    assert "<style" not in light
    assert "<style" not in dark
    rules = auto.partition("dark) {")[2].partition("</style>")[0].split("}")
    selectors = [rule.partition("{")[0].strip() for rule in rules if "{" in rule]
    assert selectors
    assert all(selector.startswith(".nonet-auto .nonet-") for selector in selectors)


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        (Layout.of_size(4), ["M0 80L160 80", "M80 0L80 160"]),
        (Layout.boxes(2, 3), ["M0 80L240 80", "M0 160L240 160", "M120 0L120 240"]),
        (Layout.latin(4), []),
        (
            Layout.jigsaw("1112 1322 3324 3444"),
            # Round the region of r1c1: below r1c2 r1c3, beside r1c3, below and beside r2c1.
            ["M40 40L120 40", "M120 0L120 40", "M0 80L40 80", "M40 40L40 80"],
        ),
    ],
    ids=repr,
)
def test_borders_follow_the_houses(layout: Layout, expected: list[str]) -> None:
    """Thick lines are drawn where two boxes or regions meet, each in its full length."""
    root = ET.fromstring(draw(Grid.empty(layout)))  # noqa: S314
    borders = root.find(f"{SVG}path[@class='nonet-borders']")
    assert borders is not None
    lines = {f"M{line}" for line in borders.get("d", "").split("M")[1:]}
    assert lines >= set(expected)
    if layout.box_shape or layout.regions is None:
        assert len(lines) == len(expected) + 4


def test_scattered_regions_are_numbered() -> None:
    """Where a region is not in one piece, each cell says to which it belongs."""
    assert draw(Grid.empty(Layout.jigsaw(SCATTERED))).count("<text") == 16
    assert "<text" not in draw(Grid.empty(Layout.jigsaw(JIGSAW)))


def test_width_can_be_chosen() -> None:
    """The picture takes the width asked for, and stays a picture of the same grid."""
    root = ET.fromstring(draw(Grid(EASY), width=123.5))  # noqa: S314
    assert (root.get("width"), root.get("height")) == ("123.5", "123.5")
    assert root.get("viewBox") == "-14 -14 388 388"


@pytest.mark.parametrize("width", [0, -1, float("nan"), float("inf")])
def test_a_width_that_is_none_is_refused(width: float) -> None:
    """The message says what was expected and what was found."""
    with pytest.raises(NonetError, match=f"expected a width above 0, found {width!r}"):
        draw(Grid(EASY), width=width)


def test_an_unknown_theme_is_refused() -> None:
    """The message lists the valid themes."""
    with pytest.raises(NonetError, match="expected the theme 'auto', 'light', 'dark' or 'print'"):
        draw(Grid(EASY), theme="pink")  # type: ignore[arg-type]


def test_notebooks_show_the_drawing() -> None:
    """A grid at the end of a notebook cell is drawn, without anything being imported."""
    grid = Grid(EASY)
    assert grid._repr_svg_() == draw(grid)
