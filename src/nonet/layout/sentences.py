"""Sentences: what a constraint says in words, as data that every language can put into words."""

from __future__ import annotations

from typing import NamedTuple


class Letter(NamedTuple):
    """The letter that the marks of a rule show; see `nonet.layout.marks.letters_of`."""

    key: str


class Named(NamedTuple):
    """A rule by the name of its kind, which is translated, and its cells and values."""

    kind: str
    details: str


Value = int | str | Letter | tuple[Named, ...]


class Sentence(NamedTuple):
    """What a rule says.

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
