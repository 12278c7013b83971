"""The site in Chromium, from a server of plain files."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.conftest import browser, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Route

__all__ = ["browser", "chromium"]

SITE = Path("/tmp/engine_try/site")


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *a, isolated, **k):
        self.isolated = isolated
        super().__init__(*a, **k)

    def end_headers(self) -> None:
        if self.isolated:
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        del format, args


@pytest.fixture(scope="session")
def addresses() -> Iterator[dict[bool, str]]:
    servers = {}
    for isolated in (True, False):
        server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(_Handler, directory=str(SITE), isolated=isolated)
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers[isolated] = server
    yield {isolated: f"http://127.0.0.1:{one.server_port}/" for isolated, one in servers.items()}
    for one in servers.values():
        one.shutdown()


@pytest.fixture
def visit(browser: Browser, addresses: dict[bool, str]) -> Iterator[Callable[..., Page]]:
    contexts: list[BrowserContext] = []

    def visit(isolated: bool = True, engine: Callable[[Route], object] | None = None) -> Page:
        context = browser.new_context(locale="en")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        if engine is not None:
            page.route("**/engine/*", engine)
        page.goto(addresses[isolated])
        page.wait_for_selector("html[data-ready]", state="attached")
        return page

    yield visit
    for context in contexts:
        context.close()
