"""A house: a set of cells that must hold each digit exactly once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from nonet._json_form import JsonForm


@dataclass(frozen=True, slots=True)
class House(JsonForm):
    """A set of N cells that holds each of the N digits exactly once.

    Attributes
    ----------
    kind
        What made it: row, column, box, (jigsaw) region, or a word of the constraint that did,
        such as diagonal.
    index
        Number among the houses of its kind, from 0.
    cells
        Cell indices, ascending.

    Examples
    --------
    >>> House("box", 1, (2, 3, 6, 7)).name
    'box 2'
    """

    json_name: ClassVar[str] = "house"

    kind: str
    index: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        """Kind and number, counted from 1."""
        return f"{self.kind} {self.index + 1}"

    @property
    def is_line(self) -> bool:
        """Whether it is a row or a column."""
        return self.kind in {"row", "column"}

    @property
    def is_region(self) -> bool:
        """Whether it is a box or a jigsaw region."""
        return self.kind in {"box", "region"}


def repeats(
    houses: Iterable[House], digits: Sequence[int]
) -> Iterator[tuple[House, tuple[int, int]]]:
    """Pairs of cells of a house with one digit, of three each with the one before it; 0 is none."""
    for house in houses:
        latest: dict[int, int] = {}
        for cell in house.cells:
            if digit := digits[cell]:
                if digit in latest:
                    yield house, (latest[digit], cell)
                latest[digit] = cell


def rows(size: int) -> list[House]:
    """The rows, from the top."""
    return [House("row", row, tuple(range(row * size, (row + 1) * size))) for row in range(size)]


def columns(size: int) -> list[House]:
    """The columns, from the left."""
    return [
        House("column", column, tuple(range(column, size * size, size))) for column in range(size)
    ]


def regions(region_map: Sequence[int], kind: str) -> list[House]:
    """The boxes or jigsaw regions of a map from cell to region number."""
    cells: dict[int, list[int]] = {}
    for cell, region in enumerate(region_map):
        cells.setdefault(region, []).append(cell)
    return [House(kind, region, tuple(cells[region])) for region in sorted(cells)]
