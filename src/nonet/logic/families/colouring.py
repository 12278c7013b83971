"""Colouring: candidates that are true together."""

from __future__ import annotations

from functools import partial

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.languages import Listing

_COLOURS = ("colour_a", "colour_b", "colour_c", "colour_d")


def _colours(end: str, parts: Parts) -> Argument:
    digits = parts.all_digits()
    named = []
    for letter, role in zip("ABCD", _COLOURS, strict=True):
        if parts.groups(role):
            candidates = parts.cells(role) if digits.count == 1 else _candidates(parts, role)
            named.append(parts.say("colour", letter=letter, candidates=candidates))
    groups, count = parts.say("semicolon").join(named), parts.number(len(named))
    return Argument(
        Where(parts.say("of-digit", digits=digits)),
        str(parts.cells(*_COLOURS)),
        parts.text(parts.say("colours", digits=digits, count=count, groups=groups), parts.say(end)),
    )


def _candidates(parts: Parts, role: str) -> Listing:
    """The candidates of a colour where it has several digits."""
    return parts.listing(
        [
            parts.say(
                "digits-in-cells",
                digits=parts.listing(group.digits),
                cells=parts.named(group.cells),
            )
            for group in parts.groups(role)
        ]
    )


COLOURING = Family(
    "Colouring",
    "colouring",
    (
        CatalogueEntry(
            "simple_colours_trap",
            "Simple Colours: Trap",
            ("Simple Colors Trap", "Simple Colouring Rule 4", "Two colours elsewhere", "sc1"),
            partial(_colours, "colours-trap"),
        ),
        CatalogueEntry(
            "simple_colours_wrap",
            "Simple Colours: Wrap",
            ("Simple Colors Wrap", "Simple Colouring Rule 2", "Twice in a unit", "sc2"),
            partial(_colours, "colours-wrap"),
        ),
        CatalogueEntry(
            "multi_colours_1",
            "Multi Colours 1",
            ("Multi Colors 1", "mc1"),
            partial(_colours, "colours-across"),
        ),
        CatalogueEntry(
            "multi_colours_2",
            "Multi Colours 2",
            ("Multi Colors 2", "mc2"),
            partial(_colours, "colours-twice"),
        ),
        CatalogueEntry(
            "medusa_trap",
            "3D Medusa: Trap",
            ("3D Medusa Rules 3 to 5", "Multi-digit Colouring Trap"),
            partial(_colours, "medusa-trap"),
            place=Place("multi_colours", "Expert", 240, entry="medusa"),
        ),
        CatalogueEntry(
            "medusa_wrap",
            "3D Medusa: Wrap",
            ("3D Medusa Rules 1, 2 and 6", "Multi-digit Colouring Wrap"),
            partial(_colours, "medusa-wrap"),
            place=Place("multi_colours", "Expert", 240, entry="medusa"),
        ),
    ),
)
