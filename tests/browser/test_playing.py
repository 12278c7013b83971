"""The board: keys, mouse, marks, undo, and that nothing is lost."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, SEVERAL, SOLUTION, Table


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


def test_givens_are_locked(table: Table) -> None:
    """A digit typed onto a given changes nothing."""
    table.click(1, 2)
    table.press("5", "Delete")
    assert table.label(1, 2) == "row 1 column 2, given 9"


def test_the_first_arrow_shows_where_the_keyboard_is(table: Table) -> None:
    """On a new board the first arrow key chooses the first cell, and the next one moves."""
    table.press("ArrowDown", "8")
    assert table.label(1, 1).endswith(" 8")
    table.press("ArrowDown", "7")
    assert table.label(2, 1).endswith(" 7")


def test_arrows_run_over_the_border(table: Table) -> None:
    """Moving up from the first row comes in again at the last one."""
    table.click(1, 1)
    table.press("ArrowUp", "KeyA", "1")
    assert "1" in table.label(9, 9)


@pytest.mark.parametrize(("keys", "kind"), [("Shift", "corner"), ("Control", "centre")])
def test_held_keys_write_marks(table: Table, keys: str, kind: str) -> None:
    """A digit with Shift is a corner mark, with Ctrl a centre mark."""
    table.click(1, 1)
    table.press(f"{keys}+Digit4", f"{keys}+Digit8")
    assert table.label(1, 1) == f"row 1 column 1, empty, {kind} marks 4 8"


def test_marks_are_added_where_one_cell_lacks_them(table: Table) -> None:
    """A mark goes to all cells while one lacks it, and from all once all have it."""
    table.click(1, 1)
    table.press("Control+Digit4")
    table.drag((1, 1), (2, 1), (3, 1))
    table.press("KeyC", "4")
    assert all("centre marks 4" in table.label(row, 1) for row in (1, 2, 3))
    table.press("4")
    assert not any("marks" in table.label(row, 1) for row in (1, 2, 3))


def test_a_digit_into_several_cells_is_a_corner_mark(table: Table) -> None:
    """With several cells selected the digit tool writes corner marks."""
    table.drag((1, 1), (2, 1))
    table.press("8")
    assert "corner marks 8" in table.label(1, 1)
    assert "corner marks 8" in table.label(2, 1)


def test_a_digit_takes_its_marks_from_the_cells_it_sees(table: Table) -> None:
    """Placing a digit removes its marks in the peers; undo brings all of them back at once."""
    table.click(2, 1)
    table.press("Control+Digit8", "Control+Digit5")
    table.click(1, 1)
    table.press("8")
    assert table.label(2, 1).endswith("centre marks 5")
    table.press("Control+z")
    assert table.label(2, 1).endswith("centre marks 5 8")
    assert table.label(1, 1).endswith("empty")


@pytest.mark.parametrize("redo", ["Control+y", "Control+Shift+z", "]"])
def test_redo_has_the_keys_that_players_know(table: Table, redo: str) -> None:
    """What was undone comes back by each of the keys."""
    table.click(1, 1)
    table.press("8", "Control+z")
    assert table.label(1, 1).endswith("empty")
    table.press(redo)
    assert table.label(1, 1).endswith("8")


def test_clear_takes_the_layer_of_the_tool_first(table: Table) -> None:
    """Delete clears the tool's layer, then the topmost that is filled."""
    table.click(1, 1)
    table.press("Shift+Digit4", "Control+Digit8", "Alt+Digit3", "KeyX", "Delete")
    assert table.label(1, 1) == "row 1 column 1, empty, centre marks 8, red"
    table.press("Delete")
    assert table.label(1, 1) == "row 1 column 1, empty, red"


@pytest.mark.parametrize(
    ("code", "key", "tool"),
    [
        ("KeyZ", "w", "Digit"),
        ("KeyZ", "y", "Digit"),
        ("KeyC", "c", "Centre"),
        ("KeyX", "ч", "Corner"),
    ],
)
def test_tools_are_chosen_by_the_place_of_the_key(
    table: Table, code: str, key: str, tool: str
) -> None:
    """On AZERTY, QWERTZ and Cyrillic keyboards the same places choose the same tools."""
    table.press("KeyV")
    _type(table, code=code, key=key)
    assert table.page.locator(".tool[aria-pressed=true] .word").inner_text() == tool


def test_digits_are_read_by_the_place_of_the_key(table: Table) -> None:
    """The upper row of AZERTY types digits without Shift."""
    table.click(1, 1)
    _type(table, code="Digit8", key="_")
    assert table.label(1, 1).endswith(" 8")


def test_undo_is_by_the_printed_letter(table: Table) -> None:
    """Ctrl and the key printed Z undoes on QWERTZ, where it is at the place of Y."""
    table.click(1, 1)
    table.press("8")
    _type(table, code="KeyY", key="z", ctrlKey=True)
    assert table.label(1, 1).endswith("empty")


def test_the_number_pad_with_shift_writes_corner_marks(table: Table) -> None:
    """Shift makes the number pad send arrows; with NumLock on they are corner marks."""
    table.click(1, 1)
    _type(table, code="Numpad8", key="ArrowUp", modifierNumLock=True)
    assert "corner marks 8" in table.label(1, 1)


def test_a_double_click_selects_equal_digits(table: Table) -> None:
    """All cells with the digit are selected."""
    table.click(1, 5, click_count=2)
    assert table.selected() == FIRST.count("1")


@pytest.mark.parametrize("between", ["click", "key"])
def test_two_clicks_with_something_between_are_no_double_click(table: Table, between: str) -> None:
    """However fast they are: a click elsewhere and a key say so."""
    column = FIRST.index("1") + 1
    table.click(1, column)
    if between == "key":
        table.press("2")
    else:
        table.page.mouse.click(2, 2)
    table.click(1, column)
    assert table.selected() == 1


def test_the_first_cell_decides_whether_a_drag_adds(table: Table) -> None:
    """With Ctrl a drag that begins on a selected cell takes cells out of the selection."""
    table.drag((1, 1), (1, 2), (1, 3))
    assert table.selected() == 3
    table.page.keyboard.down("Control")
    table.drag((1, 3), (1, 2))
    table.page.keyboard.up("Control")
    assert table.selected() == 1
    table.press("Control+i")
    assert table.selected() == 80


def test_conflicts_are_named_and_shaped(table: Table) -> None:
    """Two equal digits in a house are reported in words and underlined with a wavy line."""
    table.click(1, 1)
    table.press("9")
    assert table.label(1, 1).endswith("conflict")
    assert table.label(1, 2).endswith("conflict")
    assert table.page.locator("#board .slip").count() == 2


def test_candidates_can_be_coloured_one_by_one(table: Table) -> None:
    """The tint tool colours a candidate, and takes the colour away again."""
    table.button("Candidates").click()
    table.click(1, 1)
    table.press("KeyB", "8")
    assert table.page.locator("#board .marks circle").count() == 1
    table.press("8")
    assert table.page.locator("#board .marks circle").count() == 0


def test_automatic_candidates_leave_marks_of_the_player(table: Table) -> None:
    """Where the player has marks of his own, a digit that is erased nearby adds none."""
    table.click(1, 1)
    table.press("Control+8")
    table.more("Automatic candidates")
    table.shows(1, 1, "centre marks 8")
    table.click(1, 3)
    table.press("4")
    table.press("Delete")
    table.shows(1, 1, "centre marks 8")
    assert "4" in table.label(1, 3)


def test_automatic_candidates_give_back_what_a_digit_took(table: Table) -> None:
    """Of marks that the player chose, those that a digit took come back when it is erased."""
    table.click(1, 1)
    table.press("Control+4", "Control+8")
    table.more("Automatic candidates")
    table.click(1, 3)
    table.press("4")
    table.shows(1, 1, "centre marks 8")
    table.press("Delete")
    table.shows(1, 1, "centre marks 4 8")


def test_automatic_candidates_follow_every_digit(table: Table) -> None:
    """They come with the mode, go with a digit, and come back when it is taken out."""
    table.more("Automatic candidates")
    assert table.label(1, 1).endswith("centre marks 4 5 6 7 8")
    table.click(2, 1)
    table.press("7")
    assert table.label(1, 1).endswith("centre marks 4 5 6 8")
    table.press("Delete")
    assert table.label(1, 1).endswith("centre marks 4 5 6 7 8")


def test_large_digits_take_two_keys(table: Table) -> None:
    """On a large board 1 and 2 make 12, in one move."""
    table.tab("make")
    table.page.select_option("#panel select >> nth=0", "16")
    table.button("Blank board").click()
    table.click(1, 1)
    table.press("1", "2")
    assert table.label(1, 1).endswith("12")
    table.press("Control+z")
    assert table.label(1, 1).endswith("empty")


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


def test_check_leads_back_to_before_the_mistake(table: Table) -> None:
    """Check counts wrong cells and takes moves back until there is none."""
    table.click(1, 1)
    table.press("8", "ArrowDown", "5", "ArrowDown", "6")
    table.button("Check").click()
    table.button("Back to before the mistake").click()
    table.page.wait_for_selector("text=Moves taken back: 2")
    assert table.label(1, 1).endswith(" 8")


def test_one_cell_is_revealed(table: Table) -> None:
    """Reveal writes the right digit into the selected cell."""
    table.click(1, 1)
    table.more("Reveal a cell")
    table.shows(1, 1, " 8")


def test_restart_can_be_undone(table: Table) -> None:
    """Restart empties the board as one move."""
    table.click(1, 1)
    table.press("8")
    table.more("Restart")
    table.page.locator("#toast .btn").first.click()
    assert table.label(1, 1).endswith("empty")
    table.press("Control+z")
    assert table.label(1, 1).endswith(" 8")


def test_saved_games_name_their_layers_by_letters(table: Table) -> None:
    """A saved game names the layer of each change by one letter, and its moves can be undone."""
    table.click(1, 1)
    table.press("8", "ArrowRight", "ArrowRight", "Shift+Digit4", "Control+Digit2", "Alt+Digit3")
    table.saved()
    (game,) = table.api("games")["games"]
    assert table.api(f"games/{game['id']}")["document"]["history"] == [
        [["e", 0, 0, 8]],
        [["r", 2, [], [4]]],
        [["n", 2, [], [2]]],
        [["c", 2, [], [3]]],
    ]
    table.reload()
    assert table.label(1, 3) == "row 1 column 3, empty, corner marks 4, centre marks 2, red"
    table.press(*["Control+z"] * 4)
    assert table.label(1, 3) == "row 1 column 3, empty"
    assert table.label(1, 1) == "row 1 column 1, empty"


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
    table.page.select_option("#panel select >> nth=1", "kind-groups")
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


def _type(table: Table, **event: object) -> None:
    table.page.evaluate(
        """(event) => document.dispatchEvent(
            new KeyboardEvent("keydown", { ...event, bubbles: true, cancelable: true }))""",
        event,
    )


def wrong_cells(table: Table) -> list[str]:
    """What is said of the cells that are shown to be wrong."""
    found = table.page.locator("#board [aria-label$=conflict]").all()
    return [cell.get_attribute("aria-label") or "" for cell in found]


def checked(table: Table) -> str:
    """What Check says."""
    table.button("Check").click()
    toast = table.page.locator("#toast span")
    toast.wait_for()
    return toast.inner_text()


def test_check_blames_only_what_is_wrong(table: Table) -> None:
    """Givens and right digits are never counted, whatever they conflict with; nor after a move."""
    for column, digit in ((1, "1"), (3, "4"), (4, "4")):  # the solution begins 89461
        table.click(1, column)
        table.press(digit)
    assert len(wrong_cells(table)) > 2  # what breaks a rule is shown at once
    assert checked(table) == "2 of your digits are wrong."
    assert wrong_cells(table) == ["row 1 column 1, 1, conflict", "row 1 column 4, 4, conflict"]
    table.click(1, 4)
    table.press("6")
    assert not table.page.locator("#toast").is_visible()
    assert checked(table) == "1 of your digits is wrong."
    table.click(1, 1)
    table.press("8")
    assert checked(table) == "All right so far"
    table.click(2, 1)
    table.press("Control+8", "Control+9")
    assert checked(table) == "The marks of 1 cell lack its digit."


def test_check_without_one_solution(table: Table) -> None:
    """Where several solutions are left only contradictions are blamed, and only the player's."""
    table.paste(SEVERAL)
    assert checked(table) == "Several solutions"
    table.click(1, 1)
    table.press("1")
    table.until(lambda: checked(table) == "1 of your digits breaks a rule.")
    assert wrong_cells(table) == ["row 1 column 1, 1, conflict"]
