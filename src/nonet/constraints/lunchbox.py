"""Lunchboxes: the total between the smallest and the largest digit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Cells
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints._sums import reach_of
from nonet.constraints.all_different import DistinctCells
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.primitives import Automaton, Machine, Primitive


@dataclass(frozen=True, slots=True)
class Lunchbox(DistinctCells):
    """No digit repeats on the line; those between its smallest and its largest sum to the clue.

    ::

        3--[8]--5--4--[2]--6      2 and 8 are the ends: 5 + 4 = 9

    Interactive Sudoku Solver: Lunchbox.

    Attributes
    ----------
    cells
        Names of the cells along the line.
    total
        `sum` in JSON.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Lunchbox("r1c1-3", 2)])
    >>> list(layout.violations(bytes([1, 3, 4] + 13 * [0])))
    [(0, 1, 2)]
    """

    name: ClassVar[str] = "lunchbox"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("7 r3c2-5",)
    explained_by: ClassVar[str] = "sum_line_runs"
    misfits_have_no_digits: ClassVar[bool] = True
    look: ClassVar[Look | None] = LineLook("brown", 0.5, usual=("#d2a679", 1 / 2))

    total: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, total: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        first, last = sorted(map(digits.index, (min(digits), max(digits))))
        return {"total": sum(digits[first + 1 : last])}

    def _check_fits(self, layout: Layout) -> None:
        DistinctCells._check_fits(self, layout)  # noqa: SLF001 (of its base class)
        between = max(0, len(self.cells) - 2)
        _, most = reach_of(self.numbers(layout)[:-1], between)
        self._bounds("a total", 0, most, self.total)
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """That the cells differ, and an automaton."""
        machine = _machine(self.total, self.inputs(layout), len(self.cells), self.name)
        return (*self.distinct(layout), Automaton(self.indices(layout), machine))

    def _shown(self) -> str:
        return str(self.total)


_State = tuple[int, int, int, int]
_ANY = -2


@kept
def _machine(total: int, numbers: InputNumbers, count: int, name: str) -> Machine:
    """States: the ends, which is needed next (-2: any, -1: none), and the total between them.

    The machine guesses the ends, then checks that they are there and all others between them.
    """
    if count == 1:
        return _machines.build(numbers, [0], lambda state, _: state, lambda _: total == 0, name)

    def read(state: _State, digit: int) -> _State | None:
        low, high, needed, so_far = state
        if digit in {low, high}:
            if needed == _ANY:
                return low, high, low + high - digit, 0
            return (low, high, -1, 0) if digit == needed and so_far == total else None
        if not low < digit < high:
            return None
        if needed < 0:
            return state
        return (low, high, needed, so_far + digit) if so_far + digit <= total else None

    ends = [
        (low, high, _ANY, 0)
        for low in numbers.own
        for high in range(low + count - 1, numbers.own.stop)
        if sum(range(low + 1, high)) >= total
    ]
    return _machines.build(numbers, ends, read, lambda state: state[2] == -1, name)
