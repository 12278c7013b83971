"""A family that only the tests have: all that a new technique needs in Python."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from nonet.logic import Entry, TechniqueOrder
from nonet.logic.families import CatalogueEntry, Family
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
        ),
    ),
    Path(__file__).parent / "locales",
)


def _order() -> TechniqueOrder:
    usual = TechniqueOrder.hodoku()
    place = [entry.name for entry in usual.entries].index("xyz_wing") + 1
    own = Entry("lone_pincer", ("lone_pincer",), "Hard", 190, enabled=False)
    return replace(usual, entries=(*usual.entries[:place], own, *usual.entries[place:]))


ORDER = _order()
"""The usual order with a line for the technique after XYZ-Wings."""
