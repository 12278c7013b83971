"""A shell in which `nonet` and `python` are those of the tests."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path


def run_shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What a command does in a folder."""
    paths = [str(Path(sys.executable).parent), sysconfig.get_path("scripts"), os.environ["PATH"]]
    return subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PATH": os.pathsep.join(paths)},
        text=True,
        timeout=60,
    )
