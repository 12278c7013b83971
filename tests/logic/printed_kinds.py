"""What an argument says of low and high, odd and even digits, remainders and thirds."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from tests.logic.printed_arguments import CELLS, DIGITS, HOUSES, cells_in, digits_in

from nonet import Candidates
from nonet.layout import House
from nonet.logic import Step
from nonet.logic.families.rule_premises import is_refuted

_IS = r"[A-Z] (?:is (?:low|middle|high|odd|even)|has remainder [0-2])"
_STATE = rf"{_IS}(?:(?:, | and |, and ){_IS})*"
_ONE_OF = rf"one of {CELLS}"
_COUNTED = rf"(?:{CELLS}|{_ONE_OF})(?:(?:, | and |, and )(?:{CELLS}|{_ONE_OF}))*"


class KindLines:
    """The lines of a step about kinds of digits, in its state."""

    def __init__(
        self, step: Step, state: Candidates, houses: Callable[[str], Sequence[House]]
    ) -> None:
        self._houses = houses
        self.step, self.state, self.size = step, state, state.size
        self.cells: dict[str, list[int]] = {}
        self.supposed: dict[str, str] = {}
        self.masks = [*state.masks]

    def read(self, line: str) -> bool:
        """Check a line; False where it is about something else."""
        facts: dict[str, Callable[..., bool]] = {
            r"by the .*, cells of one letter are [^:]*: (.*)": self._joined,
            rf"suppose ({_STATE})": self._suppose,
            rf"so ({_STATE})": self._left,
            r"then (.*)": self._follows,
            rf"in ({HOUSES}), ({_COUNTED}) have ({DIGITS})": lambda house, cells, digits: (
                self._count(house, cells, digits) == len(digits_in(digits))
            ),
        }
        for pattern, look in facts.items():
            found = re.fullmatch(pattern, line)
            if found is not None and (self.cells or look == self._joined):
                assert look(*found.groups()), f"{self.step.technique}: {line}"
                return True
        return False

    def _joined(self, groups: str) -> bool:
        for group in groups.split("; "):
            letter, named = group.split(" is ")
            self.cells[letter] = cells_in(named, self.size)
        coloured = [group for group in self.step.groups if group.role.startswith("colour_")]
        return [[*group.cells] for group in coloured] == [*self.cells.values()]

    def _kind(self, said: str) -> int:
        """The digits of a kind, as a mask."""
        first, last = {
            "low": (1, self.size // 2),
            "high": (self.size - self.size // 2 + 1, self.size),
        }.get(said, (1, self.size))
        third = self.size // 3
        if self.step.technique == "entropic_colouring":
            first = {"low": 1, "middle": third + 1, "high": 2 * third + 1}[said]
            last = first + third - 1
        digits = {*range(first, last + 1)}
        if said in {"odd", "even"}:
            digits = {digit for digit in digits if digit % 2 == (said == "odd")}
        if said.isdigit():
            digits = {digit for digit in digits if digit % 3 == int(said)}
        return sum(1 << digit - 1 for digit in digits)

    def _suppose(self, said: str) -> bool:
        self.supposed = dict(re.findall(r"([A-Z]) (?:is|has remainder) (\w+)", said))
        self.masks = [*self.state.masks]
        for letter, kind in self.supposed.items():
            for cell in self.cells[letter]:
                self.masks[cell] &= self._kind(kind)
        return len({*self.supposed.values()}) == len(self.supposed)

    def _left(self, said: str) -> bool:
        left = dict(re.findall(r"([A-Z]) is (\w+)", said))
        is_turned = all(left[letter] != kind for letter, kind in self.supposed.items())
        return is_turned and left.keys() == self.cells.keys()

    def _count(self, houses: str, cells: str, digits: str) -> int:
        """How many of the cells, and of those of which one counts, have only these digits."""
        [house] = self._houses(houses)
        wanted = sum(1 << digit - 1 for digit in digits_in(digits))
        every = [set(own) for own in self.cells.values()]
        pairs = [cells_in(found, self.size) for found in re.findall(_ONE_OF, cells)]
        assert all(any({*pair} <= a | b for a, b in pairwise(every)) for pair in pairs)
        named = cells_in(re.sub(_ONE_OF, "", cells), self.size)
        placed = {d for c in house.cells if (d := self.state.grid.digits[c])}
        free = ~sum(1 << digit - 1 for digit in placed)
        assert all(not self.masks[cell] & free & ~wanted for cell in named)
        assert {*named} | {cell for pair in pairs for cell in pair} <= {*house.cells}
        return len(named) + len(pairs)

    def _follows(self, what: str) -> bool:
        layout = self.state.layout
        if re.fullmatch("the .* cannot be satisfied", what) or what.endswith("candidate left"):
            cells = {cell for group in self.step.groups for cell in group.cells}
            possible = {
                cell: frozenset(d for d in range(1, self.size + 1) if self.masks[cell] >> d - 1 & 1)
                for cell in cells
            }
            return is_refuted(layout, self.step.rules(), possible)
        if found := re.fullmatch(rf"({HOUSES}) has no place for ({DIGITS})", what):
            return self._places(found[1], found[2]) == set()
        if found := re.fullmatch(rf"({HOUSES}) has only ({CELLS}) for ({DIGITS})", what):
            places = self._places(found[1], found[3])
            return places <= {*cells_in(found[2], self.size)} and len(places) < len(
                digits_in(found[3])
            )
        found = re.fullmatch(
            rf"({_COUNTED}) in ({HOUSES}) (?:both |all )?have only ({DIGITS})"
            r" (?:left|between them)",
            what,
        )
        if found is not None:
            return self._count(found[2], found[1], found[3]) > len(digits_in(found[3]))
        found = re.fullmatch(rf"({_COUNTED}) in ({HOUSES}) (?:has|have) ({DIGITS})", what)
        assert found is not None, what
        return self._count(found[2], found[1], found[3]) == len(digits_in(found[3]))

    def _places(self, houses: str, digits: str) -> set[int]:
        [house] = self._houses(houses)
        wanted = sum(1 << digit - 1 for digit in digits_in(digits))
        return {cell for cell in house.cells if self.masks[cell] & wanted}
