"""The data of a step: what follows from the candidates by one technique, and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from nonet._json_form import JsonForm
from nonet.layout import Constraint, House, Layout


@dataclass(frozen=True, slots=True)
class Group(JsonForm):
    """Candidates that play one part in the argument: digits in cells, a house or a rule.

    Attributes
    ----------
    role
        The part: "pattern", "base", "cover", "fin", "als", "pivot", "on", "off" …
    digits
        Ascending; may be empty where the part is a house or a rule.
    cells
        Cell indices; empty where the part is a house or a rule.
    house
        Index in `Layout.houses`, or None.
    rule
        Index in `Layout.constraints`, or None.
    """

    json_name: ClassVar[str] = "group"

    role: str
    digits: tuple[int, ...]
    cells: tuple[int, ...]
    house: int | None
    rule: int | None = None


@dataclass(frozen=True, slots=True)
class Link(JsonForm):
    """From one group to another one: inference of a chain.

    Attributes
    ----------
    start, end
        Indices of the groups.
    strong
        True: if the first is false the second is true. False (weak): if the first is true the
        second is false.
    """

    json_name: ClassVar[str] = "link"

    start: int
    end: int
    strong: bool


@dataclass(frozen=True, slots=True)
class StepData:
    """The data of a `Step`: all that notation, JSON and sentences are made from."""

    technique: str
    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]
    groups: tuple[Group, ...] = field(repr=False)
    links: tuple[Link, ...] = field(repr=False)
    layout: Layout = field(repr=False)

    def houses(self, role: str) -> tuple[House, ...]:
        """Houses that play a part."""
        return tuple(
            self.layout.houses[group.house]
            for group in self.groups
            if group.role == role and group.house is not None
        )

    def is_rule_cell(self, group: Group) -> bool:
        """Whether a group of the step is a cell that one of its rules is about."""
        if group.role == "pivot":
            return any(other.role == "rule_cell" for other in self.groups)
        return group.role == "rule_cell"

    def rules(self, role: str = "rule") -> tuple[Constraint, ...]:
        """Rules beyond houses that play a part."""
        numbers = (group.rule for group in self.groups if group.role == role)
        constraints = self.layout.constraints
        return tuple(constraints[number] for number in dict.fromkeys(numbers) if number is not None)
