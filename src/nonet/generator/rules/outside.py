"""Clues outside the grid, at rows, columns and diagonals."""

from __future__ import annotations

from functools import lru_cache, partial

from nonet.constraints.checks import Obeyed
from nonet.generator.rules.board import Clue, ClueBoard
from nonet.generator.rules.borders import Places
from nonet.generator.rules.family import ClueSpec, MadeOf, RuleFamily
from nonet.generator.rules.request import RuleRequest
from nonet.layout import Constraint, Layout
from nonet.layout.making import OutsideMaking


class Outside(Places):
    """Clues at rows and columns, at one end or at both, whose number the digits give."""

    options = frozenset({"all"})

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        super().__init__(made_of)
        self._of = made_of[0]

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """The cells from each clue on."""
        del spec
        making = self._making
        lines = rows_and_columns(layout.size, making.ends)
        reach = layout.size if making.reach is None else making.reach(layout.size)
        return tuple(line[:reach] for line in lines)

    @property
    def _making(self) -> OutsideMaking:
        making = self._of.making
        assert isinstance(making, OutsideMaking)
        return making

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The clue that the digits give, if it is true of them."""
        del spec
        return self._given(board, cells, self._making.blank)

    def _given(
        self, board: ClueBoard, cells: tuple[int, ...], blank: int | tuple[int, ...]
    ) -> Clue | None:
        rule = self._of.rule(blank, cells=board.named(cells)).read_on(board.layout, board.digits)
        holds = partial(_gives, rule, board.layout)
        return Clue(rule, cells, holds) if holds(board.digits) else None

    def place(self, board: ClueBoard, clue: Clue) -> None:
        """Tell the board where a clue lies; it leaves the cells free."""
        board.marked.add(clue.cells)


class OutsideArrows(Outside):
    """Clues without a number, which hold along their cells or against them."""

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The clue in the direction in which it holds, if it does."""
        del spec
        for way in (cells, cells[::-1]):
            rule = self._of.rule(0, cells=board.named(way))
            holds = Obeyed(rule, board.layout)
            if holds(board.digits):
                return Clue(rule, cells, holds)
        return None


class OutsideLists(Outside):
    """Clues with some of the digits of their cells; the length is their number."""

    options = frozenset({"all", "length"})

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """Of all cells that a clue is about."""
        del request
        reach = self._making.reach
        return layout.size if reach is None else min(layout.size, reach(layout.size))

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where there are fewer places, or numbers of digits."""
        Outside.check(self, spec, layout)
        RuleFamily.check(self, spec, layout)

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """Some of the digits."""
        values = [board.digits[cell] for cell in cells]
        chosen = board.dice.shuffled(values)[: board.dice.weighted(spec.lengths)]
        rule = self._of.rule(tuple(sorted(chosen)), cells=board.named(cells))
        return Clue(rule, cells, Obeyed(rule, board.layout))


class OnDiagonals(Outside):
    """Clues at diagonals."""

    options = frozenset({"all", "length"})

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """The long diagonal."""
        del request
        return layout.size

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """The diagonals with these lengths, each from one end."""
        lengths = {number for number, _ in spec.lengths}
        return tuple(cells for cells in slanted(layout.size) if len(cells) in lengths)

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The clue that the digits give."""
        del spec
        return self._given(board, cells, 1)


def _gives(rule: Constraint, layout: Layout, digits: bytes) -> bool:
    return rule.read_on(layout, digits) == rule and not any(rule.violations(layout, digits))


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
