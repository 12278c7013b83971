"""Large boards: zoom, pan and a lens, by keys, wheel and fingers."""

from __future__ import annotations

from tests.browser.conftest import OpenTable
from tests.browser.table import Table, choose_size

WIDE = "viewBox => Number(document.querySelector('#board').getAttribute('viewBox').split(' ')[2])"
LENS = "#board ~ .lens"


def _wide(table: Table) -> float:
    """How much of the board is seen, in units of which a cell has 60."""
    return float(table.page.evaluate(WIDE))


def test_the_board_alone_is_zoomed_by_keys_and_wheel(table: Table) -> None:
    """The chosen cell stays in sight wherever the arrows go, and clicks hit what is seen."""
    whole = _wide(table)
    table.click(1, 1)
    table.press("Equal", "Equal", "Equal")
    table.until(lambda: _wide(table) < 0.6 * whole)
    table.press("ArrowUp", "ArrowLeft")
    box, board = (table.page.locator(at).bounding_box() for at in ('[data-cell="80"]', "#board"))
    assert box is not None
    assert board is not None
    assert box["x"] + box["width"] < board["x"] + board["width"] + 1
    assert box["y"] + box["height"] < board["y"] + board["height"] + 1
    table.click(9, 9)
    table.press("3")
    table.shows(9, 9, " 3")
    table.press("Home")
    table.until(lambda: _wide(table) == whole)
    table.page.mouse.move(*table.middle(2, 2))
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -200)
    table.page.keyboard.up("Control")
    table.until(lambda: _wide(table) < whole)
    before = table.page.get_attribute("#board", "viewBox")
    table.page.mouse.wheel(0, 60)
    table.until(lambda: table.page.get_attribute("#board", "viewBox") != before)
    before = table.page.get_attribute("#board", "viewBox")
    x, y = table.middle(4, 4)
    table.page.mouse.move(x, y)
    table.page.mouse.down(button="middle")
    table.page.mouse.move(x + 40, y + 40, steps=3)
    table.page.mouse.up(button="middle")
    assert table.page.get_attribute("#board", "viewBox") != before


def test_fingers_zoom_a_large_board(open_table: OpenTable) -> None:
    """A pinch selects nothing; the lens shows the chosen cell until it is large enough."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table.tab("make")
    choose_size(table.page, "25")
    table.button("Blank board").tap()
    table.page.locator('#board[aria-rowcount="25"]').wait_for()
    table.tab("play")
    table.page.touchscreen.tap(*table.middle(3, 3))
    table.press("1", "2")
    table.shows(3, 3, " 12")
    lens = table.page.locator(LENS)
    assert lens.is_visible()
    assert lens.text_content() == "12"
    whole = _wide(table)
    session = table.page.context.new_cdp_session(table.page)
    x, y = table.middle(13, 13)
    for far, kind in ((20, "touchStart"), (60, "touchMove"), (120, "touchMove")):
        points = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        table.page.wait_for_timeout(100)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.until(lambda: _wide(table) < 0.5 * whole)
    assert table.page.evaluate("visualViewport.scale") == 1
    assert table.cell(3, 3).get_attribute("aria-selected") == "true"
    table.button("Zoom in").tap()
    table.until(lambda: not lens.is_visible())
    table.button("Whole board").tap()
    table.until(lambda: _wide(table) == whole)


def test_any_size_is_played(table: Table) -> None:
    """The smallest board and the largest one take digits, and the keys of the largest scroll."""
    for size, digit in ((1, "1"), (100, "100")):
        table.tab("make")
        choose_size(table.page, str(size))
        table.button("Blank board").click()
        table.page.locator(f'#board[aria-rowcount="{size}"]').wait_for()
        table.tab("play")
        table.click(1, 1)
        table.press(*digit)
        table.until(lambda digit=digit: f"given {digit}" in table.label(1, 1))  # type: ignore[misc]
    keys = table.page.locator(".keys")
    assert keys.evaluate("keys => keys.scrollHeight > keys.clientHeight")
    table.page.get_by_role("button", name="99, 100 left").click()
    table.until(lambda: "given 99" in table.label(1, 1))
