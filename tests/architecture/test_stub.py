"""The stub of the native module is what the module says of itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_stub_equals_the_module(tmp_path: Path, root: Path) -> None:
    """Writing the stub anew changes nothing; `make docs` writes it."""
    fresh = tmp_path / "_native.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "nonet._native", "-o", fresh]
    subprocess.run(command, check=True, timeout=60)
    committed = root / "src" / "nonet" / "_native.pyi"
    assert fresh.read_text(encoding="utf-8") == committed.read_text(encoding="utf-8")
