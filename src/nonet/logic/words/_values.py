"""The values in sentences, which name them in braces with the form after a colon."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from nonet.layout import House

if TYPE_CHECKING:
    from nonet.logic.words._words import Words


class Listing:
    """Things that a sentence lists.

    Forms: ``{cells}`` and ``{digits:or}`` list them, ``{cells:is|are}`` is the first text where
    there is one thing, else the second.

    Attributes
    ----------
    count
        How many there are; cells that share rows or columns are one text, but count each.
    """

    __slots__ = ("_things", "count", "words")

    def __init__(
        self, things: Collection[object], words: Words, *, count: int | None = None
    ) -> None:
        self._things = [str(thing) for thing in things]
        self.words = words
        self.count = len(things) if count is None else count

    def __bool__(self) -> bool:
        return self.count > 0

    def __str__(self) -> str:
        return format(self)

    def __format__(self, form: str) -> str:
        if "|" in form:
            return _chosen(form, first=self.count == 1)
        return self.listed(form)

    def listed(self, form: str) -> str:
        """The things in this form."""
        return self.words.listed(self._things, form)


class Houses(Listing):
    """Houses, those of a kind together: ``rows 2 and 7``; forms as a language has cases."""

    __slots__ = ("_numbers", "houses")

    def __init__(self, houses: Sequence[House], words: Words) -> None:
        super().__init__(houses, words)
        self.houses = tuple(houses)
        self._numbers: dict[str, list[int]] = {}
        for house in houses:
            self._numbers.setdefault(house.kind, []).append(house.index + 1)
        for numbers in self._numbers.values():
            numbers.sort()

    def listed(self, form: str) -> str:
        """The houses in this case."""
        return self.words.houses(self._numbers, form)


class YesNo:
    """Whether something is so: ``{true:is|is not}``."""

    __slots__ = ("_true",)

    def __init__(self, *, true: bool) -> None:
        self._true = true

    def __format__(self, form: str) -> str:
        return _chosen(form, first=self._true)


def _chosen(form: str, *, first: bool) -> str:
    one, other = form.split("|")
    return one if first else other


def text_of(sentences: Iterable[str], words: Words) -> str:
    """Sentences one after the other, those after the first with a capital."""
    first, *others = sentences
    return words.gap.join([first, *map(capitalized, others)])


def capitalized(text: str) -> str:
    """With a capital first, unless the text begins with the name of a cell."""
    is_cell = text[:1] == "r" and text[1:2].isdigit()
    return text if is_cell else text[:1].upper() + text[1:]
