"""What an argument says of cages, sums and other rules, line by line: `RuleReplay`.

It reads the sentences as `Replay` does, and looks in the state beside them: which digits a cage
can hold, what cells sum to, which cells see which, and what one rule leaves to the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import pairwise, product

from tests.logic.linear_sums import leaves
from tests.logic.printed_arguments import (
    CELLS,
    DIGITS,
    HOUSES,
    Masks,
    cells_in,
    digits_in,
    number,
)
from tests.logic.printed_cases import EITHER, RULES, CaseReplay
from tests.logic.printed_fish import FishReplay
from tests.logic.printed_kinds import KindLines

from nonet import Candidates
from nonet.constraints import Cage
from nonet.constraints.strokes import strokes_of
from nonet.layout import Constraint, cell_name
from nonet.logic import Step
from nonet.logic.languages import texts_of_rules

_SETS = r"[0-9]+(?:\+[0-9]+)*(?:(?:, | or | and )[0-9]+(?:\+[0-9]+)*)*"
_RULE = rf"(?:the hidden cage of [0-9]+ in {CELLS}|the (?!rest)[^,;]*?)"
_CELL = r"r[0-9]+c[0-9]+"


def _sentence_patterns() -> re.Pattern[str]:
    """The sentences of rules and their short forms, with anything for what a rule fills in."""
    sources = texts_of_rules("en").messages.sources
    said = []
    for name, source in sources.items():
        if name.startswith(("rule-", "brief-")):
            flat = re.sub(r"\s+", " ", source.strip())
            while re.search(r"\{[^{}]*\}", flat):
                flat = re.sub(r"\{[^{}]*\}", "\0", flat)
            if not re.search("[a-z]", flat):  # all of it is the setter's own text
                continue
            said.append(re.escape(flat.removesuffix(".")).replace("\0", ".*"))
    return re.compile("|".join(said), re.IGNORECASE)


_SENTENCES = _sentence_patterns()


def seen_counts(size: int, place: int, digit: int) -> set[int]:
    """How many digits can be seen along a line with a digit at a place."""
    states = {(0, 0)}
    """The largest digit so far, and how many were seen."""
    for at in range(size):
        found = set()
        for largest, seen in states:
            if at == place:
                found.add((max(largest, digit), seen + (digit > largest)))
                continue
            held_back = 1 if at < place and digit < largest else 0
            if largest - at - held_back > 0:
                found.add((largest, seen))
            found |= {(d, seen + 1) for d in range(largest + 1, size + 1) if d != digit}
        states = found
    return {seen for largest, seen in states if largest == size}


class RuleReplay(FishReplay, CaseReplay):
    """The argument of a step of rules in its state."""

    _listed: Sequence[Collection[int]] = ()
    _seen: list[int]
    _left: int = 0
    """Of the total of houses, without the cages and cells that were named."""
    _limit: int | None = None
    _rest: int | None = None

    def __init__(self, step: Step, state: Candidates) -> None:
        super().__init__(step, state)
        self._killed: list[tuple[int, ...]] = []
        self._claimed: set[int] = set()
        self._kinds = KindLines(step, state, self._houses)

    def line(self, line: str) -> None:
        """Check one line; what the sentence of a rule says is no statement about the state."""
        first = line[:1].lower() + line[1:]
        if _SENTENCES.fullmatch(first) or self._kinds.read(first):
            return
        for pattern, look in (self._case_facts() | self._rule_facts()).items():
            found = re.fullmatch(pattern, first)
            if found is not None:
                assert look(*found.groups()), f"{self.step.technique}: {line}"
                return
        super().line(line)

    def _rule_facts(self) -> dict[str, Callable[..., bool]]:
        return self._fish_facts() | {
            rf"(?:with these candidates )?(so )?({_RULE}) can only be ({_SETS})"
            rf"(?:, so it has (.*))?": self._combinations,
            rf"that can only be ({_SETS})|they are all different, and so ({_SETS})": (
                lambda one, other: self._remember(one or other)
            ),
            rf"it is in ({CELLS}(?: or {CELLS})?) there, and no cell that sees (?:it|all of these)"
            r" can have it, too": self._see_places,
            rf"(?:that|of these, none) has (?:no|a|any of) ({EITHER})": self._none_has,
            rf"with these candidates ({_RULE}) has ([0-9]+) combinations": self._counted,
            rf"so ({_RULE}) has ([0-9]+) combinations left": self._counted_left,
            rf"every combination of ({_RULE}) has (.*?)(?:: ({_SETS}))?": self._needed,
            rf"({CELLS}) can only be ({EITHER})": self._has,
            rf"({HOUSES}) has room for ({DIGITS}) only in ({CELLS}), which belongs? to .*": (
                self._claim
            ),
            rf"(?:with|if {_RULE} were) ([0-9]+(?:\+[0-9]+)+), .*": self._kill,
            r"all of these have .*": lambda: True,
            rf"its places? there, ({CELLS}), (?:is|are all) in ({HOUSES})": lambda cells, houses: (
                {*cells_in(cells, self.size)} <= self._cells(houses)
            ),
            rf"(outside, )?({CELLS}) (?:is|sum to) ([0-9]+)": self._adds_up,
            r"added up, .*: (.*) = (−?[0-9]+)(?: with the digits? in (.*))?": self._left_of,
            rf"({HOUSES}) (sums?) to ([0-9]+)": self._house_total,
            r"the (?:cages|sums) there (?:sum to|are) ([0-9 +]+) = ([0-9]+)(?:, including .*)?": (
                self._totals_of_cages
            ),
            r"the rest, ([0-9]+), is .*": lambda rest: self._left == int(rest),
            r"that is ([0-9]+) too much, so .*": lambda more: self._left == -int(more),
            rf"so {CELLS} and {CELLS} have the same total": lambda: self._left == 0,
            rf"so the total of {CELLS} is ([0-9]+) (more|less) than that of {CELLS}": (
                lambda by, which: self._left == (int(by) if which == "more" else -int(by))
            ),
            rf"they are part of ({_RULE}); its other cells? ({CELLS}) (?:is|sum to) ([0-9]+)": (
                lambda _rule, _cells, _total: True
            ),
            rf"with ({DIGITS}|{EITHER}) in ({CELLS}), the remaining digits do not fit in the"
            r" other cells": lambda *_: True,
            rf"so ({CELLS}) take (?:both|all of) ({DIGITS})": lambda *_: True,
            rf"(?:each part of )?({_RULE}) sums to ({CELLS}), which is at (most|least) ([0-9]+)": (
                lambda _rule, cells, kind, total: self._bounds(cells, kind, total)
            ),
            rf"(?:each|the other) part of ({_RULE}) sums to the same as ({CELLS}), so to at"
            r" (most|least) ([0-9]+)": (
                lambda _rule, cells, kind, total: self._bounds(cells, kind, total)
            ),
            rf"({_RULE}) sums to (?:at (?:most|least) )?([0-9]+)": self._limited,
            rf"with these candidates, each part of ({_RULE}) can only sum to ([0-9]+)": (
                self._limited
            ),
            rf"(?:for each of ({CELLS}), )?the rest adds at (most|least) ([0-9]+)": (
                lambda _cells, _kind, rest: self._leaves(rest)
            ),
            rf"so ({CELLS}) (?:is|are each) at (most|least) ([0-9]+)": self._bounded,
            rf"({CELLS}) (?:sees|each see) all of them(?:, in part by .*)?": self._see_all,
            rf"in ({HOUSES}), ([0-9]+) can only go in ({CELLS})": self._places_kept,
            rf"({_RULE}) needs ([0-9]+), and only ({CELLS}) can hold it": self._must_have,
            r"so a cell that sees all of them is not [0-9]+": lambda: True,
            rf"suppose ({CELLS}) is ([0-9]+)": self._suppose,
            rf"by ({RULES})(?: \([^)]*\)(?:, then by ({RULES}) \([^)]*\))?)?,"
            r" ((?!candidates|the |.*see each other).*?)(?: then)?": self._breaks,
            r"however .* filled.*never .*": lambda: True,
            rf"(?:in {HOUSES}, )?({CELLS}) are joined two by two by .*": lambda _: True,
            rf"however they are filled, {CELLS} (?:sees|each see) {DIGITS} there": lambda: True,
            r"in this order they can only be .*": lambda: True,
            rf"the (?:cage|sum) there is ([0-9]+)(?:, including {CELLS} outside)?": (
                lambda total: (
                    self._totals_of_cages(total, total)
                    and any(getattr(one, "total", None) == int(total) for one in self.rules)
                )
            ),
            r"the removed candidates (?:do not allow that|fit none of these sums)": lambda: True,
            r"with .* (?:would be (?:at (?:most|least) )?[0-9]+|(?:that (?:sum|difference) cannot"
            r"|none of these sums can) be made)": lambda: True,
            rf"with ([0-9]+) in ({_CELL}) the other cells? would have to (?:be|sum to) ([0-9]+),"
            r" which (?:it|they) cannot": self._rest_is,
            rf"with ({EITHER}) in (?:one of )?({CELLS}) ({_RULE}) cannot be satisfied": (
                self._not_satisfied
            ),
            rf"({CELLS}) has (no|one|[0-9]+) cells? before it and (none|one|[0-9]+) after it, so it"
            r" is from ([0-9]+) to ([0-9]+)": self._along,
            r"no digit is (smaller|larger) than ([0-9]+)": lambda kind, digit: (
                int(digit) == (1 if kind == "smaller" else self.size)
            ),
            rf"({DIGITS}) (?:is|are) between no two digits": lambda digits: (
                {*digits_in(digits)} <= {1, self.size}
            ),
            rf"with ({EITHER}) in (?:one of )?({CELLS}) at (most|least) (one|[0-9]+) digits?"
            r" (?:is|are) seen": self._seen_from_side,
            rf"with ([0-9]+) in ({_CELL}), both ({CELLS}) would have to be ([0-9]+)": (
                self._both_sides
            ),
            rf"({DIGITS}) (?:has|have) no partner": lambda digits: all(
                self._only_partner(str(digit), None) for digit in digits_in(digits)
            ),
            rf"(with [0-9]+ in {_CELL} the [0-9]+ would be in {_CELL}.*)": self._rooms,
            rf"([0-9]+) can be in ({_CELL}) only if ({_CELL}) is ([0-9]+)": (
                lambda _clue, cell, first, digit: self._steps_apart(cell, first) == int(digit) - 1
            ),
            r"whatever the other cells hold, (.*)": self._never,
            rf"for [0-9]+ in {HOUSES} there (?:is|are) .* between the 1 and the [0-9]+"
            rf"|the 1 and the [0-9]+ are neighbours in {HOUSES}|the line holds .*": (lambda: True),
            rf"then ({_RULE}) \(([^)]*)\) leaves too little for ({_RULE}) \(([^)]*)\)": (
                self._too_little
            ),
        }

    # What the place on a line, or a clue beside it, says

    def _line(self) -> list[int]:
        """The cells of the rule of the step along its line."""
        return cells_in(" ".join(getattr(self.step.rules()[0], "cells", ())), self.size)

    def _along(self, cell: str, before: str, after: str, least: str, most: str) -> bool:
        [here] = cells_in(cell, self.size)
        [rule] = self.step.rules()
        at = rest = 0
        for part in rule.plain_lines(self.layout):
            line = cells_in(" ".join(getattr(part, "cells", ())), self.size)
            if here in line:
                place = line.index(here)
                at, rest = max(at, place), max(rest, len(line) - 1 - place)
        said = number(before), 0 if after == "none" else number(after), int(least), int(most)
        return said == (at, rest, at + 1, self.size - rest)

    def _seen_from_side(self, digits: str, cells: str, kind: str, count: str) -> bool:
        counts = [
            seen
            for cell in cells_in(cells, self.size)
            for digit in digits_in(digits)
            for seen in seen_counts(self.size, self._line().index(cell), digit)
        ]
        clue: int = getattr(self.step.rules()[0], "count", 0)
        bound = number(count)
        return bound == max(counts) < clue if kind == "most" else bound == min(counts) > clue

    def _both_sides(self, digit: str, cell: str, cells: str, partner: str) -> bool:
        """Whether by rules of the step each of the cells can only be the partner of the digit."""
        [here] = cells_in(cell, self.size)

        def obeys(rule: Constraint, there: int, value: int) -> bool:
            digits = bytearray(self.layout.cell_count)
            digits[here], digits[there] = int(digit), value
            return not any(rule.violations(self.layout, bytes(digits)))

        others = [value for value in range(1, self.size + 1) if value != int(partner)]
        return all(
            any(
                all(
                    value == int(digit) and there in self.layout.peers[here]
                    for value in others
                    if obeys(rule, there, value)
                )
                for rule in self.step.rules()
            )
            for there in cells_in(cells, self.size)
        )

    def _only_partner(self, digit: str, partner: str | None) -> bool:
        """Whether no pair of digits but with this partner obeys the rule."""
        return all(self._has_only_partner(rule, digit, partner) for rule in self.step.rules())

    def _has_only_partner(self, rule: Constraint, digit: str, partner: str | None) -> bool:
        """The same of one rule."""
        strokes = strokes_of(getattr(rule, "cells", ()))
        lines = [cells_in(" ".join(stroke), self.size) for stroke in strokes]
        steps = [pair for line in lines for pair in pairwise(line)]
        pairs = [*steps, *((two, one) for one, two in steps)]
        for (one, two), value in product(pairs, range(1, self.size + 1)):
            is_meant = (one, int(digit)) in self.step.eliminations and str(value) != partner
            if not is_meant or (value == int(digit) and one in self.layout.peers[two]):
                continue
            digits = bytearray(self.layout.cell_count)
            digits[one], digits[two] = int(digit), value
            if not any(rule.violations(self.layout, bytes(digits))):
                return False
        return True

    def _steps_apart(self, one: str, other: str) -> int:
        line = self._line()
        places = [line.index(cells_in(cell, self.size)[0]) for cell in (one, other)]
        return abs(places[0] - places[1])

    def _rest_is(self, digit: str, cell: str, rest: str) -> bool:
        """Whether the others would have to sum to what a digit leaves of the total."""
        assert (cells_in(cell, self.size)[0], int(digit)) in self.step.eliminations
        return int(digit) + int(rest) in {self._limit, abs(self._left)}

    def _not_satisfied(self, digits: str, cells: str, name: str) -> bool:
        """Whether a rule has no filling with digits in cells."""
        del name
        masks = [*self.state.masks]
        return all(
            self._ruled_out(masks, self.step.rules(), set(), cell, digit)
            for cell in cells_in(cells, self.size)
            for digit in digits_in(digits)
        )

    def _rooms(self, said: str) -> bool:
        """Whether each place is the one that the first digit names."""
        found = re.findall(rf"with ([0-9]+) in ({_CELL}) the [0-9]+ would be in ({_CELL})", said)
        return all(self._steps_apart(cell, first) == int(d) - 1 for d, first, cell in found)

    def _never(self, said: str) -> bool:
        """Whether a rule alone excludes digits."""
        every = [(1 << self.size) - 1] * self.layout.cell_count
        return all(
            self._ruled_out(every, self.step.rules(), set(), cell, digit)
            for cells, digits in re.findall(rf"({CELLS}) (?:is|are) never ({EITHER})", said)
            for cell in cells_in(cells, self.size)
            for digit in digits_in(digits)
        )

    # Cages and sums

    def _fillings_of(self, cells: list[int]) -> Iterator[dict[int, int]]:
        """All digits that cells can have, where those that see each other differ."""
        options = [
            [d for d in range(1, self.size + 1) if self.state.masks[c] >> d - 1 & 1] for c in cells
        ]

        def fill(place: int, filled: dict[int, int]) -> Iterator[dict[int, int]]:
            if place == len(cells):
                yield filled
                return
            cell = cells[place]
            taken = {d for c, d in filled.items() if c in self.layout.peers[cell]}
            for digit in options[place]:
                if digit not in taken:
                    yield from fill(place + 1, {**filled, cell: digit})

        return fill(0, {})

    def _sets_of(self, name: str) -> list[set[tuple[int, ...]]]:
        """The digits of each cage with a name, in any order."""
        hidden = re.fullmatch(rf"the hidden cage of ([0-9]+) in ({CELLS})", name)
        if hidden:
            cages = [
                Cage(
                    [cell_name(c, self.size) for c in cells_in(hidden[2], self.size)],
                    int(hidden[1]),
                )
            ]
        else:
            cages = [one for one in self._rules_of[name] if isinstance(one, Cage)]
        return [
            {
                tuple(sorted(filled.values()))
                for filled in self._fillings_of(sorted(one.scope(self.layout)))
                if one.total in {None, sum(filled.values())}
                and len({*filled.values()}) == len(filled)
            }
            for one in cages
        ]

    def _claim(self, house: str, digits: str, cells: str) -> bool:
        """Whether a house needs digits of a cage."""
        self._claimed = {*digits_in(digits)}
        return self._places_are(house, digits, cells)

    def _none_has(self, digits: str) -> bool:
        """Whether none of the sets that were listed or counted has one of these digits."""
        return bool(self._listed) and not any({*one} & {*digits_in(digits)} for one in self._listed)

    def _counted(self, name: str, count: str) -> bool:
        """Whether a cage has this number of combinations."""
        for found in self._sets_of(name):
            self._listed = [*found]
            if len(found) == int(count):
                return True
        return False

    def _counted_left(self, name: str, count: str) -> bool:
        """Whether a cage has this number of combinations without those that lead to a conflict.

        Where a house needs digits of the cage, only combinations with these are left.
        """
        for found in self._sets_of(name):
            self._listed = [
                one for one in found if one not in self._killed and {*one} >= self._claimed
            ]
            if len(self._listed) == int(count) > 1:
                return True
        return False

    def _see_places(self, cells: str) -> bool:
        """Whether what goes from other cells sees these, and none of them is left out."""
        places = cells_in(cells, self.size)
        gone = {cell for cell, _ in self.step.eliminations}
        return all(self.layout.peers[cell] >= {*places} for cell in gone)

    def _kill(self, combination: str) -> bool:
        """Note a combination that leads to a conflict."""
        self._killed.append(tuple(digits_in(combination)))
        return True

    def _remember(self, sets: str) -> bool:
        self._listed = [digits_in(one) for one in re.split(", | or | and ", sets)]
        return len({sum(one) for one in self._listed}) == 1

    def _combinations(self, so: str | None, name: str, sets: str, has: str | None) -> bool:
        """Whether a cage has no other combinations, or after a conflict some of them."""
        self._remember(sets)
        said = {tuple(one) for one in self._listed}
        fits = any(said <= found if so else found <= said for found in self._sets_of(name))
        return fits and (has is None or self._has_needed(has))

    def _has_needed(self, has: str) -> bool:
        count = {"one": 1}.get(has.split(" of ", maxsplit=1)[0], 0) if " of " in has else 0
        digits = {*digits_in(has.rsplit(" of ", maxsplit=1)[-1])}
        if " of " in has and not count:
            count = digits_in(has.split(" of ", maxsplit=1)[0])[0]
        return all(len({*one} & digits) >= (count or len(digits)) for one in self._listed)

    def _needed(self, name: str, has: str, sets: str | None) -> bool:
        if sets is not None:
            return self._combinations(None, name, sets, has)
        found = self._sets_of(name)
        for one in found:
            self._listed = [[*digits] for digits in one]
            if self._has_needed(has):
                return True
        return False

    def _house_total(self, houses: str, verb: str, total: str) -> bool:
        """Whether houses have this total, and the verb fits their number."""
        count = len(self._houses(houses))
        self._left = int(total)
        is_singular = verb == "sums"
        return is_singular == (count == 1) and self._left == count * sum(range(self.size + 1))

    def _left_of(self, expression: str, total: str, known: str | None) -> bool:
        """Whether rules and houses of the step sum to that, with what some cells hold."""
        return leaves(self.step, self.state, expression, total, cells_in(known or "", self.size))

    def _totals_of_cages(self, parts: str, total: str) -> bool:
        self._left -= int(total)
        return sum(digits_in(parts)) == int(total)

    def _adds_up(self, outside: str | None, cells: str, total: str) -> bool:
        """Whether cells without a choice have a sum."""
        self._left += int(total) if outside else -int(total)
        named = cells_in(cells, self.size)
        digits = [self.state.masks[cell].bit_length() for cell in named]
        is_known = all(self.state.masks[cell].bit_count() == 1 for cell in named)
        return is_known and sum(digits) == int(total)

    def _bounds(self, cells: str, kind: str, total: str) -> bool:
        """Whether cells sum to no more, or to no less."""
        self._limit = int(total)
        found = [sum(one.values()) for one in self._fillings_of(cells_in(cells, self.size))]
        return max(found) <= self._limit if kind == "most" else min(found) >= self._limit

    def _limited(self, name: str, total: str) -> bool:
        del name
        self._limit = int(total)
        return True

    def _leaves(self, rest: str) -> bool:
        self._rest = int(rest)
        return self._limit is not None

    def _bounded(self, cells: str, kind: str, digit: str) -> bool:
        """Whether the figures before give this bound."""
        del cells
        assert self._limit is not None
        left = self._limit - (self._rest or 0)
        return left <= int(digit) if kind == "most" else left >= int(digit)

    # What cells see, and what rules leave

    def _places_kept(self, houses: str, digit: str, cells: str) -> bool:
        self._seen = cells_in(cells, self.size)
        return self._places_are(houses, digit, cells)

    def _see_all(self, cells: str) -> bool:
        peers = self.layout.peers
        return all(one in peers[c] for c in cells_in(cells, self.size) for one in self._seen)

    def _must_have(self, name: str, digit: str, cells: str) -> bool:
        """Whether a rule cannot do without a digit in these cells."""
        self._seen = cells_in(cells, self.size)
        masks = [*self.state.masks]
        for rule in self._rules_of[name]:
            scope = rule.scope(self.layout)
            if not {*self._seen} <= {*scope}:
                continue
            for cell in scope:
                masks[cell] &= ~(1 << int(digit) - 1)
            if self._has_none(masks, rule, {}):
                return True
            masks = [*self.state.masks]
        return False

    def _after(self, *names: str, kept: Collection[int] = ()) -> Masks:
        """The candidates that rules leave one after the other, and what these place excludes.

        Cells that are kept exclude nothing themselves.
        """
        masks = [*self._supposed]
        for name in names:
            named = self._named_in_step(name)
            # Several rules with one name that hang together are followed as a chain.
            for _ in named:
                for rule in named:
                    self._leave(masks, rule)
                for cell, mask in enumerate([*masks]):
                    if mask.bit_count() == 1 and cell not in kept:
                        self._exclude(masks, [cell], [mask.bit_length()])
        return masks

    def _breaks(self, name: str, other: str | None, what: str) -> bool:
        """What is left without digits or cells after one rule, or after a second one."""
        names = [one for one in (name, other) if one]
        if found := re.fullmatch(rf"({CELLS}) has no candidate left", what):
            (cell,) = cells_in(found[1], self.size)
            return not self._after(*names, kept=[cell])[cell]
        masks = self._after(*names)
        if found := re.fullmatch(rf"({HOUSES}) has no place for ([0-9]+)", what):
            (house,) = self._houses(found[1])
            return not self._places(masks, house, int(found[2]))
        if found := re.fullmatch(rf"({HOUSES}) has only ({CELLS}) for ({DIGITS})", what):
            (house,) = self._houses(found[1])
            digits = digits_in(found[3])
            places = {c for digit in digits for c in self._places(masks, house, digit)}
            return places <= {*cells_in(found[2], self.size)} and len(places) < len(digits)
        found = re.fullmatch(
            rf"({CELLS}) in {HOUSES} (?:both |all )?have only ({DIGITS}) (?:left|between them)",
            what,
        )
        assert found is not None, what
        named = cells_in(found[1], self.size)
        masks = self._after(*names, kept=named)
        left = {d for c in named for d in range(1, self.size + 1) if masks[c] >> d - 1 & 1}
        return left <= {*digits_in(found[2])} and len(digits_in(found[2])) < len(named)

    def _too_little(self, name: str, cells: str, other: str, others: str) -> bool:
        del cells
        masks = self._after(name)
        scope = {*cells_in(others, self.size)} or self._cells(others)
        return any(
            self._has_none(masks, rule, {})
            for rule in self._rules_of[other]
            if scope & {*rule.scope(self.layout)}
        )
