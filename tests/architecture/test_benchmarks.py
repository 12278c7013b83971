"""Benchmarks are run by hand, and must still start after what they measure has moved."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "benchmarks").glob("*.py"))


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_benchmarks_load(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a benchmark imports is there."""
    monkeypatch.setattr(os, "environ", os.environ.copy())  # some ask libraries for one thread
    monkeypatch.setattr(sys, "path", [str(script.parent), str(ROOT), *sys.path])
    assert "__doc__" in runpy.run_path(str(script))
