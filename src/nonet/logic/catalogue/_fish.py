"""Fish of all shapes and sizes, made from what the shapes and the sizes have in common."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.logic.catalogue._technique import Technique

_SIZES = {
    "x_wing": ("X-Wing", "two", ("2-Fish",)),
    "swordfish": ("Swordfish", "three", ("3-Fish",)),
    "jellyfish": ("Jellyfish", "four", ("4-Fish",)),
    "squirmbag": ("Squirmbag", "five", ("Starfish", "5-Fish")),
    "whale": ("Whale", "six", ("6-Fish",)),
    "leviathan": ("Leviathan", "seven", ("7-Fish",)),
}
"""Name → title, number of base houses, other names."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """A kind of fish: prefix of the names, family, letters of the short names, description."""

    prefix: str
    family: str
    short: str
    description: str


_FINS = (
    "Either the fins are all false, and then it is a fish; or one of them is true. So the digit "
    "can be removed from those other cells of the cover houses that see every fin."
)

_SHAPES = (
    _Shape(
        "",
        "Fish",
        "bf",
        "In {number} rows a digit has places in only {number} columns, or vice versa. These rows "
        "need it once each, which uses up these columns. So the digit can be removed from the "
        "columns' other cells.",
    ),
    _Shape(
        "finned",
        "Fish",
        "fbf",
        "In {number} rows a digit has places in only {number} columns but for a few more, the "
        "fins; or vice versa. " + _FINS,
    ),
    _Shape(
        "sashimi",
        "Fish",
        "sbf",
        "A finned fish of {number} rows and {number} columns, or vice versa, that would fall apart "
        "without its fins: one of the rows would have a single place left. " + _FINS,
    ),
    _Shape(
        "franken",
        "Complex fish",
        "ff",
        "A fish of {number} base and {number} cover houses in which boxes are combined "
        "with rows on one side, or with columns on the other. The base houses need the digit once "
        "each, which uses up the cover houses. So it can be removed from their other cells.",
    ),
    _Shape(
        "finned_franken",
        "Complex fish",
        "fff",
        "A Franken fish of {number} base and {number} cover houses with a few extra places, the "
        "fins. " + _FINS,
    ),
    _Shape(
        "mutant",
        "Complex fish",
        "mf",
        "A fish of {number} base and {number} cover houses in which rows and columns are on the "
        "same side. The base houses need the digit once each, which uses up the cover houses. So "
        "it can be removed from their other cells.",
    ),
    _Shape(
        "finned_mutant",
        "Complex fish",
        "fmf",
        "A mutant fish of {number} base and {number} cover houses with a few extra places, the "
        "fins. " + _FINS,
    ),
)

_KRAKEN = (
    Technique(
        "kraken_fish_1",
        "Kraken Fish Type 1",
        "a kraken fish (type 1)",
        "Complex fish",
        ("Finned Fish with Chains", "kf1"),
        "A finned fish whose fins do not all see the cell in question. But a chain leads from each "
        "fin that is true to the candidate being false. The body of the fish says the same, so the "
        "candidate can be removed.",
    ),
    Technique(
        "kraken_fish_2",
        "Kraken Fish Type 2",
        "a kraken fish (type 2)",
        "Complex fish",
        ("kf2",),
        "The places of a fish in one of its cover houses, together with its fins, are all that the "
        "digit can be true in. A chain leads from each of them to the same candidate being false, "
        "so it can be removed.",
    ),
)


def _fish() -> Iterator[Technique]:
    for shape in _SHAPES:
        for number, (name, (title, count, aliases)) in enumerate(_SIZES.items(), 2):
            words = [*shape.prefix.title().split("_"), title] if shape.prefix else [title]
            bare = title.replace("Wing", "wing") if name == "x_wing" else title.lower()
            kind = shape.prefix.replace("_", " ").replace("franken", "Franken")
            spoken = f"{kind} {bare}".strip()
            article = "an" if spoken.startswith("X") else "a"
            yield Technique(
                f"{shape.prefix}_{name}".strip("_"),
                " ".join(words),
                f"{article} {spoken}",
                shape.family,
                (
                    *(" ".join([*words[:-1], alias]) for alias in aliases),
                    f"{shape.short}{number}",
                ),
                shape.description.format(number=count),
            )


FISH = (*_fish(), *_KRAKEN)
