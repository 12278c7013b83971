"""All marks of a kind are given: neighbours without one do not have what they say."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from nonet.constraints._base import Reader, Rule
from nonet.constraints._pairs import ADJACENT, PairRule, neighbour_marks, steps
from nonet.constraints._relations import reach
from nonet.constraints.negative import Negative
from nonet.constraints.registry import kind_of, known_as
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.names import NO_NAMES
from nonet.layout.primitives import Relation
from nonet.layout.sentences import Named, Sentence, Value

_DOTS, _SUMS = frozenset({"difference", "ratio"}), frozenset({"sum"})

_EXEMPT = {
    **dict.fromkeys(("dots", "difference", "ratio"), _DOTS),
    **dict.fromkeys(("xv", "sum"), _SUMS),
}
"""For each word the relations whose marks exempt a pair: 1 and 2 have a dot of either colour."""

_ALWAYS: dict[str, tuple[tuple[str, int], ...]] = {
    "dots": (("difference", 1), ("ratio", 2)),
    "xv": (("sum", 5), ("sum", 10)),
    "difference": (("difference", 1),),
    "ratio": (("ratio", 2),),
    "sum": (),
}
"""The relations that everybody means, whichever marks there are."""


def _name(value: object, rule: Rule) -> str:
    if not isinstance(value, str):
        raise LayoutError(f"expected a word of {rule.name}, found {type(value).__name__}")
    return value.lower().replace("-", "_")


@dataclass(frozen=True, slots=True)
class AllGiven(Rule):
    """All marks of a kind are given: cells that share a side without one never have its relation.

    ::

        2 V 3 4      all V and X are given: 3 and 4 are no 5 or 10,
        . . . .      and neither are two others side by side

    The rule of puzzles in which all dots, or all X and V, are given. It follows the marks on the
    board, and is one rule where other programs have several.

    Attributes
    ----------
    marks_of
        "dots", which are differences of 1 and ratios of 2; "xv"; "difference", "ratio" or "sum"
        alone; or the name of another rule of two cells. With dots, differences, ratios and sums
        the other numbers on the board are meant, too.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, rules=["v r1c1-2", "all-given xv"])
    >>> list(layout.violations(bytes([1, 4, 1, 0] + 12 * [0])))
    [(1, 2)]
    """

    name: ClassVar[str] = "all_given"
    example: ClassVar[tuple[str, ...]] = (
        "xv",
        '{"type": "pair_sum", "cells": "r2c2-3", "value": 5}',
    )
    explained_by: ClassVar[str] = "negative_pairs"
    readers: ClassVar[Mapping[str, Reader]] = {"marks_of": _name}
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "marks_of": ("dots", "xv", "difference", "ratio", "sum")
    }

    marks_of: str

    @property
    def variant(self) -> str:
        """The marks that are all given."""
        return self.marks_of

    def _check(self) -> None:
        if self.marks_of in _ALWAYS:
            return
        try:
            is_pair = issubclass(kind_of(self.marks_of), PairRule)
        except LayoutError:
            is_pair = False
        if not is_pair:
            raise LayoutError(
                f"expected {', '.join(_ALWAYS)} or a rule of two cells, "
                f"found {self.marks_of[:40]!r}",
                "word",
                word=self.marks_of[:40],
            )

    def in_full(self, layout: Layout) -> tuple[Constraint, ...]:
        """A negative rule for each relation; itself where its marks say no relation."""
        if self.marks_of not in _ALWAYS:
            return (self,)
        exempt = tuple(sorted(tuple(sorted(pair)) for pair in self._exempt(layout)))
        return tuple(Negative(*said, exempt) for said in self._relations(layout))

    def seen(self, layout: Layout, cells: Collection[int]) -> tuple[Constraint, ...]:
        """What of its negative rules is known; nothing where its marks say no relation."""
        parts = self.in_full(layout)
        if parts == (self,):
            return super(AllGiven, self).seen(layout, cells)
        return tuple(part for whole in parts for part in whole.seen(layout, cells))

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation: of the digits that no mark of the kind would allow."""
        size, index = len(layout.numbers), layout.indices
        full = (1 << size) - 1
        gone = [0] * size
        for table in self._tables(layout):
            for x, row in enumerate(table):
                gone[x] |= row
                for y in range(size):
                    gone[y] |= (row >> y & 1) << x
        if not any(gone):
            return ()
        free = {frozenset(map(index.__getitem__, pair)) for pair in self._exempt(layout)}
        every = steps(layout.size, ADJACENT, layout.holes)
        pairs = zip(every[::2], every[1::2], strict=True)
        left = tuple(cell for pair in pairs if frozenset(pair) not in free for cell in pair)
        return (Relation(left, tuple(full & ~mask for mask in gone)),) if left else ()

    def sentence(self, layout: Layout) -> Sentence:
        """Which marks are all given, and what neighbours without one do not have."""
        values: dict[str, Value] = {"of": self.marks_of}
        if self.marks_of not in _ALWAYS:
            values["rule"] = (Named(self.marks_of, ""),)
            return Sentence("rule-all_given-other", tuple(values.items()))
        for relation in ("difference", "ratio", "sum"):
            found = [str(value) for said, value in self._relations(layout) if said == relation]
            values[f"{relation}s"] = "/".join(found) or "none"
        return Sentence("rule-all_given", tuple(values.items()))

    def _exempt(self, layout: Layout) -> frozenset[frozenset[str]]:
        """The pairs with a mark of the kind."""
        return frozenset(pair for pair, rule in neighbour_marks(layout) if self._is_exempt(rule))

    def _is_exempt(self, rule: PairRule) -> bool:
        relations = _EXEMPT.get(self.marks_of)
        if relations is None:
            return rule.name == self.marks_of
        return _relation_of(rule) in relations

    def _relations(self, layout: Layout) -> list[tuple[str, int]]:
        """The relations that neighbours without a mark never have."""
        found = dict.fromkeys(_ALWAYS[self.marks_of])
        if self.marks_of != "xv":
            meant = _DOTS if self.marks_of == "dots" else {self.marks_of}
            for _, rule in neighbour_marks(layout):
                if (relation := _relation_of(rule)) in meant:
                    found[relation, rule.fields()["value"]] = None
        return [said for said in sorted(found) if _is_possible(*said, layout.digits)]

    def _tables(self, layout: Layout) -> Iterator[tuple[int, ...]]:
        """For each thing that a mark may say: by digit the mask of the digits beside it."""
        if self.marks_of in _ALWAYS:
            for relation, value in self._relations(layout):
                full = (1 << len(layout.numbers)) - 1
                (lowered,) = Negative(relation, value).lower(layout)
                yield tuple(full & ~mask for mask in lowered.table)
            return
        for _, rule in neighbour_marks(layout):
            if rule.name == self.marks_of:
                (lowered,) = rule.lower(layout)
                yield lowered.table


def _relation_of(rule: PairRule) -> str:
    return known_as().get(rule.name, NO_NAMES).relation


def _is_possible(relation: str, value: int, digits: range) -> bool:
    least, most = reach(relation, digits)
    return least <= value <= most
