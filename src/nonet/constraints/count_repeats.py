"""Groups of cells in which digits are repeated a given number of times."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from math import comb
from operator import or_
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints._cells import check_cells
from nonet.constraints.sum import indices_of_groups
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.marks import Mark
from nonet.layout.primitives import Count, Primitive, Quota, Restriction
from nonet.layout.sentences import Letter, Sentence


@dataclass(frozen=True, slots=True)
class CountRepeats(Rule):
    """Each digit is repeated in a number of pairs of cells of the groups.

    ::

        [2 1 2 2]      three pairs of 2, none of 1

    Two cells of one group with the same digit are a repeat, so that three are three repeats; two
    cells that are together in two groups count twice. With rows, columns and boxes as groups it
    counts the mistakes of a grid, on a board where they need not be different.

    Attributes
    ----------
    groups
        Names of the cells of each group.
    repeats
        Pairs of a digit and the number of its repeats; other digits may have any number.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = CountRepeats(["r1c1 r2c2 r3c3 r4c4", "r1c4 r2c3"], [(1, 1), (2, 0)])
    >>> layout = Layout.of_size(4, constraints=[rule])
    >>> list(layout.violations(bytes([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0])))
    [(0, 10)]
    """

    name: ClassVar[str] = "count_repeats"
    example: ClassVar[tuple[str, ...]] = ("1:1 2:0 r2c2 r3c3 r4c4 r5c5 / r2c5 r3c4 r4c3 r5c2",)
    look: ClassVar[Look | None] = OutlineLook("grey", (0.1, 0.05))
    is_spatial: ClassVar[bool] = False

    groups: tuple[tuple[str, ...], ...]
    repeats: tuple[tuple[int, int], ...]

    if TYPE_CHECKING:

        def __init__(self, groups: Iterable[Cells], repeats: Iterable[Iterable[int]]) -> None: ...

    def _check(self) -> None:
        for what, found in (("groups", self.groups), ("digits", self.repeats)):
            if not found:
                raise LayoutError(f"expected one or more {what} of {self.name}, found none")
        for group in self.groups:
            check_cells(self, group, 2)
        digits = [digit for digit, _ in self.repeats]
        for digit in digits:
            if digits.count(digit) > 1:
                raise LayoutError(
                    f"expected a number for each digit of {self.name}, found two for {digit}"
                )
        pairs = sum(comb(len(group), 2) for group in self.groups)
        for _, number in self.repeats:
            self._bounds("a number of repeats", 0, pairs, number)

    def _check_fits(self, layout: Layout) -> None:
        self._digits_within((digit for digit, _ in self.repeats), self.numbers(layout))
        possible = 1  # bit n for n repeats
        for group in self.groups:
            shifts = [comb(count, 2) for count in range(len(group) + 1)]
            possible = reduce(or_, (possible << shift for shift in shifts))
        for _, number in self.repeats:
            if not possible >> number & 1:
                raise LayoutError(
                    f"expected a number of repeats of {self.name} that groups of these sizes "
                    f"can have, found {number}"
                )

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """How often a group can have each digit, and a count of the pairs of several groups."""
        groups = indices_of_groups(self.groups, layout)
        return tuple(
            primitive
            for digit, number in self.repeats
            for primitive in _repeated(groups, digit - layout.shift, number)
        )

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line round each group, with the same letter."""
        groups = [_marks.indices(names, layout) for names in self.groups]
        return tuple(
            mark for group in groups for mark in self._drawn(group, layout, letter=str(self))
        )

    def sentence(self, layout: Layout) -> Sentence:
        """The numbers of repeats, digit by digit."""
        del layout
        numbers = ", ".join(f"{digit}: {number}" for digit, number in self.repeats)
        return Sentence(f"rule-{self.name}", (("letter", Letter(str(self))), ("numbers", numbers)))


def _repeated(groups: tuple[tuple[int, ...], ...], digit: int, number: int) -> list[Primitive]:
    """The primitives for the repeats of one digit, by its place among the numbers."""
    found: list[Primitive] = []
    for group in groups:
        allowed = [
            count
            for count in range(len(group) + 1)
            if comb(count, 2) == number or (comb(count, 2) < number and len(groups) > 1)
        ]
        if len(allowed) <= len(group):
            found.append(Count(group, digit, sum(1 << count for count in allowed)))
    if len(groups) > 1 and number > 0:
        pairs = [pair for group in groups for pair in combinations(group, 2)]
        rules = tuple((Restriction(pair, 1 << digit - 1),) for pair in pairs)
        found.append(Quota(rules, ((),) * len(rules), number, number))
    return found
