"""Number cages: the digits in reading order are a number, which another one divides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _marks
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.coordinates import cell_of
from nonet.layout.making import ChosenCageMaking, Making
from nonet.layout.moves import Move
from nonet.layout.primitives import Automaton, DistinctDigits, Machine
from nonet.layout.sentences import Sentence

_LARGEST_SIZE = 9
"""Larger digits have two figures, and setters do not agree on how to read them in a number."""
_LARGEST_DIVISOR = 1000


@dataclass(frozen=True, slots=True)
class NumberCage(CellsRule):
    """No digit repeats in the cage, and its digits in reading order are a multiple of a number.

    ::

        +7- - - -+
        | 2  1   |      217 = 31 · 7
        |    7   |
        +- - - - +

    The digits are read row by row, each row from the left, whatever the order of the cells.

    Attributes
    ----------
    cells
        Names of the cells.
    divisor
        The number, from 2 to 1,000.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[NumberCage("r1c1-2", 7)])
    >>> list(layout.violations(bytes([2, 4] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "number_cage"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("7 r2c2-3 r3c3", "25 r5c4-5")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = ChosenCageMaking(
        number="divisor", blank=2, largest=_LARGEST_SIZE
    )
    look: ClassVar[Look | None] = OutlineLook("blue", (0.2, 0.05, 0.04, 0.05))

    divisor: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, divisor: int) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        self._bounds("a divisor", 2, _LARGEST_DIVISOR, self.divisor)

    def _check_fits(self, layout: Layout) -> None:
        numbers = self.numbers(layout)
        self._bounds("a size", 1, _LARGEST_SIZE, max(1, numbers[-1]))
        self._bounds("cells", 1, len(numbers), len(self.cells))
        machine = _machine(self.divisor, self.inputs(layout), self.name)
        _machines.check_reads(machine, len(self.cells), len(layout.numbers), self.name)

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether it is a symmetry of the square that leaves the cells in reading order."""
        if any(cell_of(cell) != cell for cell in self.cells):
            return False  # the move may change the order of variables
        before = sorted(_marks.indices(self.cells, layout))
        after = list(map(move.targets().__getitem__, before))
        return after == sorted(after) and CellsRule.is_kept_by(self, layout, move)

    def lower(self, layout: Layout) -> tuple[DistinctDigits | Automaton, ...]:
        """That the digits differ, and an automaton that reads them in order."""
        cells = tuple(sorted(self.indices(layout)))
        machine = _machine(self.divisor, self.inputs(layout), self.name)
        return DistinctDigits(cells), Automaton(cells, machine)

    def readings(self, layout: Layout, digits: bytes) -> tuple[NumberCage, ...]:
        """One for each divisor of the number that is smaller than it: itself would give it away."""
        values = [digits[cell] + layout.shift for cell in sorted(self.indices(layout))]
        if len(set(values)) < len(values):
            return ()
        number = int("".join(map(str, values)))
        most = min(number // 2, _LARGEST_DIVISOR)
        divisors = [divisor for divisor in range(2, most + 1) if number % divisor == 0]
        return tuple(NumberCage(self.cells, divisor) for divisor in divisors)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-number_cage")

    def _shown(self) -> str:
        return f"{self.divisor}×"


@kept
def _machine(divisor: int, numbers: InputNumbers, name: str) -> Machine:
    """States: the remainder of the number so far."""

    def read(remainder: int, digit: int) -> int:
        return (10 * remainder + digit) % divisor

    return _machines.build(numbers, [0], read, lambda remainder: remainder == 0, name)
