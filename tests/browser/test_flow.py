"""From one game to the next: what comes after a solved puzzle, and which games are listed."""

from __future__ import annotations

from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, SEVERAL, SOLUTION, Table, choose_size


def test_another_one_is_made_at_once(table: Table) -> None:
    """After a solved puzzle the button opens one of the same size, layout and difficulty."""
    table.tab("make")
    choose_size(table.page, "4")
    table.button("Create").click()
    table.page.wait_for_selector('#board[aria-rowcount="4"]')
    before = table.page.locator("#board").aria_snapshot()
    for cell in range(16):
        table.click(cell // 4 + 1, cell % 4 + 1)
        if table.label(cell // 4 + 1, cell % 4 + 1).endswith("empty"):
            table.more("Reveal a cell")
            table.until(lambda c=cell: "empty" not in table.label(c // 4 + 1, c % 4 + 1))  # type: ignore[misc]
    table.page.wait_for_selector(".solved")
    table.button("Next puzzle").click()
    table.page.wait_for_selector(".solved", state="detached")
    assert table.page.get_attribute("#board", "aria-rowcount") == "4"
    assert table.page.inner_text("#level").startswith("Easy")
    assert table.page.locator("#board").aria_snapshot() != before


def test_a_reload_after_solving_gives_a_new_puzzle(table: Table, open_table: OpenTable) -> None:
    """The first puzzle does not come again, neither in this browser nor in another one."""
    solve_first(table)
    table.saved()
    for page in (table, open_table()):
        if page is table:
            table.reload()
        page.until(lambda page=page: page.page.inner_text("#level").startswith("Easy"))  # type: ignore[misc]
        assert page.page.locator(".solved").count() == 0
        assert page.page.inner_text("#title") != "A first puzzle"


def test_untouched_puzzles_are_not_listed(table: Table) -> None:
    """Puzzles that were only opened are not listed as games in progress."""
    begun = table.api("statistics")["started"]
    for text in (SEVERAL, FIRST[::-1], FIRST):
        table.paste(text)
        table.saved()
    table.tab("library")
    table.page.wait_for_selector("text=Your library is empty")
    assert "Continue" not in table.panel()
    assert table.api("statistics")["started"] == begun
    table.click(1, 1)
    table.press("8")
    table.saved()
    table.paste(SEVERAL)
    table.tab("library")
    table.page.wait_for_selector("text=Continue")
    assert table.page.locator("#panel .item").count() == 1
    assert table.api("statistics")["started"] == begun + 1


def solve_first(table: Table) -> None:
    """Write the solution into the first puzzle."""
    for index, digit in enumerate(SOLUTION):
        if FIRST[index] == ".":
            table.click(index // 9 + 1, index % 9 + 1)
            table.press(digit)
    table.page.wait_for_selector(".solved")
