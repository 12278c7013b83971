"""The database: opened, brought up to date, and honest about what is wrong."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from tests.cli.program import FOUR

import nonet
from nonet import errors
from nonet.library import Library, NewPuzzle, PuzzleFilter, SavedGame
from nonet.library.models import Base
from nonet.library.session import Database, usual_url
from nonet.library.settings import Settings


def test_the_steps_lead_to_the_tables(url: str) -> None:
    """The migrations make exactly the tables that the code speaks of."""
    database = Database(url)
    with database.reading() as session:
        context = MigrationContext.configure(session.connection(), opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    database.close()


def test_a_library_can_be_opened_again(url: str) -> None:
    """What was kept is there the next time."""
    with Library(url) as library:
        library.puzzles.add([NewPuzzle(nonet.Grid(FOUR))])
    with Library(url) as library:
        assert library.puzzles.find(PuzzleFilter())[1] == 1


def test_many_can_open_a_new_library_at_once(url: str) -> None:
    """One of them creates the tables while the others wait."""
    with ThreadPoolExecutor(4) as pool:
        for library in pool.map(Library, [url] * 4):
            library.close()


def test_sqlite_waits_for_no_disk(tmp_path: Path) -> None:
    """A commit is in the write-ahead log, which the system brings to the disk in its own time."""
    path = tmp_path / "deep" / "library.sqlite"
    database = Database(f"sqlite:///{path}")
    names = ("journal_mode", "synchronous", "wal_autocheckpoint", "foreign_keys")
    with database.writing() as session:
        values = [session.scalar(text(f"PRAGMA {name}")) for name in names]
    database.close()
    assert values == ["wal", 1, 0, 1]
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_log_stays_short(tmp_path: Path) -> None:
    """The log is soon written to the file, and a long log is restarted."""
    path = tmp_path / "library.sqlite"
    log = tmp_path / "library.sqlite-wal"
    with closing(Database(f"sqlite:///{path}", pause=0.01, long_log=100_000)) as database:
        settings = Settings(database)
        written = 0
        while written < 100 or log.stat().st_size > 10_000_000:
            settings.change({"long": "x" * 50_000 + str(written)})
            written += 1
            time.sleep(0.002)
            assert written < 3_000
        while b"x" * 4_000 not in path.read_bytes():
            time.sleep(0.01)


def test_a_newer_library_is_left_alone(url: str) -> None:
    """A library that a newer nonet wrote is refused in a sentence."""
    database = Database(url)
    with database.writing() as session:
        session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(errors.LibraryError, match="was written by a newer nonet"):
        Library(url)


def test_an_older_library_is_copied_before_it_changes(tmp_path: Path) -> None:
    """Before tables change there is a copy of the file, and it can be opened."""
    path = tmp_path / "library.sqlite"
    with Library(f"sqlite:///{path}") as library:
        library.puzzles.add([NewPuzzle(nonet.Grid(FOUR))])
    Database._keep_copy(path, "0001")
    Database._keep_copy(path, "0001")
    with Library(f"sqlite:///{tmp_path / 'library.before-0001.sqlite'}") as copy:
        assert copy.puzzles.find(PuzzleFilter())[1] == 1


def test_games_of_an_older_library_have_begun_where_they_have_moves(url: str) -> None:
    """Of games from before `begun` those with digits, marks or a solution count as begun."""
    grid = nonet.Grid(FOUR)
    games = [
        SavedGame(grid, b'{"history":[]}', "untouched", 1.0, finished=False),
        SavedGame(grid, b'{"history":[[]]}', "with marks", 1.0, finished=False),
        SavedGame(grid.place("r1c1", 1), b'{"history":[]}', "with a digit", 1.0, finished=False),
        SavedGame(grid, b'{"history":[]}', "solved", 1.0, finished=True),
    ]
    with Library(url) as library:
        created = [library.games.create(saved).created for saved in games]
    database = Database(url)
    with database.writing() as session:
        for column in ("begun", "helped"):
            session.execute(text(f"ALTER TABLE games DROP COLUMN {column}"))
        for table in ("exercise_answers", "daily_results"):
            session.execute(text(f"DROP TABLE {table}"))
        session.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    database.close()
    with Library(url) as library:
        assert [game.title for game in library.games.find(begun=False)[0]] == ["untouched"]
        begun, total = library.games.find(begun=True)
        assert total == 3
        assert {game.begun for game in begun} == set(created[1:])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("nonsense", "expected the URL of a database"),
        ("mysql://localhost/nonet", "expected a database of SQLite or PostgreSQL"),
        ("sqlite://", "expected the path of a file"),
        (f"sqlite:///{Path(__file__).as_posix()}/library.sqlite", "cannot open the library"),
        ("postgresql://me:secret@127.0.0.1:1/nonet", "cannot open the library"),
    ],
)
def test_a_wrong_url_is_reported_in_a_sentence(wrong: str, message: str) -> None:
    """What cannot be opened is one line that names it, without the password."""
    with pytest.raises(errors.LibraryError, match=message) as caught:
        Library(wrong)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_not_a_database_is_reported(tmp_path: Path) -> None:
    """A file of something else is refused and left as it is."""
    path = tmp_path / "library.sqlite"
    path.write_text("not a database, but long enough to be looked at as one\n" * 100)
    before = path.read_bytes()
    with pytest.raises(errors.LibraryError, match="file is not a database"):
        Library(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_later_errors_are_reported_too(tmp_path: Path) -> None:
    """A database that is spoilt while it is open gives an error of the library."""
    path = tmp_path / "library.sqlite"
    with Library(f"sqlite:///{path}") as library:
        with closing(sqlite3.connect(path)) as other:
            other.execute("DROP TABLE settings")
        with pytest.raises(errors.LibraryError, match="the library cannot be used"):
            library.settings.all()


def test_the_usual_place_is_the_data_folder() -> None:
    """Without a URL the library is a SQLite file in a folder called nonet."""
    assert usual_url().startswith("sqlite:///")
    assert Path(usual_url().removeprefix("sqlite:///")).parent.name == "nonet"


def test_postgresql_needs_its_driver(tmp_path: Path) -> None:
    """Without the driver the message says what to install."""
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from nonet.library import Library\n"
        "try: Library('postgresql://localhost/x')\n"
        "except Exception as error: print(type(error).__name__, error)\n"
    )
    printed = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=tmp_path
    ).stdout
    assert printed.startswith("LibraryError")
    assert "pip install 'nonet[postgresql]'" in printed


def test_a_level_of_the_other_name_is_renamed(url: str) -> None:
    """A library in which a level had HoDoKu's name has ours once it is brought up to date."""
    with Library(url) as library:
        [(number, _)] = library.puzzles.add([NewPuzzle(nonet.Grid(FOUR), level="Expert")])
    database = Database(url)
    with database.writing() as session:
        session.execute(text("UPDATE puzzles SET level = 'Unfair'"))
        session.execute(text("UPDATE alembic_version SET version_num = '0005'"))
    database.close()
    with Library(url) as library:
        assert library.puzzles.get(number).level == "Expert"
        for level in ("Expert", "Unfair"):
            assert library.puzzles.find(PuzzleFilter(level=level))[1] == 1


def test_a_level_of_the_other_name_is_taken_in(url: str) -> None:
    """A puzzle that comes with HoDoKu's name of its level is kept with ours."""
    with Library(url) as library:
        [(number, _)] = library.puzzles.add([NewPuzzle(nonet.Grid(FOUR), level="Unfair")])
        assert library.puzzles.get(number).level == "Expert"
