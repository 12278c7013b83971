"""Whether what a step removes follows from what it names, and from nothing else.

What a step names are its rules beyond houses, its houses, and the candidates of its groups; of a
house with digits, the places of these digits in it. A cell is named with all candidates that it
has, or it can be anything. That cells see each other, and the digits of filled cells, are known to
everyone. Each conclusion is turned round: an eliminated candidate is put into its cell, a placed
one is taken from it. Then there must be no way to fill the cells, which is looked for

1. by trying all digits, with `Constraint.violations` for the rules, where there are few;
2. else by the solver, with the named rules and houses alone.

A rule about the whole grid is looked at in the cells that the step names. A chain, or a step
without a rule, does not name its houses: all of them count there, with all candidates, but no rule
that it does not name. Each inference of a forcing chain through rules is proved by itself as well.

A step that follows only if candidates count that it does not name is `INCOMPLETE`; one that does
not follow then either is `WRONG`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import prod
from typing import Any

from tests.logic.rule_proofs import MOST_CELLS, RuleProof

from nonet.grid import Candidates
from nonet.layout import Constraint, House, Layout
from nonet.layout.primitives import DistinctDigits, EqualTotals, Primitive, Restriction
from nonet.logic import Step
from nonet.logic.families import FAMILIES
from nonet.solver.engine import Outcome, changing_rules, native_houses, native_search

MOST_TRIED = 500
"""Digits put into cells before the solver is asked."""

MOST_FILLINGS = 5_000
"""Choices of digits among which cells that see each other may leave few enough."""

MOST_NODES = 20_000
"""Nodes of the solver before a step counts as open."""


MOST_BESIDE = 12
"""Cells beside the cages that fill some houses."""

MOST_OPEN = 3
"""Conclusions of a step that are not decided before it is left."""

LARGEST_PROVED = 6
"""Up to this size each link of a forcing chain through rules is proved by itself, too."""

_OF_UNIQUENESS = frozenset(
    entry.name for family in FAMILIES if family.file == "uniqueness" for entry in family.entries
)


class Verdict(Enum):
    """What became of a step."""

    FOLLOWS = "follows"
    INCOMPLETE = "follows with candidates that it does not name"
    OPEN = "not decided"
    WRONG = "does not follow"
    NO_RULE = "names no rule, and does not follow from the houses alone"
    UNIQUE = "assumes that there is one solution"


FAULTS = frozenset({Verdict.INCOMPLETE, Verdict.WRONG, Verdict.NO_RULE})
"""What no step should be."""


def verdict(step: Step, state: Candidates) -> Verdict:
    """Whether a step follows from its premises in this state."""
    if step.technique in _OF_UNIQUENESS:
        return Verdict.UNIQUE
    rules = [group.rule for group in step.groups if group.rule is not None]
    if not _proves_each_link(step, state, rules):
        return Verdict.INCOMPLETE
    if not rules:
        is_proved = _Premises.of_chain(state, ()).refuted(step)
        return Verdict.FOLLOWS if is_proved else Verdict.NO_RULE
    if step.links:
        found = again = _Premises.of_chain(state, rules).refuted(step)
    else:
        named = _Premises.of(step, state, rules)
        found = named.refuted(step)
    if found is True:
        return Verdict.FOLLOWS
    if not step.links:
        again = named.with_all_candidates(state).refuted(step)
    if found is None or again is None:
        return Verdict.OPEN
    return Verdict.INCOMPLETE if again else Verdict.WRONG


def _proves_each_link(step: Step, state: Candidates, rules: Iterable[int]) -> bool:
    """Whether each inference of a forcing chain through small rules is right; True of others."""
    layout = state.layout
    scopes = (layout.constraints[number].scope(layout) for number in rules)
    is_small = layout.size <= LARGEST_PROVED and all(len(scope) <= MOST_CELLS for scope in scopes)
    if is_small and step.technique.startswith("rule_forcing"):
        try:
            RuleProof(step, state).check()
        except AssertionError:
            return False
    return True


@dataclass(frozen=True, slots=True)
class _Premises:
    """What a step names: rules and houses; candidates of cells, as masks."""

    layout: Layout
    rules: tuple[Constraint, ...]
    houses: tuple[House, ...]
    named: dict[int, int]
    others: dict[int, int]
    """Cells of the rules and houses that no group has."""

    @classmethod
    def of(cls, step: Step, state: Candidates, rules: Sequence[int]) -> _Premises:
        layout = state.layout
        full = (1 << layout.size) - 1
        named: dict[int, int] = {}
        houses: dict[House, int] = {}
        for group in step.groups:
            mask = sum(1 << digit - 1 for digit in group.digits)
            if group.house is not None:
                house = layout.houses[group.house]
                houses[house] = houses.get(house, 0) | mask
            elif group.rule is None:
                for cell in group.cells:
                    # A cell that is named without digits is named with all that it has.
                    named[cell] = named.get(cell, 0) | (mask or state.masks[cell])
        # What a cell does not have is named where all that it has is.
        has = state.masks
        named = {cell: has[cell] for cell, mask in named.items() if not has[cell] & ~mask}
        constraints = tuple(layout.constraints[number] for number in dict.fromkeys(rules))
        cells = {cell for one in houses for cell in one.cells}
        for constraint in constraints:
            scope = constraint.scope(layout)
            cells |= scope if len(scope) < layout.cell_count else set()
        cells |= {cell for cell, _ in (*step.placements, *step.eliminations)}
        others = dict.fromkeys(cells - named.keys(), full)
        for house, mask in houses.items():
            for cell in others.keys() & set(house.cells):
                others[cell] &= ~mask | state.masks[cell]
        for masks in (named, others):
            for cell in masks:
                if state.grid.digits[cell]:
                    masks[cell] = 1 << state.grid.digits[cell] - 1
        return cls(layout, constraints, tuple(houses), named, others)

    @classmethod
    def of_chain(cls, state: Candidates, rules: Sequence[int]) -> _Premises:
        """All houses and candidates, and these rules."""
        layout = state.layout
        constraints = tuple(layout.constraints[number] for number in dict.fromkeys(rules))
        everything = _seen(range(layout.cell_count), state)
        return cls(layout, constraints, layout.houses, {}, everything)

    def with_all_candidates(self, state: Candidates) -> _Premises:
        """The same, with all candidates of the cells as they are in the state."""
        named, others = _seen(self.named, state), _seen(self.others, state)
        return _Premises(self.layout, self.rules, self.houses, named, others)

    def refuted(self, step: Step) -> bool | None:
        """Whether no conclusion can be wrong; None where that takes too long."""
        full = (1 << self.layout.size) - 1
        # What is eliminated need not be named itself.
        turned = [(cell, 1 << digit - 1) for cell, digit in step.eliminations]
        for cell, digit in step.placements:
            known = self.named.get(cell, self.others.get(cell, full))
            turned.append((cell, known & ~(1 << digit - 1)))
        answers: list[bool | None] = []
        for cell, mask in turned:
            answers.append(self._refutes({cell: mask}))
            if answers[-1] is False or answers.count(None) == MOST_OPEN:
                break
        return False if False in answers else None if None in answers else True

    def _refutes(self, wrong: dict[int, int]) -> bool | None:
        if not all(wrong.values()):
            return True
        if self.named and self._has_no_filling(self.named | wrong):
            return True
        return self._searched(self.others | self.named | wrong)

    def _has_no_filling(self, masks: dict[int, int]) -> bool:
        """Whether no digits of these cells obey the rules; False too where there are too many."""
        if prod(mask.bit_count() for mask in masks.values()) > MOST_FILLINGS:
            return False
        peers = self.layout.peers
        cells = sorted(masks, key=lambda one: masks[one].bit_count())
        earlier = [
            [other for other in cells[:number] if other in peers[cell]]
            for number, cell in enumerate(cells)
        ]
        digits = bytearray(self.layout.cell_count)
        left = MOST_TRIED

        def fills(number: int) -> bool:
            nonlocal left
            if number == len(cells):
                filled = bytes(digits)
                return not any(any(one.violations(self.layout, filled)) for one in self.rules)
            cell = cells[number]
            for digit in range(1, self.layout.size + 1):
                if masks[cell] >> digit - 1 & 1:
                    if any(digits[other] == digit for other in earlier[number]):
                        continue
                    left -= 1
                    digits[cell] = digit
                    if left < 0 or fills(number + 1):
                        return True
                    digits[cell] = 0
            return False

        return not fills(0)

    def _searched(self, masks: dict[int, int]) -> bool | None:
        """The same by the solver, with the named houses too; None where it is not done."""
        native, houses = _native_houses(self.layout.size, self.houses)
        primitives = [one for rule in self.rules for one in _lowered(rule, self.layout)]
        primitives += _difference_of_totals(self.houses, primitives, self.layout.size)
        primitives += [Restriction((cell,), mask) for cell, mask in masks.items()]
        primitives += _differences(self.layout, frozenset(masks))
        rules = changing_rules(houses, primitives)
        nothing = bytes(self.layout.cell_count)
        search = native_search(native, rules, nothing, most=1, seed=None)
        outcome = search.run(2.0, 1, 0, MOST_NODES)
        if search.found:
            return False
        return True if outcome is Outcome.EXHAUSTED else None


def _seen(cells: Iterable[int], state: Candidates) -> dict[int, int]:
    """The candidates of cells, as masks; of a filled one its digit."""
    digits = state.grid.digits
    return {cell: 1 << digits[cell] - 1 if digits[cell] else state.masks[cell] for cell in cells}


@lru_cache(maxsize=4096)
def _native_houses(size: int, houses: tuple[House, ...]) -> tuple[Any, Any]:
    return native_houses(size, size * size, tuple(house.cells for house in houses))


@lru_cache(maxsize=4096)
def _lowered(rule: Constraint, layout: Layout) -> tuple[Primitive, ...]:
    return rule.lower(layout)


def _difference_of_totals(
    houses: Iterable[House], primitives: Iterable[Primitive], size: int
) -> Iterator[EqualTotals]:
    """The rule of 45, which the solver would find out by trying: houses less known sums."""
    factors: Counter[int] = Counter()
    total = 0
    for house in houses:
        factors.update(house.cells)
        total += size * (size + 1) // 2
    sums = (one for one in primitives if isinstance(one, EqualTotals) and one.factors is None)
    for one in sums:
        if len(one.groups) == 1 and one.totals is not None and len(one.totals) == 1:
            factors.subtract(one.groups[0])
            total -= one.totals[0]
    more = {cell: factor for cell, factor in factors.items() if factor > 0}
    less = {cell: -factor for cell, factor in factors.items() if factor < 0}
    if max(len(more), len(less)) > MOST_BESIDE:
        return
    if more and less:
        both = (tuple(more.values()), tuple(less.values()))
        yield EqualTotals((tuple(more), tuple(less)), both, offsets=(-total, 0))
    elif more or less:
        only = more or less
        yield EqualTotals(
            (tuple(only),), (tuple(only.values()),), totals=(total if more else -total,)
        )


@lru_cache(maxsize=4096)
def _differences(layout: Layout, cells: frozenset[int]) -> tuple[Primitive, ...]:
    """Cells that see each other differ: those of a house together, others two by two."""
    together = [[cell for cell in house.cells if cell in cells] for house in layout.houses]
    of = layout.cell_houses
    pairs = (
        (one, other)
        for one in cells
        for other in layout.peers[one] & cells
        if one < other and set(of[one]).isdisjoint(of[other])
    )
    return (
        *(DistinctDigits(tuple(inside)) for inside in together if len(inside) > 1),
        *map(DistinctDigits, pairs),
    )
