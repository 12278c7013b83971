"""Sentences: what a constraint says in words, as data that every language can put into words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Letter(NamedTuple):
    """The letter that the marks of a rule show; see `letters_of`."""

    key: str


class Named(NamedTuple):
    """A rule by the name of its kind, which is translated, and its cells and values."""

    kind: str
    details: str


Value = int | str | Letter | tuple[Named, ...]


class Sentence(NamedTuple):
    """The sentence of a rule.

    Attributes
    ----------
    message
        Name of the message in nonet/locales/…/rules.ftl; empty: the text alone.
    values
        Names and values that the message puts in: numbers, texts, names of cells, letters.
    text
        The words of the one who made the rule up, which are not translated.
    """

    message: str
    values: tuple[tuple[str, Value], ...] = ()
    text: str = ""


def letters_of(marks: Iterable[object]) -> dict[str, str]:
    """The letter of each key that asks for one, in the order of the marks: A to Z, AA and so on.

    Examples
    --------
    >>> from nonet.layout.appearance import OutlineLook
    >>> from nonet.layout.marks import CellsOutline
    >>> letters_of([CellsOutline((0, 1), OutlineLook(), letter="x")])
    {'x': 'A'}
    """
    keys = dict.fromkeys(getattr(mark, "letter", "") for mark in marks)
    keys.pop("", None)
    return {key: _letter(number) for number, key in enumerate(keys)}


def _letter(number: int) -> str:
    letters = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, 26)
        letters = chr(65 + digit) + letters
    return letters
