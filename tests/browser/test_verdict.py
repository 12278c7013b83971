"""A puzzle without exactly one solution is played to its end, and nothing is given away."""

from __future__ import annotations

from tests.browser.table import Table


def test_nothing_is_revealed_where_several_digits_are_right(table: Table) -> None:
    """With several solutions nothing is revealed, and the end of the game says so."""
    table.paste("..34 3412 ..43 4321")
    table.page.wait_for_selector("#panel >> text=Several solutions")
    table.click(1, 1)
    table.more("Reveal a cell")
    table.page.wait_for_selector("#toast >> text=several solutions")
    table.shows(1, 1, "1 or 2")
    for row, column, digit in ((1, 1, "1"), (1, 2, "2"), (3, 1, "2"), (3, 2, "1")):
        table.click(row, column)
        table.press(digit)
    table.page.wait_for_selector(".solved >> text=this is one of several solutions")
    assert "Well done" not in table.page.inner_text(".solved")
