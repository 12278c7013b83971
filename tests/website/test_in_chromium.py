"""The site in Chromium: each page, day and night, search, offline, links, versions, the board."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.site.conftest import Host
from tests.website.conftest import Reader, place

import nonet
from nonet.formats import nonet_link
from website.built_pages import BuiltPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TWELVE = (
    "",
    "guide/",
    "guide/solving/",
    "guide/layouts/",
    "reference/",
    "reference/solving/",
    "reference/cli/",
    "techniques/",
    "techniques/x_wing/",
    "rules/de/killer_cage/",
    "examples/solve_and_prove/",
    "404.html",
)

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def test_every_page_opens(browser: Browser, host: Host, pages: list[BuiltPage]) -> None:
    """No page has an error, asks elsewhere, or scrolls sideways, on a desk and on a phone."""
    reader = Reader(browser, host, keeps=False)
    wide = []
    for page in pages:
        if page.address == "404.html":
            continue
        for width in (1280, 390):
            reader.page.set_viewport_size({"width": width, "height": 860})
            if width == 1280:
                reader.open(page.address, is_quick=True)
            if reader.page.evaluate(WIDER):
                wide.append((page.address, width))
    assert (wide, reader.slips) == ([], [])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(browser: Browser, host: Host, *, dark: bool) -> None:
    """Twelve pages and the search can be read by everyone, by day and by night."""
    axe = pytest.importorskip("axe_core_python.base", reason="axe is not installed")
    reader = Reader(browser, host, dark=dark)
    found = []
    for address in TWELVE:
        page = reader.open(address)
        page.evaluate(axe.AXE_SCRIPT)
        for violation in page.evaluate("axe.run(document)")["violations"]:
            targets = [node["target"] for node in violation["nodes"]][:3]
            found.append((address, violation["id"], targets))
    reader.open("guide/")
    opened_search(reader.page, "swordfsh")
    reader.page.evaluate(axe.AXE_SCRIPT)
    found += [
        ("search", one["id"], []) for one in reader.page.evaluate("axe.run(document)")["violations"]
    ]
    assert found == []


def opened_search(page: Page, query: str) -> None:
    """Type into the search, and wait for what it finds."""
    page.keyboard.press("/")
    page.locator("dialog.search input").fill(query)
    page.locator("#found li").first.wait_for()


def test_the_search_is_loaded_when_it_is_opened(reader: Reader) -> None:
    """Its index comes with the first `/`, and Enter leads to the function itself."""
    page = reader.open("techniques/x_wing/")
    assert not any("search.json" in path for path in reader.host.asked)
    opened_search(page, "nonet.solve")
    assert any("search.json" in path for path in reader.host.asked)
    page.keyboard.press("Enter")
    page.wait_for_url("**/reference/solving/#nonet.solve")


def test_results_are_chosen_by_keys_and_by_hand(reader: Reader) -> None:
    """Arrows go through the results, around too; a click follows one; Escape closes."""
    page = reader.open("guide/")
    opened_search(page, "fish")
    page.locator("#found li").nth(1).wait_for()
    first = page.locator("#found li[aria-selected=true]").text_content()
    page.keyboard.press("ArrowDown")
    assert page.locator("#found li[aria-selected=true]").text_content() != first
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.locator("#found li").last.get_attribute("aria-selected") == "true"
    page.keyboard.press("Escape")
    assert page.locator("dialog.search").is_hidden()
    page.click(".find")
    page.locator("dialog.search input").fill("剑鱼")
    page.locator("#found li").first.click()
    page.wait_for_url("**/techniques/zh/swordfish/")


def test_the_reader_chooses_the_theme(browser: Browser, host: Host) -> None:
    """The key at the top turns day into night, and it stays so on other pages."""
    reader = Reader(browser, host)
    page = reader.open("guide/")
    ground = "getComputedStyle(document.body).backgroundColor"
    by_day = page.evaluate(ground)
    page.click(".shade")
    by_night = page.evaluate(ground)
    assert by_night != by_day
    reader.open("rules/")
    assert page.evaluate(ground) == by_night
    dark = Reader(browser, host, dark=True)
    assert dark.open("guide/").evaluate(ground) == by_night
    assert reader.slips + dark.slips == []


@pytest.mark.parametrize(
    "fragment",
    [
        "#p=3.q1bKUbKqVirOrEpVsjLTUUrKr1CyijbSMY7VUUrJLM7Kz8wrcS_KLy0oVrIqKSpNrdVRSleyUko0",
        "#learn=x_wing",
        "#title=A&p=2.53..7",
    ],
)
def test_links_of_before_open_in_the_app(reader: Reader, fragment: str) -> None:
    """A link that was made when the app was at the root leads to it below play/."""
    seen: list[str] = []
    reader.page.on("framenavigated", lambda frame: seen.append(frame.url))
    reader.open(fragment)
    reader.page.wait_for_url("**/play/**")
    assert f"{reader.host.address}/play/{fragment}" in seen


def test_other_fragments_stay(reader: Reader) -> None:
    """A heading of the first page is no puzzle."""
    page = reader.open("#install")
    page.wait_for_timeout(200)
    assert page.url.endswith("/#install")


def test_the_board_plays_at_once(reader: Reader) -> None:
    """On the first page digits are entered, hints come in three depths, and a mistake is named."""
    page = reader.open()
    board = page.locator(".home .board")
    svg = board.locator("svg").first
    svg.wait_for()
    board.get_by_role("button", name="Hint", exact=True).click()
    said = board.locator(".said")
    assert re.fullmatch(r"Look for a hidden single in .+\.", said.text_content() or "")
    board.get_by_role("button", name="Where?").or_(board.locator("[data-key=deeper]")).first.click()
    assert "look at" in (said.text_content() or "")
    board.locator("[data-key=deeper]").click()
    board.locator("[data-key=apply]").click()
    assert board.locator("[data-key=undo]").is_enabled()
    assert not any(path.endswith((".wasm", ".zip")) for path in reader.host.asked)


def wait_for_worker(page: Page) -> None:
    """Wait until the service worker answers for the page; the policy forbids other ways to wait."""
    for _ in range(100):
        if page.evaluate("navigator.serviceWorker.controller !== null"):
            return
        page.wait_for_timeout(100)
    raise TimeoutError("expected a service worker within 10 seconds, found none")


def test_visited_pages_open_offline(reader: Reader) -> None:
    """With the server gone a page that was visited opens again; another one says so."""
    page = reader.open("guide/")
    wait_for_worker(page)
    reader.open("guide/solving/")
    reader.open("404.html")
    reader.host.stop()
    reader.open("guide/solving/")
    assert page.locator("h1").text_content() == "Solving#"
    reader.open("guide/rating/")
    assert page.locator("h1").text_content() == "Page not found"
    reader.slips.clear()  # each request that was not answered is one


def needs_the_app(built: Path) -> None:
    """Skip where the site was built without the app."""
    if not (built / "play" / "version.json").is_file():
        pytest.skip("the site was built without the app: `make test-website` needs `make wasm`")


def ran_first_example(page: Page) -> str:
    """What the first example of the page shows when it runs."""
    page.get_by_role("button", name="Run").first.click()
    page.locator(".nn-status", has_text=re.compile(r"^Ran in \d+ ms$")).first.wait_for(
        timeout=60_000
    )
    return page.locator(".nn-output").first.text_content() or ""


def test_examples_run_offline_after_one_visit(reader: Reader, built: Path) -> None:
    """The engine is kept once an example has run: the page opens and runs with the server gone."""
    needs_the_app(built)
    page = reader.open("guide/solving/")
    wait_for_worker(page)
    online = ran_first_example(page)
    image = "caches.open('nonet-engine').then((kept) => kept.keys()).then((all) => all.length)"
    while page.evaluate(image) < 2:
        page.wait_for_timeout(100)
    reader.open("guide/")
    reader.open("guide/solving/")
    assert ran_first_example(page) == online
    reader.host.stop()
    reader.open("guide/solving/")
    assert ran_first_example(page) == online
    reader.slips.clear()


def test_a_link_of_before_shows_its_puzzle(reader: Reader, built: Path) -> None:
    """The puzzle of an old link is on the board of the app below play/."""
    needs_the_app(built)
    digits = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    puzzle = nonet.Puzzle(nonet.Grid(digits))
    reader.open(nonet_link.write(puzzle))
    page = reader.page
    page.wait_for_url("**/play/**")
    cell = '#board [role="gridcell"][aria-label="row 1 column 1, given 5"]'
    page.locator(cell).wait_for(timeout=60_000)


def test_all_pages_are_kept_when_asked(reader: Reader) -> None:
    """*Read offline* keeps every page, and the search."""
    page = reader.open("guide/")
    wait_for_worker(page)
    page.locator(".keep").click(timeout=60_000)
    page.locator(".kept", has_text="✓").wait_for(timeout=180_000)
    reader.host.stop()
    reader.open("techniques/zh/x_wing/")
    assert (page.locator("h1").text_content() or "").startswith("X翼")
    opened_search(page, "nonet.solve")
    reader.slips.clear()


def test_older_pages_lead_to_the_last_release(
    browser: Browser, built: Path, tmp_path: Path
) -> None:
    """Pages of other versions name the last release and lead to the same page there."""
    tree = tmp_path / "tree"
    shutil.copytree(built / "js", tree / "js")
    for path, version in (("", "0.3.0"), ("0.2/", "0.2.0"), ("dev/", "dev")):
        folder = tree / path
        for name in ("css", "fonts", "guide/solving"):
            if path or name != "guide/solving":
                shutil.copytree(built / name, folder / name, dirs_exist_ok=True)
        if path:
            shutil.copytree(built / "js", folder / "js")
        shutil.copytree(
            built / "guide" / "solving", folder / "guide" / "solving", dirs_exist_ok=True
        )
        shutil.copy(built / "icon.svg", folder)
        label = {"version": version, "latest": "0.3.0", "root": "../" if path else ""}
        (folder / "versions.json").write_text(json.dumps(label), "utf-8")
        (folder / "sw.js").write_text("", "utf-8")
    host = Host(place(tmp_path / "root", tree))
    reader = Reader(browser, host)
    for path, words in (("0.2/", "nonet 0.2.0"), ("dev/", "the coming version")):
        page = reader.open(f"{path}guide/solving/")
        page.locator(".notice a").wait_for()
        assert words in (page.locator(".notice").text_content() or "")
        page.click(".notice a")
        page.wait_for_url(f"{host.address}/guide/solving/")
    page.wait_for_timeout(500)
    assert page.locator(".notice").is_hidden()
    host.stop()
    assert reader.slips == []


def test_pictures_of_overviews_come_when_they_are_seen(reader: Reader) -> None:
    """The overview of techniques does not load all of its pictures at once."""
    reader.open("techniques/").wait_for_timeout(300)
    loaded = {path for path in reader.host.asked if "/techniques/pictures/" in path}
    assert 0 < len(loaded) < 100
