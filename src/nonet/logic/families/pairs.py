"""Pairs of cells."""

from __future__ import annotations

from dataclasses import replace

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.place_reasons import none_beyond
from nonet.logic.families.rule_argument import explained_by, rule_argument
from nonet.logic.families.rule_reasons import without_partner


def _negative(parts: Parts) -> Argument:
    """The digits that a rule about unmarked neighbours leaves, and where to look."""
    argument = rule_argument(parts)
    if not getattr(parts.step.rules()[0], "exceptions", ()):
        return argument
    where = argument.where
    unmarked = parts.say("near-unmarked", place=where.place)
    look = parts.say("neighbours-unmarked", cells=parts.cells("pivot"))
    return replace(argument, where=replace(where, place=unmarked), look=look)


PAIRS = Family(
    "Pairs of cells",
    "pairs",
    (
        CatalogueEntry(
            "allowed_digits",
            "Allowed Digits",
            (),
            rule_argument,
            place=Place("hidden_single", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "inequality",
            "Inequality",
            (),
            explained_by(none_beyond),
            place=Place("allowed_digits", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "dot_pair",
            "Dot Pair",
            (),
            explained_by(without_partner),
            place=Place("inequality", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "xv_pair",
            "XV Pair",
            (),
            explained_by(without_partner),
            place=Place("dot_pair", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "negative_pairs",
            "Negative Constraint",
            (),
            _negative,
            place=Place("xv_pair", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "digit_distance",
            "Forbidden Distance",
            ("Digit Distance",),
            rule_argument,
            place=Place("negative_pairs", "Easy", 2, enabled=True),
        ),
        CatalogueEntry(
            "pair_relation",
            "Pair Relation",
            (),
            explained_by(without_partner),
            place=Place("digit_distance", "Easy", 2, enabled=True),
        ),
    ),
    is_easy=True,
)
