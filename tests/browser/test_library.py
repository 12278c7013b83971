"""Puzzles kept, imported, exported, printed and shared."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, SEVERAL, Table

if TYPE_CHECKING:
    from playwright.sync_api import Route


def test_a_puzzle_is_kept_and_found_again(table: Table) -> None:
    """Name, collection and tags are kept; search finds the puzzle by them."""
    table.keep("Morning", collection="Mine", tags="calm, easy")
    table.page.get_by_label("Search").fill("nothing like it")
    table.page.wait_for_selector("text=Puzzles: 0")
    table.page.get_by_label("Search").fill("morn")
    table.page.wait_for_selector("text=Puzzles: 1")
    table.page.locator("#panel .item", has_text="Morning").click()
    assert table.page.inner_text("#title") == "Morning"


def test_a_slow_answer_does_not_replace_a_later_one(table: Table) -> None:
    """What was searched last is shown, whichever answer comes last."""
    table.keep("Morning")
    held: list[Route] = []
    table.page.route(
        "**/api/puzzles?*",
        lambda route: route.continue_() if "text=" in route.request.url else held.append(route),
    )
    table.tab("play")
    table.tab("library")
    table.until(lambda: bool(held))
    table.page.get_by_label("Search").fill("nothing like it")
    table.page.wait_for_selector("text=Puzzles: 0")
    with table.page.expect_response("**/api/puzzles?*") as answer:
        held[0].continue_()
    answer.value.finished()
    table.page.wait_for_timeout(100)
    assert table.page.locator("text=Puzzles: 0").is_visible()


def test_a_file_that_is_dropped_is_read(table: Table) -> None:
    """A file of puzzles goes into the library."""
    table.drop("puzzles.txt", f"{FIRST[::-1]}\n{SEVERAL[::-1]}\n".encode())
    table.page.wait_for_selector("text=Puzzles found: 2")
    table.button("Save to library").click()
    table.page.wait_for_selector("text=/New: [0-9]+/")
    assert table.api("puzzles")["total"] == 2


def test_a_game_is_taken_up_again(table: Table) -> None:
    """Another puzzle puts the game aside; the library has it to go on with."""
    table.click(1, 1)
    table.press("8")
    table.saved()
    table.paste(SEVERAL)
    table.saved()
    table.tab("library")
    table.page.locator("#panel .item", has_text="A first puzzle").click()
    table.shows(1, 1, " 8")


def test_text_that_is_no_puzzle_is_refused_kindly(table: Table) -> None:
    """The dialog says what was expected, and the board stays."""
    table.more("Paste or open")
    table.page.fill("dialog textarea", "this is no puzzle")
    table.page.wait_for_selector("dialog .note.bad")
    assert table.label(1, 2) == "row 1 column 2, given 9"


def test_a_link_carries_the_puzzle(table: Table, open_table: OpenTable) -> None:
    """The fragment of the shared link opens the same puzzle, and no server sees it."""
    table.tab("make")
    table.page.get_by_label("Layout").select_option("kind-jigsaw")
    table.button("Blank board").click()
    table.click(3, 4)
    table.press("7")
    table.button("Start").click()
    table.more("Share")
    dialog = table.page.locator("dialog")
    dialog.get_by_label("Name").fill("Crossing & more + ü")
    dialog.get_by_label("Author").fill("A. Setter")
    link = dialog.get_by_label("nonet link", exact=True)
    table.until(lambda: b"A. Setter" in unpacked(link.input_value()))
    other = open_table(link.input_value().removeprefix(table.address))
    assert other.page.inner_text("#title") == "Crossing & more + ü"
    assert other.label(3, 4) == "row 3 column 4, given 7"
    assert other.page.inner_text("#panel .kind") == "9 × 9, jigsaw"


def unpacked(link: str) -> bytes:
    """What a link holds, as JSON."""
    data = link.partition("p=3.")[2]
    return zlib.decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4)), wbits=-15)


def test_an_empty_library_is_filled_with_the_puzzles_of_nonet(table: Table) -> None:
    """They come in a collection for each level; a library that was emptied stays empty."""
    table.tab("library")
    table.page.locator(".empty .btn.main").click()
    table.page.locator(".shelf >> nth=4").wait_for()
    names = [text.split()[0] for text in table.page.locator(".shelf").all_inner_texts()]
    assert names == ["Easy", "Medium", "Hard", "Expert", "Extreme"]
    assert table.api("puzzles")["total"] == 300
    assert table.page.locator(".own").count() == 0
    table.wipe()
    table.open()
    table.tab("library")
    table.page.wait_for_selector("text=Your library is empty")
    assert table.api("puzzles")["total"] == 0


def test_everything_goes_out_and_comes_in_again(table: Table, tmp_path: Path) -> None:
    """The whole library is saved as a file; what was deleted since comes back with it."""
    table.keep("Morning", collection="Mine", tags="calm")
    [kept] = table.api("puzzles")["puzzles"]
    table.tab("settings")
    with table.page.expect_download() as download:
        table.button("Save as a file").click()
    assert re.fullmatch(r"nonet-[0-9-]{10}\.nonet", download.value.suggested_filename)
    download.value.save_as(tmp_path / "mine.nonet")
    table.page.request.delete(f"{table.address}/api/puzzles/{kept['id']}")
    assert table.api("puzzles")["total"] == 0
    file = table.page.locator('#panel input[accept=".nonet"]')
    file.set_input_files(tmp_path / "mine.nonet")
    table.page.wait_for_selector("#toast >> text=New puzzles: 0.")
    [again] = table.api("puzzles")["puzzles"]
    assert again == kept


def test_a_file_that_is_no_library_changes_nothing(table: Table, tmp_path: Path) -> None:
    """A file that is something else is refused in words, and the library is as before."""
    table.expected.add("422")
    table.keep("Morning")
    before = table.api("puzzles")
    (tmp_path / "puzzle.nonet").write_text(FIRST)
    table.tab("settings")
    file = table.page.locator('#panel input[accept=".nonet"]')
    file.set_input_files(tmp_path / "puzzle.nonet")
    table.page.wait_for_selector("#toast >> text=is not a library of nonet")
    assert table.api("puzzles") == before
