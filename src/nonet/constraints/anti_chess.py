"""Cells a knight's or a king's move apart, or as many steps apart as their digit says, differ."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints._base import Rule
from nonet.constraints._pairs import differ, steps, table
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import Relation

_KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2))
_KING = ((1, 1), (1, -1))
_LARGEST_TAXICAB = 36
"""Here it is a million pairs of cells, on 100×100 it would be fifty."""


class AntiKnight(Rule):
    """Cells a knight's move apart have different digits.

    ::

        . x . x .
        x . . . x
        . . 5 . .      no x is 5
        x . . . x
        . x . x .

    f-puzzles: `antiknight`; Interactive Sudoku Solver: AntiKnight.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[AntiKnight()])
    >>> list(layout.violations(bytes([1, 0, 0, 0, 0, 0, 1] + 9 * [0])))
    [(0, 6)]
    """

    __slots__ = ()
    name: ClassVar[str] = "anti_knight"
    mirrors_digits: ClassVar[bool] = True
    treats_digits_alike: ClassVar[bool] = True

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        return _all_differ(layout, _KNIGHT)


class AntiKing(Rule):
    """Cells a king's move apart have different digits, diagonal neighbours included.

    ::

        x x x
        x 5 x      no x is 5
        x x x

    f-puzzles: `antiking`; Interactive Sudoku Solver: AntiKing.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(3, constraints=[AntiKing()])
    >>> list(layout.violations(bytes([1, 0, 0, 0, 1, 0, 0, 0, 0])))
    [(0, 4)]
    """

    __slots__ = ()
    name: ClassVar[str] = "anti_king"
    mirrors_digits: ClassVar[bool] = True
    treats_digits_alike: ClassVar[bool] = True

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation: rows and columns see to the other neighbours."""
        return _all_differ(layout, _KING)


class AntiTaxicab(Rule):
    """Two cells that both hold x are never just x steps apart, counted along rows and columns.

    ::

        . . x . .
        . x . x .
        x . 2 . x      no x is 2
        . x . x .
        . . x . .

    Sizes up to 36. Interactive Sudoku Solver: AntiTaxicab.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(3, constraints=[AntiTaxicab()])
    >>> list(layout.violations(bytes([2, 0, 0, 0, 2, 0, 0, 0, 0])))
    [(0, 4)]
    """

    __slots__ = ()
    name: ClassVar[str] = "anti_taxicab"
    explained_by: ClassVar[str] = "digit_distance"
    mirrors_digits: ClassVar[bool] = True

    def _check_fits(self, layout: Layout) -> None:
        if layout.size > _LARGEST_TAXICAB:
            raise LayoutError(
                f"expected a size up to {_LARGEST_TAXICAB} for {self.name}, found {layout.size}",
                "size-most",
                most=_LARGEST_TAXICAB,
            )

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """A relation for each distance."""
        return _anti_taxicab(layout.size, layout.digits, layout.numbers, layout.holes)


def _all_differ(layout: Layout, offsets: tuple[tuple[int, int], ...]) -> tuple[Relation, ...]:
    return _relation(layout.size, offsets, layout.numbers, layout.holes)


@lru_cache
def _relation(
    size: int, offsets: tuple[tuple[int, int], ...], numbers: range, holes: tuple[int, ...]
) -> tuple[Relation, ...]:
    return (Relation(steps(size, offsets, holes), table(differ, 0, numbers)),)


@lru_cache
def _anti_taxicab(
    size: int, digits: range, numbers: range, holes: tuple[int, ...]
) -> tuple[Relation, ...]:
    relations = []
    for distance in range(max(1, digits.start), digits.stop):
        offsets = [
            (down, right)
            for down in range(min(distance, size - 1) + 1)
            for right in sorted({distance - down, down - distance})
            if abs(right) < size and (down or right > 0)
        ]
        pairs = steps(size, tuple(offsets), holes)
        if pairs:
            relations.append(Relation(pairs, table(_are_not_both, distance, numbers)))
    return tuple(relations)


def _are_not_both(x: int, y: int, value: int) -> bool:
    return not x == y == value
