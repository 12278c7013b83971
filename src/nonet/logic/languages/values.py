"""The values in sentences, and the functions by which a message asks for a form of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal

from nonet._digits import digit_text
from nonet.layout import House
from nonet.logic.languages.texts import Texts, capitalized

YesNo = Literal["yes", "no"]
"""Whether something is so, for ``{ $true -> [yes] is *[no] is not }``."""


class Listing:
    """Things that a sentence lists; numbers are digits.

    Attributes
    ----------
    count
        How many there are; cells that share rows or columns are one text, but count each.
    """

    __slots__ = ("_things", "count", "texts")

    def __init__(
        self, things: Collection[object], texts: Texts, *, count: int | None = None
    ) -> None:
        self._things = [
            digit_text(thing) if isinstance(thing, int) else str(thing) for thing in things
        ]
        self.texts = texts
        self.count = len(things) if count is None else count

    @property
    def things(self) -> list[str]:
        """The texts that are listed."""
        return self._things

    def __bool__(self) -> bool:
        return self.count > 0

    def __str__(self) -> str:
        return self.texts.listed(self._things)

    def declined(self, case: str) -> str:
        """The things in a case, where that changes them."""
        del case
        return str(self)

    def ending(self, last: str) -> str:
        """The things with another word than "and" before the last: "last-or", "last-nor"."""
        return self.texts.listed(self._things, last)


class Cells(Listing):
    """Cells in words: each thing is a message, in the case that the sentence needs."""

    __slots__ = ("_messages",)

    def __init__(
        self, messages: Sequence[tuple[str, Mapping[str, object]]], texts: Texts, *, count: int
    ) -> None:
        super().__init__(
            [texts.say(name, **values) for name, values in messages], texts, count=count
        )
        self._messages = messages

    def declined(self, case: str) -> str:
        """The cells in a case, such as ".dative", of the languages that have it."""
        texts = self.texts
        return texts.listed(
            [
                texts.say(f"{name}{case}" if f"{name}{case}" in texts else name, **values)
                for name, values in self._messages
            ]
        )


class Houses(Listing):
    """Houses, those of a kind together: ``rows 2 and 7``."""

    __slots__ = ("_numbers", "houses")

    def __init__(self, houses: Sequence[House], texts: Texts) -> None:
        super().__init__(houses, texts)
        self.houses = tuple(houses)
        self._numbers: dict[str, list[int]] = {}
        for house in houses:
            self._numbers.setdefault(house.kind, []).append(house.index + 1)
        for numbers in self._numbers.values():
            numbers.sort()

    def __str__(self) -> str:
        return self.declined("")

    def declined(self, case: str) -> str:
        """The houses in a case, such as ".dative", of the languages that have it."""
        texts, named = self.texts, []
        for kind, numbers in self._numbers.items():
            message = f"house-{kind}" if f"house-{kind}" in texts else "house-other"
            if f"{message}{case}" in texts:
                message += case
            listed = texts.listed([str(number) for number in numbers], "last-number")
            named.append(texts.say(message, count=len(numbers), numbers=listed, kind=kind))
        are_lists = any(len(numbers) > 1 for numbers in self._numbers.values())
        return texts.listed(named, "last-houses" if are_lists else "last-and")


class RuleName(Listing):
    """The name of a rule in a sentence: *the thermometer*."""

    __slots__ = ("_declined", "_values")

    def __init__(self, kind: str, texts: Texts, *, name: str, text: str) -> None:
        super().__init__([texts.say("the-rule", name=name)], texts)
        self._values = {"name": name, "text": text or "none"}
        gender = f"gender-{kind}"
        self._declined = f"definite-{texts.say(gender)}" if gender in texts else f"definite-{kind}"

    def declined(self, case: str) -> str:
        """The name with its article, in the languages where that depends on the case."""
        message = f"{self._declined}{case}"
        return self.texts.say(message, **self._values) if message in self.texts else str(self)


def _count(value: object) -> int:
    assert isinstance(value, Listing)
    return value.count


def _or(value: object) -> str:
    assert isinstance(value, Listing)
    return value.ending("last-or")


def _nor(value: object) -> str:
    assert isinstance(value, Listing)
    return value.ending("last-nor")


def _in_case(case: str) -> Callable[[object], str]:
    def form(value: object) -> str:
        assert isinstance(value, Listing)
        return value.declined(case)

    return form


def _heading(phrase: object) -> str:
    """An English phrase without its article: "Naked pair" of "a naked pair"."""
    return capitalized(str(phrase).removeprefix("a ").removeprefix("an "))


def _small(text: str) -> str:
    """With a small letter first, unless the text begins with an abbreviation: *XV*."""
    is_word = text[1:2].islower() or text.startswith("A ")
    return text[:1].lower() + text[1:] if is_word else text


FUNCTIONS: Mapping[str, Callable[[object], object]] = {
    "COUNT": _count,
    "OR": _or,
    "NOR": _nor,
    "NOMINATIVE": _in_case(""),
    "DATIVE": _in_case(".dative"),
    "OF": _in_case(".of"),
    "CAPITAL": lambda text: capitalized(str(text)),
    "SMALL": lambda text: _small(str(text)),
    "HEADING": _heading,
}
"""Functions for messages: ``{ COUNT($cells) }``, ``{ OR($digits) }``, ``{ DATIVE($house) }`` …"""
