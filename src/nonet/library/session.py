"""The database: how it is opened, brought up to date, read and written."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session

from nonet.errors import LibraryError

_WAIT = 10
"""Seconds to wait for another process that writes."""

_UPGRADE_LOCK = 0x6E6F6E6574
"""Number of PostgreSQL's lock while the tables change: "nonet" in ASCII."""


def usual_url() -> str:
    """The SQLite file in the user's data folder."""
    folder = platformdirs.user_data_path("nonet", appauthor=False)
    return f"sqlite:///{folder / 'library.sqlite'}"


class Database:
    """Transactions on one database, its tables up to date.

    Whatever a `writing` block has done is in the hands of the system when it is left, so that
    no end of the process can lose it, or not done at all. SQLite's file has it on the disk within
    `pause` seconds: a power cut can lose what came since, and damages nothing.

    Parameters
    ----------
    url
        As SQLAlchemy has it.
    pause
        Seconds between two checkpoints, which copy SQLite's log into the file.
    long_log
        Bytes of a log above which writers wait until it is restarted.

    Raises
    ------
    LibraryError
        It cannot be opened, or a newer nonet wrote it.
    """

    def __init__(self, url: str, *, pause: float = 3.0, long_log: int = 32_000_000) -> None:
        parsed = parsed_url(url)
        self._pause = pause
        self._long_log = long_log
        # Writers of the process queue here: SQLite would make them try again and again, and with
        # PostgreSQL two could add the same tag.
        self._turn = threading.Lock()
        self._written = threading.Event()
        self._closed = threading.Event()
        try:
            self._engine = _engine_of(parsed)
            self._writer = self._engine.execution_options(nonet_writes=True)
            with ExitStack() as failed:
                failed.callback(self._engine.dispose)
                self._upgrade(parsed)
                failed.pop_all()
            if parsed.database and parsed.get_backend_name() == "sqlite":
                path = Path(parsed.database)
                threading.Thread(target=self._keep_log_short, args=(path,), daemon=True).start()
        except (SQLAlchemyError, OSError, sqlite3.Error, ImportError) as error:
            shown = parsed.render_as_string(hide_password=True)
            raise LibraryError(f"cannot open the library {shown}: {_reason(error)}") from error

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A transaction that sees one state of the library."""
        with _reported(), Session(self._engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A transaction that outlives the process from here on; an error undoes all of it."""
        with (
            _reported(),
            self._turn,
            Session(self._writer, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session
        self._written.set()

    def close(self) -> None:
        """Let go of all connections."""
        self._closed.set()
        self._written.set()
        self._engine.dispose()

    def _keep_log_short(self, path: Path) -> None:
        """Bring the log into the file again and again: here it keeps no writer waiting."""
        log = path.with_name(f"{path.name}-wal")
        with suppress(sqlite3.Error, OSError), closing(sqlite3.connect(path)) as connection:
            while not self._closed.wait(self._pause):
                self._written.wait()
                self._written.clear()
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if log.stat().st_size > self._long_log:
                    with self._turn:  # nothing is written meanwhile, so the log can be reset
                        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _upgrade(self, url: URL) -> None:
        config = Config()
        folder = resources.files("nonet.library") / "migrations"
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        script = ScriptDirectory.from_config(config)
        newest = script.get_current_head()
        with self._writer.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
        if found == newest:
            return
        if found is not None and found not in {item.revision for item in script.walk_revisions()}:
            raise LibraryError(
                f"the library {url.render_as_string(hide_password=True)} was written by a newer "
                "nonet: use that one, or another library"
            )
        is_sqlite = url.get_backend_name() == "sqlite"
        if found is not None and is_sqlite and url.database:
            self._keep_copy(Path(url.database), found)
        with self._turn, self._writer.begin() as connection:
            if not is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @staticmethod
    def _keep_copy(path: Path, revision: str) -> None:
        """A copy of the file beside it, before its tables change."""
        copy = path.with_name(f"{path.stem}.before-{revision}{path.suffix}")
        if copy.exists():
            return
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))


def parsed_url(url: str) -> URL:
    """The parts of a URL of SQLite or PostgreSQL.

    Raises
    ------
    LibraryError
        It is not such a URL.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise LibraryError(
            f"expected the URL of a database such as sqlite:////home/me/nonet.sqlite, found {url!r}"
        ) from error
    if parsed.get_backend_name() not in {"sqlite", "postgresql"}:
        raise LibraryError(
            f"expected a database of SQLite or PostgreSQL, found {parsed.get_backend_name()!r}"
        )
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed


def _engine_of(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=16)
    if not url.database or url.database == ":memory:":
        raise LibraryError("expected the path of a file after sqlite:///, found none")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    if os.name == "posix" and not Path(url.database).exists():
        Path(url.database).touch(mode=0o600)
    engine = create_engine(url, connect_args={"timeout": _WAIT}, pool_size=8, max_overflow=16)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """A connection of SQLite that does not wait for the disk.

    What is committed is in the hands of the system, so no end of the process can lose it; on the
    disk it is some seconds later, see `Database._keep_log_short`.
    """
    connection.isolation_level = None  # transactions begin where we say, see _begin
    pragmas = ("journal_mode=WAL", "synchronous=NORMAL", "wal_autocheckpoint=0", "foreign_keys=ON")
    for line in pragmas:
        connection.execute(f"PRAGMA {line}")


def _begin(connection: Connection) -> None:
    """A writer takes the lock at once: one that began as a reader could be turned away later."""
    writes = connection.get_execution_options().get("nonet_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _reported() -> Iterator[None]:
    """Trouble of the database as an error of the library."""
    try:
        yield
    except DBAPIError as error:
        raise LibraryError(f"the library cannot be used: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    """The fault, on one line and without the SQL."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(error, (ImportError, NoSuchModuleError)):
        return f"{cause} (pip install 'nonet[postgresql]')"
    return " ".join(str(cause).split()) or type(cause).__name__
