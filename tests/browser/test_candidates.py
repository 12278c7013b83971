"""Candidates, names and ticks tell what is true, and chains are read link by link."""

from __future__ import annotations

from tests.browser.conftest import OpenTable
from tests.browser.table import SOLUTION, Table
from tests.browser.test_figures import CAGES, CHAIN

import nonet
from nonet import Puzzle

FILE = Puzzle(nonet.Grid(bytes(81), layout=CAGES)).to_text("nonet").encode()


def show_cages(table: Table) -> None:
    """Put cages on the board."""
    table.drop("cages.nonet", FILE)
    table.button("Play it").click()
    table.until(lambda: table.page.locator("#board text", has_text="24").count() == 1)


def holds(table: Table, row: int, column: int, words: str) -> None:
    """Wait until these words, and no more of their kind, are said of a cell."""
    table.until(lambda: f", {words}, " in f"{table.label(row, column)}, ")


def test_automatic_candidates_stand_beside_own_marks(table: Table) -> None:
    """What the player marked stays as it is, and the other candidates are seen beside it."""
    table.click(1, 1)
    table.press("Control+8")
    table.more("Automatic candidates")
    table.shows(1, 1, "automatic candidates 4 5 6 7, centre marks 8")
    place = table.page.locator("#board .ink > g").first
    assert place.locator(".figures.beside").get_attribute("d")
    assert place.locator(".figures.centre").get_attribute("d")
    table.click(2, 1)
    table.press("7")
    table.shows(1, 1, "automatic candidates 4 5 6, centre marks 8")
    table.saved()
    table.reload()
    table.shows(1, 1, "automatic candidates 4 5 6, centre marks 8")
    table.more("Automatic candidates")
    table.shows(1, 1, "empty, centre marks 8")


def test_candidates_know_the_sums_of_cages(table: Table) -> None:
    """A cage of 24 in three cells takes 7, 8 and 9, however its candidates were filled in."""
    show_cages(table)
    table.button("Candidates").click()
    holds(table, 4, 4, "centre marks 7 8 9")
    holds(table, 1, 1, "centre marks 1 2 4")
    holds(table, 1, 3, "centre marks 2 3 4 5 6 7 8 9")
    table.press("Control+z")
    table.more("Automatic candidates")
    holds(table, 4, 5, "centre marks 7 8 9")
    table.click(4, 4)
    table.press("9")
    holds(table, 4, 5, "centre marks 7 8")
    table.press("Delete")
    holds(table, 4, 4, "centre marks 7 8 9")


def test_a_puzzle_without_a_title_is_named_by_its_rules(open_table: OpenTable) -> None:
    """In each language, also in the library."""
    names = {
        "en": "Killer, 3 cages, one thermometer",
        "de": "Killer, 3 Käfige, 1 Thermometer",
        "zh": "杀手数独，3个笼、1支温度计",
    }
    for language, name in names.items():
        table = open_table(locale=language)
        table.drop("cages.nonet", FILE)
        table.page.locator("dialog .btn.main").click()
        table.page.locator("#title", has_text=name).wait_for(state="attached")
        table.answered()


def test_only_digits_that_are_done_are_ticked(table: Table) -> None:
    """Nine of a digit are not done while two of them share a row, and ten never are."""
    table.paste("." * 81)
    key = table.page.locator("#pad .key small").first
    for row in range(1, 10):
        table.click(row, 3 * ((row - 1) % 3) + (row - 1) // 3 + 1)
        table.press("1")
    assert key.inner_text() == "✓"
    table.press("Delete", "ArrowLeft")
    table.press("1")
    assert key.inner_text() == "0"
    table.click(9, 9)
    table.press("1")
    assert key.inner_text() == "-1"


def test_arrow_keys_walk_link_by_link(table: Table) -> None:
    """Step by step stops at each link of a chain, forward and back."""
    table.paste(CHAIN)
    table.tab("hint")
    table.button("Step by step").click()
    panel = table.page.locator("#panel")
    panel.locator("input[type=range]").wait_for()
    for _ in range(30):
        if "Link 1 of" in panel.inner_text():
            break
        table.press("ArrowRight")
    link = table.page.locator("#board .link")
    assert link.count() == 1
    table.press("ArrowRight")
    assert "Link 2 of" in panel.inner_text()
    assert link.count() == 2
    table.press("ArrowLeft")
    assert "Link 1 of" in panel.inner_text()
    assert link.count() == 1


def test_lists_of_steps_have_the_names_of_the_player(table: Table) -> None:
    """Where cells have names in words, no step is listed in notation."""
    table.paste("." + SOLUTION[1:40] + "." + SOLUTION[41:])
    table.tab("settings")
    table.page.get_by_label("Cells in hints").select_option("words")
    table.tab("hint")
    table.button("All steps now").click()
    first = table.page.locator("#panel .list .item").first
    first.wait_for()
    assert first.inner_text().startswith("row ")
    assert "r1c" not in table.panel()
