"""The first page."""

from __future__ import annotations


def page() -> str:
    """Its Markdown."""
    return '---\ntitle: "nonet"\n---\n\n# nonet\n\nSudoku of any size.\n'
