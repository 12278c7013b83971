"""Puzzles in lists of texts, or as the cells by name: what `read_numbers` does not take."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeGuard, cast

from nonet._arguments import described
from nonet.errors import FormatError
from nonet.grid.arrays import check_digit
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid
from nonet.grid.messages import a_grid
from nonet.grid.reading import read_text
from nonet.grid.text import read_cells
from nonet.layout import MAX_SIZE, Cell, Layout
from nonet.layout.coordinates import parse_cell

_NO_TEXT = frozenset({"none", "nan", "null"})


def are_texts(rows: Sequence[object]) -> bool:
    """Whether a list has texts, or lists in which there are some."""
    return any(
        isinstance(row, str)
        or (isinstance(row, Iterable) and _is_list(row) and any(isinstance(c, str) for c in row))
        for row in rows
    )


def _is_list(row: object) -> TypeGuard[Iterable[object]]:
    return isinstance(row, Iterable) and not isinstance(row, str | bytes)


def read_texts(rows: Sequence[object], layout: Layout | None) -> Grid | Candidates:
    """The puzzle of a list of texts: rows, cells, or rows of cells.

    Raises
    ------
    FormatError
        They are no puzzle.
    """
    if all(isinstance(row, str) for row in rows):
        texts = [str(row) for row in rows]
        if math.isqrt(len(texts)) ** 2 != len(texts) or any(len(text) > 3 for text in texts):
            return read_text("\n".join(texts), layout)
        if len(texts) > 1 and {len(text) for text in texts} == {len(texts)}:
            return read_text("\n".join(texts), layout)
        cells = [_text(text) for text in texts]
    else:
        listed = [list(row) if _is_list(row) else [row] for row in rows]
        if len({len(row) for row in listed}) > 1 or len(listed[0]) not in {1, len(listed)}:
            raise FormatError(
                f"expected {len(listed)} rows of {len(listed)} cells, "
                f"found one of {next(len(row) for row in listed if len(row) != len(listed))}"
            )
        cells = [_text(cell) for row in listed for cell in row]
    size = math.isqrt(len(cells))
    if size * size != len(cells) or not 1 <= size <= MAX_SIZE:
        raise FormatError(
            f"expected N × N cells for a size N from 1 to {MAX_SIZE}, found {len(cells)}"
        )
    found = read_cells(cells, layout, None)
    if found is None:
        raise FormatError(f"expected digits and blanks of {a_grid(size)}, found {rows[0]!r:.60}")
    return found


def _text(cell: object) -> str:
    """The text of a cell; empty for None, NaN and −1."""
    if cell is None or cell != cell:  # noqa: PLR0124 (only NaN is not itself)
        return ""
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    text = str(cell).strip()
    return "" if text.lower() in _NO_TEXT else text


def read_named(cells: Mapping[object, object], layout: Layout | None) -> Grid:
    """The grid of digits by cell: ``{"r1c3": 4}``, ``{(0, 2): 4}`` or ``{2: 4}``.

    Raises
    ------
    FormatError
        A key is no cell of the layout, 9×9 where none is given, or a value no whole number.
    PlacementError
        A digit is out of range.
    """
    layout = layout or Layout.of_size(9)
    digits = bytearray(layout.cell_count)
    for name, value in cells.items():
        try:
            cell = parse_cell(cast("Cell", name), layout.size)
        except (NotImplementedError, TypeError) as error:
            raise FormatError(
                f"expected cells such as r1c3 or (0, 2), found {described(name)}"
            ) from error
        text = _text(value)
        if text and not text.lstrip("-").isdecimal():
            raise FormatError(f"expected whole numbers, found {described(value)}")
        digit = max(0, int(text or 0))
        check_digit(digit, cell, layout.size)
        digits[cell] = digit
    return Grid._made(layout, bytes(digits), bytes(digits))  # noqa: SLF001
