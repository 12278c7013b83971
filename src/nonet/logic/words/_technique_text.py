"""The texts of a technique in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TechniqueText:
    """The texts of a `Technique` in a language.

    Attributes
    ----------
    title
        Name of the technique.
    phrase
        The name in the form that the sentence `Words.nudge` needs.
    description
        What the technique is and why it holds.
    """

    title: str
    phrase: str
    description: str


def text(title: str, description: str) -> TechniqueText:
    """The texts in a language that does not inflect titles."""
    return TechniqueText(title, title, description)


def fish_text(
    shapes: Mapping[str, tuple[str, str]], sizes: Mapping[str, tuple[str, str, str]]
) -> dict[str, TechniqueText]:
    """Fish of all shapes and sizes.

    Parameters
    ----------
    shapes
        Prefix of the name → title and description, with ``{fish}`` and ``{number}`` in them.
    sizes
        Name → title, article, and number of base houses.
    """
    return dict(_fish_texts(shapes, sizes))


def _fish_texts(
    shapes: Mapping[str, tuple[str, str]], sizes: Mapping[str, tuple[str, str, str]]
) -> Iterator[tuple[str, TechniqueText]]:
    for prefix, (shape, description) in shapes.items():
        for name, (fish, article, number) in sizes.items():
            title = shape.format(fish=fish)
            phrase = f"{article} {title}".strip()
            yield f"{prefix}{name}", TechniqueText(title, phrase, description.format(number=number))
