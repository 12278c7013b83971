"""Text of grids with other digits than those from 1 to N, and of boards that are no square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nonet.errors import FormatError
from nonet.grid.alphabet import checked_alphabet

if TYPE_CHECKING:
    from nonet.grid.grid import Form, Grid


def numbers_in(grid: Grid) -> list[int | None]:
    """The digits of the cells of the board, row by row.

    An empty cell is 0, or None where that is a digit.

    Examples
    --------
    >>> from nonet import Grid, Layout
    >>> numbers_in(Grid([1, 2, 0, 0], layout=Layout.latin(2, digits="0-1")))
    [0, 1, None, None]
    """
    layout, digits = grid.layout, grid.digits
    if layout.is_usual:
        return list(digits)
    empty = None if 0 in layout.digits else 0
    return [digits[cell] + layout.shift if digits[cell] else empty for cell in layout.cells]


def text_of(grid: Grid, form: Form, *, blank: str, alphabet: str | None) -> str:
    """Text of such a grid.

    Digits of two characters have spaces between cells, and so has a drawn grid; cells that the
    board lacks are spaces in rows, and left out on a line.

    Raises
    ------
    FormatError
        The form, the blank or the alphabet is none for it.
    """
    if form not in {"line", "rows", "frame", "numbers"}:
        raise FormatError(
            f"expected one of the forms line, rows, frame, numbers for this board, found {form!r}"
        )
    signs = _signs(grid, form, alphabet)
    if len(blank) != 1 or blank in signs:
        blank = "."
    width = max(map(len, signs))
    layout, size = grid.layout, grid.layout.size
    known = frozenset(layout.cells)
    cells = {cell: signs[grid.digits[cell] - 1] if grid.digits[cell] else blank for cell in known}
    gap = " " if width > 1 or form in {"frame", "numbers"} else ""
    if form == "line":
        return gap.join(cells[cell] for cell in layout.cells)
    rows = []
    for start in range(0, size * size, size):
        row = [cells.get(cell, "") for cell in range(start, start + size)]
        rows.append(gap.join(sign.rjust(width) for sign in row).rstrip())
    while rows and not rows[-1]:
        rows.pop()
    if form != "frame":
        return "\n".join(rows)
    across = max(map(len, rows))
    border = f"+{'-' * (across + 2)}+"
    return "\n".join([border, *(f"| {row.ljust(across)} |" for row in rows), border])


def _signs(grid: Grid, form: Form, alphabet: str | None) -> list[str]:
    """What each byte of a grid is written as, from 1."""
    digits, shift = grid.layout.digits, grid.layout.shift
    if alphabet is None or form == "numbers":
        found = {digit: str(digit) for digit in digits}
    else:
        found = dict(zip(digits, checked_alphabet(alphabet, len(digits)), strict=False))
    return [found.get(byte + shift, "") for byte in range(1, digits[-1] - shift + 1)]
