"""The base of rules about totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

from nonet.constraints._base import CellsRule, Rule
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.primitives import EqualTotals


def balance(groups: tuple[tuple[int, ...], ...]) -> EqualTotals:
    """The groups have one total; a cell that is twice in a group counts twice.

    Examples
    --------
    >>> balance(((0, 1), (2, 3, 2)))
    EqualTotals(groups=((0, 1), (2, 3)), factors=((1, 1), (2, 1)), offsets=None, totals=None)
    """
    if all(len(set(group)) == len(group) for group in groups):
        return EqualTotals(groups)
    counts = [Counter(group) for group in groups]
    return EqualTotals(
        tuple(tuple(count) for count in counts),
        factors=tuple(tuple(count.values()) for count in counts),
    )


def different_totals(count: int, size: int) -> range:
    """The totals of some digits from 1 to a size that differ.

    Examples
    --------
    >>> different_totals(2, 9)
    range(3, 18)
    """
    least = count * (count + 1) // 2
    return range(least, count * (size + 1) - least + 1)


def check_reach(rule: Rule, layout: Layout, total: EqualTotals) -> None:
    """Raise LayoutError where no digits give the groups a total that they may have."""
    least, most = [], []
    for at, group in enumerate(total.groups):
        factors = sum(total.factors[at] if total.factors else (1,) * len(group))
        offset = total.offsets[at] if total.offsets else 0
        least.append(factors + offset)
        most.append(layout.size * factors + offset)
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
        self._bounds("a total", count, count * layout.size, self.total)

    def lower(self, layout: Layout) -> tuple[EqualTotals, ...]:
        """One sum."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[EqualTotals]:
        """One sum for each clue."""
        index = indices_of_names(layout.size).__getitem__
        clues: Sequence[Self] = rules
        return [
            EqualTotals((tuple(map(index, clue.cells)),), totals=(clue.total,)) for clue in clues
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
