"""Each player has a library of its own, beside that of the owner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.program import FOUR

import nonet
from nonet.errors import LibraryError
from nonet.library import Library, NewPuzzle, Players, SavedGame


@pytest.fixture
def opened(library: Library, url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Players:
    """The players beside an empty library."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Players(library, url)


@pytest.fixture
def everybody(opened: Players) -> Iterator[Players]:
    """The same, closed at the end."""
    with closing(opened):
        yield opened


def test_players_have_nothing_in_common(everybody: Players, library: Library) -> None:
    """Games, puzzles, settings and statistics of one player are not those of another."""
    first, second = (everybody.library(everybody.new_key()) for _ in range(2))
    game = SavedGame(nonet.Grid(FOUR), b"{}", "mine", 1.0, finished=True)
    first.games.create(game)
    first.settings.change({"theme": "dark"})
    first.puzzles.add([NewPuzzle(nonet.Grid(FOUR))])
    assert (first.games.find()[1], first.statistics().finished) == (1, 1)
    for other in (second, library):
        assert (other.games.find()[1], other.statistics().finished) == (0, 0)
        assert other.settings.all() == {}
        assert other.everything().puzzles == ()


def test_a_key_finds_its_library_again(everybody: Players, library: Library, url: str) -> None:
    """A player goes on after the server was started again."""
    key = everybody.new_key()
    everybody.library(key).settings.change({"theme": "dark"})
    everybody.close()
    with closing(Players(library, url)) as again:
        assert again.opened(key) is None
        assert again.library(key).settings.all() == {"theme": "dark"}


def test_the_owner_has_what_was_there(everybody: Players, library: Library, url: str) -> None:
    """A key of the owner opens the first library, also after a new start; no other key does."""
    assert not everybody.has_owner
    key = everybody.own_key()
    again = Players(library, url)
    for found in (everybody, again):
        assert found.has_owner
        assert found.is_own(key)
        assert found.library(key) is library
        assert not found.is_own(found.new_key())


def test_there_is_an_end_to_players(everybody: Players, library: Library, url: str) -> None:
    """Too many players are refused in one sentence, and those that are there go on."""
    key = everybody.new_key()
    everybody.library(key)
    with closing(Players(library, url, most=1)) as full:
        with pytest.raises(LibraryError, match="at most 1 players"):
            full.library(full.new_key())
        assert full.library(key).settings.all() == {}


def test_many_players_keep_few_files_open(opened: Players, library: Library, url: str) -> None:
    """A library that was closed for others is opened again, and one in use goes on."""
    assert not opened.has_owner
    with closing(Players(library, url, most_open=1)) as narrow:
        first, second = narrow.new_key(), narrow.new_key()
        in_use = narrow.library(first)
        narrow.library(second)
        assert narrow.opened(first) is None
        in_use.settings.change({"theme": "dark"})
        assert narrow.library(first).settings.all() == {"theme": "dark"}
        in_use.close()
