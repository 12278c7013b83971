"""A cell that a rule was given by its number, before the size of the grid is known."""

from __future__ import annotations

from typing import Any, Self

from nonet.errors import PlacementError
from nonet.layout import cell_name

_USUAL = 9


class CellNumber(str):  # noqa: SLOT000 (it has a number)
    """A cell by its number, which a layout replaces by the name that it has there.

    Until then it counts as the cell of the usual 9 × 9 grid, so that a rule with numbers equals
    the one with their names, and has the same hash.

    Attributes
    ----------
    number
        Row · size + column, from 0.

    Examples
    --------
    >>> CellNumber(33) == "r4c7", CellNumber(33)
    (True, 33)
    """

    number: int

    def __new__(cls, number: int) -> Self:
        """The cell with a number, which may be outside the 9 × 9 grid."""
        try:
            name = cell_name(number, _USUAL)
        except PlacementError:
            name = f"cell {number}"
        cell = super().__new__(cls, name)
        cell.number = number
        return cell

    def __getnewargs__(self) -> tuple[Any]:
        return (self.number,)

    def __repr__(self) -> str:
        return str(self.number)
