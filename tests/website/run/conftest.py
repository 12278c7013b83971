"""A small site with pages of examples, made as the website is, and a browser that opens it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.table import PATIENCE
from tests.site.conftest import PLACE, Host

from nonet.errors import NonetError
from nonet.site.engine import Engine
from nonet.site.writing import write_site
from nonet.web.page import FOLDER as APP

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

ROOT = Path(__file__).parents[3]

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)

TEMPLATE = f"""<!doctype html>
<html lang="en" data-theme="light"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{{{{ page.title }}}}</title>
<link rel="icon" href="{{{{ 'icon.svg' | url }}}}">
<link rel="stylesheet" href="{{{{ 'css/theme.css' | url }}}}">
<script type="module" src="{{{{ 'js/run.js' | url }}}}"></script>
</head><body><main><article>{{{{ page.content }}}}</article></main></body></html>
"""

SETTINGS = """[project]
site_name = "nonet"
docs_dir = "pages"
site_dir = "site"
[project.theme]
custom_dir = "overrides"
[project.markdown_extensions.attr_list]
[project.markdown_extensions.pymdownx.highlight]
pygments_lang_class = true
[project.markdown_extensions.pymdownx.superfences]
"""

SESSION = """# A session

```python
>>> import nonet
>>> grid = nonet.Grid("1... .2.. ..3. ...4")
```

```console
$ nonet solve puzzle.txt
```

```python
>>> size = grid.size
>>> print("loud")
loud
```

```python
>>> grid
Grid('1....2....3....4')
>>> size
4
```

```python
>>> nonet.Grid("12")
Traceback (most recent call last):
  ...
nonet.errors.FormatError: a message
>>> size + 1
5
```

```python
>>> help(nonet.Grid.place)
```
"""

PAGES = {
    "guide/session.md": SESSION,
    "examples/index.md": "# Examples\n\n```python\nprint('printed')\n```\n",
    "reference/grids.md": (
        "# Grids\n\n### `Grid.place` { #nonet.Grid.place }\n\nThe grid with a digit more.\n\n"
        "See [the guide](../guide/session.md).\n\n### `Grid.clear`\n\nAnother entry.\n"
    ),
}

INVENTORY = "nonet.Grid.place py:method 1 reference/grids/#$ -\n"


@pytest.fixture(scope="session")
def engine() -> Engine:
    """The engine as `make site` packs it."""
    try:
        return Engine.installed()
    except NonetError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def built(engine: Engine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in a folder of its own, with the app."""
    pytest.importorskip("zensical", reason="zensical is not installed: `make website` does")
    folder = tmp_path_factory.mktemp("website")
    for name, text in {**PAGES, "zensical.toml": SETTINGS, "main.html": TEMPLATE}.items():
        parts = {"zensical.toml": "", "main.html": "overrides"}
        path = folder / parts.get(name, "pages") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "-f", str(folder / "zensical.toml")]
    subprocess.run(command, check=True, capture_output=True)
    site = folder / "site"
    for name in ("css", "js"):
        shutil.copytree(ROOT / "website" / name, site / name)
    shutil.copy(APP / "css" / "theme.css", site / "css")
    shutil.copytree(APP / "fonts", site / "fonts")
    shutil.copy(APP / "icon.svg", site)
    head = "# Sphinx inventory version 2\n# Project: nonet\n# Version: 0\n# packed by zlib\n"
    (site / "objects.inv").write_bytes(head.encode() + zlib.compress(INVENTORY.encode()))
    write_site(site / "play", engine=engine)
    return site


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[Host]:
    """A server with the site."""
    shutil.copytree(built, tmp_path / PLACE)
    host = Host(tmp_path)
    yield host
    host.stop()
    assert [path for path in host.asked if not path.startswith(f"/{PLACE}/")] == []


class Reader:
    """A page that is open, and its examples by number."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.slips: list[str] = []
        page.set_default_timeout(1_000 * PATIENCE)
        pytest.importorskip("playwright.sync_api").expect.set_options(timeout=1_000 * PATIENCE)
        page.on("pageerror", lambda error: self.slips.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.slips.append(text)

    def open(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(f"{self.address}/{path}")
        self.page.wait_for_selector(".nn-bar")

    def example(self, number: int) -> Locator:
        """What belongs to an example, below its block."""
        return self.page.locator(".nn-example").nth(number - 1)

    def press(self, number: int, button: str) -> None:
        """Press a button of an example."""
        self.example(number).get_by_role("button", name=re.compile(rf"^{button}\b")).click()

    def edit(self, number: int, code: str) -> None:
        """Put other code into an example."""
        self.press(number, "Edit")
        self.page.get_by_label(re.compile(rf"^Code of example {number}\b")).fill(code)

    def run(self, number: int) -> str:
        """Run an example to its end; gives what it shows."""
        self.press(number, "Run")
        self.example(number).get_by_role("button", name=re.compile("^Run ")).wait_for()
        return self.shown(number)

    def shown(self, number: int) -> str:
        """The output of an example as a reader sees it."""
        output = self.example(number).locator(".nn-output")
        return output.inner_text().strip() if output.is_visible() else ""

    def said(self, number: int) -> str:
        """The status of an example."""
        return self.example(number).get_by_role("status").inner_text()


OpenReader = Callable[..., Reader]
"""Opens a page of the site in a browser of its own; takes what Playwright's `new_context` takes."""


@pytest.fixture
def open_reader(host: Host, browser: Browser) -> Iterator[OpenReader]:
    """Opens the site; at the end nothing went wrong in its pages."""
    readers: list[Reader] = []

    def open_reader(path: str = "guide/session/", **options: object) -> Reader:
        context = browser.new_context(viewport={"width": 1280, "height": 860}, **options)  # type: ignore[arg-type]
        readers.append(Reader(context.new_page(), host.address))
        readers[-1].open(path)
        return readers[-1]

    yield open_reader
    slips = [reader.slips for reader in readers]
    for reader in readers:
        reader.page.context.close()
    assert not any(slips), slips


@pytest.fixture
def reader(open_reader: OpenReader) -> Reader:
    """The page of a session."""
    return open_reader()
