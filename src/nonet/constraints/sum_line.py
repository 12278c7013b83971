"""Sum lines: runs of one total."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints.strokes import is_closed, opened
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.marks import Mark
from nonet.layout.primitives import Automaton, Machine
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class SumLine(CellsRule):
    """The line splits into runs of consecutive cells that each sum to the clue.

    ::

        2--8--1--9--7--3      runs of 10: 2 8, 1 9, 7 3

    Interactive Sudoku Solver: SumLine.

    Attributes
    ----------
    cells
        Names of the cells along the line; one that ends in its first cell is a loop.
    total
        `sum` in JSON. A loop takes at most 64.
    loop
        Whether the last cell is joined to the first, so that the line may be cut anywhere.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SumLine("r1c1-3", 5)])
    >>> list(layout.violations(bytes([2, 4, 0] + 13 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "sum_line"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("7 r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "sum_line_runs"
    usual_number: ClassVar[int | None] = 10
    making: ClassVar[Making | None] = LineMaking(
        lengths=((3, 1), (4, 2), (5, 3), (6, 2)), number="total", usual=OfSize(plus=1)
    )
    look: ClassVar[Look | None] = LineLook("brown", is_hollow=True, usual=("#a0702c", 5 / 32))
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True

    total: int
    loop: bool = False

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int, *, loop: bool = False) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        if is_closed(self.cells):  # another way to say that it is a loop
            object.__setattr__(self, "cells", opened(self.cells))
            object.__setattr__(self, "loop", True)

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a total", 1, len(self.cells) * self.numbers(layout)[-1], self.total)
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        machine = _machine(self.total, self.loop, self.inputs(layout), self.name)
        return (Automaton(self.indices(layout), machine),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line, closed if it is a loop, with the total."""
        cells = self._drawn_cells(layout)
        closed = (*cells, cells[0]) if self.loop and len(cells) > 2 else cells
        return self._drawn(closed, layout, str(self.total))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        kind = "loop" if self.loop else "line"
        return Sentence(f"rule-sum_line-{kind}")


@kept
def _machine(total: int, is_loop: bool, numbers: InputNumbers, name: str) -> Machine:
    """States: what the run before the first cell has, and what the present run has so far."""

    def read(state: tuple[int, int, bool], digit: int) -> tuple[int, int, bool] | None:
        begun, now, are_none = state
        now += digit
        return (begun, now % total, are_none and digit == 0) if now <= total else None

    def accepts(state: tuple[int, int, bool]) -> bool:
        return state[0] == state[1] and not state[2]

    starts = [(begun, begun, 0 in numbers.own) for begun in range(total if is_loop else 1)]
    return _machines.build(numbers, starts, read, accepts, name)
