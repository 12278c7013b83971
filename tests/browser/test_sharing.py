"""Puzzles shared as links, text, picture and code, and links that are broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table

import nonet


@pytest.mark.parametrize("program", ["SudokuPad link", "f-puzzles link"])
def test_links_of_other_programs_carry_title_and_author(table: Table, program: str) -> None:
    """The link holds the puzzle without the player's digits, its title and its author."""
    table.click(1, 1)
    table.press("8")
    table.button("Share").click()
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
    table.button("Share").click()
    dialog = table.page.locator("dialog")
    dialog.get_by_role("img", name="QR code").wait_for()
    assert dialog.get_by_label("Text", exact=True).input_value() == FIRST
    with table.page.expect_download() as download:
        table.button("Save a picture (PNG)").click()
    download.value.save_as(tmp_path / "sudoku.png")
    assert (tmp_path / "sudoku.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(
    ("fragment", "said"),
    [
        ("1.9.3x3.0.123", "it holds 3 cells, not 81"),
        ("2.9.3x3.0.123", "a newer version of nonet"),
        ("hello", "The link is damaged"),
        ("1.9.3x3.0.%E0%A4%A", "The link is damaged"),
        ("1.4.2x3.0.1zzz", "it holds 79 cells, not 16"),
        ("1.4.0.0.1o.a", "it holds 1 cells, not 16"),
        ("1.4.2x3.0.1o", "The link is damaged"),
        ("1.6.2x3.w.1zi", "The link is damaged"),
        (f"1.9.3x3.0.{'z' * 30_000}", "The link is damaged"),
    ],
)
def test_a_broken_link_says_what_is_wrong(open_table: OpenTable, fragment: str, said: str) -> None:
    """A link that is cut off or damaged is named, and the puzzle before stays."""
    table = open_table(f"/#p={fragment}")
    table.page.wait_for_selector(f"#toast >> text={said}")
    assert table.label(1, 2) == "row 1 column 2, given 9"
