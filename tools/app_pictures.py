"""Draw the pictures of the app for docs/: three widths, light and dark; needs Chromium.

Run by hand when the page changed: `.venv/bin/python tools/app_pictures.py`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parents[1] / "docs" / "images" / "app"
SCREENS = {360: 740, 768: 1024, 1440: 900}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOVES = ("8", "ArrowDown", "Control+Digit5", "Control+Digit7", "ArrowRight", "Shift+Digit5")


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for width, height in SCREENS.items():
            for scheme in SCHEMES:
                library = Path(folder, f"{width}-{scheme}.sqlite")
                with _server(library) as address:
                    page = browser.new_page(
                        viewport={"width": width, "height": height}, color_scheme=scheme
                    )
                    page.goto(address)
                    _play(page)
                    page.screenshot(path=FOLDER / f"play-{width}-{scheme}.png")
                    _ask(page)
                    page.screenshot(path=FOLDER / f"hint-{width}-{scheme}.png")
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


def _play(page: Page) -> None:
    page.wait_for_selector("html[data-ready]")
    page.click('[data-cell="0"]')
    for key in MOVES:
        page.keyboard.press(key)
    page.wait_for_timeout(1_500)


def _ask(page: Page) -> None:
    page.keyboard.press("KeyH")
    page.click("text=Where?")
    page.click("text=Show me why")
    page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
