"""Pairs of cells whose digits have a relation: two cells, neighbours on a line, or all pairs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, combinations
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _relations
from nonet.constraints._base import Cells, CellsRule, Reader
from nonet.constraints._cells import check_cells, place_key
from nonet.constraints._described import Described
from nonet.constraints.strokes import check_line, next_to, strokes_of
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import DotLook, LineLook, Look, OutlineLook
from nonet.layout.marks import Mark
from nonet.layout.primitives import Relation
from nonet.layout.sentences import Letter, Sentence, Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

_DOT = DotLook("framed")
_GROUP = OutlineLook("teal", (0.02, 0.05))


@dataclass(frozen=True, slots=True, repr=False)
class PairRelation(Described, CellsRule):
    """Each digit on a line and the next have a relation; or any two of some cells have it.

    ::

        2--4--1--5      sum-at-most 6

    The relation is ``difference``, ``sum`` or ``ratio``, which may be denied as in ``no-sum``;
    ``difference-at-least``, ``difference-at-most``, ``sum-at-least``, ``sum-at-most``,
    ``same-parity``, ``other-parity``, ``equal``, ``unequal``; or a ``table`` of pairs.
    Interactive Sudoku Solver: Pair.

    Attributes
    ----------
    cells
        Names of the cells, 2 or more.
    relation
        Its name.
    value
        Its number, if it has one.
    allowed
        The pairs of a table, the digit of the earlier cell first.
    every
        Whether any two of the cells have it, and not only those next to each other in the list.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = PairRelation("r1c1-3", "sum-at-most", 5)
    >>> list(Layout.of_size(4, constraints=[rule]).violations(bytes([4, 1, 0, *[0] * 13])))
    []
    >>> list(Layout.of_size(4, constraints=[rule]).violations(bytes([4, 2, 0, *[0] * 13])))
    [(0, 1)]
    """

    name: ClassVar[str] = "pair_relation"
    example: ClassVar[tuple[str, ...]] = (
        "sum-at-most 6 r2c2-5",
        "difference-at-least 3 r4c2-3",
        "same-parity every r5c4 r6c4-5",
    )
    explained_by: ClassVar[str] = "pair_relation"
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {"relation": _relations.NAMES}
    readers: ClassVar[Mapping[str, Reader]] = {
        **Described.readers,
        "relation": _relations.named,
    }
    look: ClassVar[Look | None] = LineLook("teal", 0.05, core=(0.02, 0.05), is_thin=True)
    least: ClassVar[int] = 2
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True
    may_branch: ClassVar[bool] = True

    relation: str
    value: int | None = None
    allowed: tuple[tuple[int, int], ...] = ()
    every: bool = False

    if TYPE_CHECKING:

        def __init__(
            self,
            cells: Cells,
            relation: str,
            value: int | None = None,
            allowed: Iterable[Iterable[int]] = (),
            every: bool = False,  # noqa: FBT002 (a line gives it as a word)
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        if self.every:
            check_cells(self, self.cells, self.least)
        else:
            check_line(self, self.cells)
        _relations.check(self.relation, self.value, self.allowed, self.name)

    def _check_fits(self, layout: Layout) -> None:
        _relations.check_fits(self, self.relation, self.value, self.allowed, self.numbers(layout))

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        index = layout.indices.__getitem__
        pairs = combinations(self.cells, 2) if self.every else next_to(self.cells)
        masks = _relations.masks(self.relation, self.value, self.allowed, layout.numbers)
        return (Relation(tuple(map(index, chain.from_iterable(pairs))), masks),)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """One rule for each stroke."""
        del layout
        return self._along(*strokes_of(self.cells))

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line, or a square between two cells, or an outline, with a letter of the relation."""
        look = {"dot": _DOT, "line": self.look, "cells": _GROUP}[self._form()]
        return self._drawn_line(layout, look, letter=self._key())

    def _form(self) -> str:
        if len(self.cells) == 2:
            return "dot"
        return "cells" if self.every else "line"

    def _sentence(self, layout: Layout) -> Sentence:
        """The relation, which is that of all marks with the letter."""
        del layout
        return self._said(self._form(), ("letter", Letter(self._key())))

    def _sentence_of_own(self) -> Sentence:
        form = "own-cells" if self.every else "own-line"
        return self._said(form, *_relations.place(self.title, self.cells))

    def _said(self, form: str, *values: tuple[str, Value]) -> Sentence:
        is_listed = form.startswith("own")
        pairs = self.allowed if is_listed else self._pairs()
        relation = _relations.values(self.relation, self.value, pairs)
        return Sentence("rule-pair_relation", (("form", form), *values, *relation))

    def _pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of a table; of two cells with the digit of that first which is read first."""
        first, second = map(place_key, self.cells[:2])
        if self._form() == "dot" and second < first:
            return tuple(sorted((y, x) for x, y in self.allowed))
        return self.allowed

    def _key(self) -> str:
        return f"pair_relation {self._form()} {self.relation} {self.value} {self._pairs()}"
