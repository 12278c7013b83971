"""A server of its own on an empty library, and a browser that looks at it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

OpenTable = Callable[..., Table]
"""Opens the page in a window of its own; takes what Playwright's `new_context` takes."""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a fresh server answers."""
    file = tmp_path_factory.mktemp("library") / "library.sqlite"
    command = [sys.executable, "-m", "nonet", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{file}"], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "nonet is at " in line
        yield line.split("nonet is at ")[1].split()[0].rstrip("/")
        server.terminate()


@pytest.fixture
def open_table(browser: Browser, address: str) -> Iterator[OpenTable]:
    """Opens the page; at the end nothing went wrong in it, and nothing was asked of elsewhere."""
    contexts: list[BrowserContext] = []
    tables: list[Table] = []

    def open_table(path: str = "/", **options: object) -> Table:
        options.setdefault("viewport", {"width": 1280, "height": 860})
        context = browser.new_context(base_url=address, **options)  # type: ignore[arg-type]
        contexts.append(context)
        tables.append(Table(context.new_page(), address))
        tables[-1].open(path)
        return tables[-1]

    yield open_table
    for table in tables:
        table.wipe()
    for context in contexts:
        context.close()
    for table in tables:
        assert table.slips == []


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    """The page on a screen, with its first puzzle."""
    return open_table()


@pytest.fixture(scope="session")
def static(root: Path) -> Path:
    """The folder of the page."""
    return root / "src" / "nonet" / "web" / "static"
