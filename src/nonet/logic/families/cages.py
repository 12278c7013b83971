"""Cages, and the total of houses that they fill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from nonet.layout import Constraint
from nonet.logic._step_data import Group
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.rule_argument import rule_argument
from nonet.logic.families.totals import (
    Candidates,
    Digits,
    KnownTotal,
    can_be_put,
    candidates_in,
    digit_sets,
    known_totals,
)
from nonet.logic.languages import Listing

MOST_LISTED = 4
"""More combinations than these are counted, not listed."""


def _combinations(parts: Parts) -> Argument:
    total = _total(parts, *parts.step.rules())
    candidates = candidates_in(parts.groups("rule_cell"))
    sets = None if total is None else digit_sets(candidates, total.total)
    if not sets:
        return rule_argument(parts)
    rule = parts.rule()
    return Argument(
        parts.at_rule(),
        parts.say("cells-of-rule", cells=parts.cells("rule_cell"), rule=rule),
        parts.text(_listed(parts, rule, sets), *_no_room(parts, candidates, sets)),
    )


def _listed(parts: Parts, rule: str, sets: Sequence[Digits]) -> str:
    """What the cage can be."""
    if len(sets) > MOST_LISTED:
        return parts.say("combinations-counted", rule=rule, count=len(sets))
    return parts.say("combinations", rule=rule, sets=_sums(parts, sets), count=len(sets))


def _listed_now(parts: Parts, sets: Sequence[Digits]) -> str:
    """What the cage can be in view of what was said."""
    if len(sets) > MOST_LISTED:
        return parts.say("combinations-left-counted", count=len(sets))
    return parts.say("combinations-left", sets=_sums(parts, sets), count=len(sets))


def _sums(parts: Parts, sets: Iterable[Digits]) -> Listing:
    """Sets of digits as they add up: ``1+2+5``."""
    return parts.listing(["+".join(map(str, one)) for one in sets])


def _no_room(parts: Parts, candidates: Candidates, sets: Sequence[Digits]) -> list[str]:
    """Why each candidate of the cage goes: in no combination, or no cells for the others."""
    possible = {digit for one in sets for digit in one}
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


def _rule_of_45(parts: Parts) -> Argument:
    step = parts.step
    houses = parts.houses("house")
    inner, outer = parts.groups("rule_cell"), parts.groups("outie")
    crossed = step.rules("base")
    if crossed:
        outer = []
    size = parts.size
    total = len(step.houses("house")) * size * (size + 1) // 2
    sentences = [
        parts.say("total-of-houses", houses=houses, count=houses.count, total=total),
    ]
    rules = [_total(parts, rule) for rule in step.rules()]
    taken = [one.total for one in rules if one is not None]
    outside = sorted({cell for group in outer for cell in group.cells})
    if taken:
        sentences.append(
            parts.say(
                "total-of-rules",
                kind=_kind(step.rules()),
                houses=houses,
                count=len(taken),
                sums=" + ".join(map(str, taken)),
                total=sum(taken),
                outside=len(outside),
                cells=parts.named(outside),
            )
        )
    placed = [group for group in inner if len(group.digits) == 1]
    beyond = [group for group in outer if len(group.digits) == 1]
    known = sum(group.digits[0] for group in placed)
    outer_known = sum(group.digits[0] for group in beyond)
    if placed:
        sentences.append(_known(parts, placed, known, "inside"))
    if beyond:
        sentences.append(_known(parts, beyond, outer_known, "outside"))
    left = total - sum(taken) - known + outer_known
    open_inner = _cells(group for group in inner if group not in placed)
    open_outer = _cells(group for group in outer if group not in beyond)
    sentences.append(_what_is_left(parts, open_inner, open_outer, left))
    if crossed:
        sentences.append(_other_part(parts, crossed[0], left))
    if not step.placements:
        sentences.append(_allowed(parts, inner, open_inner, open_outer, left))
    seen = sorted({*open_inner, *open_outer})
    return Argument(
        parts.where("in-house", houses),
        parts.say("cells-of-houses", cells=parts.named(seen), houses=houses),
        parts.text(*sentences),
    )


def _known(parts: Parts, groups: Sequence[Group], total: int, side: str) -> str:
    cells = parts.named(_cells(groups))
    return parts.say(f"known-{side}", cells=cells, count=cells.count, total=total)


def _what_is_left(parts: Parts, inner: Sequence[int], outer: Sequence[int], left: int) -> str:
    """What the open cells sum to, or by how much their sums differ."""
    cells, outside = parts.named(inner), parts.named(outer)
    if not outer:
        return parts.say("left-inside", total=left, cells=cells, count=len(inner))
    if not inner:
        return parts.say("left-outside", total=-left, cells=outside, count=len(outer))
    return parts.say(
        "left-between",
        more="same" if left == 0 else "more" if left > 0 else "less",
        total=abs(left),
        cells=cells,
        outside=outside,
        inner=len(inner),
        outer=len(outer),
    )


def _other_part(parts: Parts, crossed: Constraint, left: int) -> str:
    """What the cage that crosses the border has outside."""
    step = parts.step
    whole = _total(parts, crossed)
    assert whole is not None
    known = sum(
        group.digits[0]
        for group in parts.groups("rule_cell")
        if group.cells[0] in whole.cells and len(group.digits) == 1
    )
    outside = parts.of_role("outie")
    return parts.say(
        "part-outside",
        rule=parts.name_of(crossed),
        total=whole.total - left - known,
        cells=parts.named(outside),
        count=len(outside),
        whole=len(step.rules("base")),
    )


def _allowed(
    parts: Parts,
    groups: Sequence[Group],
    inner: Sequence[int],
    outer: Sequence[int],
    left: int,
) -> str:
    """The combinations of cells of a house where they are few; else that no others are possible."""
    in_house = any(set(inner) <= set(house.cells) for house in parts.step.layout.houses)
    if not outer and in_house and len(inner) > 1:
        open_groups = [group for group in groups if group.cells[0] in inner]
        sets = digit_sets(candidates_in(open_groups), left)
        if sets and len(sets) <= MOST_LISTED:
            return parts.say("that-is-only", sets=_sums(parts, sets), count=len(sets))
    return parts.say("only-others-allow")


def _overlap(parts: Parts) -> Argument:
    rule = parts.rule()
    cells = parts.cells("pattern")
    digits = parts.digits("pattern")
    candidates = candidates_in(parts.groups("rule_cell"))
    sets = _sets_of(parts, parts.step.rules()[0], candidates)
    base, cover = parts.houses("base"), parts.houses("cover")
    if base:
        needed = {digit for group in parts.groups("pattern") for digit in group.digits}
        common = set(parts.step.houses("base")[0].cells)
        inside = {
            cell: tuple(d for d in left if d not in needed or cell in common)
            for cell, left in candidates.items()
        }
        sets = [one for one in sets if needed <= set(one) and can_be_put(one, inside)]
        why = parts.text(
            parts.say("claimed-by-cage", house=base, digits=digits, cells=cells, rule=rule),
            _listed_now(parts, sets),
            *_no_room(parts, inside, sets),
        )
    else:
        shown = sets if len(sets) <= MOST_LISTED else []
        why = parts.text(
            parts.say(
                "needed-by-cage", rule=rule, digits=digits, sets=_sums(parts, shown), cells=cells
            ),
            parts.say("needed-in-house", cells=cells, count=cells.count, houses=cover)
            if cover
            else parts.say("needed-and-seen", cells=cells, digits=digits, count=cells.count),
        )
    where = parts.where("in-house", base) if base else parts.at_rule()
    return Argument(where, parts.say("cells-of-rule", cells=cells, rule=rule), why)


def _conflict(parts: Parts) -> Argument:
    rule = parts.rule()
    groups = parts.step.groups
    candidates = candidates_in(parts.groups("rule_cell"))
    sentences: list[str] = []
    killed: set[Digits] = set()
    for group, witness in pairwise(groups):
        if group.role != "off":
            continue
        killed.add(group.digits)
        combination = "+".join(map(str, group.digits))
        if witness.rule is not None:
            other = parts.name_of(parts.step.layout.constraints[witness.rule])
            sentences.append(parts.say("conflict-in-cage", set=combination, rule=other))
        elif witness.house is not None:
            house = parts.named_houses([parts.step.layout.houses[witness.house]])
            digits = parts.listing(witness.digits)
            sentences.append(
                parts.say(
                    "conflict-in-house",
                    set=combination,
                    house=house,
                    digits=digits,
                    count=digits.count,
                )
            )
        else:
            sentences.append(
                parts.say(
                    "conflict-in-cells",
                    set=combination,
                    cells=parts.named(witness.cells),
                    count=len(witness.cells),
                    digits=parts.listing(witness.digits),
                )
            )
    sets = [one for one in _sets_of(parts, parts.step.rules()[0], candidates) if one not in killed]
    sentences.append(_listed_now(parts, sets))
    needed = {digit for cell, digit in parts.step.eliminations if cell not in candidates}
    if needed:
        digits = parts.listing(sorted(needed))
        sentences.append(parts.say("needed-now", digits=digits, count=digits.count))
    sentences += _no_room(parts, candidates, sets)
    return Argument(
        parts.at_rule("rule_cell"),
        parts.say("cells-of-rule", cells=parts.cells("rule_cell"), rule=rule),
        parts.text(*sentences),
    )


def _set_equivalence(parts: Parts) -> Argument:
    step = parts.step
    lines, regions = parts.houses("base"), parts.houses("cover")
    cells, others = parts.cells("pattern"), parts.cells("target")
    digit = parts.digits("target")
    inside = set(parts.of_role("target"))
    gone = {cell for cell, _ in step.eliminations}
    kind = "placed" if step.placements else "fewer" if gone <= inside else "seen"
    return Argument(
        parts.where("in-house", lines),
        parts.say("cells-of-sets", cells=cells, others=others),
        parts.text(
            parts.say("same-digits", lines=lines, regions=regions),
            parts.say("same-digits-beside", cells=cells, others=others),
            parts.say(f"equal-{kind}", cells=cells, others=others, digit=digit),
        ),
    )


def _killer_subset(parts: Parts) -> Argument:
    digits = parts.digits("target")
    wanted = {digit for group in parts.groups("target") for digit in group.digits}
    sentences = []
    cells_of_cage: list[Group] = []
    groups = parts.step.groups
    for at, group in enumerate(groups):
        if group.role == "pattern":
            digits_there = parts.listing(group.digits)
            cell = parts.named(group.cells)
            sentences.append(parts.say("cell-has-one", cells=cell, digits=digits_there))
        if group.role != "rule" or group.rule is None:
            continue
        cells_of_cage = []
        for other in groups[at + 1 :]:
            if other.role != "rule_cell":
                break
            cells_of_cage.append(other)
        constraint = parts.step.layout.constraints[group.rule]
        candidates = candidates_in(cells_of_cage)
        sets = _sets_of(parts, constraint, candidates)
        least = min((len(wanted.intersection(one)) for one in sets), default=1)
        shown = sets if len(sets) <= MOST_LISTED else []
        sentences.append(
            parts.say(
                "cage-has-some",
                rule=parts.name_of(constraint),
                digits=digits,
                count=least,
                sets=_sums(parts, shown),
            )
        )
    cells = parts.cells("target")
    house = parts.houses("house")
    sentences.append(parts.say("used-up", digits=digits, cells=cells))
    where = parts.where("in-house", house) if house else parts.at_rule("rule_cell")
    return Argument(
        where, parts.say("cells-of-digits", cells=cells, digits=digits), parts.text(*sentences)
    )


def _kind(rules: Sequence[Constraint]) -> str:
    """Whether all rules are cages."""
    return "cages" if all(rule.name == "killer_cage" for rule in rules) else "rules"


def _cells(groups: Iterable[Group]) -> list[int]:
    return sorted(cell for group in groups for cell in group.cells)


def _total(parts: Parts, constraint: Constraint) -> KnownTotal | None:
    return next(known_totals(constraint, parts.step.layout), None)


def _sets_of(parts: Parts, constraint: Constraint, candidates: Candidates) -> list[Digits]:
    """The combinations of a cage."""
    total = _total(parts, constraint)
    return [] if total is None else digit_sets(candidates, total.total) or []


CAGES = Family(
    "Cages",
    "cages",
    (
        CatalogueEntry(
            "cage_combinations",
            "Cage Combinations",
            ("Killer Combinations",),
            _combinations,
            place=Place("lockout_exclusion", "Easy", 2, enabled=True),
            rules=("killer_cage",),
        ),
        CatalogueEntry(
            "innies",
            "Innies",
            ("Rule of 45: Innies",),
            _rule_of_45,
            place=Place("cage_combinations", "Easy", 6, enabled=True),
        ),
        CatalogueEntry(
            "outies",
            "Outies",
            ("Rule of 45: Outies",),
            _rule_of_45,
            place=Place("innies", "Medium", 8, enabled=True),
        ),
        CatalogueEntry(
            "hidden_cage",
            "Hidden Cage",
            ("Virtual Cage",),
            _rule_of_45,
            place=Place("outies", "Medium", 10, enabled=True),
        ),
        CatalogueEntry(
            "cage_splitting",
            "Cage Splitting",
            (),
            _rule_of_45,
            place=Place("hidden_cage", "Medium", 15, enabled=True),
        ),
        CatalogueEntry(
            "innies_and_outies",
            "Innies and Outies",
            ("Rule of 45: Difference",),
            _rule_of_45,
            place=Place("cage_splitting", "Medium", 15, enabled=True),
        ),
        CatalogueEntry(
            "cage_overlap",
            "Cage Unit Overlap",
            ("Cage Pointing", "Cage Claiming"),
            _overlap,
            place=Place("innies_and_outies", "Medium", 10, enabled=True),
        ),
        CatalogueEntry(
            "killer_pair",
            "Killer Pair",
            (),
            _killer_subset,
            place=Place("naked_pair", "Medium", 30, enabled=True),
        ),
        CatalogueEntry(
            "killer_triple",
            "Killer Triple",
            (),
            _killer_subset,
            place=Place("naked_triple", "Hard", 50, enabled=True),
        ),
        CatalogueEntry(
            "cage_conflict",
            "Cage Conflict",
            ("Conflicting Combinations",),
            _conflict,
            place=Place("killer_triple", "Hard", 60, enabled=True),
        ),
        CatalogueEntry(
            "set_equivalence",
            "Set Equivalence",
            ("Set Equivalence Theory", "SET", "Law of Leftovers"),
            _set_equivalence,
            place=Place("cage_conflict", "Unfair", 150, enabled=True),
        ),
        CatalogueEntry(
            "digit_sets",
            "Digit Sets",
            (),
            rule_argument,
            place=Place("cage_overlap", "Medium", 8, enabled=True),
            rules=("rellik_cage", "equality_cage"),
        ),
    ),
    is_easy=True,
)
