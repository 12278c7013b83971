"""Rules that are only drawn are proposed: by click and by keyboard they are taken, or left."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.formats.test_proposals import RIGHT, line, scl, small

import nonet
from nonet.constraints import Thermometer

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Request

PROVED = replace(
    small(text="Digits increase from the bulb."), author="Ada", message="Warm enough?"
).to_text("sudokupad")
"""A thermometer that leaves one of two solutions."""

SEVERAL = scl(4, lines=[line((0, 0), (0, 1), color="#67f067"), line((3, 0), (3, 1))])
"""Two lines on an empty grid."""

MARKS = '#board path[stroke^="light-dark"]'
DRAWN = '#board path[stroke^="light-dark(#cfcfcf"]'
"""The line of the file, which a rule's own mark replaces."""


def propose(table: Table, link: str) -> Locator:
    """The dialog for a link, with its proposals."""
    table.ask_to_open(link)
    dialog = table.page.locator("dialog", has=table.page.locator(".proposals"))
    dialog.locator(".proposals .note").wait_for()
    return dialog


def is_of_print(request: Request) -> bool:
    """Whether a request is for a PDF."""
    question = request.post_data_json if request.url.endswith("/api/jobs") else None
    return question is not None and question.get("kind") == "print"


def fill_in(table: Table) -> None:
    """Write the one solution into the empty cells."""
    for cell, digit in enumerate(RIGHT):
        row, column = divmod(cell, 4)
        if ", empty" in table.label(row + 1, column + 1):
            table.click(row + 1, column + 1)
            table.press(str(digit))


def test_proved_rules_are_taken_by_a_click(table: Table, tmp_path: Path) -> None:
    """What is proved is ticked; the puzzle then has the rules, once, and is solved by them."""
    dialog = propose(table, PROVED)
    dialog.get_by_text("Proved: with these rules there is exactly one solution.").wait_for()
    rule = dialog.get_by_label("Digits along a thermometer increase from the bulb.")
    assert rule.is_checked()
    dialog.get_by_text("98 % sure, the text has “Digits increase from the bulb”").wait_for()
    rule.hover()
    assert dialog.locator(".frame").count() == 1
    table.button("Use these rules").click()
    table.page.wait_for_selector("text=4 × 4, with more rules")
    table.until(lambda: table.page.locator(MARKS).count() > 0)
    assert table.page.locator(DRAWN).count() == 0
    table.saved()
    table.reload()
    fill_in(table)
    table.page.wait_for_selector(".solved >> text=Warm enough?")
    table.more("Export")
    table.page.select_option("dialog select", "nonet")
    text = table.page.locator("dialog textarea")
    table.until(lambda: "thermometer" in text.input_value())
    (tmp_path / "game.nonet").write_text(text.input_value(), encoding="utf-8")
    game = nonet.load(tmp_path / "game.nonet")
    assert game.layout.constraints == (Thermometer("r1c1-2"),)
    assert (game.author, game.message) == ("Ada", "Warm enough?")
    assert game.cosmetics == nonet.Puzzle(game.grid).cosmetics
    assert not game.has_unread_rules


def test_rules_are_chosen_by_the_keyboard(table: Table) -> None:
    """What is not proved waits for ticks; each rule shows its cells when it has the focus."""
    dialog = propose(table, SEVERAL)
    dialog.get_by_text("Not proved: with these rules there are several solutions.").wait_for()
    assert table.button("Use these rules").is_disabled()
    table.press("Tab", "Tab")
    assert dialog.locator(".frame").count() == 1
    table.press("Space", "Tab", "Enter")
    table.page.wait_for_selector("dialog", state="detached")
    kept = json.loads(table.kept())["document"]
    assert len(kept["state"]["layout"]["constraints"]) == 1
    assert len(kept["cosmetics"]["strokes"]) == 1
    assert not kept["hasUnreadRules"]
    assert kept["settings"]["locked"]  # rules need no givens


def test_a_picture_is_not_judged(table: Table) -> None:
    """Played as a picture, a puzzle keeps its drawings, and nothing is said of right and wrong."""
    propose(table, PROVED)
    table.button("Play as a picture only").click()
    table.page.wait_for_selector("text=4 × 4, with drawn rules")
    assert table.page.inner_text("#level") == "with drawn rules"
    assert "only drawn" in table.page.inner_text("#panel .note")
    drawn = table.page.locator(DRAWN)
    table.until(lambda: drawn.count() == 1)
    table.page.click("summary >> text=Rating")
    table.page.wait_for_selector("#panel >> text=nonet does not know them")
    table.button("Check").click()
    table.page.wait_for_selector("#toast >> text=nonet does not know them")
    fill_in(table)
    table.page.wait_for_selector("#toast >> text=nonet cannot say")
    assert table.page.locator(".solved").count() == 0
    table.saved()
    table.reload()
    table.until(lambda: drawn.count() == 1)
    table.tab("hint")
    table.button("Give me a hint").click()
    table.page.wait_for_selector("#panel .note >> text=nonet does not know them")
    table.tab("play")
    table.more("Export")
    table.page.select_option("dialog select", "sudokupad")
    text = table.page.locator("dialog textarea")
    table.until(lambda: text.input_value().startswith("https"))
    again = nonet.load(text.input_value())
    assert again.has_unread_rules
    assert len(again.cosmetics.strokes) == 1


def test_a_proposal_is_stopped_and_left(table: Table) -> None:
    """The search is shown and can be stopped; without a choice the game before goes on."""
    table.page.route("**/api/jobs/*/events*", lambda _: None)  # an answer that never comes
    table.ask_to_open(SEVERAL)
    table.page.locator(".proposals progress").wait_for()
    with table.page.expect_request(lambda request: request.method == "DELETE"):
        table.button("Stop").click()
    table.button("Cancel").click()
    assert table.label(1, 2).endswith("given 9")


def test_the_dialog_is_accessible(open_table: OpenTable) -> None:
    """On a phone nothing sticks out of it, and axe finds nothing in it."""
    viewport = {"width": 360, "height": 740}
    table = open_table(viewport=viewport, locale="de-DE")
    table.drop("link.txt", PROVED.encode())
    table.page.click("dialog .btn.main")
    table.page.locator(".proposals .note").wait_for()
    assert table.faults("dialog") == []
    dialog = table.page.locator("dialog")
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


def test_a_board_is_printed_with_what_its_author_says(table: Table) -> None:
    """The words of the author go to the printer even where the game is not saved yet."""
    words = "Warm it up."
    table.drop("rules.nonet", nonet.Puzzle(small().grid, rules=words).to_text("nonet").encode())
    table.button("Play it").click()
    table.more("Print")
    with table.page.expect_request(is_of_print) as request:
        table.button("Make a PDF").click()
    question = request.value.post_data_json
    assert question is not None
    assert question["boards"][0]["rules"] == words
    assert question["language"] == "en"
