"""The page's modules as plain files, a library in the browser, and the test as the engine."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from nonet.running import Watch
from nonet.service import ask

if TYPE_CHECKING:
    from playwright.sync_api import JSHandle, Page

SOURCE = Path(__file__).parents[2] / "src" / "nonet"

_WORDS = """async () => {
  const { useLanguage } = await import("/static/js/page/languages.js");
  const { readTexts } = await import("/static/js/service/api.js");
  await useLanguage("en", readTexts);
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        del format, args


@contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """Where a server gives the page's files: the page at /, without an engine, and /empty.html."""
    (folder / "static").mkdir()
    for path in (SOURCE / "web" / "static").iterdir():
        (folder / "static" / path.name).symlink_to(path)
    (folder / "static" / "locales").symlink_to(SOURCE / "locales")
    page = (SOURCE / "web" / "static" / "index.html").read_text("utf-8")
    page = page.replace("<html ", '<html data-edition="static" ', 1)
    (folder / "index.html").write_text(page, "utf-8")
    (folder / "empty.html").write_text("<!doctype html><html data-edition=static></html>")
    handler = functools.partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def library_in_browser(page: Page, address: str) -> JSHandle:
    """The library in the browser; the test is the service."""
    page.expose_function("askService", lambda kind, fields: ask(kind, fields, Watch()))
    return reopened_library(page, address)


def reopened_library(page: Page, address: str) -> JSHandle:
    """The library in the browser, in a page that may be new."""
    page.goto(f"{address}/empty.html")
    page.evaluate(_WORDS)
    return page.evaluate_handle(
        """async () => {
          const { keptWith } = await import("/static/js/service/kept/indexeddb.js");
          return keptWith((kind, question) => askService(kind, question));
        }"""
    )
