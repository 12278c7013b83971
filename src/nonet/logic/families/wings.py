"""Wings: cells with few candidates around a pivot."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family


def _xy_wing(parts: Parts) -> Argument:
    return _bent_triple("why-xy-wing", parts)


def _xyz_wing(parts: Parts) -> Argument:
    return _bent_triple("why-xyz-wing", parts)


def _bent_triple(why: str, parts: Parts) -> Argument:
    """A pivot that leaves each pincer one digit, and both the same."""
    pivot, first, second = (parts.groups("pivot") + parts.groups("pincer"))[:3]
    gone = {digit for _, digit in parts.step.eliminations}
    branches = []
    for digit in sorted({*pivot.digits} - gone):
        pincer = first if digit in first.digits else second
        other = parts.listing([other for other in pincer.digits if other != digit])
        branches.append(
            parts.say("xy-branch", digit=digit, cell=parts.named(pincer.cells), other=other)
        )
    return _wing(
        parts,
        parts.say(
            why,
            pivot=parts.named(pivot.cells),
            digits=parts.listing(pivot.digits),
            branches=parts.say("semicolon").join(branches),
            pincers=parts.cells("pincer"),
            gone=parts.gone(),
        ),
    )


def _wing(parts: Parts, why: str) -> Argument:
    pivot = parts.of_role("pivot")
    return Argument(
        parts.where("with-pivot", parts.house_of(pivot)),
        parts.say("seeing", pivot=parts.named(pivot), pincers=parts.cells("pincer")),
        why,
    )


def _large_wing(parts: Parts) -> Argument:
    cells, digits = parts.cells("pivot", "pincer"), parts.digits("pivot", "pincer")
    return Argument(
        parts.where("with-pivot", parts.house_of(parts.of_role("pivot"))),
        str(cells),
        parts.say("why-large-wing", cells=cells, digits=digits, gone=parts.gone()),
    )


def _w_wing(parts: Parts) -> Argument:
    ends, links, house = parts.cells("pincer"), parts.cells("pivot"), parts.houses("house")
    return Argument(
        parts.where("between-ends", house),
        parts.say("ends-and-links", ends=ends, links=links, house=house),
        parts.say(
            "why-w-wing",
            ends=ends,
            digits=parts.digits("pincer"),
            house=house,
            linked=parts.digits("pivot"),
            links=links,
            gone=parts.gone(),
        ),
    )


WINGS = Family(
    "Wings",
    "wings",
    (
        CatalogueEntry("w_wing", "W-Wing", ("Semi-Remote Naked Pair", "w"), _w_wing),
        CatalogueEntry("xy_wing", "XY-Wing", ("Y-Wing", "Bent Triple", "xy"), _xy_wing),
        CatalogueEntry("xyz_wing", "XYZ-Wing", ("xyz",), _xyz_wing),
        CatalogueEntry(
            "wxyz_wing",
            "WXYZ-Wing",
            ("Bent Quadruple",),
            _large_wing,
        ),
        CatalogueEntry(
            "vwxyz_wing",
            "VWXYZ-Wing",
            ("Bent Quintuple",),
            _large_wing,
        ),
        CatalogueEntry(
            "uvwxyz_wing",
            "UVWXYZ-Wing",
            ("Bent Sextuple",),
            _large_wing,
        ),
    ),
)
