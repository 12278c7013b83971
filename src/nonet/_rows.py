"""Puzzles as rows of bytes that the engine reads, from arrays and from lines of text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from nonet._columns import cells_of, is_column
from nonet._row_lines import line_of, listed, text_line
from nonet.errors import FormatError
from nonet.solver.engine import Buffer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from nonet._columns import Column
    from nonet.grid import PuzzleLike

    Puzzles = NDArray[np.generic] | bytes | Iterable[PuzzleLike] | Column

AT_ONCE = 50_000
"""Rows converted at once, so that the arrays stay small."""

MALFORMED = -1
"""Count of an invalid row."""

NO_DIGITS = 255
"""Digits of a row that is not a puzzle."""

_EVERY = 0x1FF
_WRONG = 0xFFFF
"""Mask of an empty cell, and of one that is not allowed."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Puzzles in the form that the engine reads."""

    data: Buffer
    count: int
    stride: int
    form: Literal["digits", "text", "masks"]
    marked: NDArray[np.bool_] | bool = False
    """Which rows are candidates; their single candidates are not placed digits."""


def read(puzzles: Puzzles) -> Rows:
    """The rows of puzzles in any form; nothing is checked yet but shapes, sizes and types.

    Raises
    ------
    FormatError
        They are of another size than 9 × 9, or one puzzle, or nothing that could be puzzles.
    """
    import numpy as np  # noqa: PLC0415

    if isinstance(puzzles, np.ndarray):
        return read_array(puzzles)
    if isinstance(puzzles, bytes | bytearray | memoryview):
        data = bytes(puzzles)
        for width in (82, 83):
            end = b"\n" if width == 82 else b"\r\n"
            if _is_regular(data, width, end):
                return Rows(data, (len(data) + width - 81) // width, width, "text")
        return _read_lines(data.splitlines())
    if is_column(puzzles):
        cells, form = cells_of(puzzles)
        return Rows(cells, len(cells) // 81, 81, form)
    return read_list(listed(puzzles))


def read_list(puzzles: Sequence[object]) -> Rows:
    """The rows of puzzles in a list, each in any form.

    Raises
    ------
    FormatError
        One of them has another size or other houses, or is nothing that could be a puzzle.
    """
    numbers = as_numbers(puzzles)
    if numbers is not None:
        return read_array(numbers)
    if set(map(type, puzzles)) <= {str}:
        return _read_lines([str(line).encode("utf-8", "replace") for line in puzzles])
    return _read_lines([line_of(puzzle, row) for row, puzzle in enumerate(puzzles)])


def as_numbers(puzzles: Sequence[object]) -> NDArray[np.generic] | None:
    """Lists of numbers of one length, or arrays of one type, as one array; else None."""
    import numpy as np  # noqa: PLC0415

    first = puzzles[0] if len(puzzles) else None
    if not isinstance(first, list | tuple | np.ndarray | int | float | np.number):
        return None
    types = {puzzle.dtype for puzzle in puzzles if isinstance(puzzle, np.ndarray)}
    if types and (len(types) > 1 or not isinstance(first, np.ndarray)):
        return None
    try:
        numbers = np.array(puzzles)
    except ValueError:  # of different lengths
        return None
    return numbers if numbers.dtype.kind in "iuf" else None


def read_array(puzzles: NDArray[np.generic]) -> Rows:
    """The rows of an array; whole numbers of any type are digits, but for uint16.

    Raises
    ------
    FormatError
        It has another shape, or a type that is no number.
    """
    import numpy as np  # noqa: PLC0415

    if puzzles.dtype.kind in "OSU":
        return read_list(puzzles.tolist())
    if puzzles.ndim == 3 and puzzles.shape[1:] == (9, 9):
        puzzles = puzzles.reshape(-1, 81)
    if puzzles.ndim != 2 or puzzles.shape[1] != 81:
        found = f"{puzzles.shape}{_meaning(puzzles.shape)}"
        raise FormatError(f"expected an array of shape (n, 81) or (n, 9, 9), found {found}")
    if puzzles.dtype.kind in "iuf" and puzzles.dtype not in (np.uint8, np.uint16):
        puzzles = whole_digits(puzzles, 9)
    if puzzles.dtype == np.uint8:
        return Rows(np.ascontiguousarray(puzzles).reshape(-1), len(puzzles), 81, "digits")
    if puzzles.dtype == np.uint16:
        masks = np.ascontiguousarray(puzzles, dtype="<u2").view(np.uint8)
        return Rows(masks.reshape(-1), len(puzzles), 162, "masks", marked=True)
    raise FormatError(
        f"expected whole numbers for digits or uint16 for candidates, found {puzzles.dtype}"
    )


def _meaning(shape: tuple[int, ...]) -> str:
    """The probable content of an array of another shape."""
    if shape in {(81,), (9, 9)}:
        return ", which is one puzzle; put it into a list"
    cells = shape[1] if len(shape) == 2 else 0
    size = shape[1] if len(shape) == 3 and shape[1] == shape[2] else math.isqrt(cells)
    if size > 1 and (len(shape) == 3 or size * size == cells):
        return f", puzzles of {size}×{size}"
    return ""


def whole_digits(numbers: NDArray[np.generic], size: int) -> NDArray[np.uint8]:
    """Rows of numbers as digits of this size; `NO_DIGITS` throughout a row that is not a puzzle.

    Beside 0, what is not a number is an empty cell, and -1 in a row without 0.
    """
    import numpy as np  # noqa: PLC0415

    values = numbers.astype(np.float64)
    missing = np.isnan(values) | (values == -1)
    values[missing] = 0
    known = (values >= 0) & (values <= size) & (values == np.floor(values))
    wrong = ~known.all(axis=1)
    wrong |= (numbers == -1).any(axis=1) & (numbers == 0).any(axis=1)
    found = np.where(known, values, 0).astype(np.uint8)
    found[wrong] = NO_DIGITS
    return found


def _is_regular(data: bytes, width: int, end: bytes) -> bool:
    """Whether every line has 81 characters and this end; the last may lack it."""
    import numpy as np  # noqa: PLC0415

    if len(data) % width not in (0, 81) or not data:
        return False
    whole = len(data) // width
    lines = np.frombuffer(data, dtype=np.uint8)[: whole * width].reshape(-1, width)
    ends = np.frombuffer(end, dtype=np.uint8)
    return data.count(b"\n") == whole and bool((lines[:, 81:] == ends).all())


def _read_lines(lines: Sequence[bytes]) -> Rows:
    """Lines of any length: those of 81 characters as text, all as masks where one has 729."""
    import numpy as np  # noqa: PLC0415

    stripped = [line.strip() for line in lines]
    lengths = np.fromiter(map(len, stripped), dtype=np.int64, count=len(stripped))
    for row in np.flatnonzero((lengths != 81) & (lengths != 729)).tolist():
        stripped[row] = text_line(stripped[row], row)
        lengths[row] = len(stripped[row])
    marked = np.flatnonzero(lengths == 729)
    wrong = b"?" * 81
    text = b"".join(line if len(line) == 81 else wrong for line in stripped)
    if not marked.size:
        return Rows(text, len(stripped), 81, "text")
    masks = mask_table("text")[np.frombuffer(text, dtype=np.uint8)].reshape(-1, 81)
    for start in range(0, len(marked), AT_ONCE):
        some = marked[start : start + AT_ONCE]
        masks[some] = _read_marks(b"".join(stripped[row] for row in some))
    data = masks.view(np.uint8).reshape(-1)
    return Rows(data, len(stripped), 162, "masks", marked=lengths == 729)


@cache
def mask_table(form: Literal["digits", "text"]) -> NDArray[np.uint16]:
    """Candidates that each byte represents; 0xFFFF where it is not allowed."""
    import numpy as np  # noqa: PLC0415

    table = np.full(256, _WRONG, dtype="<u2")
    blanks, zero = (b"\0", 0) if form == "digits" else (b".0*_", ord("0"))
    table[list(blanks)] = _EVERY
    table[zero + 1 : zero + 10] = 1 << np.arange(9)
    return table


def _read_marks(text: bytes) -> NDArray[np.uint16]:
    """Masks of lines of 729 characters; 0xFFFF in the cells that are not allowed."""
    import numpy as np  # noqa: PLC0415

    found = mask_table("text")[np.frombuffer(text, dtype=np.uint8)].reshape(-1, 81, 9)
    places = np.left_shift(1, np.arange(9)).astype(np.uint16)
    blank = found == _EVERY
    allowed = (blank | (found == places)).all(axis=2)
    masks = np.where(blank, 0, places).sum(axis=2)
    return np.where(allowed, masks, _WRONG).astype(np.uint16)


def givens_of(rows: Rows, part: slice) -> NDArray[np.uint8]:
    """Digits of some rows; those of a malformed row mean nothing."""
    import numpy as np  # noqa: PLC0415

    width = 162 if rows.form == "masks" else 81
    some = np.arange(rows.count)[part]
    data = np.frombuffer(rows.data, dtype=np.uint8)
    cells = data[some[:, None] * rows.stride + np.arange(width)]
    masks = cells.view("<u2") if rows.form == "masks" else mask_table(rows.form)[cells]
    single = np.where(masks & (masks - 1), 0, masks)
    return _digit_table()[single]


@cache
def _digit_table() -> NDArray[np.uint8]:
    """The digit of each mask with one candidate, 0 for every other mask."""
    import numpy as np  # noqa: PLC0415

    table = np.zeros(1 << 16, dtype=np.uint8)
    table[1 << np.arange(9)] = np.arange(1, 10)
    return table


def digits(puzzles: Puzzles) -> NDArray[np.uint8]:
    r"""Digits of all rows: shape (n, 81), dtype uint8, 0 for an empty cell.

    A row that is not a puzzle, or has candidates instead of digits, is 255 throughout. A million
    lines take a few tenths of a second.

    Parameters
    ----------
    puzzles
        See the top of this page.

    Examples
    --------
    >>> from nonet import batch
    >>> line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> batch.digits(line + b"\n" + line)[:, :5].tolist()
    [[5, 3, 0, 0, 7], [5, 3, 0, 0, 7]]
    """
    import numpy as np  # noqa: PLC0415

    rows = read(puzzles)
    found = np.empty((rows.count, 81), dtype=np.uint8)
    if rows.form == "masks":
        marked = np.broadcast_to(np.asarray(rows.marked), rows.count)
        for start in range(0, rows.count, AT_ONCE):
            part = slice(start, start + AT_ONCE)
            found[part] = givens_of(rows, part)
        wrong = (np.frombuffer(rows.data, dtype="<u2").reshape(-1, 81) == _WRONG).any(axis=1)
        found[marked | wrong] = NO_DIGITS
        return found
    table = _single_digits(rows.form)
    data = np.frombuffer(rows.data, dtype=np.uint8)
    for start in range(0, rows.count, AT_ONCE):
        some = found[start : start + AT_ONCE]
        first = start * rows.stride
        cells = np.lib.stride_tricks.as_strided(
            data[first:], shape=some.shape, strides=(rows.stride, 1), writeable=False
        )
        np.take(table, cells, out=some)
        some[(some == NO_DIGITS).any(axis=1)] = NO_DIGITS
    return found


@cache
def _single_digits(form: Literal["digits", "text"]) -> NDArray[np.uint8]:
    """The digit that each byte represents; 255 where it is not allowed."""
    import numpy as np  # noqa: PLC0415

    masks = mask_table(form)
    table = np.full(256, NO_DIGITS, dtype=np.uint8)
    table[masks == _EVERY] = 0
    single = (masks & (masks - 1)) == 0
    table[single] = _digit_table()[masks[single]]
    return table
