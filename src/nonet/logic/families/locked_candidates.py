"""Locked candidates."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family


def _locked_candidates(parts: Parts) -> Argument:
    base, cover = parts.houses("base"), parts.houses("cover")
    digit = parts.digits("pattern")
    return Argument(
        parts.where("in-house", base),
        parts.say(
            "cells-in-both", cells=parts.cells("pattern", within=base), base=base, cover=cover
        ),
        parts.say(
            "why-locked-candidates",
            base=base,
            cover=cover,
            cells=parts.cells("pattern"),
            digit=digit,
        ),
    )


LOCKED_CANDIDATES = Family(
    "Locked candidates",
    "locked_candidates",
    (
        CatalogueEntry(
            "pointing",
            "Locked Candidates: Pointing",
            ("Locked Candidates Type 1", "Pointing Pair", "Pointing Triple", "lc1"),
            _locked_candidates,
        ),
        CatalogueEntry(
            "claiming",
            "Locked Candidates: Claiming",
            ("Locked Candidates Type 2", "Box/Line Reduction", "lc2"),
            _locked_candidates,
        ),
    ),
    is_easy=True,
)
