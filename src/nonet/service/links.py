"""Addresses of a site with nonet, and codes to scan, that open a puzzle there."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from nonet.drawing.booklet import with_link
from nonet.drawing.pages import BookletEntry
from nonet.puzzle import Puzzle
from nonet.service.limits import ValueLimits
from nonet.service.states import posed

LinkBase = Annotated[
    str,
    ValueLimits(longest=500, pattern=r"^(https?://[^\s\"<>#?]+)?$"),
    "Address of a static edition of nonet, at which links open for everybody.",
]


def linked(entry: BookletEntry, puzzle: Puzzle, base: str) -> BookletEntry:
    """The entry of a booklet with a code of nonet's own link first."""
    return with_link(entry, replace(puzzle, grid=posed(puzzle.grid)), base)
