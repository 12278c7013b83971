"""Patterns of the hardest puzzles."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.uniqueness import used


def _fireworks(parts: Parts) -> Argument:
    roles = ("pivot", "pincer")
    cells, digits = parts.cells(*roles), parts.digits(*roles)
    return Argument(
        parts.where("in-house", parts.houses("house")),
        str(cells),
        parts.say("why-fireworks", digits=digits, cells=cells, count=parts.number(cells.count)),
    )


def _locked_sets(parts: Parts) -> Argument:
    cells, houses = parts.cells("pattern"), parts.houses("house", "base", "cover")
    sectors = [
        parts.say(
            "sector",
            digits=parts.listing(group.digits),
            house=parts.named_houses([parts.step.layout.houses[group.house]]),
        )
        for group in parts.step.groups
        if group.role == "cover" and group.house is not None
    ]
    listed = parts.say("semicolon").join(sectors)
    return Argument(
        parts.where("in-house", houses) if houses else Where(parts.say("in-grid")),
        str(cells),
        parts.say("why-locked-sets", count=cells.count, cells=cells, sectors=listed),
    )


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
    why = parts.say("why-oddagon", cells=cells, digits=digits, guards=guards)
    return Argument(
        Where(parts.say("of-digits", digits=digits)), str(cells), parts.text(why, *used(parts))
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
            place=Place("death_blossom", "Expert", 320),
        ),
        CatalogueEntry(
            "fireworks_quadruple",
            "Fireworks Quadruple",
            ("Firework Quadruple",),
            _fireworks,
            place=Place("fireworks_triple", "Expert", 340),
        ),
        CatalogueEntry(
            "sk_loop",
            "SK-Loop",
            ("Domino Loop", "Virus Pattern"),
            _locked_sets,
            place=Place("finned_mutant_leviathan", "Extreme", 450),
        ),
        CatalogueEntry(
            "junior_exocet",
            "Junior Exocet",
            ("JE",),
            _exocet,
            place=Place("sk_loop", "Extreme", 450),
        ),
        CatalogueEntry(
            "senior_exocet",
            "Senior Exocet",
            ("SE exocet",),
            _exocet,
            place=Place("junior_exocet", "Extreme", 480),
        ),
        CatalogueEntry(
            "tridagon",
            "Tridagon",
            ("Thor's Hammer", "Trivalue Oddagon"),
            _oddagon,
            place=Place("senior_exocet", "Extreme", 450),
        ),
        CatalogueEntry(
            "bivalue_oddagon",
            "Bivalue Oddagon",
            ("Broken Wing",),
            _oddagon,
            place=Place("tridagon", "Extreme", 450),
        ),
        CatalogueEntry(
            "multi_sector_locked_set",
            "Multi-Sector Locked Set",
            ("MSLS",),
            _locked_sets,
            place=Place("bivalue_oddagon", "Extreme", 480),
        ),
    ),
)
