"""A phone: everything is done by fingers."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table, choose_size


@pytest.fixture
def phone(open_table: OpenTable) -> Table:
    """The page on a phone."""
    return open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)


def test_fingers_drag_over_cells(phone: Table) -> None:
    """A finger that moves over the board selects what it touches."""
    _touch(phone, (1, 1), (2, 1), (3, 1))
    phone.until(lambda: phone.selected() == 3)
    phone.page.get_by_role("button", name="8, 5 left").tap()
    for row in (1, 2, 3):
        phone.shows(row, 1, "corner marks 8")


def test_fingers_press_long(phone: Table) -> None:
    """A finger that stays selects all equal digits."""
    _touch(phone, (1, 5), seconds=0.7)
    phone.until(lambda: phone.selected() == FIRST.count("1"))


def test_fingers_choose_tools(phone: Table) -> None:
    """Marks and colours are written by tapping the tool, then the key."""
    phone.page.touchscreen.tap(*phone.middle(1, 1))
    keys = {"Corner": "4, 6 left", "Centre": "8, 5 left", "Colour": "Colour cells red"}
    for tool, key in keys.items():
        phone.page.locator(".tool", has_text=tool).first.tap()
        phone.page.get_by_role("button", name=key).tap()
    phone.shows(1, 1, "empty, corner marks 4, centre marks 8, red")
    phone.button("Undo").tap()
    phone.shows(1, 1, "centre marks 8")


def test_fingers_ask_for_a_hint(phone: Table) -> None:
    """The hint opens beside the board, which stays in sight, and is applied by a tap."""
    before = phone.page.locator("#board .digit").count()
    phone.button("Hint").tap()
    for name in ("Where?", "Show me why"):
        phone.button(name).tap()
    box = phone.page.locator("#board").bounding_box()
    assert box is not None
    assert box["y"] > -1
    phone.button("Apply this step").tap()
    phone.until(lambda: phone.page.locator("#board .digit").count() == before + 1)


def test_fingers_make_a_puzzle(phone: Table) -> None:
    """A puzzle is requested, made and opened."""
    phone.page.locator("#new").tap()
    phone.page.locator("dialog .ways .item").first.tap()
    choose_size(phone.page, "4")
    phone.button("Create").tap()
    phone.page.wait_for_selector('#board[aria-rowcount="4"]')


def test_fingers_pause_and_go_on(phone: Table) -> None:
    """The clock is stopped and started again by taps."""
    phone.page.locator("#pause").tap()
    phone.page.locator("#board .digit").first.wait_for(state="hidden")
    phone.page.locator("#resume").tap()
    phone.page.locator("#board .digit").first.wait_for()


def _touch(table: Table, *cells: tuple[int, int], seconds: float = 0.0) -> None:
    """Put a finger down, move it over cells and take it away after a while.

    It rests on each cell: to the browser a quick one is a fling, which the next tap only ends.
    """
    session = table.page.context.new_cdp_session(table.page)
    for index, cell in enumerate(cells):
        x, y = table.middle(*cell)
        session.send(
            "Input.dispatchTouchEvent",
            {"type": "touchMove" if index else "touchStart", "touchPoints": [{"x": x, "y": y}]},
        )
        table.page.wait_for_timeout(150)
    table.page.wait_for_timeout(1000 * seconds)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
