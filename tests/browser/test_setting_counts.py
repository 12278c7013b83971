"""How many clicks and keys puzzles take at the desk: by mouse, by touch and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.browser.test_setting import open_desk, placed, section

COUNTING = """() => {
  window.did = { click: 0, key: 0 };
  addEventListener("pointerdown", () => { window.did.click += 1; }, true);
  addEventListener("keydown", () => { window.did.key += 1; }, true);
}"""

CAGES: list[tuple[tuple[int, int], ...]]
CAGES = [((row, 1), (row, 2), (row, 3)) for row in range(1, 10)]
CAGES += [((row, 5), (row, 6)) for row in range(1, 9)]


def count(table: Table) -> None:
    """Count from now on."""
    table.page.evaluate(COUNTING)


def counted(table: Table) -> tuple[int, int]:
    """Clicks and keys since then."""
    did = table.page.evaluate("window.did")
    return did["click"], did["key"]


def find(table: Table, words: str, title: str) -> None:
    """Look for a rule as a setter does: a click, keys, a click."""
    other = table.button("Other rule")
    if other.is_visible():
        other.click()
    table.page.locator(".desk input[type=search]").click()
    table.page.keyboard.press("Control+a")
    table.page.keyboard.type(words)
    table.page.locator(".kind", has_text=title).first.click()


def cells(*places: tuple[int, int]) -> str:
    """Names of cells."""
    return " ".join(f"r{row}c{column}" for row, column in places)


def test_a_killer_takes_a_click_a_cage(table: Table) -> None:
    """A cage with its total is placed when the next is drawn: 17 in 20 clicks and 40 keys."""
    open_desk(table)
    count(table)
    find(table, "cage", "Killer cage")
    for cage in CAGES:
        table.drag(*cage)
        table.press("1", "2")
    table.button("Place").click()
    placed(table, *(f"Killer cage 12 {cells(*cage)}" for cage in CAGES))
    assert counted(table) == (20, 40)


def test_thermometers_and_arrows_take_a_drag_each(table: Table) -> None:
    """Three thermometers, one of which branches, and three arrows: 11 clicks, 15 keys."""
    open_desk(table)
    count(table)
    find(table, "thermo", "Thermometer")
    table.drag((1, 1), (1, 2), (1, 3))
    table.drag((3, 1), (3, 2), (3, 3), (3, 2), (4, 2))
    table.drag((9, 9), (8, 9), (7, 9))
    find(table, "arrow", "Arrow")
    table.drag((5, 5), (5, 6), (5, 7))
    table.drag((6, 5), (6, 6), (6, 7))
    table.drag((7, 5), (7, 6))
    placed(
        table,
        *(f"Thermometer {names}" for names in ("r1c1 r1c2 r1c3", "r3c1 r3c2 r3c3")),
        *(f"Thermometer {names}" for names in ("r3c1 r3c2 r4c2", "r9c9 r8c9 r7c9")),
        *(f"Arrow {names}" for names in ("r5c5 r5c6 r5c7", "r6c5 r6c6 r6c7", "r7c5 r7c6")),
    )
    clicks, keys = counted(table)
    assert (clicks, keys) == (11, 15)


def test_dots_and_whispers_are_set_by_touch(open_table: OpenTable) -> None:
    """Two chains of dots, a whisper line, and that all dots are given: 18 taps on a phone."""
    table = open_table(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = table.page
    page.locator("#new").tap()
    table.button("Set a puzzle").tap()
    expect(page.locator(".desk .verdict")).to_contain_text("solutions")
    count(table)
    page.get_by_label("Find a rule").tap()
    page.get_by_label("Find a rule").fill("white dot")
    page.locator(".kind").first.tap()
    page.get_by_label("All dots are given").tap()
    table.button("Multi-select").tap()
    for chain in (((1, 1), (1, 2), (1, 3)), ((5, 5), (6, 5))):
        page.locator("#board").scroll_into_view_if_needed()
        for cell in chain:
            page.touchscreen.tap(*table.middle(*cell))
        page.get_by_role("button", name="Place", exact=True).tap()
    table.button("Other rule").tap()
    page.get_by_label("Find a rule").tap()
    page.get_by_label("Find a rule").fill("whispers")
    page.locator(".kind").first.tap()
    page.locator("#board").scroll_into_view_if_needed()
    for cell in ((8, 1), (8, 2), (8, 3)):
        page.touchscreen.tap(*table.middle(*cell))
    page.get_by_role("button", name="Place", exact=True).tap()
    expect(page.locator(".placed .item")).to_have_count(5)
    assert counted(table) == (18, 0)


def test_clues_outside_are_set_by_keyboard(table: Table) -> None:
    """Little killers, sandwiches and skyscrapers without a pointer: 63 keys for six."""
    open_desk(table)
    page = table.page
    count(table)
    for words, title, number, ways in (
        ("little", "Little killer", "12", ("↘", "↗")),
        ("sandwich", "Sandwich", "12", ("→", "↓")),
        ("skyscraper", "Skyscraper", "3", ("→", "↓")),
    ):
        other = table.button("Other rule")
        if other.is_visible():
            other.focus()
            table.press("Enter")
        page.get_by_label("Find a rule").focus()
        page.keyboard.press("Control+a")
        page.keyboard.type(words)
        page.locator(".kind", has_text=title).first.focus()
        table.press("Enter")
        for way in ways:
            page.locator("#board [tabindex='0']").focus()
            table.press("ArrowDown")
            page.get_by_role("button", name=f"Line through the cursor, {way}").focus()
            table.press("Enter")
            page.locator("#board [tabindex='0']").focus()
            table.press(*number, "Enter")
            expect(page.locator(".placed .item", has_text=title)).to_have_count(ways.index(way) + 1)
    assert counted(table) == (0, 63)


def test_fog_with_a_rule_of_ones_own(table: Table) -> None:
    """A line rule as text, lamps, a trigger: 9 clicks."""
    open_desk(table)
    page = table.page
    count(table)
    page.click("summary:has-text('Rules as text')")
    page.locator(".desk details textarea").click()
    page.locator(".desk details textarea").fill("regex [13579][2468].* r1c1-5\nregex 1.*9 r5c1-9")
    expect(page.locator(".placed .item")).to_have_count(2)
    section(table, "Drawing")
    page.get_by_label("Kind").select_option("fog")
    table.click(2, 2)
    table.button("Light around these cells").click()
    table.click(2, 2)
    table.button("Make these cells a trigger").click()
    table.drag((9, 8), (9, 9))
    table.button("They clear these cells").click()
    expect(page.locator(".desk li", has_text="r2c2 →")).to_be_visible()
    assert "in fog" in table.label(5, 5)
    assert counted(table) == (9, 0)
