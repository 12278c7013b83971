"""Patterns of a single digit, which are short chains."""

from __future__ import annotations

from nonet.logic.families.chains import chain
from nonet.logic.families.family import CatalogueEntry, Family

SINGLE_DIGIT = Family(
    "Single-digit patterns",
    "single_digit",
    (
        CatalogueEntry("skyscraper", "Skyscraper", ("sk",), chain),
        CatalogueEntry("two_string_kite", "2-String Kite", ("Two-String Kite", "2sk"), chain),
        CatalogueEntry("dual_two_string_kite", "Dual 2-String Kite", ("d2sk",), chain),
        CatalogueEntry("turbot_fish", "Turbot Fish", ("tf",), chain),
        CatalogueEntry("empty_rectangle", "Empty Rectangle", ("Hinge", "er"), chain),
        CatalogueEntry("dual_empty_rectangle", "Dual Empty Rectangle", ("der",), chain),
    ),
)
