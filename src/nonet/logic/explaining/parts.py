"""What a step consists of, in the words of its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from nonet.layout import House
from nonet.logic._words import cells_text, listed, several

if TYPE_CHECKING:
    from nonet.logic._step import Group, Step


class Parts:
    """A step as its sentences speak of it."""

    __slots__ = ("size", "step")

    def __init__(self, step: Step) -> None:
        self.step = step
        self.size = step.layout.size

    def groups(self, *roles: str) -> list[Group]:
        """Groups of candidates, not houses, that play one of these parts."""
        return [group for group in self.step.groups if group.role in roles and group.house is None]

    def of_role(self, *roles: str) -> list[int]:
        """Their cells, ascending."""
        return sorted({cell for group in self.groups(*roles) for cell in group.cells})

    def cells(self, *roles: str) -> str:
        """The same by name."""
        return self.named(self.of_role(*roles))

    def named(self, cells: Iterable[int]) -> str:
        """Names of cells, as a sentence lists them."""
        return listed(cells_text(cells, self.size).split())

    def count(self, *roles: str) -> int:
        """How many cells play one of these parts."""
        return len(self.of_role(*roles))

    def has(self, role: str) -> bool:
        """Whether any candidates or houses play this part."""
        return any(group.role == role for group in self.step.groups)

    def digits(self, *roles: str) -> list[int]:
        """Digits of the groups, houses too, that play one of these parts."""
        return sorted(
            {digit for group in self.step.groups if group.role in roles for digit in group.digits}
        )

    def all_digits(self) -> list[int]:
        """Digits of all groups; where there are none, those of the result."""
        found = {digit for group in self.step.groups for digit in group.digits}
        return sorted(found or {digit for _, digit in self.conclusions})

    @property
    def conclusions(self) -> tuple[tuple[int, int], ...]:
        """Candidates that are placed or eliminated."""
        return self.step.placements + self.step.eliminations

    def houses(self, *roles: str) -> str:
        """Houses that play one of these parts: ``rows 2 and 7``."""
        numbers = [
            group.house
            for group in self.step.groups
            if group.role in roles and group.house is not None
        ]
        return self.named_houses(
            [self.step.layout.houses[number] for number in dict.fromkeys(numbers)]
        )

    def named_houses(self, houses: Sequence[House]) -> str:
        """Names of houses, those of a kind together."""
        numbers: dict[str, list[int]] = {}
        for house in houses:
            numbers.setdefault(house.kind, []).append(house.index + 1)
        return listed(
            [
                f"{kind}{several(len(found), '', _ending(kind))} {listed(sorted(found))}"
                for kind, found in numbers.items()
            ]
        )

    def smallest_house(self, cells: Sequence[int]) -> House | None:
        """The house round these cells that is seen at a glance: a box, or else a line."""
        layout = self.step.layout
        wanted = set(cells)
        for kind in ("box", "region", "row", "column", "diagonal", "window", "group"):
            for house in layout.houses:
                if house.kind == kind and wanted <= set(house.cells):
                    return house
        return None

    def house_of(self, cells: Sequence[int]) -> str:
        """Its name; empty where there is none."""
        house = self.smallest_house(cells)
        return "" if house is None else house.name

    @property
    def result(self) -> str:
        """What follows: ``r4c7 is 5``, ``3 and 5 can go from r4c1``."""
        step = self.step
        parts = [f"{self.named([cell])} is {digit}" for cell, digit in step.placements]
        cells_of: dict[int, list[int]] = {}
        for cell, digit in step.eliminations:
            cells_of.setdefault(digit, []).append(cell)
        digits_of: dict[tuple[int, ...], list[int]] = {}
        for digit in sorted(cells_of):
            digits_of.setdefault(tuple(sorted(cells_of[digit])), []).append(digit)
        parts += [
            f"{listed(digits)} can go from {self.named(cells)}"
            for cells, digits in digits_of.items()
        ]
        return "; ".join(parts)

    def node(self, group: Group, *, true: bool) -> str:
        """What a node of a chain says: ``r4c7 is 5``, ``5 is not in r4c78``."""
        digits = listed(group.digits, "or")
        if len(group.cells) == 1:
            return f"{self.named(group.cells)} {'is' if true else 'is not'} {digits}"
        verb = several(len(group.digits), "is", "are")
        return f"{digits} {verb if true else verb + ' not'} in {self.named(group.cells)}"


def _ending(kind: str) -> str:
    return "es" if kind == "box" else "s"
