"""What is printed of houses and rules that need a digit, and of those that hold it once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tests.logic.first_filling import Undecided, first_filling
from tests.logic.printed_arguments import CELLS, HOUSES, Replay, cells_in

_RULED = re.compile(r"(the [^()]+?) \(([^)]*)\)")


class FishReplay(Replay):
    """The lines about one digit in houses and rules."""

    _digit = 0
    _needs: tuple[set[int], ...] = ()

    def _fish_facts(self) -> dict[str, Callable[..., bool]]:
        return {
            r"(.+) (?:needs|each need) ([0-9]+)": self._need,
            r"all (?:other )?places for [0-9]+ there are in (.+), which holds? it at most once"
            r"(?: each)?": self._are_limited,
            r"so no other cell of (?:that|these) is [0-9]+": lambda: True,
            rf"with ([0-9]+) in ({CELLS}, {CELLS}) cannot be [0-9]+(?: \(in part by .*\))?": (
                self._exclude_all
            ),
            r"no other place is left there": lambda: set().union(*self._needs) <= {*self._fins},
            r"that is one too few": lambda: True,
        }

    def _units(self, text: str) -> Iterator[tuple[str, set[int]]]:
        """Each house or rule that is named, with its places for the digit; of a house no name."""
        bit = 1 << self._digit - 1
        for name, cells in _RULED.findall(text):
            yield name, {*cells_in(cells, self.size)}
        for houses in re.findall(HOUSES, re.sub(r"\([^)]*\)", "", text)):
            for house in self._houses(houses):
                yield "", {cell for cell in house.cells if self.state.masks[cell] & bit}

    def _need(self, text: str, digit: str) -> bool:
        """Whether none of these can do without the digit, and none shares a place but a fin."""
        self._digit = int(digit)
        units = [*self._units(text)]
        self._needs = tuple(cells for _, cells in units)
        masks = [*self.state.masks]
        for name, cells in units:
            without = [
                mask & ~(1 << self._digit - 1) if cell in cells else mask
                for cell, mask in enumerate(masks)
            ]
            rules = [rule for rule in self._rules_of.get(name, ()) if self._covers(rule, cells)]
            if name and not any(self._has_none(without, rule, {}) for rule in rules):
                return False
        return bool(units)

    def _covers(self, rule: object, cells: set[int]) -> bool:
        return any(own is rule and cells <= own.scope(self.layout) for own in self.rules)

    def _are_limited(self, text: str) -> bool:
        """Whether all places but fins are in these, which hold the digit once."""
        units = [*self._units(text)]
        held = set().union(*self._needs) - {*self._fins}
        return (
            held <= set().union(*(cells for _, cells in units))
            and len(units) == len(self._needs) - bool(self._fins)
            and all(self._holds_once(name, cells) for name, cells in units if name)
        )

    def _holds_once(self, name: str, cells: set[int]) -> bool:
        peers = self.layout.peers
        return all(
            other in peers[cell]
            or any(
                self._has_none([*self.state.masks], rule, dict.fromkeys((cell, other), self._digit))
                for rule in self._rules_of[name]
                if self._covers(rule, cells)
            )
            for cell in cells
            for other in cells
            if cell < other
        )

    def _exclude_all(self, digit: str, named: str) -> bool:
        """Whether each cell that loses the digit leaves none of the others that are named it.

        It does so by sight or by the step's rules.
        """
        gone = {cell for cell, _ in self.step.eliminations}
        cells = cells_in(named, self.size)
        self._fins = [cell for cell in cells if cell not in gone]
        return gone <= {*cells} and all(
            fin in self.layout.peers[cell] or self._no_filling(cell, fin, int(digit))
            for cell in gone
            for fin in self._fins
        )

    def _no_filling(self, cell: int, fin: int, digit: int) -> bool:
        rules = self.step.rules()
        scope = {one for rule in rules for one in rule.scope(self.layout)} | {cell, fin}
        masks = self.state.masks
        options = {
            one: {d for d in range(1, self.size + 1) if masks[one] >> d - 1 & 1} for one in scope
        }
        options[cell] = options[fin] = {digit}
        try:
            return first_filling(self.layout, rules, options) is None
        except Undecided:
            return True
