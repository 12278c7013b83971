"""How often digits are in some cells: at least, exactly, or as often as is said."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._cells import check_cells
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.making import CornerMaking, Making
from nonet.layout.marks import Mark
from nonet.layout.primitives import Count

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class _DigitsRule(CellsRule):
    """Some digits, perhaps repeated, in some cells."""

    digits: tuple[int, ...]

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, digits: Iterable[int]) -> None: ...

    def _check(self) -> None:
        check_cells(self, self.cells)
        if not self.digits:
            raise LayoutError(f"expected 1 or more digits of {self.name}, found 0", "digits-none")
        if len(self.digits) > len(self.cells):
            raise LayoutError(
                f"expected at most {len(self.cells)} digits of {self.name}, "
                f"found {len(self.digits)}",
                "digits-most",
                most=len(self.cells),
                found=len(self.digits),
            )

    def _check_fits(self, layout: Layout) -> None:
        self._digits_within(self.digits, self.numbers(layout))


class Quadruple(_DigitsRule):
    """Each digit is in the cells at least as often as it is listed.

    ::

        7 | 1
        --O--      O says 1 2 7: they are among the four cells
        2 | 5

    The cells may be any number. f-puzzles: `quadruple`; Interactive Sudoku Solver: Quad and
    ContainAtLeast.

    Attributes
    ----------
    cells
        Names of the cells.
    digits
        The digits, those more than once that are there more than once.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Quadruple("r1-2c1-2", [1, 2])])
    >>> list(layout.violations(bytes([1, 3, 0, 0, 4, 3] + 10 * [0])))
    [(0, 1, 4, 5)]
    """

    __slots__ = ()
    name: ClassVar[str] = "quadruple"
    example: ClassVar[tuple[str, ...]] = ("1 2 5 r2-3c2-3", "3 6 r4-5c4-5")
    explained_by: ClassVar[str] = "required_digits"
    making: ClassVar[Making | None] = CornerMaking(number="digits")
    look: ClassVar[Look | None] = OutlineLook("grey", (0.03, 0.1))

    def lower(self, layout: Layout) -> tuple[Count, ...]:
        """A count for each digit."""
        cells, shift = self.indices(layout), layout.shift
        most = (2 << len(cells)) - 1
        return tuple(
            [
                Count(cells, digit - shift, most & -1 << times)
                for digit, times in _counted(self.digits)
            ]
        )

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The digits in a circle where the cells meet."""
        return _marks.digits_of_cells(self._drawn_cells(layout), layout, self.look, self.digits)


class ContainsExactly(_DigitsRule):
    """Each listed digit is in the cells exactly as often as it is listed; others are free.

    ::

        4 | 1
        --O--      O says 4 4: two of the four cells hold 4
        3 | 4

    Interactive Sudoku Solver: ContainExact.

    Attributes
    ----------
    cells
        Names of the cells.
    digits
        The digits, those more than once that are there more than once.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ContainsExactly("r1-2c1-2", [1])])
    >>> list(layout.violations(bytes([1, 3, 0, 0, 4, 1] + 10 * [0])))
    [(0, 1, 4, 5)]
    """

    __slots__ = ()
    name: ClassVar[str] = "contains_exactly"
    example: ClassVar[tuple[str, ...]] = ("4 4 r2-3c2-3", "1 r5c1-4")
    explained_by: ClassVar[str] = "required_digits"
    look: ClassVar[Look | None] = OutlineLook("purple", (0.03, 0.05, 0.03, 0.13))

    def lower(self, layout: Layout) -> tuple[Count, ...]:
        """A count for each digit."""
        cells, shift = self.indices(layout), layout.shift
        return tuple(
            [Count(cells, digit - shift, 1 << times) for digit, times in _counted(self.digits)]
        )

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The digits in a circle where the cells meet, after =."""
        return _marks.digits_of_cells(
            self._drawn_cells(layout), layout, self.look, self.digits, "="
        )


@dataclass(frozen=True, slots=True)
class LookAndSay(CellsRule):
    """Each digit that is named is in the cells exactly as often as is said; others are free.

    ::

        +1 3, 2 4+
        | 3 4    |      one 3, two 4s
        | 4 8    |
        +- - - - +

    Interactive Sudoku Solver: LookAndSay.

    Attributes
    ----------
    cells
        Names of the cells.
    counts
        Pairs of how often and which digit.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[LookAndSay("r1-2c1-2", [(1, 3), (0, 4)])])
    >>> list(layout.violations(bytes([1, 3, 0, 0, 4, 0] + 10 * [0])))
    [(0, 1, 4)]
    """

    name: ClassVar[str] = "look_and_say"
    example: ClassVar[tuple[str, ...]] = ("2:3 0:4 r2c2-4 r3c2-4",)
    explained_by: ClassVar[str] = "required_digits"
    look: ClassVar[Look | None] = OutlineLook("teal", (0.22, 0.07))

    counts: tuple[tuple[int, int], ...]

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, counts: Iterable[Iterable[int]]) -> None: ...

    def _check(self) -> None:
        check_cells(self, self.cells)
        if not self.counts:
            raise LayoutError("expected 1 or more counts of look_and_say, found 0", "pairs-none")
        for times, _ in self.counts:
            self._bounds("counts", 0, len(self.cells), times)
        named = [digit for _, digit in self.counts]
        if len(set(named)) < len(named) or sum(times for times, _ in self.counts) > len(self.cells):
            raise LayoutError(
                f"expected each digit once, and at most {len(self.cells)} of all together, "
                f"of look_and_say, found {[list(pair) for pair in self.counts][:9]}",
                "counts",
                most=len(self.cells),
            )

    def _check_fits(self, layout: Layout) -> None:
        self._digits_within((digit for _, digit in self.counts), self.numbers(layout))

    def lower(self, layout: Layout) -> tuple[Count, ...]:
        """A count for each digit."""
        cells, shift = self.indices(layout), layout.shift
        return tuple([Count(cells, digit - shift, 1 << times) for times, digit in self.counts])

    def _shown(self) -> str:
        return " ".join(f"{times}×{digit}" for times, digit in self.counts)


@lru_cache(maxsize=1024)
def _counted(digits: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each digit and how often it is listed."""
    return tuple(Counter(digits).items())
