"""Singles."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family


def _full_house(parts: Parts) -> Argument:
    house = parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=parts.named([cell], within=house), house=house),
        parts.say("why-full-house", cell=parts.named([cell]), house=house, digit=digit),
    )


def _naked_single(parts: Parts) -> Argument:
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        parts.where("in-house", parts.house_of([cell])),
        str(where),
        parts.say("why-naked-single", cell=where, digit=digit),
    )


def _hidden_single(parts: Parts) -> Argument:
    house = parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell], within=house)
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=where, house=house),
        parts.say("why-hidden-single", cell=where, house=house, digit=digit),
    )


SINGLES = Family(
    "Singles",
    "singles",
    (
        CatalogueEntry("full_house", "Full House", ("Last Digit", "Last Value", "fh"), _full_house),
        CatalogueEntry(
            "naked_single", "Naked Single", ("Sole Candidate", "Forced Digit", "n1"), _naked_single
        ),
        CatalogueEntry(
            "hidden_single",
            "Hidden Single",
            ("Unique Candidate", "Pinned Digit", "h1"),
            _hidden_single,
        ),
    ),
    is_easy=True,
)
