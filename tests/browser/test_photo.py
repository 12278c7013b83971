"""Photos become puzzles: chosen, dropped, pasted or taken, corrected, and played.

What the server says of a picture is given here, so that each state of the page can be seen.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route
from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.photographed import NINE, TILTED, Photographed, nine, photo_of

from nonet import Layout

DOUBTS = {
    4: [(7, 0.62), (1, 0.35), (0, 0.02)],
    36: [(0, 0.55), (4, 0.41)],
    60: [(2, 0.8), (7, 0.2)],
}
"""Likely digits of cells in doubt: the second one is wrong as it was read."""

CAMERA = """navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    canvas.getContext("2d").fillRect(0, 0, 640, 480);
    const stream = canvas.captureStream(5);
    setInterval(() => canvas.getContext("2d").fillRect(0, 0, 640, 480), 100);
    window.cameraTrack = stream.getTracks()[0];
    return stream;
}"""


def answer_of(*found: dict[str, Any], page: int = 1, pages: int = 1) -> dict[str, Any]:
    """What the server says of a picture, or of a page."""
    size = {"width": 640, "height": 480}
    return {**size, "page": page, "pages": pages, "readings": list(found)}


def replying(
    table: Table, *found: dict[str, Any], status: int = 200, code: str = ""
) -> list[bytes]:
    """Let the server say this of any picture; gives the list of those that it gets."""
    sent: list[bytes] = []
    reply = answer_of(*found)

    def answer(route: Route) -> None:
        sent.append(route.request.post_data_buffer or b"")
        route.fulfill(status=status, json={"code": code, "message": code} if code else reply)

    table.page.route("**/api/photo", answer)
    if code:
        table.expected.add("status of")
    return sent


def open_photo(table: Table) -> None:
    """Open the dialog from the sheet behind New."""
    table.page.click("#new")
    table.page.locator("dialog .ways .item").nth(4).click()
    table.page.wait_for_selector(".photo-dialog button.main")


def choose(table: Table, data: bytes, name: str = "photo.png", kind: str = "image/png") -> None:
    """Choose a file."""
    field = table.page.locator("dialog input[type=file]").first
    field.set_input_files({"name": name, "mimeType": kind, "buffer": data})


def corrected(table: Table, *found: dict[str, Any]) -> None:
    """Open a photo of which this is said."""
    replying(table, *found)
    open_photo(table)
    choose(table, photo_of(nine()))
    table.page.wait_for_selector(".photo-sheet")


def taken(table: Table, *found: dict[str, Any]) -> list[bytes]:
    """Take a picture with the camera of which this is said; gives what was sent."""
    sent = replying(table, *found)
    table.page.evaluate(CAMERA)
    open_photo(table)
    table.page.locator(".photo-dialog button.main + button").click()
    table.page.locator(".photo-shutter").click()
    table.page.wait_for_selector(".photo-sheet")
    return sent


def focused(table: Table) -> str:
    """What a screen reader says of the cell that has the keyboard."""
    return str(table.page.evaluate("document.activeElement.getAttribute('aria-label')"))


def verdict(table: Table, text: str) -> None:
    """Wait until this is said of the solutions."""
    table.page.locator(".photo-verdict", has_text=text).wait_for()


def test_a_chosen_picture_is_played(table: Table) -> None:
    """A file is read, is seen to have one solution, and becomes a game with its givens locked."""
    corrected(table, nine().said())
    assert "Read without doubt" in table.page.inner_text("dialog")
    verdict(table, "Exactly one solution")
    table.button("Play it").click()
    table.page.wait_for_selector("dialog", state="detached")
    table.shows(1, 1, "given 5")
    table.shows(9, 9, "given 9")


def test_a_dropped_picture_is_read(table: Table) -> None:
    """Dropping a photo anywhere opens it; the browser gives it no type."""
    replying(table, nine().said())
    table.drop("photo.PNG", photo_of(nine()))
    table.page.wait_for_selector(".photo-sheet")


def test_a_pasted_picture_is_read(table: Table) -> None:
    """An image in the clipboard is pasted onto the page, and into the open dialog."""
    sent = replying(table, nine().said())
    paste = """([bytes, target]) => {
        const data = new DataTransfer();
        const file = new File([new Uint8Array(bytes)], "image.png", { type: "image/png" });
        data.items.add(file);
        const how = { clipboardData: data, bubbles: true, cancelable: true };
        document.querySelector(target).dispatchEvent(new ClipboardEvent("paste", how));
    }"""
    photo = photo_of(nine())
    table.page.evaluate(paste, [list(photo), "body"])
    table.page.wait_for_selector(".photo-sheet")
    table.page.evaluate(paste, [list(photo), "dialog .photo-sheet"])
    table.until(lambda: len(sent) == 2)
    assert sent == [photo, photo]  # a small one is sent as it is


def test_a_large_picture_is_made_smaller_first(table: Table) -> None:
    """What is sent of a photo of a phone has at most 2,000 pixels a side, and is JPEG."""
    sent = replying(table, nine().said())
    open_photo(table)
    choose(table, photo_of(nine(), size=(4000, 3000), kind="JPEG"))
    table.page.wait_for_selector(".photo-sheet")
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    with image.open(io.BytesIO(sent[0])) as picture:
        assert (picture.format, picture.size) == ("JPEG", (2000, 1500))


def test_a_doubtful_cell_is_corrected_by_keyboard(table: Table) -> None:
    """The most doubtful cell comes first; digits write, Enter and Tab lead on."""
    corrected(table, nine().said(DOUBTS))
    assert focused(table) == "row 1 column 5, 7, doubtful, perhaps 1, empty"
    table.press("Enter")
    assert focused(table).startswith("row 5 column 1, empty, doubtful")
    table.press("4", "Tab")
    assert focused(table).startswith("row 7 column 7, 2, doubtful")
    table.press("Enter")
    assert "All doubtful cells are checked" in table.page.inner_text("dialog")
    verdict(table, "Exactly one solution")
    table.press("ArrowLeft", "0", "ArrowLeft", "5")
    assert focused(table) == "row 7 column 5, 5, checked"
    table.press("Delete")
    assert focused(table) == "row 7 column 5, empty, checked"
    table.button("Play it").click()
    table.shows(5, 1, "given 4")


def test_conflicts_and_lost_givens_are_said_at_once(table: Table) -> None:
    """Each change is followed by what it does to the solutions."""
    corrected(table, nine().said())
    table.press("3")
    verdict(table, "The same digit twice")
    assert table.page.locator(".is-conflict").count() >= 2
    table.press("0")
    for cell in (1, 4, 9, 12):
        table.page.locator(".photo-cell").nth(cell).click()
        table.press("Delete")
    verdict(table, "Several solutions")


def test_touch_takes_a_likely_digit_and_goes_on(open_table: OpenTable) -> None:
    """A tap on a digit corrects the cell, and the next doubtful one follows."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True)
    corrected(table, nine().said(DOUBTS))
    table.page.get_by_role("group", name="Most probable digits").get_by_role("button").first.tap()
    assert focused(table).startswith("row 5 column 1")
    table.page.locator(".photo-pad").get_by_role("button", name="4", exact=True).tap()
    assert focused(table).startswith("row 7 column 7")
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert table.page.evaluate(
        "(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog'))"
    )


def test_one_of_several_grids_is_chosen(table: Table) -> None:
    """Each grid of a picture is offered."""
    other = nine(digits=NINE[::-1])
    corrected(table, nine().said(), other.said())
    table.button("Grid 2").click()
    table.button("Play it").click()
    table.shows(1, 1, "given 9")


def test_a_jigsaw_keeps_its_regions(table: Table) -> None:
    """The regions that were read are those of the game."""
    regions = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3]
    grid = Photographed((1, *[0] * 14, 4), Layout.jigsaw(regions), TILTED)
    corrected(table, grid.said(problem="several solutions"))
    verdict(table, "solution")
    table.button("Play it").click()
    table.page.wait_for_selector("dialog", state="detached")
    assert "4 × 4, jigsaw" in table.panel()


def test_the_camera_takes_a_picture_and_is_let_go(table: Table) -> None:
    """The shutter sends what is seen, and the camera stops then."""
    sent = taken(table, nine().said())
    assert sent[0].startswith(b"\xff\xd8\xff")
    assert table.page.evaluate("window.cameraTrack.readyState") == "ended"


def test_a_picture_that_was_taken_can_be_saved(table: Table) -> None:
    """It is what was sent; one that was chosen is in a file already."""
    sent = taken(table, nine().said())
    with table.page.expect_download() as coming:
        table.button("Save the photo").click()
    assert re.fullmatch(r"sudoku-\d{4}-\d\d-\d\d\.jpg", coming.value.suggested_filename)
    assert Path(coming.value.path()).read_bytes() == sent[0]
    table.button("Another picture").click()
    choose(table, photo_of(nine()))
    table.button("Another picture").wait_for()
    assert not table.button("Save the photo").count()


def test_closing_lets_the_camera_go(table: Table) -> None:
    """No camera stays on behind a closed dialog."""
    table.page.evaluate(CAMERA)
    open_photo(table)
    table.button("Use the camera").click()
    table.page.wait_for_selector(".photo-shutter:enabled")
    table.press("Escape")
    table.until(lambda: table.page.evaluate("window.cameraTrack.readyState") == "ended")


def test_what_is_not_read_is_said(table: Table) -> None:
    """A picture without a Sudoku is said to have none, and another one can be chosen."""
    replying(table)
    open_photo(table)
    choose(table, photo_of())
    table.page.locator(
        ".photo-dialog [role=alert]", has_text="No Sudoku that can be read"
    ).wait_for()
    assert table.button("Choose a picture").is_visible()


def test_a_page_of_a_pdf_is_chosen(table: Table) -> None:
    """Where there are several pages, a field has the one that was read, and leads to others."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        page = int((re.findall(r"page=(\d+)", route.request.url) or ["1"])[0])
        asked.append(f"{page} {(route.request.post_data_buffer or b'').decode()}")
        found = {1: [nine().said()], 2: [], 3: [nine(digits=NINE[::-1]).said()]}[page]
        route.fulfill(json=answer_of(*found, page=page, pages=3))

    table.page.route(re.compile(r"/api/photo(\?|$)"), answer)
    open_photo(table)
    choose(table, b"%PDF-1.7", "book.pdf", "application/pdf")
    field = table.page.get_by_label("Page (of 3)")
    table.page.wait_for_selector(".photo-sheet")
    assert field.input_value() == "1"
    field.fill("4")
    field.press("Enter")
    assert asked == ["1 %PDF-1.7"]  # there is no such page
    assert table.faults("dialog") == []
    field.fill("2")
    field.press("Enter")
    table.page.locator(".photo-dialog [role=alert]", has_text="No Sudoku").wait_for()
    assert field.input_value() == "2"
    assert table.button("Choose a picture").is_visible()
    field.fill("3")
    field.press("Enter")
    table.page.wait_for_selector(".photo-sheet")
    table.button("Play it").click()
    table.page.wait_for_selector("dialog", state="detached")
    table.shows(1, 1, "given 9")
    assert asked == [f"{page} %PDF-1.7" for page in (1, 2, 3)]


def test_one_page_is_not_chosen(table: Table) -> None:
    """A picture has no field for a page."""
    corrected(table, nine().said())
    assert table.page.locator("dialog input[type=number]").count() == 0


def test_a_name_is_never_markup(table: Table) -> None:
    """A file whose name is HTML is a file."""
    replying(table, status=422, code="photo")
    table.drop("<img src=x onerror=alert(1)>.png", b"none")
    table.page.wait_for_selector(".photo-dialog [role=alert]")
    assert table.page.locator("dialog img").count() == 0


def test_what_the_browser_cannot_open_is_shown_straightened(table: Table) -> None:
    """Of a TIFF the page shows what the server made of it."""
    sent = replying(table, nine().said(DOUBTS))
    open_photo(table)
    choose(table, b"II*\0 and so on", "scan.tiff", "image/tiff")
    table.page.wait_for_selector(".photo-sheet")
    assert sent == [b"II*\0 and so on"]
    assert table.page.locator(".photo-cell").count() == 81


def test_the_reading_goes_to_the_library_and_to_the_desk(table: Table) -> None:
    """A reading can be kept without being played, and edited as a draft."""
    corrected(table, nine().said())
    table.button("Save to library").click()
    table.page.locator("dialog").last.get_by_label("Name").fill("Monday")
    table.button("Save").click()
    table.until(lambda: [one["name"] for one in table.api("puzzles")["puzzles"]] == ["Monday"])
    table.button("Edit at the desk").click()
    table.page.locator("#panel h2").first.wait_for()
    table.shows(1, 1, "given 5")
    table.page.wait_for_selector(".desk")


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing(open_table: OpenTable, width: int) -> None:
    """The dialog keeps the rules of accessibility, before and after the reading."""
    table = open_table(viewport={"width": width, "height": 800})
    replying(table, nine().said(DOUBTS))
    open_photo(table)
    assert table.faults("dialog") == []
    choose(table, photo_of(nine()))
    table.page.wait_for_selector(".photo-sheet")
    assert table.faults("dialog") == []


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["de-DE", "zh-CN"])
def test_nothing_sticks_out_in_other_languages(open_table: OpenTable, locale: str) -> None:
    """Longer words fit on a narrow screen, too."""
    table = open_table(locale=locale, viewport={"width": 360, "height": 740})
    taken(table, nine().said(DOUBTS))
    assert table.page.evaluate(
        "(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog'))"
    )
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 360
