"""What an argument says of unions of houses, and of cases: the base of `RuleReplay`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import permutations, product

from tests.logic.printed_arguments import CELLS, HOUSES, Masks, Replay, cells_in, digits_in

from nonet.layout import Constraint

# Rules made of others say so in parentheses.
_MADE = (
    r"\((?:all of several|must fail|with a condition|at least one|a number|one of several kinds"
    r"|one total)[^()]*\)"
)
RULES = rf"the (?!rest)(?:[^;()]|{_MADE})*?"
EITHER = r"[0-9]+(?:(?:, [0-9]+)* or [0-9]+)?"
_LEFT = (
    ".* has no (?:candidate|place) .*|.* does not allow|.* cannot be satisfied"
    "|.* leaves only this: .*"
)
_WAYS = r"[0-9+-]+(?:(?:, [0-9+-]+)* or [0-9+-]+)?"


class CaseReplay(Replay):
    """The argument of a step that counts a digit in unions of houses, or goes through cases."""

    _supposed: Masks

    def _case_facts(self) -> dict[str, Callable[..., bool]]:
        return {
            rf"({HOUSES}) have the same digits as ({HOUSES})": lambda lines, others: (
                len(self._houses(lines)) == len(self._houses(others))
            ),
            rf"({HOUSES}) have each digit once more often than ({HOUSES})": lambda lines, others: (
                len(self._houses(lines)) == len(self._houses(others)) + 1
            ),
            rf"leaving out the cells that both contain, ({CELLS}) hold the same digits as"
            rf" ({CELLS}), each equally often": lambda cells, others: self._leftovers(
                cells, others, 0
            ),
            rf"leaving out the cells that both contain, ({CELLS}) hold the digits of ({CELLS}), and"
            r" each digit once more": lambda cells, others: self._leftovers(cells, others, 1),
            rf"leaving out the cells that both contain, ({CELLS}) hold each digit once": (
                lambda cells: self._leftovers(cells, "", 1)
            ),
            rf"({CELLS}) (?:has|have) no place for ({EITHER})": self._no_place,
            rf"({CELLS}) (?:has|have) ([0-9]+) at (least|most) (once|twice|[0-9]+ times): (.*)": (
                self._counted_there
            ),
            r"so [0-9]+ is there exactly that often": lambda: True,
            r"each of these groups has one: .*|so one of .* is [0-9]+": lambda: True,
            rf"suppose, for example, that ({CELLS}) is ([0-9]+)": self._suppose,
            rf"with ({_WAYS}) in ({CELLS}), ({_LEFT})": self._case,
            rf"then ({_LEFT})": lambda what: self._case("", "", what),
            rf"there are ([0-9]+) ways to fill ({CELLS}) by {RULES} then, and none of them .*": (
                lambda count, cells: int(count) > 1 and bool(cells)
            ),
        }

    # What unions of houses leave

    def _leftovers(self, cells: str, others: str, copies: int) -> bool:
        """Whether cells are what one union of houses has alone, and others what another one has."""
        sides = [
            {cell for house in self.step.houses(role) for cell in house.cells}
            for role in ("base", "cover")
        ]
        apart = [sides[0] - sides[1], sides[1] - sides[0]]
        named = [{*cells_in(text, self.size)} for text in (cells, others)]
        difference = len(self.step.houses("base")) - len(self.step.houses("cover"))
        return named in (apart, apart[::-1]) and abs(difference) == copies

    def _no_place(self, cells: str, digits: str) -> bool:
        return not any(
            self._can_be(cell, digit)
            for cell in cells_in(cells, self.size)
            for digit in digits_in(digits)
        )

    def _counted_there(self, cells: str, digit: str, kind: str, times: str, why: str) -> bool:
        """Whether cells have a digit that often, by what is said of some of them."""
        value, named = int(digit), {*cells_in(cells, self.size)}
        placed = {cell for cell in named if self.state.grid.digits[cell] == value}
        open_cells = {cell for cell in named - placed if self._can_be(cell, value)}
        begins = rf"one (?:at|place)|{HOUSES} has it|{CELLS} (?:has|have) it"
        clauses = re.split(rf"(?:, and | and |, )(?={begins})", why)
        parts = [{*cells_in(clause, self.size)} for clause in clauses]
        parts = [part for part in parts if part]
        said: set[int] = set()
        count = 0
        for part in parts:
            assert part <= named - said, why
            said |= part
            if part <= placed:
                count += len(part)
                continue
            count += 1
            if kind == "most":
                assert all(part - {cell} <= self.layout.peers[cell] for cell in part)
            else:
                assert any(
                    {c for c in house.cells if self._can_be(c, value)} == part
                    for house in self.layout.houses
                ), why
        words = {"once": 1, "twice": 2}
        wanted = words[times] if times in words else digits_in(times)[0]
        assert kind == "least" or open_cells | placed == said, why
        return count == wanted

    # What is left in a case

    def _case(self, listed: str, cells: str, what: str) -> bool:
        """Whether each way to fill some cells leaves what is said."""
        named = sorted(cells_in(cells, self.size))
        every: list[tuple[int, ...]] = []
        for text in re.split(", | or ", listed):
            digits = tuple(digits_in(text))
            every += permutations(digits) if "+" in text else [digits]
        return all(self._is_left(dict(zip(named, way, strict=True)), what) for way in every)

    def _is_left(self, filled: dict[int, int], what: str) -> bool:
        masks = [*self._supposed]
        known = {c: m.bit_length() for c, m in enumerate(masks) if m.bit_count() == 1}
        for cell, digit in {**known, **filled}.items():
            if not masks[cell] >> digit - 1 & 1:
                return True
            masks[cell] = 1 << digit - 1
            self._exclude(masks, [cell], [digit])
        if found := re.fullmatch(rf"({CELLS}) has no candidate left", what):
            return not any(masks[cell] for cell in cells_in(found[1], self.size))
        if found := re.fullmatch(rf"({HOUSES}) has no place for ([0-9]+)", what):
            (house,) = self._houses(found[1])
            return not self._places(masks, house, int(found[2]))
        if found := re.fullmatch(rf"(.*), which ({RULES}) does not allow", what):
            rules = self._named_in_step(found[2])
            return self._are_left(masks, found[1]) and any(
                self._has_none(masks, rule, {}) for rule in rules
            )
        if found := re.fullmatch(rf"({RULES}) cannot be satisfied", what):
            return any(self._has_none(masks, rule, {}) for rule in self._named_in_step(found[1]))
        found = re.fullmatch(rf"({RULES}) leaves only this: (.*)", what)
        assert found is not None, what
        for rule in self._named_in_step(found[1]):
            after = [*masks]
            self._leave(after, rule)
            if self._are_left(after, found[2]):
                return True
        return False

    def _are_left(self, masks: Masks, said: str) -> bool:
        """Whether cells have no other candidates than those that are said."""
        every = (1 << self.size) - 1
        found = re.findall(rf"({CELLS}) (?:is|are)( not)?(?: each)? ({EITHER})", said)
        assert found, said
        for cells, no, digits in found:
            bits = sum(1 << digit - 1 for digit in digits_in(digits))
            for cell in cells_in(cells, self.size):
                if masks[cell] & ~(every & ~bits if no else bits):
                    return False
        return True

    def _suppose(self, cell: str, digit: str) -> bool:
        self._supposed = self._assumed([f"{cell} is {digit}"])
        return True

    def _leave(self, masks: Masks, rule: Constraint) -> None:
        """Take away what occurs in no filling of a rule."""
        scope = {*rule.scope(self.layout)}
        if len(scope) == self.layout.cell_count:
            scope &= {c for group in self.step.groups for c in group.cells}
        left = self._occurring(masks, rule, sorted(scope))
        for cell in scope:
            masks[cell] &= left[cell]

    def _named_in_step(self, name: str) -> list[Constraint]:
        """The rules with one of some names that the step speaks of."""
        own = self.step.rules()
        names = re.split(", (?=the )| and (?=the )", name)
        return [rule for one in names for rule in self._rules_of[one] if rule in own]

    def _occurring(self, masks: Masks, rule: Constraint, cells: Sequence[int]) -> dict[int, int]:
        """The candidates of some cells that occur in fillings of a rule."""
        found = dict.fromkeys(cells, 0)
        for cell, digit in product(cells, range(1, self.size + 1)):
            if masks[cell] & ~found[cell] & 1 << digit - 1:
                filling = self._filling(masks, rule, {cell: digit}) or {}
                for one, value in filling.items():
                    if one in found:
                        found[one] |= 1 << value - 1
        return found
