"""Grade and rating beside each other, wherever a puzzle is."""

from __future__ import annotations

from tests.browser.table import Table

# Golden Nugget, by tarek, in another of its forms: many seconds of work.
GOLDEN_NUGGET = "..24..........9.3..1..8...7..46.....9....2....8..1.3..6.....7...7..5..1.......8.5"


def test_a_long_rating_is_stopped(table: Table) -> None:
    """Stop ends it, and it can be asked for again."""
    table.paste(GOLDEN_NUGGET)
    table.page.click("#panel .rating > summary")
    table.page.locator("#panel .facts").get_by_role("button", name="Stop").click()
    rate = table.page.locator("#panel .facts").get_by_role("button", name="Rate it")
    rate.click()
    table.page.locator("#panel .facts").get_by_role("button", name="Stop").click()
    rate.wait_for()


def test_the_library_knows_ratings(table: Table) -> None:
    """A puzzle that was rated is found by its rating."""
    table.keep("Gentle")
    table.page.locator("#panel .item", has_text="Gentle").click()
    table.until(lambda: table.api("puzzles")["puzzles"][0]["rating"] is not None)
    table.tab("library")
    table.page.wait_for_selector("#panel >> text=ER 1.2")
    table.page.click("#panel summary >> text=Filters")
    table.page.get_by_role("spinbutton", name="Lowest ER").fill("5")
    table.page.wait_for_selector("text=Puzzles: 0")
    table.page.get_by_role("spinbutton", name="Lowest ER").fill("")
    table.page.get_by_label("Pearl or diamond").select_option("diamond")
    table.page.wait_for_selector("text=Puzzles: 1")
