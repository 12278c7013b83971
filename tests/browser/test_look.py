"""How the board and the keys look: colours, marks and the space they have."""

from __future__ import annotations

import re

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import Scheme, Table, choose_size


@pytest.mark.parametrize("palette", ["calm", "wong"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nine_colour_keys_have_nine_backgrounds(
    open_table: OpenTable, scheme: Scheme, palette: str
) -> None:
    """Each key of a tool that colours has the colour that it gives, also when pressed."""
    table = open_table(color_scheme=scheme)
    table.tab("settings")
    table.page.get_by_label("Colours of cells").select_option(palette)
    table.tab("play")
    for tool in ("KeyV", "KeyB"):
        table.press(tool)
        grounds = "keys => keys.map((key) => getComputedStyle(key).backgroundColor)"
        shown = table.page.locator("#pad .wash").evaluate_all(grounds)
        assert len(set(shown)) == 9
        colours = table.page.evaluate(
            """() => {
                const style = getComputedStyle(document.documentElement);
                const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => `--c${one}`);
                return names.map((name) => style.getPropertyValue(name));
            }"""
        )
        assert [_rgb(one) for one in colours] == shown


@pytest.mark.parametrize("palette", ["calm", "wong"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_marks_and_digits_stand_out_on_colours(
    open_table: OpenTable, scheme: Scheme, palette: str
) -> None:
    """On each of the nine colours centre marks have a contrast of 4.5, blue signs one of 4."""
    table = open_table(color_scheme=scheme)
    table.tab("settings")
    table.page.get_by_label("Colours of cells").select_option(palette)
    table.tab("play")
    table.click(1, 1)
    for colour in range(1, 10):
        table.press("Shift+Digit4", "Control+Digit5", f"Alt+Digit{colour}")
        ground = _light(table, ".tint", "fill")
        assert _contrast(_light(table, ".figures.centre", "fill"), ground) >= 4.5
        assert _contrast(_light(table, ".figures.corner", "fill"), ground) >= 4
        table.press("8")
        assert _contrast(_light(table, ".digit", "fill"), ground) >= 4
        table.press("Control+z", "Control+z", "Control+z", "Control+z")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_marks_stand_out_on_their_own_colours(open_table: OpenTable, scheme: Scheme) -> None:
    """A candidate that is coloured has a contrast of 4.5 in each colour."""
    table = open_table(color_scheme=scheme)
    table.click(1, 1)
    table.press("Control+Digit5", "KeyB")
    for colour in range(9):
        table.page.locator(".colours .key").nth(colour).click()
        table.press("5")
        mark, ground = (
            _light(table, what, part) for what, part in ((".figures", "fill"), ("circle", "fill"))
        )
        assert _contrast(mark, ground) >= 4.5


def test_a_click_on_a_packed_mark_colours_it(table: Table) -> None:
    """Tint colours the mark under the pointer, wherever it is."""
    table.click(1, 1)
    table.press("Shift+Digit2", "Shift+Digit7", "KeyB")
    cell = table.cell(1, 1).bounding_box()
    assert cell is not None
    table.page.mouse.click(cell["x"] + cell["width"] * 0.86, cell["y"] + cell["height"] * 0.2)
    left, _, right, _ = _box(table, 1, 1, "circle")
    assert (left + right) / 2 > 0.7


def test_large_digits_have_one_size(table: Table) -> None:
    """On boards from 10 on a 9 is as large as a 10, as a digit and as a mark."""
    table.tab("make")
    choose_size(table.page, "16")
    table.button("Blank board").click()
    table.click(1, 1)
    table.press("9", "ArrowRight")
    table.press("1", "0")
    size = "digits => digits.map((digit) => getComputedStyle(digit).fontSize)"
    assert len(set(table.page.locator("#board .digit").evaluate_all(size))) == 1


def _box(table: Table, row: int, column: int, what: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn in a cell, in cells, without strokes."""
    left, top, right, bottom = table.page.evaluate(
        """([row, column, what]) => {
            const size = document.querySelectorAll('#board [role="row"]').length;
            const places = document.querySelectorAll("#board .ink > g");
            const place = places[(row - 1) * size + column - 1];
            const element = place.querySelector(what);
            const { x, y, width, height } = element.getBBox();
            const scale = element.transform.baseVal.consolidate()?.matrix.a ?? 1;
            return [x, y, x + width, y + height].map((value) => value * scale / 60);
        }""",
        [row, column, what],
    )
    return left, top, right, bottom


def _lines(table: Table, row: int, column: int, what: str) -> str:
    """The path of marks in a cell of a 9×9 grid."""
    places = table.page.locator("#board .ink > g").nth((row - 1) * 9 + column - 1)
    return places.locator(what).get_attribute("d") or ""


def _rgb(colour: str) -> str:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


def _light(table: Table, what: str, part: str) -> float:
    """Relative luminance of what is drawn in the first cell, as WCAG has it."""
    colour = table.page.evaluate(
        """([what, part]) => {
            const [cell, tint] = ["#board .ink > g", "#board .tint"].map((one) =>
                document.querySelector(one));
            return getComputedStyle(what === ".tint" ? tint : cell.querySelector(what))[part];
        }""",
        [what, part],
    )
    shares = [int(value) / 255 for value in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (
        share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
