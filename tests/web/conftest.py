"""The app on an empty library, as tests talk to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from nonet.library import Library
from nonet.web.app import make_app
from nonet.web.jobs import JobLimits


@pytest.fixture
def limits() -> JobLimits:
    """The limits of jobs; a test parametrizes them to have others."""
    return JobLimits()


@pytest.fixture
def app(tmp_path: Path, limits: JobLimits) -> Iterator[FastAPI]:
    """The app on an empty library."""
    with Library(f"sqlite:///{tmp_path / 'library.sqlite'}") as library:
        yield make_app(library, limits=limits)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    """A browser that has the app's page open."""
    with TestClient(app, base_url="http://localhost:8017") as client:
        yield client
