"""The engine in workers of the page, in Chromium, over the site that `make site` wrote."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.site.plain_site import SITE, serving

from nonet.running import Watch
from nonet.service import ask

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Route

pytestmark = pytest.mark.skipif(
    not (SITE / "static").exists(), reason="there is no build/site: `make site` builds it"
)

PUZZLE = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
LAYOUT = {"size": 9, "box": [3, 3]}
STATE = {"layout": LAYOUT, "givens": [0 if sign == "." else int(sign) for sign in PUZZLE]}
EXTREME = {"layout": LAYOUT, "difficulty": [11.8, 12]}
"""What is not found within minutes."""

SMALL = {"state": {"layout": {"size": 4, "box": [2, 2]}, "givens": [0, 0, 0, 4, *[0] * 12]}}

ENGINE_FILES = "**/engine/*"

ENGINE = """
const { href } = document.querySelector('link[rel="modulepreload"][href$="/engine.js"]');
const engine = await import(href);
const { answerTo, ask } = engine;
const settled = (answer) =>
  answer.then((found) => found, ({ code, message }) => ({ code, message }));
"""


@pytest.fixture(scope="module")
def addresses() -> Iterator[dict[bool, str]]:
    """Where the site is, isolated from other pages or not."""
    with serving(SITE) as (isolated, _), serving(SITE, is_isolated=False) as (plain, _):
        yield {True: isolated, False: plain}


@pytest.fixture
def visit(browser: Browser, addresses: dict[bool, str]) -> Iterator[Callable[..., Page]]:
    """Opens the page as at a first visit; `engine` hears the requests for files of the engine."""
    contexts: list[BrowserContext] = []

    def visit(*, isolated: bool = True, engine: Callable[[Route], object] | None = None) -> Page:
        context = browser.new_context(locale="en")
        contexts.append(context)
        page = context.new_page()
        if engine is not None:
            page.route(ENGINE_FILES, engine)
        page.goto(addresses[isolated])
        page.wait_for_selector("html[data-ready]", state="attached")
        return page

    yield visit
    for context in contexts:
        context.close()


def run(page: Page, script: str, given: object = None) -> Any:
    """What a script gives that asks the engine of the page."""
    return page.evaluate(f"async (given) => {{{ENGINE}{script}}}", given)


def test_an_answer_is_that_of_the_service(visit: Callable[..., Page]) -> None:
    """The page hears from its worker what Python says elsewhere."""
    found = run(visit(), 'return await answerTo("hint", given);', {"state": STATE})
    assert found == json.loads(json.dumps(ask("hint", {"state": STATE}, Watch())))


def test_a_refusal_has_its_sentence(visit: Callable[..., Page]) -> None:
    """What the service refuses is refused by its code, in the words of the page."""
    given = {"state": {"layout": LAYOUT, "givens": [1, 1, *[0] * 79]}}
    found = run(visit(), 'return await settled(answerTo("solve", given));', given)
    assert found["code"] == "contradiction"
    assert "Two equal digits" in found["message"]


def test_a_file_can_be_saved(visit: Callable[..., Page]) -> None:
    """A file in an answer is an address with its content."""
    given = {"states": [STATE], "form": "line"}
    script = """
    const { file, size, fileName } = await answerTo("export-file", given);
    const link = document.createElement("a");
    Object.assign(link, { href: file, download: fileName }).click();
    return size;
    """
    page = visit()
    with page.expect_download() as download:
        size = run(page, script, given)
    text = download.value.path().read_text()
    assert text.strip() == PUZZLE
    assert size == len(text)
    assert download.value.suggested_filename.endswith(".txt")


STOPPED = """
const reports = [];
let enough;
const heard = new Promise((done) => { enough = done; });
const onProgress = (progress) => { if (reports.push(progress) > 2) enough(); };
const job = ask("generate", given.extreme, { onProgress });
await heard;
job.stop();
const { code } = await settled(job.answer);
return [code, reports, await answerTo("generate", { layout: { size: 4, box: [2, 2] } })];
"""


def test_long_work_reports_and_is_stopped(visit: Callable[..., Page]) -> None:
    """Progress is heard, a stop is heeded, and the next question is answered."""
    page = visit()
    assert page.evaluate("crossOriginIsolated")
    code, reports, found = run(page, STOPPED, {"extreme": EXTREME})
    assert code == "cancelled"
    assert all(one["seconds"] >= 0 for one in reports)
    assert len(found["puzzles"]) == 1


def test_without_shared_memory_the_worker_is_ended(visit: Callable[..., Page]) -> None:
    """Where no host sends the headers for it, a stop ends the worker, and a new one answers."""
    page = visit(isolated=False)
    assert not page.evaluate("crossOriginIsolated")
    code, _, found = run(page, STOPPED, {"extreme": EXTREME})
    assert code == "cancelled"
    assert len(found["puzzles"]) == 1


def test_what_waits_is_stopped_and_what_waited_is_asked_again(visit: Callable[..., Page]) -> None:
    """Of questions in a row, any may be stopped: the others keep their answers."""
    script = """
    const questions = [["generate", given.extreme], ["count", given.small], ["count", given.small]];
    const jobs = questions.map(([kind, question]) => ask(kind, question));
    jobs[1].stop();
    jobs[0].stop();
    return Promise.all(jobs.map(({ answer }) => settled(answer)));
    """
    for isolated in (True, False):
        found = run(visit(isolated=isolated), script, {"extreme": EXTREME, "small": SMALL})
        assert [one.get("code", one.get("count")) for one in found] == [
            "cancelled",
            "cancelled",
            72,
        ]


def test_an_engine_that_breaks_down_is_started_again(visit: Callable[..., Page]) -> None:
    """What ends the interpreter is refused with a sentence; the next question is answered."""
    page = visit()
    run(page, 'return await answerTo("check", given);', {"state": STATE})
    for worker in page.workers:
        worker.evaluate("() => { JSON.stringify = () => { throw new RangeError(); }; }")
    script = """
    const died = settled(answerTo("hint", given));
    const found = answerTo("check", given);
    return [await died, (await found).status];
    """
    died, status = run(page, script, {"state": STATE})
    assert died["code"] == "died"
    assert "started again" in died["message"]
    assert status == "unique"


def test_the_next_visit_starts_from_an_image(visit: Callable[..., Page]) -> None:
    """What the first visit kept is loaded in place of nonet's modules, and answers the same."""
    page = visit()
    first = run(page, 'return await answerTo("hint", given);', {"state": STATE})
    kept = """async () => {
      const cache = await caches.open("nonet-engine");
      return (await cache.keys()).length;
    }"""
    page.wait_for_function(f"async () => (await ({kept})()) === 2")
    later = page.context.new_page()
    asked: list[str] = []
    later.on("request", lambda request: asked.append(request.url))
    later.goto(page.url)
    later.wait_for_selector("html[data-ready]", state="attached")
    assert run(later, 'return await answerTo("hint", given);', {"state": STATE}) == first
    assert not [url for url in asked if url.endswith("nonet.tar.xz")]


def test_the_board_does_not_wait_for_the_engine(visit: Callable[..., Page]) -> None:
    """Until it is up, digits are entered and a shipped puzzle is opened; a hint follows."""
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        if is_held:
            held.append(route)
        else:
            route.continue_()

    page = visit(engine=hold)
    page.click("#board [data-cell='0']")
    page.keyboard.press("4")
    assert "4" in (page.get_attribute("#board [data-cell='0']", "aria-label") or "")
    page.click("#new")
    page.click("dialog .card >> nth=0")
    page.wait_for_selector("dialog", state="detached")
    assert page.text_content("#level") == "Easy"
    page.click("nav >> text=Learn")
    page.click("#panel button >> text=Hint")
    page.wait_for_selector("#panel >> text=The engine is still loading")
    is_held = False
    for route in held:
        route.continue_()
    page.wait_for_selector("#panel .say")


def test_an_engine_that_cannot_be_had_is_tried_again(visit: Callable[..., Page]) -> None:
    """Without its files a question is refused; the next one asks for them again."""
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        route.abort()

    page = visit(engine=lose)
    found = run(page, 'return await settled(answerTo("count", given));', SMALL)
    assert found["code"] == "engine-away"
    page.unroute(ENGINE_FILES)
    assert run(page, 'return await answerTo("count", given);', SMALL)["count"] == 72
