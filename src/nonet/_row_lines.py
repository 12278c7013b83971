"""One puzzle of a list, in any form, as a line of 81 digits or 729 pencil marks."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterable, Mapping, Sized
from collections.abc import Set as AbstractSet
from typing import cast

from nonet._arguments import described, iterable
from nonet.errors import FormatError, LayoutWarning, NonetError
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle, held_grid
from nonet.grid.alphabet import STANDARD
from nonet.layout import CLASSIC, MAX_SIZE, Layout

_WIDTHS = (81, 729)
"""Characters of a line of digits, and of one of pencil marks."""

_BLANKS = frozenset(b".0*_")
_WRONG = b"?"
"""A line that is not a puzzle."""


def listed(puzzles: object) -> list[object]:
    """The puzzles of a list, a tuple, a generator or whatever else has an order.

    Raises
    ------
    FormatError
        There is no order, or it is one puzzle.
    TypeError
        It cannot be gone through.
    """
    if isinstance(puzzles, str):
        raise FormatError("expected a list of lines, found one text; put it into a list")
    if isinstance(puzzles, Mapping | AbstractSet):
        raise FormatError(f"expected puzzles in an order, found {described(puzzles)}")
    if isinstance(puzzles, Candidates) or held_grid(puzzles) is not None:
        raise FormatError(
            f"expected a list of puzzles, found {described(puzzles)}; put it into a list"
        )
    if isinstance(puzzles, Grid):
        raise FormatError("expected a list of puzzles, found a Grid; put it into a list")
    return list(iterable(cast("Iterable[object]", puzzles), "an array or lines of puzzles"))


def line_of(puzzle: object, row: int) -> bytes:
    """A puzzle of 9 × 9 cells as a line of 81 or 729 characters; another line if it is none.

    Raises
    ------
    FormatError
        It has another size or other houses, or is nothing that could be a puzzle.
    """
    if isinstance(puzzle, str):
        return text_line(puzzle.encode("utf-8", "replace"), row)
    found = puzzle_of(puzzle, CLASSIC, row)
    if found is None:
        return _WRONG
    if not found.layout.is_classic:
        raise FormatError(
            f"expected 9×9 puzzles with boxes, found another layout in row {row}: {found.layout}"
        )
    if isinstance(found, Candidates):
        return found.to_text().encode()
    return bytes(ord("0") + digit for digit in found.digits)


def text_line(line: bytes, row: int) -> bytes:
    """A text without the blanks around it, or between its cells where these are 81.

    Raises
    ------
    FormatError
        It is a grid of another size.
    """
    line = line.strip()
    if len(line) in _WIDTHS:
        return line
    cells = b"".join(line.split())
    if len(cells) == CLASSIC.cell_count:
        return cells
    _refuse_size(_size_of_text(cells), row)
    if b"\n" not in line:
        return line
    found = puzzle_of(line.decode("utf-8", "replace"), CLASSIC, row)
    return found.to_text().encode() if found is not None else _WRONG


def puzzle_of(puzzle: object, layout: Layout, row: int) -> Grid | Candidates | None:
    """A puzzle of a list; numbers and text in this layout, None for those that are no puzzle.

    Raises
    ------
    FormatError
        The text or the numbers have another size, or it is nothing that could be a puzzle.
    """
    is_numbers = False
    if not isinstance(puzzle, str | bytes | bytearray | Grid | Candidates):
        if held_grid(puzzle) is not None:
            return as_puzzle(cast(PuzzleLike, puzzle))
        is_numbers = isinstance(puzzle, Iterable)
        if not is_numbers or isinstance(puzzle, Mapping | AbstractSet):
            raise FormatError(
                f"expected lines of text or grids, found {type(puzzle).__name__} in row {row}"
            )
    if isinstance(puzzle, Grid | Candidates):
        return puzzle
    if isinstance(puzzle, str):
        cells = "".join(puzzle.split()).encode("utf-8", "replace")
        if len(cells) != layout.size**3:  # those are pencil marks
            _refuse_size(_size_of_text(cells), row, layout)
    elif is_numbers:
        puzzle = list(cast("Iterable[object]", puzzle))
        _refuse_size(_size_of_numbers(puzzle), row, layout)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LayoutWarning)
            return as_puzzle(cast(PuzzleLike, puzzle), layout)
    except NonetError:
        return None


def _refuse_size(size: int | None, row: int, layout: Layout = CLASSIC) -> None:
    """Raise FormatError where a puzzle has a size other than that of the layout.

    `size` is None for what is no grid of any size, which is malformed instead.
    """
    if size is None or size == layout.size:
        return
    known = layout.size
    raise FormatError(f"expected {known}×{known} puzzles, found one of {size}×{size} in row {row}")


def _size_of_text(cells: bytes) -> int | None:
    """N where the characters are those of an N × N grid, one for a cell; else None."""
    size = _root(len(cells))
    if size is None or size > len(STANDARD):
        return None
    digits = STANDARD[:size]
    letters = frozenset((digits + digits.lower()).encode())
    return size if letters.union(_BLANKS).issuperset(cells) else None


def _size_of_numbers(cells: list[object]) -> int | None:
    """N where there are N rows of N things, or N² things; else None."""
    lengths = {len(row) if isinstance(row, Sized) and not _is_cell(row) else 0 for row in cells}
    if lengths == {len(cells)}:
        return len(cells) if 2 <= len(cells) <= MAX_SIZE else None
    return _root(len(cells)) if lengths == {0} else None


def _is_cell(value: object) -> bool:
    """Whether this is one cell: a text of at most one character."""
    return isinstance(value, str) and len(value) <= 1


def _root(count: int) -> int | None:
    size = math.isqrt(count)
    return size if size * size == count and 2 <= size <= MAX_SIZE else None
