"""The base of rules about totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import add
from typing import Any, Self

from nonet.constraints._base import CellsRule, Rule
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import EqualTotals


def equal_totals(
    layout: Layout,
    groups: tuple[tuple[int, ...], ...],
    factors: tuple[tuple[int, ...], ...] | None = None,
    offsets: tuple[int, ...] | None = None,
    totals: tuple[int, ...] | None = None,
) -> EqualTotals:
    """The same where the totals are of numbers: primitives count from the smallest of a layout.

    Examples
    --------
    >>> equal_totals(Layout.of_size(9, digits="0-8"), ((0, 1),), totals=(7,))
    EqualTotals(groups=((0, 1),), factors=None, offsets=(-2,), totals=(7,))
    """
    shift = layout.shift
    if shift:
        added = (
            shift * (sum(factors[at]) if factors else len(group)) for at, group in enumerate(groups)
        )
        offsets = tuple(map(add, offsets or (0,) * len(groups), added))
    return EqualTotals(groups, factors, offsets, totals)


def reach_of(numbers: range, count: int) -> tuple[int, int]:
    """The smallest and the largest total of `count` different numbers of a range.

    Examples
    --------
    >>> reach_of(range(1, 10), 3), reach_of(range(9), 2)
    ((6, 24), (1, 15))
    """
    return sum(numbers[:count]), sum(numbers[len(numbers) - count :])


def balance(layout: Layout, groups: tuple[tuple[int, ...], ...]) -> EqualTotals:
    """The groups have one total; a cell that is twice in a group counts twice.

    Examples
    --------
    >>> balance(Layout.of_size(4), ((0, 1), (2, 3, 2)))
    EqualTotals(groups=((0, 1), (2, 3)), factors=((1, 1), (2, 1)), offsets=None, totals=None)
    """
    if all(len(set(group)) == len(group) for group in groups):
        return equal_totals(layout, groups)
    counts = [Counter(group) for group in groups]
    return equal_totals(
        layout,
        tuple(tuple(count) for count in counts),
        factors=tuple(tuple(count.values()) for count in counts),
    )


def check_reach(rule: Rule, layout: Layout, total: EqualTotals) -> None:
    """Raise LayoutError where no digits give the groups a total that they may have."""
    least, most = [], []
    numbers, shift = rule.numbers(layout), layout.shift
    for at, group in enumerate(total.groups):
        factors = sum(total.factors[at] if total.factors else (1,) * len(group))
        offset = total.offsets[at] if total.offsets else 0
        least.append((numbers[0] - shift) * factors + offset)
        most.append((numbers[-1] - shift) * factors + offset)
    low, high = max(least), min(most)
    if low > high:
        raise LayoutError(
            f"expected groups of {rule.name} that can have one total, "
            f"found totals from {low} in one and up to {high} in another",
            "totals",
        )
    if total.totals is not None and not any(low <= allowed <= high for allowed in total.totals):
        raise LayoutError(
            f"expected a total from {low} to {high} of {rule.name}, found {total.totals[0]}",
            "least" if total.totals[0] < low else "most",
            what="total",
            least=low,
            most=high,
            found=total.totals[0],
        )


class OutsideTotal(CellsRule):
    """A clue outside the grid: the total of its cells, which may repeat digits."""

    __slots__ = ()

    total: int

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"total": sum(digits)}

    def _check_fits(self, layout: Layout) -> None:
        count = len(self.cells)
        numbers = self.numbers(layout)
        self._bounds("a total", count * numbers[0], count * numbers[-1], self.total)

    def lower(self, layout: Layout) -> tuple[EqualTotals, ...]:
        """One sum."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[EqualTotals]:
        """One sum for each clue."""
        index = layout.indices.__getitem__
        clues: Sequence[Self] = rules
        return [
            equal_totals(layout, (tuple(map(index, clue.cells)),), totals=(clue.total,))
            for clue in clues
        ]

    def _shown(self) -> str:
        return str(self.total)


class BalancedLine(CellsRule):
    """A line of three cells or more whose parts have one total."""

    __slots__ = ()
    least = 3
    is_line = True

    def _check_fits(self, layout: Layout) -> None:
        (total,) = self.lower(layout)
        assert isinstance(total, EqualTotals)
        check_reach(self, layout, total)
