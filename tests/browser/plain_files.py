"""The page's modules as plain files, a library in the browser, and the test as the engine."""

from __future__ import annotations

import functools
import json
import re
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
from nonet.service.store import Store

if TYPE_CHECKING:
    from playwright.sync_api import JSHandle, Page

SOURCE = Path(__file__).parents[2] / "src" / "nonet"

_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")
_OF_FILES = {"content", "size"}

_WORDS = """async () => {
  const { useLanguage } = await import("/static/js/page/words.js");
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


def library_on_server(page: Page, address: str) -> JSHandle:
    """The library of a server."""
    page.goto(f"{address}/nothing")
    page.evaluate(_WORDS)
    return page.evaluate_handle(
        "async () => (await import('/static/js/service/kept/http.js')).kept"
    )


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


def ask_with_held(page: Page, kind: str, fields: dict[str, Any]) -> Any:
    """What a question gives that reads and writes the library in the browser, as in the worker."""
    held = page.evaluate(
        "async (given) => (await import('/static/js/service/kept/held.js')).held(...given)",
        [kind, fields],
    )
    store = HeldStore.from_json(json.loads(json.dumps(held)))
    found = outcome(kind, fields, store)
    page.evaluate(
        "async (written) => (await import('/static/js/service/kept/held.js')).write(written)",
        store.written(),
    )
    return found


def outcome(kind: str, fields: dict[str, Any], store: Store) -> Any:
    """The answer to a question, or the code of its refusal; of files only what does not change."""
    try:
        answer = ask(kind, fields, Watch(), store)
    except NonetError as error:
        return error.code
    return without_moments({name: one for name, one in answer.items() if name not in _OF_FILES})


def without_moments(value: Any) -> Any:
    """A value of JSON with the same word for all moments."""
    match value:
        case str():
            return _MOMENT.sub("moment", value)
        case list():
            return [without_moments(one) for one in value]
        case dict():
            return {name: without_moments(one) for name, one in value.items()}
        case _:
            return value
