"""Dots of a Kropki sudoku: a difference or a ratio of two digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells
from nonet.constraints._pairs import PairRule, have_difference, have_ratio, table
from nonet.constraints._relations import reach
from nonet.layout import Layout
from nonet.layout.appearance import DotLook, Look
from nonet.layout.making import BorderMaking, Making, OfSize
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Difference(PairRule):
    """Two digits differ by a number; `white_dot` makes those that differ by 1.

    ::

        5 o 6

    f-puzzles: `difference`; Interactive Sudoku Solver: WhiteDot.

    Attributes
    ----------
    cells
        Names of the two cells.
    value
        The difference.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Difference("r1c1 r1c2", 2)])
    >>> list(layout.violations(bytes([1, 2] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "difference"
    example: ClassVar[tuple[str, ...]] = ("1 r2c2-3", "3 r4-5c4")
    explained_by: ClassVar[str] = "dot_pair"
    usual_number: ClassVar[int | None] = 1
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = BorderMaking(number="value", usual=OfSize(times=0))
    look: ClassVar[Look | None] = DotLook("white")
    table_field: ClassVar[str] = "value"

    value: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, value: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a value", *reach("difference", self.numbers(layout)), self.value)

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(have_difference, self.value, numbers)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        kind = "plain" if self.value == 1 else "number"
        return Sentence(f"rule-difference-{kind}")

    def _shown(self) -> str:
        return "" if self.value == 1 else str(self.value)


@dataclass(frozen=True, slots=True)
class Ratio(PairRule):
    """One digit is a multiple of the other; `black_dot` makes the ratio 2.

    ::

        3 * 6

    f-puzzles: `ratio`; Interactive Sudoku Solver: BlackDot.

    Attributes
    ----------
    cells
        Names of the two cells.
    value
        How many times the one is the other.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Ratio("r1c1 r1c2", 3)])
    >>> list(layout.violations(bytes([1, 2] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "ratio"
    example: ClassVar[tuple[str, ...]] = ("2 r2c2-3", "3 r4-5c4")
    explained_by: ClassVar[str] = "dot_pair"
    usual_number: ClassVar[int | None] = 2
    making: ClassVar[Making | None] = BorderMaking(number="value", usual=OfSize(times=0, plus=2))
    look: ClassVar[Look | None] = DotLook("black")
    table_field: ClassVar[str] = "value"

    value: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, value: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a value", *reach("ratio", self.numbers(layout)), self.value)

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(have_ratio, self.value, numbers)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        kind = "plain" if self.value == 2 else "number"
        return Sentence(f"rule-ratio-{kind}")

    def _shown(self) -> str:
        return "" if self.value == 2 else str(self.value)


def white_dot(cells: Cells) -> Difference:
    """A white dot: the two digits are consecutive.

    Examples
    --------
    >>> white_dot("r1c1-2")
    Difference(cells=('r1c1', 'r1c2'), value=1)
    """
    return Difference(cells, 1)


def black_dot(cells: Cells) -> Ratio:
    """A black dot: one digit is the double of the other.

    Examples
    --------
    >>> black_dot("r1c1-2")
    Ratio(cells=('r1c1', 'r1c2'), value=2)
    """
    return Ratio(cells, 2)
