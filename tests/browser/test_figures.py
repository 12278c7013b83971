"""The figures and lines of a board: one face, thin cages, marks that can be read, free digits."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import Scheme, Table

import nonet
from nonet import Layout, Puzzle
from nonet.constraints import Arrow, Cage, Thermometer

CAGES = Layout.of_size(
    9,
    constraints=[
        Cage("r1c1-2 r2c1", total=7),
        Cage("r1c3 r2c3", total=11),
        Cage("r4c4-6", total=24),
        Thermometer("r7c1-4"),
    ],
)
CHAIN = (
    "..+7+5+3.+42.4..27..+9+5+2+561+493+87...4.5+2788+2+5+3.+794..7+4+9+8+2.+5+3+5.9+82+3+7.+4."
    "+4+8+7+915.+2+7.+26+5+48.9 r124c2<>1"
)
"""Where a hint shows a chain; of our own."""

FACES = "texts => [...new Set(texts.map((text) => getComputedStyle(text).fontFamily))]"


def show_killer(table: Table) -> None:
    """Put the cages on the board, with a digit and marks."""
    table.drop("cages.nonet", Puzzle(nonet.Grid(bytes(81), layout=CAGES)).to_text("nonet").encode())
    table.button("Play it").click()
    table.until(lambda: table.page.locator("#board text", has_text="24").count() == 1)
    table.click(9, 9)
    table.press("5")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_figures_have_one_face(open_table: OpenTable, scheme: Scheme) -> None:
    """Digits, totals of cages and names of lines have the shipped face; marks are its outlines."""
    table = open_table(color_scheme=scheme)
    table.tab("settings")
    table.page.get_by_label("Number rows and columns").check()
    table.tab("play")
    show_killer(table)
    faces = table.page.locator("#board text").evaluate_all(FACES)
    assert len(faces) == 1
    assert faces[0].startswith('"Inter nonet"')
    table.click(5, 9)
    table.press("Control+Digit1")
    style = "path => [getComputedStyle(path).stroke, getComputedStyle(path).fill]"
    stroke, fill = table.page.locator("#board .figures").first.evaluate(style)
    assert stroke == "none"
    assert fill.startswith("rgb")


def test_cages_are_thin_dashes_with_small_totals(table: Table) -> None:
    """A cage runs 3 px inside its cells and is thin; its total is small and has no plate."""
    show_killer(table)
    signs = table.page.locator("#board g[transform^=scale]").last
    assert signs.locator(".nonet-blank").count() == 0
    inset = """path => {
        const { x, y } = path.getBBox();
        const scale = path.getScreenCTM().a;
        return [(x - 80) * scale, y * scale];
    }"""
    # The cage in row 1, column 3; a cell has 40 units.
    for far in signs.locator("path[stroke-dasharray]").nth(1).evaluate(inset):
        assert far == pytest.approx(3, abs=0.5)
    width = "path => getComputedStyle(path).strokeWidth.replace('px', '') * path.getScreenCTM().a"
    assert signs.locator("path[stroke-dasharray]").first.evaluate(width) < 1.8
    size = "text => getComputedStyle(text).fontSize.replace('px', '') * text.getScreenCTM().a"
    total = table.page.locator("#board text", has_text="24").evaluate(size)
    digit = table.page.locator("#board .digit").first.evaluate(size)
    assert 12 <= total < 0.4 * digit


def test_candidates_can_be_read(table: Table) -> None:
    """Each is at least 14 px high in a cell of 86, with the total of a cage in its cell too."""
    show_killer(table)
    table.button("Candidates").click()
    table.until(lambda: table.page.locator("#board .figures").count() > 70)
    for row, column in ((1, 1), (1, 3), (4, 4), (5, 5)):
        place = table.page.locator("#board .ink > g").nth(9 * (row - 1) + column - 1)
        rows = place.locator(".figures.centre").evaluate(
            """path => {
                const points = [...path.getAttribute("d").matchAll(/[\\d.]+ ([\\d.]+)/g)]
                    .map(([, y]) => Number(y)).sort((one, other) => one - other);
                const high = [];
                let [start, last] = [points[0], points[0]];
                for (const y of points.slice(1)) {
                    if (y - last > 2.6) { high.push(last - start); start = y; }
                    last = y;
                }
                return [...high, last - start];
            }"""
        )
        assert max(rows) >= 14 / 86 * 60


def test_lines_run_under_digits(table: Table) -> None:
    """Links, strikes and the marks of rules are drawn before the digits, never over them."""
    table.paste(CHAIN)
    table.tab("hint")
    for name in ("Give me a hint", "Where?", "Show me why"):
        table.button(name).click()
    for _ in range(7):
        table.press("KeyH")
    table.page.wait_for_selector("text=The whole argument")
    assert table.page.locator("#board .under .link").count() == 7
    assert table.page.locator("#board .under .gone").count() > 0
    after = "#board .under ~ .ink ~ g :is(.link, .gone, .block)"
    assert table.page.locator(after).count() == 0
    cut = "digit => getComputedStyle(digit).paintOrder"
    assert table.page.locator("#board .digit").first.evaluate(cut).startswith("stroke")


def test_players_choose_sizes_of_digits_and_marks(table: Table) -> None:
    """Both are larger and smaller at once, and so they stay, for this player."""
    table.click(1, 1)
    table.press("Control+Digit8")
    size = "text => Number(getComputedStyle(text).fontSize.replace('px', ''))"
    high = "path => path.getBBox().height"
    digits, marks = [], []
    for choice in ("small", "usual", "large"):
        table.tab("settings")
        table.page.get_by_label("Size of digits").select_option(choice)
        table.page.get_by_label("Size of marks").select_option(choice)
        table.tab("play")
        digits.append(table.page.locator("#board .digit").first.evaluate(size))
        marks.append(table.page.locator("#board .figures").first.evaluate(high))
    assert digits == sorted(set(digits))
    assert marks == sorted(set(marks))
    table.answered()
    assert table.api("settings")["digitSize"] == "large"
    table.reload()
    assert table.page.locator("#board .digit").first.evaluate(size) == digits[2]


def test_thin_lines_stop_short_of_digits(table: Table) -> None:
    """A digit on an arrow has an edge in the shade of its cell, which the line does not enter."""
    layout = Layout.of_size(9, constraints=[Arrow("r1c1", "r1c2-4")])
    file = Puzzle(nonet.Grid(bytes(81), layout=layout)).to_text("nonet").encode()
    table.drop("arrow.nonet", file)
    table.button("Play it").click()
    table.page.wait_for_selector("#board.threaded")
    table.click(1, 3)
    table.press("5")
    look = "digit => [getComputedStyle(digit).paintOrder, getComputedStyle(digit).stroke]"
    order, edge = table.page.locator("#board .digit").evaluate(look)
    assert order.startswith("stroke")
    assert edge == table.cell(1, 3).evaluate("cell => getComputedStyle(cell).fill")
