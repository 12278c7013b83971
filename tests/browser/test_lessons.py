"""The rules, the test at the beginning, daily puzzles, the coach, and what teachers need."""

from __future__ import annotations

import datetime as dt
import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import OpenTable
from tests.browser.table import Table

import nonet
import nonet.course
from nonet.logic import technique


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
    table.is_spent = True
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
    page.locator(".uses").first.wait_for()
    expect(page.locator(".uses").first).to_contain_text("Full house")
    assert table.faults("dialog") == []
    table.press("Escape")
    page.clock.set_fixed_time(dt.datetime(2026, 12, 1, 12, tzinfo=dt.UTC))
    open_daily(table)
    expect(page.locator(".daily .card", has_text="Easy")).to_contain_text("solved in")
    expect(page.locator(".daily td").first).to_have_text("Easy")
    day = page.get_by_role("button", name=re.compile("December 1, solved"))
    expect(day).to_be_visible()
    assert page.get_by_role("button", name="December 2", exact=True).is_disabled()
    table.button("Previous month").click()
    expect(page.locator(".daily h3").first).to_have_text("November 2026")


def test_a_quiet_dot_on_hint_comes_after_a_minute(table: Table) -> None:
    """In the puzzle of a station, a dot comes after a minute, and goes with the next move."""
    page = table.page
    table.is_spent = True
    page.clock.install()
    table.reload()
    open_daily(table)
    table.button("Play").click()
    expect(page.locator("#title")).to_have_text("Puzzle of the week")
    pad = page.locator("#pad")
    expect(pad).not_to_have_class(re.compile("dotted"))

    def dotted_after_a_minute() -> bool:
        page.clock.run_for(61_000)
        return "dotted" in (pad.get_attribute("class") or "")

    table.until(dotted_after_a_minute)  # the puzzle may be followed a little later than it is shown
    page.locator("#board [aria-label$=empty]").first.click()
    table.press("5")
    expect(pad).not_to_have_class(re.compile("dotted"))


def open_course(table: Table, name: str) -> None:
    """Open a part of the course."""
    table.tab("hint")
    table.button("Open the course").click()
    table.button(name).click()


def test_the_rules_are_learnt_by_keyboard(table: Table) -> None:
    """Three grids are filled; a wrong digit says why; the game stays as it was."""
    page = table.page
    before = table.label(1, 2)
    expect(page.locator("#rules")).to_be_visible()
    open_course(table, "The rules")
    dialog = page.locator("dialog")
    for number, screen in enumerate(nonet.course.rules_screens(), 1):
        expect(dialog.locator("h3")).to_have_text(screen.title)
        solution = nonet.solve(screen.puzzle).to_text()
        empty = [cell for cell, digit in enumerate(screen.puzzle.digits) if not digit]
        place = dialog.locator(f"[data-cell='{empty[0]}']")
        place.focus()
        row = screen.puzzle.digits[empty[0] // 4 * 4 :][:4]
        table.press(str(next(digit for digit in row if digit)))
        expect(dialog.locator(".lesson-says.bad")).to_contain_text("already")
        expect(place).to_have_attribute("aria-label", re.compile("conflict"))
        for cell in empty:
            dialog.locator(f"[data-cell='{cell}']").focus()
            table.press(solution[cell])
        expect(dialog.locator(".lesson-says.good")).to_have_text(screen.done)
        expect(table.button("Start solving" if number == 3 else "Next")).to_be_focused()
        table.press("Enter")
    expect(dialog).to_have_count(0)
    assert table.label(1, 2) == before
    expect(table.button("The rules (learnt)")).to_be_visible()
    expect(page.locator("#rules")).not_to_be_visible()


def test_placement_finds_a_station_by_touch(open_table: OpenTable) -> None:
    """Eight positions are answered or left, and the station to begin with opens."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = table.page
    page.route(
        "**/api/placement",
        lambda route: route.continue_(post_data=json.dumps({"seed": 1, "language": "en"})),
    )
    open_course(table, "Find your level")
    dialog = page.locator("dialog")
    [step, *_] = nonet.course.placement(1)[0].steps
    [(cell, digit)] = step.placements
    dialog.locator(f"[data-cell='{cell}']").tap()
    dialog.locator(".key").nth(digit - 1).tap()
    expect(dialog.locator(".lesson-says.good")).to_contain_text("Right")
    for _ in range(7):
        table.button("Next").tap()
        table.button("I don’t see it").tap()
    table.button("Next").tap()
    expect(dialog).to_contain_text("You found 1 of 8")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    dialog.locator(".btn.main").tap()
    expect(page.locator("#panel .title")).to_have_text("Hidden single in a row or column")
    kept = page.request.post(f"{table.address}/api/learning", data={}).json()
    assert [one["right"] for one in kept["answers"][-8:]] == [True, *[False] * 7]


@pytest.mark.parametrize(("width", "height"), [(740, 360), (1280, 860), (390, 844), (360, 740)])
def test_a_lesson_is_seen_as_a_whole(open_table: OpenTable, width: int, height: int) -> None:
    """Words, board and keys of the rules and the test are on one screen, with what is said."""
    table = open_table(viewport={"width": width, "height": height}, has_touch=True)
    page = table.page
    page.locator("#rules").tap()
    page.locator("dialog [data-cell]").first.wait_for()
    assert _sticks_out(table) == []
    table.button("Close").tap()
    page.route(
        "**/api/placement",
        lambda route: route.continue_(post_data=json.dumps({"seed": 1, "language": "en"})),
    )
    open_course(table, "Find your level")
    page.locator("dialog [data-cell]").first.wait_for()
    assert _sticks_out(table) == []
    for number in range(8):
        if number == 7:
            [step, *_] = nonet.course.placement(1)[7].steps
            cell, digit = step.eliminations[0]
            page.locator(f"dialog [data-cell='{cell}']").tap()
            page.locator("dialog .key").nth(digit - 1).tap()
            page.locator("dialog .lesson-says.good").wait_for()
        else:
            table.button("I don’t see it").tap()
        assert _sticks_out(table) == []
        table.button("Next").tap()


def _sticks_out(table: Table) -> list[str]:
    """The parts of a lesson that are not wholly in the dialog, or wider than its board."""
    table.painted()
    found: list[str] = table.page.evaluate(
        """() => {
            const dialog = document.querySelector("dialog").getBoundingClientRect();
            const parts = ".say, .board, .key, .lesson-says, .row .btn:not([hidden])";
            return [...document.querySelectorAll(`dialog :is(${parts})`)]
                .filter((part) => {
                    const { left, top, right, bottom } = part.getBoundingClientRect();
                    return left < dialog.left || right > dialog.right
                        || top < dialog.top || bottom > dialog.bottom;
                })
                .map((part) => part.textContent.slice(0, 20) || part.tagName);
        }"""
    )
    board, keys = (
        table.page.locator(part).bounding_box() for part in ("dialog .board", "dialog .keys")
    )
    assert board is not None
    if keys is None:
        return found
    beside = keys["x"] >= board["x"] + board["width"]
    if not beside and abs(keys["x"] + keys["width"] / 2 - board["x"] - board["width"] / 2) > 1:
        found.append("keys")
    return found


def test_whatever_is_true_counts_in_placement(open_table: OpenTable) -> None:
    """Digits and removals found in another way are right; cells are named as the setting says."""
    table = open_table(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = table.page
    page.request.patch(f"{table.address}/api/settings", data={"cellNames": "rc"})
    table.reload()
    page.route(
        "**/api/placement",
        lambda route: route.continue_(post_data=json.dumps({"seed": 1, "language": "en"})),
    )
    open_course(table, "Find your level")
    dialog = page.locator("dialog")

    def answer(cell: int, digit: int) -> None:
        dialog.locator(f"[data-cell='{cell}']").tap()
        dialog.locator(".key").nth(digit - 1).tap()

    for number, one in enumerate(nonet.course.placement(1)):
        digits, solution = one.state.grid.digits, one.solution.digits
        accepted = {found for step in one.steps for found in (*step.placements, *step.eliminations)}
        empty = [cell for cell in range(81) if not digits[cell]]
        if one.steps[0].placements:
            expect(dialog.locator("p.say").first).to_contain_text("in any way")
            answer(*next((c, solution[c]) for c in empty if (c, solution[c]) not in accepted))
            expect(dialog.locator(".lesson-says.good")).to_contain_text("it counts")
        else:
            task = dialog.locator("p.say").first
            expect(task).to_contain_text(technique(one.technique).phrase)
            others = [
                (cell, digit)
                for cell in empty
                for digit in one.state[divmod(cell, 9)]
                if digit != solution[cell] and (cell, digit) not in accepted
            ]
            named = [one.check(removed=[found]).other for found in others]
            if None in named:
                answer(*others[named.index(None)])
                expect(dialog.locator(".lesson-says")).to_contain_text("does not use up your try")
            if number == 7:
                answer(cell := empty[0], solution[cell])
                expect(dialog.locator(".lesson-says.bad")).to_contain_text("is needed")
            else:
                answer(*others[next(at for at, name in enumerate(named) if name)])
                expect(dialog.locator(".lesson-says.good")).to_contain_text("it counts")
                expect(dialog.locator(".board .gone")).to_have_count(1)
        table.button("Next").tap()
    expect(dialog).to_contain_text("You found 7 of 8")


def test_a_class_gets_the_same_positions(table: Table) -> None:
    """A sheet is made by its number, and its link opens the same positions one after another."""
    page = table.page
    open_course(table, "Worksheets")
    page.get_by_label("Station").select_option("naked_pair")
    page.get_by_label("Positions").fill("2")
    page.get_by_label("Sheet number").fill("5")
    with page.expect_download() as download:
        table.button("Make a PDF").click()
    assert download.value.suggested_filename == "naked_pair-5.pdf"
    link = page.get_by_label("Link for the class").input_value()
    table.button("Show on a projector").click()
    projector = page.locator(".projector")
    expect(projector.locator("h2")).to_have_text("Naked pair")
    table.press("ArrowRight", "ArrowRight")
    expect(projector).to_contain_text("3 of")
    expect(projector.locator(".over *").first).to_be_attached()
    table.press("Escape", "Escape")
    page.goto("about:blank")
    table.open(link)
    for one in nonet.course.exercise_set("naked_pair", 2, seed=5):
        expect(page.locator("#panel h2")).to_have_text("Find it: Naked pair")
        given = next(cell for cell, digit in enumerate(one.state.grid.digits) if digit)
        label = table.cell(given // 9 + 1, given % 9 + 1)
        expect(label).to_have_attribute(
            "aria-label", re.compile(rf" {one.state.grid.digits[given]}")
        )
        for name in ("Hint", "Where?", "Show me why", "Next exercise"):
            page.locator("#panel").get_by_role("button", name=name, exact=True).click()
    page.goto("about:blank")
    table.open("/#learn=x_wing")
    expect(page.locator("#panel .title")).to_have_text("X-wing")


def test_axe_finds_nothing_in_lessons(open_table: OpenTable) -> None:
    """No dialog of the course breaks a rule of accessibility, and none sticks out of a phone."""
    table = open_table(viewport={"width": 360, "height": 740})
    page = table.page
    for name in ("The rules", "Find your level", "Daily puzzle", "Worksheets"):
        open_course(table, name)
        expect(page.locator("dialog .btn.main, dialog .lesson-board").first).to_be_attached()
        assert (name, table.faults("dialog")) == (name, [])
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if name != "Worksheets":
            table.press("Escape")
    table.button("Show on a projector").click()
    expect(page.locator(".projector")).to_be_visible()
    assert table.faults(".projector") == []
