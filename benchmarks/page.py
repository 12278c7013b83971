"""The page: first paint, when it can be played, and key to screen; needs Chromium.

Usage: python benchmarks/page.py [KEYS]

A key costs what the page does in its handler, and then for the frame that shows it: script,
style, layout and paint. The wait for the next frame is left out, since the screen sets it. All
of the grid is filled with marks first, which is the most that can be drawn.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEYS = 200
SIZES = (9, 25)

WATCH = """() => {
    const channel = new MessageChannel();
    let begun = null;
    window.costs = [];
    window.addEventListener("keydown", () => { begun = performance.now(); }, true);
    window.addEventListener("keydown", () => {
        const handled = performance.now() - begun;
        requestAnimationFrame(() => {
            const frame = performance.now();
            channel.port1.onmessage = () => window.costs.push(handled + performance.now() - frame);
            channel.port2.postMessage(0);
        });
    });
}"""


def main() -> None:
    """Print the times of loading, then a line for each size."""
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else KEYS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        with _server(Path(folder, "library.sqlite")) as address:
            print(_loading(browser, address))
            for size in SIZES:
                print(_keys(browser, address, size, keys))
        browser.close()


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
        page.click("#tab-make")
        page.select_option("#panel select >> nth=0", str(size))
        page.get_by_role("button", name="Blank board").click()
        page.click('[data-cell="312"]')
        page.keyboard.type("1")
        page.click("#tab-play")
        page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Fill in candidates").click()
    page.click('[data-cell="0"]')
    page.evaluate(WATCH)
    chance = random.Random(1)
    for _ in range(keys):
        page.keyboard.press(_key(chance))
        page.wait_for_timeout(30)
    page.wait_for_timeout(100)
    costs = sorted(_costs(page))
    page.close()
    return (
        f"{size} × {size}: {len(costs)} keys, median {costs[len(costs) // 2]:.1f} ms,"
        f" 19 of 20 under {costs[len(costs) * 19 // 20]:.1f} ms, slowest {costs[-1]:.1f} ms"
    )


def _costs(page: Page) -> list[float]:
    costs: list[float] = page.evaluate("window.costs")
    return costs


def _key(chance: random.Random) -> str:
    kind = chance.random()
    digit = chance.randint(1, 9)
    if kind < 0.5:
        return chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "KeyN"])
    if kind < 0.7:
        return str(digit)
    if kind < 0.9:
        return f"{chance.choice(['Shift', 'Control', 'Alt'])}+Digit{digit}"
    return chance.choice(["Control+z", "Control+y", "Delete", "Control+a"])


@contextmanager
def _server(library: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "nonet", "play", "--no-browser", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--database", f"sqlite:///{library}"], stdout=subprocess.PIPE, text=True
    )
    try:
        line = server.stdout.readline() if server.stdout is not None else ""
        yield line.split("nonet is at ")[1].split()[0]
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
