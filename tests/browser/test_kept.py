"""The library in the browser gives the same answers as that of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.plain_files import (
    ask_with_held,
    library_in_browser,
    library_on_server,
    outcome,
    serving_files,
    without_moments,
)
from tests.cli.program import FOUR, NINE
from tests.web.asking import document_of, serving, state_of

import nonet
from nonet.constraints import Cage
from nonet.library import Library, PuzzleFilter, SavedGame
from nonet.service import KINDS
from nonet.service.documents import Document
from nonet.web.store import LibraryStore

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CALLS = (Path(__file__).parent / "calls.js").read_text("utf-8")


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


def test_both_libraries_answer_the_same(
    browser: Browser, page: Page, files: str, tmp_path: Path
) -> None:
    """Some 200 calls have the same answers and the same refusals over HTTP and in the browser."""
    given = _given()
    with serving(tmp_path) as (_, port):
        other = browser.new_page()
        kept = library_on_server(other, f"http://127.0.0.1:{port}/static")
        expected = other.evaluate(
            "async ([kept, given]) => (" + CALLS + ")(kept, given)", [kept, given]
        )
        other.close()
    kept = library_in_browser(page, files)
    found = page.evaluate("async ([kept, given]) => (" + CALLS + ")(kept, given)", [kept, given])
    assert len(expected) >= 200
    for one, two in zip(expected, found, strict=True):
        assert without_moments(two) == without_moments(one)


def _questions() -> list[tuple[str, dict[str, Any]]]:
    """Questions of all kinds that read or write a library."""
    answer = {
        "station": "pointing",
        "technique": "pointing",
        "seed": 1,
        "right": True,
        "hints": 0,
        "seconds": 3.5,
        "at": "2026-03-01T12:00:00.123Z",
    }
    again = {**answer, "at": "2026-03-01T13:00:00+01:00", "right": False}
    day = {
        "day": "2026-03-01",
        "level": "easy",
        "seconds": 80,
        "helped": False,
        "at": "2026-03-01T12:00:00Z",
    }
    puzzles = f"{FOUR}\n{NINE}\nno puzzle\n"
    return [
        ("course", {"now": "2026-03-02T12:00:00Z"}),
        ("import", {"text": puzzles, "collections": ["one", "two"], "tags": ["t"]}),
        ("import", {"text": puzzles, "collections": ["two", "three"]}),
        ("rate", {"state": state_of(NINE)}),
        ("export", {"puzzles": [1, 2], "form": "line"}),
        ("export", {"puzzles": [999]}),
        ("export", {"collection": "three", "form": "json"}),
        ("export", {"collection": "none"}),
        ("export-file", {"games": [1], "collection": "one"}),
        ("forms", {"games": [1], "puzzles": [2]}),
        ("forms", {"games": [7]}),
        ("print", {"puzzles": [1], "games": [1]}),
        ("keep-learning", {"answers": [answer, again, answer], "daily": [day, day]}),
        ("keep-learning", {"answers": [answer, {**again, "seed": 2}], "daily": [day]}),
        ("coach", {"game": 1}),
        ("coach", {"game": 1}),
        ("coach", {"game": 9}),
        ("learning", {}),
        ("course", {"now": "2026-03-02T12:00:00Z"}),
        ("course", {"now": "2026-03-02T12:00:00Z", "answers": [answer]}),
        ("weekly", {"day": "2026-03-02"}),
        ("daily", {"day": "2026-03-01", "level": "easy"}),
    ]


def test_questions_read_and_write_the_library_of_the_browser(
    page: Page, files: str, tmp_path: Path
) -> None:
    """What a question finds and leaves in a library is the same as on the server."""
    pytest.importorskip("reportlab")
    questions = _questions()
    assert {kind for kind, _ in questions} == {kind for kind in KINDS if KINDS[kind].needs_store}
    grid = nonet.Grid(FOUR)
    solution = nonet.solve(FOUR).digits
    moves = [
        [["e", cell, 0, digit]]
        for cell, (given, digit) in enumerate(zip(grid.givens, solution, strict=True))
        if not given
    ]
    entries = [0 if given else digit for given, digit in zip(grid.givens, solution, strict=True)]
    solved = nonet.Grid(grid.givens, bytes(entries))
    document = document_of(solved, version=2, history=moves, settings={"finished": True})
    kept = library_in_browser(page, files)
    page.evaluate(
        "([kept, document]) => kept.games.create({ document: JSON.stringify(document), title: 'g',"
        " puzzleId: null, level: 'Easy', finished: true })",
        [kept, document],
    )
    with Library(f"sqlite:///{tmp_path / 'library.sqlite'}") as library:
        record = Document.from_fields(document)
        library.games.create(
            SavedGame(solved, record.to_json(), "g", 0.0, finished=True, level="Easy")
        )
        store = LibraryStore(library)
        for kind, fields in questions:
            expected = outcome(kind, fields, store)
            assert ask_with_held(page, kind, fields) == expected, (kind, fields)
        listed = page.evaluate("(kept) => kept.puzzles.find({ sort: 'oldest' })", kept)
        found, _ = library.puzzles.find(PuzzleFilter(), sort="oldest")
        assert [one["collections"] for one in listed["puzzles"]] == [
            list(one.collections) for one in found
        ]
