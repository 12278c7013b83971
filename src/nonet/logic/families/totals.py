"""The sums of a rule, for the arguments about them: combinations, totals, bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod

from nonet.layout import Constraint, Layout
from nonet.layout.primitives import EqualTotals
from nonet.logic._step_data import Group

Digits = tuple[int, ...]
Candidates = Mapping[int, Digits]
"""The digits that are left to each cell."""

MOST_COMBINATIONS = 200
"""More combinations than these are not gone through."""

_MOST_FILLINGS = 3_000
"""More ways to fill the cells of a sum, whichever see each other, are not gone through."""


@dataclass(frozen=True, slots=True)
class KnownTotal:
    """Different cells with a total.

    Attributes
    ----------
    cells
        Ascending.
    total
        The sum of their digits.
    """

    cells: tuple[int, ...]
    total: int


def candidates_in(groups: Iterable[Group]) -> dict[int, Digits]:
    """The candidates of the cells of groups, one cell each."""
    return {group.cells[0]: group.digits for group in groups}


def sums_of(constraint: Constraint, layout: Layout) -> Iterator[EqualTotals]:
    """The sums that a rule is made of."""
    for primitive in constraint.lower(layout):
        if isinstance(primitive, EqualTotals):
            yield primitive


def known_totals(constraint: Constraint, layout: Layout) -> Iterator[KnownTotal]:
    """The totals that a rule gives to cells, each of which counts once."""
    for total in sums_of(constraint, layout):
        plain = total.factors is None or all(factor == 1 for factor in total.factors[0])
        if len(total.groups) == 1 and plain and total.totals is not None and len(total.totals) == 1:
            offset = total.offsets[0] if total.offsets else 0
            yield KnownTotal(tuple(sorted(total.groups[0])), total.totals[0] - offset)


def digit_sets(candidates: Candidates, total: int) -> list[Digits] | None:
    """Sets of different digits with a total that the cells can have; None where there are many."""
    digits = sorted({digit for left in candidates.values() for digit in left})
    found: list[Digits] = []
    for chosen in combinations(digits, len(candidates)):
        if sum(chosen) == total and can_be_put(chosen, candidates):
            found.append(chosen)
            if len(found) > MOST_COMBINATIONS:
                return None
    return found


def can_be_put(digits: Sequence[int], candidates: Candidates) -> bool:
    """Whether these digits can be put into the cells, one into each."""
    if not candidates:
        return True
    cell = min(candidates, key=lambda cell: len(set(candidates[cell]) & set(digits)))
    others = {other: left for other, left in candidates.items() if other != cell}
    return any(
        can_be_put([other for other in digits if other != digit], others)
        for digit in candidates[cell]
        if digit in digits
    )


@dataclass(frozen=True, slots=True)
class SumGroup:
    """A side of a sum.

    Attributes
    ----------
    factors
        What each of its cells counts.
    offset
        What is added to them.
    """

    factors: Mapping[int, int]
    offset: int

    def without(self, cell: int) -> SumGroup:
        """The side without a cell."""
        others = {other: factor for other, factor in self.factors.items() if other != cell}
        return SumGroup(others, self.offset)

    def bounds(self, candidates: Candidates, layout: Layout) -> tuple[int, int]:
        """The least and the largest total; cells that differ have different digits."""
        least = most = self.offset
        for factor, cells in self._parts(layout):
            least += factor * _least_of([candidates[cell][0] for cell in cells])
            most -= factor * _least_of([-candidates[cell][-1] for cell in cells])
        return least, most

    def totals(self, candidates: Candidates, layout: Layout) -> set[int]:
        """All totals; where there are many fillings, only cells of a part are known to differ."""
        if prod(len(candidates[cell]) for cell in self.factors) <= _MOST_FILLINGS:
            return {*self._totals_of_fillings(candidates, layout)}
        found = {self.offset}
        for factor, cells in self._parts(layout):
            sets = {frozenset[int]()}
            for cell in cells:
                sets = {
                    digits | {digit}
                    for digits in sets
                    for digit in candidates[cell]
                    if digit not in digits
                }
            sums = {factor * sum(digits) for digits in sets}
            found = {total + more for total in found for more in sums}
        return found

    def _totals_of_fillings(self, candidates: Candidates, layout: Layout) -> Iterator[int]:
        """The total of each way to fill the cells, where cells that see each other differ."""
        cells = [*self.factors]
        filled: dict[int, int] = {}

        def totals_from(place: int, total: int) -> Iterator[int]:
            if place == len(cells):
                yield total
                return
            cell = cells[place]
            taken = {digit for other, digit in filled.items() if other in layout.peers[cell]}
            for digit in candidates[cell]:
                if digit not in taken:
                    filled[cell] = digit
                    yield from totals_from(place + 1, total + self.factors[cell] * digit)
            filled.pop(cell, None)

        return totals_from(0, self.offset)

    def _parts(self, layout: Layout) -> list[tuple[int, list[int]]]:
        """Cells that count the same and differ from each other, taken together one by one."""
        parts: list[tuple[int, list[int]]] = []
        for cell, factor in self.factors.items():
            for other, cells in parts:
                if factor == other and layout.peers[cell].issuperset(cells):
                    cells.append(cell)
                    break
            else:
                parts.append((factor, [cell]))
        return parts


def groups_of(total: EqualTotals) -> list[SumGroup]:
    """The sides of a sum."""
    factors = total.factors or tuple((1,) * len(group) for group in total.groups)
    offsets = total.offsets or (0,) * len(total.groups)
    return [
        SumGroup(dict(zip(cells, counts, strict=True)), offset)
        for cells, counts, offset in zip(total.groups, factors, offsets, strict=True)
    ]


def _least_of(values: list[int]) -> int:
    """The least total of different numbers, each with its own least value."""
    total, last = 0, min(values) - 1
    for value in sorted(values):
        last = max(value, last + 1)
        total += last
    return total
