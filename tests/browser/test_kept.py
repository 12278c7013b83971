"""The library in the browser gives the same answers as that of the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.plain_files import library_in_browser, library_on_server, serving_files
from tests.cli.program import FOUR, NINE
from tests.web.asking import document_of, serving, state_of

import nonet
from nonet.constraints import Cage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CALLS = (Path(__file__).parent / "calls.js").read_text("utf-8")

_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")


def _given() -> dict[str, Any]:
    solution = [*nonet.solve(FOUR).digits]
    givens = state_of(FOUR)["givens"]
    entries = [0 if given else digit for given, digit in zip(givens, solution, strict=True)]
    some = [digit if cell < 3 else 0 for cell, digit in enumerate(entries)]
    cage = nonet.Layout.boxes(2, 2, constraints=(Cage("r1c1 r1c2", total=5),))
    states = {
        "four": state_of(FOUR),
        "six": state_of(nonet.generate(layout=nonet.Layout.boxes(2, 3), seed=1).puzzle),
        "nine": state_of(NINE),
        "hard": state_of(nonet.generate(difficulty=3.0, seed=1).puzzle),
        "killer": state_of(nonet.Grid(bytes(16), layout=cage)),
        "entered": state_of(nonet.Grid("." * 16, bytes(solution))),
        "empty": state_of("." * 16),
    }
    return {"states": {**states, "some": some, "all": entries}, "document": document_of(FOUR)}


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page's files are served, and nothing else."""
    with serving_files(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page of a player who was never here."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def _without_moments(value: Any) -> Any:
    match value:
        case str():
            return _MOMENT.sub("moment", value)
        case list():
            return [_without_moments(one) for one in value]
        case dict():
            return {name: _without_moments(one) for name, one in value.items()}
        case _:
            return value


def test_both_libraries_answer_the_same(
    browser: Browser, page: Page, files: str, tmp_path: Path
) -> None:
    """Some 200 calls have the same answers and the same refusals over HTTP and in the browser."""
    given = _given()
    with serving(tmp_path) as (_, port):
        other = browser.new_page()
        kept = library_on_server(other, f"http://127.0.0.1:{port}/static")
        expected = other.evaluate("async ([kept, given]) => (" + CALLS + ")(kept, given)", [kept, given])
        other.close()
    kept = library_in_browser(page, files)
    found = page.evaluate("async ([kept, given]) => (" + CALLS + ")(kept, given)", [kept, given])
    assert len(expected) >= 200
    for one, two in zip(expected, found, strict=True):
        assert _without_moments(two) == _without_moments(one)
