"""A step: what follows from the candidates by one technique, and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nonet.grid import Candidates
from nonet.layout import Layout
from nonet.logic._engine import ROLES, TECHNIQUES, RawStep

if TYPE_CHECKING:
    from nonet.layout import House


@dataclass(frozen=True, slots=True)
class Group:
    """Candidates that play one part in the argument of a step: digits in cells, or a house.

    Attributes
    ----------
    role
        The part: "pattern", "base", "cover", "fin", "als", "pivot", "on", "off" …
    digits
        Ascending; may be empty where the part is a house.
    cells
        Cell indices; empty where the part is a house.
    house
        Index in `Layout.houses`, or None.
    """

    role: str
    digits: tuple[int, ...]
    cells: tuple[int, ...]
    house: int | None


@dataclass(frozen=True, slots=True)
class Link:
    """From one group to another one: inference of a chain.

    Attributes
    ----------
    start, end
        Indices of the groups.
    strong
        True: if the first is false the second is true. False (weak): if the first is true the
        second is false.
    """

    start: int
    end: int
    strong: bool


@dataclass(frozen=True, slots=True)
class Step:
    """What follows from the candidates by one technique, and why.

    Attributes
    ----------
    technique
        Its name in the catalogue, such as "naked_pair".
    placements, eliminations
        Pairs of cell index and digit, ascending.
    groups, links
        The argument: candidates and houses with the parts that they play, and the inferences
        between them.
    layout
        Of the grid.
    """

    technique: str
    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]
    groups: tuple[Group, ...] = field(repr=False)
    links: tuple[Link, ...] = field(repr=False)
    layout: Layout = field(repr=False)

    def apply(self, candidates: Candidates) -> Candidates:
        """The candidates after the step."""
        for cell, digit in self.placements:
            candidates = candidates.place(cell, digit)
        return candidates.without(self.eliminations) if self.eliminations else candidates

    def houses(self, role: str) -> tuple[House, ...]:
        """Houses that play a part."""
        return tuple(
            self.layout.houses[group.house]
            for group in self.groups
            if group.role == role and group.house is not None
        )


def step_from(raw: RawStep, layout: Layout) -> Step:
    """The step that the native core found."""
    technique, placements, eliminations, groups, links = raw
    return Step(
        technique=TECHNIQUES[technique],
        placements=tuple(placements),
        eliminations=tuple(eliminations),
        groups=tuple(
            Group(ROLES[role], _digits(mask), tuple(cells), None if house < 0 else house)
            for role, mask, house, cells in groups
        ),
        links=tuple(Link(*link) for link in links),
        layout=layout,
    )


def _digits(mask: int) -> tuple[int, ...]:
    return tuple(digit + 1 for digit in range(mask.bit_length()) if mask >> digit & 1)
