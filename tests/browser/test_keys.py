"""The keys that players know, and the traps that lie in them."""

from __future__ import annotations

import json

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import Table


@pytest.mark.parametrize(("key", "title"), [("?", "Keys"), ("Control+p", "Print")])
def test_dialogs_open_by_keys(table: Table, key: str, title: str) -> None:
    """The question mark shows all keys, Ctrl+P prints."""
    table.click(1, 1)
    table.press(key)
    assert title in table.page.locator("dialog h2").inner_text()


def test_the_page_fills_the_screen(table: Table) -> None:
    """F does it, and again gives the screen back."""
    table.click(1, 1)
    for is_full in (True, False):
        table.press("KeyF")
        table.until(
            lambda is_full=is_full: (  # type: ignore[misc]
                table.page.evaluate("document.fullscreenElement !== null") == is_full
            )
        )


def test_keys_do_not_reach_the_board_behind_a_dialog(table: Table) -> None:
    """Whatever is focused while one is open, the board stays as it is."""
    table.click(1, 1)
    table.more("Share")
    table.page.locator("dialog p").first.click()
    table.press("8")
    assert table.label(1, 1).endswith("empty")


def test_letters_in_a_text_field_are_text(table: Table) -> None:
    """Keys with a meaning on the board have none where text is written."""
    table.tab("make")
    table.page.click("text=More options")
    field = table.page.get_by_label("Needs technique")
    field.type("hxvp 12?")
    assert field.input_value() == "hxvp 12?"
    assert table.page.locator("dialog").count() == 0


def test_a_click_colours_the_candidate_under_it(table: Table) -> None:
    """With the tint tool the place in the cell says which candidate is meant."""
    table.button("Candidates").click()
    table.press("KeyB")
    x, y = table.middle(1, 1)
    table.page.mouse.click(x, y)
    assert '"candidateColours":{"0,5":4}' in _saved(table)


def test_what_is_shown_can_be_turned_off(table: Table) -> None:
    """Peers, equal digits, conflicts and the clock are shown only if the settings say so."""
    table.click(1, 1)
    table.press("9")
    table.click(1, 5)
    shades = "#board .cell.peer, #board .cell.same, #board .slip"
    table.until(lambda: table.page.locator(shades).count() > 20)
    assert table.page.locator("#clock").is_visible()
    table.tab("settings")
    for name in ("Highlight row", "Highlight equal", "Show the clock"):
        table.page.get_by_label(name).uncheck()
    table.page.get_by_label("Show conflicts").select_option("off")
    table.until(lambda: table.page.locator(shades).count() == 0)
    assert table.page.locator("#clock").is_hidden()


def test_fields_of_settings_set_what_they_say(table: Table) -> None:
    """What the game asks for is what the field with its words has set."""
    table.tab("settings")
    for label in ("Digit first", "Letters from 10", "Fixed candidate positions"):
        table.page.get_by_label(label).check()
    table.page.get_by_label("Remove marks automatically").uncheck()
    table.page.get_by_label("With several cells selected").select_option("n")
    table.page.get_by_label("Show conflicts").select_option("solution")
    table.until(lambda: table.api("settings").get("conflicts") == "solution")
    wanted = {
        "digitFirst": True,
        "letters": True,
        "fixedMarks": True,
        "tidy": False,
        "several": "n",
        "conflicts": "solution",
    }
    assert table.api("settings") == wanted
    kept = json.loads(table.page.evaluate("localStorage['nonet.settings']"))
    assert wanted.items() <= kept.items()


def test_the_pad_changes_sides(open_table: OpenTable) -> None:
    """For left-handed players it is left of the board."""
    table = open_table()
    table.tab("settings")
    table.page.get_by_label("Keys on the left").check()
    board, side = (table.page.locator(name).bounding_box() for name in ("#board", ".side"))
    assert board is not None
    assert side is not None
    assert side["x"] < board["x"]


def test_colours_can_be_those_for_colour_blind_eyes(table: Table) -> None:
    """The cells change at once and stay so after the page is reloaded."""
    table.click(1, 1)
    table.press("Alt+Digit8")
    fill = "getComputedStyle(document.querySelector('#board .tint')).fill"
    before = table.page.evaluate(fill)
    table.tab("settings")
    table.page.get_by_label("Colours of cells").select_option("wong")
    after = table.page.evaluate(fill)
    assert after != before
    table.saved()
    table.reload()
    assert table.page.evaluate(fill) == after


def test_all_marks_are_cleared_as_one_move(table: Table) -> None:
    """Undo brings all of them back."""
    table.click(1, 1)
    table.press("Control+Digit8", "Alt+Digit2")
    table.more("Clear all marks")
    table.shows(1, 1, "empty")
    table.press("Control+z")
    table.shows(1, 1, "centre marks 8, dark grey")


def _saved(table: Table) -> str:
    table.saved()
    return table.kept()
