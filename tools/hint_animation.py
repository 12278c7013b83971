"""Make the moving picture of a hint that README shows: its three depths, and the step applied.

Run by hand when the page changed, and look at every frame; needs Chromium and Pillow:

    .venv/bin/python tools/hint_animation.py docs/images/app/hint.gif
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from app_pictures import launch, open_page, server
from app_scenes import Stage

PUZZLE = "45.1..9.8.8.....12..17..3.......7..5...935...2..8.......6..28..89.....3.5.4..8.21"
"""Our own, made by `nonet.generate`."""

STEPS = 17
"""Steps to its X-Wing."""

SCREEN = (1000, 660)
WIDTH = 700
COLOURS = 256
FRAMES = {None: 1500, "hint-ask": 2500, "hint-where": 2500, "hint-show": 3000, "hint-apply": 2500}
"""Buttons that are pressed one after another, and how long what they show stays, in ms."""


def main() -> int:
    """Make the picture in the file that is named."""
    if len(sys.argv) != 2:
        print("expected a file for the picture", file=sys.stderr)
        return 2
    file = sys.argv[1]
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        frames = list(_frames(Stage(open_page(browser, SCREEN, "light"), address)))
        browser.close()
    first, *others = _with_one_palette(frames)
    first.save(
        Path(file),
        save_all=True,
        append_images=others,
        duration=list(FRAMES.values()),
        loop=0,
        optimize=True,
        disposal=1,
    )
    return 0


def _frames(stage: Stage) -> Iterator[Image.Image]:
    """What the screen shows before the hint is asked for and after each press of a button."""
    stage.settings(fixedMarks=True)
    stage.reload()
    stage.open(PUZZLE)
    stage.tab("hint")
    stage.click("walk")
    stage.page.get_by_label(stage.texts["walk-step"]).fill(str(STEPS))
    stage.click("walk-take")
    for key in FRAMES:
        if key is not None:
            stage.click(key)
        stage.page.mouse.move(0, 0)
        stage.page.wait_for_timeout(800)
        with Image.open(io.BytesIO(stage.page.screenshot())) as image:
            height = round(image.height * WIDTH / image.width)
            yield image.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)


def _with_one_palette(frames: list[Image.Image]) -> list[Image.Image]:
    """The frames in the colours that serve all of them best, so that what stays is stored once."""
    width, height = frames[0].size
    film = Image.new("RGB", (width, height * len(frames)))
    for index, frame in enumerate(frames):
        film.paste(frame, (0, index * height))
    palette = film.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
    return [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]


if __name__ == "__main__":
    sys.exit(main())
