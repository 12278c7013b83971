"""The places of the page, the sheet of new puzzles, the menu under the keys, the face."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import OpenTable
from tests.browser.table import SOLUTION, Table, choose_size

if TYPE_CHECKING:
    from playwright.sync_api import Route


def test_a_card_makes_a_puzzle_and_the_same_again_is_one_press(table: Table) -> None:
    """New offers four levels; the next time, the last kind is in front and has the focus."""
    table.page.click("#new")
    cards = table.page.locator("dialog .card strong")
    cards.last.wait_for()
    assert cards.all_inner_texts() == ["Easy", "Medium", "Hard", "Expert"]
    assert table.page.locator("dialog .again").count() == 0
    cards.nth(1).click()
    table.page.wait_for_selector("dialog", state="detached")
    table.until(lambda: table.page.inner_text("#level") == "Medium")
    table.page.wait_for_selector("#panel >> text=/^Medium, about [0-9]+ minutes$/")
    table.reload()
    before = table.page.locator("#board").aria_snapshot()
    table.page.click("#new")
    assert "Medium, 9 × 9, classic" in table.page.inner_text("dialog .again")
    table.press("Enter")
    table.page.wait_for_selector("dialog", state="detached")
    table.until(lambda: table.page.locator("#board").aria_snapshot() != before)
    table.until(lambda: table.page.inner_text("#level") == "Medium")


def test_a_puzzle_that_is_being_made_can_be_stopped(table: Table) -> None:
    """Closing the sheet stops the work and leaves the game as it is."""
    table.expected = {"ERR_FAILED"}
    held: list[Route] = []
    table.page.route("**/api/jobs", lambda route: held.append(route))  # noqa: PLW0108
    table.page.click("#new")
    table.page.locator("dialog .card").last.click()
    table.page.wait_for_selector("dialog progress")
    table.press("Escape")
    table.page.wait_for_selector("dialog", state="detached")
    assert table.label(1, 2) == "row 1 column 2, given 9"
    for route in held:
        route.abort()


def test_the_menu_is_worked_by_keys(table: Table) -> None:
    """Arrows, Home, End and letters move in the menu; Escape leads back to its button."""
    more = table.page.locator(".acts [aria-haspopup=menu]")
    more.focus()
    focused = "document.activeElement.textContent"
    for keys, name in (
        (("Enter",), "Reveal a cell"),
        (("ArrowDown", "ArrowDown"), "Clear all marks"),
        (("End",), "Keys"),
        (("ArrowDown",), "Reveal a cell"),
        (("p",), "Print"),
        (("Home", "ArrowUp"), "Keys"),
    ):
        table.press(*keys)
        assert table.page.evaluate(focused) == name
        assert more.get_attribute("aria-expanded") == "true"
    table.press("Escape")
    table.page.locator(".menu").wait_for(state="detached")
    assert table.page.evaluate("document.activeElement.ariaHasPopup") == "menu"
    table.more("Automatic candidates")
    more.click()
    switch = table.page.get_by_role("menuitemcheckbox", name="Automatic candidates")
    assert switch.get_attribute("aria-checked") == "true"


def test_a_panel_closes_to_where_the_player_was(table: Table) -> None:
    """Settings open over a place, and their cross leads back to it."""
    table.tab("library")
    table.tab("settings")
    assert table.page.locator("#tabs [aria-selected=true]").count() == 0
    assert table.page.evaluate("document.activeElement.ariaLabel") == "Settings"
    table.page.locator("#panel").get_by_role("button", name="Close").click()
    assert table.page.get_attribute("#tab-library", "aria-selected") == "true"


@pytest.mark.parametrize("width", [320, 1280])
def test_the_end_is_a_card_that_can_be_closed(open_table: OpenTable, width: int) -> None:
    """It lies over the board alone, and the board can be looked at."""
    table = open_table(viewport={"width": width, "height": 860})
    table.drop("puzzle.txt", ("." + SOLUTION[1:]).encode())
    table.page.locator("dialog .btn.main").click()
    table.page.wait_for_selector("dialog", state="detached")
    table.click(1, 1)
    table.press("8")
    card = table.page.locator(".solved")
    card.locator("text=Puzzles solved").wait_for()
    inner, outer = card.bounding_box(), table.page.locator(".stage").bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["x"] <= inner["x"] + 0.5
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 0.5
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 0.5
    card.get_by_role("button", name="Close").click()
    assert card.count() == 0
    assert table.page.locator("#board .digit").count() == 81


def test_figures_have_the_face_of_the_page(table: Table) -> None:
    """The shipped face is loaded from the server, with the type of fonts."""
    assert table.page.evaluate("document.fonts.ready.then(() => document.fonts.size)") == 1
    assert table.page.evaluate("[...document.fonts][0].status") == "loaded"
    answer = table.page.request.get(f"{table.address}/static/fonts/inter.woff2")
    assert answer.headers["content-type"] == "font/woff2"
    assert len(answer.body()) < 25_000


def test_every_size_is_offered(table: Table) -> None:
    """Boards from 1 to 100 can be chosen, and nothing else."""
    table.tab("make")
    field = table.page.get_by_label("Size", exact=True)
    for typed, taken in (("100", "100"), ("101", "100"), ("0", "1"), ("", "1"), ("36", "36")):
        choose_size(table.page, typed)
        expect(field).to_have_value(taken)
    table.button("Blank board").click()
    table.page.wait_for_selector('#board[aria-rowcount="36"]')
