"""Patterns of any rule: all its fillings, digits that it must have, conflicts with houses."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.rule_argument import rule_argument

RULE_PATTERNS = Family(
    "Rule patterns",
    "rule_patterns",
    (
        CatalogueEntry(
            "must_have_digit",
            "Must-Have Digit",
            (),
            rule_argument,
            place=Place("claiming", "Medium", 60, enabled=True),
        ),
        CatalogueEntry(
            "pair_chain",
            "Pair Chain",
            (),
            rule_argument,
            place=Place("hidden_pair", "Medium", 80, enabled=True),
        ),
        CatalogueEntry(
            "rule_fillings",
            "Rule Fillings",
            (),
            rule_argument,
            place=Place("hidden_triple", "Hard", 120, enabled=True),
        ),
        CatalogueEntry(
            "rule_and_house",
            "Rule and House",
            (),
            rule_argument,
            place=Place("hidden_quadruple", "Hard", 150, enabled=True),
        ),
        CatalogueEntry(
            "rule_and_subset",
            "Rule and Subset",
            (),
            rule_argument,
            place=Place("xyz_wing", "Hard", 200, enabled=True),
        ),
        CatalogueEntry(
            "two_rules",
            "Two Rules",
            (),
            rule_argument,
            place=Place("rule_and_subset", "Hard", 200, enabled=True),
        ),
    ),
    is_easy=True,
)
