"""Remainders: sums and products of groups of cells, modulo a number."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints._cells import check_cells
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints._sums import equal_totals
from nonet.constraints.sum import indices_of_groups
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.marks import Mark
from nonet.layout.primitives import Automaton, EqualTotals, Machine
from nonet.layout.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

_LARGEST_MODULUS = 100
_LARGEST_TOTAL = 1000

Joins = Callable[[int, int], int]
"""How a digit is joined to those before it."""


@dataclass(frozen=True, slots=True)
class RemainderRule(Rule):
    """A number of each group, divided by the modulus, leaves the same remainder.

    Attributes
    ----------
    groups
        Names of the cells of each group.
    modulus
        What the numbers are divided by.
    remainder
        What is left; None: it is unknown, but the same for all groups.
    """

    is_spatial: ClassVar[bool] = False

    groups: tuple[tuple[str, ...], ...]
    modulus: int
    remainder: int | None = None

    if TYPE_CHECKING:

        def __init__(
            self, groups: Iterable[Cells], modulus: int, remainder: int | None = None
        ) -> None: ...

    @staticmethod
    @abstractmethod
    def _join(first: int, second: int) -> int:
        """A number and one more digit."""

    def _check(self) -> None:
        least = 2 if self.remainder is None else 1
        if len(self.groups) < least:
            raise LayoutError(
                f"expected {least} or more groups of {self.name}, found {len(self.groups)}",
                "groups-two",
            )
        for group in self.groups:
            check_cells(self, group)
        self._bounds("a modulus", 2, _LARGEST_MODULUS, self.modulus)
        if self.remainder is not None:
            self._bounds("a remainder", 0, self.modulus - 1, self.remainder)

    def _check_fits(self, layout: Layout) -> None:
        for line in self._lines(layout):
            _machines.check_reads(line.machine, len(line.cells), len(layout.numbers), self.name)

    def _lines(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton for each group, or one of all groups where the remainder is unknown."""
        groups, numbers = indices_of_groups(self.groups, layout), self.inputs(layout)
        if self.remainder is not None:
            machine = _machine(self._join, self.modulus, self.remainder, numbers, self.name)
            return tuple(Automaton(group, machine) for group in groups)
        counts = tuple(map(len, groups))
        machine = _machine_of_all(self._join, self.modulus, counts, numbers, self.name)
        return (Automaton(tuple(chain(*groups)), machine),)

    def lower(self, layout: Layout) -> tuple[EqualTotals | Automaton, ...]:
        """Automata."""
        return self._lines(layout)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line round each group with the same letter, and what the rule says of it."""
        key = repr((self.groups, self.modulus, self.remainder))
        groups = [_marks.indices(names, layout) for names in self.groups]
        return tuple(mark for group in groups for mark in self._drawn(group, layout, letter=key))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        values = (("modulus", self.modulus),)
        if self.remainder is None:
            return Sentence(f"rule-{self.name}-same", values)
        return Sentence(f"rule-{self.name}", (*values, ("remainder", self.remainder)))


class ModularSum(RemainderRule):
    """The digits of each group sum to the same remainder, modulo a number.

    ::

        [1 4]   [3 8 6]      5 and 17 are 2 modulo 3

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ModularSum(["r1c1-2", "r4c1-2"], 3)])
    >>> list(layout.violations(bytes([1, 2] + 10 * [0] + [3, 1, 0, 0])))
    [(0, 1, 12, 13)]
    """

    __slots__ = ()
    name: ClassVar[str] = "modular_sum"
    example: ClassVar[tuple[str, ...]] = ("3 r1c1-2 / r3c4 r4c4 r4c5", "4 1 r6c1-3")
    look: ClassVar[Look | None] = OutlineLook("teal", (0.2, 0.05, 0.04, 0.05, 0.04, 0.05))

    @staticmethod
    def _join(first: int, second: int) -> int:
        return first + second

    def lower(self, layout: Layout) -> tuple[EqualTotals | Automaton, ...]:
        """A sum of each group with all totals that are right, or an automaton of all groups."""
        groups, numbers = indices_of_groups(self.groups, layout), self.numbers(layout)
        if self.remainder is None or max(map(len, groups)) * numbers[-1] > _LARGEST_TOTAL:
            return self._lines(layout)
        return tuple(
            equal_totals(
                layout,
                (group,),
                totals=tuple(
                    total
                    for total in range(len(group) * numbers[0], len(group) * numbers[-1] + 1)
                    if total % self.modulus == self.remainder
                ),
            )
            for group in groups
        )


class ModularProduct(RemainderRule):
    """The digits of each group multiply to the same remainder, modulo a number.

    ::

        [2 4]   [3 6 1]      8 and 18 are 3 modulo 5

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ModularProduct(["r1c1-2", "r4c1-2"], 3)])
    >>> list(layout.violations(bytes([1, 2] + 10 * [0] + [3, 1, 0, 0])))
    [(0, 1, 12, 13)]
    """

    __slots__ = ()
    name: ClassVar[str] = "modular_product"
    example: ClassVar[tuple[str, ...]] = ("3 r1c1-2 / r3c4 r4c4 r4c5", "5 1 r6c1-3")
    look: ClassVar[Look | None] = OutlineLook("brown", (0.04, 0.05, 0.04, 0.05, 0.2, 0.05))

    @staticmethod
    def _join(first: int, second: int) -> int:
        return first * second


@kept
def _machine(
    join: Joins, modulus: int, remainder: int, numbers: InputNumbers, name: str
) -> Machine:
    """States: the remainder so far."""
    start = join(0, 1) ^ 1  # 0 of a sum, 1 of a product

    def read(so_far: int, digit: int) -> int:
        return join(so_far, digit) % modulus

    return _machines.build(numbers, [start], read, remainder.__eq__, name)


@kept
def _machine_of_all(
    join: Joins, modulus: int, counts: tuple[int, ...], numbers: InputNumbers, name: str
) -> Machine:
    """States: the remainder of all groups, how many digits were read, and that of this group."""
    start = join(0, 1) ^ 1
    ends = frozenset(accumulate(counts))
    last = sum(counts)

    def read(state: tuple[int, int, int], digit: int) -> tuple[int, int, int] | None:
        remainder, at, so_far = state
        if at == last:
            return None
        so_far = join(so_far, digit) % modulus
        if at + 1 not in ends:
            return remainder, at + 1, so_far
        # What is read is done with.
        end = 0 if at + 1 == last else remainder
        return (end, at + 1, start) if so_far == remainder else None

    starts = [(remainder, 0, start) for remainder in range(modulus)]
    return _machines.build(numbers, starts, read, lambda state: state[1] == last, name)
