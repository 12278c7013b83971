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


def _naked_subset(parts: Parts) -> Argument:
    return _seen_subset(parts) if parts.step.rules() else _subset("why-naked-subset", parts)


def _seen_subset(parts: Parts) -> Argument:
    """Cells that see each other by rules, in no house together."""
    cells, digits = parts.cells("pattern"), parts.digits("pattern")
    rules = parts.named_rules(group.rule for group in parts.step.groups if group.rule is not None)
    [first, *others] = parts.step.rules()
    scope = first.scope(parts.step.layout)
    is_around = not others and scope.issuperset(parts.of_role("pattern"))
    if is_around and len(scope) < parts.step.layout.cell_count:
        where = parts.at_rule("pattern")
    else:
        where = parts.where("near", parts.house_of(parts.of_role("pattern")[:1]))
    return Argument(
        where,
        parts.say("cells-of-rule", cells=cells, rule=rules),
        parts.say(
            "why-seen-subset",
            rules=rules,
            cells=cells,
            count=parts.number(digits.count),
            digits=digits,
        ),
    )


_hidden_subset = partial(_subset, "why-hidden-subset")

SUBSETS = Family(
    "Subsets",
    "subsets",
    (
        CatalogueEntry("locked_pair", "Locked Pair", ("l2",), _naked_subset),
        CatalogueEntry("locked_triple", "Locked Triple", ("l3",), _naked_subset),
        CatalogueEntry("naked_pair", "Naked Pair", ("Naked Twins", "n2"), _naked_subset),
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
