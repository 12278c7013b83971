"""A small dataset that several tests read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.dataset.data import RECIPE

from nonet.dataset import Recipe, Threads, make


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The dataset of RECIPE; tests must not change it."""
    folder = tmp_path_factory.mktemp("datasets") / "small"
    with Threads(1) as runner:
        make(Recipe.parse(RECIPE), str(folder), runner)
    return folder
