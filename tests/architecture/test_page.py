"""How the modules of the page depend on each other, on the server, and on who reads them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

COLUMNS = 100


@pytest.fixture(scope="module")
def static(root: Path) -> Path:
    """The folder of the page."""
    return root / "src" / "nonet" / "web" / "static"


def test_lines_fit_a_screen(static: Path) -> None:
    """No line of the page's scripts and style sheets has more than 100 columns."""
    paths = [*static.glob("js/**/*.*"), *static.glob("css/*.css")]
    assert paths
    long = [
        (path.name, number)
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > COLUMNS
    ]
    assert long == []


@pytest.mark.parametrize(
    ("what", "module"),
    [
        ("fetch|XMLHttpRequest|WebSocket", "api"),
        ("EventSource", "http"),
        ("Worker", "worker_engine"),
    ],
)
def test_one_module_asks(static: Path, what: str, module: str) -> None:
    """Requests, streams of events and workers have a module each: no other knows of them."""
    asking = [
        path.name
        for path in static.glob("js/**/*.js")
        if re.search(rf"\b(?:{what})\(", path.read_text("utf-8"))
    ]
    assert asking == [f"{module}.js"]


def test_panels_do_not_know_the_app(static: Path) -> None:
    """Only main.js imports the app: panels are handed the parts of it that they need."""
    knowing = [
        path.name
        for path in static.glob("js/**/*.js")
        if re.search(r'^import .* from "[./]+/app\.js"', path.read_text("utf-8"), re.MULTILINE)
    ]
    assert knowing == ["main.js"]


def test_addresses_are_relative(static: Path) -> None:
    """No file of the page names an address from the root on, so that any folder can serve it."""
    for path in (*static.glob("js/**/*.js"), *static.glob("css/*.css"), static / "index.html"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"[\"'`(](?:/api|/static|https?://(?!www\.w3\.org))", text) == [], (
            path.name
        )


def test_spaces_and_corners_are_those_of_the_theme(static: Path) -> None:
    """Paddings, margins, gaps and corners are measures of theme.css, none of their own."""
    own = re.compile(r"^\s*(?:padding|margin|(?:row-|column-)?gap|border-radius)[a-z-]*:.*[1-9]px")
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in static.glob("css/*.css")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if own.search(line)
    ]
    assert found == []
