"""The project is written in plain modern English."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

RETIRED = (
    "told", "tells", "anew", "for ever", "besides", "outlasts?", "whoever", "somebody",
    "so many", "by then", "unless told", "be had", "had back", "comes? about", "in disguise",
    "no given too many", "techniques of people", "techniques that stand", "disturbs no other",
    "found what is none", "stand together", "ha(?:s|ve) not exactly",
)  # fmt: skip
"""Turns of phrase that no documentation of the field would use."""

TEXTS = {
    ".py", ".pyi", ".ftl", ".md", ".js", ".html", ".toml", ".yml", ".hpp", ".cpp", ".ipynb", "",
}  # fmt: skip
NOT_ENGLISH = ("src/nonet/locales/de/", "src/nonet/locales/zh/")
FOREIGN = ("third_party", "tests/docs/test_wording.py")


def test_retired_phrases_are_gone(root: Path) -> None:
    """No code, comment, message or page contains a retired phrase."""
    if not (root / ".git").exists():
        pytest.skip("no version control here: this is no checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    phrase = re.compile(rf"\b(?:{'|'.join(RETIRED)})\b", re.IGNORECASE)
    read = 0
    hits = []
    for name in listed:
        path = root / name
        if path.suffix not in TEXTS or not path.is_file() or name.startswith(NOT_ENGLISH):
            continue
        if any(part in name for part in FOREIGN):
            continue
        read += 1
        lines = path.read_text("utf-8", errors="replace").splitlines()
        hits += [f"{name}:{number}" for number, line in enumerate(lines, 1) if phrase.search(line)]
    assert read > 500
    assert hits == []
