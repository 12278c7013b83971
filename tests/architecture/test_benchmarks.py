"""Benchmarks are run by hand, and must still start after what they measure has moved."""

from __future__ import annotations

import os
import runpy
import subprocess
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


@pytest.mark.nightly
@pytest.mark.usefixtures("chromium")
def test_the_page_is_measured_as_it_is() -> None:
    """The benchmark of the page opens each size, and says what keys cost there."""
    command = [sys.executable, str(ROOT / "benchmarks" / "page.py"), "5"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert [line.split(":")[0] for line in run.stdout.splitlines()[1::2]] == ["9 × 9", "25 × 25"]
