"""Check."""

from __future__ import annotations

from pathlib import Path


def faults(built: Path, pages: Path) -> list[str]:
    """Faults."""
    return []


def summary(built: Path) -> str:
    """Summary."""
    return str(built)
