"""Lockout lines: digits outside of those in the diamonds at the ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._relations import reach
from nonet.constraints.between_line import ends_first, of_ends
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.primitives import Automaton
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class LockoutLine(CellsRule):
    """The ends differ by a number or more, and no other digit is between or equal to them.

    ::

        <3>--1--8--9--<7>      neither 3 and 7 nor what is between them

    f-puzzles: `lockout`; Interactive Sudoku Solver: Lockout.

    Attributes
    ----------
    cells
        Names of the cells along the line.
    difference
        The smallest difference of the ends; mostly 4.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[LockoutLine("r1c1-3", 2)])
    >>> list(layout.violations(bytes([1, 2, 3] + 13 * [0])))
    [(0, 2, 1)]
    """

    name: ClassVar[str] = "lockout_line"
    example: ClassVar[tuple[str, ...]] = ("3 r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "lockout_exclusion"
    misfits_have_no_digits: ClassVar[bool] = True
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        lengths=((3, 1), (4, 3), (5, 2)),
        number="difference",
        usual=OfSize(plus=-1, over=2),
        least=3,
        cut="unlike_first",
    )
    look: ClassVar[Look | None] = LineLook(
        "blue",
        0.08,
        is_thin=True,
        ends=SpotLook("blue", form="diamond", border="#8080ff"),
        usual=("#8080ff", 1 / 32),
        hues=("blue", "purple"),
    )
    least: ClassVar[int] = 2
    is_line: ClassVar[bool] = True

    difference: int = 4

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, difference: int = 4) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a difference", *reach("difference", self.numbers(layout)), self.difference)
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that reads the ends first."""
        cells = self.indices(layout)
        machine = of_ends(_fit, _is_outside, self.difference, self.inputs(layout), self.name)
        return (Automaton(ends_first(cells), machine),)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-lockout_line", (("difference", self.difference),))

    def _shown(self) -> str:
        return "" if self.difference == 4 else f"≥{self.difference}"


def _fit(low: int, high: int, difference: int) -> bool:
    return high - low >= difference


def _is_outside(low: int, high: int, digit: int) -> bool:
    return not low <= digit <= high
