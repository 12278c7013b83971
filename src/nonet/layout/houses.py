"""A house: a set of cells that must hold each digit exactly once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

HouseKind = Literal["row", "column", "box", "region", "diagonal", "window", "group"]


@dataclass(frozen=True, slots=True)
class House:
    """A set of N cells that holds each of the N digits exactly once.

    Attributes
    ----------
    kind
        Its kind: row, column, box, (jigsaw) region, diagonal, window (of a windoku)
        or group (of the disjoint groups).
    index
        Number among the houses of its kind, from 0.
    cells
        Cell indices, ascending.

    Examples
    --------
    >>> House("box", 1, (2, 3, 6, 7)).name
    'box 2'
    """

    kind: HouseKind
    index: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        """Kind and number, counted from 1."""
        return f"{self.kind} {self.index + 1}"


def rows(size: int) -> list[House]:
    """The rows, from the top."""
    return [House("row", row, tuple(range(row * size, (row + 1) * size))) for row in range(size)]


def columns(size: int) -> list[House]:
    """The columns, from the left."""
    return [
        House("column", column, tuple(range(column, size * size, size))) for column in range(size)
    ]


def regions(region_map: Sequence[int], kind: HouseKind) -> list[House]:
    """The boxes or jigsaw regions of a map from cell to region number."""
    cells: dict[int, list[int]] = {}
    for cell, region in enumerate(region_map):
        cells.setdefault(region, []).append(cell)
    return [House(kind, region, tuple(cells[region])) for region in sorted(cells)]


def diagonals(size: int) -> list[House]:
    """Both long diagonals: first the one from r1c1, then the one from the top right."""
    falling = tuple(range(0, size * size, size + 1))
    rising = tuple(row * size + size - 1 - row for row in range(size))
    return [House("diagonal", 0, falling), House("diagonal", 1, rising)]


def windows(box_side: int) -> list[House]:
    """The extra boxes of a windoku, one cell in from the borders and one cell apart.

    Four of 3×3 on a 9×9 grid; (side − 1)² of side × side in general.
    """
    size = box_side * box_side
    starts = [1 + i * (box_side + 1) for i in range(box_side - 1)]
    return [
        House(
            "window",
            index,
            tuple((top + i) * size + left + j for i in range(box_side) for j in range(box_side)),
        )
        for index, (top, left) in enumerate((top, left) for top in starts for left in starts)
    ]


def disjoint_groups(box_rows: int, box_columns: int) -> list[House]:
    """The cells at the same place of every box, one group for each place."""
    size = box_rows * box_columns
    return [
        House(
            "group",
            i * box_columns + j,
            tuple(
                (top + i) * size + left + j
                for top in range(0, size, box_rows)
                for left in range(0, size, box_columns)
            ),
        )
        for i in range(box_rows)
        for j in range(box_columns)
    ]
