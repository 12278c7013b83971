"""Puzzles with roles of cells, other digits and kinds of lines: set, published and played."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import OpenTable
from tests.browser.table import Table, choose_size
from tests.browser.test_setting import UNCOUNTED, choose, open_desk, section, verdict

import nonet
from nonet import Grid, Layout
from nonet.constraints.played import layers_of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

ARROWS = ("r4c1 r3c1 r3c2", "r4c2 r4c3 r4c4", "r1c2 r1c3 r2c3")
DOUBLED = ((1, 2), (2, 3), (3, 4), (4, 1))
ZERO = Layout.of_size(9, digits="0-8", constraints=["thermometer r1c1-4", "thermometer r9c9-6"])
KINDS = (
    "kinds thermometer r1c1 r1c2 r1c3 | thermometer r2c4 r2c5 r2c6 "
    "| renban r5c1 r5c2 r5c3 | renban r6c4 r6c5 r6c6"
)
OPEN = ((1, 1), (1, 2), (1, 3), (5, 5), (9, 9), (9, 8))
"""What is left to be found of the digits from 0 to 8."""


def tap_digit(table: Table, place: int) -> None:
    """Tap the key of a digit, by its place among those of the board."""
    table.page.locator("#pad .keys .key").nth(place - 1).tap()


def doublers() -> Grid:
    """Four rows with three arrows and one given."""
    layers, lines = layers_of("doublers", Layout.of_size(4))
    arrows = [f"arrow {' '.join(f'value:{cell}' for cell in arrow.split())}" for arrow in ARROWS]
    layout = Layout.of_size(4, layers=layers, constraints=[*lines, *arrows])
    return Grid(bytes([4 if cell == 13 else 0 for cell in range(16)]), layout=layout)


def zero() -> tuple[Grid, Grid]:
    """A puzzle with the digits from 0 to 8, and its solution."""
    solution = nonet.solve(Grid.empty(ZERO), seed=4)
    givens = bytearray(solution.digits)
    for row, column in OPEN:
        givens[9 * row + column - 10] = 0
    return Grid(bytes(givens), layout=ZERO), solution


def kinds() -> tuple[Grid, Grid]:
    """A puzzle with two lines of each kind, and its solution."""
    layout = Layout.of_size(6, constraints=[KINDS])
    solution = nonet.solve(Grid.empty(layout), seed=1)
    givens = bytearray(solution.digits)
    for cell in (*range(6), 12, 19, 33):
        givens[cell] = 0
    return Grid(bytes(givens), layout=layout), solution


def pictures(table: Table, name: str) -> None:
    """Keep pictures in three themes, where a folder for them is named."""
    if folder := os.environ.get("NONET_PICTURES"):
        for theme in ("light", "dark", "contrast"):
            table.page.emulate_media(
                color_scheme="dark" if theme == "dark" else "light",
                contrast="more" if theme == "contrast" else "no-preference",
                reduced_motion="reduce",
            )
            table.painted()
            table.page.screenshot(path=Path(folder) / f"{name}-{theme}.png", full_page=True)
        table.page.emulate_media(contrast="no-preference", reduced_motion="no-preference")


def published(table: Table) -> str:
    """The link of nonet that the desk makes of the draft."""
    section(table, "Publish")
    table.button("Links and QR code").click()
    link = table.page.get_by_label("nonet link", exact=True)
    expect(link).to_be_visible()
    fragment = link.input_value().partition("#")[2]
    table.page.keyboard.press("Escape")
    return f"/#{fragment}"


def write_givens(table: Table, grid: Grid) -> None:
    """Type the givens of a puzzle, row by row."""
    table.click(1, 1)
    for row in grid.rows:
        for digit in row:
            if digit >= grid.layout.digits.start:
                table.press(str(digit))
            table.press("ArrowRight")
        table.press("ArrowDown")


def test_doublers_are_set_published_and_played_by_keyboard(open_table: OpenTable) -> None:
    """Roles are chosen, arrows read values, and the end comes with all roles."""
    table = open_table("/")
    page = table.page
    open_desk(table)
    section(table, "Board")
    choose_size(page.locator(".desk"), "4")
    section(table, "Rules")
    choose(table, "verdoppler")
    expect(page.locator(".kind").first).to_have_attribute("aria-pressed", "true")
    verdict(table, re.compile("solutions"))
    for at, arrow in enumerate(ARROWS):
        choose(table, "arrow")
        if not at:
            page.get_by_label("It reads what cells count as").check()
        table.drag(*[(int(cell[1]), int(cell[3])) for cell in arrow.split()])
        expect(page.locator(".placed .item")).to_have_count(3 + at)
    table.button("Other rule").click()
    table.click(4, 2)
    table.press("4")
    verdict(table, "One solution")
    pictures(table, "desk-doublers")
    link = published(table)
    assert nonet.load(link[1:]).layout == doublers().layout
    solution = nonet.solve(doublers())
    game = open_table(link)
    game.until(lambda: "given 4" in game.label(4, 2))
    for row in range(1, 5):
        for column in range(1, 5):
            if (row, column) != (4, 2):
                game.click(row, column)
                game.press(str(solution[(row - 1, column - 1)]))
    game.page.wait_for_selector("#toast >> text=not yet which cells")
    game.press("t")
    for row, column in ((1, 1), *DOUBLED[1:]):
        game.click(row, column)
        game.press("1")
    game.until(lambda: "doubler" in game.label(2, 3))
    pictures(game, "game-doublers")
    game.button("Check").click()
    game.page.wait_for_selector("#toast >> text=1 cell has another role")
    game.press("Control+z", "Control+z", "Control+z", "Control+z")
    game.shows(1, 1, str(solution[(0, 0)]))
    game.press("Control+y", "Control+z")
    for row, column in DOUBLED:
        game.click(row, column)
        game.press("1")
    game.page.locator("#end h2").wait_for()
    pictures(game, "end-doublers")


def test_roles_are_chosen_changed_and_taken_back(open_table: OpenTable) -> None:
    """One kind goes for another one, rules of its values go with it, and undo brings all back."""
    table = open_table("/")
    page = table.page
    open_desk(table)
    for words in ("negators", "冷热格", "Verdoppler"):
        choose(table, words)
        expect(page.locator(".kind").first).to_have_attribute("aria-pressed", "true")
    write = page.locator(".desk details textarea")
    page.locator(".desk details summary", has_text="text").last.click()
    expect(write).to_have_value("roles doubler 2 1 once\nvalues value doubler d|2d")
    page.fill(".desk details textarea", write.input_value() + "\ncage 9 value:r1c1-2")
    expect(page.locator(".placed .item")).to_have_count(3)
    choose(table, "Verdoppler")
    expect(page.locator(".placed .item")).to_have_count(0)
    table.button("Undo").click()
    expect(page.locator(".placed .item")).to_have_count(3)
    assert "Killer cage" in table.label(1, 2)
    table.saved()
    table.reload()
    expect(page.locator(".placed .item")).to_have_count(3)


def test_doublers_are_played_by_touch_and_kept(open_table: OpenTable) -> None:
    """On a phone the pen of roles has a key for each role; marks come back with the game."""
    solution = nonet.solve(doublers())
    table = open_table("/" + nonet.Puzzle(doublers()).to_text("nonet-link"), **PHONE)
    table.until(lambda: "given 4" in table.label(4, 2))
    for row in range(1, 5):
        for column in range(1, 5):
            if (row, column) != (4, 2):
                table.page.touchscreen.tap(*table.middle(row, column))
                tap_digit(table, solution[(row - 1, column - 1)])
    table.button("Role").tap()
    for row, column in DOUBLED[:3]:
        table.page.touchscreen.tap(*table.middle(row, column))
        table.button("doubler").tap()
    pictures(table, "phone-doublers")
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert table.faults() == []
    table.saved()
    table.reload()
    table.until(lambda: "doubler" in table.label(3, 4))
    table.button("Role").tap()
    table.page.touchscreen.tap(*table.middle(*DOUBLED[3]))
    table.button("doubler").tap()
    table.page.locator("#end h2").wait_for()


def test_digits_from_0_are_set_published_and_played(open_table: OpenTable) -> None:
    """The field beside the size takes 0–8; 0 is typed as a given, and as a digit of the game."""
    puzzle, solution = zero()
    table = open_table("/")
    page = table.page
    open_desk(table)
    section(table, "Board")
    field = page.get_by_role("textbox", name="Digits")
    field.fill("0-6")
    field.press("Enter")
    page.wait_for_selector("#toast >> text=9 of them at least")
    field.fill("0–8")
    field.press("Enter")
    verdict(table, UNCOUNTED)
    section(table, "Rules")
    page.locator(".desk details summary", has_text="text").last.click()
    page.fill(".desk details textarea", "thermometer r1c1-4\nthermometer r9c9-6")
    expect(page.locator(".placed .item")).to_have_count(2)
    write_givens(table, puzzle)
    verdict(table, "One solution")
    pictures(table, "desk-zero")
    link = published(table)
    assert nonet.load(link[1:]).grid == puzzle
    game = open_table(link, **PHONE)
    game.until(lambda: "given" in game.label(2, 1))
    for row, column in OPEN:
        game.page.touchscreen.tap(*game.middle(row, column))
        tap_digit(game, 1 + solution[(row - 1, column - 1)])
    game.page.locator("#end h2").wait_for()
    pictures(game, "phone-zero")


@pytest.mark.parametrize("by", ["keyboard", "touch"])
def test_two_lines_of_each_kind_are_set_and_played(open_table: OpenTable, by: str) -> None:
    """Lines are ticked and become one rule of kinds; the end comes with the digits they leave."""
    puzzle, solution = kinds()
    table = open_table("/")
    page = table.page
    open_desk(table)
    section(table, "Board")
    choose_size(page.locator(".desk"), "6")
    section(table, "Rules")
    page.locator(".desk details summary", has_text="text").last.click()
    lines = KINDS.removeprefix("kinds ").replace(" | ", "\n")
    page.fill(".desk details textarea", lines)
    expect(page.locator(".placed .item")).to_have_count(4)
    table.button("Combine rules").click()
    for box in page.locator(".placed input[type=checkbox]").all():
        box.check()
    pictures(table, f"desk-kinds-{by}")
    page.get_by_role("button", name="Kinds of lines", exact=True).click()
    expect(page.locator(".placed .item")).to_have_count(1)
    write_givens(table, puzzle)
    verdict(table, "One solution")
    link = published(table)
    loaded = nonet.load(link[1:]).grid
    assert loaded.givens == puzzle.givens
    assert list(loaded.layout.constraints) == list(puzzle.layout.constraints)
    game = open_table(link, **(PHONE if by == "touch" else {}))
    game.until(lambda: "given" in game.label(2, 1))
    for cell, (given, digit) in enumerate(zip(puzzle.digits, solution.digits, strict=True)):
        row, column = divmod(cell, 6)
        if not given and by == "touch":
            game.page.touchscreen.tap(*game.middle(row + 1, column + 1))
            tap_digit(game, digit)
        elif not given:
            game.click(row + 1, column + 1)
            game.press(str(digit))
    game.page.locator("#end h2").wait_for()
    pictures(game, f"game-kinds-{by}")
