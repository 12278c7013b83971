"""Boards with other digits than 1 to N, or other cells than a square, are played to the end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import Table

import nonet
from nonet.constraints import Thermometer
from nonet.layout import Layout
from nonet.layout.layers import Layer

ZERO = Layout.of_size(9, digits="0-8", constraints=[Thermometer("r1c1-4"), Thermometer("r9c9-6")])
SMALL = Layout.free(
    4,
    7,
    digits="1-6",
    houses=["r1-2c1-3", "r3-4c5-7", "r2c1-3 r2c5-7"],
    holes="r1c4 r2c4 r3c4 r4c1",
)


def puzzle(layout: Layout, empty: str) -> tuple[str, dict[tuple[int, int], int]]:
    """A link to a puzzle that lacks some cells, and what belongs there, by row and column."""
    blank = nonet.Grid(bytes(layout.cell_count), layout=layout)
    solution = nonet.solve(blank, seed=5).digits
    givens = bytearray(solution)
    missing = {}
    for name in empty.split():
        cell = layout.indices[name]
        givens[cell] = 0
        row, column = divmod(cell, layout.size)
        missing[row + 1, column + 1] = solution[cell] + layout.digits.start - 1
    grid = nonet.Grid(bytes(givens), layout=layout)
    assert nonet.check(grid).is_unique
    return "/" + nonet.Puzzle(grid).to_text("nonet-link"), missing


def picture(table: Table, name: str) -> None:
    """Keep a picture in light and dark, where a folder for them is named."""
    if folder := os.environ.get("NONET_PICTURES"):
        for scheme in ("light", "dark"):
            table.page.emulate_media(color_scheme=scheme)
            table.painted()
            table.page.screenshot(path=Path(folder) / f"{name}-{scheme}.png")


def test_digits_from_0_on_are_typed(open_table: OpenTable) -> None:
    """With the digits 0 to 8 the key 0 writes a digit, Backspace clears, and 9 does nothing."""
    address, missing = puzzle(ZERO, "r1c1 r1c2 r5c5 r9c9")
    table = open_table(address)
    table.page.locator("#board .thick").wait_for(state="attached")
    table.until(lambda: "hermometer" in table.label(1, 1))
    names = table.page.locator(".keys .key:not([aria-label=Clear]) span").all_inner_texts()
    assert names == [str(digit) for digit in range(9)]
    table.click(5, 5)
    table.press("9")
    table.shows(5, 5, "empty")
    table.press("Shift+0", "Shift+4")
    table.shows(5, 5, "empty, corner marks 0 4")
    table.press("0")
    table.until(lambda: "0" in table.label(5, 5))
    table.press("Backspace")
    table.until(lambda: "empty" in table.label(5, 5))
    picture(table, "zero")
    for (row, column), digit in missing.items():
        table.click(row, column)
        table.press(str(digit))
    table.page.locator("#end h2").wait_for()
    assert table.page.locator("#end button").all_inner_texts() == ["×", "Share"]


def test_a_board_that_is_not_square_is_played_by_touch(open_table: OpenTable) -> None:
    """Holes are no cells: nothing is there to tap, keys jump over them, and the end is reached."""
    address, missing = puzzle(SMALL, "r1c1 r2c3 r4c6")
    table = open_table(
        address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    table.shows(1, 1, "empty")
    assert table.page.locator("#board [role=gridcell]").count() == len(SMALL.cells)
    assert table.cell(1, 4).count() == 0
    picture(table, "small")
    table.page.touchscreen.tap(*table.middle(2, 3))
    table.press("ArrowRight")
    assert table.cell(2, 5).get_attribute("aria-selected") == "true"
    for (row, column), digit in missing.items():
        table.page.touchscreen.tap(*table.middle(row, column))
        table.button(str(digit)).tap()
    table.page.locator("#end h2").wait_for()


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_roles_are_said_in_each_language(open_table: OpenTable, language: str) -> None:
    """A cell that is marked says its role, and without a mark no more."""
    said = {"en": "shaded", "de": "schattiert", "zh": "阴影格"}[language]
    layout = Layout.of_size(4, layers=[Layer("shade", counts=False)])
    link = nonet.Puzzle(nonet.Grid("1...............", layout=layout)).to_text("nonet-link")
    table = open_table(f"/{link}", locale=language)
    table.page.locator("#pad .tools .tool").nth(4).wait_for()
    table.click(2, 2)
    table.press("t", "Enter")
    table.until(lambda: said in table.label(2, 2))
    table.press("1")
    table.until(lambda: said not in table.label(2, 2))


def test_a_hint_and_the_desk_say_that_they_cannot(open_table: OpenTable) -> None:
    """What knows usual boards alone says so in a sentence, and the game goes on as it was."""
    table = open_table(puzzle(SMALL, "r1c1 r2c3 r4c6")[0])
    table.shows(1, 1, "empty")
    table.more("Edit at the desk")
    table.page.wait_for_selector("#toast >> text=with other digits or shapes")
    table.expected = {"422"}
    table.button("Hint").click()
    table.page.get_by_text("with other digits or shapes").last.wait_for()
    table.shows(1, 1, "empty")


def test_a_samurai_is_kept_and_comes_back(open_table: OpenTable) -> None:
    """Five grids that overlap: a move is kept, and there again when the page is loaded."""
    samurai = Layout.overlapping(9, [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)])
    address, missing = puzzle(samurai, "r1c1 r9c9 r21c21")
    table = open_table(address)
    table.shows(1, 1, "empty")
    assert table.page.locator("#board [role=gridcell]").count() == 369
    picture(table, "samurai")
    table.click(9, 9)
    table.press(str(missing[9, 9]))
    table.shows(9, 9, str(missing[9, 9]))
    table.saved()
    table.reload()
    table.shows(9, 9, str(missing[9, 9]))
    table.button("Check").click()
    table.page.wait_for_selector("#toast:not([hidden])")
