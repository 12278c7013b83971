"""Puzzles shared as links, text, picture and code, and links that are broken."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, SOLUTION, Table

import nonet
from nonet.constraints import Cage
from nonet.layout import Cosmetics, Layout
from nonet.layout.cosmetics import Outline
from nonet.puzzle import Puzzle


def packed(content: object) -> str:
    """What a link of version 3 holds, made without the page."""
    work = zlib.compressobj(9, wbits=-15)
    data = work.compress(json.dumps(content).encode()) + work.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize("program", ["SudokuPad link", "f-puzzles link"])
def test_links_of_other_programs_carry_title_and_author(table: Table, program: str) -> None:
    """The link holds the puzzle without the player's digits, its title and its author."""
    table.click(1, 1)
    table.press("8")
    table.more("Share")
    dialog = table.page.locator("dialog")
    dialog.get_by_label("Name").fill("Rainy day")
    dialog.get_by_label("Author").fill("A. Setter")
    field = dialog.get_by_label(program, exact=True)

    table.until(
        lambda: field.count() == 1 and nonet.load(field.input_value()).author == "A. Setter"
    )
    found = nonet.load(field.input_value())
    assert (found.title, found.grid.to_text()) == ("Rainy day", FIRST)


def test_a_puzzle_is_shared_as_text_code_and_picture(table: Table, tmp_path: Path) -> None:
    """There is a line of digits, a code to scan, and a PNG to be saved."""
    table.more("Share")
    dialog = table.page.locator("dialog")
    dialog.get_by_role("img", name="QR code").wait_for()
    assert dialog.get_by_label("Text", exact=True).input_value() == FIRST
    with table.page.expect_download() as download:
        table.button("Save a picture (PNG)").click()
    download.value.save_as(tmp_path / "sudoku.png")
    assert (tmp_path / "sudoku.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


BROKEN = [
    ("1.9.3x3.0.123", "it holds 3 cells, not 81"),
    ("3.9.3x3.0.123", "The link is damaged: the puzzle in it cannot be read"),
    (f"3.{packed({'l': {'size': 4}, 'g': '1o'})[:-9]}", "its end is missing"),
    (f"3.{packed('o' * 9_000_000)}", "The link is damaged"),
    (f"3.{packed({'l': {'size': 9}, 'g': 'zzzc'})[:-1]}", "its end is missing"),
    (f"3.{packed({'l': {'size': 9}, 'g': 'zzzc'})[:-2]}", "its end is missing"),
    (f"3.{packed({'l': {'size': 9}, 'g': 'zzzc'})[:3]}", "its end is missing"),
    (f"3.{packed({'l': {'size': 9}, 'g': 'zzzc'})[3:]}", "The link is damaged"),
]
"""What follows #p= in a link that is cut off or damaged, and what is said of it.

What else may be wrong with a link is tried without a browser."""


def test_a_broken_link_says_what_is_wrong(open_table: OpenTable) -> None:
    """A link that is cut off or damaged is named, and the puzzle before stays."""
    table = open_table(f"/#p={BROKEN[0][0]}")
    for fragment, said in BROKEN:
        table.page.evaluate("text => { location.hash = text; }", f"p={fragment}")
        table.page.wait_for_selector(f"#toast >> text={said}")
        assert table.label(1, 2) == "row 1 column 2, given 9"
        table.page.evaluate("document.querySelector('#toast').textContent = ''")


@pytest.mark.parametrize(
    "fragment", ["1.6.2x3.w.1zi", '2.1zi&layout={"size":6,"box":[2,3],"windows":true}']
)
def test_a_link_of_constraints_that_do_not_fit_is_refused(table: Table, fragment: str) -> None:
    """Windows on boxes that are not square are refused, and the puzzle before stays."""
    table.expected.add("422")
    table.page.evaluate("text => { location.hash = text; }", f"p={fragment}")
    table.page.wait_for_selector("#toast >> text=The rules in the link do not fit")
    assert table.label(1, 2) == "row 1 column 2, given 9"


def test_links_begin_where_the_player_says(table: Table) -> None:
    """With the address of a site links open for everybody, and so does the code."""
    table.more("Share")
    assert link_of(table).startswith(table.address)
    assert "opens on this computer" in table.page.inner_text("dialog")
    table.press("Escape")
    table.tab("settings")
    field = table.page.get_by_label("Address for links")
    field.fill("somewhere")
    field.press("Enter")
    assert field.evaluate("field => field.validationMessage").startswith("Enter an address")
    field.fill("https://example.org/sudoku")
    field.press("Enter")
    table.page.wait_for_selector("#panel >> text=open for everybody: the puzzle is in the link")
    table.more("Share")
    assert link_of(table).startswith("https://example.org/sudoku/#p=3.")
    assert "opens on this computer" not in table.page.inner_text("dialog")


def link_of(table: Table) -> str:
    """The link that nonet opens, in the dialog that is open."""
    return table.page.locator("dialog").get_by_label("nonet link", exact=True).input_value()


def test_a_link_carries_the_whole_puzzle(table: Table, open_table: OpenTable) -> None:
    """A killer with all that is said of it fits into 2,000 characters, and opens as it was."""
    digits = [int(digit) for digit in SOLUTION]
    pairs = [(cell, cell + 1) for cell in range(0, 80, 2) if cell % 9 < 8]
    cages = [Cage(pair, total=sum(digits[cell] for cell in pair)) for pair in pairs]
    layout = Layout.of_size(9, constraints=cages)
    puzzle = Puzzle(
        nonet.Grid("." * 80 + "3", layout=layout),
        title="Pairs",
        author="A. Setter",
        rules="Mind the cages.",
        message="Well set, well solved.",
        cosmetics=Cosmetics(outlines=(Outline(("r9c9",), "#cc0000", "!"),)),
        solution=bytes(digits),
    )
    table.drop("pairs.nonet", puzzle.to_text("nonet").encode())
    table.button("Play it").click()
    table.more("Share")
    link = link_of(table)
    assert len(link) < 2_000
    other = open_table(link.removeprefix(table.address))
    other.page.wait_for_selector("#title >> text=Pairs")
    other.saved()
    document = json.loads(other.kept())["document"]
    assert len(document["state"]["layout"]["constraints"]) == len(cages)
    assert document["author"] == "A. Setter"
    assert document["rules"] == "Mind the cages."
    assert document["message"] == "Well set, well solved."
    assert document["cosmetics"]["outlines"] == [
        {"cells": ["r9c9"], "colour": "#cc0000", "text": "!"}
    ]
    assert document["solution"] == digits


def test_a_link_carries_constraints(table: Table, open_table: OpenTable) -> None:
    """The layout of a shared link has the constraints of the board."""
    table.tab("make")
    table.page.get_by_label("Layout").select_option("kind-both")
    table.button("Blank board").click()
    table.click(3, 4)
    table.press("7")
    table.button("Start").click()
    table.more("Share")
    link = link_of(table)
    other = open_table(link.removeprefix(table.address))
    other.page.wait_for_selector("#panel .kind >> text=9 × 9, diagonal windoku")
    assert other.label(3, 4).startswith("row 3 column 4, given 7")
    assert other.page.locator("#board .extra-line").count() > 1


def test_links_carry_the_solution_unless_it_is_left_out(table: Table) -> None:
    """All three links have the solution, and none has it when the tick is taken away."""
    table.more("Share")
    dialog = table.page.locator("dialog")

    def solutions() -> set[bytes]:
        links = ("SudokuPad link", "f-puzzles link", "nonet link")
        fields = [dialog.get_by_label(link, exact=True) for link in links]
        if any(field.count() != 1 for field in fields):
            return set()
        return {nonet.load(field.input_value()).solution for field in fields}

    table.until(lambda: solutions() == {bytes(map(int, SOLUTION))})
    dialog.get_by_label("Links carry the solution").uncheck()
    table.until(lambda: solutions() == {b""})
