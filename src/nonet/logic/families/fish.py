"""Fish of all shapes and sizes, made from what shapes and sizes have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nonet.logic._notation import paths
from nonet.logic._step_data import Group, Link
from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.chains import chain_text
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.languages import Listing

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
    why = [
        parts.say(places, bases=bases, covers=covers, digit=digit, fins=fins, endo_fins=endo_fins)
    ]
    if parts.step.links:
        why += _kraken(parts, digit, fins)
    else:
        gone = parts.named([cell for cell, _ in parts.step.eliminations])
        uses = "uses-unless" if fins else "uses"
        why.append(parts.say(uses, bases=bases, covers=covers, digit=digit, fins=fins, gone=gone))
    cells = parts.cells("pattern") or fins
    return Argument(
        Where(parts.say("of-digit", digits=digit)),
        parts.say("digit-in-houses", digit=digit, houses=bases, cells=cells),
        parts.text(*why),
    )


def _kraken(parts: Parts, digit: Listing, fins: Listing) -> Iterator[str]:
    """The conclusion without the fins, or that one of several places is true, and the chains."""
    found = paths(parts.step.links)
    cover = parts.houses("house")
    if cover:
        starts = sorted({cell for path in found for cell in _start(parts, path).cells})
        yield parts.say("kraken-cover", digit=digit, house=cover, cells=parts.named(starts))
    else:
        yield parts.say(
            "uses-unless-chains",
            bases=parts.houses("base"),
            covers=parts.houses("cover"),
            digit=digit,
            fins=fins,
        )
    yield from (chain_text(parts, path) for path in found)
    if not cover:
        gone = parts.named([cell for cell, _ in parts.step.eliminations])
        yield parts.say("kraken-chains", digits=parts.gone(), cells=gone)


def _start(parts: Parts, path: Sequence[Link]) -> Group:
    return parts.step.groups[path[0].start]


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
