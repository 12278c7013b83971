"""The grid for which constraints of Interactive Sudoku Solver are read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from nonet.formats._iss_machines import Machines
from nonet.formats._iss_text import cell
from nonet.formats._rules import Pair
from nonet.layout import Layout


@dataclass
class IssBoard:
    """The parts that are read, and those that are not.

    Attributes
    ----------
    layout
        Size and regions.
    pieces
        The region of each cell, where they are not those of the layout.
    notes
        What is left out, in words.
    marks
        For each type of mark its pairs of neighbours.
    uncertain
        Types of marks that are in an Or.
    depth
        How many Or are open.
    ties
        Which numbers of rows and columns may be equal, where ranks are clues; empty: as usual.
    """

    layout: Layout
    pieces: list[int] | None
    notes: list[str] = field(default_factory=list)
    marks: dict[str, list[Pair]] = field(default_factory=dict)
    uncertain: set[str] = field(default_factory=set)
    depth: int = 0
    ties: str = ""

    def __post_init__(self) -> None:
        self.machines = Machines(self.layout)
        """The state machines."""

    @property
    def size(self) -> int:
        """The size of the grid."""
        return self.layout.size

    def cells(self, args: Iterable[str]) -> list[str]:
        """Names of cells."""
        return [cell(arg, self.size) for arg in args]
