"""The page with forty rules on the board: first paint, and what a move takes; needs Chromium.

Usage: python -m benchmarks.page_rules [MOVES]

A move asks the server twice: it is saved, and the rules that it breaks are found. Both are timed
by the browser, from the request to the last byte of the answer.
"""

from __future__ import annotations

import argparse
import random
from typing import TYPE_CHECKING

from benchmarks.drawing import PUZZLE, layout_with_rules
from benchmarks.page import browser_and_server

from nonet import Grid
from nonet.puzzle import Puzzle

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOVES = 200
LOADS = 5

DROP = """(text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "rules.nonet"));
    const how = { dataTransfer: data, bubbles: true, cancelable: true };
    document.dispatchEvent(new DragEvent("drop", how));
}"""
TIMES = """(path) => performance.getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.startsWith(path))
    .map(({ startTime, responseEnd }) => responseEnd - startTime)"""


def main() -> None:
    """Print the times of loading, then those of moves."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("moves", nargs="?", type=int, default=MOVES, help="that are made")
    moves = parser.parse_args().moves
    with browser_and_server() as (browser, address):
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(address)
        page.wait_for_selector("html[data-settled]")
        puzzle = Puzzle(Grid(PUZZLE, layout=layout_with_rules()))
        page.evaluate(DROP, puzzle.to_text("nonet"))
        page.get_by_role("button", name="Play it").click()
        page.wait_for_selector("dialog", state="detached")
        print(_loading(page))
        print(_moves(page, moves))


def _loading(page: Page) -> str:
    paints = []
    for _ in range(LOADS):
        page.reload()
        page.wait_for_selector("html[data-settled]")
        paints.append(
            page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
    return f"forty rules: first paint {min(paints):.0f} ms (best of {LOADS})"


def _moves(page: Page, moves: int) -> str:
    rng = random.Random(1)
    page.evaluate("performance.setResourceTimingBufferSize(10000)")
    page.evaluate("performance.clearResourceTimings()")
    for _ in range(moves):
        page.locator(f'[data-cell="{rng.randrange(81)}"]').click(force=True)
        page.keyboard.press(str(rng.randint(1, 9)))
        page.wait_for_timeout(60)
    page.wait_for_timeout(500)
    lines = []
    for name, path in (("broken rules", "/api/conflicts"), ("saved", "/api/games")):
        times = sorted(page.evaluate(TIMES, path))
        most = times[int(0.99 * (len(times) - 1))]
        lines.append(
            f"{name}: {len(times)} moves, median {times[len(times) // 2]:.1f} ms, p99 {most:.1f} ms"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
