"""The scripts of the board in one file: what is in it, and that it is shipped."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from tests.notebook.hosts import need_bundle

MOST = 64_000
"""Bytes of the bundle: the board, a game, keys and labels, and no engine but messages."""


@pytest.fixture
def bundle(root: Path) -> str:
    """The scripts as they are shipped."""
    need_bundle()
    return (root / "src" / "nonet" / "notebook" / "board.mjs").read_text("utf-8")


def test_the_bundle_is_small(bundle: str) -> None:
    """It has what a board needs, and nothing more."""
    assert len(bundle.encode()) < MOST
    assert re.search(r"export\{\w+ as default\}", bundle)


@pytest.mark.parametrize(
    "what",
    ["fetch(", "XMLHttpRequest", "EventSource", "indexedDB", "new Worker", "import(", "eval("],
)
def test_the_bundle_asks_nobody_but_the_kernel(bundle: str, what: str) -> None:
    """No request, worker, database or other module comes with the board."""
    assert what not in bundle


def test_the_bundle_loads_nothing_from_elsewhere(bundle: str) -> None:
    """It names no address but the namespace of SVG."""
    assert set(re.findall(r"https?://[\w./]+", bundle)) <= {"http://www.w3.org/2000/svg"}


def test_the_bundle_is_shipped_and_not_in_the_sources(root: Path) -> None:
    """Archives of sources, and so wheels, take it although git does not."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    file = "src/nonet/notebook/board.mjs"
    assert file in project["tool"]["scikit-build"]["sdist"]["include"]
    assert file in (root / ".gitignore").read_text("utf-8").splitlines()


def test_every_message_of_the_board_is_sent(root: Path) -> None:
    """What the scripts of the board say is in what the kernel sends, in every language."""
    need_bundle()
    from nonet._locales import LANGUAGES
    from nonet.notebook.voice import voice

    scripts = root / "src" / "nonet"
    page = scripts / "web" / "static" / "js"
    modules = [*(scripts / "notebook" / "js").glob("*.js")]
    modules += [page / "board" / "view.js", page / "play" / "checking.js"]
    text = "".join(path.read_text("utf-8") for path in modules)
    asked = set(re.findall(r'\bt\("([\w-]+)"', text)) | set(re.findall(r'"(tool-\w+)"', text))
    asked |= {f"colour-{colour}" for colour in range(1, 10)} | {"list-comma"}
    assert len(asked) > 40
    for language in LANGUAGES:
        assert asked - set(voice(language)["messages"]) == set()
