"""The page as a whole: accessible, in three languages, small, and at home on every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.nightly import IN_LANGUAGES

from nonet._locales import LOCALES

TABS = ("play", "hint", "make", "analyse", "library", "settings")

MORE = ".acts [aria-haspopup=menu]"

VIEWS = {
    "keys": ("play", ["#help"]),
    "new": ("play", ["#new"]),
    "more": ("play", [MORE]),
    "board": ("play", [MORE, "text=Enter by hand"]),
    "open": ("play", [MORE, "text=Paste or open"]),
    "photo": ("play", ["#new", "text=From a photo"]),
    "print": ("play", [MORE, ".menu button:text-is('Print')"]),
    "share": ("play", [MORE, ".menu button:text-is('Share')"]),
    "export": ("play", [MORE, ".menu button:text-is('Export')"]),
    "message": ("play", [MORE, ".menu button:text-is('Restart')", "#toast button >> nth=1"]),
    "techniques": ("hint", ["text=Techniques", "dialog summary"]),
    "technique": ("hint", ["text=Techniques", "dialog summary", "dialog .item"]),
    "hint": ("hint", ["text=Give me a hint", "text=Where?", "text=Show me why"]),
    "steps": ("hint", ["text=All steps now", "#panel .item"]),
    "walk": ("hint", ["text=Step by step"]),
    "options": ("make", ["summary:has-text('More options')"]),
    "verdict": ("analyse", ["text=Unique?"]),
    "true candidates": ("analyse", ["text=Possible candidates"]),
    "filters": ("library", ["summary:has-text('Filters')"]),
    "chosen": ("library", ["#panel .item-tick"]),
    "puzzle": ("library", ["#panel button:text-is('⋯')"]),
    "collection": ("library", ["#panel .shelf", "text=/: Mine/"]),
    "colours": ("play", [".tool >> nth=3"]),
    "tints": ("play", [".tool >> nth=5", ".tool >> nth=6"]),
    "pause": ("play", ["#pause"]),
}
"""Dialogs and states of panels: the panel, and what is clicked there."""

DIALOGS = {
    **dict.fromkeys(("keys", "new", "board", "open", "photo", "print", "share", "export"), 1),
    **dict.fromkeys(("techniques", "puzzle", "collection"), 1),
    "technique": 2,
}
"""How many dialogs are open in each of these, one above the other."""


@pytest.mark.parametrize("locale", IN_LANGUAGES)
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing(open_table: OpenTable, width: int, locale: str) -> None:
    """No panel breaks a rule of accessibility, contrast included."""
    size = {"width": width, "height": 800}
    table = open_table(viewport=size, reduced_motion="reduce", locale=locale)
    for tab in TABS:
        table.tab(tab)
        table.answered()
        assert table.faults("html" if tab == "play" else "#panel") == []


def test_axe_finds_nothing_in_dialogs(open_table: OpenTable) -> None:
    """No dialog breaks a rule of accessibility either, nor any state of a panel."""
    table = open_table(reduced_motion="reduce")
    table.keep("Morning", collection="Mine", tags="calm")
    for name, (tab, path) in VIEWS.items():
        table.tab(tab)
        table.answered()  # a click while a panel is drawn again is lost
        for words in path:
            table.page.locator(f"{words} >> visible=true").first.click()
        dialogs = table.page.locator("dialog")
        expect(dialogs).to_have_count(DIALOGS.get(name, 0))
        table.answered()
        part = "dialog" if name in DIALOGS else "body"
        assert (name, table.faults(part)) == (name, [])
        while dialogs.count():
            table.press("Escape")
            table.painted()


def test_a_screen_reader_hears_the_grid(table: Table) -> None:
    """The board is a grid of named cells of which one can be tabbed to, and moving moves it."""
    tree = table.page.locator("#board").aria_snapshot()
    assert 'grid "Sudoku board"' in tree
    assert 'gridcell "row 1 column 2, given 9"' in tree
    table.click(1, 1)
    table.press("ArrowRight")
    assert table.page.evaluate("document.activeElement.ariaLabel") == table.label(1, 2)
    assert table.page.locator('#board [tabindex="0"]').count() == 1


def test_all_is_reached_by_the_keyboard(table: Table) -> None:
    """Tab leads over tools, digits and panels, and the arrows over the panels."""
    table.page.focus("#tab-play")
    table.press("ArrowRight")
    assert table.page.get_attribute("#tab-hint", "aria-selected") == "true"
    table.press("Tab")
    assert table.page.evaluate("document.activeElement.closest('#pad, #panel') !== null")


def test_the_page_offers_the_languages_it_is_given(open_table: OpenTable) -> None:
    """One more in the page's list is the browser's, and among the settings, under its own name."""
    table = open_table(locale="qaa-AT")
    more = '[["qaa","Probisch","qaa-Latn","de-CH"],'.replace('"', "&quot;")
    texts = (LOCALES / "de" / "page.ftl").read_text("utf-8")

    def with_more(route: Route) -> None:
        response = route.fetch()
        body = response.text().replace('data-languages="[', f'data-languages="{more}')
        route.fulfill(response=response, body=body)

    table.page.route(f"{table.address}/", with_more)
    table.page.route("**/locales/qaa/*.ftl", lambda route: route.fulfill(body=texts))
    table.page.goto(f"{table.address}/")
    table.page.wait_for_selector("html[data-ready]")
    assert table.page.inner_text("#tab-play") == "Spielen"
    assert table.page.get_attribute("html", "lang") == "qaa-Latn"
    table.tab("settings")
    offered = table.page.get_by_label("Sprache").locator("option").all_inner_texts()
    assert offered[1:] == ["Probisch", "English", "Deutsch", "中文"]
    table.page.unroute_all()
    table.slips.clear()  # the server was asked for titles in a language that it does not have


def test_chinese_lists_have_chinese_marks(open_table: OpenTable) -> None:
    """Labels are joined as the language does, and the script is named, for the right fonts."""
    table = open_table(locale="zh-CN")
    assert table.page.get_attribute("html", "lang") == "zh-Hans"
    table.page.click("#new")
    table.page.locator("dialog .cards .card").first.click()
    table.page.wait_for_selector("dialog", state="detached")
    assert re.fullmatch(r"第1行第1列、(?:空|已知数\d)", table.label(1, 1))
    assert table.page.inner_text("#panel .kind") == "9 × 9、标准"
    table.page.click("#new")
    last = table.page.locator("dialog .again .small")
    last.wait_for()
    assert last.inner_text() == "简单、9 × 9、标准"


def test_settings_are_kept(table: Table) -> None:
    """A setting is kept after the page is reloaded, and in another browser."""
    table.tab("settings")
    table.page.get_by_label("Theme").select_option("dark")
    table.page.get_by_label("Number rows and columns").check()
    table.reload()
    assert table.page.get_attribute("html", "data-theme") == "dark"
    assert table.page.locator("#board .name").count() == 18


@pytest.mark.parametrize("locale", IN_LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 768, 1440, 2560])
def test_nothing_sticks_out(open_table: OpenTable, width: int, locale: str) -> None:
    """No screen has to be scrolled sideways, whatever panel is open."""
    table = open_table(viewport={"width": width, "height": 800}, locale=locale)
    for tab in TABS:
        table.tab(tab)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("locale", IN_LANGUAGES)
def test_tabs_hold_their_names(open_table: OpenTable, locale: str) -> None:
    """The names of the panels fit into their row in every language."""
    table = open_table(locale=locale)
    row = table.page.locator("#tabs").first
    for width in (320, 900, 1280):
        table.page.set_viewport_size({"width": width, "height": 860})
        table.painted()
        assert row.evaluate("row => row.scrollWidth <= row.clientWidth")
        assert row.evaluate(
            "row => [...row.children].every((tab) => tab.scrollWidth <= tab.clientWidth)"
        )


def test_fingers_find_their_targets(open_table: OpenTable) -> None:
    """On a phone keys are at least 44 pixels wide and high; taps and long presses select."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table.button("More tools").tap()
    for side in _sides(table, "#pad button:visible"):
        assert side >= 43.9
    table.page.touchscreen.tap(*table.middle(1, 1))
    table.page.get_by_role("button", name="8, 5 left").tap()
    assert table.label(1, 1).endswith(" 8")
    table.button("Multi-select").tap()
    table.page.touchscreen.tap(*table.middle(2, 1))
    assert table.selected() == 2


def test_motion_is_left_out_where_it_is_not_wanted(open_table: OpenTable) -> None:
    """Players who asked for less motion get none."""
    table = open_table(reduced_motion="reduce")
    assert (
        table.page.evaluate("getComputedStyle(document.body).getPropertyValue('--quick')") == "0ms"
    )


def _sides(table: Table, selector: str) -> Iterator[float]:
    for element in table.page.locator(selector).all():
        box = element.bounding_box()
        assert box is not None
        yield from (box["width"], box["height"])
