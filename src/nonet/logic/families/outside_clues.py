"""Outside clues."""

from __future__ import annotations

from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.place_reasons import (
    among_first,
    in_the_room,
    seen_from_side,
    sum_of_first,
)
from nonet.logic.families.rule_argument import explained_by
from nonet.logic.families.rule_reasons import cells_between

OUTSIDE_CLUES = Family(
    "Outside clues",
    "outside_clues",
    (
        CatalogueEntry(
            "sandwich_sets",
            "Sandwich Sets",
            (),
            explained_by(cells_between),
        ),
        CatalogueEntry(
            "x_sum_sets",
            "X-Sum Sets",
            (),
            explained_by(sum_of_first, counted=among_first),
        ),
        CatalogueEntry(
            "skyscraper_heights",
            "Skyscraper Heights",
            (),
            explained_by(seen_from_side),
        ),
        CatalogueEntry(
            "numbered_room",
            "Numbered Room",
            (),
            explained_by(in_the_room),
        ),
    ),
    is_easy=True,
)
