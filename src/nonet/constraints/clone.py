"""Clones: groups of cells with the same digits in the same places."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, pairwise
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints._pairs import are_equal, table
from nonet.constraints.same_digits import check_groups_of_one_size
from nonet.constraints.sum import indices_of_groups
from nonet.layout import Layout
from nonet.layout.appearance import FillLook, Look
from nonet.layout.marks import Mark
from nonet.layout.primitives import Relation

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Clone(Rule):
    """All groups of cells hold the same digits in the same places.

    ::

        #1 #2 .  .  .
        .  #3 . #1 #2
        .  .  .  . #3

    f-puzzles: `clone`; Interactive Sudoku Solver: SameValues.

    Attributes
    ----------
    groups
        Names of the cells of each group, all of one size and in the same order.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Clone(["r1c1-2", "r4c2-3"])])
    >>> list(layout.violations(bytes([1, 2] + 10 * [0] + [0, 1, 3, 0])))
    [(1, 14)]
    """

    name: ClassVar[str] = "clone"
    example: ClassVar[tuple[str, ...]] = ("r2c1 r2c2 r3c2 / r4c4 r4c5 r5c5",)
    explained_by: ClassVar[str] = "palindrome_mirror"
    look: ClassVar[Look | None] = FillLook("blue")
    treats_digits_alike: ClassVar[bool] = True

    groups: tuple[tuple[str, ...], ...]

    if TYPE_CHECKING:

        def __init__(self, groups: Iterable[Cells]) -> None: ...

    def _check(self) -> None:
        check_groups_of_one_size(self, self.groups)

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation, from each group to the next."""
        groups = indices_of_groups(self.groups, layout)
        pairs = chain.from_iterable(
            pair
            for first, second in pairwise(groups)
            for pair in zip(first, second, strict=True)
            if pair[0] != pair[1]
        )
        return (Relation(tuple(pairs), table(are_equal, 0, layout.numbers)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The groups shaded, with the same letter in each."""
        key = repr(self.groups)
        groups = [_marks.indices(names, layout) for names in self.groups]
        return tuple(mark for group in groups for mark in self._drawn(group, layout, letter=key))
