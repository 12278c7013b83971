"""The library in the browser keeps what it has acknowledged, or says that it cannot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.plain_files import library_in_browser, reopened_library, serving_files
from tests.cli.program import FOUR
from tests.web.asking import document_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, JSHandle, Page

NO_DATABASE = """Object.defineProperty(window, "indexedDB", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""
FORGET = """localStorage.clear();
window.addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);"""
REFUSED = """async ([kept, game]) => {
  try {
    await kept.games.save(1, game);
    return null;
  } catch ({ status, code, message }) {
    return [status, code, message];
  }
}"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page's files are served, and nothing else."""
    with serving_files(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of a player who was never here."""
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    yield context
    context.close()


def game(revision: int | None = None, **fields: Any) -> dict[str, Any]:
    """A game as the page saves it."""
    document = json.dumps(document_of(FOUR, **fields))
    which = {"puzzleId": None} if revision is None else {"revision": revision}
    return {"document": document, "title": "", "level": None, "finished": False, **which}


def create(page: Page, kept: JSHandle, **fields: Any) -> dict[str, Any]:
    """Acknowledgement of a new game."""
    answer: dict[str, Any] = page.evaluate(
        "([kept, game]) => kept.games.create(game)", [kept, game(**fields)]
    )
    return answer


def test_a_closed_tab_loses_no_acknowledged_move(context: BrowserContext, files: str) -> None:
    """What was acknowledged before a tab was closed in mid-game is there in the next tab.

    The tests of the whole site crash a tab; here a crash can stop the driver for good.
    """
    page = context.new_page()
    acknowledged: list[int] = []

    def hear(revision: int) -> None:
        acknowledged.append(revision)

    page.expose_function("acknowledged", hear)
    kept = library_in_browser(page, files)
    create(page, kept)
    page.evaluate(
        """([kept, game]) => {
          const move = async (revision) => {
            const document = JSON.stringify({ ...JSON.parse(game.document), elapsed: revision });
            const saved = await kept.games.save(1, { ...game, revision, document });
            acknowledged(revision);
            move(saved.revision);
          };
          move(1);
        }""",
        [kept, game(1)],
    )
    for _ in range(1000):
        if len(acknowledged) >= 20:
            break
        page.wait_for_timeout(20)
    assert len(acknowledged) >= 20
    page.close()
    last = acknowledged[-1]
    again = context.new_page()
    kept = reopened_library(again, files)
    found = again.evaluate("(kept) => kept.games.get(1)", kept)
    assert found["document"]["elapsed"] >= last
    assert found["game"]["revision"] == found["document"]["elapsed"] + 1


def test_a_browser_that_keeps_nothing_says_so(context: BrowserContext, files: str) -> None:
    """Where the database is refused, the page can be played, and says that nothing is kept."""
    context.add_init_script(NO_DATABASE)
    page = context.new_page()
    page.goto(f"{files}/")
    page.wait_for_selector("html[data-settled]")
    assert "keeps nothing" in page.locator("#toast").inner_text()
    page.locator("#toast button").click()
    page.locator('#board [aria-rowindex="1"] [aria-colindex="1"]').click(force=True)
    page.keyboard.press("8")
    page.wait_for_function("document.querySelector('#saved').textContent === 'Not saved'")


def test_without_an_engine_a_game_is_played_and_kept(context: BrowserContext, files: str) -> None:
    """A move is saved, and the game goes on in a page that has nothing but the database."""
    page = context.new_page()
    page.goto(f"{files}/")
    page.wait_for_selector("html[data-settled]")
    page.locator('#board [aria-rowindex="1"] [aria-colindex="1"]').click(force=True)
    page.keyboard.press("8")
    page.wait_for_function("document.querySelector('#saved').textContent === 'Saved'")
    page.evaluate(FORGET)
    page.reload()
    page.wait_for_selector("html[data-settled]")
    cell = page.locator('#board [aria-rowindex="1"] [aria-colindex="1"]')
    assert "8" in (cell.get_attribute("aria-label") or "")


def test_a_full_browser_says_so_and_loses_nothing(context: BrowserContext, files: str) -> None:
    """A game that has no room is refused, the one before stays, and with room it is saved."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": files, "quotaSize": 1_000_000})
    kept = library_in_browser(page, files)
    create(page, kept, elapsed=1)
    large = game(1, elapsed=2, settings={"filling": "x" * 3_000_000})
    status, code, message = page.evaluate(REFUSED, [kept, large])
    assert (status, code) == (507, "full")
    assert "no room" in message
    assert page.evaluate("(kept) => kept.games.get(1)", kept)["document"]["elapsed"] == 1
    session.send("Storage.overrideQuotaForOrigin", {"origin": files})
    assert page.evaluate(REFUSED, [kept, large]) is None
    assert page.evaluate("(kept) => kept.games.get(1)", kept)["document"]["elapsed"] == 2


def test_two_tabs_do_not_overwrite_each_other(context: BrowserContext, files: str) -> None:
    """A tab that does not know the last move of another one is refused, with the revision."""
    first, second = context.new_page(), context.new_page()
    kept = library_in_browser(first, files)
    other = library_in_browser(second, files)
    create(first, kept)
    save = "([kept, game]) => kept.games.save(1, game)"
    first.evaluate(save, [kept, game(1, elapsed=1)])
    [status, code, _] = second.evaluate(REFUSED, [other, game(1, elapsed=2)])
    assert (status, code) == (409, "outdated")
    assert second.evaluate(save, [other, game(2, elapsed=2)])["revision"] == 3
