"""What players know from elsewhere: letters, pen, one digit's candidates, save points, replay."""

from __future__ import annotations

import json

from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table


def test_letters_are_marks(table: Table) -> None:
    """The tool writes any character into cells without a digit; digits stay digits."""
    table.click(1, 1)
    table.press("KeyL", "z", "8")
    table.shows(1, 1, " 8")
    table.press("Backspace")
    table.shows(1, 1, "empty, letter Z")
    table.press("a", "a")
    table.shows(1, 1, "empty")
    table.button("Q").click()
    table.drag((1, 1), (2, 1))
    table.page.evaluate(
        "document.body.dispatchEvent("
        "new KeyboardEvent('keydown', { key: 'ä', code: 'Quote', bubbles: true }))"
    )
    table.press("Space", "Control+Digit5")
    table.shows(2, 1, "empty, letter Ä, centre marks 5")
    table.saved()
    table.reload()
    assert table.page.locator("#board .letter").all_text_contents() == ["Ä", "Ä"]


def test_escape_leaves_the_letters(table: Table) -> None:
    """Keys are digits and commands again; the help says so."""
    table.click(1, 1)
    table.press("KeyL", "h")
    table.shows(1, 1, "empty, letter H")
    table.press("Escape", "4")
    table.shows(1, 1, " 4")
    table.press("Escape")
    assert table.selected() == 0
    table.press("?")
    assert "Esc also leaves the letters" in table.page.inner_text("dialog")


def test_the_pen_draws_and_erases(table: Table) -> None:
    """It follows middles or edges, marks cells and edges, and takes back what is drawn again."""
    table.press("KeyM")
    table.page.wait_for_selector("#board .pen path", state="attached")
    table.drag((1, 1), (1, 3), (3, 3))
    blue = "#board .pen .p8"
    drawn = "M30 30L90 30M90 30L150 30M150 30L150 90M150 90L150 150"
    table.until(lambda: table.page.get_attribute(blue, "d") == drawn)
    table.page.get_by_role("button", name="Pen red").click()
    x, y = table.middle(5, 5)
    half = table.middle(5, 6)[0] - x
    table.page.mouse.move(x - half / 2, y - half / 2)
    table.page.mouse.down()
    table.page.mouse.move(x + half / 2, y - half / 2, steps=5)
    table.page.mouse.up()
    table.until(lambda: table.page.get_attribute("#board .pen .p3", "d") == "M240 240L300 240")
    table.drag((1, 1), (1, 2))
    table.until(lambda: table.page.get_attribute(blue, "d") == drawn[len("M30 30L90 30") :])
    table.press("Control+z", "Control+z")
    table.until(lambda: table.page.get_attribute("#board .pen .p3", "d") == "")
    table.saved()
    table.reload()
    table.until(lambda: table.page.get_attribute(blue, "d") == drawn)
    table.press("KeyM", "Shift+ArrowRight")
    table.until(lambda: table.page.get_attribute(blue, "d") == drawn[len("M30 30L90 30") :])
    table.press("Enter")
    table.shows(1, 2, "given 9, drawn on")
    table.press("Escape")
    table.button("Clear").click()
    assert not table.page.locator("#board .pen path:not([d=''])").count()
    table.press("Control+z")
    table.until(lambda: table.page.locator("#board .pen path:not([d=''])").count() == 1)


def test_the_candidates_of_one_digit_are_seen(table: Table) -> None:
    """The others fade, until the filter is taken off."""
    table.click(1, 1)
    table.press("Control+Digit4", "Control+Digit8", "Shift+Digit5")
    table.press("Escape", "KeyG", "8")
    assert table.page.locator("#board .faded:not([d=''])").count() == 1
    assert "same" in (table.cell(1, 1).get_attribute("class") or "")
    table.press("KeyG")
    assert table.page.locator("#board .faded:not([d=''])").count() == 0
    table.click(2, 6)
    table.press("KeyG")
    assert table.page.get_by_role("button", name="4, 6 left").evaluate(
        "key => key.classList.contains('filtered')"
    )
    table.button("More tools").click()
    table.button("Filter").click()
    assert table.page.locator(".key.filtered").count() == 0


def test_a_digit_is_locked_by_a_long_press(table: Table) -> None:
    """From then on each click writes it; Escape gives clicks their meaning back."""
    key = table.page.get_by_role("button", name="8, 5 left").bounding_box()
    assert key is not None
    table.page.mouse.move(key["x"] + 9, key["y"] + 9)
    table.page.mouse.down()
    table.until(lambda: table.page.locator(".key[aria-pressed=true]").count() == 1)
    table.page.mouse.up()
    table.click(1, 1)
    table.click(2, 1)
    table.shows(2, 1, "8, conflict")
    table.press("Escape")
    table.click(3, 1)
    assert table.selected() == 1
    assert table.label(3, 1).endswith("empty")


def test_save_points_bring_the_board_back(table: Table) -> None:
    """They are kept with the game, going back is a move, and they can be deleted."""
    table.click(1, 1)
    table.press("8", "ArrowDown", "Control+Digit3", "Alt+Digit2")
    table.press("KeyK")
    table.page.get_by_label("Name").fill("Before the guess")
    table.button("Save").click()
    table.page.locator("dialog li", has_text="Before the guess").wait_for()
    table.press("Escape", "5")
    table.shows(2, 1, "5, dark grey")
    table.saved()
    table.reload()
    table.press("KeyK")
    table.button("Go back").click()
    table.shows(2, 1, "empty, centre marks 3, dark grey")
    table.press("Control+z")
    table.shows(2, 1, "5, dark grey")
    table.press("KeyK")
    table.button("Delete Before the guess").click()
    table.until(lambda: table.page.locator("dialog li").count() == 0)
    table.press("Escape")
    table.saved()
    assert '"savePoints":[]' in table.kept()
    document = json.loads(table.kept())["document"]
    assert len(document["times"]) == len(document["history"]) > 0
    assert all(0 <= seconds <= document["elapsed"] + 1 for seconds in document["times"])


def test_a_game_is_played_again(table: Table) -> None:
    """The slider shows any move, the rest plays by itself, and the game may go on from there."""
    table.press("KeyR")
    table.until(lambda: "no moves" in table.page.inner_text("#toast"))
    table.click(1, 1)
    table.press("8", "ArrowDown", "5", "ArrowDown", "6")
    table.press("KeyR")
    digits = table.page.locator("#board .digit:not(.given)")
    table.until(lambda: digits.count() == 0)
    assert not table.page.locator("#pad").is_visible()
    table.page.get_by_label("Speed").select_option("10")
    table.page.locator(".replay").get_by_role("button", name="Play", exact=True).click()
    table.until(lambda: digits.count() == 3)
    table.page.locator(".replay input").fill("1")
    table.until(lambda: digits.count() == 1)
    table.button("Continue from here").click()
    assert table.page.locator("#pad").is_visible()
    table.press("Control+y")
    table.until(lambda: digits.count() == 2)


def test_sounds_are_for_those_who_want_them(open_table: OpenTable) -> None:
    """A digit is silent at first, and with the setting it makes one tone."""
    table = open_table()
    table.page.evaluate(
        """() => {
            const make = AudioContext.prototype.createOscillator;
            window.tones = 0;
            AudioContext.prototype.createOscillator = function (...rest) {
                window.tones += 1;
                return make.apply(this, rest);
            };
        }"""
    )
    table.click(1, 1)
    table.press("8")
    table.tab("settings")
    table.page.get_by_label("Sounds").check()
    table.tab("play")
    table.press("5")
    table.until(lambda: table.page.evaluate("tones") == 1)


def test_fingers_write_letters_and_draw(open_table: OpenTable) -> None:
    """On a phone the tools are behind one key, and a finger draws and locks digits."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    session = table.page.context.new_cdp_session(table.page)

    def touch(kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        table.page.wait_for_timeout(100)

    table.button("More tools").tap()
    table.button("Letter").tap()
    table.page.touchscreen.tap(*table.middle(1, 1))
    table.button("K").tap()
    table.shows(1, 1, "empty, letter K")
    table.button("Pen").tap()
    table.page.wait_for_selector("#board .pen path", state="attached")
    touch("touchStart", *table.middle(3, 1))
    touch("touchMove", *table.middle(3, 2))
    touch("touchMove", *table.middle(3, 3))
    touch("touchEnd")
    table.until(
        lambda: table.page.get_attribute("#board .p8", "d") == "M30 150L90 150M90 150L150 150"
    )
    table.button("Digit").tap()
    key = table.page.get_by_role("button", name="8, 5 left").bounding_box()
    assert key is not None
    touch("touchStart", key["x"] + 9, key["y"] + 9)
    table.page.wait_for_timeout(700)
    touch("touchEnd")
    table.page.touchscreen.tap(*table.middle(2, 1))
    table.shows(2, 1, " 8")


def test_games_of_before_open(table: Table) -> None:
    """A game that was saved without letters, pen and save points is as it was."""
    givens = [int(sign) for sign in FIRST.replace(".", "0")]
    document = {
        "version": 1,
        "state": {
            "layout": {"size": 9, "box": [3, 3]},
            "givens": givens,
            "entries": [8] + [0] * 80,
        },
        "marks": {"corner": [[], [], [4]] + [[]] * 78},
        "history": [[["e", 0, 0, 8]]],
        "settings": {},
    }
    made = table.page.request.post(f"{table.address}/api/games", data={"document": document})
    assert made.status == 201
    table.page.evaluate("localStorage.clear()")
    table.reload()
    table.shows(1, 1, " 8")
    table.shows(1, 3, "empty, corner marks 4")
    table.press("Control+z")
    table.shows(1, 1, "empty")
