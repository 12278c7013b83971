"""How puzzles with a rule are made: where its clues lie and how many there are, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Span = tuple[int, int]
Weighted = tuple[tuple[int, float], ...]
"""Numbers, and how often each is to be drawn in comparison."""


@dataclass(frozen=True, slots=True)
class OfSize:
    """A number that depends on the size N of a grid: `times` · N + `plus`, divided by `over`.

    The result is rounded down, and is `least` at least.

    Examples
    --------
    >>> OfSize(plus=1, over=2)(9)
    5
    """

    times: int = 1
    plus: int = 0
    over: int = 1
    least: int = 1

    def __call__(self, size: int) -> int:
        """The number for a size."""
        return max(self.least, (self.times * size + self.plus) // self.over)


@dataclass(frozen=True, slots=True)
class Variant:
    """A name of a rule that says its number too, and has clues of its own.

    Attributes
    ----------
    name
        As people type it; that of the first variant is what the name of the rule means.
    number
        What it says on 9×9 cells.
    usual
        The number on any size.
    """

    name: str
    number: int
    usual: OfSize


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """How many clues of a rule a puzzle has, and how long they are.

    Attributes
    ----------
    count
        The fewest and the most, on 9×9 cells.
    lengths
        Their cells.
    number
        The parameter that is the number of the rule; empty: it has none.
    usual
        That number where the request does not say it.
    variants
        Names that say it.
    """

    count: Span
    lengths: Weighted = ((1, 1),)
    number: str = ""
    usual: OfSize | None = None
    variants: tuple[Variant, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LineMaking(Making):
    """Lines: walks on the grid whose digits the rule accepts.

    Attributes
    ----------
    least, most
        Cells of a line; None: any number.
    cells
        The parameters of the rule that have them; of two the first has the first cell.
    ends_differ
        Whether it is another rule when its cells are read backwards.
    needs_regions
        Whether what it says depends on regions.
    divisor
        What divides the sizes that it is for.
    cut
        What holds of any part of a line from its start, so that a walk is given up early:
        "unlike_first", all others differ from the first digit; "beside_first", they are all larger
        or all smaller; "below_first", they sum to less. None: what the rule says of these cells.
    """

    count: Span = (5, 8)
    lengths: Weighted = ((3, 2), (4, 3), (5, 2))
    least: int = 2
    most: OfSize | None = None
    cells: tuple[str, ...] = ("cells",)
    ends_differ: bool = False
    needs_regions: bool = False
    divisor: int = 1
    cut: Literal["unlike_first", "beside_first", "below_first"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CageMaking(Making):
    """Cages: connected cells whose digits differ; the number is their total."""

    count: Span = (6, 10)
    lengths: Weighted = ((2, 5.0), (3, 5.0), (4, 3.0), (5, 1.0))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenCageMaking(CageMaking):
    """Cages whose digits allow several numbers, of which one is chosen; they never cover a grid.

    Attributes
    ----------
    blank
        The number that is written before one is chosen.
    largest
        The largest size of a grid that has such cages; None: any.
    """

    count: Span = (8, 12)
    lengths: Weighted = ((2, 3.0), (3, 5.0), (4, 2.0))
    blank: int | tuple[int, ...] = 1
    largest: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BorderMaking(Making):
    """Marks between two cells that share a side.

    Attributes
    ----------
    within_regions
        Whether the cells share a region too.
    """

    count: Span = (14, 20)
    within_regions: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CornerMaking(Making):
    """Digits where four cells meet; the number is the list of them, and the length how many.

    Without a number it is a mark that holds or not.
    """

    count: Span = (8, 12)
    lengths: Weighted = ((2, 2.0), (3, 2.0), (4, 3.0))


@dataclass(frozen=True, slots=True, kw_only=True)
class CellMaking(Making):
    """Marks in a cell."""

    count: Span = (14, 20)


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideMaking(Making):
    """Clues at rows and columns, whose number the digits give.

    Attributes
    ----------
    ends
        At how many ends of each there may be one.
    reach
        How many cells from the clue on it is about; None: all.
    blank
        The number that is written before the digits give one.
    """

    ends: Literal[1, 2]
    reach: OfSize | None = None
    blank: int | tuple[int, ...] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideListMaking(OutsideMaking):
    """Clues that list some digits of their cells; the length is how many digits are listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsideArrowMaking(OutsideMaking):
    """Clues without a number, which hold along their cells or against them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiagonalMaking(Making):
    """Clues at diagonals, whose number the digits give; the length says which diagonals."""

    lengths: Weighted = tuple((length, 1.0) for length in range(3, 10))


@dataclass(frozen=True, slots=True)
class ReadyMade:
    """A kind of puzzle that players know by name.

    Attributes
    ----------
    rules
        Lines, as for `generate`.
    givens
        The fewest and the most; None: as few as remain.
    by_level
        Other rules, for a level of HoDoKu.
    box
        Rows and columns of a box where the request has no layout; None: 9×9.
    fog
        Whether fog covers it, under which it is solved by what is seen.
    """

    rules: tuple[str, ...]
    givens: tuple[int, int] | None = None
    by_level: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    box: tuple[int, int] | None = None
    fog: bool = False
