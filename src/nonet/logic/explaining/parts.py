"""What a step consists of, in the words of its sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nonet.layout import House
from nonet.logic._names import cells_text
from nonet.logic.words import Words
from nonet.logic.words._values import Houses, Listing, YesNo, text_of

if TYPE_CHECKING:
    from nonet.logic._step import Group, Step

Use = Literal["if", "then", "that"]
"""A condition, what follows from one, or a statement by itself."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where to look, in words, and the houses that they name."""

    text: str
    houses: tuple[House, ...] = ()


class Parts:
    """A step as the sentences of a language speak of it."""

    __slots__ = ("size", "step", "words")

    def __init__(self, step: Step, words: Words) -> None:
        self.step = step
        self.size = step.layout.size
        self.words = words

    def groups(self, *roles: str) -> list[Group]:
        """Groups of candidates, not houses, that play one of these parts."""
        return [group for group in self.step.groups if group.role in roles and group.house is None]

    def of_role(self, *roles: str) -> list[int]:
        """Their cells, ascending."""
        return sorted({cell for group in self.groups(*roles) for cell in group.cells})

    def cells(self, *roles: str) -> Listing:
        """The same by name."""
        return self.named(self.of_role(*roles))

    def named(self, cells: Iterable[int]) -> Listing:
        """Names of cells."""
        wanted = set(cells)
        return self.several(cells_text(wanted, self.size).split(), count=len(wanted))

    def has(self, role: str) -> bool:
        """Whether any candidates or houses play this part."""
        return any(group.role == role for group in self.step.groups)

    def several(self, things: Collection[object], *, count: int | None = None) -> Listing:
        """Anything that a sentence lists."""
        return Listing(things, self.words, count=count)

    def digits(self, *roles: str) -> Listing:
        """Digits of the groups, houses too, that play one of these parts."""
        return self.several(
            sorted(
                {
                    digit
                    for group in self.step.groups
                    if group.role in roles
                    for digit in group.digits
                }
            )
        )

    def all_digits(self) -> Listing:
        """Digits of all groups; without any, those of the result."""
        found = {digit for group in self.step.groups for digit in group.digits}
        return self.several(sorted(found or {digit for _, digit in self.conclusions}))

    def gone(self) -> Listing:
        """Digits that the step eliminates."""
        return self.several(sorted({digit for _, digit in self.step.eliminations}))

    @property
    def conclusions(self) -> tuple[tuple[int, int], ...]:
        """Candidates that are placed or eliminated."""
        return self.step.placements + self.step.eliminations

    def houses(self, *roles: str) -> Houses:
        """Houses that play one of these parts."""
        numbers = [
            group.house
            for group in self.step.groups
            if group.role in roles and group.house is not None
        ]
        return self.named_houses(
            [self.step.layout.houses[number] for number in dict.fromkeys(numbers)]
        )

    def named_houses(self, houses: Sequence[House]) -> Houses:
        """Names of houses."""
        return Houses(houses, self.words)

    def place(self, text: str, houses: Houses) -> Place:
        """Where to look: a text with the names of these houses."""
        return Place(text.format(house=houses), houses.houses)

    def smallest_house(self, cells: Sequence[int]) -> House | None:
        """The smallest house around these cells: a box, or else a line."""
        wanted = set(cells)
        houses = sorted(self.step.layout.houses, key=lambda house: not house.is_region)
        return next((house for house in houses if wanted.issubset(house.cells)), None)

    def house_of(self, cells: Sequence[int]) -> Houses:
        """The name of the smallest house around these cells, or nothing."""
        house = self.smallest_house(cells)
        return self.named_houses([] if house is None else [house])

    @property
    def result(self) -> str:
        """What follows: ``r4c7 is 5``, ``3 and 5 can be removed from r4c1``."""
        step, words = self.step, self.words
        parts = [
            words.is_placed.format(cell=self.named([cell]), digit=digit)
            for cell, digit in step.placements
        ]
        cells_of: dict[int, list[int]] = {}
        for cell, digit in step.eliminations:
            cells_of.setdefault(digit, []).append(cell)
        digits_of: dict[tuple[int, ...], list[int]] = {}
        for digit in sorted(cells_of):
            digits_of.setdefault(tuple(sorted(cells_of[digit])), []).append(digit)
        parts += [
            words.can_go.format(digits=self.several(digits), cells=self.named(cells))
            for cells, digits in digits_of.items()
        ]
        return words.semicolon.join(parts)

    def node(self, group: Group, use: Use, *, true: bool) -> str:
        """What a node of a chain says: ``r4c7 is 5``, ``then 5 is not in r4c78``."""
        words = self.words
        in_cell = {"if": words.if_cell, "then": words.then_cell, "that": words.that_cell}
        of_digit = {"if": words.if_digit, "then": words.then_digit, "that": words.that_digit}
        cells, digits = self.named(group.cells), self.several(group.digits)
        if cells.count == 1:
            return in_cell[use].format(cell=cells, digits=digits, true=YesNo(true=true))
        return of_digit[use].format(cells=cells, digits=digits, true=YesNo(true=true))

    def text(self, *sentences: str) -> str:
        """Sentences one after the other."""
        return text_of(sentences, self.words)
