"""The page: first paint, when it can be played, and key to screen; needs Chromium.

Usage: python benchmarks/page.py [KEYS]

A key takes what the page does in its handler, and then for the frame that shows it: script,
style, layout and paint. The wait for the next frame is left out, since the screen sets it. The
clock says how long that took, and the processor time how much of it was work of the page: others
who share the machine lengthen the first by far. All of the grid is filled with marks, which is the
most that can be drawn; then keys are pressed as players do, and then some that change all cells.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

if not __package__:  # run as a script: the project's root is where `tests` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.table import choose_size
from tests.chromium import find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEYS = 200
SIZES = (9, 25)
REST = 60

ALL_CELLS = (
    *("5", "Control+z", "Control+y", "Control+z", "Control+Digit4", "Control+Digit4"),
    *("Shift+Digit4", "Alt+Digit4", "Control+z", "Control+y", "Delete", "Control+z"),
)
"""What is done to all cells; before each of them all are selected."""


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the app with an empty library."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        with server(Path(folder, "library.sqlite")) as address:
            yield browser, address
        browser.close()


def main() -> None:
    """Print the times of loading, then a line for each size."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="?", type=int, default=KEYS, help="pressed on each size")
    keys = parser.parse_args().keys
    with browser_and_server() as (browser, address):
        print(_loading(browser, address))
        for size in SIZES:
            print(_keys(browser, address, size, keys))


def _loading(browser: Browser, address: str) -> str:
    paints, ready = [], []
    for _ in range(5):
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(address)
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(200)
        paints.append(
            page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        )
        ready.append(page.evaluate("performance.getEntriesByName('ready')[0].startTime"))
        page.close()
    return f"first paint {min(paints):.0f} ms, can be played {min(ready):.0f} ms (best of 5)"


def _keys(browser: Browser, address: str, size: int, keys: int) -> str:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    page.wait_for_selector("html[data-settled]")
    if size != 9:
        page.click("#new")
        page.locator("dialog .ways .item").first.click()
        choose_size(page.locator("#panel"), str(size))
        page.get_by_role("button", name="Blank board").click()
        page.click('[data-cell="312"]')
        page.keyboard.type("1")
        page.click("#tab-play")
        page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Candidates", exact=True).click()
    page.click('[data-cell="0"]')
    rng = random.Random(1)
    usual = _costs(browser, page, [_key(rng) for _ in range(keys)])
    wholes = [key for combination in ALL_CELLS for key in ("Control+a", combination)]
    whole = _costs(browser, page, wholes)
    page.close()
    return f"{size} × {size}: {_summary(usual)}\n  of all cells: {_summary(whole)}"


def _costs(browser: Browser, page: Page, keys: list[str]) -> list[tuple[float, float]]:
    """Milliseconds by the clock and of the processor, for each key until the screen has it."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "cc"])
    for key in keys:
        *held, last = key.split("+")
        for modifier in held:
            page.keyboard.down(modifier)
            page.wait_for_timeout(REST)
        page.keyboard.press(last)
        for modifier in held:
            page.keyboard.up(modifier)
        page.wait_for_timeout(REST)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    thread = next((event["pid"], event["tid"]) for event in events if _type_of(event) == "keydown")
    mine = [event for event in events if (event["pid"], event["tid"]) == thread]
    mine.sort(key=itemgetter("ts"))
    presses = [event["ts"] for event in mine if _type_of(event) == "keydown"]
    frames = [event["ts"] for event in mine if event["name"] == "ProxyMain::BeginMainFrame"]
    tasks = [event for event in mine if event["name"] == "ThreadControllerImpl::RunTask"]
    starts = [task["ts"] for task in tasks]
    costs = []
    # Keys that are held come before the one that counts.
    for count in itertools.accumulate(key.count("+") + 1 for key in keys):
        pressed = presses[count - 1]
        shown = frames[bisect_right(frames, pressed)]
        both = [
            tasks[index] for index in {bisect_right(starts, time) - 1 for time in (pressed, shown)}
        ]
        costs.append((_sum(both, "dur"), _sum(both, "tdur")))
    return costs


def _type_of(event: dict[str, Any]) -> str:
    """The kind of event of the page that was handled; empty for all else."""
    return str(event["args"]["data"]["type"]) if event["name"] == "EventDispatch" else ""


def _sum(tasks: list[dict[str, Any]], time: str) -> float:
    """Milliseconds of tasks: `dur` by the clock, `tdur` of the processor."""
    return sum(float(task[time]) for task in tasks) / 1000.0


def _summary(costs: list[tuple[float, float]]) -> str:
    clock, processor = (sorted(times) for times in zip(*costs, strict=True))
    middle = len(costs) // 2
    return (
        f"{len(costs)} keys, median {clock[middle]:.1f} ms, slowest {clock[-1]:.1f} ms;"
        f" of the processor {processor[middle]:.1f} ms, {processor[-1]:.1f} ms"
    )


def _key(rng: random.Random) -> str:
    kind = rng.random()
    digit = rng.randint(1, 9)
    if kind < 0.5:
        return rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "KeyN"])
    if kind < 0.7:
        return str(digit)
    if kind < 0.9:
        return f"{rng.choice(['Shift', 'Control', 'Alt'])}+Digit{digit}"
    return rng.choice(["Control+z", "Control+y", "Delete", "Control+a"])


@contextmanager
def server(library: Path) -> Iterator[str]:
    """A server on an empty library; gives its address."""
    command = [sys.executable, "-m", "nonet", "play", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{library}"], stdout=subprocess.PIPE, text=True
    )
    try:
        line = process.stdout.readline() if process.stdout is not None else ""
        yield line.split("nonet is at ")[1].split()[0]
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
