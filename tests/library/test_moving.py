"""All of a library in a file, and a file in a library."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cli.program import FOUR, NINE
from tests.web.asking import document_of

import nonet
from nonet.course.record import DailyResult, ExerciseAnswer
from nonet.errors import NonetError
from nonet.library import Library, NewPuzzle, SavedGame
from nonet.service.documents import Document
from nonet.service.library_file import LibraryFile
from nonet.web.moving import file_of, take_file

GRIDS = [nonet.Grid(FOUR), nonet.Grid(NINE), nonet.Grid("." * 16)]
NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), min_size=1, max_size=8)
MOMENTS = st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)).map(  # noqa: DTZ001
    lambda moment: moment.replace(tzinfo=UTC)
)


def game_of(grid: nonet.Grid, moves: list[Any], **fields: Any) -> SavedGame:
    """A game with these moves."""
    document = Document.from_fields(document_of(grid, version=2, history=moves, elapsed=3.5))
    return SavedGame(grid, document.to_json(), begun=bool(moves), **usual(fields))


def usual(fields: dict[str, Any]) -> dict[str, Any]:
    """What a saved game has where a test does not say."""
    return {"title": "", "elapsed": 3.5, "finished": False} | fields


def fill(library: Library, draw: st.DataObject) -> None:
    """Put things into a library."""
    for grid in draw.draw(st.lists(st.sampled_from(GRIDS), max_size=3)):
        names = draw.draw(st.lists(NAMES, max_size=2))
        [(number, _)] = library.puzzles.add(
            [NewPuzzle(grid, name=draw.draw(NAMES), level="Easy", score=4)],
            tags=names,
            collections=names,
        )
        moves = draw.draw(st.lists(st.integers(0, 3), max_size=3))
        game = library.games.create(game_of(grid, moves, title="g"), puzzle_id=number)
        if draw.draw(st.booleans()):
            library.games.delete(game.id)
        if draw.draw(st.booleans()):
            library.puzzles.delete(number)
    library.settings.change(draw.draw(st.dictionaries(st.sampled_from("abc"), st.integers(1, 9))))
    library.course.add_answers(
        ExerciseAnswer("pointing", "pointing", 1, True, 0, 1.5, moment)
        for moment in draw.draw(st.lists(MOMENTS, max_size=3))
    )
    library.course.add_daily_results(
        DailyResult(moment.date(), "easy", 3.0, False, moment)
        for moment in draw.draw(st.lists(MOMENTS, max_size=2))
    )


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Library, Library]]:
    """Two empty libraries."""
    with Library(f"sqlite:///{tmp_path / 'a'}") as one, Library(f"sqlite:///{tmp_path / 'b'}") as b:
        yield one, b


def content(library: Library) -> Any:
    """All of a library, as its file has it."""
    return json.loads(gzip.decompress(file_of(library)))


@given(st.data())
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_file_in_an_empty_library_is_that_library(data: st.DataObject) -> None:
    """What is taken out and put into an empty library is all there; twice is once."""
    with (
        TemporaryDirectory() as folder,
        Library(f"sqlite:///{folder}/a") as one,
        Library(f"sqlite:///{folder}/b") as other,
    ):
        fill(one, data)
        file = LibraryFile.from_bytes(file_of(one))
        taken = take_file(other, file)
        assert (taken.puzzles, taken.games) == (len(file.puzzles), len(file.games))
        assert content(other) == content(one)
        again = take_file(other, file)
        assert (again.puzzles, again.games, again.continued, again.answers) == (0, 0, 0, 0)
        assert content(other) == content(one)


@given(st.data())
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_nothing_is_lost(data: st.DataObject) -> None:
    """What either library had is there afterwards."""
    with (
        TemporaryDirectory() as folder,
        Library(f"sqlite:///{folder}/a") as one,
        Library(f"sqlite:///{folder}/b") as other,
    ):
        fill(one, data)
        fill(other, data)
        before = content(one), content(other)
        take_file(other, LibraryFile.from_bytes(file_of(one)))
        after = content(other)
        for name in ("answers", "games", "collections"):
            for part in before:
                assert all(
                    any(_is_within(item, kept) for kept in after[name]) for item in part[name]
                ), name
        for part in before:
            for puzzle in part["puzzles"]:
                same = [kept for kept in after["puzzles"] if kept["state"] == puzzle["state"]]
                assert len(same) == 1
                assert set(puzzle["tags"]) <= set(same[0]["tags"])
                assert set(puzzle["collections"]) <= set(same[0]["collections"])
        assert after["settings"] == {**before[0]["settings"], **before[1]["settings"]}


def _is_within(item: Any, kept: Any) -> bool:
    """Whether an item is kept, wherever its puzzle is now."""
    if not isinstance(item, dict) or "document" not in item:
        return bool(item == kept)
    return all(item[name] == kept[name] for name in ("document", "created", "title"))


def test_a_game_goes_on_where_it_went_on(two: tuple[Library, Library]) -> None:
    """The later state of a game counts in either direction; what went on in both is kept twice."""
    here, there = two
    grid = GRIDS[0]
    game = here.games.create(game_of(grid, [1]))
    take_file(there, LibraryFile.from_bytes(file_of(here)))
    [copy], _ = there.games.find()
    there.games.save(copy.id, copy.revision, game_of(grid, [1, 2]))
    taken = take_file(here, LibraryFile.from_bytes(file_of(there)))
    assert (taken.games, taken.continued, taken.known) == (0, 1, 0)
    found, document = here.games.get(game.id)
    assert (found.revision, json.loads(document)["history"]) == (2, [1, 2])
    # An old file does not take back what was played since.
    old = file_of(there)
    here.games.save(game.id, 2, game_of(grid, [1, 2, 3]))
    assert take_file(here, LibraryFile.from_bytes(old)).known == 1
    there.games.save(copy.id, 2, game_of(grid, [1, 2, 4]))
    for _ in range(2):
        take_file(here, LibraryFile.from_bytes(file_of(there)))
        histories = [
            json.loads(here.games.get(one.id)[1])["history"] for one in here.games.find()[0]
        ]
        assert sorted(histories) == [[1, 2, 3], [1, 2, 4]]


def test_what_was_deleted_by_mistake_comes_back(two: tuple[Library, Library]) -> None:
    """What is in the trash here and not there is taken out of the trash."""
    here, _ = two
    [(number, _)] = here.puzzles.add([NewPuzzle(GRIDS[0])])
    game = here.games.create(game_of(GRIDS[0], [1]), puzzle_id=number)
    file = LibraryFile.from_bytes(file_of(here))
    here.games.delete(game.id)
    here.puzzles.delete(number)
    take_file(here, file)
    assert here.games.get(game.id)[0].puzzle_id == number
    assert here.puzzles.get(number).id == number


def _packed(fields: Any) -> bytes:
    return gzip.compress(json.dumps(fields).encode())


GOOD = {"nonet": "library", "version": 1}
STATE = {"layout": {"size": 4, "box": [2, 2]}, "givens": [0] * 16}
MOMENT = "2026-01-01T00:00:00Z"
GAME = {"document": {"state": STATE}, "created": MOMENT, "updated": MOMENT}
HOSTILE = {
    "nothing": b"",
    "a text": b"4...",
    "no JSON": gzip.compress(b"{"),
    "deep": gzip.compress(b"[" * 200_000),
    "a bomb": gzip.compress(bytes(200_000_000)),
    "a list": _packed([]),
    "something else": _packed({"nonet": "puzzle", "version": 1}),
    "a newer one": _packed(GOOD | {"version": 2}),
    "an unknown field": _packed(GOOD | {"more": 1}),
    "too few cells": _packed(
        GOOD | {"puzzles": [{"state": STATE | {"givens": [1]}, "created": MOMENT}]}
    ),
    "no layout": _packed(
        GOOD
        | {
            "puzzles": [
                {"state": STATE | {"layout": {"size": 5, "box": [2, 2]}}, "created": MOMENT}
            ]
        }
    ),
    "a long name": _packed(
        GOOD | {"puzzles": [{"state": STATE, "created": MOMENT, "name": "x" * 201}]}
    ),
    "no moment": _packed(GOOD | {"games": [GAME | {"created": "yesterday"}]}),
    "no such puzzle": _packed(GOOD | {"games": [GAME | {"puzzle": 0}]}),
    "marks of letters": _packed(
        GOOD | {"games": [GAME | {"document": {"state": STATE, "marks": {"corner": ["x"]}}}]}
    ),
    "a setting without a name": _packed(GOOD | {"settings": {"": 1}}),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_none_is_refused(name: str, two: tuple[Library, Library]) -> None:
    """A hostile file is refused with a sentence."""
    with pytest.raises(NonetError, match=r"\w+ \w+"):
        take_file(two[0], LibraryFile.from_bytes(HOSTILE[name]))
    assert content(two[0])["puzzles"] == content(two[0])["games"] == []


def test_a_file_that_is_cut_off_is_refused(two: tuple[Library, Library]) -> None:
    """However much of a file is missing, it is refused."""
    here, _ = two
    here.puzzles.add([NewPuzzle(GRIDS[1], name="n")])
    here.course.add_daily_results(
        [DailyResult(date(2026, 1, 1), "easy", 1.0, True, datetime(2026, 1, 1, tzinfo=UTC))]
    )
    file = file_of(here)
    for length in range(len(file)):
        with pytest.raises(NonetError):
            LibraryFile.from_bytes(file[:length])
