"""The panel that teaches beside others, and the pages of techniques."""

from __future__ import annotations

from tests.browser.table import Table


def test_a_view_ends_with_its_panel(table: Table) -> None:
    """Leaving the walkthrough returns to the game at once; coming back continues it."""
    before = table.page.locator("#board .digit").count()
    table.tab("hint")
    table.button("Step by step").click()
    table.page.locator("#panel input[type=range]").wait_for()
    table.button("Next").click()
    table.button("Next").click()
    table.tab("play")
    assert table.page.locator("#board .digit").count() == before
    table.click(1, 1)
    table.press("8")
    assert table.label(1, 1).endswith(" 8")
    table.press("Control+z")
    table.tab("hint")
    assert "2 / " in table.panel()


def test_every_technique_has_its_page(table: Table) -> None:
    """The catalogue leads to a page with words and a drawing."""
    table.tab("hint")
    table.button("Techniques").click()
    table.page.locator("dialog summary", has_text="Fish").first.click()
    table.page.locator("dialog .item:visible", has_text="X-Wing").first.click()
    drawing = table.page.locator("dialog .board").last
    drawing.wait_for()
    assert drawing.locator(".spot").count() > 0
