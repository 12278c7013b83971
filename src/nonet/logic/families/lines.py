"""Lines."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family
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
        ),
        CatalogueEntry(
            "palindrome_mirror",
            "Mirrored Digits",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "parity_alternation",
            "Parity Alternation",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "whisper_digits",
            "Whisper Digits",
            (),
            explained_by(without_partner),
        ),
        CatalogueEntry(
            "modular_sets",
            "Modular Sets",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "entropic_sets",
            "Entropic Sets",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "nabner_digits",
            "Nabner Digits",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "renban_window",
            "Renban Window",
            (),
            explained_by(runs),
        ),
        CatalogueEntry(
            "between_exclusion",
            "Between Exclusion",
            (),
            explained_by(between_none),
        ),
        CatalogueEntry(
            "lockout_exclusion",
            "Lockout Exclusion",
            (),
            rule_argument,
        ),
    ),
    is_easy=True,
)
