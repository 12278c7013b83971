"""Cell indices (row · size + column, from 0) and their names (r4c7, from 1)."""

from __future__ import annotations

import re

from nonet._arguments import described, instance, whole
from nonet.errors import PlacementError

_NAME = re.compile(r"[rR]([0-9]{1,3})[cC]([0-9]{1,3})")


def cell_name(cell: int, size: int) -> str:
    """Name of a cell, as players write it.

    Raises
    ------
    PlacementError
        `cell` is not one of the ``size * size`` cells.

    Examples
    --------
    >>> cell_name(33, 9)
    'r4c7'
    """
    cell, size = whole(cell, "a cell index"), whole(size, "a size")
    if not 0 <= cell < size * size:
        raise PlacementError(f"expected a cell index from 0 to {size * size - 1}, found {cell}")
    row, column = divmod(cell, size)
    return f"r{row + 1}c{column + 1}"


def parse_cell(name: str, size: int) -> int:
    """Index of the cell with this name; the reverse of `cell_name`.

    Raises
    ------
    PlacementError
        `name` is not of the form r4c7, or lies outside the grid.

    Examples
    --------
    >>> parse_cell("r4c7", 9)
    33
    """
    match = _NAME.fullmatch(instance(name, str, "a cell name such as 'r4c7'"))
    if match is None:
        raise PlacementError(f"expected a cell name such as r4c7, found {name!r}")
    row, column = int(match[1]), int(match[2])
    if not (1 <= row <= size and 1 <= column <= size):
        raise PlacementError(f"expected a cell from r1c1 to r{size}c{size}, found {name!r}")
    return (row - 1) * size + column - 1


def cell_index(cell: object, size: int) -> int:
    """Index of a cell given by row and column, from 0, or by its name.

    Raises
    ------
    PlacementError
        The cell is outside the grid.
    TypeError
        Neither a pair of whole numbers nor a text.

    Examples
    --------
    >>> cell_index((3, 6), 9), cell_index("r4c7", 9)
    (33, 33)
    """
    if isinstance(cell, str):
        return parse_cell(cell, size)
    if not isinstance(cell, tuple | list) or len(cell) != 2:
        raise TypeError(
            f"expected a cell as (row, column) or a name such as 'r4c7', found {described(cell)}"
        )
    row, column = whole(cell[0], "a row"), whole(cell[1], "a column")
    if not (0 <= row < size and 0 <= column < size):
        raise PlacementError(
            f"expected a row and a column from 0 to {size - 1}, found ({row}, {column})"
        )
    return row * size + column
