"""The board in JupyterLab, marimo and nbconvert, in Chromium; skipped where these are not."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from tests.notebook.hosts import free_port, need, need_bundle, notebook_of, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Route

FIRST = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
"""The puzzle that the app begins with; our own."""

MAKE = f"from nonet.notebook import Board\nboard = Board({FIRST!r})\nboard"


def stay_here(route: Route) -> None:
    """Answer what is asked of this machine, and nothing else."""
    address = urlsplit(route.request.url)
    if address.hostname == "127.0.0.1" or address.scheme == "file":
        route.continue_()
    else:
        route.abort()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that reaches this machine alone."""
    context = browser.new_context(viewport={"width": 1280, "height": 1400})
    context.route("**/*", stay_here)
    page = context.new_page()
    page.set_default_timeout(25_000)
    yield page
    context.close()


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Where a JupyterLab answers, and its folder."""
    need("jupyterlab")
    need_bundle()
    folder, port = tmp_path_factory.mktemp("lab"), free_port()
    command = ["-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}"]
    options = ["--IdentityProvider.token=", "--LabApp.news_url=", "--ServerApp.port_retries=0"]
    with serving([*command, *options], f"http://127.0.0.1:{port}/lab", folder) as address:
        yield address, folder


def opened(page: Page, lab: tuple[str, Path], *cells: str) -> Locator:
    """A new notebook whose cells were run, and its boards."""
    address, folder = lab
    name = f"{len(list(folder.glob('*.ipynb')))}.ipynb"
    (folder / name).write_text(notebook_of(*cells), "utf-8")
    page.goto(f"{address}/tree/{name}?reset")
    page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
    page.get_by_text("| Idle").wait_for()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    boards = page.locator(".nonet")
    boards.first.wait_for()
    return boards


def output(page: Page, text: str) -> Locator:
    """An output of a cell with a text."""
    return page.locator(".jp-OutputArea-output", has_text=text)


def test_in_jupyterlab_a_game_is_played_in_two_views(page: Page, lab: tuple[str, Path]) -> None:
    """Digits, undo, hints and checks go to both views of a board, and to the next cell."""
    boards = opened(page, lab, MAKE, "board", "")
    first, second = boards.nth(0), boards.nth(1)
    second.wait_for()
    cell = first.locator('[data-cell="0"]')
    cell.click()
    page.keyboard.press("8")
    for view in (first, second):
        assert "8" in (view.locator('[data-cell="0"]').get_attribute("aria-label") or "")
    last = page.locator(".jp-CodeCell .cm-content").last
    last.click()
    page.keyboard.type("print(board.grid['r1c1'], board.grid.to_text()[:3])")
    page.keyboard.press("Shift+Enter")
    output(page, "8 89.").wait_for()
    second.get_by_role("button", name="Undo").click()
    first.locator('[data-cell="0"][aria-label*="empty"]').wait_for()
    first.get_by_role("button", name="Hint", exact=True).click()
    first.get_by_role("button", name="Where?").click()
    second.get_by_role("button", name="Show me why").click()
    first.get_by_role("button", name="Apply this step").wait_for()
    assert first.get_by_role("status").text_content() == second.get_by_role("status").text_content()
    first.get_by_role("button", name="Check").click()
    second.get_by_text("All right so far").wait_for()


def test_in_jupyterlab_the_board_is_dark_where_the_notebook_is(
    page: Page, lab: tuple[str, Path]
) -> None:
    """The theme of the notebook is that of the board, and follows it."""
    boards = opened(page, lab, MAKE)
    host = page.locator("[data-lm-suppress-shortcuts][data-theme]")
    assert host.get_attribute("data-theme") == "light"
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    page.locator(".lm-Menu-itemLabel", has_text="Theme").first.hover()
    page.locator(".lm-Menu-itemLabel", has_text="JupyterLab Dark").first.click()
    page.locator('[data-lm-suppress-shortcuts][data-theme="dark"]').wait_for()
    assert boards.first.evaluate("it => getComputedStyle(it).backgroundColor") == "rgb(18, 22, 27)"


def test_in_jupyterlab_large_boards_and_rules_are_drawn(page: Page, lab: tuple[str, Path]) -> None:
    """A 16×16 takes digits of two figures, and a killer has its cages."""
    killer = "nonet.Grid('.' * 16, layout=nonet.Layout.of_size(4, rules='cage 5 r1c1-2'))"
    first = f"from nonet.notebook import Board\nimport nonet\nBoard({killer})"
    boards = opened(page, lab, first, "Board('.' * 256)")
    assert boards.nth(0).locator(".board g text", has_text="5").count() == 1
    large = boards.nth(1)
    large.locator('[data-cell="5"]').click()
    page.keyboard.press("1")
    page.keyboard.press("4")
    large.locator('[data-cell="5"][aria-label*="14"]').wait_for()


def test_in_marimo_a_game_is_played(page: Page, tmp_path: Path) -> None:
    """A cell of marimo that uses the grid of a board runs again after each digit."""
    need("marimo")
    need_bundle()
    port = free_port()
    (tmp_path / "app.py").write_text(
        "import marimo\n\napp = marimo.App()\n\n\n"
        "@app.cell\ndef _():\n    import marimo as mo\n"
        "    from nonet.notebook import Board\n"
        f"    board = mo.ui.anywidget(Board({FIRST!r}))\n    board\n    return board, mo\n\n\n"
        "@app.cell\ndef _(board, mo):\n    board.value\n"
        '    mo.md("grid " + board.widget.grid.to_text()[:3])\n    return\n\n\n'
        'if __name__ == "__main__":\n    app.run()\n',
        "utf-8",
    )
    command = ["-m", "marimo", "run", "app.py", "--headless", "--no-token", "--port", str(port)]
    with serving(command, f"http://127.0.0.1:{port}", tmp_path) as address:
        page.goto(address)
        page.locator('.nonet [data-cell="0"]').click()
        page.keyboard.press("8")
        page.get_by_text("grid 89.").wait_for()
        page.get_by_role("button", name="Hint", exact=True).click()
        page.get_by_role("button", name="Where?").wait_for()


def test_nbconvert_shows_the_position(page: Page, tmp_path: Path) -> None:
    """A page that nbconvert makes has the picture of the position, without a kernel."""
    need("nbconvert")
    need_bundle()
    notebook = tmp_path / "board.ipynb"
    notebook.write_text(notebook_of(MAKE), "utf-8")
    command = ["-m", "nbconvert", "--execute", "--to", "html", str(notebook)]
    command.append("--ExecutePreprocessor.store_widget_state=False")
    subprocess.run([sys.executable, *command], check=True, capture_output=True)
    page.goto((tmp_path / "board.html").as_uri())
    picture = page.locator('[data-mime-type="image/svg+xml"] img')
    assert picture.evaluate("it => it.decode().then(() => it.naturalWidth)") > 300
    assert picture.is_visible()
