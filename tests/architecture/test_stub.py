"""The stub of the native module is what the module says of itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_stub_equals_the_module(tmp_path: Path, root: Path) -> None:
    """The stub is up to date; `make docs` writes it."""
    fresh = tmp_path / "_native.pyi"
    command = [
        sys.executable,
        "-m",
        "nanobind.stubgen",
        "-q",
        "-m",
        "nonet._native",
        "-o",
        str(fresh),
    ]
    subprocess.run(command, check=True, timeout=60)
    committed = root / "src" / "nonet" / "_native.pyi"
    assert fresh.read_text(encoding="utf-8") == committed.read_text(encoding="utf-8")


def test_only_engine_modules_touch_the_native_core(root: Path) -> None:
    """Each package reaches the native core through its `engine.py`."""
    package = root / "src" / "nonet"
    users = [path for path in package.rglob("*.py") if "import _native" in path.read_text("utf-8")]
    assert users
    assert {path.name for path in users} == {"engine.py"}
