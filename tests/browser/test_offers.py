"""What is in reach: kinds in one touch, keys as on a keyboard, a map, a grid that stays seen."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import SOLUTION, Table
from tests.nightly import IN_LANGUAGES, nightly

import nonet
from nonet import Grid, Layout, Puzzle

PHONES = [(390, 844), (740, 360), (360, 640)]


def test_the_keys_are_three_by_three_on_wide_screens(open_table: OpenTable) -> None:
    """They lie as on a keyboard, with 1 to 3 in a row; on a phone five are in a row."""
    for width, height, most in ((1280, 800, 3), (390, 844, 5)):
        table = open_table(viewport={"width": width, "height": height})
        boxes = [key.bounding_box() for key in table.page.locator(".keys .key").all()]
        rows: dict[int, list[float]] = {}
        for box in boxes[:9]:
            assert box is not None
            rows.setdefault(round(box["y"]), []).append(box["x"])
        assert len(rows[min(rows)]) == most


def test_kinds_are_one_touch_away(table: Table) -> None:
    """The sheet offers six kinds beside the levels, and makes the one that is touched."""
    table.page.click("#new")
    kinds = table.page.locator("dialog .kinds .card")
    kinds.first.wait_for()
    names = ["Killer", "Thermometers", "Arrows", "Jigsaw", "X, with diagonals", "16 × 16"]
    assert kinds.all_inner_texts() == names
    kinds.nth(0).click()
    table.page.wait_for_selector("dialog", state="detached")
    table.page.locator("#title", has_text="Killer, ").wait_for()
    for kind in (1, 2):
        table.page.click("#new")
        table.page.locator("dialog .kinds .card").nth(kind).click()
        table.page.wait_for_selector("dialog", state="detached")
        assert table.page.inner_text("#level") == "Medium"
    table.page.click("#new")
    table.page.locator("dialog .kinds .card").nth(4).click()
    table.page.wait_for_selector("dialog", state="detached")
    table.until(lambda: table.page.locator("#board .extra-line").count() > 0)


@pytest.mark.parametrize("language", IN_LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 390, 430, 740])
def test_kinds_are_equal_cards(open_table: OpenTable, width: int, language: str) -> None:
    """Their cards are equally wide, and their names have room in them."""
    size = {"width": width, "height": 740 if width < 700 else 360}
    table = open_table(viewport=size, has_touch=True, locale=language)
    table.page.click("#new")
    cards = table.page.locator("dialog .kinds .card")
    cards.first.wait_for()
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    assert max(box["width"] for box in boxes) - min(box["width"] for box in boxes) < 1
    wide = "cards => cards.filter((card) => card.scrollWidth > card.clientWidth).length"
    assert cards.evaluate_all(wide) == 0


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_the_clock_is_at_the_end_of_the_head(open_table: OpenTable, width: int) -> None:
    """Also beside the button of the rules, for which the title makes room."""
    table = open_table(viewport={"width": width, "height": 844})
    assert table.page.locator("#rules").is_visible()
    box = table.page.locator(".clock").bounding_box()
    assert box is not None
    assert width - 40 <= box["x"] + box["width"] <= width


def test_the_course_is_a_map(table: Table) -> None:
    """Each station is a ring on a path that shows its progress; the next one is highlighted."""
    table.tab("hint")
    table.button("Open the course").click()
    rings = table.page.locator(".stations .ring")
    rings.first.wait_for()
    assert rings.count() == table.page.locator(".stations .item").count() > 40
    assert rings.last.get_attribute("aria-label") == "not started"
    assert table.page.locator(".stations .following").count() == 1
    first, second = rings.nth(0).bounding_box(), rings.nth(1).bounding_box()
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_end_hides_no_cell_on_phones(open_table: OpenTable, width: int, height: int) -> None:
    """The card takes the place of the keys: the whole grid is seen, and so is the card."""
    table = open_table(viewport={"width": width, "height": height}, has_touch=True)
    table.paste("".join("." if at == 0 else one for at, one in enumerate(SOLUTION)))
    table.click(1, 1)
    table.press("8")
    table.page.wait_for_selector(".solved")
    table.answered()
    box, grid = table.page.evaluate(
        """[".solved", "#board .paper"].map((name) => {
            const { left, top, right, bottom } =
                document.querySelector(name).getBoundingClientRect();
            return [left, top, right, bottom];
        })"""
    )
    is_below, is_right, is_left = (
        box[1] >= grid[3] - 1,
        box[0] >= grid[2] - 1,
        box[2] <= grid[0] + 1,
    )
    assert is_below or is_right or is_left
    assert grid[1] >= 0
    assert grid[3] - grid[1] > 150


@pytest.mark.parametrize("language", ["en", nightly("de")])
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_end_of_a_large_board_is_on_the_screen(
    open_table: OpenTable, width: int, height: int, language: str
) -> None:
    """Grid, card and its buttons are seen at once; what enlarges the board waits for the card."""
    table = open_table(viewport={"width": width, "height": height}, has_touch=True, locale=language)
    layout = Layout(16)
    first, *others = nonet.full_grid(layout).digits
    puzzle = Puzzle(Grid(bytes([0, *others]), layout=layout))
    table.drop("large.nonet", puzzle.to_text("nonet").encode())
    table.page.locator("dialog .btn.main").tap()
    table.page.wait_for_selector("dialog", state="detached")
    table.page.touchscreen.tap(*table.middle(1, 1))
    table.page.locator(".keys .key").nth(first - 1).tap()
    table.page.wait_for_selector(".solved")
    table.answered()
    assert not table.page.locator(".zoom").is_visible()
    assert table.page.evaluate("scrollY") == 0
    for part in ("#board", ".solved", ".solved .btn"):
        for place in table.page.locator(part).all():
            box = place.bounding_box()
            assert box is not None, part
            assert 0 <= box["y"] <= box["y"] + box["height"] <= height, part


@pytest.mark.parametrize("language", IN_LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(740, 360), (568, 320), (844, 390)])
def test_the_level_is_read_on_a_low_screen(
    open_table: OpenTable, width: int, height: int, language: str
) -> None:
    """Its chip is whole, and no button of the head breaks its word."""
    table = open_table(viewport={"width": width, "height": height}, has_touch=True, locale=language)
    head = table.page.locator("header").bounding_box()
    chip = table.page.locator("#level").bounding_box()
    assert head is not None
    assert chip is not None
    assert head["height"] <= 48
    assert chip["x"] >= head["x"]
    assert chip["x"] + chip["width"] <= width
    overlap = """() => {
        const parts = [...document.querySelectorAll("header :is(.btn, .chip, output)")]
            .map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1)
            .sort((one, other) => one.x - other.x);
        return parts.some((part, at) => at && part.x < parts[at - 1].right - 1)
            || parts.at(-1).right > innerWidth;
    }"""
    assert not table.page.evaluate(overlap)
