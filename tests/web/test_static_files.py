"""The files of the page: cached forever by their content, and nothing else is served."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from nonet.web.static_files import StaticFiles

INDEX = '<script type="module" src="static/js/main.js"></script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page of two files, and a private one beside them."""
    static = tmp_path / "static"
    (static / "js").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "js" / "main.js").write_text("import './board.js';")
    (static / "notes.py").write_text("secret")
    (tmp_path / "secret.txt").write_text("secret")
    return static


@pytest.fixture
def page(folder: Path) -> TestClient:
    """A browser on these files."""
    files = StaticFiles(folder)

    def index(request: Request) -> Response:
        return files.page(request) or missing()

    def file(request: Request) -> Response:
        return files.file(request, request.path_params["path"]) or missing()

    app = Starlette(routes=[Route("/", index), Route("/static/{path:path}", file)])
    return TestClient(app)


def missing() -> Response:
    """The answer for a missing file."""
    raise HTTPException(404)


def main_script(page: TestClient) -> str:
    """Address of the script in the page."""
    return page.get("/").text.partition('src="')[2].partition('"')[0]


def test_files_are_cached_forever(page: TestClient) -> None:
    """The page names its files with a version, under which they never change."""
    address = main_script(page)
    answer = page.get(address)
    assert answer.text == "import './board.js';"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]
    assert page.get("/").headers["Cache-Control"] == "no-cache"
    assert page.get("/static/js/main.js").headers["Cache-Control"] == "no-cache"


def test_a_change_gives_another_version(page: TestClient, folder: Path) -> None:
    """A file that changed has another address, also when only its neighbour changed."""
    before = main_script(page)
    (folder / "style.css").write_text("p {}")
    after = main_script(page)
    assert after != before
    assert page.get(after).status_code == 200
    assert page.get(before).status_code == 404


def test_what_a_browser_has_is_not_sent_again(page: TestClient) -> None:
    """A browser that has the current content gets "not modified"."""
    for path in ("/", "/static/js/main.js"):
        tag = page.get(path).headers["ETag"]
        assert page.get(path, headers={"If-None-Match": tag}).status_code == 304


def test_texts_of_the_page_are_among_its_files(folder: Path) -> None:
    """The page's texts are files of its version, and a change of them gives another one."""
    locales = folder.parent / "locales"
    (locales / "de").mkdir(parents=True)
    (locales / "de" / "page.ftl").write_text("save = Sichern")
    (locales / "de" / "steps.ftl").write_text("step = Schritt")
    files = StaticFiles(folder, locales)
    request = Request({"type": "http", "headers": []})
    answer = files.file(request, "locales/de/page.ftl")
    assert answer is not None
    assert answer.body == b"save = Sichern"
    assert files.file(request, "locales/de/steps.ftl") is None
    before = files.page(request)
    (locales / "de" / "page.ftl").write_text("save = Speichern")
    after = files.page(request)
    assert before is not None
    assert after is not None
    assert after.body != before.body


@pytest.mark.parametrize(
    "path",
    [
        "notes.py",
        "../secret.txt",
        "%2e%2e/secret.txt",
        "..%2fsecret.txt",
        "js/../../secret.txt",
        "/etc/passwd",
        "js",
        "js/",
        "",
        "js\\main.js",
        "js/main.js%00",
        "C:/x.js",
    ],
)
def test_nothing_else_is_given_out(page: TestClient, path: str) -> None:
    """Whatever the path says, only the files of the page are found."""
    assert page.get(f"/static/{path}").status_code == 404


def test_a_page_that_is_not_there(tmp_path: Path) -> None:
    """Without files no page is served, without an error."""
    files = StaticFiles(tmp_path / "none")
    request = Request({"type": "http", "headers": []})
    assert files.page(request) is None
    assert files.file(request, "x.js") is None
