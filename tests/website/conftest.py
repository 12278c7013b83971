"""The site as `make website` has built it, and pages for the checks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from website.built_pages import BuiltPage, read_pages


@pytest.fixture(scope="session")
def built() -> Path:
    """The site that was built last; it is tested by `make test-website`."""
    if "NONET_WEBSITE" not in os.environ:
        pytest.skip("`make test-website` builds the site and tests it")
    return Path(os.environ["NONET_WEBSITE"]).resolve()


@pytest.fixture(scope="session")
def pages(built: Path) -> list[BuiltPage]:
    """Its pages."""
    return read_pages(built)
