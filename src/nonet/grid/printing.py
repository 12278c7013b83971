"""Grids and candidates as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from nonet._arguments import flag, instance
from nonet.errors import FormatError
from nonet.grid.alphabet import BLANKS, STANDARD, checked_alphabet
from nonet.grid.boards import print_board
from nonet.grid.lacking import note_of, warn_of_lacking

if TYPE_CHECKING:
    from nonet.grid.candidates import Candidates
    from nonet.grid.grid import Form, Grid
    from nonet.layout import Layout

T = TypeVar("T")


def print_grid(
    grid: Grid, form: Form, *, blank: str = ".", alphabet: str | None = None, lossy: bool = False
) -> str:
    """Text of a grid, for `Grid.to_text`; unless `lossy`, with what it lacks."""
    text = _printed(grid, form, blank=blank, alphabet=alphabet)
    if flag(lossy, "lossy"):
        return text
    if form == "frame":
        return text + note_of(grid.layout)
    if not grid.is_full:
        warn_of_lacking(grid.layout)
    return text


def _printed(grid: Grid, form: Form, *, blank: str, alphabet: str | None) -> str:
    size = grid.size
    instance(form, str, "a form such as 'line'")
    instance(blank, str, "a blank as a character")
    if not grid.layout.has_usual_board:
        return print_board(grid, form, blank)
    if alphabet is not None:
        instance(alphabet, str, "an alphabet as a text")
    if form == "numbers":
        return "\n".join(" ".join(map(str, row)) for row in _rows(list(grid.digits), size))
    if len(blank) != 1 or blank not in BLANKS:
        raise FormatError(f"expected a blank of one of the characters {BLANKS!r}, found {blank!r}")
    if form == "frame" and alphabet is None and size > 9:
        if blank == " ":
            raise FormatError("expected a blank that is visible between numbers, found ' '")
        return _framed([str(digit or blank) for digit in grid.digits], grid.layout, left=False)
    characters = blank + _characters(form, size, alphabet)
    if blank in characters[1:]:
        raise FormatError(f"expected a blank that is not a digit of the alphabet, found {blank!r}")
    cells = grid.digits.decode("latin-1").translate(characters)
    if form == "frame":
        return _framed(cells, grid.layout, left=False)
    if form == "line":
        return cells
    if form == "rows":
        return "\n".join("".join(row) for row in _rows(cells, size))
    if form == "pencilmarks":
        # In a 1×1 grid one candidate and all candidates are the same.
        every = characters[1:] if size > 1 else blank
        return "".join(
            every
            if digit == 0
            else blank * (digit - 1) + characters[digit] + blank * (size - digit)
            for digit in grid.digits
        )
    raise FormatError(
        f"expected one of the forms line, rows, frame, numbers, pencilmarks, found {form!r}"
    )


def repr_cells(digits: bytes, layout: Layout) -> str:
    """Text that is read as these digits again, as a literal; letters can be ambiguous."""
    if not layout.has_usual_board:
        first = layout.digits.start - 1
        shown = [str(digits[cell] + first) if digits[cell] else "." for cell in layout.cells]
        return repr(("" if layout.digits[-1] <= 9 else " ").join(shown))
    if layout.size <= 9:
        return repr("".join(str(digit or ".") for digit in digits))
    return repr(" ".join(map(str, digits)))


def print_candidates(candidates: Candidates, *, lossy: bool = False) -> str:
    """Each cell with its candidates, framed; unless `lossy`, with what this lacks."""
    layout = candidates.layout
    separator = "" if layout.size <= 9 else ","
    cells = [
        separator.join(str(digit) for digit in range(1, layout.size + 1) if mask >> digit - 1 & 1)
        or "-"
        for mask in candidates.masks
    ]
    return _framed(cells, layout, left=True) + ("" if lossy else note_of(layout))


def _framed(cells: Sequence[str], layout: Layout, *, left: bool) -> str:
    size = layout.size
    rows, columns = layout.box_shape or (size, size)
    width = max(len(cell) for cell in cells)
    border = "+".join(["", *["-" * (columns * (width + 1) + 1)] * (size // columns), ""])
    lines = []
    for number, row in enumerate(_rows(cells, size)):
        if number % rows == 0:
            lines.append(border)
        padded = [cell.ljust(width) if left else cell.rjust(width) for cell in row]
        boxes = [" ".join(padded[i : i + columns]) for i in range(0, size, columns)]
        lines.append("| " + " | ".join(boxes) + " |")
    lines.append(border)
    return "\n".join(lines)


def _rows(cells: Sequence[T], size: int) -> list[Sequence[T]]:
    return [cells[start : start + size] for start in range(0, len(cells), size)]


def _characters(form: str, size: int, alphabet: str | None) -> str:
    if alphabet is not None:
        return checked_alphabet(alphabet, size)
    if size > len(STANDARD):
        raise FormatError(
            f"expected a size of at most {len(STANDARD)} for the form {form!r}, found {size}; "
            "the form 'numbers' holds any size"
        )
    return STANDARD[:size]
