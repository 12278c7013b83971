"""The board of a layout: which digits and cells it has, where it is no usual square of 1 to N."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from nonet._arguments import described as in_words
from nonet._arguments import iterable, whole
from nonet.errors import LayoutError, PlacementError
from nonet.layout.coordinates import MAX_SIZE, cell_names, indices_of_names
from nonet.layout.houses import House, columns, regions, rows
from nonet.layout.layers import MAX_VARIABLES, Layer
from nonet.layout.regions import box_regions

Digits = str | range | tuple[int, int]
"""Digits that follow each other: "0-8", range(0, 9), or the first and the last one."""

CellSets = Iterable[str | Iterable[str]]
"""Sets of cells: each as names, or as one text such as "r1-3c1-3"."""

MAX_DIGITS = 64
"""Most digits where they are not those from 1 to N."""

MAX_HOUSES = 1000
"""Most houses of a free board."""

_SPAN = re.compile(r"\s*(\d{1,3})\s*(?:-|–|\.\.)\s*(\d{1,3})\s*")


class UnusualBoard(NamedTuple):
    """What is unusual about the board of a layout.

    Attributes
    ----------
    digits
        The first and the last digit; None: from 1 to N.
    shape
        Rows and columns of a board that has its houses in a list, in the top left of a square of
        the larger number; None: a square with rows and columns, and regions where there are some.
    holes
        Indices of the cells of the square that are not there, ascending.
    houses
        The houses of such a board.
    """

    digits: tuple[int, int] | None = None
    shape: tuple[int, int] | None = None
    holes: tuple[int, ...] = ()
    houses: tuple[House, ...] = ()

    def digits_on(self, size: int) -> range:
        """The digits of a layout with this board, from 1 to N where nothing else is said."""
        return (
            range(1, size + 1) if self.digits is None else range(self.digits[0], self.digits[1] + 1)
        )


BOARD_FIELDS = ("shape", "digits", "holes", "houses", "layers")
"""The fields in JSON of a board that is not usual."""

USUAL = UnusualBoard()
"""The board of most layouts."""


def digits_of(digits: Digits) -> tuple[int, int]:
    """The first and the last of some digits.

    Raises
    ------
    LayoutError
        They do not follow each other, or there are more than 64.

    Examples
    --------
    >>> digits_of("0-8"), digits_of(range(1, 13)), digits_of((1, 9))
    ((0, 8), (1, 12), (1, 9))
    """
    first, last = _span(digits)
    if not 0 <= first <= last <= MAX_SIZE or last - first >= MAX_DIGITS:
        raise LayoutError(
            f"expected at most {MAX_DIGITS} digits from 0 to {MAX_SIZE}, found {first}-{last}"
        )
    return first, last


def _span(digits: object) -> tuple[int, int]:
    if isinstance(digits, str):
        match = _SPAN.fullmatch(digits)
        if match is None:
            raise LayoutError(f"expected digits such as '0-8', found {digits[:40]!r}")
        return int(match[1]), int(match[2])
    if isinstance(digits, range) and digits.step == 1 and digits:
        return digits[0], digits[-1]
    if isinstance(digits, tuple | list) and len(digits) == 2:
        return whole(digits[0], "the first digit"), whole(digits[1], "the last digit")
    raise LayoutError(f"expected digits such as '0-8' or range(0, 9), found {in_words(digits)}")


def of_square(size: int, digits: Digits | None) -> UnusualBoard:
    """The board of a square of rows and columns with these digits.

    Raises
    ------
    LayoutError
        There are fewer digits than cells in a row.
    """
    if digits is None:
        return USUAL
    first, last = digits_of(digits)
    if (first, last) == (1, size):
        return USUAL
    if last - first + 1 < size:
        raise LayoutError(
            f"expected at least {size} digits for rows of {size} cells, found {first}-{last}; "
            "Layout.free has boards whose rows may repeat digits"
        )
    return UnusualBoard((first, last))


def numbers_of(digits: range, layers: tuple[Layer, ...]) -> range:
    """All that digits and the variables of layers may be.

    Raises
    ------
    LayoutError
        They are too many.
    """
    first = min(digits.start, *(layer.values[0] for layer in layers)) if layers else digits.start
    last = max(digits[-1], *(layer.values[-1] for layer in layers)) if layers else digits[-1]
    if layers and last - first >= MAX_DIGITS:
        raise LayoutError(
            f"expected at most {MAX_DIGITS} different numbers of digits and layers, "
            f"found {first} to {last}"
        )
    return range(first, last + 1)


def free(
    rows_: int,
    columns_: int,
    digits: Digits,
    *,
    holes: str | Iterable[str],
    houses: CellSets,
    lines: bool,
) -> tuple[int, UnusualBoard]:
    """The side of the square around a free board, and the board.

    Raises
    ------
    LayoutError
        The sides, digits, cells or houses make no board.
    """
    shape = whole(rows_, "rows"), whole(columns_, "columns")
    if not all(1 <= side <= MAX_SIZE for side in shape):
        raise LayoutError(f"expected from 1 to {MAX_SIZE} rows and columns, found {shape}")
    size, span = max(shape), digits_of(digits)
    outside = {cell for cell in range(size * size) if not _is_in(cell, size, shape)}
    missing = frozenset(outside | set(_indices(holes, size, outside)))
    if len(missing) == size * size:
        raise LayoutError("expected a board with at least one cell, found none")
    sets = [] if not lines else _lines(size, missing)
    for cells in iterable(houses, "houses"):
        if len(sets) == MAX_HOUSES:
            raise LayoutError(f"expected at most {MAX_HOUSES:,} houses, found more")
        sets.append(tuple(sorted(_indices(cells, size, missing))))
    found = _houses(sets, size)
    for house in found:
        if len(house.cells) > span[1] - span[0] + 1:
            raise LayoutError(
                f"expected houses of at most {span[1] - span[0] + 1} cells for the digits "
                f"{span[0]}-{span[1]}, found one of {len(house.cells)}"
            )
    return size, UnusualBoard(span, shape, tuple(sorted(missing)), found)


def overlapping(size: int, places: Iterable[tuple[int, int]]) -> tuple[int, UnusualBoard]:
    """The side of the square around grids of this size at some places, and the board.

    Raises
    ------
    LayoutError
        The size is no square number, or a grid is outside the largest board.
    """
    side = math.isqrt(size)
    if side * side != size:
        raise LayoutError(f"expected grids of a square size, found {size}")
    found = [
        (whole(row, "a row"), whole(column, "a column"))
        for row, column in iterable(places, "places")
    ]
    if not found or not all(0 <= at <= MAX_SIZE - size for place in found for at in place):
        raise LayoutError(f"expected places from 0 to {MAX_SIZE - size}, found {found}")
    shape = max(row for row, _ in found) + size, max(column for _, column in found) + size
    width = max(shape)
    grid = (*rows(size), *columns(size), *regions(box_regions(side, side), "box"))
    sets = [
        tuple((row + cell // size) * width + column + cell % size for cell in house.cells)
        for row, column in found
        for house in grid
    ]
    there = {cell for cells in sets for cell in cells}
    missing = tuple(cell for cell in range(width * width) if cell not in there)
    return width, UnusualBoard((1, size), shape, missing, _houses(sets, width))


def indices_of(size: int, board: UnusualBoard, layers: tuple[Layer, ...]) -> Mapping[str, int]:
    """The index of each cell of the square, and then of each variable of the layers, by its name.

    Raises
    ------
    LayoutError
        There are more than 4,096 of both.
    """
    cells = indices_of_names(size)
    if not layers:
        return cells
    names = [name for layer in layers for name in layer.names(size, board.holes)]
    if len(cells) + len(names) > MAX_VARIABLES:
        raise LayoutError(
            f"expected at most {MAX_VARIABLES:,} cells and variables, "
            f"found {len(cells) + len(names):,}"
        )
    return {**cells, **{name: len(cells) + at for at, name in enumerate(names)}}


def fields(board: UnusualBoard) -> dict[str, Any]:
    """What is unusual about a board, as JSON has it."""
    found: dict[str, Any] = {}
    if board.shape is not None:
        found["shape"] = list(board.shape)
    if board.digits is not None:
        found["digits"] = list(board.digits)
    if board.shape is not None and (holes := _holes_inside(board)):
        found["holes"] = _named(holes, board)
    if board.houses:
        found["houses"] = [_named(house.cells, board) for house in board.houses]
    return found


def shown(board: UnusualBoard, layers: tuple[Layer, ...]) -> str:
    """The keywords of a board and layers in the text of a layout."""
    parts = []
    if board.digits is not None:
        parts.append(f", digits='{board.digits[0]}-{board.digits[1]}'")
    if board.houses:
        parts.append(f", houses={[_named(house.cells, board) for house in board.houses]}")
    if board.shape is not None and (holes := _holes_inside(board)):
        parts.append(f", holes={_named(holes, board)!r}")
    if layers:
        parts.append(f", layers={list(layers)!r}")
    return "".join(parts)


def described(size: int, board: UnusualBoard, layers: tuple[Layer, ...]) -> str:
    """What is unusual about a board, in a message.

    Examples
    --------
    >>> described(9, UnusualBoard((0, 8)), ())
    'a board of 9×9 cells with the digits 0-8'
    """
    rows_, columns_ = board.shape or (size, size)
    found = f"a board of {rows_}×{columns_} cells"
    if board.digits is not None:
        found += f" with the digits {board.digits[0]}-{board.digits[1]}"
    if layers:
        names = ", ".join(layer.name for layer in layers)
        found += f" and the layers {names}" if len(layers) > 1 else f" and the layer {names}"
    return found


def _holes_inside(board: UnusualBoard) -> tuple[int, ...]:
    assert board.shape is not None
    size = max(board.shape)
    return tuple(cell for cell in board.holes if _is_in(cell, size, board.shape))


def _named(cells: Iterable[int], board: UnusualBoard) -> str:
    assert board.shape is not None
    size = max(board.shape)
    return " ".join(f"r{cell // size + 1}c{cell % size + 1}" for cell in cells)


def _is_in(cell: int, size: int, shape: tuple[int, int]) -> bool:
    return cell // size < shape[0] and cell % size < shape[1]


def _lines(size: int, missing: frozenset[int]) -> list[tuple[int, ...]]:
    """Rows and columns without the cells that are not there."""
    kept = [
        tuple(cell for cell in line.cells if cell not in missing)
        for line in (*rows(size), *columns(size))
    ]
    return list(filter(None, kept))


def _houses(sets: Iterable[tuple[int, ...]], size: int) -> tuple[House, ...]:
    """Houses of these cells, each once, with the names that their forms give them."""
    counts = Counter[str]()
    found = []
    for cells in dict.fromkeys(sets):
        kind = _kind(cells, size)
        found.append(House(kind, counts[kind], cells))
        counts[kind] += 1
    return tuple(found)


def _kind(cells: tuple[int, ...], size: int) -> str:
    down = {cell // size for cell in cells}
    across = {cell % size for cell in cells}
    if len(down) == 1:
        return "row"
    if len(across) == 1:
        return "column"
    is_full = len(down) * len(across) == len(cells)
    is_joined = all(max(axis) - min(axis) + 1 == len(axis) for axis in (down, across))
    return "box" if is_full and is_joined else "region"


def _indices(
    cells: str | Iterable[str], size: int, missing: frozenset[int] | set[int]
) -> tuple[int, ...]:
    """The indices of cells that are there, each once."""
    words = cells if isinstance(cells, str) else " ".join(iterable(cells, "cells"))
    if not words.strip():
        return ()
    known = indices_of_names(size)
    try:
        names = cell_names(words)
    except PlacementError as error:
        raise LayoutError(str(error)) from None
    for name in names:
        if name not in known or known[name] in missing:
            raise LayoutError(f"expected cells of the board, found {name}")
    if len(set(names)) != len(names):
        raise LayoutError(f"expected each cell once, found one twice in {words[:40]!r}")
    return tuple(known[name] for name in names)
