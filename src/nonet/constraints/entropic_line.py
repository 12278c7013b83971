"""Entropic lines: low, middle and high digits by turns."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import CellsRule
from nonet.constraints._pairs import at_distance, check_turns, table
from nonet.constraints.global_entropy import check_thirds, thirds_in_words
from nonet.layout import Layout
from nonet.layout.marks import Mark
from nonet.layout.primitives import Relation
from nonet.layout.sentences import Sentence


class EntropicLine(CellsRule):
    """Any three cells in a row on the line are low, middle and high: thirds of 1 to N.

    ::

        1--6--9--2--4--7

    N is divisible by 3. f-puzzles: `entropicline`; Interactive Sudoku Solver: Entropic.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(9, constraints=[EntropicLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 6, 2] + 78 * [0])))
    [(0, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "entropic_line"
    least = 2
    is_line = True

    def _check_fits(self, layout: Layout) -> None:
        check_thirds(self, layout)
        check_turns(self, self.cells, 3)

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """Different thirds of cells that are near, and the same of those three apart."""
        cells, size = self.indices(layout), layout.size
        apart = Relation(at_distance(cells, (1, 2)), table(_differ, size // 3, size))
        far = at_distance(cells, (3,))
        return (apart, Relation(far, table(_agree, size // 3, size))) if far else (apart,)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line."""
        return _marks.line(self.indices(layout), layout, self.name)

    def sentence(self, layout: Layout) -> Sentence:
        """What it says in words."""
        return Sentence("rule-entropic_line", thirds_in_words(layout.size))


def _differ(x: int, y: int, count: int) -> bool:
    return (x - 1) // count != (y - 1) // count


def _agree(x: int, y: int, count: int) -> bool:
    return not _differ(x, y, count)
