"""Names of cells and digits in sentences and in notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from nonet._digits import are_signs, digit_text
from nonet.errors import FormatError
from nonet.layout import Layout, cell_name

_NAME = re.compile(r"r([0-9]+)c([0-9]+)")


def cells_text(cells: Iterable[int], layout: Layout) -> str:
    """Names of cells, those that share rows or columns written together: ``r14c2 r4c79``.

    Above size 9, where digits side by side would be read as one number, each has its own name, and
    so have variables of layers.

    Examples
    --------
    >>> cells_text([33, 35, 1, 28], Layout.of_size(9))
    'r14c2 r4c79'
    """
    size, wanted = layout.size, sorted(set(cells))
    if wanted and wanted[-1] >= layout.cell_count:
        inside = [cell for cell in wanted if cell < layout.cell_count]
        names = map(layout.name_of, wanted[len(inside) :])
        return " ".join([*([cells_text(inside, layout)] if inside else []), *names])
    if size > 9 or len(wanted) == 1:
        return " ".join([cell_name(cell, size) for cell in wanted])
    return " ".join(
        f"r{''.join(str(row + 1) for row in rows)}c{''.join(str(column + 1) for column in columns)}"
        for rows, columns in _rectangles(wanted, size)
    )


def parse_cells(text: str, size: int) -> list[int]:
    """Cell indices from names as `cells_text` writes them.

    Raises
    ------
    FormatError
        Not the name of a cell, or outside the grid.
    """
    cells = []
    for name in text.split():
        match = _NAME.fullmatch(name)
        if match is None:
            raise FormatError(f"expected cells such as r4c79, found {name!r}")
        rows, columns = ([part] if size > 9 else list(part) for part in match.groups())
        for row in map(int, rows):
            for column in map(int, columns):
                if not (1 <= row <= size and 1 <= column <= size):
                    raise FormatError(f"expected cells from r1c1 to r{size}c{size}, found {name!r}")
                cells.append((row - 1) * size + column - 1)
    return cells


def _rectangles(cells: Sequence[int], size: int) -> Iterator[tuple[list[int], list[int]]]:
    """Rows and columns of few rectangles that are just these cells, in the order of the cells."""
    left = set(cells)
    while left:
        first = min(left)
        row, column = divmod(first, size)
        wide = [c for c in range(size) if row * size + c in left]
        high = [r for r in range(size) if r * size + column in left]
        by_rows = [r for r in range(size) if all(r * size + c in left for c in wide)]
        by_columns = [c for c in range(size) if all(r * size + c in left for r in high)]
        if len(by_rows) * len(wide) >= len(high) * len(by_columns):
            rows, columns = by_rows, wide
        else:
            rows, columns = high, by_columns
        left -= {r * size + c for r in rows for c in columns}
        yield rows, columns


def digits_text(digits: Iterable[int], layout: Layout) -> str:
    """Digits in a notation: side by side, or with commas where numbers are above 9 or below 0.

    Examples
    --------
    >>> digits_text([3, 5], Layout.of_size(9)), digits_text([3, 5], Layout.of_size(16))
    ('35', '3,5')
    """
    joined = are_signs(layout.numbers[-1]) and layout.numbers[0] >= 0
    return ("" if joined else ",").join(map(digit_text, sorted(set(digits))))


def parse_digits(text: str, size: int) -> list[int]:
    """Digits as `digits_text` writes them.

    Raises
    ------
    FormatError
        Not digits, or above the size.
    """
    parts = text.split(",") if size > 9 else list(text)
    if not all(part.isdecimal() and 1 <= int(part) <= size for part in parts) or not parts:
        raise FormatError(f"expected digits from 1 to {size}, found {text!r}")
    return [int(part) for part in parts]


def by_digit(
    candidates: Iterable[tuple[int, int]], layout: Layout, shown: Callable[[str, str], str]
) -> list[str]:
    """Candidates put together: digits that go from the same cells in one part.

    Parameters
    ----------
    candidates
        Cell and digit of each.
    layout
        Of the grid.
    shown
        Text of a part, from its digits and its cells.
    """
    cells_of: dict[int, list[int]] = {}
    for cell, digit in candidates:
        cells_of.setdefault(digit, []).append(cell)
    digits_of: dict[tuple[int, ...], list[int]] = {}
    for digit in sorted(cells_of):
        digits_of.setdefault(tuple(sorted(cells_of[digit])), []).append(digit)
    return [
        shown(digits_text(digits, layout), cells_text(cells, layout))
        for cells, digits in digits_of.items()
    ]
