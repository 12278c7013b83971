"""What the site has beside its pages: styles, scripts, font, icon, the index of the search."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from nonet.drawing import draw_png
from nonet.web.page import FOLDER as PAGE
from website import home, techniques

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "website"

_DARK = re.compile(
    r'^:root\[data-theme="dark"\]((?:\[[^\]]*\])?) \{\n(.*?)^\}\n', re.MULTILINE | re.DOTALL
)


def add(built: Path, site: str | None) -> None:
    """Add all of it to what zensical has built, for an address if it has one."""
    shutil.rmtree(built / "assets")
    (built / "search.json").unlink()
    shutil.copytree(SOURCES / "css", built / "css")
    shutil.copytree(SOURCES / "js", built / "js")
    tool = ROOT / "tools" / "js" / "website.mjs"
    subprocess.run(["node", str(tool), str(SOURCES / "js"), str(built / "js")], check=True)  # noqa: S607
    (built / "css" / "theme.css").write_text(theme(), encoding="utf-8")
    (built / "fonts").mkdir()
    for name in ("inter.woff2", "inter.LICENSE"):
        shutil.copy(PAGE / "fonts" / name, built / "fonts")
    shutil.copy(PAGE / "icon.svg", built)
    if site is None:
        # Without an address nobody knows where the root is: the page is right beside it.
        page = built / "404.html"
        text = page.read_text("utf-8").replace('data-base="/"', 'data-base="."')
        page.write_text(re.sub(r'(?<==")/', "", text), "utf-8")
    (built / "images" / "card.png").write_bytes(card())
    home.write(built)


def card() -> bytes:
    """The picture that others show beside a link to the site."""
    shown = techniques.example("x_wing")
    if shown is None:
        raise ValueError("expected an example of the X-Wing, found none")
    state, step = shown
    return draw_png(step, state, width=630)


def theme() -> str:
    """The colours of the app; at night without a script, too."""
    text = (PAGE / "css" / "theme.css").read_text("utf-8")
    night = "".join(
        f':root:not([data-theme="light"]){rest[1]} {{\n{rest[2]}}}\n'
        for rest in _DARK.finditer(text.partition("@media")[0])
    )
    return f"{text}\n@media (prefers-color-scheme: dark) {{\n{night}}}\n"


def add_placeholder(folder: Path) -> None:
    """The page in place of the app, so that links to it lead somewhere."""
    folder.mkdir()
    (folder / "index.html").write_text(
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Play · nonet</title>'
        "</head><body><main><h1>Play</h1><p>This build of the site is without the app: it was "
        "made with <code>ARGS=--without-play</code>.</p></main></body></html>\n",
        encoding="utf-8",
    )
