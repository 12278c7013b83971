"""The app on an empty library, as tests talk to it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from nonet.library import Library
from nonet.web.app import make_app
from nonet.web.jobs import JobLimits


@pytest.fixture
def limits() -> JobLimits:
    """The limits of jobs, with time for pictures on a busy machine; a test may have others."""
    return JobLimits(picture=60.0)


@pytest.fixture(scope="session")
def empty_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a library that holds nothing: to make its tables takes longer than most tests."""
    file = tmp_path_factory.mktemp("library") / "library.sqlite"
    with Library(f"sqlite:///{file}"):
        pass
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.fixture
def app(empty_library: Path, tmp_path: Path, limits: JobLimits) -> Iterator[Starlette]:
    """The app on an empty library."""
    file = Path(shutil.copy(empty_library, tmp_path))
    with Library(f"sqlite:///{file}") as library:
        yield make_app(library, limits=limits)


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    """A browser that has the app's page open."""
    with TestClient(app, base_url="http://localhost:8017") as client:
        yield client
