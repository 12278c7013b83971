"""What players know from elsewhere: letters, pen, one digit's candidates, save points, replay."""

from __future__ import annotations

import json

from tests.browser.conftest import OpenTable
from tests.browser.table import Table


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
    assert table.page.locator("#board .letter").all_text_contents() == ["K"]
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
