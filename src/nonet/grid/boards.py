"""Text and numbers of boards with other digits than 1 to N, or other cells than a square.

On such a board 0 is a digit where the layout has it. Digits above 9 are letters from A = 10, or
numbers between spaces or commas.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice

from nonet._arguments import described, iterable, whole
from nonet.errors import FormatError, PlacementError
from nonet.grid.alphabet import BLANKS
from nonet.grid.grid import Grid
from nonet.layout import MAX_SIZE, Layout, cell_name

_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WORDS = re.compile(r"[\s,;]+")
_FRAME = str.maketrans("|+", "  ")


def read_board(text: str, layout: Layout) -> Grid:
    """The grid of a text: a character for each cell, or words between spaces.

    It has one for each cell of the board, row by row, or for each of its rectangle, with blanks for
    holes.

    Raises
    ------
    FormatError
        There are more or fewer, or one of them is no digit of the layout.

    Examples
    --------
    >>> board = Layout.free(2, 3, digits="0-5")
    >>> read_board("0.3 .5.", board)[0, 2]
    3
    """
    lines = [line for line in text.translate(_FRAME).splitlines() if line.strip("- \t")]
    words = [word for word in _WORDS.split(" ".join(lines)) if word]
    cells = _placed("".join(words), layout) or _placed(words, layout)
    if cells is None:
        raise FormatError(f"expected {_lengths(layout)} cells of the board, found {len(words)}")
    return _grid(cells, layout)


def read_board_numbers(numbers: Iterable[object], layout: Layout) -> Grid:
    """The grid of numbers in a list or in rows, or of bytes as `Grid.digits` has them.

    An empty cell is None, -1, or 0 where that is no digit.

    Raises
    ------
    FormatError
        Their number is not that of the cells of the board, or of its rectangle.
    PlacementError
        One of them is no digit of the layout.
    """
    if isinstance(numbers, bytes):
        return _of_bytes(numbers, layout)
    flat: list[object] = []
    for item in islice(iterable(numbers, "numbers"), MAX_SIZE * MAX_SIZE + 1):
        if isinstance(item, Iterable) and not isinstance(item, str):
            flat += islice(item, MAX_SIZE * MAX_SIZE + 1)
        else:
            flat.append(item)
    cells = _placed(flat, layout)
    if cells is None:
        raise FormatError(f"expected {_lengths(layout)} numbers for the board, found {len(flat)}")
    digits = bytearray(layout.cell_count)
    for cell, value in cells.items():
        is_blank = value is None or value == -1 or (value == 0 and 0 not in layout.digits)
        if is_blank:
            continue
        digits[cell] = _byte(whole(value, "a digit"), cell, layout)
    return Grid._made(layout, bytes(digits), bytes(digits))  # noqa: SLF001


def _of_bytes(digits: bytes, layout: Layout) -> Grid:
    """The grid of bytes as `Grid.digits` has them."""
    last = len(layout.digits)
    if len(digits) != layout.cell_count or any(digit > last for digit in digits):
        raise FormatError(
            f"expected {layout.cell_count} bytes from 0 to {last} for the board, found others"
        )
    if any(digits[hole] for hole in layout.holes):
        raise FormatError("expected no digits in holes of the board, found some")
    return Grid._made(layout, digits, digits)  # noqa: SLF001


def print_board(grid: Grid, form: str, blank: str) -> str:
    """Text of a grid that `read_board` reads back.

    Parameters
    ----------
    form
        "line": the cells of the board; "rows" and "frame": its rectangle, a line for each row,
        with spaces for holes in a frame and blanks in rows; "numbers": the same in decimal.
    blank
        The character of an empty cell.

    Raises
    ------
    FormatError
        There is no such form, or the blank is a digit or none of the usual ones.
    """
    layout = grid.layout
    if form not in {"line", "rows", "frame", "numbers"}:
        raise FormatError(
            "expected one of the forms line, rows, frame, numbers for a board with other digits "
            f"or cells, found {form!r}"
        )
    if len(blank) != 1 or blank not in BLANKS:
        raise FormatError(f"expected a blank of one of the characters {BLANKS!r}, found {blank!r}")
    if blank == "0" and 0 in layout.digits:
        blank = "."
    is_wide = layout.digits[-1] >= len(_LETTERS) or form == "numbers"
    if form == "numbers" and 0 not in layout.digits:
        blank = "0"
    shown = [
        _shown(digit + layout.digits.start - 1, is_wide=is_wide) if digit else blank
        for digit in grid.digits
    ]
    between = " " if is_wide or form == "frame" else ""
    if form == "line":
        return between.join(shown[cell] for cell in layout.cells)
    holes = frozenset(layout.holes)
    rows, columns = layout.shape
    width = max(map(len, shown)) if form == "frame" else 0
    lines = []
    for row in range(rows):
        cells = range(row * layout.size, row * layout.size + columns)
        found = [" " if form == "frame" and cell in holes else shown[cell] for cell in cells]
        lines.append(between.join(text.rjust(width) for text in found).rstrip())
    return "\n".join(lines)


def _shown(digit: int, *, is_wide: bool) -> str:
    return str(digit) if is_wide else _LETTERS[digit]


def _placed(items: Sequence[object], layout: Layout) -> dict[int, object] | None:
    """The items by their cell; None where their number is not that of the cells."""
    rows, columns = layout.shape
    if len(items) == len(layout.cells):
        return dict(zip(layout.cells, items, strict=True))
    if len(items) != rows * columns:
        return None
    there = frozenset(layout.cells)
    rectangle = [row * layout.size + column for row in range(rows) for column in range(columns)]
    return {cell: item for cell, item in zip(rectangle, items, strict=True) if cell in there}


def _grid(cells: dict[int, object], layout: Layout) -> Grid:
    digits = bytearray(layout.cell_count)
    for cell, item in cells.items():
        word = str(item)
        if word in {".", "*", "_", "-", "-1"} or (word == "0" and 0 not in layout.digits):
            continue
        if word.isascii() and word.isdigit() and len(word) <= 3:
            digits[cell] = _byte(int(word), cell, layout)
        elif len(word) == 1 and word.upper() in _LETTERS:
            digits[cell] = _byte(_LETTERS.index(word.upper()), cell, layout)
        else:
            raise FormatError(
                f"expected a digit from {layout.digits[0]} to {layout.digits[-1]} or a blank, "
                f"found {word[:20]!r} in {cell_name(cell, layout.size)}"
            )
    return Grid._made(layout, bytes(digits), bytes(digits))  # noqa: SLF001


def _byte(digit: int, cell: int, layout: Layout) -> int:
    if digit not in layout.digits:
        raise PlacementError(
            f"expected a digit from {layout.digits[0]} to {layout.digits[-1]}, "
            f"found {described(digit)} in {cell_name(cell, layout.size)}"
        )
    return digit - layout.digits.start + 1


def _lengths(layout: Layout) -> str:
    rows, columns = layout.shape
    board, rectangle = len(layout.cells), rows * columns
    return f"{board}" if board == rectangle else f"{board} or {rectangle}"
