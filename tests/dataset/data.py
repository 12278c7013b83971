"""Recipes and small datasets that the tests of datasets share."""

from __future__ import annotations

import hashlib
from pathlib import Path

RECIPE = """\
name = "small"
count = 240
seed = 5
partition = 50
labels = ["solution", "givens", "minimal", "rating", "level", "score", "techniques", "backtracks",
          "canonical_id"]

[[puzzles]]
share = 2
minimal = true

[[puzzles]]
share = 1
symmetry = "half-turn"
givens = [26, 30]

[[puzzles]]
share = 1
size = 4
givens = 6
"""
"""9×9 and 4×4, with enough of the latter that some occur twice."""


def digests(folder: Path) -> dict[str, str]:
    """SHA-256 of each file but the run log, by its name."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "run.md"
    }
