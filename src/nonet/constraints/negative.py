"""Relations that no neighbours have: non-consecutive, and "all dots are given"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from nonet.constraints._base import Cells, Rule
from nonet.constraints._pairs import (
    ADJACENT,
    have_difference,
    have_ratio,
    have_sum,
    neighbour_marks,
    share_a_side,
    steps,
    table,
)
from nonet.constraints._relations import reach
from nonet.constraints.registry import known_as
from nonet.errors import LayoutError
from nonet.layout import Layout, cell_name
from nonet.layout.coordinates import indices_of_names
from nonet.layout.names import NO_NAMES
from nonet.layout.primitives import Relation
from nonet.layout.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


class NonConsecutive(Rule):
    """Digits in cells that share a side never differ by 1.

    ::

        .  x  .
        x  5  x      no x is 4 or 6
        .  x  .

    f-puzzles: `nonconsecutive`, from which its programs exempt pairs with dots: that is
    `Negative` with exceptions.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(3, constraints=[NonConsecutive()])
    >>> list(layout.violations(bytes([2, 3, 0, 0, 0, 0, 0, 0, 0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "non_consecutive"
    explained_by: ClassVar[str] = "negative_pairs"
    mirrors_digits: ClassVar[bool] = True

    def in_full(self, layout: Layout) -> tuple[Negative]:
        """The same as a rule of a relation."""
        del layout
        return (Negative("difference", 1),)

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        return _none_have("difference", 1, (), layout)


@dataclass(frozen=True, slots=True)
class Negative(Rule):
    """No cells that share a side have a relation, except for some pairs.

    ::

        . . .      ratio 2, except r1c2 r1c3:
        1 4 .      4 is not beside 2 or 8, and 1 not beside 2,
        . . .      other than in r1c2 and r1c3

    The rule of puzzles in which all dots, or all X and V, are given: with `marked` it exempts
    those that are on the board, whichever they are. Programs do not agree on which pairs are
    exempt, so the files of others have them spelled out. Interactive Sudoku Solver: StrictKropki
    and StrictXV; f-puzzles: `negative`.

    Attributes
    ----------
    relation
        "difference", "ratio" or "sum".
    value
        The difference, the ratio, or the sum of the two digits. A line that leaves it out means a
        difference of 1 or a ratio of 2.
    exceptions
        Pairs of cells that may have the relation; `except` in JSON.
    marked
        Whether pairs with a mark of its kind may have it, too: a dot for a difference or a ratio,
        X, V or another sum for a sum.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = Negative("sum", 5, exceptions=["r1c1 r1c2"])
    >>> layout = Layout.of_size(4, constraints=[rule])
    >>> list(layout.violations(bytes([1, 4, 1, 0] + 12 * [0])))
    [(1, 2)]
    """

    name: ClassVar[str] = "negative"
    is_on_board: ClassVar[bool] = True
    example: ClassVar[tuple[str, ...]] = (
        "sum 5 r2c2 r2c3",
        '{"type": "pair_sum", "cells": "r2c2-3", "value": 5}',
    )
    explained_by: ClassVar[str] = "negative_pairs"
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {"relation": ("difference", "ratio", "sum")}

    relation: str
    value: int
    exceptions: tuple[tuple[str, ...], ...] = ()
    marked: bool = False

    if TYPE_CHECKING:

        def __init__(
            self,
            relation: str,
            value: int,
            exceptions: Iterable[Cells] = (),
            marked: bool = False,  # noqa: FBT002 (a line gives it as a word)
        ) -> None: ...

    @classmethod
    def usual(cls, given: Mapping[str, Any]) -> int | None:
        """White dots say 1, black dots 2."""
        return {"difference": 1, "ratio": 2}.get(given.get("relation", ""))

    def in_short(self) -> Negative | NonConsecutive:
        """`NonConsecutive`, if it is that."""
        return NonConsecutive() if self == Negative("difference", 1) else self

    @property
    def variant(self) -> str:
        """What is forbidden: *±1*, *×2* or *Σ5*."""
        return {"difference": "±", "ratio": "×", "sum": "Σ"}[self.relation] + str(self.value)

    def in_full(self, layout: Layout) -> tuple[Negative]:
        """The same with all exceptions listed."""
        if not self.marked:
            return (self,)
        return (Negative(self.relation, self.value, self._exempt(layout)),)

    def seen(self, layout: Layout, cells: Collection[int]) -> tuple[Negative]:
        """The rule of the neighbours that are both seen: others may have a mark."""
        pairs = steps(layout.size, ADJACENT, layout.holes)
        names = [
            (cell_name(a, layout.size), cell_name(b, layout.size))
            for a, b in zip(pairs[::2], pairs[1::2], strict=True)
            if not (a in cells and b in cells)
        ]
        return (Negative(self.relation, self.value, [*self._exempt(layout), *names]),)

    def _exempt(self, layout: Layout) -> tuple[tuple[str, ...], ...]:
        """Pairs that may have the relation."""
        if not self.marked:
            return self.exceptions
        same = _SAME_MARKS[self.relation]
        found = {tuple(sorted(pair)) for pair, (mark, _) in _marked(layout) if mark in same}
        return tuple(sorted({*found, *(tuple(sorted(pair)) for pair in self.exceptions)}))

    def said_as(self) -> tuple[str, ...]:
        """The rule of a mark for the relation, too."""
        marks = (name for name, known in known_as().items() if known.relation == self.relation)
        return (self.name, *marks)

    def _check(self) -> None:
        if self.relation not in _NEGATED:
            raise LayoutError(
                f"expected the relation {', '.join(_NEGATED)}, found {self.relation[:40]!r}",
                "word",
                word=self.relation[:40],
            )

    def _check_fits(self, layout: Layout) -> None:
        least, most = reach(self.relation, layout.digits)
        self._bounds(f"a {self.relation}", least, most, self.value)
        index = indices_of_names(layout.size)
        for a, b in self.exceptions:
            if not share_a_side(index[a], index[b], layout.size):
                raise LayoutError(
                    f"expected exceptions that share a side, found {a} and {b}", "exceptions"
                )

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        return _none_have(self.relation, self.value, self._exempt(layout), layout)

    def sentence(self, layout: Layout) -> Sentence:
        """Which cells never have the relation: those without its mark, or without any, or listed.

        The exceptions are listed where they are neither the pairs with a mark for the relation
        nor those with any mark.
        """
        exempt = self._exempt(layout)
        free = {frozenset(pair) for pair in exempt}
        marked = _marked(layout)
        same = {pair for pair, relation in marked if relation == (self.relation, self.value)}
        if not free:
            exceptions = "none"
        elif free == same:
            exceptions = "same"
        elif free == {pair for pair, _ in marked}:
            exceptions = "any"
        else:
            exceptions = "listed"
        pairs = ", ".join("–".join(pair) for pair in exempt)
        values = (("value", self.value), ("exceptions", exceptions), ("pairs", pairs))
        return Sentence(f"rule-negative-{self.relation}", values)


def _marked(layout: Layout) -> frozenset[tuple[frozenset[str], tuple[str, int]]]:
    """Cells that share a side and have a mark between them, and the relation that it says."""
    found = set()
    for pair, rule in neighbour_marks(layout):
        if relation := known_as().get(rule.name, NO_NAMES).relation:
            found.add((pair, (relation, rule.fields()["value"])))
    return frozenset(found)


_SAME_MARKS = {
    "difference": frozenset({"difference", "ratio"}),
    "ratio": frozenset({"difference", "ratio"}),
    "sum": frozenset({"sum"}),
}
"""The relations whose marks are of a kind: 1 and 2 have a dot of either colour."""


def _no_difference(x: int, y: int, value: int) -> bool:
    return not have_difference(x, y, value)


def _no_ratio(x: int, y: int, value: int) -> bool:
    return not have_ratio(x, y, value)


def _no_sum(x: int, y: int, value: int) -> bool:
    return not have_sum(x, y, value)


_NEGATED = {"difference": _no_difference, "ratio": _no_ratio, "sum": _no_sum}


def _none_have(
    relation: str, value: int, exceptions: tuple[tuple[str, ...], ...], layout: Layout
) -> tuple[Relation, ...]:
    pairs = steps(layout.size, ADJACENT, layout.holes)
    return _relation(relation, value, exceptions, layout.size, layout.numbers, pairs)


@lru_cache
def _relation(
    relation: str,
    value: int,
    exceptions: tuple[tuple[str, ...], ...],
    size: int,
    numbers: range,
    pairs: tuple[int, ...],
) -> tuple[Relation, ...]:
    if exceptions:
        index = indices_of_names(size)
        free = {frozenset((index[a], index[b])) for a, b in exceptions}
        pairs = tuple(
            cell
            for pair in zip(pairs[::2], pairs[1::2], strict=True)
            if frozenset(pair) not in free
            for cell in pair
        )
    return (Relation(pairs, table(_NEGATED[relation], value, numbers)),)
