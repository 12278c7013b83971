"""Candidates, names and ticks tell what is true, and chains are read link by link."""

from __future__ import annotations

from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.browser.test_figures import CAGES, CHAIN

import nonet
from nonet import Puzzle

FILE = Puzzle(nonet.Grid(bytes(81), layout=CAGES)).to_text("nonet").encode()


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
