"""Modular lines: different remainders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._pairs import (
    agree_in_remainder,
    at_distance,
    check_turns,
    differ_in_remainder,
    table,
)
from nonet.layout import Layout
from nonet.layout.marks import Mark
from nonet.layout.primitives import Relation
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class ModularLine(CellsRule):
    """In each run of cells of the length of the modulus, all remainders differ.

    ::

        1--5--9--4--2--3      modulo 3: 1 2 0 1 2 0

    f-puzzles: `modularline`; Interactive Sudoku Solver: Modular.

    Attributes
    ----------
    cells
        Names of the cells along the line.
    modulus
        What the digits are divided by, and how many cells in a row differ.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ModularLine("r1c1-3", 3)])
    >>> list(layout.violations(bytes([1, 2, 4] + 13 * [0])))
    [(0, 2)]
    """

    name: ClassVar[str] = "modular_line"
    least: ClassVar[int] = 2
    is_line: ClassVar[bool] = True

    modulus: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, modulus: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a modulus", 2, layout.size, self.modulus)
        check_turns(self, self.cells, self.modulus)

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """Different remainders of cells that are near, and the same a modulus further."""
        cells, size, modulus = self.indices(layout), layout.size, self.modulus
        near = at_distance(cells, range(1, min(modulus, len(cells))))
        apart = Relation(near, table(differ_in_remainder, modulus, size))
        far = at_distance(cells, (modulus,))
        if not far:
            return (apart,)
        return apart, Relation(far, table(agree_in_remainder, modulus, size))

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line, with the modulus where it is not 3."""
        text = "" if self.modulus == 3 else f"mod {self.modulus}"
        return _marks.line(self.indices(layout), layout, self.name, text)

    def sentence(self, layout: Layout) -> Sentence:
        """What it says in words."""
        del layout
        return Sentence("rule-modular_line", (("modulus", self.modulus),))
