"""The keys that players know, and the traps that lie in them."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table


def test_tools_are_changed_by_keys(table: Table) -> None:
    """Space and the page keys go through the tools, letters choose them."""
    table.click(1, 1)
    for keys, tool in [
        (["Space"], "Corner"),
        (["Space", "Space"], "Centre"),
        (["Shift+Space"], "Colour a mark"),
        (["PageDown"], "Corner"),
        (["PageUp"], "Colour a mark"),
        (["KeyV"], "Colour"),
        (["KeyB"], "Colour a mark"),
        (["KeyX", "KeyZ"], "Digit"),
    ]:
        table.press("KeyZ", *keys)
        assert table.page.locator(".tool[aria-pressed=true] .word").inner_text() == tool, keys


@pytest.mark.parametrize(
    ("held", "tool"), [("Shift", "Corner"), ("Control", "Centre"), ("Alt", "Colour")]
)
def test_a_held_key_shows_its_tool(table: Table, held: str, tool: str) -> None:
    """While it is held the pad shows the tool, and afterwards the one that was chosen."""
    table.click(1, 1)
    table.page.keyboard.down(held)
    assert table.page.locator(".tool.held .word").inner_text() == tool
    table.page.keyboard.up(held)
    assert table.page.locator(".tool.held").count() == 0


@pytest.mark.parametrize("held", ["Shift", "Control"])
def test_arrows_extend_the_selection(table: Table, held: str) -> None:
    """With Shift or Ctrl the arrows add cells."""
    table.click(1, 1)
    table.press(f"{held}+ArrowRight", f"{held}+ArrowDown")
    assert table.selected() == 3


def test_all_cells_are_selected_and_none(table: Table) -> None:
    """Ctrl+A takes all, Ctrl+Shift+A and Escape take none."""
    for none in ("Control+Shift+a", "Escape"):
        table.press("Control+a")
        assert table.selected() == 81
        table.press(none)
        assert table.selected() == 0


def test_corner_marks_become_centre_marks(table: Table) -> None:
    """The full stop does it, as one move."""
    table.click(1, 1)
    table.press("Shift+Digit4", "Shift+Digit8", "Period")
    table.shows(1, 1, "empty, centre marks 4 8")
    table.press("BracketLeft")
    table.shows(1, 1, "empty, corner marks 4 8")


def test_the_next_empty_cell_is_found(table: Table) -> None:
    """N goes to it, over givens."""
    table.click(1, 1)
    table.press("KeyN", "Shift+Digit4")
    table.shows(1, 3, "corner marks 4")


@pytest.mark.parametrize("key", ["Backspace", "Delete", "0"])
def test_digits_are_cleared_by_keys(table: Table, key: str) -> None:
    """Each of the keys that players know takes a digit out."""
    table.click(1, 1)
    table.press("8", key)
    table.shows(1, 1, "empty")


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


def test_a_key_that_is_held_writes_once(table: Table) -> None:
    """The repeats that a keyboard sends do not take the digit out again."""
    table.click(1, 1)
    table.page.keyboard.down("8")
    table.page.keyboard.down("8")
    table.page.keyboard.up("8")
    table.shows(1, 1, " 8")


def test_the_number_pad_moves_without_num_lock(table: Table) -> None:
    """What it sends then are arrows, and no digits."""
    table.click(1, 1)
    event = {"code": "Numpad2", "key": "ArrowDown", "bubbles": True, "cancelable": True}
    table.page.evaluate(
        "event => document.dispatchEvent(new KeyboardEvent('keydown', event))", event
    )
    table.press("8")
    table.shows(2, 1, " 8")


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


def test_a_long_press_selects_equal_digits(table: Table) -> None:
    """Half a second does what a double click does."""
    table.page.mouse.move(*table.middle(1, 5))
    table.page.mouse.down()
    table.until(lambda: table.selected() == FIRST.count("1"))
    table.page.mouse.up()


def test_a_click_colours_the_candidate_under_it(table: Table) -> None:
    """With the tint tool the place in the cell says which candidate is meant."""
    table.button("Candidates").click()
    table.press("KeyB")
    x, y = table.middle(1, 1)
    table.page.mouse.click(x, y)
    assert '"candidateColours":{"0,5":4}' in _saved(table)


def test_the_digit_may_come_first(table: Table) -> None:
    """With that setting a digit is chosen, and each click writes it."""
    table.tab("settings")
    table.page.get_by_label("Digit first").check()
    table.tab("play")
    table.press("Escape")
    table.page.get_by_role("button", name="8, 5 left").click()
    table.click(1, 1)
    table.click(2, 2)
    table.until(lambda: ", 8" in table.label(1, 1) and ", 8" in table.label(2, 2))


def test_marks_of_peers_stay_where_the_player_wants_it(table: Table) -> None:
    """Without that setting a digit changes no other cell."""
    table.tab("settings")
    table.page.get_by_label("Remove marks automatically").uncheck()
    table.tab("play")
    table.click(2, 1)
    table.press("Control+Digit8")
    table.click(1, 1)
    table.press("8")
    table.shows(2, 1, "centre marks 8")


@pytest.mark.parametrize(
    ("choice", "ending"), [("n", "empty, centre marks 8"), ("e", "8, conflict")]
)
def test_a_digit_into_several_cells_writes_what_was_set(
    table: Table, choice: str, ending: str
) -> None:
    """It may be centre marks, or the digit itself."""
    table.tab("settings")
    table.page.get_by_label("With several cells selected").select_option(choice)
    table.tab("play")
    table.drag((1, 1), (2, 1))
    table.press("8")
    table.shows(2, 1, ending)


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


def test_letters_enter_large_digits(table: Table) -> None:
    """With that setting 10 is A, on the board, in marks and on the pad."""
    table.tab("settings")
    table.page.get_by_label("Letters from 10").check()
    table.tab("make")
    table.page.select_option("#panel select >> nth=0", "16")
    table.button("Blank board").click()
    table.click(1, 1)
    table.press("1", "0")
    table.shows(1, 1, " A")
    table.click(5, 5)
    table.page.get_by_role("button", name="G, 16 left").click()
    table.shows(5, 5, " G")


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
