"""Answers that come late: they are dropped where the player has gone on in the meantime."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.table import SOLUTION, Table

if TYPE_CHECKING:
    from playwright.sync_api import Route


def test_a_walkthrough_that_was_left_does_not_take_the_board(table: Table) -> None:
    """A player who returns to the game before the steps arrive can play."""
    let_go = _hold(table, "**/api/walkthrough")
    table.tab("hint")
    table.button("Step by step").click()
    table.tab("play")
    let_go()
    table.page.wait_for_timeout(1_000)
    table.click(1, 1)
    table.press("8")
    assert table.label(1, 1).endswith(" 8")


def test_a_scene_that_comes_late_leaves_the_board_as_it_is(table: Table) -> None:
    """What shows the constraints is drawn under the board: the cell in focus keeps it."""
    let_go = _hold(table, "**/api/scene")
    table.tab("make")
    table.page.get_by_label("Layout").select_option("kind-diagonal")
    table.button("Blank board").click()
    table.click(2, 2)
    assert table.page.locator("#board .extra-line").count() == 0
    let_go()
    table.page.wait_for_selector("#board .extra-line", state="attached")
    focused = "document.activeElement.dataset.cell"
    assert table.page.evaluate(focused) == "10"
    table.press("5")
    table.until(lambda: table.label(2, 2) == "row 2 column 2, given 5, rule of the diagonals")


def test_a_puzzle_does_not_push_aside_another_game(table: Table) -> None:
    """A puzzle that was made while the player played is offered, and opened when wanted."""
    let_go = _hold(table, "**/api/jobs")
    table.tab("make")
    table.button("Create").click()
    table.tab("play")
    table.click(1, 1)
    table.press("8")
    let_go()
    table.page.wait_for_selector("#toast >> text=Puzzles made: 1")
    assert table.label(1, 1).endswith(" 8")
    table.page.locator("#toast .btn").first.click()
    table.until(lambda: table.page.inner_text("#title").startswith("Puzzle · "))


def test_the_form_that_was_chosen_last_is_exported(table: Table) -> None:
    """A slow answer in another format does not replace it."""
    table.more("Export")
    text = table.page.locator("dialog textarea")
    table.until(lambda: bool(text.input_value()))
    let_go = _hold(table, "**/api/export", once=True)
    table.page.select_option("dialog select", "svg")
    table.page.select_option("dialog select", "opensudoku")
    table.until(lambda: text.input_value().startswith("<?xml"))
    let_go()
    assert text.input_value().startswith("<?xml")


def test_options_stay_open(table: Table) -> None:
    """The names of techniques, when they come, do not close what the player has opened."""
    table.page.goto("about:blank")
    let_go = _hold(table, "**/api/techniques")
    table.page.goto("/")
    table.page.wait_for_selector("html[data-settled]")
    table.tab("make")
    table.page.click("text=More options")
    let_go()
    table.page.wait_for_selector('option[value="Naked Pair"]', state="attached")
    assert table.page.get_by_label("Needs technique").is_visible()


def test_a_language_is_chosen_for_good(table: Table) -> None:
    """However slow the server is, the page comes back in the language that was chosen."""
    let_go = _hold(table, "**/api/settings", once=True)
    table.tab("settings")
    table.page.get_by_label("Language").select_option("de")
    let_go()
    table.page.wait_for_selector("html[lang=de]")
    table.reload()
    assert table.page.inner_text("#tab-play") == "Spielen"


def test_a_solved_puzzle_counts_however_late_it_is_saved(table: Table) -> None:
    """How many puzzles are solved is asked once the server has the last move."""
    solved = table.solved()
    table.paste(f".{SOLUTION[1:]}")
    table.click(1, 1)
    let_go = _hold(table, "**/api/games**")
    table.press("8")
    table.page.wait_for_selector(".solved")
    table.page.wait_for_timeout(1_000)
    let_go()
    table.page.wait_for_selector(f".solved >> text=Puzzles solved: {solved + 1}.")


def _hold(table: Table, address: str, *, once: bool = False) -> Callable[[], None]:
    """Hold back questions, or the first of them; gives what lets them go and waits for answers."""
    held: list[Route] = []
    is_over = False

    def hold(route: Route) -> None:
        if is_over or (once and held):
            route.continue_()
        else:
            held.append(route)

    def let_go() -> None:
        nonlocal is_over
        table.until(lambda: bool(held))
        is_over = True
        for route in held:
            route.continue_()
        table.page.wait_for_timeout(400)

    table.page.route(address, hold)
    return let_go


def test_a_page_of_an_older_version_offers_to_reload(table: Table) -> None:
    """Parts of the page that are there no more are explained by an update, and the game is kept."""
    page = table.page
    table.click(1, 1)
    table.press("8")
    table.expected.add("Failed to load resource")
    page.route("**/static/**", lambda route: route.fulfill(status=404))
    for opening in ("#new", "#settings"):
        page.click(opening)
        page.locator("#toast", has_text="nonet was updated").wait_for()
        if opening == "#new":
            page.evaluate("document.querySelector('#toast').replaceChildren()")
    page.unroute_all()
    table.button("Reload").click()
    table.shows(1, 1, " 8")
    page.click("#settings")
    page.wait_for_selector("#panel[data-panel=settings]")


def test_many_jobs_leave_room_for_requests(table: Table) -> None:
    """A browser has six connections to a server: seven jobs can be stopped, and moves are saved."""
    ends = table.page.evaluate(
        """async () => {
          const { src } = document.querySelector("script[type=module]");
          const { ask } = await import(new URL("service/engine.js", src).href);
          const state = { layout: { size: 16, box: [4, 4] }, givens: Array(256).fill(0) };
          let count = 0;
          const jobs = Array.from({ length: 7 }, () =>
            ask("count", { state }, { onProgress: () => (count += 1) }),
          );
          const answers = jobs.map(({ answer }) => answer.then(() => 1, ({ code }) => code));
          while (count < 20) await new Promise((wake) => setTimeout(wake, 50));
          const late = new Promise((wake) => setTimeout(wake, 60_000, "never"));
          const saved = await Promise.race([fetch("/api/settings"), late]);
          for (const { stop } of jobs) stop();
          return [saved.ok, await Promise.race([Promise.all(answers), late])];
        }"""
    )
    assert ends[0]
    assert ends[1] != "never"
    assert set(ends[1]) <= {1, "cancelled"}


def test_a_stream_that_breaks_off_ends_the_job(table: Table) -> None:
    """The next stream of a job is asked for; where the server does not answer, it is away."""
    table.expected.add("ERR_FAILED")
    asked = Counter[str]()  # by job: those of the page itself may be at work as well

    def answer(route: Route) -> None:
        asked[route.request.url] += 1
        if asked[route.request.url] > 2:
            route.abort()
        else:
            route.fulfill(content_type="text/event-stream", body="retry: 10\n\n")

    table.page.route("**/api/jobs/*/events*", answer)
    code = table.page.evaluate(
        """async () => {
          const { src } = document.querySelector("script[type=module]");
          const { ask } = await import(new URL("service/engine.js", src).href);
          const state = { layout: { size: 4, box: [2, 2] }, givens: Array(16).fill(0) };
          const late = new Promise((wake) => setTimeout(wake, 60_000, "never"));
          const { answer } = ask("count", { state });
          return Promise.race([answer.catch(({ code }) => code), late]);
        }"""
    )
    assert code == "away"
    assert max(asked.values()) == 3
