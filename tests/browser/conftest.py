"""A server of its own on an empty library, and a browser that looks at it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from tests.browser.table import PATIENCE, Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

OpenTable = Callable[..., Table]
"""Opens the page in a browser of its own; takes what Playwright's `new_context` takes."""


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


class Tables:
    """Pages that are open; tests that want the same kind of browser use them one after another.

    A page that is opened again takes a third of the time: its scripts are compiled, its process
    runs. What a test leaves behind is cleared, so that it finds what a new browser would have.
    """

    # What can be changed in a page that is open, and what it has where nothing is said.
    CHANGES: ClassVar[dict[str, Any]] = {
        "viewport": {"width": 1280, "height": 860},
        "color_scheme": "light",
        "reduced_motion": "no-preference",
    }
    MOST = 3
    """Kept at once; each has a process."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.free: list[tuple[dict[str, Any], Table]] = []

    def take(self, options: dict[str, Any]) -> tuple[dict[str, Any], Table]:
        """A table nobody uses, of a browser of this kind; gives the kind as well."""
        changes = {name: options.pop(name, usual) for name, usual in self.CHANGES.items()}
        for one in self.free:
            if one[0] == options:
                self.free.remove(one)
                one[1].page.set_viewport_size(changes.pop("viewport"))
                one[1].page.emulate_media(media="null", **changes)
                return one
        context = self.browser.new_context(base_url=self.address, **changes, **options)
        return options, Table(context.new_page(), self.address)

    def put(self, kind: dict[str, Any], table: Table) -> None:
        """Keep a table for other tests, in place of the one that was not used for longest."""
        table.clear()
        self.free.insert(0, (kind, table))
        for _, old in self.free[self.MOST :]:
            old.page.context.close()
        del self.free[self.MOST :]


@pytest.fixture(scope="session")
def tables(browser: Browser, address: str) -> Tables:
    """The pages that all tests of a process share."""
    pytest.importorskip("playwright.sync_api").expect.set_options(timeout=1_000 * PATIENCE)
    return Tables(browser, address)


@pytest.fixture
def open_table(tables: Tables, request: pytest.FixtureRequest) -> Iterator[OpenTable]:
    """Opens the page; at the end nothing went wrong in it, and nothing was asked of elsewhere."""
    taken: list[tuple[dict[str, Any], Table]] = []
    failed = request.session.testsfailed

    def open_table(path: str = "/", **options: object) -> Table:
        taken.append(tables.take(options))
        taken[-1][1].open(path)
        return taken[-1][1]

    yield open_table
    for _, table in taken:
        table.wipe()
    slips = [table.slips for _, table in taken]
    for kind, table in taken:
        # Nothing is known of how a test that failed leaves its page.
        if table.is_spent or any(slips) or request.session.testsfailed > failed:
            table.page.context.close()
        else:
            tables.put(kind, table)
    assert not any(slips), slips


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    """The page on a screen, with its first puzzle."""
    return open_table()


@pytest.fixture(scope="session")
def static(root: Path) -> Path:
    """The folder of the page."""
    return root / "src" / "nonet" / "web" / "static"
