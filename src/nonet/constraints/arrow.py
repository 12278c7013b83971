"""Arrows and double arrows: totals on a line and in its circles."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints._cells import check_cells
from nonet.constraints._sums import BalancedLine, balance, check_reach, equal_totals
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import DARK, LineLook, Look, SpotLook
from nonet.layout.making import LineMaking, Making
from nonet.layout.marks import Mark, Path
from nonet.layout.moves import Move
from nonet.layout.primitives import Automaton, EqualTotals
from nonet.layout.sentences import Sentence

_LARGEST_WITH_PILLS = 9
_PLACES = (100, 10, 1)

_ARROW = LineLook("grey", 0.045, is_thin=True, usual=(DARK, 5 / 64), hues=())
_CIRCLE = SpotLook("grey", place="arrow_circle")
_PILL = LineLook("grey", 0.8, is_hollow=True, is_pill=True)


@dataclass(frozen=True, slots=True)
class Arrow(Rule):
    r"""The digits along the arrow sum to the number in its circle; digits may repeat.

    ::

        (9)
          \
           2--3--4 >      2 + 3 + 4 = 9

    A circle of two or three cells, a pill, holds a number of two or three digits, the most
    significant first; up to 9×9. f-puzzles: `arrow`; Interactive Sudoku Solver: Arrow and
    PillArrow.

    Attributes
    ----------
    circle
        Names of one, two or three cells.
    arrow
        Names of the other cells.
    shaft, round
        How its line and its circle look.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Arrow("r1c1", "r1c2-3")])
    >>> list(layout.violations(bytes([2, 1, 3] + 13 * [0])))
    [(0, 1, 2)]
    """

    name: ClassVar[str] = "arrow"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4", "r5c4-5 / r4c6 r3c6 r2c5")
    explained_by: ClassVar[str] = "arrow_sum"
    making: ClassVar[Making | None] = LineMaking(
        count=(6, 9),
        lengths=((3, 3), (4, 3), (5, 1)),
        cells=("circle", "arrow"),
        ends_differ=True,
        cut="below_first",
    )
    shaft: ClassVar[LineLook] = _ARROW
    round: ClassVar[SpotLook] = _CIRCLE

    circle: tuple[str, ...]
    arrow: tuple[str, ...]

    if TYPE_CHECKING:

        def __init__(self, circle: Cells, arrow: Cells) -> None: ...

    def _check(self) -> None:
        if not 1 <= len(self.circle) <= 3:
            raise LayoutError(
                f"expected from 1 to 3 cells in the circle of {self.name}, "
                f"found {len(self.circle)}",
                "cells-circle",
                found=len(self.circle),
            )
        if not self.arrow:
            raise LayoutError(
                f"expected 1 or more cells along {self.name}, found 0",
                "cells-least",
                least=len(self.circle) + 1,
                found=len(self.circle),
            )
        check_cells(self, (*self.circle, *self.arrow))

    def _check_fits(self, layout: Layout) -> None:
        largest = self.numbers(layout)[-1]
        if len(self.circle) > 1 and largest > _LARGEST_WITH_PILLS:
            raise LayoutError(
                f"expected a size up to {_LARGEST_WITH_PILLS} for {self.name} with a number of "
                f"several digits, found {largest}",
                "size-most",
                most=_LARGEST_WITH_PILLS,
            )
        self._check_digits(layout)

    def _check_digits(self, layout: Layout) -> None:
        """Raise LayoutError where no digits obey it."""
        check_reach(self, layout, self._balance(layout))

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether it is a symmetry of the square, after which no number is read backwards."""
        before = list(_marks.indices(self.circle, layout))
        after = list(map(move.targets().__getitem__, before)) if len(before) > 1 else before
        is_read_alike = (before == sorted(before)) == (after == sorted(after))
        return is_read_alike and Rule.is_kept_by(self, layout, move)

    def lower(self, layout: Layout) -> tuple[EqualTotals | Automaton, ...]:
        """One sum of two groups."""
        return (self._balance(layout),)

    def _balance(self, layout: Layout) -> EqualTotals:
        index = layout.indices.__getitem__
        groups = (tuple(map(index, self.circle)), tuple(map(index, self.arrow)))
        if len(self.circle) == 1:
            return equal_totals(layout, groups)
        factors = (_PLACES[-len(self.circle) :], (1,) * len(self.arrow))
        return equal_totals(layout, groups, factors)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A circle, or a pill round several cells, and an arrow from it."""
        size = layout.size
        circle, arrow = _marks.indices(self.circle, layout), _marks.indices(self.arrow, layout)
        if not circle or not arrow:
            return ()
        pill = _marks.points(circle, size)
        x, y = _marks.middle(arrow[0], size)
        start = min(pill, key=lambda point: math.dist(point, (x, y)))
        path = Path((start, *_marks.points(arrow, size)), self.shaft, has_head=True)
        if len(circle) == 1:
            return path, _marks.spot(circle[0], size, self.round)
        return path, Path(pill, _PILL)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        circle = _marks.indices(self.circle, layout)
        if len(circle) == 1:
            return Sentence(f"rule-{self.name}-circle")
        if circle == tuple(sorted(circle)):
            return Sentence(f"rule-{self.name}-pill")
        return Sentence(f"rule-{self.name}-pill_order", (("cells", " ".join(self.circle)),))


class DoubleArrow(BalancedLine):
    """The digits in the circles at both ends sum to the same total as those between them.

    ::

        (5)--1--4--3--(3)      5 + 3 = 1 + 4 + 3

    f-puzzles: `doublearrow`; Interactive Sudoku Solver: DoubleArrow.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[DoubleArrow("r1c1-3")])
    >>> list(layout.violations(bytes([2, 1, 3] + 13 * [0])))
    [(0, 2, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "double_arrow"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c3 r3c4 r2c5",)
    explained_by: ClassVar[str] = "arrow_sum"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(lengths=((4, 2), (5, 3), (6, 1)))
    look: ClassVar[Look | None] = LineLook(
        "grey",
        0.12,
        is_hollow=True,
        ends=SpotLook("grey"),
        usual=(DARK, 1 / 16),
        hues=("pink", "purple"),
    )

    def lower(self, layout: Layout) -> tuple[EqualTotals, ...]:
        """One sum of two groups."""
        cells = self.indices(layout)
        return (balance(layout, ((cells[0], cells[-1]), cells[1:-1])),)
