"""Lines on which kinds of digits take turns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, cycle, islice
from operator import itemgetter
from typing import Any, Self, TypeVar

from nonet.constraints._base import CellsRule
from nonet.constraints._cells import check_cells
from nonet.constraints.strokes import indexed, is_closed, opened, strokes_of
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import Relation

Table = tuple[int, ...]
"""For each digit of a cell the mask of those of another."""

T = TypeVar("T")


class TurnsRule(CellsRule):
    """A line whose digits go through some kinds in a cycle, such as low, middle and high."""

    __slots__ = ()
    least = 2
    is_line = True
    may_close = True
    may_branch = True

    @abstractmethod
    def _kinds(self) -> int:
        """How many kinds of digits there are."""

    @classmethod
    @abstractmethod
    def _tables(cls, kinds: int, layout: Layout) -> tuple[Table, Table]:
        """Whether two digits are of different kinds, or of one, and the value that decides it."""

    def _check_turns(self) -> None:
        """Raise LayoutError unless the cells whose digits are of different kinds differ."""
        kinds = self._kinds()
        for stroke in strokes_of(self.cells):
            around = len(stroke) - 1
            if is_closed(stroke) and around % kinds:
                raise LayoutError(
                    f"expected a multiple of {kinds} cells round a closed {self.name}, "
                    f"found {around}",
                    "cells-round",
                    size=kinds,
                    found=around,
                )
            cells = _run_on(stroke, kinds - 1)
            for first in range(max(1, len(cells) - kinds + 1)):
                check_cells(self, cells[first : first + kinds])

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """Different kinds of digits within a cycle, and the same kind one cycle apart."""
        return tuple(self.lower_all((self,), layout))

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """One rule for each stroke."""
        del layout
        return self._along(*strokes_of(self.cells))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Relation]:
        """Two relations for all lines with as many kinds."""
        lines: dict[int, list[tuple[int, ...]]] = {}
        rule: Self
        for rule in rules:
            kinds = rule._kinds()  # noqa: SLF001 (of this class)
            strokes = indexed(rule.cells, layout)
            lines.setdefault(kinds, []).extend(_run_on(stroke, kinds) for stroke in strokes)
        found: list[Relation] = []
        for kinds, some in lines.items():
            differ, agree = cls._tables(kinds, layout)
            near, far = _at_distances(some, range(1, kinds), range(kinds, kinds + 1))
            found.append(Relation(near, differ))
            if far:
                found.append(Relation(far, agree))
        return found


def _run_on(stroke: tuple[T, ...], count: int) -> tuple[T, ...]:
    """The cells of a stroke, and if it is closed those that come after its last cell again."""
    if not is_closed(stroke):
        return stroke
    around = opened(stroke)
    return tuple(islice(cycle(around), len(around) + count))


def _at_distances(lines: Sequence[tuple[int, ...]], *distances: range) -> list[tuple[int, ...]]:
    """The pairs of cells of lines that are this far apart, but those of a cell with itself.

    Examples
    --------
    >>> _at_distances([(0, 1, 2), (5, 6)], range(1, 2), range(2, 3))
    [(0, 1, 1, 2, 5, 6), (0, 2)]
    """
    found = [
        tuple(chain.from_iterable([_pairs_of(len(cells), far)(cells) for cells in lines]))
        for far in distances
    ]
    if all(len(set(cells)) == len(cells) for cells in lines):
        return found
    return [
        tuple(
            chain.from_iterable(
                pair
                for pair in dict.fromkeys(zip(pairs[::2], pairs[1::2], strict=True))
                if pair[0] != pair[1]
            )
        )
        for pairs in found
    ]


@lru_cache(maxsize=1024)
def _pairs_of(count: int, distances: range) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """The function that takes them from a line with this number of cells."""
    places = [
        place for far in distances for first in range(count - far) for place in (first, first + far)
    ]
    return itemgetter(*places) if places else lambda _: ()
