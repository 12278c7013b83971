"""The rules, the test at the beginning, daily puzzles, the coach, and what teachers need."""

from __future__ import annotations

import datetime as dt
import re

from playwright.sync_api import expect
from tests.browser.table import Table

import nonet
import nonet.course


def open_daily(table: Table) -> None:
    """Open the puzzles of the day."""
    table.page.click("#new")
    table.button("Daily puzzle").click()
    expect(table.page.locator(".month")).to_be_visible()


def play(table: Table, solution: str) -> None:
    """Fill the board by keys."""
    table.click(1, 1)
    givens = table.page.locator("#board [data-cell]")
    for cell, digit in enumerate(solution):
        if "given" not in (givens.nth(cell).get_attribute("aria-label") or ""):
            table.press(digit)
        table.press("ArrowRight", *(["ArrowDown"] if cell % 9 == 8 else []))


def test_the_daily_puzzle_is_the_same_for_everyone_and_its_result_is_kept(table: Table) -> None:
    """It is that of the date, can be gone on with, and its time is in the statistics."""
    page = table.page
    page.clock.set_fixed_time(dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC))
    open_daily(table)
    table.page.locator(".daily .card", has_text="Easy").click()
    table.button("Play today’s puzzle").click()
    expect(page.locator("#title")).to_contain_text("Daily · December 1")
    puzzle = nonet.course.daily(dt.date(2026, 12, 1), "easy")
    solution = nonet.solve(puzzle.grid).to_text()
    play(table, solution[:80])
    page.clock.resume()
    table.saved()
    table.reload()
    table.press("Escape")
    table.click(9, 9)
    table.press(solution[80])
    page.wait_for_selector(".solved")
    table.button("Look back").click()
    expect(page.locator(".uses").first).to_contain_text("Full house")
    table.press("Escape")
    page.clock.set_fixed_time(dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC))
    open_daily(table)
    expect(page.locator(".daily .card", has_text="Easy")).to_contain_text("solved in")
    expect(page.locator(".daily td").first).to_have_text("Easy")
    day = page.get_by_role("button", name=re.compile("December 1, solved"))
    expect(day).to_be_visible()
    assert page.get_by_role("button", name="December 2", exact=True).is_disabled()
    table.button("Month before").click()
    expect(page.locator(".daily h3").first).to_have_text("November 2026")


def test_a_quiet_dot_on_hint_comes_after_a_minute(table: Table) -> None:
    """In the puzzle of a station, a dot comes after a minute, and goes with the next move."""
    page = table.page
    page.clock.install()
    table.reload()
    open_daily(table)
    table.button("Play").click()
    expect(page.locator("#title")).to_have_text("Puzzle of the week")
    pad = page.locator("#pad")
    expect(pad).not_to_have_class(re.compile("dotted"))
    page.clock.run_for(61_000)
    expect(pad).to_have_class(re.compile("dotted"))
    page.locator("#board [aria-label$=empty]").first.click()
    table.press("5")
    expect(pad).not_to_have_class(re.compile("dotted"))
