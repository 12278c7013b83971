"""Cells: indices (row · size + column) and pairs of row and column from 0, names (r4c7) from 1."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sized
from functools import lru_cache
from operator import index
from typing import cast

from nonet._arguments import described, whole
from nonet.errors import PlacementError

Cell = int | tuple[int, int] | str
"""A cell: its index from 0, its row and column from 0, or its name such as "r4c7", from 1."""

MAX_SIZE = 100
"""The largest size N of a grid."""

_NAME = re.compile(r"[rR]([0-9]{1,3})[cC]([0-9]{1,3})")
_RANGE = re.compile(r"[rR]([0-9]{1,3})(?:-([0-9]{1,3}))?[cC]([0-9]{1,3})(?:-([0-9]{1,3}))?")
_VARIABLE = re.compile(r"([a-z][a-z0-9_]{0,30})(?::([0-9a-z-]+))?")
_NUMBERS = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")
_LIKE_A_CELL = re.compile(r"[rc][0-9].*|[a-z]")
_SEPARATORS = re.compile(r"[\s,;]+")
_LONGEST_NAME = 8
_LONGEST_SHOWN = 40
_EXPECTED = "a cell as an index, as (row, column) or as a name such as 'r4c7'"


def cell_name(cell: Cell, size: int) -> str:
    """Name of a cell, as players write it.

    Parameters
    ----------
    cell
        In any form: an index, a pair or a name, as for `parse_cell`.
    size
        N, of a grid of N × N cells.

    Raises
    ------
    PlacementError
        `cell` is not one of the ``size * size`` cells.
    TypeError
        It is no cell in any form.

    Examples
    --------
    >>> cell_name(33, 9), cell_name((3, 6), 9)
    ('r4c7', 'r4c7')
    """
    row, column = divmod(parse_cell(cell, size), size)
    return f"r{row + 1}c{column + 1}"


def parse_cell(cell: Cell, size: int) -> int:
    """Index of a cell in any form; every function of nonet that takes a cell reads it by this one.

    Parameters
    ----------
    cell
        Its index, row · size + column, from 0; its row and column as a pair, from 0; or its name,
        such as "r4c7", in which rows and columns count from 1.
    size
        N, of a grid of N × N cells.

    Raises
    ------
    PlacementError
        The cell is outside the grid, or the text is no name of a cell.
    TypeError
        None of these forms.

    Examples
    --------
    >>> parse_cell("r4c7", 9), parse_cell((3, 6), 9), parse_cell(33, 9)
    (33, 33, 33)
    """
    if type(size) is not int:
        size = whole(size, "a size")
    if isinstance(cell, str):
        return _of_name(cell, size)
    if isinstance(place := place_of(cell), int):
        if not 0 <= place < size * size:
            raise PlacementError(
                f"expected a cell index from 0 to {size * size - 1}, found {place}"
            )
        return place
    row, column = place
    if not (0 <= row < size and 0 <= column < size):
        raise PlacementError(
            f"expected a row and a column from 0 to {size - 1}, found ({row}, {column})"
        )
    return row * size + column


def parse_candidate(candidate: tuple[Cell, int], size: int) -> tuple[int, int]:
    """Index and digit of a candidate: a pair of a cell in any form and a digit.

    Raises
    ------
    PlacementError
        The cell is outside the grid, or the digit is not from 1 to N.
    TypeError
        It is no such pair.

    Examples
    --------
    >>> parse_candidate(("r4c7", 5), 9), parse_candidate(((3, 6), 5), 9)
    ((33, 5), (33, 5))
    """
    if not is_pair(candidate):
        raise TypeError(f"expected pairs of a cell and a digit, found {described(candidate)}")
    cell, digit = candidate
    digit = whole(digit, "a digit")
    if not 1 <= digit <= size:
        raise PlacementError(f"expected a digit from 1 to {size}, found {digit}")
    return parse_cell(cell, size), digit


def place_of(cell: object) -> int | tuple[int, int]:
    """The index of a cell, or its row and column, from what is no name; NumPy's numbers as int.

    Raises
    ------
    TypeError
        It is neither a whole number nor a pair of them.

    Examples
    --------
    >>> place_of(33), place_of([3, 6])
    (33, (3, 6))
    """
    if type(cell) is int:
        return cell
    if is_pair(cell):
        row, column = cast(Iterable[object], cell)
        return _number(row, "a row"), _number(column, "a column")
    return _number(cell, None)


def is_pair(cell: object) -> bool:
    """Whether this is a row and a column: two things in a tuple, a list or an array.

    Examples
    --------
    >>> is_pair((3, 6)), is_pair("r4"), is_pair([3])
    (True, False, False)
    """
    is_listed = isinstance(cell, tuple | list) or getattr(cell, "ndim", 0) == 1
    return is_listed and len(cast(Sized, cell)) == 2


def _number(value: object, what: str | None) -> int:
    """A whole number that is no truth value."""
    if not isinstance(value, bool) and getattr(value, "ndim", 0) == 0:
        try:
            return index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
    expected = f"a whole number for {what} of a cell" if what else _EXPECTED
    raise TypeError(f"expected {expected}, found {described(value)}")


def _of_name(name: str, size: int) -> int:
    match = _NAME.fullmatch(name)
    if match is None:
        shown = name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}…"
        raise PlacementError(f"expected a cell name such as r4c7, found {shown!r}")
    row, column = int(match[1]), int(match[2])
    if not (1 <= row <= size and 1 <= column <= size):
        raise PlacementError(f"expected a cell from r1c1 to r{size}c{size}, found {name!r}")
    return (row - 1) * size + column - 1


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
    row; ``r1c4-1`` goes backwards. Spaces and commas separate them. Variables of layers have the
    name of the layer before a colon, ``shade:r1c1-4`` or ``pool:1-3``, or alone, ``total``.

    Raises
    ------
    PlacementError
        A word has another form, a row or column is not from 1 to 100, or there are more than
        10,000 cells.

    Examples
    --------
    >>> cell_names("r1c1-3, R2-4C5 r9c9")
    ('r1c1', 'r1c2', 'r1c3', 'r2c5', 'r3c5', 'r4c5', 'r9c9')
    >>> cell_names("r1c1 shade:r1c1-2 pool:1-2 total")
    ('r1c1', 'shade:r1c1', 'shade:r1c2', 'pool:1', 'pool:2', 'total')
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
    if match is None and (variables := _variables(word)):
        return iter(variables)
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


def _variables(word: str) -> tuple[str, ...]:
    """Variables of a layer: one for each cell, those with numbers, or the only one; else none."""
    match = _VARIABLE.fullmatch(word)
    if match is None or _LIKE_A_CELL.fullmatch(match[1]):
        return ()
    layer, places = match.groups()
    if places is None:
        return (layer,)
    if numbers := _NUMBERS.fullmatch(places):
        first, last = int(numbers[1]), int(numbers[2] or numbers[1])
        return tuple(f"{layer}:{number}" for number in _through(first, last))
    if _RANGE.fullmatch(places) is None:
        return ()
    return tuple(f"{layer}:{cell}" for cell in _expanded(places))


def cell_of(name: str) -> str:
    """The cell of a name, of a cell itself or of a variable of a layer; empty: it has none.

    Examples
    --------
    >>> cell_of("r1c2"), cell_of("shade:r1c2"), cell_of("pool:3"), cell_of("total")
    ('r1c2', 'r1c2', '', '')
    """
    cell = name.rpartition(":")[2]
    return cell if _NAME.fullmatch(cell) else ""


def _through(first: int, last: int) -> range:
    """From the first to the last, whichever is larger."""
    return range(first, last + 1) if first <= last else range(first, last - 1, -1)
