"""A puzzle without exactly one solution is explained on the board and repaired by a click."""

from __future__ import annotations

import re

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, SEVERAL, Table

IMPOSSIBLE = "4" + FIRST[1:]
"""No solution, although no house has a digit twice."""

CONFLICT = "9" + FIRST[1:]
"""The digit 9 twice in row 1."""


def test_a_conflict_set_is_framed_and_named(table: Table) -> None:
    """A pasted puzzle without solution shows its conflict set at once, in words too."""
    table.paste(IMPOSSIBLE)
    table.page.wait_for_selector("text=These digits cannot all be right")
    assert table.page.locator("#board .frame.vermilion").count() == 1
    assert "4 in row 1 column 1" in table.panel()
    assert "These digits cannot all be right" in table.page.inner_text("#live")


def test_a_given_is_taken_out_and_put_back(table: Table) -> None:
    """One click repairs the puzzle, and undo brings the given back."""
    table.paste(IMPOSSIBLE)
    table.button("Take out 4 in row 1 column 1").click()
    table.page.wait_for_selector("#toast >> text=Now there is exactly one solution.")
    table.shows(1, 1, "empty")
    table.until(lambda: "Take out" not in table.panel())
    table.press("Control+z")
    table.shows(1, 1, "given 4")
    table.button("Take out 4 in row 1 column 1").wait_for()


def test_two_equal_digits_are_a_conflict_set(table: Table) -> None:
    """Either of two equal digits can be taken out."""
    table.paste(CONFLICT)
    table.page.wait_for_selector("text=The same digit 9 twice")
    table.button("Take out 9 in row 1 column 1").click()
    table.page.wait_for_selector("#toast >> text=Now there is exactly one solution.")


def test_two_solutions_are_shown_with_what_is_missing(table: Table) -> None:
    """Cells that differ hold both digits; the missing givens are added by one click."""
    table.paste(SEVERAL)
    table.page.wait_for_selector("text=With these givens there is exactly one solution")
    cells = table.page.locator("#board .split").count()
    assert cells > 0
    assert table.page.locator("#board .either").count() == 2 * cells
    named = [table.page.locator("#board .cell").nth(cell) for cell in range(81)]
    labels = [cell.get_attribute("aria-label") or "" for cell in named]
    assert sum(bool(re.search(r", [1-9] or [1-9]$", label)) for label in labels) == cells
    before = table.page.locator("#board .given").count()
    table.button("Add these givens").click()
    table.page.wait_for_selector("#toast >> text=Now there is exactly one solution.")
    assert table.page.locator("#board .given").count() > before
    table.press("Control+z")
    table.page.wait_for_selector("text=With these givens there is exactly one solution")
    assert table.page.locator("#board .given").count() == before


def test_givens_that_are_written_are_watched(table: Table) -> None:
    """A puzzle that is entered by hand says at once when it has no solution."""
    table.tab("make")
    table.button("Blank board").click()
    table.click(1, 1)
    table.press("5")
    table.page.wait_for_selector("#panel >> text=Several solutions")
    table.click(1, 2)
    table.press("5")
    table.page.wait_for_selector("#panel >> text=The same digit 5 twice")
    table.button("Take out 5 in row 1 column 2").click()
    table.page.wait_for_selector("#panel >> text=Several solutions")


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


def test_the_setter_asks_why(table: Table) -> None:
    """The analysis explains, too."""
    table.paste(IMPOSSIBLE)
    table.button("Take out 4 in row 1 column 1").wait_for()
    table.tab("analyse")
    table.button("Unique?").click()
    table.page.wait_for_selector("#panel >> text=These digits cannot all be right")
    assert table.page.locator("#board .frame.vermilion").count() == 1


@pytest.mark.parametrize(
    ("locale", "title"), [("de-DE", "Keine Lösung"), ("zh-CN", "无解"), ("en-GB", "No solution")]
)
def test_the_reason_is_in_the_language_of_the_page(
    open_table: OpenTable, locale: str, title: str
) -> None:
    """What is wrong is said in three languages, on a phone as well."""
    table = open_table(locale=locale, viewport={"width": 390, "height": 780})
    table.drop("puzzle.txt", IMPOSSIBLE.encode())
    table.page.locator("dialog .btn.main").click()
    table.page.wait_for_selector(f"#panel .verdict >> text={title}")
    table.page.locator("#panel .repairs .btn").first.wait_for()
