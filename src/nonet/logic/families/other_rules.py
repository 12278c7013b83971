"""Other rules."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.rule_argument import rule_argument

OTHER_RULES = Family(
    "Other rules",
    "other_rules",
    (
        CatalogueEntry(
            "required_digits",
            "Required Digits",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "counted_digits",
            "Counted Digits",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "same_digits",
            "Equal Sets of Digits",
            ("Same Digits",),
            rule_argument,
        ),
        CatalogueEntry(
            "index_cells",
            "Index Cells",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "square_sets",
            "Small Squares and Flatmates",
            ("Square Sets",),
            rule_argument,
        ),
        CatalogueEntry(
            "rule_consequence",
            "Rule Consequence",
            (),
            rule_argument,
        ),
    ),
    is_easy=True,
)
