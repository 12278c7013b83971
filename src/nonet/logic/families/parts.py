"""The parts of a step, in the words of its sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from nonet.grid import Candidates
from nonet.layout import Constraint, House
from nonet.logic._step_data import Group, Link, StepData
from nonet.logic.languages import (
    CellNames,
    Houses,
    Listing,
    RuleName,
    Texts,
    YesNo,
    named_cells,
)
from nonet.logic.rule_names import definite_name

Use = Literal["if", "also", "then", "that"]
"""A condition, one more, what follows from them, or a statement by itself."""


_ALSO: dict[Use, Use] = {"if": "also", "also": "also", "then": "that", "that": "that"}
"""How a statement goes on that began so."""


@dataclass(frozen=True, slots=True)
class Where:
    """Where to look, in words, and the houses that they name."""

    text: str
    houses: tuple[House, ...] = ()
    named: Houses | None = None
    rule: RuleName | None = None
    place: str = ""
    """Where the rule is, after its name."""
    is_house: bool = False
    """Whether a house is looked at in place of a rule, which words of its own do not suit."""


class Parts:
    """A step as the sentences of a language speak of it."""

    __slots__ = ("names", "size", "state", "step", "texts", "whole")

    def __init__(
        self,
        step: StepData,
        texts: Texts,
        names: CellNames = "rc",
        *,
        whole: bool = False,
        state: Candidates | None = None,
    ) -> None:
        self.step = step
        self.state = state
        self.whole = whole
        self.names: CellNames = names
        self.size = step.layout.size
        self.texts = texts

    def say(self, message: str, **values: object) -> str:
        """The text of a message with these values."""
        return self.texts.say(message, **values)

    def groups(self, *roles: str) -> list[Group]:
        """Groups of candidates, not houses, that play one of these parts."""
        return [group for group in self.step.groups if group.role in roles and group.house is None]

    def of_role(self, *roles: str) -> list[int]:
        """Their cells, ascending."""
        return sorted({cell for group in self.groups(*roles) for cell in group.cells})

    def cells(self, *roles: str, within: Houses | None = None) -> Listing:
        """The same by name, in a sentence that also names the house that they are within."""
        return self.named(self.of_role(*roles), within=within)

    def named(self, cells: Iterable[int], *, within: Houses | None = None) -> Listing:
        """Names of cells, in a sentence that also names the house that they are within."""
        houses = () if within is None else within.houses
        return named_cells(cells, self.step.layout, self.texts, self.names, within=houses)

    def has(self, role: str) -> bool:
        """Whether any candidates or houses play this part."""
        return any(group.role == role for group in self.step.groups)

    def listing(self, things: Collection[object], *, count: int | None = None) -> Listing:
        """Anything that a sentence lists."""
        return Listing(things, self.texts, count=count)

    def digits(self, *roles: str) -> Listing:
        """Digits of the groups, houses too, that play one of these parts."""
        return self.listing(
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
        return self.listing(sorted(found or {digit for _, digit in self.conclusions}))

    def gone(self) -> Listing:
        """Digits that the step eliminates."""
        return self.listing(sorted({digit for _, digit in self.step.eliminations}))

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
        return Houses(houses, self.texts)

    def where(self, message: str, houses: Houses) -> Where:
        """Where to look: a message with the names of these houses."""
        return Where(self.say(message, house=houses), houses.houses, houses)

    def rule(self) -> RuleName:
        """The rule of the step: *the cage of 15*."""
        return self.name_of(self.step.rules()[0])

    def named_rules(self, numbers: Iterable[int]) -> Listing:
        """Rules by name, those of one name once: *the thermometer and the white dot*."""
        constraints = self.step.layout.constraints
        names = (str(self.name_of(constraints[number])) for number in numbers)
        return self.listing(list(dict.fromkeys(names)))

    def origins(self, groups: Iterable[Group]) -> Listing:
        """What groups of rules name: rules, or houses whose cells differ."""
        houses = [group.house for group in groups if group.house is not None]
        rules = [group.rule for group in groups if group.rule is not None]
        if not houses:
            return self.named_rules(rules)
        names = self.named_houses([self.step.layout.houses[n] for n in dict.fromkeys(houses)])
        return self.listing([*self.named_rules(rules).things, str(names)]) if rules else names

    def name_of(self, constraint: Constraint) -> RuleName:
        """A rule of the layout in a sentence: *the cage of 15*."""
        return definite_name(constraint, self.step.layout, self.texts)

    def numbered_rule(self, number: int) -> RuleName:
        """A rule by its number in the layout."""
        return self.name_of(self.step.layout.constraints[number])

    def rule_of_link(self, link: Link) -> RuleName | None:
        """The rule by which candidates exclude each other that do so neither in a cell nor a house.

        The groups of rules of a chain are those of such links, in their order.
        """
        rules = [
            group.rule
            for group in self.step.groups
            if group.role == "rule" and group.rule is not None
        ]
        links = [item for item in self.step.links if rules and self._needs_rule(item)]
        if link not in links or len(links) != len(rules):
            return None
        return self.numbered_rule(rules[links.index(link)])

    def _needs_rule(self, link: Link) -> bool:
        """Whether a weak link is there by a rule alone."""
        start, end = self.step.groups[link.start], self.step.groups[link.end]
        if link.strong or not start.cells or not end.cells or start.cells == end.cells:
            return False
        houses = self.step.layout.cell_houses
        return start.digits != end.digits or any(
            one != other and {*houses[one]}.isdisjoint(houses[other])
            for one in start.cells
            for other in end.cells
        )

    def at_rule(self, *roles: str) -> Where:
        """Where to look: the rule of the step, and the house that it is in or begins in."""
        cells = self.of_role(*roles or ("rule_cell", "pivot"))
        first = next((group.cells for group in self.groups("pivot", "rule_cell")), (0,))
        return self.where_rule_is(self.rule(), cells, first)

    def where_rule_is(self, rule: RuleName, cells: Sequence[int], first: Sequence[int]) -> Where:
        """Where to look: a rule, and the house that its cells are in or the first ones."""
        house = self.smallest_house(cells)
        is_inside = house is not None
        house = house or self.smallest_house(first)
        houses = self.named_houses([] if house is None else [house])
        side = "in" if is_inside else "from"
        return Where(
            self.say(f"at-rule-{side}-house", rule=rule, house=houses),
            houses.houses,
            houses,
            rule,
            self.say("in-house" if is_inside else "from-house", house=houses),
        )

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
        """The conclusion: ``r4c7 is 5``, ``3 and 5 can be removed from r4c1``."""
        step = self.step
        with_roles = {pair for pair in self.conclusions if self.role_of(*pair)}
        parts = [
            self.say("placed", cell=self.named([cell]), digit=digit)
            for cell, digit in step.placements
            if (cell, digit) not in with_roles
        ]
        eliminated = [pair for pair in step.eliminations if pair not in with_roles]
        parts += [
            self.say("eliminated", digits=self.listing(digits), cells=self.named(cells))
            for digits, cells in self.grouped(eliminated)
        ]
        for true, pairs in ((True, step.placements), (False, step.eliminations)):
            parts += [
                self.with_role(cell, value, "that", true=true)
                for cell, value in pairs
                if (cell, value) in with_roles
            ]
        return self.say("semicolon").join(parts)

    def role_of(self, cell: int, value: int, *, true: bool = True) -> str:
        """What a cell is by the value of its variable: *a doubler*; empty where it has no word."""
        place = self.step.layout.place_of(cell)
        if place is None or place[1] is None:
            return ""
        message = f"role-{place[0].name}-{value}"
        if message not in self.texts:
            return ""
        return self.say(message if true else f"{message}.not")

    def with_role(self, cell: int, value: int, use: Use, *, true: bool) -> str:
        """The statement that a cell has a role: *r3c4 is a doubler*."""
        place = self.step.layout.place_of(cell)
        assert place is not None
        assert place[1] is not None
        role = self.role_of(cell, value, true=true)
        return self.say(f"{use}-role", cell=self.named([place[1]]), role=role)

    def node(self, group: Group, use: Use, *, true: bool) -> str:
        """The sentence of a node of a chain: ``r4c7 is 5``, ``then 5 is not in r4c78``.

        Of a contradiction: what is left without a digit or a place, or the rule that is broken.
        """
        cells, digits = self.named(group.cells), self.listing(group.digits)
        if group.role == "conclusion" and group.rule is not None:
            return self.say("then-broken", rule=self.numbered_rule(group.rule))
        if group.role in {"rule", "conclusion"} and group.house is not None and not digits:
            return self.say(
                "then-broken" if group.role == "conclusion" else f"{use}-rule",
                rule=self.origins([group]),
            )
        if group.rule is not None:
            return self.say(f"{use}-rule", rule=self.numbered_rule(group.rule))
        if group.house is not None:
            house = self.named_houses([self.step.layout.houses[group.house]])
            return self.say("then-no-place", digits=digits, house=house)
        if group.role == "conclusion" and digits.count > 1:
            return self.say("then-no-digit", cell=cells)
        yes: YesNo = "yes" if true else "no"
        if cells.count == 1 and all(self.role_of(group.cells[0], n) for n in group.digits):
            nodes = [
                self.with_role(group.cells[0], n, use if not at else _ALSO[use], true=true)
                for at, n in enumerate(group.digits)
            ]
            return self.listing(nodes).ending("last-or" if true else "last-and")
        if cells.count == 1:
            return self.say(f"{use}-cell", cell=cells, digits=digits, true=yes)
        return self.say(f"{use}-digit", cells=cells, digits=digits, true=yes)

    def grouped(
        self, candidates: Iterable[tuple[int, int]]
    ) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Digits with the cells that they are in.

        Digits with the same cells are named together, or cells with the same digits, if that is
        shorter.
        """
        return _grouped(candidates)

    def clause(self, statements: Sequence[str]) -> str:
        """Statements in one clause: ``r1c2 is 3, r4c2 is not 5 and 7 is not in r6c12``."""
        *most, last = statements
        if not most:
            return last
        is_listed = any(self.say("last-and") in text for text in (most[-1], last))
        joint = self.say("last-long-clause" if is_listed else "last-clause")
        return self.say("pause").join(most) + joint + last

    def number(self, number: int) -> str:
        """A small number in words, a large one in digits."""
        return self.say("number", number=number)

    def text(self, *sentences: str) -> str:
        """Sentences one after the other."""
        return self.texts.joined(sentences)


def _grouped(
    eliminations: Iterable[tuple[int, int]],
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """As `Parts.grouped` says."""
    cells_of: dict[int, list[int]] = {}
    digits_of: dict[int, list[int]] = {}
    for cell, digit in sorted(eliminations):
        cells_of.setdefault(digit, []).append(cell)
        digits_of.setdefault(cell, []).append(digit)
    by_digit = _inverted({digit: cells_of[digit] for digit in sorted(cells_of)})
    by_cell = _inverted(digits_of)
    if len(by_cell) < len(by_digit):
        return list(by_cell.items())
    return [(digits, cells) for cells, digits in by_digit.items()]


def _inverted(lists: dict[int, list[int]]) -> dict[tuple[int, ...], tuple[int, ...]]:
    """The keys of each list."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for key, values in lists.items():
        found[tuple(values)] = (*found.get(tuple(values), ()), key)
    return found
