"""A full grid on which clues are found, and the clues."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import Any, TypeVar, cast

from nonet.constraints.registry import kind_of
from nonet.layout import Constraint, Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.primitives import Primitive

Item = TypeVar("Item")
Weights = Sequence[tuple[int, float]]
"""Numbers, and how often each is to be drawn in comparison."""


class Dice:
    """Random choices that are the same on every machine, and in every version of Python.

    Python guarantees this for `random()` alone.
    """

    __slots__ = ("_random",)

    def __init__(self, *seeds: int) -> None:
        text = "/".join(map(str, seeds)).encode()
        number = int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
        self._random = random.Random(number).random

    def below(self, count: int) -> int:
        """A number from 0 to one below the count."""
        return int(self._random() * count)

    def between(self, least: int, most: int) -> int:
        """A number in a range."""
        return least + self.below(most - least + 1)

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in a random order."""
        draw = self._random
        return sorted(items, key=lambda _: draw())

    def weighted(self, weights: Weights) -> int:
        """One of the numbers, by their weights."""
        left = self._random() * sum(weight for _, weight in weights)
        for number, weight in weights:
            left -= weight
            if left < 0:
                return number
        return weights[-1][0]

    def happens(self, share: float) -> bool:
        """True in this share of the calls."""
        return self._random() < share


@dataclass(frozen=True, slots=True)
class Geometry:
    """The neighbours of each cell: those at its sides, and those around it."""

    sides: tuple[tuple[int, ...], ...]
    around: tuple[tuple[int, ...], ...]


@lru_cache
def geometry(size: int) -> Geometry:
    """The neighbours in a grid of this size.

    Examples
    --------
    >>> geometry(3).sides[0], len(geometry(3).around[4])
    ((1, 3), 8)
    """

    def within(row: int, column: int, steps: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        places = ((row + down, column + right) for down, right in steps)
        return tuple(r * size + c for r, c in places if 0 <= r < size and 0 <= c < size)

    straight = ((-1, 0), (0, -1), (0, 1), (1, 0))
    slanted = ((-1, -1), (-1, 1), (1, -1), (1, 1))
    cells = [divmod(cell, size) for cell in range(size * size)]
    return Geometry(
        tuple(within(row, column, straight) for row, column in cells),
        tuple(within(row, column, straight + slanted) for row, column in cells),
    )


@dataclass(slots=True, eq=False)
class Clue:
    """A rule that is true of a full grid.

    Attributes
    ----------
    rule
        The rule.
    cells
        Its cells, in their order.
    holds
        Whether other digits obey it too.
    primitives
        What the core knows it as, once it was asked for.
    """

    rule: Constraint
    cells: tuple[int, ...]
    holds: Callable[[bytes], bool]
    primitives: tuple[Primitive, ...] | None = None


@dataclass(slots=True)
class ClueBoard:
    """A full grid, and where shapes lie on it already.

    Attributes
    ----------
    layout
        The size, the regions, and the rules that are there from the start.
    digits
        The grid.
    used
        For each cell, how many shapes have it.
    drawn
        The steps of lines from one corner of a square to the other, as pairs of cells.
    marked
        The places of clues that have a place of their own, by its cells.
    """

    layout: Layout
    digits: bytes
    dice: Dice
    used: bytearray = field(init=False)
    drawn: set[tuple[int, int]] = field(init=False)
    marked: set[tuple[int, ...]] = field(init=False)
    names: tuple[str, ...] = field(init=False)
    geometry: Geometry = field(init=False)

    def __post_init__(self) -> None:
        self.used = bytearray(self.layout.cell_count)
        self.drawn = set()
        self.marked = set()
        self.names = _names(self.size)
        self.geometry = geometry(self.size)

    @property
    def size(self) -> int:
        """Rows, columns and digits."""
        return self.layout.size

    def named(self, cells: Iterable[int]) -> list[str]:
        """The names of cells."""
        return [self.names[cell] for cell in cells]

    def take(self, cells: Sequence[int], *, is_line: bool = False) -> None:
        """A shape lies on these cells."""
        for cell in cells:
            self.used[cell] += 1
        if is_line:
            for one, other in pairwise(cells):
                self.drawn.add((min(one, other), max(one, other)))

    def is_crossed(self, one: int, other: int) -> bool:
        """Whether a line runs across the step from one cell to another."""
        size = self.size
        row, column = divmod(one, size)
        down, right = other // size - row, other % size - column
        if not (down and right):
            return False
        first, second = one + down * size, one + right
        return (min(first, second), max(first, second)) in self.drawn

    def crowd(self, cell: int) -> int:
        """How many of the cells around a cell have shapes."""
        return sum(1 for other in self.geometry.around[cell] if self.used[other])

    def calm_cell(self, *, overlap: bool = False) -> int | None:
        """A random cell without a shape, rather far from others; None where all have one."""
        free = [cell for cell, count in enumerate(self.used) if not count or overlap]
        if not free:
            return None
        return min((self.dice.choice(free) for _ in range(3)), key=self.crowd)


def rule_of(name: str, **parameters: object) -> Constraint:
    """The rule with a name and these parameters.

    Examples
    --------
    >>> rule_of("odd", cells=["r1c1"])
    Odd(cells=('r1c1',))
    """
    kind: Any = kind_of(name)
    return cast(Constraint, kind(**parameters))


@lru_cache
def _names(size: int) -> tuple[str, ...]:
    return tuple(indices_of_names(size))
