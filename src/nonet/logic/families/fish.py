"""Fish of all shapes and sizes, made from what shapes and sizes have in common."""

from __future__ import annotations

from collections.abc import Iterator

from nonet.logic._notation import eureka
from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family

_SIZES = {
    "x_wing": ("X-Wing", ("2-Fish",)),
    "swordfish": ("Swordfish", ("3-Fish",)),
    "jellyfish": ("Jellyfish", ("4-Fish",)),
    "squirmbag": ("Squirmbag", ("Starfish", "5-Fish")),
    "whale": ("Whale", ("6-Fish",)),
    "leviathan": ("Leviathan", ("7-Fish",)),
}
"""Name → title, other names; the first has two base houses, the next three …"""


def _fish(parts: Parts) -> Argument:
    """A fish of any shape: base, cover, fins; with chains from its fins a kraken."""
    digit = parts.digits("base") or parts.digits("pattern") or parts.all_digits()
    bases, covers = parts.houses("base"), parts.houses("cover")
    fins, endo_fins = parts.cells("fin", "endo_fin"), parts.cells("endo_fin")
    if not fins:
        places = "places"
    elif not endo_fins:
        places = "places-but-fins"
    elif endo_fins.count == fins.count:
        places = "places-but-endo-fins"
    else:
        places = "places-but-some-endo-fins"
    uses = "uses-unless" if fins else "uses"
    why = [
        parts.say(places, bases=bases, covers=covers, digit=digit, fins=fins, endo_fins=endo_fins),
        parts.say(uses, bases=bases, covers=covers, digit=digit, fins=fins),
    ]
    if parts.step.links:
        chains = parts.say("semicolon").join(eureka(parts.step))
        why.append(parts.say("kraken-chains", chains=chains))
    cells = parts.cells("pattern") or fins
    return Argument(
        Where(parts.say("of-digit", digits=digit)),
        parts.say("digit-in-houses", digit=digit, houses=bases, cells=cells),
        parts.text(*why),
    )


def _of_shape(shape: str, letters: str) -> Iterator[CatalogueEntry]:
    """Fish of all sizes, from the name of the shape and the letters of the short names."""
    for size, (name, (title, aliases)) in enumerate(_SIZES.items(), 2):
        kinds = shape.title().split("_") if shape else []
        yield CatalogueEntry(
            f"{shape}_{name}".strip("_"),
            " ".join([*kinds, title]),
            (*(" ".join([*kinds, alias]) for alias in aliases), f"{letters}{size}"),
            _fish,
            message=f"{shape}_fish".strip("_"),
            size=size,
        )


FISH = Family(
    "Fish",
    "fish",
    (*_of_shape("", "bf"), *_of_shape("finned", "fbf"), *_of_shape("sashimi", "sbf")),
)
COMPLEX_FISH = Family(
    "Complex fish",
    "fish",
    (
        *_of_shape("franken", "ff"),
        *_of_shape("finned_franken", "fff"),
        *_of_shape("mutant", "mf"),
        *_of_shape("finned_mutant", "fmf"),
        CatalogueEntry(
            "kraken_fish_1", "Kraken Fish Type 1", ("Finned Fish with Chains", "kf1"), _fish
        ),
        CatalogueEntry("kraken_fish_2", "Kraken Fish Type 2", ("kf2",), _fish),
    ),
)
