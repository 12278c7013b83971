"""Pairs of cells."""

from __future__ import annotations

from dataclasses import replace

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.place_reasons import none_beyond
from nonet.logic.families.rule_argument import explained_by, rule_argument
from nonet.logic.families.rule_reasons import without_partner


def _negative(parts: Parts) -> Argument:
    """The digits that a rule about unmarked neighbours leaves, and where to look."""
    argument = rule_argument(parts)
    rule = parts.step.rules()[0]
    if not (getattr(rule, "exceptions", ()) or getattr(rule, "marked", False)):
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
        ),
        CatalogueEntry(
            "inequality",
            "Inequality",
            (),
            explained_by(none_beyond),
        ),
        CatalogueEntry(
            "dot_pair",
            "Dot Pair",
            (),
            explained_by(without_partner),
        ),
        CatalogueEntry(
            "xv_pair",
            "XV Pair",
            (),
            explained_by(without_partner),
        ),
        CatalogueEntry(
            "negative_pairs",
            "Negative Constraint",
            (),
            _negative,
        ),
        CatalogueEntry(
            "digit_distance",
            "Forbidden Distance",
            ("Digit Distance",),
            rule_argument,
        ),
        CatalogueEntry(
            "pair_relation",
            "Pair Relation",
            (),
            explained_by(without_partner),
        ),
    ),
    is_easy=True,
)
