"""Damaged rows are left out and named, and keep nothing else from being listed or taken out."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.program import FOUR, NINE, call

import nonet
from nonet.library import Library, NewPuzzle, PuzzleFilter, SavedGame
from nonet.service.documents import Document
from nonet.service.library_file import LibraryFile
from nonet.service.states import State
from nonet.web.moving import file_of
from nonet.web.store import LibraryStore

DAMAGE = [
    "UPDATE puzzles SET layout = '{' WHERE id = 2",
    "UPDATE puzzles SET layout = '[]' WHERE id = 2",
    "UPDATE puzzles SET layout = '{\"size\": 900}' WHERE id = 2",
    "UPDATE puzzles SET givens = x'0102' WHERE id = 2",
    "UPDATE puzzles SET created = 'yesterday' WHERE id = 2",
    "UPDATE games SET document = x'00' WHERE id = 2",
    "UPDATE games SET digits = x'01' WHERE id = 2",
    "UPDATE games SET layout = 'none' WHERE id = 2",
    "UPDATE games SET updated = '?' WHERE id = 2",
    "UPDATE settings SET value = '{' WHERE name = 'b'",
]
"""What a bad disk may do to a row."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library of three puzzles and three games."""
    path = tmp_path / "library.sqlite"
    with Library(f"sqlite:///{path}") as library:
        for line in (NINE, FOUR, "." * 16):
            grid = nonet.Grid(line)
            [(number, _)] = library.puzzles.add([NewPuzzle(grid, name=line[:3])], collections=["c"])
            document = Document.from_fields({"version": 1, "state": State.of(grid).fields()})
            saved = SavedGame(grid, document.to_json(), title="t", elapsed=1.0, finished=False)
            library.games.create(saved, puzzle_id=number)
        library.settings.change({"a": 1, "b": 2})
    return path


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_row_is_left_out_and_named(damage: str, path: Path) -> None:
    """Lists and the file of the whole library have all rows but that one, which is named."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(damage)
    named: list[str] = []
    with Library(f"sqlite:///{path}") as library:
        file = LibraryFile.from_bytes(file_of(library, named.append))
        puzzles, _ = library.puzzles.find(PuzzleFilter())
        games, _ = library.games.find()
        exported = list(LibraryStore(lambda: library).collection("c"))
    kind = damage.split()[1]
    assert len(file.puzzles) == len(puzzles) == len(exported) == (2 if kind == "puzzles" else 3)
    assert len(file.games) == (2 if kind == "games" else 3)
    assert len(games) >= len(file.games)
    assert len(file.settings) == (1 if kind == "settings" else 2)
    assert len(named) == 1
    assert "is damaged and left out" in named[0]


def test_the_command_names_what_it_leaves_out(path: Path, tmp_path: Path) -> None:
    """The file is written, stderr names the row, and the exit code says that it is not all."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(DAMAGE[0])
    url = f"sqlite:///{path}"
    outcome = call("library", "export", tmp_path / "all.nonet", "--database", url)
    assert outcome.code == 1
    assert "puzzle 2 (" in outcome.err
    assert len(LibraryFile.from_bytes((tmp_path / "all.nonet").read_bytes()).puzzles) == 2
    assert call("library", "export", tmp_path / "b.nonet", "--database", url).code == 1


def test_a_whole_library_has_nothing_left_out(path: Path) -> None:
    """All rows are there, and nothing is named."""
    named: list[str] = []
    with Library(f"sqlite:///{path}") as library:
        file = LibraryFile.from_bytes(file_of(library, named.append))
    assert (len(file.puzzles), len(file.games), named) == (3, 3, [])
