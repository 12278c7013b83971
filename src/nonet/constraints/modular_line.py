"""Modular lines: different remainders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells
from nonet.constraints._pairs import agree_in_remainder, differ_in_remainder, table
from nonet.constraints._turns import Table, TurnsRule
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class ModularLine(TurnsRule):
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
    example: ClassVar[tuple[str, ...]] = ("3 r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "modular_sets"
    usual_number: ClassVar[int | None] = 3
    making: ClassVar[Making | None] = LineMaking(
        lengths=((4, 2), (5, 3), (6, 3), (7, 2), (8, 1)),
        number="modulus",
        usual=OfSize(times=0, plus=3),
    )
    look: ClassVar[Look | None] = LineLook(
        "teal", core=(0.2, 0.11, 0, 0.11, 0, 0.11), usual=("#33bbbb", 5 / 32), hues=("cyan", "blue")
    )

    modulus: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, modulus: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a modulus", 2, len(self.numbers(layout)), self.modulus)
        self._check_turns()

    def _kinds(self) -> int:
        return self.modulus

    @classmethod
    def _tables(cls, kinds: int, layout: Layout) -> tuple[Table, Table]:
        numbers = layout.numbers
        return table(differ_in_remainder, kinds, numbers), table(agree_in_remainder, kinds, numbers)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-modular_line", (("modulus", self.modulus),))

    def _shown(self) -> str:
        return "" if self.modulus == 3 else f"mod {self.modulus}"
