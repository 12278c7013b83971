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
            "innies",
            "Innies",
            (),
            rule_argument,
            place=Place("cage_combinations", "Easy", 40, enabled=True),
        ),
        CatalogueEntry(
            "outies",
            "Outies",
            (),
            rule_argument,
            place=Place("innies", "Easy", 40, enabled=True),
        ),
        CatalogueEntry(
            "hidden_cage",
            "Hidden Cage",
            (),
            rule_argument,
            place=Place("outies", "Medium", 50, enabled=True),
        ),
        CatalogueEntry(
            "cage_splitting",
            "Cage Splitting",
            (),
            rule_argument,
            place=Place("hidden_cage", "Medium", 50, enabled=True),
        ),
        CatalogueEntry(
            "innies_and_outies",
            "Innies and Outies",
            (),
            rule_argument,
            place=Place("cage_splitting", "Medium", 60, enabled=True),
        ),
        CatalogueEntry(
            "cage_overlap",
            "Cage Unit Overlap",
            (),
            rule_argument,
            place=Place("innies_and_outies", "Medium", 50, enabled=True),
        ),
        CatalogueEntry(
            "killer_pair",
            "Killer Pair",
            (),
            rule_argument,
            place=Place("naked_pair", "Medium", 60, enabled=True),
        ),
        CatalogueEntry(
            "killer_triple",
            "Killer Triple",
            (),
            rule_argument,
            place=Place("naked_triple", "Medium", 80, enabled=True),
        ),
        CatalogueEntry(
            "cage_conflict",
            "Cage Conflict",
            (),
            rule_argument,
            place=Place("killer_triple", "Hard", 100, enabled=True),
        ),
        CatalogueEntry(
            "set_equivalence",
            "Set Equivalence",
            (),
            rule_argument,
            place=Place("cage_conflict", "Hard", 150, enabled=True),
        ),
        CatalogueEntry(
            "digit_sets",
            "Digit Sets",
            (),
            rule_argument,
            place=Place("cage_overlap", "Medium", 50, enabled=True),
            rules=("rellik_cage", "equality_cage"),
        ),
    ),
    is_easy=True,
)
