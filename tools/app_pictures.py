"""Draw the pictures of the app for docs/: every panel at three widths, light and dark.

Run by hand when the page changed: `.venv/bin/python tools/app_pictures.py`; needs Chromium.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parents[1] / "docs" / "images" / "app"
SCREENS = {360: 740, 768: 1024, 1440: 900}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOVES = ("8", "ArrowDown", "Control+Digit5", "Control+Digit7", "ArrowRight", "Shift+Digit5")

HARD = "69...31....4.1..8.23...8.......8.7.58.......41.7.2.......3...26.1..6.5....97...31"
BOOKLET = """
.1..8.....769.1...4..2...1.2.8...13.1.......7.34...6.2.9...3..1...1.896.....7..4.
..43....56...7....52...8.3.....415.9....9....8.726.....8.1...73....3...81....26..
.2..7...36......7...194.6.....76...8.16.3.45.3...12.....9.258...4......62...9..4.
......68.7...83..2.9.2...47..5..7.1.9..6.1..8.8.3..2..53...6.2.4..53...1.79......
"""
"""Our own, made by `nonet.generate`."""


def main() -> None:
    """Take all pictures, or those that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or list(PANELS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for width, height in SCREENS.items():
            for scheme in SCHEMES:
                with _server(Path(folder, f"{width}-{scheme}.sqlite")) as address:
                    page = browser.new_page(
                        viewport={"width": width, "height": height}, color_scheme=scheme
                    )
                    page.goto(address)
                    page.wait_for_selector("html[data-settled]")
                    for name, show in PANELS.items():
                        if name in wanted:
                            show(page)
                            page.wait_for_timeout(400)
                            page.screenshot(path=FOLDER / f"{name}-{width}-{scheme}.png")
                    page.close()
        browser.close()


@contextmanager
def _server(library: Path) -> Iterator[str]:
    """Where a server of its own answers."""
    command = [sys.executable, "-m", "nonet", "play", "--no-browser", "--port", "0"]
    server = subprocess.Popen(  # noqa: S603 (a fixed command)
        [*command, "--database", f"sqlite:///{library}"], stdout=subprocess.PIPE, text=True
    )
    try:
        line = server.stdout.readline() if server.stdout is not None else ""
        yield line.split("nonet is at ")[1].split()[0]
    finally:
        server.terminate()
        server.wait()


def _click(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).first.click()


def _play(page: Page) -> None:
    page.click('[data-cell="0"]')
    for key in MOVES:
        page.keyboard.press(key)
    page.wait_for_selector("#panel >> text=1.2 / 1.2 / 1.2")
    page.wait_for_timeout(1_000)


def _hint(page: Page) -> None:
    _paste(page, HARD)
    page.click("#tab-hint")
    _click(page, "All steps now")
    chains = page.locator("#panel details", has=page.locator("summary", has_text="XY-Chain")).first
    chains.locator("summary").click()
    chains.locator(".item").last.click()


def _walk(page: Page) -> None:
    page.click("#tab-hint")
    _click(page, "Step by step")
    slider = page.locator("#panel input[type=range]")
    slider.wait_for()
    _click(page, "Next", "Next")


def _make(page: Page) -> None:
    page.click("#tab-make")
    page.get_by_label("Difficulty").select_option("er")
    if page.locator("#panel details[open]").count() == 0:
        page.click("text=More wishes")


def _library(page: Page) -> None:
    page.click("#tab-play")
    _click(page, "Paste or open")
    page.fill("dialog textarea", BOOKLET)
    page.locator("dialog").get_by_label("Collection").fill("Rainy days")
    page.locator("dialog").get_by_label("Tags").fill("calm")
    _click(page, "Put into the library")
    page.wait_for_selector("text=/New: [0-9]+/")
    page.wait_for_timeout(5_000)
    page.click("#tab-library")
    page.locator(".shelf", has_text="Rainy days").wait_for()


def _settings(page: Page) -> None:
    page.click("#tab-more")


def _print(page: Page) -> None:
    page.click("#tab-library")
    page.locator(".shelf").first.click()
    page.wait_for_selector(".shelf[aria-pressed=true]")
    page.locator("#panel").get_by_role("button", name="Print", exact=True).click()


def _regions(page: Page) -> None:
    page.keyboard.press("Escape")
    page.click("#tab-play")
    _click(page, "Enter by hand")
    page.locator("dialog").get_by_label("Layout").select_option("kind.jigsaw")
    _click(page, "Draw the regions")
    for cell in (17, 26):
        page.click(f'[data-cell="{cell}"]')
        page.keyboard.press("6")


def _large(page: Page) -> None:
    _click(page, "Cancel")
    page.click("#tab-make")
    page.get_by_label("Difficulty").select_option("")
    page.get_by_label("Size").select_option("16")
    _click(page, "Make it")
    page.wait_for_selector("#tab-play[aria-selected=true]", timeout=120_000)
    _click(page, "Fill in candidates")
    page.click('[data-cell="20"]')


def _paste(page: Page, text: str) -> None:
    page.click("#tab-play")
    _click(page, "Paste or open")
    page.fill("dialog textarea", text)
    _click(page, "Play it")
    page.wait_for_selector("dialog", state="detached")


PANELS: dict[str, Callable[[Page], None]] = {
    "play": _play,
    "hint": _hint,
    "walk": _walk,
    "make": _make,
    "library": _library,
    "settings": _settings,
    "print": _print,
    "regions": _regions,
    "large": _large,
}

if __name__ == "__main__":
    main()
