"""Lines."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.place_reasons import between_none, on_thermometer
from nonet.logic.families.rule_argument import explained_by, rule_argument
from nonet.logic.families.rule_reasons import runs, without_partner

LINES = Family(
    "Lines",
    "lines",
    (
        CatalogueEntry(
            "thermometer_bounds",
            "Thermometer Bounds",
            (),
            explained_by(on_thermometer),
            place=Place("pair_relation", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "palindrome_mirror",
            "Mirrored Digits",
            (),
            rule_argument,
            place=Place("thermometer_bounds", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "parity_alternation",
            "Parity Alternation",
            (),
            rule_argument,
            place=Place("palindrome_mirror", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "whisper_digits",
            "Whisper Digits",
            (),
            explained_by(without_partner),
            place=Place("parity_alternation", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "modular_sets",
            "Modular Sets",
            (),
            rule_argument,
            place=Place("whisper_digits", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "entropic_sets",
            "Entropic Sets",
            (),
            rule_argument,
            place=Place("modular_sets", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "nabner_digits",
            "Nabner Digits",
            (),
            rule_argument,
            place=Place("entropic_sets", "Easy", 4, enabled=True),
        ),
        CatalogueEntry(
            "renban_window",
            "Renban Window",
            (),
            explained_by(runs),
            place=Place("nabner_digits", "Easy", 4, enabled=True),
        ),
        CatalogueEntry(
            "between_exclusion",
            "Between Exclusion",
            (),
            explained_by(between_none),
            place=Place("renban_window", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "lockout_exclusion",
            "Lockout Exclusion",
            (),
            rule_argument,
            place=Place("between_exclusion", "Easy", 2, enabled=True),
        ),
    ),
    is_easy=True,
)
