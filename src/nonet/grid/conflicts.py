"""A conflict: two equal digits in one house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nonet._digits import digit_text
from nonet._json_form import JsonForm
from nonet.layout import Layout, cell_name
from nonet.layout.houses import repeats


@dataclass(frozen=True, slots=True)
class Conflict(JsonForm):
    """Two equal digits in one house.

    Attributes
    ----------
    cells
        Indices of the two cells, ascending.
    digit
        The digit that both hold.
    house
        Name of the house.
    size
        Size of the grid, which gives the cells their names.

    Examples
    --------
    >>> print(Conflict((1, 6), 5, "row 1", 9))
    two 5s in row 1, at r1c2 and r1c7
    """

    json_name: ClassVar[str] = "conflict"

    cells: tuple[int, int]
    digit: int
    house: str
    size: int

    def __str__(self) -> str:
        first, second = (cell_name(cell, self.size) for cell in self.cells)
        return f"two {digit_text(self.digit)}s in {self.house}, at {first} and {second}"


def find_conflicts(layout: Layout, digits: bytes) -> tuple[Conflict, ...]:
    """All conflicts, house by house; of three equal digits each with the one before it."""
    before = layout.digits.start - 1
    houses = layout.houses
    if layout.layers:  # a rule may make a house of variables, too
        houses = tuple(house for house in houses if max(house.cells) < len(digits))
    return tuple(
        Conflict(cells, digits[cells[0]] + before, house.name, layout.size)
        for house, cells in repeats(houses, digits)
    )
