"""Almost locked sets, and what is proved from them."""

from __future__ import annotations

from itertools import pairwise

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.uniqueness import rows
from nonet.logic.languages import YesNo

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _almost_locked(parts: Parts) -> Argument:
    """Sets A, B … with the digits that two of them cannot both hold."""
    sets = parts.groups("als")
    letters = _LETTERS[: len(sets)]
    behind = [*parts.step.groups[1:], None]
    rules = [
        None if after is None else after.rule
        for group, after in zip(parts.step.groups, behind, strict=True)
        if group.role == "als"
    ]
    named = [
        parts.say(
            "set-is" if rule is None else "set-is-in",
            letter=letter,
            cells=parts.named(group.cells),
            digits=parts.listing(group.digits),
            rule="" if rule is None else parts.numbered_rule(rule),
        )
        for letter, group, rule in zip(letters, sets, rules, strict=False)
    ]
    commons = [parts.listing(group.digits) for group in parts.groups("restricted_common")]
    stem = parts.groups("pivot")
    if stem:
        cell = parts.named(stem[0].cells)
        links = [
            parts.say("petal", stem=cell, digits=common, letter=letter)
            for letter, common in zip(letters, commons, strict=False)
        ]
    else:
        links = [
            parts.say("not-both", first=first, second=second, digits=common)
            for (first, second), common in zip(pairwise(letters), commons, strict=False)
        ]
    if any(common.count > 1 for common in commons):
        end = parts.say("all-locked", sets=parts.listing(letters))
    else:
        ends = parts.listing(letters if stem else (letters[0], letters[-1]))
        is_stem: YesNo = "yes" if stem else "no"
        end = parts.say("one-locked", sets=ends, digits=parts.gone(), stem=is_stem)
    houses = [house for house in (parts.smallest_house(group.cells) for group in sets[:2]) if house]
    semicolon = parts.say("semicolon")
    sentences = (parts.say("sentence", text=semicolon.join(part)) for part in (named, links))
    return Argument(
        parts.where("in-house", parts.named_houses(list(dict.fromkeys(houses)))),
        semicolon.join(str(parts.named(group.cells)) for group in stem + sets),
        parts.text(*sentences, end),
    )


def _sue_de_coq(parts: Parts) -> Argument:
    middle = parts.cells("pattern", "pivot")
    sides = parts.say("semicolon").join(
        parts.say("side-of", cells=parts.named(group.cells), digits=parts.listing(group.digits))
        for group in parts.groups("als", "pincer")
    )
    once = parts.say("semicolon").join(
        parts.say(
            "digits-once",
            digits=parts.listing(group.digits),
            house=parts.named_houses([parts.step.layout.houses[group.house]]),
        )
        for group in parts.step.groups
        if group.house is not None and group.digits
    )
    first, second = (set(group.digits) for group in parts.groups("als"))
    shared = parts.listing(sorted(first & second))
    houses = parts.houses("house", "base", "cover") or parts.house_of(parts.of_role("pattern"))
    return Argument(
        parts.where("in-house", houses),
        parts.say("cells-with", cells=middle, others=parts.cells("als", "pincer")),
        parts.say(
            "why-sue-de-coq-sharing" if shared else "why-sue-de-coq",
            cells=middle,
            digits=parts.digits("pattern", "pivot"),
            sides=sides,
            shared=shared,
            size=parts.cells("pattern", "pivot", "als", "pincer").count,
            houses=once,
        ),
    )


def _exclusion(parts: Parts) -> Argument:
    cells = parts.cells("pattern", "base_cells")
    where = parts.where("in-house", rows(parts, "pattern", "base_cells"))
    gone = [
        parts.say("gone-at", digits=parts.listing(digits), cells=parts.named(group))
        for digits, group in parts.grouped(parts.step.eliminations)
    ]
    others = [
        parts.say(
            "cells-of-digits", cells=parts.named(group.cells), digits=parts.listing(group.digits)
        )
        for group in parts.groups("als")
    ]
    why = parts.say(
        "why-exclusion",
        cells=cells,
        gone=parts.listing(gone).ending("last-or"),
        others=parts.listing(others).ending("last-or"),
    )
    return Argument(where, str(cells), why)


ALMOST_LOCKED_SETS = Family(
    "Almost locked sets",
    "almost_locked_sets",
    (
        CatalogueEntry(
            "sue_de_coq", "Sue de Coq", ("Two-Sector Disjoint Subsets", "sdc"), _sue_de_coq
        ),
        CatalogueEntry(
            "extended_sue_de_coq",
            "Extended Sue de Coq",
            ("esdc",),
            _sue_de_coq,
        ),
        CatalogueEntry("als_xz", "ALS-XZ", ("Almost Locked Set XZ-Rule", "axz"), _almost_locked),
        CatalogueEntry(
            "als_xy_wing", "ALS-XY-Wing", ("Almost Locked Set XY-Wing", "axy"), _almost_locked
        ),
        CatalogueEntry(
            "als_chain", "ALS Chain", ("Almost Locked Set Chain", "ach"), _almost_locked
        ),
        CatalogueEntry("death_blossom", "Death Blossom", ("db",), _almost_locked),
        CatalogueEntry(
            "aligned_pair_exclusion",
            "Aligned Pair Exclusion",
            ("APE",),
            _exclusion,
        ),
        CatalogueEntry(
            "aligned_triple_exclusion",
            "Aligned Triple Exclusion",
            ("ATE",),
            _exclusion,
        ),
    ),
)
