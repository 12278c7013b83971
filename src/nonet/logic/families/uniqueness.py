"""Techniques that assume a unique solution."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.languages import Houses, Listing


def _rectangle(parts: Parts) -> Argument:
    """Cells that must not be left with the digits of the pattern alone."""
    roles = ("floor", "roof") if parts.has("floor") else ("pattern",)
    cells, extra, roof = parts.cells(*roles), parts.digits("extra"), parts.cells("roof")
    why = [_two_ways(parts, roles[0], cells)]
    if extra:
        why.append(parts.say("extra-is-true", digits=extra, cells=parts.cells("extra") or roof))
    elif roof:
        why.append(parts.say("roof-differs", cells=roof, digits=parts.digits("roof")))
    rules = parts.named_rules(group.rule for group in parts.step.groups if group.rule is not None)
    if rules:
        why.insert(1, parts.say("kept-either-way", rules=rules))
    return Argument(
        parts.where("in-house", rows(parts, *roles)), str(cells), parts.text(*why, *used(parts))
    )


def _two_ways(parts: Parts, role: str, cells: Listing) -> str:
    """That the digits of the pattern could be exchanged, and what would have to be there."""
    digits = parts.digits(role)
    if not parts.step.technique.startswith("avoidable"):
        return parts.say("two-ways", digits=digits, cells=cells)
    missing = [
        parts.say("digit-at", digit=parts.listing(group.digits), cell=parts.named(group.cells))
        for group in parts.groups("roof")
    ]
    placed = parts.listing(missing)
    return parts.say("exchangeable", placed=placed, digits=digits, cells=cells)


def used(parts: Parts) -> list[str]:
    """Further premises of a step: the rest of a subset, or where a digit must go."""
    houses = parts.houses("house")
    if not houses:
        return []
    if parts.has("floor") and parts.has("pattern"):
        others, digits = parts.cells("pattern"), parts.digits("pattern")
        return [parts.say("locked-with", cells=others, digits=digits, houses=houses)]
    digits, roof, extra = parts.digits("house"), parts.cells("roof"), parts.digits("extra")
    if not digits:
        return []
    if extra:
        said = parts.say(
            "no-other-place", houses=houses, digits=digits, cells=roof, count=digits.count
        )
        more = parts.say("takes-extra", digits=extra)
        return [said, more] if digits.count == 1 else [said]
    gone = parts.named([cell for cell, _ in parts.step.eliminations])
    return [
        parts.say(
            "pattern-complete",
            houses=houses,
            digit=digits,
            cells=parts.cells("floor", "roof"),
            gone=parts.gone(),
            targets=gone,
        )
    ]


def rows(parts: Parts, *roles: str) -> Houses:
    """The rows of the cells of these parts."""
    numbers = sorted({cell // parts.size for cell in parts.of_role(*roles)})
    return parts.named_houses([parts.step.layout.houses[number] for number in numbers])


def _bug(parts: Parts) -> Argument:
    cells = parts.cells("roof", "extra")
    extra = parts.digits("extra") or parts.digits("roof")
    is_one = cells.count == extra.count == 1
    why = [parts.say("why-bug", digits=extra, cells=cells)]
    if not is_one:
        why += [parts.say("one-is-true"), *used(parts)]
    result = parts.say("placed", cell=cells, digit=extra) if is_one else ""
    return Argument(Where(parts.say("in-grid")), str(cells), parts.text(*why), result=result)


UNIQUENESS = Family(
    "Uniqueness",
    "uniqueness",
    (
        CatalogueEntry(
            "bug_1", "BUG+1", ("Bivalue Universal Grave + 1", "BUG Type 1", "bug1"), _bug
        ),
        CatalogueEntry(
            "bug_2",
            "BUG Type 2",
            ("Bivalue Universal Grave Type 2", "bug2"),
            _bug,
        ),
        CatalogueEntry(
            "bug_3",
            "BUG Type 3",
            ("Bivalue Universal Grave Type 3", "bug3"),
            _bug,
        ),
        CatalogueEntry(
            "bug_4",
            "BUG Type 4",
            ("Bivalue Universal Grave Type 4", "bug4"),
            _bug,
        ),
        CatalogueEntry(
            "unique_rectangle_1",
            "Unique Rectangle Type 1",
            ("Uniqueness Test 1", "UR1", "u1"),
            _rectangle,
        ),
        CatalogueEntry(
            "unique_rectangle_2",
            "Unique Rectangle Type 2",
            ("Uniqueness Test 2", "UR2", "u2"),
            _rectangle,
        ),
        CatalogueEntry(
            "unique_rectangle_3",
            "Unique Rectangle Type 3",
            ("Uniqueness Test 3", "UR3", "u3"),
            _rectangle,
        ),
        CatalogueEntry(
            "unique_rectangle_4",
            "Unique Rectangle Type 4",
            ("Uniqueness Test 4", "UR4", "u4"),
            _rectangle,
        ),
        CatalogueEntry(
            "unique_rectangle_5",
            "Unique Rectangle Type 5",
            ("Uniqueness Test 5", "UR5", "u5"),
            _rectangle,
        ),
        CatalogueEntry(
            "unique_rectangle_6",
            "Unique Rectangle Type 6",
            ("Uniqueness Test 6", "UR6", "u6"),
            _rectangle,
        ),
        CatalogueEntry(
            "hidden_rectangle", "Hidden Rectangle", ("Hidden Unique Rectangle", "hr"), _rectangle
        ),
        CatalogueEntry(
            "avoidable_rectangle_1",
            "Avoidable Rectangle Type 1",
            ("Avoidable Rectangle 1", "ar1"),
            _rectangle,
        ),
        CatalogueEntry(
            "avoidable_rectangle_2",
            "Avoidable Rectangle Type 2",
            ("Avoidable Rectangle 2", "ar2"),
            _rectangle,
        ),
        CatalogueEntry(
            "extended_rectangle",
            "Extended Rectangle",
            ("Extended Unique Rectangle", "XR"),
            _rectangle,
        ),
        CatalogueEntry(
            "unique_loop",
            "Unique Loop",
            ("UL",),
            _rectangle,
        ),
    ),
)
