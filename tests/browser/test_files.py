"""Files of every format come in and go out, and puzzles become a PDF."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.table import FIRST, Table

import nonet


def test_every_form_is_exported(table: Table) -> None:
    """Each format that can hold the puzzle is offered, shown, and saved under its own name."""
    table.more("Export")
    assert "Puzzles" not in table.page.locator("dialog").inner_text()
    text = table.page.locator("dialog textarea")
    for form, start in (("line", FIRST), ("svg", "<svg"), ("opensudoku", "<?xml")):
        table.page.select_option("dialog select", form)
        table.until(lambda start=start: start in text.input_value())  # type: ignore[misc]
    with table.page.expect_download() as download:
        table.button("Save").click()
    assert download.value.suggested_filename.endswith(".opensudoku")
    offered = set(table.page.locator("dialog option").evaluate_all("all => all.map(o => o.value)"))
    formats = table.api("formats", {})["formats"]
    written = {form["name"] for form in formats if form["writes"]}
    assert offered == written - {"killer"}  # which holds no givens


def test_what_a_format_cannot_hold_is_said(table: Table, tmp_path: Path) -> None:
    """Marks and colours are kept by the form that comes first, and reported as lost by another."""
    table.click(1, 1)
    table.press("Shift+Digit8", "Alt+Digit2")
    table.saved()
    table.more("Export")
    text = table.page.locator("dialog textarea")
    table.until(lambda: '"corners"' in text.input_value())
    table.page.select_option("dialog select", "line")
    table.page.wait_for_selector("dialog >> text=cannot hold")
    table.page.select_option("dialog select", "nonet")
    table.until(lambda: '"corners"' in text.input_value())
    with table.page.expect_download() as download:
        table.button("Save").click()
    download.value.save_as(tmp_path / "game.nonet")
    assert nonet.load(tmp_path / "game.nonet").corners[0] == 1 << 7


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "latin-1"])
def test_files_are_read_as_the_bytes_they_are(table: Table, encoding: str) -> None:
    """A file of another program is read in any encoding, headers included."""
    rows = "\n".join(FIRST[start : start + 9] for start in range(0, 81, 9))
    table.drop("calm.sdk", f"[Puzzle]\n{rows}\n".replace("\n", "\r\n").encode(encoding))
    table.page.wait_for_selector("text=Puzzles found: 1")
    table.button("Play it").click()
    table.shows(1, 2, "given 9")


def test_a_game_goes_out_and_comes_in_again(table: Table) -> None:
    """Digits, both kinds of marks and the clock survive export and import."""
    grid = nonet.Grid(FIRST, "8" + "." * 80)
    corners = tuple(1 << 4 | 1 << 6 if cell == 9 else 0 for cell in range(81))
    table.drop("game.nonet", nonet.Puzzle(grid, corners=corners).to_text("nonet").encode())
    table.button("Play it").click()
    table.shows(1, 1, " 8")
    assert table.label(2, 1).endswith("corner marks 5 7")


def test_an_alphabet_that_could_be_two_is_asked_for(table: Table) -> None:
    """Letters of a large grid may mean two things: the player says which."""
    line = "ABCDEFG" + "." * 249
    table.more("Paste or open")
    table.page.fill("dialog textarea", line)
    choice = table.page.locator("dialog").get_by_label("Its letters are")
    choice.select_option("ABCDEFGHIJKLMNOP")
    table.button("Play it").click()
    table.shows(1, 7, "given 7")


def test_what_was_not_taken_over_is_said(table: Table) -> None:
    """The step that a library line of HoDoKu names is dropped, and the dialog says so."""
    table.drop("steps.txt", f":0901:5:{FIRST}::512::".encode())
    table.page.wait_for_selector("dialog >> text=Not taken over: the step in the line")


def test_the_board_becomes_a_pdf(table: Table, tmp_path: Path) -> None:
    """The server makes a PDF of the puzzle, which is saved at once and can be again."""
    table.more("Print")
    dialog = table.page.locator("dialog")
    dialog.get_by_text("The puzzle becomes a PDF.").wait_for()
    dialog.get_by_label("Solutions").select_option("end")
    with table.page.expect_download() as download:
        table.button("Make a PDF").click()
    download.value.save_as(tmp_path / "board.pdf")
    assert (tmp_path / "board.pdf").read_bytes()[:5] == b"%PDF-"
    table.page.wait_for_selector("text=Save the PDF again")


def test_a_collection_becomes_a_booklet(table: Table) -> None:
    """All puzzles of a collection are printed together, under its name."""
    swapped = FIRST.translate(str.maketrans("123456789", "987654321"))
    table.drop("puzzles.txt", f"{FIRST}\n{FIRST[::-1]}\n{swapped}\n".encode())
    table.page.wait_for_selector("dialog >> text=Puzzles found: 3")
    table.page.locator("dialog").get_by_label("Collection").fill("Rainy days")
    table.button("Save to library").click()
    table.page.wait_for_selector("text=/New: [0-9]+/")
    table.tab("library")
    table.page.locator(".shelf", has_text="Rainy days").click()
    table.page.wait_for_selector("text=Puzzles: 3")
    table.page.locator("#panel").get_by_role("button", name="Print", exact=True).click()
    assert table.page.locator("dialog").get_by_label("Title").input_value() == "Rainy days"
    with table.page.expect_download() as download:
        table.button("Make a PDF").click()
    assert download.value.suggested_filename.endswith(".pdf")
    table.page.wait_for_selector("text=Puzzles: 3, ")


def test_chosen_puzzles_are_exported_and_deleted(table: Table) -> None:
    """Only ticked puzzles are exported, or deleted, from where they can be restored."""
    table.drop("two.txt", f"{FIRST}\n{FIRST[::-1]}\n".encode())
    table.button("Save to library").click()
    table.page.wait_for_selector("text=/New: [0-9]+/")
    table.tab("library")
    table.page.locator("#panel .item-tick").first.check()
    table.page.wait_for_selector("text=Chosen: 1")
    table.page.locator("#panel").get_by_role("button", name="Export", exact=True).click()
    table.page.select_option("dialog select", "line")
    text = table.page.locator("dialog textarea")
    table.until(lambda: len(text.input_value().split()) == 1)
    table.press("Escape")
    table.page.locator("#panel").get_by_role("button", name="Delete", exact=True).first.click()
    table.page.wait_for_selector("text=Puzzles: 1")
    table.page.locator("#toast .btn").first.click()
    table.page.wait_for_selector("text=Puzzles: 2")


def test_the_browser_prints_the_board_alone(table: Table) -> None:
    """On paper there is the board and nothing around it."""
    table.page.emulate_media(media="print")
    assert table.page.locator("header").is_hidden()
    assert table.page.locator("#pad").is_hidden()
    assert table.page.locator("#board .digit").first.is_visible()
