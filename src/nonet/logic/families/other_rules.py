"""Other rules."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family, Place
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
            place=Place("numbered_room", "Easy", 4, enabled=True),
        ),
        CatalogueEntry(
            "counted_digits",
            "Counted Digits",
            (),
            rule_argument,
            place=Place("required_digits", "Medium", 10, enabled=True),
        ),
        CatalogueEntry(
            "same_digits",
            "Equal Sets of Digits",
            ("Same Digits",),
            rule_argument,
            place=Place("counted_digits", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "index_cells",
            "Index Cells",
            (),
            rule_argument,
            place=Place("same_digits", "Easy", 4, enabled=True),
        ),
        CatalogueEntry(
            "square_sets",
            "Small Squares and Flatmates",
            ("Square Sets",),
            rule_argument,
            place=Place("index_cells", "Medium", 10, enabled=True),
        ),
        CatalogueEntry(
            "rule_consequence",
            "Rule Consequence",
            (),
            rule_argument,
            place=Place("square_sets", "Medium", 10, enabled=True),
        ),
    ),
    is_easy=True,
)
