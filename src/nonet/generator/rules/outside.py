"""Clues outside the grid: sandwiches, skyscrapers, X-sums, little killers and others."""

from __future__ import annotations

from functools import lru_cache, partial

from nonet.generator.rules.board import Board, Clue, Weights, rule_of
from nonet.generator.rules.borders import Places
from nonet.generator.rules.family import ClueSpec
from nonet.generator.rules.request import RuleRequest, Span
from nonet.layout import Constraint, Layout


class Outside(Places):
    """Clues at rows and columns, at one end or at both, or at diagonals."""

    options = frozenset({"all"})

    def __init__(self, rule: str, field: str, ends: int, usual_count: Span) -> None:
        self._rule = rule
        self._field = field
        self._ends = ends
        self.usual_count = usual_count

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """The cells from each clue on."""
        del spec
        return rows_and_columns(layout.size, self._ends)

    def clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The clue that the digits give."""
        del spec
        blank = rule_of(self._rule, **{"cells": board.named(cells), self._field: 1})
        rule = blank.read_on(board.layout, board.digits)
        return Clue(rule, cells, partial(_gives, rule, board.layout))

    def place(self, board: Board, clue: Clue) -> None:
        """Tell the board where a clue lies; it leaves the cells free."""
        board.marked.add(clue.cells)


class LittleKillers(Outside):
    """Little killers."""

    usual_lengths: Weights = ((3, 1.0), (4, 1.0), (5, 1.0), (6, 1.0), (7, 1.0), (8, 1.0), (9, 1.0))
    options = frozenset({"all", "length"})

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """The long diagonal."""
        del request
        return layout.size

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """The diagonals with these lengths, each from one end."""
        lengths = {number for number, _ in spec.lengths}
        return tuple(cells for cells in slanted(layout.size) if len(cells) in lengths)


def _gives(rule: Constraint, layout: Layout, digits: bytes) -> bool:
    return rule.read_on(layout, digits) == rule


@lru_cache
def rows_and_columns(size: int, ends: int) -> tuple[tuple[int, ...], ...]:
    """The cells of each row and column, from one end or from both.

    Examples
    --------
    >>> rows_and_columns(2, 1)
    ((0, 1), (2, 3), (0, 2), (1, 3))
    """
    lines = [tuple(range(row * size, (row + 1) * size)) for row in range(size)]
    lines += [tuple(range(column, size * size, size)) for column in range(size)]
    return tuple(lines if ends == 1 else [way for line in lines for way in (line, line[::-1])])


@lru_cache
def slanted(size: int) -> tuple[tuple[int, ...], ...]:
    """All diagonals of two cells or more, each from its upper end, those to the left reversed.

    Examples
    --------
    >>> slanted(2)
    ((0, 3), (2, 1))
    """
    found = []
    for shift in range(2 - size, size - 1):
        rows = range(max(0, -shift), min(size, size - shift))
        found.append(tuple(row * size + row + shift for row in rows))
    for total in range(1, 2 * size - 2):
        rows = range(max(0, total - size + 1), min(size, total + 1))
        found.append(tuple(row * size + total - row for row in rows)[::-1])
    return tuple(found)
