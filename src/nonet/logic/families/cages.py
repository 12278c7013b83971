"""Cages."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.rule_argument import rule_argument

CAGES = Family(
    "Cages",
    "cages",
    (
        CatalogueEntry(
            "cage_combinations",
            "Cage Combinations",
            (),
            rule_argument,
            place=Place("lockout_exclusion", "Easy", 30, enabled=True),
            rules=("killer_cage",),
        ),
        CatalogueEntry(
            "digit_sets",
            "Digit Sets",
            (),
            rule_argument,
            place=Place("cage_combinations", "Medium", 50, enabled=True),
            rules=("rellik_cage", "equality_cage"),
        ),
    ),
    is_easy=True,
)
