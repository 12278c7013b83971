"""What a language says of a technique."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """The texts of a `Technique` in a language.

    Attributes
    ----------
    title
        Its name.
    phrase
        The same as the sentence `Words.nudge` needs it.
    description
        What it is and why it holds.
    """

    title: str
    phrase: str
    description: str


def told(title: str, description: str) -> Told:
    """The texts in a language whose sentences leave a title as it is."""
    return Told(title, title, description)


def told_fish(
    shapes: Mapping[str, tuple[str, str]], sizes: Mapping[str, tuple[str, str, str]]
) -> dict[str, Told]:
    """Fish of all shapes and sizes.

    Parameters
    ----------
    shapes
        Prefix of the name → title and description, with ``{fish}`` and ``{number}`` in them.
    sizes
        Name → title, article, and number of base houses.
    """
    return dict(_told_fish(shapes, sizes))


def _told_fish(
    shapes: Mapping[str, tuple[str, str]], sizes: Mapping[str, tuple[str, str, str]]
) -> Iterator[tuple[str, Told]]:
    for prefix, (shape, description) in shapes.items():
        for name, (fish, article, number) in sizes.items():
            title = shape.format(fish=fish)
            phrase = f"{article} {title}".strip()
            yield f"{prefix}{name}", Told(title, phrase, description.format(number=number))
