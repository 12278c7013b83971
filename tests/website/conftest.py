"""The site as `make website` has built it, on a server that knows nothing of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import pytest
from tests.site.conftest import PLACE, Host

from website.built_pages import BuiltPage, read_pages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="session")
def built() -> Path:
    """The site that was built last; `make test-website` says where it is."""
    if "NONET_WEBSITE" not in os.environ:
        pytest.skip("`make test-website` builds the site and tests it")
    return Path(os.environ["NONET_WEBSITE"]).resolve()


@pytest.fixture(scope="session")
def pages(built: Path) -> list[BuiltPage]:
    """Its pages."""
    return read_pages(built)


def place(root: Path, site: Path) -> Path:
    """Put a site into a folder of a server."""
    folder = root / PLACE
    folder.parent.mkdir(parents=True)
    folder.symlink_to(site, target_is_directory=True)
    return root


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[Host]:
    """A server with the site in a folder, which can be stopped."""
    host = Host(place(tmp_path / "root", built))
    yield host
    host.stop()


class Reader:
    """A page of a browser, and what went wrong in it.

    Attributes
    ----------
    slips
        Errors of the console and of scripts, and what was asked of other places.
    """

    def __init__(
        self, browser: Browser, host: Host, *, dark: bool = False, keeps: bool = True
    ) -> None:
        self.host = host
        self.slips: list[str] = []
        self.context = browser.new_context(
            viewport={"width": 1280, "height": 860},
            service_workers="allow" if keeps else "block",
            color_scheme="dark" if dark else "light",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("request", lambda request: self._ask(request.url))
        self.page.on("pageerror", lambda error: self.slips.append(str(error)))
        self.page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and "blocked by Playwright" not in text:
            self.slips.append(f"{self.page.url}: {text}")

    def _ask(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https"} and parts.netloc != urlsplit(self.host.address).netloc:
            self.slips.append(f"asked elsewhere: {url}")

    def open(self, address: str = "", *, is_quick: bool = False) -> Page:
        """Open a page of the site; quickly: its pictures may come later."""
        until: Literal["domcontentloaded", "load"] = "domcontentloaded" if is_quick else "load"
        self.page.goto(f"{self.host.address}/{address}", wait_until=until)
        return self.page


@pytest.fixture
def reader(browser: Browser, host: Host) -> Iterator[Reader]:
    """A reader who has never been here; at the end nothing went wrong."""
    reader = Reader(browser, host)
    yield reader
    reader.context.close()
    assert reader.slips == []
