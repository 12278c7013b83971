"""All houses of one size hold the same set of digits, where there are more digits than cells."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints._base import Rule
from nonet.layout import Layout
from nonet.layout.moves import Move
from nonet.layout.primitives import EqualDigits


class SameSet(Rule):
    """All rows, columns and regions hold the same digits, which are fewer than there may be.

    ::

        5 0 8 3
        8 3 5 0      0, 3, 5 and 8 in each row and column, of the digits 0 to 9
        0 5 3 8
        3 8 0 5

    Houses of another number of cells are compared among themselves. On a usual grid it adds
    nothing, since each house holds all digits. Interactive Sudoku Solver: RegionSameValues.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(2, digits="0-3", constraints=[SameSet()])
    >>> list(layout.violations(bytes([1, 2, 2, 1])))
    []
    >>> list(layout.violations(bytes([1, 2, 3, 1])))
    [(0, 1, 2, 3)]
    """

    __slots__ = ()
    name: ClassVar[str] = "same_set"
    explained_by: ClassVar[str] = "same_digits"
    mirrors_digits: ClassVar[bool] = True
    treats_digits_alike: ClassVar[bool] = True
    is_spatial: ClassVar[bool] = False

    def lower(self, layout: Layout) -> tuple[EqualDigits, ...]:
        """For each number of cells, that all such houses hold the same digits."""
        return _of_houses(tuple(house.cells for house in layout.houses))

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Always: a move takes houses to houses."""
        del layout, move
        return True


def _of_houses(houses: tuple[tuple[int, ...], ...]) -> tuple[EqualDigits, ...]:
    by_size: dict[int, list[tuple[int, ...]]] = {}
    for cells in houses:
        by_size.setdefault(len(cells), []).append(cells)
    return tuple(EqualDigits(tuple(groups)) for groups in by_size.values() if len(groups) > 1)
