"""The page on screens of all shapes: the board is whole, and what is needed is in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import SOLUTION, Table
from tests.nightly import nightly

if TYPE_CHECKING:
    from playwright.sync_api import Locator

SCREENS = [(320, 568), (360, 740), (740, 360), (915, 412), (900, 600), (1280, 860)]


class Box(TypedDict):
    """Where an element is on the screen, in pixels."""

    left: float
    top: float
    right: float
    bottom: float


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_board_and_keys_are_in_sight(open_table: OpenTable, width: int, height: int) -> None:
    """With every tool the whole board and every key are seen without scrolling, uncovered."""
    table = open_table(viewport={"width": width, "height": height})
    for tool in ("KeyZ", "KeyV", "KeyB"):
        table.press(tool)
        board, tabs = _box(table, "#board"), _box(table, "#tabs")
        keys = _boxes(table, "#pad button")
        assert len(keys) > 15
        for box in (board, *keys):
            assert min(box["left"], box["top"]) >= 0
            assert box["right"] <= width
            assert box["bottom"] <= height
            assert not _touch(box, tabs)
        assert not any(_touch(board, key) for key in keys)
        assert min(board["right"] - board["left"], board["bottom"] - board["top"]) >= 200


@pytest.mark.parametrize(("width", "height"), [(740, 360), (915, 412), (900, 600), (1280, 860)])
def test_a_low_screen_gives_its_height_to_the_board(
    open_table: OpenTable, width: int, height: int
) -> None:
    """Where the window is wider than high the keys are beside the board."""
    table = open_table(viewport={"width": width, "height": height})
    board = _box(table, "#board")
    assert board["right"] < _box(table, "#pad")["left"]
    assert board["bottom"] - board["top"] > 0.75 * height


@pytest.mark.parametrize("locale", ["en", nightly("zh")])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_question_leaves_board_and_keys_free(
    open_table: OpenTable, width: int, height: int, locale: str
) -> None:
    """A message with buttons is in sight, covers no cell and no key, and breaks no name."""
    table = open_table(viewport={"width": width, "height": height}, locale=locale)
    table.more("Restart|重新开始")
    for selector in ("html", ".side"):
        table.page.locator(selector).evaluate("element => { element.scrollTop = 0; }")
    toast = _box(table, "#toast")
    assert toast["top"] >= 0
    assert toast["right"] <= width
    assert toast["bottom"] <= height
    assert not _touch(toast, _box(table, "#board"))
    assert not any(_touch(toast, key) for key in _boxes(table, "#pad button"))
    for button in table.page.locator("#toast button").all():
        assert _lines(button) == 1


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_end_is_in_sight(open_table: OpenTable, width: int, height: int) -> None:
    """After the last digit the praise and the way to another puzzle are in view."""
    table = open_table(viewport={"width": width, "height": height})
    _solve(table)
    note, tabs = _box(table, ".solved"), _box(table, "#tabs")
    assert min(note["left"], note["top"]) >= 0
    assert note["right"] <= width
    assert note["bottom"] <= height
    assert not _touch(note, tabs)


@pytest.mark.parametrize("width", [360, 1280])
def test_headings_of_statistics_are_whole(open_table: OpenTable, width: int) -> None:
    """The columns are as wide as the words above them."""
    table = open_table(viewport={"width": width, "height": 860})
    _solve(table)
    table.tab("library")
    table.page.click("text=Statistics")
    for name in ("Best", "Average"):
        assert _lines(table.page.locator("#panel th", has_text=name)) == 1


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 860)])
def test_the_board_is_printed_whole(open_table: OpenTable, width: int, height: int) -> None:
    """On paper the board is as wide as the page, whatever screen it is printed from."""
    table = open_table(viewport={"width": width, "height": height})
    table.page.emulate_media(media="print")
    board = _box(table, "#board")
    assert board["right"] - board["left"] > 0.9 * min(width, height)
    assert board["bottom"] - board["top"] > 0.9 * min(width, height)


def _solve(table: Table) -> None:
    table.drop("puzzle.txt", ("." + SOLUTION[1:]).encode())
    table.page.locator("dialog .btn.main").click()
    table.page.wait_for_selector("dialog", state="detached")
    table.click(1, 1)
    table.press("8")
    table.page.wait_for_selector(".solved >> text=Puzzles solved")


def _lines(text: Locator) -> int:
    """The number of lines that a text takes."""
    return int(
        text.evaluate(
            """(element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getClientRects().length;
        }"""
        )
    )


def _box(table: Table, selector: str) -> Box:
    table.page.wait_for_selector(selector, state="attached")
    return _boxes(table, selector)[0]


def _boxes(table: Table, selector: str) -> list[Box]:
    found: list[Box] = table.page.locator(selector).evaluate_all(
        """(elements) => elements.map((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return { left, top, right, bottom };
        })"""
    )
    return found


def _touch(one: Box, other: Box) -> bool:
    across = one["left"] < other["right"] and other["left"] < one["right"]
    down = one["top"] < other["bottom"] and other["top"] < one["bottom"]
    return across and down
