"""The static edition on a server that knows nothing of it, and browsers that open it."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.table import Table

from nonet.errors import NonetError
from nonet.site.engine import Engine
from nonet.site.writing import write_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

PLACE = "some/where"
"""Folder of the site on its server: no site may rely on being at the root."""


class Files(SimpleHTTPRequestHandler):
    """Files and nothing else, as static hosting has them."""

    def __init__(self, asked: list[str], *arguments: Any, **options: Any) -> None:
        self._asked = asked
        super().__init__(*arguments, **options)

    def log_message(self, *_: object) -> None:
        """Keep what was asked for instead of printing it."""
        self._asked.append(self.path)


class Host:
    """A server of files that can be stopped, as a network can be lost."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PLACE
        self.asked: list[str] = []
        files = partial(Files, self.asked, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), files)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{PLACE}"

    def stop(self) -> None:
        """Answer no more; nobody else gets the port's connections either."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


@pytest.fixture(scope="session")
def engine() -> Engine:
    """The engine as `make site` packs it."""
    try:
        return Engine.installed()
    except NonetError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def written(engine: Engine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, engine=engine)
    return folder


@pytest.fixture
def host(written: Path, tmp_path: Path) -> Iterator[Host]:
    """A server with the site."""
    shutil.copytree(written, tmp_path / PLACE)
    host = Host(tmp_path)
    yield host
    host.stop()
    assert [path for path in host.asked if not path.startswith(f"/{PLACE}/")] == []


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never seen the site."""
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    yield context
    context.close()


OpenSite = Callable[[], Table]
"""Opens the site in a new page of the browser."""


@pytest.fixture
def open_site(host: Host, context: BrowserContext) -> Iterator[OpenSite]:
    """Opens the site; at the end nothing went wrong in it, and nothing was asked of elsewhere."""
    tables: list[Table] = []

    def open_site() -> Table:
        tables.append(Table(context.new_page(), host.address))
        tables[-1].open(f"{host.address}/")
        return tables[-1]

    yield open_site
    for table in tables:
        assert table.slips == []


def kept(table: Table) -> None:
    """Wait until the browser keeps the site."""
    table.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    table.until(lambda: bool(table.page.evaluate("navigator.serviceWorker.controller !== null")))
