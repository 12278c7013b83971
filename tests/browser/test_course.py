"""The course: its page, a station with its example, and exercises on the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.nightly import nightly

from nonet.course import Exercise, exercise


def opened(table: Table, does: Callable[[], object]) -> Exercise:
    """The exercise that a click opens, as Python has it."""
    with table.page.expect_response(lambda answer: answer.url.endswith("/api/exercise")) as found:
        does()
    fields = found.value.json()
    table.page.locator(".exercise").wait_for()
    return exercise(fields["name"], seed=fields["seed"])


def answers(table: Table) -> list[dict[str, Any]]:
    """The answers that the library has."""
    kept: list[dict[str, Any]] = table.page.request.post(
        f"{table.address}/api/learning", data={}
    ).json()["answers"]
    return kept


def go_to(table: Table, cell: int) -> None:
    """Move from the first cell to another one by the arrow keys."""
    table.press(*["ArrowDown"] * (cell // 9), *["ArrowRight"] * (cell % 9))


def test_an_exercise_is_done_by_keys(table: Table) -> None:
    """A wrong digit is refused with a reason, a right one accepted; the game is there again."""
    before = len(answers(table))
    table.click(1, 1)
    table.press("8")
    table.saved()
    games = table.api("games")["total"]
    table.tab("hint")
    table.button("Open the course").press("Enter")
    table.page.locator(".stations .item", has_text="Naked single").press("Enter")
    table.page.wait_for_selector("text=Where it stops working")
    one = opened(table, lambda: table.button("Find it").first.press("Enter"))
    [(cell, digit), *_] = one.steps[0].placements
    table.press("ArrowUp")  # the first one shows where the keyboard is
    assert table.selected() == 1
    go_to(table, cell)
    table.press(str(digit % 9 + 1))
    table.button("Check").press("Enter")
    table.page.locator(".exercise .verdict-of.bad").wait_for()
    table.press("Control+z", str(digit))
    table.button("Check").press("Enter")
    table.page.locator(".exercise .verdict-of.good").wait_for()
    assert table.page.evaluate("document.activeElement.textContent") == "Next exercise"
    other = opened(table, lambda: table.press("Enter"))
    assert other.seed != one.seed
    table.until(lambda: table.page.locator(".exercise .verdict-of").count() == 0)
    table.button("Back to the course").press("Enter")
    table.page.wait_for_selector("text=Where it stops working")
    table.tab("play")
    table.shows(1, 1, " 8")
    table.press("Control+z")
    table.shows(1, 1, "empty")
    assert table.api("games")["total"] == games
    [kept] = answers(table)[before:]
    assert (kept["station"], kept["right"], kept["hints"]) == (one.name, False, 0)


def test_a_station_is_read_and_practised_by_touch(open_table: OpenTable) -> None:
    """The example goes stage by stage; candidates are removed; hints come in three depths."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    before = len(answers(table))
    table.tab("hint")
    table.button("Open the course").tap()
    table.page.locator(".stations .item", has_text="Pointing").tap()
    table.page.wait_for_selector("text=Where it stops working")
    drawing = table.page.locator("#panel .board")
    assert drawing.locator(".gone").count() == 0
    while table.button("Next").is_enabled():
        table.button("Next").tap()
    assert drawing.locator(".gone").count() > 0
    assert table.faults("#panel") == []
    one = opened(table, table.button("Find it").first.tap)
    assert table.faults("body") == []
    for name, shown in (("Hint", ".frame"), ("Where?", ".frame"), ("Show me why", ".gone")):
        table.page.locator(".exercise").get_by_role("button", name=name, exact=True).tap()
        table.page.locator(f"#board {shown}").first.wait_for()
    table.button("Try it yourself").tap()
    for cell, digit in one.steps[0].eliminations:
        table.cell(cell // 9 + 1, cell % 9 + 1).scroll_into_view_if_needed()
        table.page.touchscreen.tap(*table.middle(cell // 9 + 1, cell % 9 + 1))
        table.page.locator(".keys .key").nth(digit - 1).tap()
        assert f"removed {digit}" in table.label(cell // 9 + 1, cell % 9 + 1)
    table.button("Check").tap()
    table.page.locator(".exercise .verdict-of.good").wait_for()
    table.until(lambda: len(answers(table)) == before + 1)
    kept = answers(table)[-1]
    assert (kept["station"], kept["right"], kept["hints"]) == ("pointing", False, 3)


def test_axe_finds_nothing_in_the_course(open_table: OpenTable) -> None:
    """Course, station, exercise and verdict break no rule of accessibility on a screen, either."""
    table = open_table(viewport={"width": 1440, "height": 900})
    table.tab("hint")
    table.button("Open the course").click()
    table.page.locator("#panel .next").wait_for()
    assert table.faults("body") == []
    table.button("Learn it").click()
    table.page.wait_for_selector("text=Why it is true")
    assert table.faults("body") == []
    opened(table, table.button("Find it").first.click)
    table.click(5, 5)
    table.button("Check").click()
    table.page.locator(".exercise .verdict-of").wait_for()
    assert table.faults("body") == []


def test_an_exercise_ends_with_another_game(table: Table) -> None:
    """A reload, or another puzzle, leaves the exercise; the keys are those of the game again."""
    table.click(1, 1)
    table.press("8")
    table.saved()
    table.tab("hint")
    table.button("Open the course").click()
    table.page.locator("#panel .next").wait_for()
    opened(table, table.button("Find it").first.click)
    table.reload()
    table.shows(1, 1, " 8")
    table.tab("hint")
    table.button("Open the course").click()
    table.page.locator("#panel .next").wait_for()
    opened(table, table.button("Find it").first.click)
    table.page.click("#new")
    table.page.locator("dialog .card").first.click()
    table.page.wait_for_selector("dialog", state="detached")
    table.until(lambda: table.page.locator(".exercise").count() == 0)
    table.press("KeyH")
    table.page.wait_for_selector("text=Look for")


def test_a_station_of_rules_shows_the_rule(table: Table) -> None:
    """Its example and its exercise have cages on the board, and a right answer is accepted."""
    table.tab("hint")
    table.button("Open the course").click()
    table.page.locator("button", has_text="Cage combinations").first.click()
    example = table.page.locator(".board .halo")
    example.first.wait_for()
    one = opened(table, table.button("Find it").first.click)
    assert one.state.layout.constraints
    table.until(lambda: table.page.locator('#board path[stroke^="light-dark"]').count() > 0)
    cell, digit = one.steps[0].eliminations[0]
    table.click(cell // 9 + 1, cell % 9 + 1)
    table.press(str(digit))
    table.button("Check").click()
    table.page.locator(".exercise .verdict-of.good").wait_for()


@pytest.mark.parametrize("size", [nightly((390, 844)), (360, 640)])
def test_an_exercise_fits_a_phone(open_table: OpenTable, size: tuple[int, int]) -> None:
    """Task, words and keys are on the first screen; an answer that is shown needs no pad."""
    width, height = size
    table = open_table(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page = table.page
    for station in ("Hidden single in a box", "Pointing", "Skyscraper", "XY-chain", "ALS-XY-wing"):
        table.open("/")
        table.tab("hint")
        table.button("Open the course").tap()
        page.locator(".stations .item", has_text=station).first.tap()
        one = opened(table, table.button("Find it").first.tap)
        assert_on_screen(table, ".exercise h2", ".exercise .soft", ".keys .key", ".choices .btn")
        table.button("Check").tap()
        task = "Enter a digit" if one.steps[0].placements else "Remove a candidate"
        page.locator(".verdict-of", has_text=task).wait_for()
        assert page.locator(".verdict-of.bad").count() == 0
        answer_wrongly(table, one)
        page.locator(".verdict-of.bad").wait_for()
        assert_on_screen(table, ".verdict-of.bad", ".choices .btn")
        for name, then in pairwise(("Hint", "Where?", "Show me why", "Try it yourself")):
            page.locator(".exercise").get_by_role("button", name=name, exact=True).tap()
            table.button(then).wait_for()
            assert_on_screen(table, ".exercise .say", ".choices .btn")
        while table.button("Next").count() and table.button("Next").is_enabled():
            table.button("Next").tap()
            assert_on_screen(table, ".exercise .say", ".exercise .way", ".choices .btn")
        assert not page.locator(".pad").is_visible()
        assert table.button("Check").count() == 0
        table.button("Try it yourself").tap()
        assert page.locator(".pad").is_visible()
        assert table.button("Check").count() == 1


@pytest.mark.parametrize("station", ["Full house", "Pointing", "Skyscraper", "Cage combinations"])
def test_an_exercise_fits_a_phone_on_its_side(open_table: OpenTable, station: str) -> None:
    """All keys, the task and what can be done are seen at first; later the verdict and the acts."""
    table = open_table(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    page = table.page
    table.tab("hint")
    table.button("Open the course").tap()
    page.locator(".stations .item", has_text=station).first.tap()
    one = opened(table, table.button("Find it").first.tap)
    assert_on_screen(table, ".keys .key", ".exercise h2", ".choices .btn")
    answer_wrongly(table, one)
    page.locator(".verdict-of.bad").wait_for()
    assert_on_screen(table, ".choices .btn")
    for name, then in pairwise(("Hint", "Where?", "Show me why", "Try it yourself")):
        page.locator(".exercise").get_by_role("button", name=name, exact=True).tap()
        table.button(then).wait_for()
        assert_on_screen(table, ".choices .btn")
    assert_on_screen(table, ".exercise .say")


def test_the_tick_of_a_verdict_stands_before_its_words(table: Table) -> None:
    """It is a part of the note, and makes the page no longer."""
    table.tab("hint")
    table.button("Open the course").click()
    table.page.locator(".stations .item", has_text="Full house").click()
    one = opened(table, table.button("Find it").first.click)
    [(cell, digit), *_] = one.steps[0].placements
    table.click(cell // 9 + 1, cell % 9 + 1)
    table.press(str(digit))
    table.button("Check").click()
    note = table.page.locator(".exercise .verdict-of.good")
    note.wait_for()
    tick, words = note.locator("span").bounding_box(), note.bounding_box()
    assert tick is not None
    assert words is not None
    assert words["x"] <= tick["x"] < words["x"] + 40
    assert words["y"] <= tick["y"] < words["y"] + 40
    assert table.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def answer_wrongly(table: Table, one: Exercise) -> None:
    """Enter a wrong digit, or remove one of the solution, and check."""
    digits = one.state.grid.digits
    places = bool(one.steps[0].placements)
    empty = [cell for cell in range(81) if not digits[cell]]
    candidates = [(cell, digit) for cell in empty for digit in one.state[divmod(cell, 9)]]
    # The last cells of a grid have no wrong candidate left.
    others = [(cell, digit) for cell in empty for digit in range(1, 10) if places]
    cell, digit = next(
        (cell, digit)
        for cell, digit in (*candidates, *others)
        if (digit == one.solution.digits[cell]) != places
    )
    table.page.touchscreen.tap(*table.middle(cell // 9 + 1, cell % 9 + 1))
    table.page.locator(".keys .key").nth(digit - 1).tap()
    table.button("Check").tap()


def assert_on_screen(table: Table, *parts: str) -> None:
    """Each of these parts is wholly above the tabs, and nothing has to be scrolled to."""
    table.painted()
    tabs = table.page.locator("#tabs").bounding_box()
    foot = table.page.evaluate("innerHeight") if tabs is None else tabs["y"]
    for part in parts:
        for place in table.page.locator(part).all():
            box = place.bounding_box()
            assert box is not None, part
            assert 0 <= box["y"] <= box["y"] + box["height"] <= foot, part
    assert table.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_what_is_true_by_another_technique_is_no_mistake(open_table: OpenTable) -> None:
    """An exercise says which technique it takes, keeps no wrong answer, and goes on."""
    table = open_table()
    before = len(answers(table))
    table.tab("hint")
    table.button("Open the course").click()
    table.page.locator(".stations .item", has_text="Hidden single in a box").click()
    one = opened(table, table.button("Find it").first.click)
    accepted = {found for step in one.steps for found in step.placements}
    cell, digit = next(
        (cell, digit)
        for cell, digit in enumerate(one.solution.digits)
        if not one.state.grid.digits[cell] and (cell, digit) not in accepted
    )
    table.click(cell // 9 + 1, cell % 9 + 1)
    table.press(str(digit))
    table.button("Check").click()
    table.page.locator(".exercise .verdict-of").wait_for()
    assert table.page.locator(".verdict-of:is(.bad, .good)").count() == 0
    assert len(answers(table)) == before
