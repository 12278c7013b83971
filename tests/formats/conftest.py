"""The shared puzzles with rules, which take seconds to read."""

from __future__ import annotations

from pathlib import Path

import pytest

import nonet
from nonet import Puzzle


@pytest.fixture(scope="session")
def variants_file(shared: Path) -> Path:
    """The file of the shared puzzles with rules."""
    return shared / "conformance" / "variants.jsonl"


@pytest.fixture(scope="session")
def variants(variants_file: Path) -> tuple[Puzzle, ...]:
    """Its puzzles."""
    return tuple(nonet.load_many(variants_file))
