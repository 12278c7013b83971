"""What all tests share: Hypothesis profiles and the optional shared corpora."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parents[1]

# The same examples on every run, so that a change that breaks a test is the change at fault;
# HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile(
    "ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """Folder of the shared corpora, which are not part of the project: skips if absent."""
    folder = Path(os.environ.get("NONET_SHARED", ROOT.parent / "shared"))
    if not folder.is_dir():
        pytest.skip(f"no shared corpora in {folder}; NONET_SHARED names their folder")
    return folder


@pytest.fixture(scope="session")
def root() -> Path:
    """The root folder of the project."""
    return ROOT
