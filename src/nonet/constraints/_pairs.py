"""Rules about the digits of two cells, and the tables that they share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, ClassVar, Self

from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_cells
from nonet.constraints.registry import known_as
from nonet.constraints.strokes import next_to, strokes_of
from nonet.layout import Constraint, Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.names import NO_NAMES
from nonet.layout.primitives import Relation

Allows = Callable[[int, int, int], bool]
"""Whether the digits x and y are allowed, for a value of the rule."""


@lru_cache(maxsize=1024)
def table(allows: Allows, value: int, numbers: range) -> tuple[int, ...]:
    """For each number x of the first cell the mask of the numbers y of the second.

    Examples
    --------
    >>> [f"{mask:04b}" for mask in table(is_less, 0, range(1, 5))]
    ['1110', '1100', '1000', '0000']
    """
    first = numbers.start
    return tuple(sum(1 << y - first for y in numbers if allows(x, y, value)) for x in numbers)


def is_less(x: int, y: int, _: int) -> bool:
    """The first is smaller."""
    return x < y


def is_at_most(x: int, y: int, _: int) -> bool:
    """The first is not larger."""
    return x <= y


def are_equal(x: int, y: int, _: int) -> bool:
    """They are the same."""
    return x == y


def differ(x: int, y: int, _: int) -> bool:
    """They are not the same."""
    return x != y


def have_difference(x: int, y: int, value: int) -> bool:
    """One is larger than the other by the value."""
    return abs(x - y) == value


def have_ratio(x: int, y: int, value: int) -> bool:
    """One is the other times the value: 0 and 0 have any ratio, and 0 and another none."""
    return x == value * y or y == value * x


def have_sum(x: int, y: int, value: int) -> bool:
    """Together they make the value."""
    return x + y == value


def are_apart(x: int, y: int, value: int) -> bool:
    """They differ by the value or more."""
    return abs(x - y) >= value


def differ_in_remainder(x: int, y: int, value: int) -> bool:
    """Divided by the value they leave different remainders."""
    return x % value != y % value


def agree_in_remainder(x: int, y: int, value: int) -> bool:
    """Divided by the value they leave the same remainder."""
    return x % value == y % value


@lru_cache
def steps(
    size: int, offsets: tuple[tuple[int, int], ...], holes: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """All pairs of cells of a grid without holes that are these rows and columns apart, flat.

    Examples
    --------
    >>> steps(2, ADJACENT)
    (0, 1, 0, 2, 1, 3, 2, 3)
    """
    missing = frozenset(holes)
    return tuple(
        cell
        for row in range(size)
        for column in range(size)
        for down, right in offsets
        if row + down < size and 0 <= column + right < size
        for pair in [(row * size + column, (row + down) * size + column + right)]
        if missing.isdisjoint(pair)
        for cell in pair
    )


ADJACENT = ((0, 1), (1, 0))
"""Steps to the cells that share a side, each pair once."""


class TableRule(CellsRule):
    """A rule of pairs of cells that have digits of one table.

    Attributes
    ----------
    table_field
        Name of the field that the table depends on; empty where it is always the same.
    """

    __slots__ = ()
    table_field: ClassVar[str] = ""

    @abstractmethod
    def _table(self, numbers: range) -> tuple[int, ...]:
        """For each digit of the first cell of a pair the mask of those of the second."""

    @classmethod
    def _in_pairs(cls, cells: tuple[str, ...]) -> Iterable[str]:
        """The pairs of a rule with these cells, flat."""
        return cells

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Relation]:
        """One relation for all rules with the same table."""
        index = layout.indices.__getitem__
        pairs: dict[object, list[str]] = {}
        alike: dict[object, Self] = {}  # one rule for each table
        rule: Self
        for rule in rules:
            value = getattr(rule, cls.table_field) if cls.table_field else None
            if value not in pairs:
                pairs[value], alike[value] = [], rule
            pairs[value] += cls._in_pairs(rule.cells)
        return [
            Relation(tuple(map(index, pairs[value])), cls._table(rule, layout.numbers))
            for value, rule in alike.items()
        ]


class PairRule(TableRule):
    """A rule of two cells, which need not share a side."""

    __slots__ = ()
    is_pair: ClassVar[bool] = True

    @classmethod
    def given_line(cls) -> str:
        """With a dot those of both colours, with a sum X and V; without a value there is none."""
        relation = known_as().get(cls.name, NO_NAMES).relation
        marks = {"": cls.name, "sum": "xv"}.get(relation, "dots")
        return f"all-given {marks}" if cls.table_field else ""

    def _check(self) -> None:
        check_cells(self, self.cells, 2, 2)


def neighbour_marks(layout: Layout) -> tuple[tuple[frozenset[str], PairRule], ...]:
    """The rules of two cells that share a side, with these cells."""
    return _neighbour_marks(layout.size, layout.constraints)


@lru_cache(maxsize=4)
def _neighbour_marks(
    size: int, rules: tuple[Constraint, ...]
) -> tuple[tuple[frozenset[str], PairRule], ...]:
    index = indices_of_names(size)
    return tuple(
        (frozenset(rule.cells), rule)
        for rule in rules
        if isinstance(rule, PairRule)
        and index.keys() >= set(rule.cells)
        and share_a_side(index[rule.cells[0]], index[rule.cells[1]], size)
    )


def share_a_side(a: int, b: int, size: int) -> bool:
    """Whether two cells are neighbours in a row or column.

    Examples
    --------
    >>> share_a_side(0, 1, 4), share_a_side(3, 4, 4)
    (True, False)
    """
    apart = abs(a - b)
    return apart == size or (apart == 1 and a // size == b // size)


class NeighboursRule(TableRule):
    """A line on which each cell and the next have digits of one table."""

    __slots__ = ()
    least = 2
    is_line = True
    may_close = True
    may_branch = True

    @classmethod
    def _in_pairs(cls, cells: tuple[str, ...]) -> Iterable[str]:
        return chain.from_iterable(next_to(cells))

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """One rule for each stroke."""
        del layout
        return self._along(*strokes_of(self.cells))
