"""Libraries in every database that nonet knows."""

from __future__ import annotations

import getpass
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from nonet.library import Library

_NUMBERS = itertools.count()


def _tool(name: str) -> str | None:
    """A program of PostgreSQL, which Debian keeps out of the way."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """URL of a PostgreSQL that runs for these tests alone: skips where there is none."""
    initdb, pg_ctl = _tool("initdb"), _tool("pg_ctl")
    if os.name == "nt":
        pytest.skip("this PostgreSQL is reached through a socket of POSIX")
    if initdb is None or pg_ctl is None:
        if os.environ.get("CI") == "true" and sys.platform == "linux":
            pytest.fail("no PostgreSQL to test with: apt-get install postgresql")
        pytest.skip("no PostgreSQL to test with: apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="nonet-"))  # sockets need a short path
    # It refuses to run as root; Debian's package brings a user.
    user = "postgres" if getpass.getuser() == "root" else None
    if user is not None:
        shutil.chown(folder, user)

    def run(*command: str) -> None:
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    data = str(folder / "data")
    run(initdb, "-D", data, "-U", "nonet", "-A", "trust", "-E", "UTF8", "--no-sync")
    settings = f"-c listen_addresses='' -c unix_socket_directories={folder}"
    run(pg_ctl, "-D", data, "-o", settings, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://nonet@/postgres?host={folder}"
    finally:
        run(pg_ctl, "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'library.sqlite'}"
    server: str = request.getfixturevalue("postgresql")
    name = f"library_{next(_NUMBERS)}"
    engine = create_engine(
        server.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def library(url: str) -> Iterator[Library]:
    """An empty library."""
    with Library(url) as opened:
        yield opened
