"""Range lines: how far the largest digit on a line is from the smallest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints._relations import reach
from nonet.constraints.strokes import once
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.primitives import Automaton, Machine
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class RangeLine(CellsRule):
    """The largest digit on the line minus the smallest is the number of the line.

    ::

        4--7--3--8      8 - 3 = 5

    Digits may repeat. Range is meant as in statistics.

    Attributes
    ----------
    cells
        Names of the cells along the line.
    span
        The number.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[RangeLine("r1c1-3", 2)])
    >>> list(layout.violations(bytes([4, 1, 0] + 13 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "range_line"
    example: ClassVar[tuple[str, ...]] = ("3 r2c2 r3c2 r4c3 r4c4 r3c5", "2 r6c3-5")
    misfits_have_no_digits: ClassVar[bool] = True
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(number="span", usual=OfSize(plus=1, over=2))
    look: ClassVar[Look | None] = LineLook(
        "blue", 0.3, core=(0.05, 0.12), usual=("#7fa8c9", 7 / 32), hues=()
    )
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True
    may_branch: ClassVar[bool] = True
    least: ClassVar[int] = 2

    span: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, span: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"span": max(digits) - min(digits)}

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a span", *reach("difference", self.numbers(layout)), self.span)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        machine = _machine(self.span, self.inputs(layout), self.name)
        return (Automaton(self.indices_once(layout), machine),)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """A line with each cell once."""
        del layout
        return self._along(once(self.cells))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-range_line")

    def _shown(self) -> str:
        return str(self.span)


Ends = tuple[int, ...]
"""The smallest and the largest digit so far; none at the start."""


@kept
def _machine(span: int, numbers: InputNumbers, name: str) -> Machine:
    """States: the smallest and the largest digit so far; at the start neither."""

    def read(state: Ends, digit: int) -> Ends | None:
        low, high = min((*state, digit)), max((*state, digit))
        return (low, high) if high - low <= span else None

    def accepts(state: Ends) -> bool:
        return len(state) == 2 and state[1] - state[0] == span

    start: Ends = ()
    return _machines.build(numbers, [start], read, accepts, name)
