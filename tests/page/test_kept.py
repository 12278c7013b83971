"""The library in the browser gives the same answers as that of the server."""

from __future__ import annotations

import gzip
import json
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.cli.program import FOUR, NINE
from tests.page.kept_in_node import KeptInNode, LibraryRefused, outcome
from tests.web.asking import document_of, state_of

import nonet
from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.library import Library, NewPuzzle, PuzzleFilter, SavedGame
from nonet.service import KINDS
from nonet.service.documents import Document
from nonet.service.library_file import LibraryFile
from nonet.web.moving import file_of, take_file
from nonet.web.store import LibraryStore


@pytest.fixture
def kept() -> Iterator[KeptInNode]:
    """The library of a player who was never here."""
    with KeptInNode() as library:
        yield library


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
    kept: KeptInNode, tmp_path: Path
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
    played = {"title": "g", "puzzleId": None, "level": "Easy", "finished": True}
    kept.call("games.create", {"document": json.dumps(document), **played})
    with Library(f"sqlite:///{tmp_path / 'library.sqlite'}") as library:
        record = Document.from_fields(document)
        library.games.create(
            SavedGame(solved, record.to_json(), "g", 0.0, finished=True, level="Easy")
        )
        store = LibraryStore(lambda: library)
        for kind, fields in questions:
            expected = outcome(kind, fields, store)
            assert kept.ask(kind, fields) == expected, (kind, fields)
        listed = kept.call("puzzles.find", {"sort": "oldest"})
        found, _ = library.puzzles.find(PuzzleFilter(), sort="oldest")
        assert [one["collections"] for one in listed["puzzles"]] == [
            list(one.collections) for one in found
        ]


def _content(file: bytes) -> Any:
    """What a file of a library holds, with moments as the browser has them."""
    return _to_milliseconds(LibraryFile.from_bytes(file).fields())


def _to_milliseconds(value: Any) -> Any:
    match value:
        case str():
            return re.sub(r"(T[0-9:]{8}\.[0-9]{3})[0-9]{3}Z$", r"\1Z", value)
        case list():
            return [_to_milliseconds(one) for one in value]
        case dict():
            return {name: _to_milliseconds(one) for name, one in value.items()}
        case _:
            return value


def _played(library: Library) -> None:
    """Some of everything, in a library."""
    [(first, _), (second, _), _] = library.puzzles.add(
        [
            NewPuzzle(nonet.Grid(FOUR), name="four", level="Easy", score=40),
            NewPuzzle(nonet.Grid(NINE), author="Ada", rating=nonet.rate(NINE)),
            NewPuzzle(nonet.Grid("." * 16)),
        ],
        tags=["t"],
        collections=["c", "d"],
    )
    library.collections.add("empty")
    for number, history in ((first, []), (second, [1]), (None, [1, 2])):
        library.games.create(_saved(FOUR, history), puzzle_id=number)
        time.sleep(0.002)  # two games of one moment, in milliseconds, would be the same
    library.games.delete(1)
    library.puzzles.delete(second)
    library.settings.change({"theme": "dark", "peers": False})
    moment = datetime(2026, 3, 1, 12, tzinfo=UTC)
    library.course.add_answers([ExerciseAnswer("pointing", "pointing", 1, True, 0, 1.5, moment)])
    library.course.add_daily_results([DailyResult(moment.date(), "easy", 3.0, False, moment)])


def _saved(grid: str, history: list[Any]) -> SavedGame:
    document = Document.from_fields(document_of(grid, version=2, history=history))
    begun = bool(history)
    return SavedGame(nonet.Grid(grid), document.to_json(), "g", 0.0, finished=False, begun=begun)


def test_a_library_moves_between_the_editions(kept: KeptInNode, tmp_path: Path) -> None:
    """A file of the server is put into the browser and back, with nothing lost on the way."""
    with (
        Library(f"sqlite:///{tmp_path / 'a'}") as one,
        Library(f"sqlite:///{tmp_path / 'b'}") as other,
    ):
        _played(one)
        file = file_of(one)
        taken = {"puzzles": 3, "games": 3, "continued": 0, "known": 0, "answers": 2}
        assert kept.take(file) == taken
        given = kept.give()
        assert _content(given) == _content(file)
        again = {"puzzles": 0, "games": 0, "continued": 0, "known": 6, "answers": 0}
        assert kept.take(file) == again
        take_file(other, LibraryFile.from_bytes(given))
        assert _content(file_of(other)) == _content(file)


def test_games_of_both_editions_are_kept(kept: KeptInNode, tmp_path: Path) -> None:
    """A game goes on where it went on, and is kept twice if it went on in both."""

    def take(library: Library) -> Any:
        return kept.take(file_of(library))

    def histories() -> list[Any]:
        given = LibraryFile.from_bytes(kept.give())
        return sorted(list(game.document.history) for game in given.games)

    with Library(f"sqlite:///{tmp_path / 'a'}") as library:
        game = library.games.create(_saved(FOUR, [1]))
        assert take(library)["games"] == 1
        library.games.save(game.id, 1, _saved(FOUR, [1, 2]))
        old = file_of(library)
        assert take(library)["continued"] == 1
        assert kept.call("games.get", 1)["game"]["revision"] == 2
        ours = _saved(FOUR, [1, 2, 3])
        more = {"document": ours.document.decode(), "title": "", "level": None, "finished": False}
        kept.call("games.save", 1, {"revision": 2, **more})
        assert kept.take(old)["known"] == 1
        library.games.save(game.id, 2, _saved(FOUR, [1, 2, 4]))
        for _ in range(2):
            take(library)
            assert histories() == [[1, 2, 3], [1, 2, 4]]


@pytest.mark.parametrize(
    "file", [b"", b"4...", gzip.compress(b"{}", mtime=0), gzip.compress(b"{}", mtime=0)[:-4]]
)
def test_a_file_that_is_none_changes_nothing(kept: KeptInNode, file: bytes) -> None:
    """A file that is no library, or cut off, is refused, and the library is as before."""
    before = kept.give()
    with pytest.raises(LibraryRefused, match="expected"):
        kept.take(file)
    assert kept.give() == before
