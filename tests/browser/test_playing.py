"""The board: keys, mouse, marks, undo, and that nothing is lost."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, SOLUTION, Table


def test_a_whole_game_is_played_by_keys(table: Table) -> None:
    """Typing the solution digit by digit ends with the puzzle solved, and the server knows."""
    solved = table.solved()
    table.click(1, 1)
    for index, digit in enumerate(SOLUTION):
        if FIRST[index] == ".":
            table.press(digit)
        table.press("ArrowRight" if index % 9 < 8 else "ArrowDown")
        if index % 9 == 8:
            table.press("ArrowRight")
    table.page.wait_for_selector(".solved")
    table.saved()
    assert table.api("games?finished=true")["total"] == 1
    table.page.wait_for_selector(f".solved >> text=Puzzles solved: {solved + 1}.")
    table.tab("library")
    table.page.click("text=Statistics")
    table.page.wait_for_selector("#panel td >> text=9 × 9 Easy")


def test_a_puzzle_is_entered_by_hand(table: Table) -> None:
    """Digits written before the start are givens after it."""
    table.more("Enter by hand")
    table.button("Write into it").click()
    table.click(1, 1)
    table.press("5")
    table.button("Start").click()
    table.click(1, 1)
    table.press("6")
    assert table.label(1, 1) == "row 1 column 1, given 5"


def test_pause_hides_the_board(table: Table) -> None:
    """While paused no digit can be seen or written; the game goes on after it."""
    table.click(1, 1)
    table.press("KeyP", "8")
    assert table.page.locator("#board .digit").first.is_hidden()
    table.button("Resume").last.click()
    table.press("8")
    assert table.label(1, 1).endswith(" 8")


def test_a_game_goes_on_after_reload_with_its_history(table: Table) -> None:
    """Moves, marks, colours and undo are there again, even where an answer was lost."""
    table.click(1, 1)
    table.press("8", "ArrowDown", "Control+Digit5", "Alt+Digit2", "ArrowDown", "6", "Control+z")
    table.reload()
    assert table.label(1, 1).endswith(" 8")
    assert table.label(2, 1) == "row 2 column 1, empty, centre marks 5, dark grey"
    table.press("Control+y")
    assert table.label(3, 1).endswith(" 6")


def test_another_browser_goes_on_with_the_game(table: Table, open_table: OpenTable) -> None:
    """The server has every move: a browser that knows nothing opens the last game."""
    table.click(1, 1)
    table.press("8")
    table.saved()
    other = open_table()
    other.shows(1, 1, " 8")


def test_moves_survive_while_the_server_is_away(table: Table) -> None:
    """Moves made while nothing answers are kept by the browser, and saved once it does."""
    table.expected = {"ERR_FAILED"}
    table.page.route("**/api/games**", lambda route: route.abort())
    table.click(1, 1)
    table.press("8")
    table.page.wait_for_selector("text=Saved in this browser")
    table.page.unroute("**/api/games**")
    table.reload()
    assert table.label(1, 1).endswith(" 8")
    table.saved()
    assert table.api("games")["games"][0]["filled"] > 0


def test_a_board_is_drawn_before_the_server_answers(table: Table) -> None:
    """Extra houses of a saved game are on the board, and count, while nothing answers."""
    table.expected = {"ERR_FAILED"}
    table.tab("make")
    table.page.get_by_label("Layout").select_option("kind-groups")
    table.button("Blank board").click()
    table.page.wait_for_selector("#board .extra-line.tinted", state="attached")
    table.click(1, 1)
    table.press("8")
    table.saved()
    table.page.route("**/api/**", lambda route: route.abort())
    table.reload()
    assert table.page.locator("#board .extra-line.tinted").count() == 81
    table.click(4, 4)
    table.press("8")
    table.page.wait_for_selector("#board .cell.bad >> nth=1", state="attached")
    table.page.unroute("**/api/**")


def test_two_tabs_do_not_overwrite_each_other(table: Table, open_table: OpenTable) -> None:
    """A game that went on elsewhere is not overwritten: the player chooses."""
    table.click(1, 1)
    table.press("8")
    table.saved()
    other = open_table()
    other.shows(1, 1, " 8")
    other.click(2, 1)
    other.press("7")
    other.saved()
    table.expected = {"409"}
    table.click(3, 1)
    table.press("6")
    table.button("Keep mine as a new game").click()
    table.saved()
    assert table.api("games")["total"] == 2


@pytest.mark.parametrize("mine", [True, False])
def test_another_tab_is_asked_at_once(table: Table, mine: bool) -> None:
    """A tab learns of a move in another one without a move of its own, and can keep its game."""
    table.click(1, 1)
    table.press("8")
    table.saved()
    table.is_spent = True
    other = Table(table.page.context.new_page(), table.address)
    other.open()
    other.shows(1, 1, " 8")
    other.click(2, 1)
    other.press("7")
    other.saved()
    name = "Keep mine as a new game" if mine else "Take that one"
    table.button(name).click()
    table.shows(2, 1, "empty" if mine else " 7")
    table.saved()
    other.until(lambda: not other.writing)
    assert table.api("games")["total"] == 1 + mine
    assert other.slips == []
