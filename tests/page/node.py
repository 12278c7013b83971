"""Where node is, which runs the modules of the page without a page."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
STAND_IN = HERE / "stand_in.js"
SCRIPTS = ROOT / "src" / "nonet" / "web" / "static" / "js"
FAKE_DATABASE = ROOT / "tools" / "js" / "node_modules" / "fake-indexeddb"


def node() -> str:
    """The program, that of the tools for lints first; skips where it or the sources are missing."""
    if not SCRIPTS.exists():
        pytest.skip("the sources of the page are not here")
    own = str(Path(sys.executable).parent)
    found = shutil.which("node", path=os.pathsep.join([own, os.environ.get("PATH", "")]))
    if found is None:
        pytest.skip("there is no node here")
    return found


def node_with_database() -> str:
    """The program, where it has a database for the library of the browser, too."""
    found = node()
    if not FAKE_DATABASE.exists():
        pytest.skip("there is no fake-indexeddb: `make .venv/.page-tools` installs it")
    return found


def run_module(module: Path) -> list[str]:
    """The command that runs a module, with a stand-in for the page."""
    return [node(), "--no-warnings", f"--import={STAND_IN.as_uri()}", str(module)]
