"""Sums."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.rule_argument import rule_argument

SUMS = Family(
    "Sums",
    "sums",
    (
        CatalogueEntry(
            "sum_bounds",
            "Sum Bounds",
            (),
            rule_argument,
            place=Place("lockout_exclusion", "Easy", 30, enabled=True),
        ),
        CatalogueEntry(
            "sum_combinations",
            "Sum Combinations",
            (),
            rule_argument,
            place=Place("digit_sets", "Medium", 40, enabled=True),
            rules=("sum",),
        ),
        CatalogueEntry(
            "arrow_sum",
            "Arrow Sum",
            (),
            rule_argument,
            place=Place("sum_combinations", "Medium", 40, enabled=True),
            rules=("arrow", "double_arrow"),
        ),
        CatalogueEntry(
            "little_killer_sum",
            "Little Killer Sum",
            (),
            rule_argument,
            place=Place("arrow_sum", "Medium", 50, enabled=True),
            rules=("little_killer",),
        ),
        CatalogueEntry(
            "zipper_totals",
            "Zipper Totals",
            (),
            rule_argument,
            place=Place("little_killer_sum", "Medium", 50, enabled=True),
            rules=("zipper_line",),
        ),
        CatalogueEntry(
            "equal_totals",
            "Equal Totals",
            (),
            rule_argument,
            place=Place("zipper_totals", "Medium", 50, enabled=True),
            rules=("region_sum_line", "equal_sum"),
        ),
        CatalogueEntry(
            "sum_line_runs",
            "Sum Line Runs",
            (),
            rule_argument,
            place=Place("equal_totals", "Medium", 60, enabled=True),
            rules=("sum_line", "lunchbox"),
        ),
    ),
    is_easy=True,
)
