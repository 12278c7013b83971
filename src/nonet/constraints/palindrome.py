"""Palindromes."""

from __future__ import annotations

from itertools import chain
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._pairs import are_equal, table
from nonet.layout import Layout
from nonet.layout.appearance import LIGHT, LineLook, Look
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import Relation


class PalindromeLine(CellsRule):
    """The digits along the line read the same backwards.

    ::

        1--4--7--4--1

    f-puzzles: `palindrome`; Interactive Sudoku Solver: Palindrome.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[PalindromeLine("r1c1 r2c2 r3c3")])
    >>> list(layout.violations(bytes([2] + 9 * [0] + [3] + 5 * [0])))
    [(0, 10)]
    """

    __slots__ = ()
    name: ClassVar[str] = "palindrome_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "palindrome_mirror"
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(lengths=((3, 2), (4, 2), (5, 2), (6, 1)), least=3)
    look: ClassVar[Look | None] = LineLook("grey", 0.15, usual=(LIGHT, 1 / 4), hues=())
    treats_digits_alike: ClassVar[bool] = True
    least = 2
    is_line = True

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation of the cells equally far from the middle."""
        cells = self.indices(layout)
        halves = zip(cells[: len(cells) // 2], reversed(cells), strict=False)
        pairs = chain.from_iterable(pair for pair in halves if pair[0] != pair[1])
        return (Relation(tuple(pairs), table(are_equal, 0, layout.numbers)),)
