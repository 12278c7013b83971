"""Take pictures of the app: every scene of `app_scenes.py` on screens of several shapes.

Run by hand after a change of the page, and look at the pictures; needs Chromium and Pillow:

    .venv/bin/python tools/app_pictures.py build/pictures
    .venv/bin/python tools/app_pictures.py build/pictures tint phone-dark
    .venv/bin/python tools/app_pictures.py docs/images/app --documents

After the folder come scenes and screens, by default all of them. `--documents` takes those that
the docs show.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Error, Page, Playwright, sync_playwright

from app_scenes import SCENES, Stage

SIZES = {
    "desk": (1440, 900),
    "phone": (360, 740),
    "small": (320, 568),
    "side": (740, 360),
    "short": (900, 600),
}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS = {f"{size}-{scheme}" for size in SIZES for scheme in SCHEMES}
DOCUMENTS = (
    "play-desk-light",
    "play-desk-dark",
    "play-phone-dark",
    "play-side-light",
    "conflict-set-desk-light",
    "hint-3-desk-dark",
    "steps-desk-light",
    "library-desk-light",
    "regions-desk-light",
)


def main() -> int:
    """Take the pictures; the exit code is 1 where a scene could not be set."""
    folder, *names = sys.argv[1:] or [""]
    if not folder or folder.startswith("-"):
        print("expected a folder for the pictures", file=sys.stderr)
        return 2
    unknown = [name for name in names if name not in {*SCENES, *SCREENS, "--documents"}]
    if unknown:
        print(f"expected scenes and screens, found {', '.join(unknown)}", file=sys.stderr)
        return 2
    Path(folder).mkdir(parents=True, exist_ok=True)
    wanted = [
        (name, scene, screen)
        for screen in sorted(SCREENS)
        for name, scene in SCENES.items()
        if _is_wanted(name, screen, names)
    ]
    failed = []
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, scene, screen in wanted:
            size, scheme = screen.split("-")
            page = open_page(browser, SIZES[size], scheme)
            try:
                scene(Stage(page, address))
            except Error as error:
                failed.append(f"{name}-{screen}")
                print(f"{name}-{screen}: {error.message.splitlines()[0]}", file=sys.stderr)
            else:
                page.wait_for_timeout(600)
                _take(page, Path(folder, f"{name}-{screen}.png"))
            page.close()
        browser.close()
    return 1 if failed else 0


def _is_wanted(name: str, screen: str, names: list[str]) -> bool:
    if "--documents" in names:
        return f"{name}-{screen}" in DOCUMENTS
    scenes, screens = SCENES.keys() & set(names), SCREENS & set(names)
    return (not scenes or name in scenes) and (not screens or screen in screens)


def _take(page: Page, file: Path) -> None:
    """Take a picture with at most 256 colours: no visible difference at a third of the size."""
    with Image.open(io.BytesIO(page.screenshot())) as image:
        image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


def launch(playwright: Playwright) -> Browser:
    """A browser without windows."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"]
    )


def open_page(browser: Browser, size: tuple[int, int], scheme: str) -> Page:
    """An empty page of a size, light or dark, in which nothing moves."""
    width, height = size
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page.set_default_timeout(30_000)
    return page


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of its own."""
    command = [sys.executable, "-m", "nonet", "play", "--no-browser", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        library = f"sqlite:///{folder}/library.sqlite"
        process = subprocess.Popen(
            [*command, "--database", library], stdout=subprocess.PIPE, text=True
        )
        try:
            line = process.stdout.readline() if process.stdout is not None else ""
            yield line.split("nonet is at ")[1].split()[0]
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
