"""`Players`: a library for each of several players, beside that of the owner."""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
from collections import OrderedDict
from pathlib import Path

from sqlalchemy import URL, create_engine, text

from nonet.errors import LibraryError
from nonet.library._library import Library
from nonet.library.session import parsed_url, usual_url

_MOST_OWN_KEYS = 100
"""Browsers of the owner that are remembered."""


class Players:
    """The libraries of all players; safe to share between threads.

    A player is the one who has a key, a long random text. No key is stored, only its hash, by which
    the library is named: a file in the folder ``NAME.players`` beside an owner's file of SQLite, a
    schema of its own beside an owner's tables of PostgreSQL.

    Parameters
    ----------
    own
        The library of the owner, who has what was there before there were other players.
    url
        Of that library, as it was opened; None: the usual one.
    most
        Libraries beside the owner's: everyone who reaches the server can make one.
    most_open
        Libraries that are open at once; each holds a few files of SQLite.
    """

    def __init__(
        self, own: Library, url: str | None = None, *, most: int = 1_000, most_open: int = 64
    ) -> None:
        self._most = most
        self._most_open = most_open
        self._own = own
        self._url = parsed_url(usual_url() if url is None else url)
        self._folder = _folder_of(self._url)
        self._lock = threading.Lock()
        self._open: OrderedDict[str, Library] = OrderedDict()
        self._own_names = self._read_own_names()

    @property
    def has_owner(self) -> bool:
        """Whether any browser is that of the owner."""
        return bool(self._own_names)

    @staticmethod
    def new_key() -> str:
        """A key that nobody has."""
        return secrets.token_hex(16)

    def own_key(self) -> str:
        """A new key of the owner."""
        key = self.new_key()
        with self._lock:
            self._own_names = [*self._own_names, _name_of(key)][-_MOST_OWN_KEYS:]
            self._folder.mkdir(parents=True, exist_ok=True)
            self._own_file.write_text(json.dumps(self._own_names), "utf-8")
        return key

    def is_own(self, key: str) -> bool:
        """Whether a key is one of the owner's."""
        return _name_of(key) in self._own_names

    def opened(self, key: str) -> Library | None:
        """The library of the player with this key, if it is open."""
        name = _name_of(key)
        if name in self._own_names:
            return self._own
        with self._lock:
            library = self._open.get(name)
            if library is not None:
                self._open.move_to_end(name)
            return library

    def library(self, key: str) -> Library:
        """The library of the player with this key, made on first use.

        Raises
        ------
        LibraryError
            It cannot be opened, or there are too many.
        """
        library = self.opened(key)
        if library is not None:
            return library
        name = _name_of(key)
        with self._lock:
            library = self._open.get(name)
            if library is None:
                library = self._open[name] = Library(self._prepared(name))
                if len(self._open) > self._most_open:
                    # One that is still in use opens its connections again.
                    self._open.popitem(last=False)[1].close()
            return library

    def close(self) -> None:
        """Let go of all libraries but the owner's."""
        with self._lock:
            for library in self._open.values():
                library.close()
            self._open.clear()

    @property
    def _own_file(self) -> Path:
        return self._folder / "owner.json"

    def _read_own_names(self) -> list[str]:
        try:
            found = json.loads(self._own_file.read_text("utf-8"))
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise LibraryError(f"cannot read {self._own_file}: {error}") from error
        if not isinstance(found, list):
            raise LibraryError(f"expected a list in {self._own_file}, found something else")
        return [name for name in found if isinstance(name, str)]

    def _prepared(self, name: str) -> str:
        """URL of a player's library, whose place is there."""
        if self._url.get_backend_name() == "sqlite":
            file = self._folder / f"{name}.sqlite"
            if not file.exists():
                self._check_room(sum(1 for _ in self._folder.glob("*.sqlite")))
            url = self._url.set(database=str(file))
        else:
            self._make_schema(f"player_{name}")
            url = self._url.update_query_dict({"options": f"-csearch_path=player_{name}"})
        return url.render_as_string(hide_password=False)

    def _make_schema(self, schema: str) -> None:
        engine = create_engine(self._url)
        try:
            with engine.begin() as connection:
                names = connection.scalars(
                    text(r"SELECT nspname FROM pg_namespace WHERE nspname LIKE 'player\_%'")
                ).all()
                if schema not in names:
                    self._check_room(len(names))
                    connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {schema}"))
        finally:
            engine.dispose()

    def _check_room(self, count: int) -> None:
        if count >= self._most:
            raise LibraryError(f"expected at most {self._most} players, found one more")


def _name_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def _folder_of(url: URL) -> Path:
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        return file.with_name(f"{file.stem}.players")
    usual = Path(parsed_url(usual_url()).database or "")
    server = hashlib.sha256(url.render_as_string().encode()).hexdigest()[:16]
    return usual.with_name(f"{server}.players")
