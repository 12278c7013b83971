"""Grade and rating beside each other, wherever a puzzle is."""

from __future__ import annotations

from tests.browser.table import Table

# Golden Nugget, by tarek, in another of its forms: many seconds of work.
GOLDEN_NUGGET = "..24..........9.3..1..8...7..46.....9....2....8..1.3..6.....7...7..5..1.......8.5"


def test_the_rating_is_shown_beside_the_grade(table: Table) -> None:
    """ER, EP, ED and the gem are found without being asked for; there is one hardest step."""
    for tab in ("play", "hint"):
        table.tab(tab)
        if tab == "play":
            table.page.click("#panel .rating > summary")
        table.page.wait_for_selector("#panel >> text=1.2 / 1.2 / 1.2")
        assert "diamond" in table.panel()
        assert "Singles only" in table.panel()
        assert "Single\n" not in table.panel()


def test_the_hardest_step_of_the_scale_leads_to_its_page(table: Table) -> None:
    """The hardest step of the rating is folded under it; a click opens its page."""
    table.page.click("#panel .rating > summary")
    table.page.wait_for_selector("#panel >> text=1.2 / 1.2 / 1.2")
    table.page.click("#panel .facts >> text=by Sudoku Explainer")
    table.page.locator("#panel .facts .btn", has_text="Hidden Single").click()
    table.page.wait_for_selector("dialog >> text=Hidden Single")


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
