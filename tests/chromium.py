"""The Chromium of this machine, for the tests and benchmarks of the page."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chrome")
"""The first one opens no windows, which takes half of the time of a test."""


def find_chromium() -> str | None:
    """Its path, or the one in NONET_CHROMIUM; None where there is none."""
    return os.environ.get("NONET_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
