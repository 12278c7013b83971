"""The scenes that `app_pictures.py` takes pictures of: every tool, mode, panel and dialog."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

from nonet import Grid, Layout, Puzzle
from nonet.constraints import Cage, Ratio, Sandwich, Thermometer, WhisperLine

Scene = Callable[["Stage"], None]

LOCALES = Path(__file__).parent.parent / "src" / "nonet" / "locales"

FIRST = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
SOLUTION = "894615732752384169631792458549261387128973546376458921987536214213847695465129873"
SEVERAL = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6....................."
IMPOSSIBLE = "4" + FIRST[1:]
HARD = "69...31....4.1..8.23...8.......8.7.58.......41.7.2.......3...26.1..6.5....97...31"
BOOKLET = """.1..8.....769.1...4..2...1.2.8...13.1.......7.34...6.2.9...3..1...1.896.....7..4.
..43....56...7....52...8.3.....415.9....9....8.726.....8.1...73....3...81....26..
.2..7...36......7...194.6.....76...8.16.3.45.3...12.....9.258...4......62...9..4.
......68.7...83..2.9.2...47..5..7.1.9..6.1..8.8.3..2..53...6.2.4..53...1.79......"""
"""Our own, made by `nonet.generate`."""
RULED = Puzzle(
    Grid(
        FIRST,
        layout=Layout.of_size(
            9,
            constraints=[
                Thermometer("r1c5-7"),
                Cage("r3c1-2", total=9),
                WhisperLine("r4c5 r4c6 r5c5", difference=5),
                Ratio("r1c3 r2c3", value=2),
                Sandwich("r1c1-9", total=10),
            ],
        ),
    ),
    title="Five rules",
)
"""The first puzzle with rules that its solution obeys."""
SET = """\
cage 12 r1c1-3
thermo r2c2-3 r3c4 r4c4
arrow r9c1 r8c2 r7c3
cage 20 r5c5-6 r6c5
sandwich 12 r3c1-9
anti-knight
white-dot r7c7-8"""
"""Rules as a setter types them."""


class Stage:
    """A page with an empty library; buttons are found by the keys of their texts in page.ftl."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.empty()
        page.goto(address)
        page.wait_for_selector("html[data-settled]")
        self.texts: dict[str, str] = {}
        self.learn("en")

    def learn(self, language: str) -> None:
        """Know the texts of a language, in which buttons are found."""
        texts = (LOCALES / language / "page.ftl").read_text(encoding="utf-8")
        self.texts = dict(re.findall(r"^([\w-]+) = (.*)$", texts, re.MULTILINE))

    def speak(self, language: str) -> None:
        """Show the page in a language."""
        self.settings(language=language)
        self.reload()
        self.learn(language)

    def empty(self) -> None:
        """Delete games and puzzles, and set everything to its default."""
        for kind in ("games", "puzzles"):
            for item in self._ask("GET", f"{kind}?limit=200")[kind]:
                self._ask("DELETE", f"{kind}/{item['id']}")
        self.settings(**dict.fromkeys(self._ask("GET", "settings")))

    def settings(self, **settings: object) -> None:
        """Change settings; the page shows them once it is loaded."""
        self._ask("PATCH", "settings", settings)

    def add(self, text: str, name: str, **fields: object) -> None:
        """Put a puzzle into the library."""
        layout = {"size": 9, "box": [3, 3]}
        state = {"layout": layout, "givens": [int(sign) for sign in text.replace(".", "0")]}
        added = self._ask("POST", "puzzles", {"state": state, **fields})
        self._ask("PATCH", f"puzzles/{added['id']}", {"name": name})

    def reload(self) -> None:
        """Reload the page."""
        self.page.reload()
        self.page.wait_for_selector("html[data-settled]")

    def tab(self, name: str) -> None:
        """Open a panel."""
        if name == "make":
            self.page.click("#new")
            self.page.locator("dialog .ways .item").first.click()
        elif name == "analyse":
            self.more("tab-analyse")
        else:
            self.page.click("#settings" if name == "settings" else f"#tab-{name}")
        self.page.wait_for_selector(f"body[data-tab={name}] #panel > :last-child")

    def more(self, key: str) -> None:
        """Choose from the menu under the keys."""
        self.page.click(".acts [aria-haspopup=menu]")
        self.page.locator(".menu .item", has_text=self.texts[key]).first.click()

    def button(self, key: str) -> Locator:
        """The button with a text."""
        return self.page.get_by_role("button", name=self.texts[key], exact=True).first

    def click(self, *keys: str) -> None:
        """Click buttons one after another."""
        for key in keys:
            self.button(key).click()

    def cells(self, *cells: tuple[int, int]) -> None:
        """Select cells; rows and columns count from 1."""
        for index, (row, column) in enumerate(cells):
            if index:
                self.page.keyboard.down("Control")
            self.page.locator(f'#board [aria-rowindex="{row}"] [aria-colindex="{column}"]').click(
                force=True
            )
            self.page.keyboard.up("Control")

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def open(self, text: str) -> None:
        """Play a puzzle."""
        self.more("paste")
        self.page.fill("dialog textarea", text)
        self.click("paste-play")
        self.page.wait_for_selector("dialog", state="detached")

    def _ask(self, method: str, path: str, data: object = None) -> dict[str, list[dict[str, str]]]:
        url = f"{self.address}api/{path}"
        body = self.page.request.fetch(url, method=method, data=data).body()
        found: dict[str, list[dict[str, str]]] = json.loads(body or b"{}")
        return found


def _marked(stage: Stage) -> None:
    """Marks of all kinds and some colours, as in the middle of a game."""
    for cell, keys in {
        (1, 1): ["Shift+Digit4", "Shift+Digit5"],
        (1, 3): ["Shift+Digit2", "Shift+Digit4", "Shift+Digit5", "Shift+Digit6"],
        (1, 4): ["Control+Digit6", "Control+Digit8"],
        (1, 6): ["Shift+Digit5", "Control+Digit5", "Control+Digit6"],
        (2, 1): ["Control+Digit3", "Control+Digit5", "Control+Digit7", "Control+Digit8"],
        (2, 4): ["Alt+Digit3"],
        (2, 5): ["Alt+Digit6", "Alt+Digit8"],
        (4, 1): ["Control+Digit1", "Control+Digit4", "Control+Digit5", "Control+Digit9"],
        (5, 1): ["1"],
        (3, 9): ["8"],
        (4, 3): ["Alt+Digit5", "Control+Digit4", "Control+Digit5", "Control+Digit9"],
    }.items():
        stage.cells(cell)
        stage.press(*keys)
    stage.cells((2, 2))


def _tool(key: str) -> Scene:
    def show(stage: Stage) -> None:
        _marked(stage)
        stage.press(key)

    return show


def _tint(stage: Stage) -> None:
    _marked(stage)
    stage.cells((4, 1), (4, 3))
    stage.press("KeyB", "5")
    stage.page.locator(".colours .key").nth(7).click()
    stage.press("9")


def _colours(stage: Stage) -> None:
    for digit in range(1, 10):
        stage.cells((3, digit))
        stage.press(f"Alt+Digit{digit}")
    stage.press("Escape", "KeyV")


def _wong(stage: Stage) -> None:
    stage.settings(palette="wong")
    stage.reload()
    _colours(stage)


def _several(stage: Stage) -> None:
    stage.click("several")
    stage.cells((1, 1), (2, 2), (3, 3))


def _digit_first(stage: Stage) -> None:
    stage.settings(digitFirst=True)
    stage.reload()
    stage.press("Escape", "7")


def _filled(stage: Stage) -> None:
    stage.click("candidates")
    stage.cells((5, 1))


def _filled_colours(stage: Stage) -> None:
    stage.click("candidates")
    stage.cells((1, 1), (1, 3))
    stage.press("Alt+Digit3", "Alt+Digit7", "KeyB", "4")


def _conflict(stage: Stage) -> None:
    stage.cells((1, 1))
    stage.press("9")


def _question(stage: Stage) -> None:
    stage.more("restart")
    stage.page.evaluate("scrollTo(0, 0)")


def _pause(stage: Stage) -> None:
    stage.page.click("#pause")


def _end(stage: Stage) -> None:
    stage.open("." + SOLUTION[1:])
    stage.cells((1, 1))
    stage.press("8")
    stage.page.wait_for_timeout(3_000)


def _hint(depth: int) -> Scene:
    def show(stage: Stage) -> None:
        stage.open(HARD)
        stage.tab("hint")
        stage.click("hint-ask", *["hint-where", "hint-show"][: depth - 1])

    return show


def _steps(stage: Stage) -> None:
    stage.open(HARD)
    stage.tab("hint")
    stage.click("steps-all")
    chains = stage.page.locator("#panel details", has_text="XY-Chain").first
    chains.locator("summary").click()
    chains.locator(".item").last.click()


def _walk(stage: Stage) -> None:
    stage.open(HARD)
    stage.tab("hint")
    stage.click("walk", "walk-next", "walk-next")


def _mistake(depth: int) -> Scene:
    def show(stage: Stage) -> None:
        stage.cells((1, 1))
        stage.press("5")
        stage.tab("hint")
        stage.click("hint-ask", *["mistake-which", "mistake-why"][: depth - 1])
        if depth > 2:
            stage.page.wait_for_selector("#board .frame.chosen")

    return show


REPAIR = "#panel .verdict :is(.repairs .btn, .btn.main)"
"""Buttons that repair a puzzle."""


def _checked(text: str) -> Scene:
    def show(stage: Stage) -> None:
        stage.open(text)
        stage.page.wait_for_selector(REPAIR)
        stage.tab("analyse")
        stage.click("set-check")
        stage.page.wait_for_selector(REPAIR)
        stage.page.locator("#panel .verdict").scroll_into_view_if_needed()

    return show


def _explained(text: str, language: str = "en") -> Scene:
    """A puzzle without exactly one solution, as it is shown when it is opened."""

    def show(stage: Stage) -> None:
        if language != "en":
            stage.speak(language)
        stage.open(text)
        stage.page.wait_for_selector(REPAIR)

    return show


def _full_wrong(stage: Stage) -> None:
    stage.open("." + SOLUTION[1:])
    stage.cells((1, 1))
    stage.press("1")


def _broken_link(stage: Stage) -> None:
    stage.page.goto(f"{stage.address}#p=1.9.3x3.0.i9b1b3")
    stage.page.wait_for_selector("#toast:not([hidden])")


def _closest(stage: Stage) -> None:
    """What is left when a search for 17 givens is stopped."""
    _more(stage)
    stage.page.get_by_label(stage.texts["givens-most"], exact=True).fill("17")
    stage.click("make-go")
    closest = stage.texts["make-closest"].split("{")[0]
    stage.page.wait_for_selector(f"#panel >> text={closest}")
    stage.click("stop")
    stage.page.wait_for_selector("#panel .note .btn")


def _games(stage: Stage) -> None:
    """Games without titles."""
    for text in (HARD, BOOKLET.splitlines()[2]):
        stage.open(text)
        stage.page.wait_for_selector("#level:not([hidden])")
        stage.press("n", "5")
    stage.open(FIRST)
    stage.tab("library")
    stage.page.locator("#panel .item").first.wait_for()


def _true(stage: Stage) -> None:
    stage.open(SEVERAL)
    stage.tab("analyse")
    stage.click("set-true")


def _tab(name: str) -> Scene:
    return lambda stage: stage.tab(name)


def _more(stage: Stage) -> None:
    stage.tab("make")
    stage.page.locator("summary", has_text=stage.texts["make-more"]).click()


def _pattern(stage: Stage) -> None:
    _more(stage)
    stage.click("pattern-draw")
    stage.cells((1, 1))
    stage.cells((2, 2))
    stage.cells((3, 5))


def _regions(stage: Stage) -> None:
    stage.more("new")
    stage.page.locator("dialog").get_by_label(stage.texts["layout"]).select_option("kind-jigsaw")
    stage.click("regions-draw")
    for cell in ((2, 9), (3, 9)):
        stage.cells(cell)
        stage.press("6")


def _large(size: int) -> Scene:
    def show(stage: Stage) -> None:
        stage.tab("make")
        stage.page.get_by_label(stage.texts["size"]).select_option(str(size))
        stage.click("make-go")
        stage.page.wait_for_selector("#tab-play[aria-selected=true]", timeout=120_000)
        stage.click("candidates")
        stage.cells((2, 4))

    return show


def _dialog(key: str) -> Scene:
    return lambda stage: stage.more(key)


def _import(stage: Stage) -> None:
    stage.more("paste")
    stage.page.fill("dialog textarea", f"{BOOKLET}\nno puzzle")
    stage.page.wait_for_selector("dialog .tile")


def _technique(stage: Stage) -> None:
    stage.tab("hint")
    stage.click("techniques")
    stage.page.locator("dialog summary").nth(3).click()
    stage.page.locator("dialog details[open] .item").first.click()


def _rules(stage: Stage) -> None:
    stage.open(RULED.to_text("fpuzzles"))
    stage.page.locator("#board.ruled").wait_for()
    stage.cells((1, 1), (3, 1), (5, 1), (5, 5))
    stage.press("Shift+Digit7", "Shift+Digit8", "Alt+Digit6")


def _desk(lines: str, kind: str = "", section: int = 0) -> Scene:
    """The desk of a setter with these rules; then a kind of rule is chosen, or another section."""

    def show(stage: Stage) -> None:
        page = stage.page
        page.click("#new")
        page.locator("dialog .ways .item", has_text=stage.texts["set"]).click()
        page.wait_for_selector(".desk .verdict:not(:empty)")
        page.locator(".desk details:not(.small) summary").click()
        page.fill(".desk details textarea", lines)
        page.wait_for_selector(".placed .item")
        page.locator(".desk details:not(.small) summary").click()
        if kind:
            page.fill(".desk input[type=search]", kind)
            page.locator(".kind").first.click()
        page.locator(".segments .btn").nth(section).click()
        page.wait_for_timeout(6_000)  # for advice, which takes five seconds

    return show


def _proposals(stage: Stage) -> None:
    stage.more("paste")
    stage.page.fill("dialog textarea", RULED.to_text("sudokupad", lossy=True))
    stage.click("paste-play")
    stage.page.wait_for_selector(".proposals .note")
    stage.page.hover(".proposals .item")


def _library(stage: Stage) -> None:
    for number, text in enumerate(BOOKLET.splitlines(), start=1):
        collection = "Rainy days" if number > 1 else "Trains"
        stage.add(text, f"No. {number}", collections=[collection], tags=["calm"])
    stage.open(HARD)
    stage.page.wait_for_selector("#level:not([hidden])")
    stage.cells((1, 3))
    stage.press("5")
    stage.open(FIRST)
    stage.tab("library")
    stage.page.locator(".shelf", has_text="Rainy days").wait_for()


def _booklet(stage: Stage) -> None:
    _library(stage)
    stage.page.locator(".shelf", has_text="Rainy days").click()
    stage.page.wait_for_selector(".shelf[aria-pressed=true]")
    stage.page.locator("#panel").get_by_role("button", name=stage.texts["print"]).first.click()


def _statistics(stage: Stage) -> None:
    _end(stage)
    stage.tab("library")
    stage.page.locator("#panel summary", has_text=stage.texts["stats"]).click()
    stage.page.locator("#panel table").scroll_into_view_if_needed()


def _new(stage: Stage) -> None:
    stage.page.click("#new")


def _menu(stage: Stage) -> None:
    stage.page.click(".acts [aria-haspopup=menu]")


def _help(stage: Stage) -> None:
    stage.page.click("#help")


SCENES: dict[str, Scene] = {
    "play": _tool("KeyZ"),
    "corner": _tool("KeyX"),
    "centre": _tool("KeyC"),
    "colour": _colours,
    "colour-blind": _wong,
    "tint": _tint,
    "several": _several,
    "digit-first": _digit_first,
    "filled": _filled,
    "filled-colours": _filled_colours,
    "conflict": _conflict,
    "question": _question,
    "pause": _pause,
    "end": _end,
    "hint-1": _hint(1),
    "hint-2": _hint(2),
    "hint-3": _hint(3),
    "mistake-1": _mistake(1),
    "mistake-2": _mistake(2),
    "mistake-3": _mistake(3),
    "steps": _steps,
    "walk": _walk,
    "technique": _technique,
    "no-solution": _checked(IMPOSSIBLE),
    "several-solutions": _checked(SEVERAL),
    "conflict-set": _explained(IMPOSSIBLE),
    "conflict-set-german": _explained(IMPOSSIBLE, "de"),
    "conflict-set-chinese": _explained(IMPOSSIBLE, "zh"),
    "ambiguous": _explained(SEVERAL),
    "ambiguous-german": _explained(SEVERAL, "de"),
    "ambiguous-chinese": _explained(SEVERAL, "zh"),
    "full-wrong": _full_wrong,
    "broken-link": _broken_link,
    "true-candidates": _true,
    "make": _tab("make"),
    "more-options": _more,
    "closest": _closest,
    "pattern": _pattern,
    "regions": _regions,
    "desk": _desk(SET),
    "desk-rule": _desk(SET, "killer cage"),
    "desk-rim": _desk(SET, "sandwich"),
    "desk-conflict": _desk(f"{SET}\nthermo r2c3 r2c2"),
    "desk-drawing": _desk(SET, section=1),
    "desk-board": _desk(SET, section=2),
    "desk-publish": _desk(SET, section=3),
    "large-16": _large(16),
    "large-25": _large(25),
    "rules": _rules,
    "proposals": _proposals,
    "new": _new,
    "more": _menu,
    "by-hand": _dialog("new"),
    "import": _import,
    "share": _dialog("share"),
    "export": _dialog("export"),
    "print": _dialog("print"),
    "library-empty": _tab("library"),
    "library": _library,
    "games": _games,
    "booklet": _booklet,
    "settings": _tab("settings"),
    "statistics": _statistics,
    "help": _help,
}
