"""Dutch flatmates: 5s live above a 9 or below a 1."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Rule
from nonet.constraints._cells import check_square
from nonet.constraints._machines import InputNumbers
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.moves import Move
from nonet.layout.primitives import Automaton, Machine

_SIZE = 9


class DutchFlatmates(Rule):
    """Each 5 has a 1 directly above or a 9 directly below; on 9×9.

    ::

        1      .
        5      5
        .      9

    Interactive Sudoku Solver: DutchFlatmates.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(9, constraints=[DutchFlatmates()])
    >>> list(layout.violations(bytes([5] + 8 * [0] + [1] + 71 * [0])))
    [(0, 9)]
    """

    __slots__ = ()
    name: ClassVar[str] = "dutch_flatmates"
    explained_by: ClassVar[str] = "square_sets"

    def _check_fits(self, layout: Layout) -> None:
        check_square(self, layout)
        if layout.size != _SIZE:
            raise LayoutError(
                f"expected a 9×9 grid for {self.name}, found {layout.size}", "size-nine"
            )

        if not {1, 5, 9} <= {*layout.digits}:
            raise LayoutError(
                f"expected the digits 1, 5 and 9 for {self.name}, "
                f"found {layout.digits[0]}-{layout.digits[-1]}",
                "digits-other",
            )

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether all rows stay: what is above another cell is above it then."""
        del layout
        return move.rows == tuple(range(_SIZE)) and not move.transposed

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton for each cell with those above and below."""
        return _flats(self.inputs(layout))


@lru_cache
def _flats(numbers: InputNumbers) -> tuple[Automaton, ...]:
    middle, top = _machine("above", numbers), _machine("cell", numbers)
    last = _SIZE - 1
    flats = []
    for cell in range(_SIZE * _SIZE):
        row = cell // _SIZE
        cells = tuple(cell + step * _SIZE for step in (-1, 0, 1) if 0 <= row + step <= last)
        flats.append(Automaton(cells, middle if row else top))
    return tuple(flats)


@lru_cache
def _machine(start: str, numbers: InputNumbers) -> Machine:
    """States: what is read next, or what has to come."""

    def read(state: str, digit: int) -> str | None:
        match state:
            case "above":
                return "free" if digit == 1 else "cell"
            case "cell":
                return "needs 9" if digit == 5 else "free"
            case "needs 9":
                return "free" if digit == 9 else None
            case _:
                return "free"

    return _machines.build(numbers, [start], read, lambda state: state != "needs 9", "flat")
