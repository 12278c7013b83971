"""Between lines: digits between those in the circles at the ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import LIGHT, LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import Automaton, Machine

Ends = tuple[int, ...]
"""The digits at the ends, the smaller first: none, the first, or both."""


class BetweenLine(CellsRule):
    """The digits on the line are strictly between those in the circles at its ends.

    ::

        (2)--5--3--4--(7)

    f-puzzles: `betweenline`; Interactive Sudoku Solver: Between.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[BetweenLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 4, 3] + 13 * [0])))
    [(0, 2, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "between_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "between_exclusion"
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        lengths=((3, 1), (4, 3), (5, 2)), cut="beside_first"
    )
    look: ClassVar[Look | None] = LineLook(
        "grey",
        0.06,
        is_thin=True,
        ends=SpotLook("grey", border=LIGHT),
        usual=(LIGHT, 1 / 32),
        hues=(),
    )
    least = 3
    is_line = True

    def _check_fits(self, layout: Layout) -> None:
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that reads the ends first."""
        cells = self.indices(layout)
        machine = of_ends(_are_apart, _is_between, 0, self.inputs(layout), self.name)
        return (Automaton(ends_first(cells), machine),)


def ends_first(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The cells of a line, the first and the last before the others."""
    return (cells[0], cells[-1], *cells[1:-1])


@kept
def of_ends(
    fit: Callable[[int, int, int], bool],
    holds: Callable[[int, int, int], bool],
    value: int,
    numbers: InputNumbers,
    name: str,
) -> Machine:
    """The machine that reads the ends of a line, which fit, and then the others, which hold."""

    def read(ends: Ends, digit: int) -> Ends | None:
        if len(ends) == 2:
            return ends if holds(ends[0], ends[1], digit) else None
        both = tuple(sorted((*ends, digit)))
        return both if len(both) < 2 or fit(both[0], both[1], value) else None

    start: Ends = ()
    return _machines.build(numbers, [start], read, lambda ends: len(ends) == 2, name)


def _are_apart(low: int, high: int, _: int) -> bool:
    return low + 1 < high


def _is_between(low: int, high: int, digit: int) -> bool:
    return low < digit < high
