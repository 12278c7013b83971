"""The page's modules as plain files, its library in the browser, and no engine but the test's own."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service import ask
from nonet.service.held import HeldStore

if TYPE_CHECKING:
    from playwright.sync_api import JSHandle, Page

SOURCE = Path(__file__).parents[2] / "src" / "nonet"

_WORDS = """async (folder) => {
  const words = await import(`${folder}/js/words.js`);
  const { readTexts } = await import(`${folder}/js/api.js`);
  await words.useLanguage("en", readTexts);
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        del format, args


@contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """Where a server gives the page's files, and an empty page at /."""
    for path in (SOURCE / "web" / "static").iterdir():
        if path.name != "index.html":
            (folder / path.name).symlink_to(path)
    (folder / "locales").symlink_to(SOURCE / "locales")
    (folder / "index.html").write_text("<!doctype html><html data-edition=static></html>")
    handler = functools.partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def library_on_server(page: Page, address: str) -> JSHandle:
    """The library of a server, as the page has it, on an empty page; `address` is where its modules are."""
    page.goto(address.removesuffix("static") + "nothing")
    page.evaluate(_WORDS, address)
    return page.evaluate_handle("async (url) => (await import(url)).kept", f"{address}/js/kept/http.js")


def library_in_browser(page: Page, address: str) -> JSHandle:
    """The library in the browser; the test is the service."""
    page.expose_function("askService", lambda kind, fields: ask(kind, fields, Watch()))
    page.goto(f"{address}/")
    page.evaluate(_WORDS, "")
    return page.evaluate_handle(
        """async () => {
          const { keptWith } = await import("/js/kept/indexeddb.js");
          return keptWith((kind, question) => askService(kind, question));
        }"""
    )


def ask_with_held(page: Page, kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    """What a question gives that reads and writes the library in the browser, as in the worker."""
    held = page.evaluate(
        "async (given) => (await import('/js/kept/held.js')).held(...given)", [kind, fields]
    )
    store = HeldStore.from_json(json.loads(json.dumps(held)))
    try:
        outcome = {"answer": ask(kind, fields, Watch(), store)}
    except NonetError as error:
        outcome = {"code": error.code}
    page.evaluate(
        "async (written) => (await import('/js/kept/held.js')).write(written)", store.written()
    )
    return outcome
