"""Lines whose first two digits say what is where."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._clues import ClueRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look, SpotLook
from nonet.layout.primitives import Automaton, Machine


class ValueIndex(ClueRule):
    """With X and Y in the first two cells, X appears again Y cells after the second.

    ::

        7--3--1--4--7      7 is three cells after 3

    Interactive Sudoku Solver: ValueIndexing.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ValueIndex("r1c1-4")])
    >>> list(layout.violations(bytes([3, 1, 4, 0] + 12 * [0])))
    [(1, 0, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "value_index"
    example: ClassVar[tuple[str, ...]] = ("r4c2 r3c2 r2c3 r2c4 r3c5",)
    explained_by: ClassVar[str] = "index_cells"
    look: ClassVar[Look | None] = LineLook(
        "teal",
        0.05,
        core=(0.12, 0.08),
        is_thin=True,
        has_head=True,
        start=SpotLook("teal", form="square", size=0.5),
    )
    least = 3
    is_line = True

    def _machine(self, layout: Layout) -> Machine:
        most = min(self.numbers(layout)[-1], len(self.cells) - 2)
        return _machine(most, self.inputs(layout), self.name)

    def _line(self, layout: Layout) -> Automaton:
        """It reads how far, then what, then the others."""
        first, second, *others = self.indices(layout)
        return Automaton((second, first, *others), self._machine(layout))


@kept
def _machine(most: int, numbers: InputNumbers, name: str) -> Machine:
    """States: nothing, how far, or how far and what; far 0 when it was found."""

    def read(state: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        match state:
            case ():
                return (digit,) if 1 <= digit <= most else None
            case (far,):
                return far, digit
            case (0, _):
                return state
            case (1, wanted):
                return (0, 0) if digit == wanted else None
            case (far, wanted):
                return far - 1, wanted
        return None

    start: tuple[int, ...] = ()
    return _machines.build(numbers, [start], read, (0, 0).__eq__, name)
