"""What the page loads at first: little, and all of it at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nonet


@pytest.fixture
def static() -> Path:
    """The folder of the page."""
    return Path(nonet.__file__).parent / "web" / "static"


def test_the_page_is_small(static: Path) -> None:
    """All that the page loads at first in one language is under 380 kB, comments and all."""
    # Of these, 4 kB are for boards with other digits, or other cells, than a usual square, and 8 kB
    # for roles of cells and what is said of them.
    kinds = {".html", ".css", ".js", ".svg"}
    named = (static / "index.html").read_text(encoding="utf-8")
    files = {path for path in static.rglob("*") if path.suffix in kinds - {".js"}}
    files -= {path for path in static.glob("css/*.css") if f"css/{path.name}" not in named}
    files |= loaded_first(static)
    for texts in (static.parents[1] / "locales").glob("*/page.ftl"):
        assert sum(path.stat().st_size for path in (*files, texts)) < 380_000


def loaded_first(static: Path) -> set[Path]:
    """The first module, and all that it imports before anything is opened."""
    found: set[Path] = set()
    waiting = {static / "js" / "main.js"}
    while waiting:
        script = waiting.pop()
        found.add(script)
        text = script.read_text(encoding="utf-8")
        names = re.findall(r'^(?:import|\} from|export .* from).*"(\.[^"]+)"', text, re.MULTILINE)
        waiting |= {(script.parent / name).resolve() for name in names} - found
    return found


def test_every_script_is_asked_for_at_once(static: Path) -> None:
    """The page names all modules that it loads at first, so that the browser asks at once."""
    named = re.findall(r"static/([\w/]+\.js)", (static / "index.html").read_text(encoding="utf-8"))
    first = {path.relative_to(static).as_posix() for path in loaded_first(static)}
    assert set(named) == first
