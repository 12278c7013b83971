"""Naked and hidden subsets."""

from __future__ import annotations

from functools import partial

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family


def _subset(why: str, parts: Parts) -> Argument:
    house, digits = parts.houses("house"), parts.digits("pattern")
    cells = parts.cells("pattern", within=house)
    count = parts.number(digits.count)
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=cells, house=house),
        parts.say(why, cells=cells, house=house, count=count, digits=digits),
    )


_naked_subset = partial(_subset, "why-naked-subset")
_hidden_subset = partial(_subset, "why-hidden-subset")

SUBSETS = Family(
    "Subsets",
    "subsets",
    (
        CatalogueEntry("locked_pair", "Locked Pair", ("l2",), _naked_subset),
        CatalogueEntry("locked_triple", "Locked Triple", ("l3",), _naked_subset),
        CatalogueEntry(
            "naked_pair", "Naked Pair", ("Conjugate Pair", "Naked Twins", "n2"), _naked_subset
        ),
        CatalogueEntry("naked_triple", "Naked Triple", ("Naked Triplet", "n3"), _naked_subset),
        CatalogueEntry("hidden_pair", "Hidden Pair", ("Hidden Twins", "h2"), _hidden_subset),
        CatalogueEntry("hidden_triple", "Hidden Triple", ("Hidden Triplet", "h3"), _hidden_subset),
        CatalogueEntry("naked_quadruple", "Naked Quadruple", ("Naked Quad", "n4"), _naked_subset),
        CatalogueEntry(
            "hidden_quadruple", "Hidden Quadruple", ("Hidden Quad", "h4"), _hidden_subset
        ),
    ),
    is_easy=True,
)
