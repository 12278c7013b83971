"""The service needs nothing but Python and the core."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path


def test_every_kind_is_answered_without_libraries_and_threads() -> None:
    """Neither HTTP, a database, numpy nor a thread is needed; only an import needs a library."""
    script = Path(__file__).with_name("alone.py")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    outcomes = json.loads(done.stdout)
    assert outcomes.pop("import") == "nonet-error"
    assert set(outcomes.values()) == {"answered"}, outcomes
