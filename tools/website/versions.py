"""Versions."""

from __future__ import annotations

from pathlib import Path


def label(built: Path) -> None:
    """Label it."""
