"""The static edition as a player has it: everything in the browser, and nothing leaves it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest
from tests.browser.table import FIRST, SOLUTION, Table
from tests.site.conftest import Host, OpenSite, kept

if TYPE_CHECKING:
    from playwright.sync_api import Browser

EMPTY = [cell for cell, sign in enumerate(FIRST) if sign == "."]


def enter(table: Table, *cells: int) -> None:
    """Enter the right digits."""
    for cell in cells:
        row, column = divmod(cell, 9)
        table.click(row + 1, column + 1)
        table.press(SOLUTION[cell])


def hint(table: Table) -> str:
    """What the engine says of the next step."""
    table.tab("hint")
    table.button("Give me a hint").click()
    answer = table.page.locator("#panel .say")
    answer.wait_for(timeout=60_000)
    return answer.inner_text()


def test_a_puzzle_is_played_to_its_end(open_site: OpenSite) -> None:
    """Digits are entered and undone before the engine is there, and the solution is seen."""
    table = open_site()
    enter(table, EMPTY[0])
    table.press("Control+z")
    table.shows(1, 1, "empty")
    enter(table, *EMPTY)
    table.page.wait_for_selector("#end:not([hidden])")
    table.saved()


def test_after_one_visit_there_are_hints_offline(open_site: OpenSite, host: Host) -> None:
    """With the server gone a game goes on where it was, and the engine answers."""
    table = open_site()
    kept(table)
    enter(table, EMPTY[0])
    table.saved()
    host.stop()
    table.reload()
    assert SOLUTION[EMPTY[0]] in table.label(1, 1)
    assert hint(table)


def test_no_acknowledged_move_is_lost_with_the_tab(open_site: OpenSite, browser: Browser) -> None:
    """A tab that is killed in mid-game has kept all that it called saved."""
    table = open_site()
    played = EMPTY[:7]
    enter(table, *played)
    table.saved()
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    with table.page.expect_event("crash"):
        for process in found:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
    again = open_site()
    for cell in played:
        row, column = divmod(cell, 9)
        assert SOLUTION[cell] in again.label(row + 1, column + 1)


def test_axe_finds_nothing(open_site: OpenSite, host: Host) -> None:
    """The page, its places and the page of licences are without faults."""
    table = open_site()
    for tab in ("play", "hint", "library", "settings"):
        table.tab(tab)
        assert table.faults() == [], tab
    other = table.page.context.new_page()
    other.goto(f"{host.address}/licences.html")
    assert Table(other, host.address).faults(dark=False) == []


OF_CHROMIUM = "content-autofill.googleapis.com"
"""What Chromium itself asks wherever a page has fields."""


class Elsewhere(BaseHTTPRequestHandler):
    """The rest of the world."""

    def do_GET(self) -> None:
        """Note what was asked for."""
        if not self.path.startswith(OF_CHROMIUM):
            getattr(self.server, "asked").append(self.path)  # noqa: B009 (no attribute of its type)
        self.send_error(502)

    do_CONNECT = do_POST = do_HEAD = do_GET  # noqa: N815 (names of http.server)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def asked() -> Iterator[tuple[str, list[str]]]:
    """A proxy in place of all other servers, and what it was asked for."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    found: list[str] = []
    server.asked = found  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", found
    server.shutdown()
    thread.join()
    server.server_close()


def test_no_request_leaves_the_site(
    browser: Browser, host: Host, asked: tuple[str, list[str]]
) -> None:
    """Page, workers and service worker ask their own folder alone, whatever is done."""
    proxy, elsewhere = asked
    place = host.address.partition("/some")[0].removeprefix("http://")
    context = browser.new_context(proxy={"server": proxy, "bypass": place})
    table = Table(context.new_page(), host.address)
    table.open(f"{host.address}/")
    kept(table)
    enter(table, EMPTY[0])
    hint(table)
    for tab in ("library", "settings"):
        table.tab(tab)
    table.more("Share")
    link = table.page.get_by_label("nonet link", exact=True).input_value()
    table.press("Escape")
    other = Table(context.new_page(), host.address)
    other.open(link)
    assert other.label(1, 2) == "row 1 column 2, given 9"
    assert elsewhere == []
    assert [path for path in host.asked if "p=3" in path] == []

    context.new_page().goto("http://example.org/", wait_until="commit")
    assert elsewhere  # it would have been seen
    context.close()


def test_large_boards_are_for_the_local_edition(open_site: OpenSite) -> None:
    """A search on a board above 16 × 16 says where it is faster, and one on a small board not."""
    table = open_site()
    script = """async (size) => {
        const found = document.querySelector('link[rel="modulepreload"][href$="/engine.js"]');
        const { ask } = await import(found.href);
        const givens = Array(size * size).fill(0);
        ask("count", { state: { layout: { size }, givens }, limit: 2 }).answer.catch(() => {});
    }"""
    table.page.evaluate(script, 16)
    table.painted()
    assert not table.page.locator("#toast", has_text="pip install").is_visible()
    table.page.evaluate(script, 17)
    table.page.locator("#toast", has_text="pip install 'nonet[app]' && nonet play").wait_for()


def test_a_booklet_is_made_in_the_browser(open_site: OpenSite, host: Host) -> None:
    """The library for printing is kept with the site: pages are made offline as well."""
    table = open_site()
    kept(table)
    host.stop()
    table.reload()
    table.more("Print")
    with table.page.expect_download(timeout=120_000) as download:
        table.button("Make a PDF").click()
    assert download.value.path().read_bytes()[:5] == b"%PDF-"
