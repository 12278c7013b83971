"""A family that only the tests have: all that a new technique needs in Python."""

from __future__ import annotations

from pathlib import Path

from nonet.logic.families import CatalogueEntry, Family, Place
from nonet.logic.families.argument import Argument, Parts


def _lone_pincer(parts: Parts) -> Argument:
    cells, house = parts.cells("pattern"), parts.houses("house")
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=cells, house=house),
        parts.say("why-lone-pincer", cells=cells, house=house, digits=parts.digits("pincer")),
    )


PRACTICE = Family(
    "Practice patterns",
    "practice",
    (
        CatalogueEntry(
            "lone_pincer",
            "Lone Pincer",
            ("Half Wing", "lp"),
            _lone_pincer,
            place=Place("xyz_wing", "Hard", 190),
        ),
    ),
    Path(__file__).parent / "locales",
)
