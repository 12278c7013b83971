"""Colours of kinds of digits: low and high, odd and even, remainders, thirds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from nonet.logic._step_data import Group
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.languages import Listing

_OWN = ("colour_a", "colour_b", "colour_c")
_OF_TWO_KINDS = frozenset({"polarity_colouring", "parity_colouring"})
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class _Case(NamedTuple):
    """The kind of each colour, as its digits, and the groups that say what that leads to."""

    kinds: tuple[tuple[int, ...], ...]
    reason: list[Group]


class _Colours:
    """What a step says of colours, and of what follows from them."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        groups = parts.step.groups
        at = next(i for i, group in enumerate(groups) if _is_of_case(group))
        self.rules = [group.rule for group in groups[:at] if group.rule is not None]
        colours = [group for group in groups[:at] if group.role.startswith("colour_")]
        is_pair = parts.step.technique in _OF_TWO_KINDS
        own = _OWN[:2] if is_pair else _OWN
        self.own = {group.role: group.cells for group in colours if group.role in own}
        others = [group.cells for group in colours if group.role not in own]
        self.pairs = [*zip(others[::2], others[1::2], strict=True)]
        self.cases = list(_cases(groups[at:]))

    def joined(self) -> Iterator[str]:
        """The cells of each colour, and the rules that they hang together by."""
        say = self.parts.say
        lettered = [(_LETTERS[_OWN.index(role)], cells) for role, cells in self.own.items()]
        free = _LETTERS[2 if self.own else 0 :]
        lettered += zip(free, chain.from_iterable(self.pairs), strict=False)
        named = [
            say("coloured-cells", letter=letter, cells=self.named(cells))
            for letter, cells in lettered
        ]
        yield say(
            "kinds-joined",
            rules=self.parts.named_rules(self.rules),
            technique=self.parts.step.technique,
            groups=say("semicolon").join(named),
            count=len(named),
        )

    def case(self, case: _Case) -> str:
        """What follows from the kinds of the colours."""
        if not case.kinds:
            return self.parts.say("kinds-of-house", **self._house(case))
        state, what = self.state(self._counting(case)), self._what(case)
        return self.parts.say("suppose-kinds", state=state, what=what)

    def _counting(self, case: _Case) -> Sequence[Sequence[int]]:
        """The kinds of colours that matter: in a house those of its digits, or else there."""
        first = case.reason[0]
        if first.house is None:
            return case.kinds
        inside = {*self.parts.step.layout.houses[first.house].cells}
        return [
            digits
            if ({*first.digits} <= {*digits}) == (first.role == "house")
            and not inside.isdisjoint(self.own.get(role, ()))
            else ()
            for role, digits in zip(_OWN, case.kinds, strict=False)
        ]

    def state(self, kinds: Sequence[Sequence[int]]) -> str:
        """*A is low and B is high*."""
        said = [
            self.parts.say("kind-is", letter=letter, kind=self._kind(digits), number=digits[0] % 3)
            for letter, role, digits in zip("ABC", _OWN, kinds, strict=False)
            if role in self.own and digits
        ]
        return self.parts.clause(said)

    def other_state(self, kinds: Sequence[Sequence[int]]) -> str:
        """The same where of two kinds each colour is of the other one."""
        every = range(1, self.parts.size + 1)
        return self.state([[digit for digit in every if digit not in own] for own in kinds])

    def _kind(self, digits: Sequence[int]) -> str:
        technique, size = self.parts.step.technique, self.parts.size
        if technique == "parity_colouring":
            return "odd" if digits[0] % 2 else "even"
        if technique == "modular_colouring":
            return "remainder"
        return "low" if digits[0] == 1 else "high" if digits[-1] == size else "middle"

    def _what(self, case: _Case) -> str:
        say, first = self.parts.say, case.reason[0]
        if first.role == "conclusion":
            return say("breaks-cell", cell=self.named(first.cells))
        if first.rule is not None:
            return say("breaks-rule", rule=self.parts.numbered_rule(first.rule))
        values = self._house(case)
        count, digits = values["cells"].count, values["digits"].count
        if count == 0:
            return say("breaks-house", digit=values["digits"], house=values["house"])
        if count < digits:
            return say("breaks-digits", **values)
        return say("breaks-cells" if count > digits else "kinds-taken", count=digits, **values)

    def _house(self, case: _Case) -> dict[str, Listing]:
        """A house, digits of a kind, and the cells that are of this kind there."""
        parts, first = self.parts, case.reason[0]
        assert first.house is not None
        house = parts.step.layout.houses[first.house]
        inside = {*house.cells}
        cells = {cell for group in case.reason[1:] for cell in group.cells}
        for role, digits in zip(_OWN, case.kinds, strict=False):
            if {*first.digits} <= {*digits}:
                cells |= inside.intersection(self.own.get(role, ()))
        named = parts.named_houses([house])
        things = [str(parts.named(cells, within=named))] if cells else []
        count = len(cells)
        for pair in self.pairs if first.role == "house" else ():
            both = [sorted(inside.intersection(own)) for own in pair]
            for two in zip(*both, strict=False):
                things.append(parts.say("one-of-cells", cells=self.named(two)))
                count += 1
        return {
            "house": named,
            "digits": parts.listing(first.digits),
            "cells": parts.listing(things, count=count),
        }

    def named(self, cells: Sequence[int]) -> Listing:
        """Names of cells."""
        return self.parts.named(cells)


def _is_of_case(group: Group) -> bool:
    return group.role == "assumption" or group.house is not None


def _cases(groups: Sequence[Group]) -> Iterator[_Case]:
    """The groups of each case: the kinds that are assumed, if any are, and why."""
    kinds: list[tuple[int, ...]] = []
    reason: list[Group] = []
    for group in groups:
        if group.role == "assumption":
            if reason:
                yield _Case(tuple(kinds), reason)
                kinds, reason = [], []
            kinds.append(group.digits)
        else:
            reason.append(group)
    yield _Case(tuple(kinds), reason)


def kind_colouring(parts: Parts) -> Argument:
    """The colours, what each kind of them leads to, and which is left of two."""
    colours = _Colours(parts)
    why = [*colours.joined(), *dict.fromkeys(map(colours.case, colours.cases))]
    first = colours.cases[0].kinds
    if first and len(colours.cases) == 1 and parts.step.technique in _OF_TWO_KINDS:
        why.append(parts.say("kinds-left", state=colours.other_state(first)))
    cells = parts.of_role("colour_a", "colour_b", "colour_c", "colour_d")
    house = parts.houses("house") if not first else parts.house_of(cells[:1])
    where = parts.where("near" if first else "in-house", house)
    return Argument(where, str(parts.named(cells)), parts.text(*why))
