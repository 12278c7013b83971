"""Templates, and the last resort."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family


def _templates(parts: Parts) -> Argument:
    cells = parts.named([cell for cell, _ in parts.conclusions])
    digits = parts.listing(sorted({digit for _, digit in parts.conclusions}))
    why = "why-template-set" if parts.step.placements else "why-template-delete"
    return Argument(
        Where(parts.say("of-digit", digits=digits)),
        str(cells),
        parts.say(why, digits=digits, cells=cells),
    )


def _brute_force(parts: Parts) -> Argument:
    (cell, _), *_ = parts.step.placements
    return Argument(
        parts.where("in-house", parts.house_of([cell])),
        str(parts.named([cell])),
        parts.say("why-brute-force"),
    )


TEMPLATES = Family(
    "Templates",
    "templates",
    (
        CatalogueEntry("template_set", "Template Set", ("ts",), _templates),
        CatalogueEntry(
            "template_delete", "Template Delete", ("Pattern Overlay Method", "td"), _templates
        ),
    ),
)
LAST_RESORT = Family(
    "Last resort",
    "templates",
    (CatalogueEntry("brute_force", "Brute Force", ("Trial and Error", "bf"), _brute_force),),
)
