"""Cell indices (row · size + column, from 0), their names (r4c7, from 1) and ranges of these."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import cast

from nonet._arguments import described, instance, whole
from nonet.errors import PlacementError

MAX_SIZE = 100
"""The largest size N of a grid."""

_NAME = re.compile(r"[rR]([0-9]{1,3})[cC]([0-9]{1,3})")
_RANGE = re.compile(r"[rR]([0-9]{1,3})(?:-([0-9]{1,3}))?[cC]([0-9]{1,3})(?:-([0-9]{1,3}))?")
_SEPARATORS = re.compile(r"[\s,;]+")
_LONGEST_NAME = 8
_LONGEST_SHOWN = 40


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


@lru_cache
def indices_of_names(size: int) -> Mapping[str, int]:
    """The index of each cell by its name, for many names at once.

    Examples
    --------
    >>> indices_of_names(9)["r4c7"]
    33
    """
    return {cell_name(cell, size): cell for cell in range(size * size)}


def cell_names(text: str) -> tuple[str, ...]:
    """Names of the cells of a text of names and ranges, in order, whatever the size of the grid.

    ``r1c1-4`` is a part of a row, ``r1-3c5`` of a column, and ``r1-2c1-2`` a rectangle, row by
    row; ``r1c4-1`` goes backwards. Spaces and commas separate them.

    Raises
    ------
    PlacementError
        A word has another form, a row or column is not from 1 to 100, or there are more than
        10,000 cells.

    Examples
    --------
    >>> cell_names("r1c1-3, R2-4C5 r9c9")
    ('r1c1', 'r1c2', 'r1c3', 'r2c5', 'r3c5', 'r4c5', 'r9c9')
    """
    if len(text) <= _LONGEST_NAME and (name := _canonical(text)):
        return (name,)
    names: list[str] = []
    for word in _SEPARATORS.split(text.strip(" \t\r\n,;")):
        names.extend(_expanded(word))
        if len(names) > MAX_SIZE * MAX_SIZE:
            raise PlacementError(f"expected at most {MAX_SIZE * MAX_SIZE:,} cells, found more")
    return tuple(names)


def names_of(words: list[str]) -> tuple[str, ...] | None:
    """The one spelling of each name of a cell, or None where one of them is none, or too many.

    Examples
    --------
    >>> names_of(["R1C1", "r2c3"]), names_of(["r1c1-3"])
    (('r1c1', 'r2c3'), None)
    """
    if not words or len(words) > MAX_SIZE * MAX_SIZE or max(map(len, words)) > _LONGEST_NAME:
        return None
    names = tuple(map(_canonical, words))
    return None if None in names else cast(tuple[str, ...], names)


@lru_cache(maxsize=MAX_SIZE * MAX_SIZE)
def _canonical(word: str) -> str | None:
    """The one spelling of a cell's name; None where the word is none."""
    match = _NAME.fullmatch(word)
    if match is None:
        return None
    row, column = int(match[1]), int(match[2])
    is_cell = 1 <= row <= MAX_SIZE and 1 <= column <= MAX_SIZE
    return f"r{row}c{column}" if is_cell else None


def _expanded(word: str) -> Iterator[str]:
    match = _RANGE.fullmatch(word)
    if match is None:
        shown = word if len(word) <= _LONGEST_SHOWN else f"{word[:_LONGEST_SHOWN]}…"
        raise PlacementError(f"expected cells such as r4c7, r1c1-4 or r1-3c5, found {shown!r}")
    first_row, last_row, first_column, last_column = (
        int(part) if part else 0 for part in match.groups()
    )
    rows = _through(first_row, last_row or first_row)
    columns = _through(first_column, last_column or first_column)
    if not all(1 <= end <= MAX_SIZE for end in (rows[0], rows[-1], columns[0], columns[-1])):
        raise PlacementError(f"expected rows and columns from 1 to {MAX_SIZE}, found {word!r}")
    return (f"r{row}c{column}" for row in rows for column in columns)


def _through(first: int, last: int) -> range:
    """From the first to the last, whichever is larger."""
    return range(first, last + 1) if first <= last else range(first, last - 1, -1)
