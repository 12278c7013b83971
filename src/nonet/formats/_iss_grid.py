"""Houses and diagonals as Interactive Sudoku Solver has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from nonet.formats._outside import diagonal
from nonet.layout.regions import customary_box_shape

House = tuple[int, ...]
"""Cells, ascending."""


@lru_cache
def diagonals(rows: int, columns: int) -> Mapping[str, tuple[str, ...]]:
    """The diagonals of two cells or more by the cell that names each."""
    size = max(rows, columns)
    known = frozenset(
        f"r{row}c{column}" for row in range(1, rows + 1) for column in range(1, columns + 1)
    )
    starts = [
        *((row, 1, 1, 1) for row in range(1, rows)),
        *((row, columns, -1, -1) for row in range(2, rows)),
        *((1, column, 1, -1) for column in range(2, columns + 1)),
        *((rows, column, -1, 1) for column in range(2, columns)),
    ]
    found: dict[str, tuple[str, ...]] = {}
    seen = set()
    for row, column, down, right in starts:
        cells = diagonal((row, column), (down, right), size)
        cells = tuple(filter(known.__contains__, cells))
        if len(cells) > 1 and frozenset(cells) not in seen:
            seen.add(frozenset(cells))
            found[cells[0]] = cells
    return found


def windows(size: int) -> set[House]:
    """The windows: boxes of the usual shape, one cell apart."""
    rows, columns = customary_box_shape(size) or (size, size)
    return {
        tuple((top + r) * size + left + c for r in range(rows) for c in range(columns))
        for left in range(1, size - columns, columns + 1)
        for top in range(1, size - rows, rows + 1)
    }


def disjoint_sets(size: int) -> set[House]:
    """Cells at the same place of the usual boxes."""
    shape = customary_box_shape(size)
    if shape is None or size == 1:
        return set()
    rows, columns = shape
    return {
        tuple(
            row * size + column
            for row in range(r, size, rows)
            for column in range(c, size, columns)
        )
        for r in range(rows)
        for c in range(columns)
    }
