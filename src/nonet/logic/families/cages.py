"""Cages, and the total of houses that they fill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.cage_parts import MOST_LISTED, cages_of, sums_text
from nonet.logic.families.equal_sets import set_equivalence
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.rule_argument import rule_argument
from nonet.logic.families.rule_of_45 import rule_of_45
from nonet.logic.families.totals import Candidates, Digits, can_be_put
from nonet.logic.languages import Listing


def _combinations(parts: Parts) -> Argument:
    (cage,) = cages_of(parts)
    if not cage.sets:
        return rule_argument(parts)
    return Argument(
        cage.where,
        parts.say("cells-of-rule", cells=parts.cells("rule_cell"), rule=cage.name),
        parts.text(
            _listed(parts, cage.name, cage.sets), *_no_room(parts, cage.candidates, cage.sets)
        ),
    )


def _listed(parts: Parts, rule: Listing, sets: Sequence[Digits]) -> str:
    """The combinations of the cage."""
    if len(sets) > MOST_LISTED:
        return parts.say("combinations-counted", rule=rule, count=len(sets))
    return parts.say("combinations", rule=rule, sets=sums_text(parts, sets), count=len(sets))


def _listed_now(parts: Parts, rule: Listing, sets: Sequence[Digits]) -> str:
    """The combinations of the cage in view of what was said."""
    if len(sets) > MOST_LISTED:
        return parts.say("combinations-left-counted", rule=rule, count=len(sets))
    return parts.say("combinations-left", rule=rule, sets=sums_text(parts, sets), count=len(sets))


def _no_room(parts: Parts, candidates: Candidates, sets: Sequence[Digits]) -> list[str]:
    """Why each candidate of the cage goes: in no combination, or no cells for the others."""
    possible = {digit for choice in sets for digit in choice}
    gone = [(cell, digit) for cell, digit in parts.step.eliminations if cell in candidates]
    missing = {digit for _, digit in gone if digit not in possible}
    sentences = []
    if missing:
        digits = parts.listing(sorted(missing))
        sentences.append(parts.say("in-no-combination", digits=digits, count=len(sets)))
    cells_of: dict[int, list[int]] = {}
    for cell, digit in gone:
        if digit not in missing:
            cells_of.setdefault(digit, []).append(cell)
    digits_of: dict[tuple[int, ...], list[int]] = {}
    for digit, cells in cells_of.items():
        digits_of.setdefault(tuple(cells), []).append(digit)
    for group, several in digits_of.items():
        digits = parts.listing(sorted(several))
        sentences.append(parts.say("no-cells-for-others", digits=digits, cells=parts.named(group)))
    return sentences


def _overlap(parts: Parts) -> Argument:
    (cage,) = cages_of(parts)
    rule, candidates = cage.name, cage.candidates
    cells = parts.cells("pattern")
    digits = parts.digits("pattern")
    base, cover = parts.houses("base"), parts.houses("cover")
    if base:
        needed = {digit for group in parts.groups("pattern") for digit in group.digits}
        common = set(parts.step.houses("base")[0].cells)
        inside = {
            cell: tuple(d for d in left if d not in needed or cell in common)
            for cell, left in candidates.items()
        }
        sets = [
            choice for choice in cage.sets if needed <= set(choice) and can_be_put(choice, inside)
        ]
        why = parts.text(
            *cage.known,
            parts.say("claimed-by-cage", house=base, digits=digits, cells=cells, rule=rule),
            _listed_now(parts, rule, sets),
            *_no_room(parts, inside, sets),
        )
    else:
        sums = sums_text(parts, cage.sets)
        why = parts.text(
            *cage.known,
            parts.say("needed-by-cage", rule=rule, digits=digits, sets=sums, cells=cells),
            parts.say("needed-in-house", cells=cells, count=cells.count, houses=cover)
            if cover
            else parts.say("needed-and-seen", cells=cells, digits=digits, count=cells.count),
        )
    where = parts.where("in-house", base) if base else cage.where
    return Argument(where, parts.say("cells-of-rule", cells=cells, rule=rule), why)


def _conflict(parts: Parts) -> Argument:
    (cage,) = cages_of(parts)
    rule, candidates = cage.name, cage.candidates
    groups = parts.step.groups
    sentences = list(cage.known)
    killed: set[Digits] = set()
    for group, witness in pairwise(groups):
        if group.role != "off":
            continue
        values = {
            "set": "+".join(map(str, group.digits)),
            "cage": rule,
            "first": "no" if killed else "yes",
        }
        killed.add(group.digits)
        if witness.rule is not None:
            other = parts.name_of(parts.step.layout.constraints[witness.rule])
            sentences.append(parts.say("conflict-in-cage", rule=other, **values))
        elif witness.house is not None:
            house = parts.named_houses([parts.step.layout.houses[witness.house]])
            digits = parts.listing(witness.digits)
            sentences.append(
                parts.say(
                    "conflict-in-house", house=house, digits=digits, count=digits.count, **values
                )
            )
        else:
            sentences.append(
                parts.say(
                    "conflict-in-cells",
                    **values,
                    cells=parts.named(witness.cells),
                    count=len(witness.cells),
                    digits=parts.listing(witness.digits),
                )
            )
    sets = [choice for choice in cage.sets if choice not in killed]
    sentences.append(_listed_now(parts, rule, sets))
    needed = {digit for cell, digit in parts.step.eliminations if cell not in candidates}
    if needed:
        digits = parts.listing(sorted(needed))
        sentences.append(parts.say("needed-now", digits=digits, count=digits.count))
    sentences += _no_room(parts, candidates, sets)
    return Argument(
        cage.where,
        parts.say("cells-of-rule", cells=parts.cells("rule_cell"), rule=rule),
        parts.text(*sentences),
    )


def _killer_subset(parts: Parts) -> Argument:
    digits, cells = parts.digits("target"), parts.cells("target")
    wanted = {digit for group in parts.groups("target") for digit in group.digits}
    places = {cell for group in parts.groups("target") for cell in group.cells}
    cages = cages_of(parts)
    sentences: list[str] = []
    for cage in cages:
        filled = {digits for cell, digits in cage.candidates.items() if cell not in places}
        left = wanted.difference(*(digits for digits in filled if len(digits) == 1))
        least = min((len(left.intersection(choice)) for choice in cage.sets), default=1)
        sums = sums_text(parts, cage.sets)
        sentences += cage.known
        sentences.append(
            parts.say("cage-has-some", rule=cage.name, digits=digits, count=least, sets=sums)
        )
    for group in parts.groups("pattern"):
        own = parts.listing(group.digits)
        sentences.append(parts.say("cell-has-one", cells=parts.named(group.cells), digits=own))
    sentences.append(parts.say("used-up", digits=digits, cells=cells))
    house = parts.houses("house")
    return Argument(
        parts.where("in-house", house) if house else cages[0].where,
        parts.say("cells-of-digits", cells=cells, digits=digits),
        parts.text(*sentences),
    )


CAGES = Family(
    "Cages",
    "cages",
    (
        CatalogueEntry(
            "cage_combinations",
            "Cage Combinations",
            ("Killer Combinations",),
            _combinations,
        ),
        CatalogueEntry(
            "innies",
            "Innies",
            ("Rule of 45: Innies",),
            rule_of_45,
        ),
        CatalogueEntry(
            "outies",
            "Outies",
            ("Rule of 45: Outies",),
            rule_of_45,
        ),
        CatalogueEntry(
            "hidden_cage",
            "Hidden Cage",
            ("Virtual Cage",),
            rule_of_45,
        ),
        CatalogueEntry(
            "cage_splitting",
            "Cage Splitting",
            (),
            rule_of_45,
        ),
        CatalogueEntry(
            "innies_and_outies",
            "Innies and Outies",
            ("Rule of 45: Difference",),
            rule_of_45,
        ),
        CatalogueEntry(
            "cage_overlap",
            "Cage and House Overlap",
            ("Cage Unit Overlap", "Cage Pointing", "Cage Claiming"),
            _overlap,
        ),
        CatalogueEntry(
            "killer_pair",
            "Killer Pair",
            (),
            _killer_subset,
        ),
        CatalogueEntry(
            "killer_triple",
            "Killer Triple",
            (),
            _killer_subset,
        ),
        CatalogueEntry(
            "cage_conflict",
            "Cage Conflict",
            ("Conflicting Combinations",),
            _conflict,
        ),
        CatalogueEntry(
            "set_equivalence",
            "Set Equivalence",
            ("Set Equivalence Theory", "SET", "Law of Leftovers"),
            set_equivalence,
        ),
        CatalogueEntry(
            "phistomefel_ring",
            "Phistomefel Ring",
            ("Phistomefel's Ring", "Phistomefel's Theorem"),
            set_equivalence,
        ),
        CatalogueEntry(
            "digit_sets",
            "Digit Sets",
            (),
            rule_argument,
        ),
    ),
    is_easy=True,
)
