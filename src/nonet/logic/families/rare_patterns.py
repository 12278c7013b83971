"""Patterns of the hardest puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from nonet.layout import House
from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.uniqueness import used

_FIREWORK = 6
"""Groups of one."""


def _fireworks(parts: Parts) -> Argument:
    roles = ("pivot", "pincer")
    cells, digits = parts.cells(*roles), parts.digits(*roles)
    groups, layout = parts.step.groups, parts.step.layout
    why = []
    # Each is a cell where two houses cross, two more cells, these two houses and a third one.
    for at in range(0, len(groups), _FIREWORK):
        centre, near, far, *lines = groups[at : at + _FIREWORK]
        first, second, box = (
            parts.named_houses([layout.houses[line.house]])
            for line in lines
            if line.house is not None
        )
        why.append(
            parts.say(
                "why-fireworks",
                digits=parts.listing(lines[0].digits),
                box=box,
                first=first,
                second=second,
                one=parts.named(near.cells),
                other=parts.named(far.cells),
                cells=parts.named([*centre.cells, *near.cells, *far.cells]),
            )
        )
        held = sorted({*centre.digits} - {*lines[0].digits})
        if held:
            why.append(parts.say("held-too", digits=parts.listing(held)))
    why.append(parts.say("they-fill", cells=cells, count=parts.number(digits.count)))
    where = parts.where("in-house", parts.houses("house"))
    return Argument(where, str(cells), parts.text(*why))


def _locked_sets(parts: Parts) -> Argument:
    cells, houses = parts.cells("pattern"), parts.houses("house", "base", "cover")
    held = _houses_by_digit(parts)
    shared = {digit: count for digit in held if (count := _most(parts, digit, held[digit])) > 0}
    sectors = []
    for group in parts.step.groups:
        digits = [digit for digit in group.digits if digit not in shared]
        if group.role == "cover" and group.house is not None and digits:
            house = parts.named_houses([parts.step.layout.houses[group.house]])
            sectors.append(parts.say("sector", digits=parts.listing(digits), house=house))
    for digit, count in shared.items():
        among = parts.named_houses(held[digit])
        number = parts.number(count)
        sectors.append(
            parts.say("sectors-together", digit=digit, count=count, number=number, houses=among)
        )
    listed = parts.say("semicolon").join(sectors)
    return Argument(
        parts.where("in-house", houses) if houses else Where(parts.say("in-grid")),
        str(cells),
        parts.say("why-locked-sets", count=cells.count, cells=cells, sectors=listed),
    )


def _houses_by_digit(parts: Parts) -> dict[int, list[House]]:
    """The houses of the cover that hold each digit."""
    held: dict[int, list[House]] = {}
    for group in parts.step.groups:
        if group.role == "cover" and group.house is not None:
            for digit in group.digits:
                held.setdefault(digit, []).append(parts.step.layout.houses[group.house])
    return dict(sorted(held.items()))


def _most(parts: Parts, digit: int, houses: Sequence[House]) -> int:
    """How often a digit can be in the cells where fewer of its houses hold all its places; else 0.

    A cover has all houses that such a choice may be made of.
    """
    groups = [{*group.cells} for group in parts.groups("pattern") if digit in group.digits]
    if len(groups) == 1:  # rows, or columns, or either
        kinds = Counter(house.kind for house in houses)
        return min(kinds.values()) if len(kinds) > 1 else 0
    for count in range(1, len(houses)):
        for some in combinations(houses, count):
            if all(any(group <= {*house.cells} for house in some) for group in groups):
                return count
    return 0


def _exocet(parts: Parts) -> Argument:
    base, targets = parts.cells("base_cells"), parts.cells("target")
    return Argument(
        parts.where("with-base", parts.house_of(parts.of_role("base_cells"))),
        parts.say("with-targets", base=base, targets=targets),
        parts.say(
            "why-exocet",
            base=base,
            digits=parts.digits("base_cells"),
            lines=parts.houses("cross_line"),
            targets=targets,
        ),
    )


def _oddagon(parts: Parts) -> Argument:
    cells, digits = parts.cells("floor", "roof"), parts.digits("floor", "roof")
    guards = parts.listing(
        [
            parts.say(
                "guardian", digits=parts.listing(group.digits), cells=parts.named(group.cells)
            )
            for group in parts.groups("guardian")
        ]
    )
    count = sum(len(group.digits) * len(group.cells) for group in parts.groups("guardian"))
    why = parts.say("why-oddagon", cells=cells, digits=digits, guards=guards, count=count)
    result = ""
    [guard, *others] = parts.groups("guardian")
    if not others and len(guard.cells) == len(guard.digits) == 1:
        result = parts.say("placed", cell=parts.named(guard.cells), digit=guard.digits[0])
    return Argument(
        Where(parts.say("of-digits", digits=digits)),
        str(cells),
        parts.text(why, *used(parts)),
        result=result,
    )


RARE_PATTERNS = Family(
    "Rare patterns",
    "rare_patterns",
    (
        CatalogueEntry(
            "fireworks_triple",
            "Fireworks Triple",
            ("Firework Triple",),
            _fireworks,
        ),
        CatalogueEntry(
            "fireworks_quadruple",
            "Fireworks Quadruple",
            ("Firework Quadruple",),
            _fireworks,
        ),
        CatalogueEntry(
            "sk_loop",
            "SK-Loop",
            ("Domino Loop", "Virus Pattern"),
            _locked_sets,
        ),
        CatalogueEntry(
            "junior_exocet",
            "Junior Exocet",
            ("JE",),
            _exocet,
        ),
        CatalogueEntry(
            "senior_exocet",
            "Senior Exocet",
            ("SE exocet",),
            _exocet,
        ),
        CatalogueEntry(
            "tridagon",
            "Tridagon",
            ("Thor's Hammer", "Trivalue Oddagon"),
            _oddagon,
        ),
        CatalogueEntry(
            "bivalue_oddagon",
            "Bivalue Oddagon",
            (),
            _oddagon,
        ),
        CatalogueEntry(
            "multi_sector_locked_set",
            "Multi-Sector Locked Set",
            ("MSLS",),
            _locked_sets,
        ),
    ),
)
