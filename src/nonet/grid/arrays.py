"""Digits from numbers of any shape, and NumPy arrays; NumPy is imported only for its arrays.

An empty cell is 0, None, NaN or −1.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, SupportsInt, cast

from nonet._arguments import described, iterable
from nonet.errors import FormatError, PlacementError
from nonet.grid.messages import a_grid, counted
from nonet.layout import MAX_SIZE, Layout, cell_name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Numbers = bytes | Iterable[int] | Iterable[Iterable[int]]
"""N² numbers, or N rows of N: bytes, lists, an array of any integer type; 0 for an empty cell."""


def read_numbers(numbers: Numbers, layout: Layout | None) -> tuple[Layout, bytes]:
    """Layout and digits of N² numbers, or N rows of N numbers, 0 for an empty cell.

    Raises
    ------
    FormatError
        Not N² whole numbers, or not the number of cells of the layout.
    PlacementError
        A number above N or below 0; names the cell and the range.
    """
    flat: Sequence[int]
    if isinstance(numbers, bytes) and len(numbers) <= MAX_SIZE * MAX_SIZE:
        flat = numbers
    else:
        flat = _flatten(numbers)
    size = math.isqrt(len(flat))
    if layout is None:
        if size * size != len(flat) or not 1 <= size <= MAX_SIZE:
            raise FormatError(
                f"expected N × N numbers for a size N from 1 to {MAX_SIZE}, found {len(flat)}"
            )
        layout = Layout.of_size(size)
    elif len(flat) != layout.cell_count:
        raise FormatError(
            f"expected {counted(layout.cell_count, 'numbers')} for {a_grid(layout.size)}, "
            f"found {len(flat)}"
        )
    if min(flat) < 0 or max(flat) > layout.size:
        for cell, number in enumerate(flat):
            check_digit(number, cell, layout.size)
    return layout, bytes(flat)


def check_digit(number: int, cell: int, size: int) -> None:
    """Raise PlacementError unless `number` is 0 or a digit of this size."""
    if not 0 <= number <= size:
        raise PlacementError(
            f"expected a digit from 1 to {size}, or 0 for empty, "
            f"found {number} in {cell_name(cell, size)}"
        )


def view_of(digits: bytes, size: int) -> NDArray[np.uint8]:
    """Digits as a read-only array of shape (size, size) that shares their memory."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    return np.frombuffer(digits, dtype=np.uint8).reshape(size, size)


def marks_of(masks: Sequence[int], size: int) -> NDArray[np.bool_]:
    """Masks of candidates as an array of shape (size, size, size): row, column, digit - 1."""
    import numpy as np  # noqa: PLC0415

    width = (size + 7) // 8
    data = np.frombuffer(b"".join(mask.to_bytes(width, "little") for mask in masks), np.uint8)
    bits = np.unpackbits(data.reshape(-1, width), axis=1, count=size, bitorder="little")
    return bits.astype(np.bool_).reshape(size, size, size)


def _flatten(numbers: Iterable[object]) -> list[int]:
    """All numbers in order, from a list of numbers or N rows of N numbers."""
    limit = MAX_SIZE * MAX_SIZE
    flat: list[int] = []
    lengths: list[int] = []
    for item in iterable(numbers, "N × N numbers"):
        if isinstance(item, Iterable) and not isinstance(item, str):
            row = [_whole(number) for number in islice(item, limit + 1)]
            lengths.append(len(row))
        else:
            row = [_whole(item)]
            lengths.append(0)
        flat += row
        if max(len(flat), len(lengths)) > limit:
            raise FormatError(f"expected at most {limit} numbers, found more")
    if any(lengths) and lengths != [len(lengths)] * len(lengths):
        wrong = next(length for length in lengths if length != len(lengths))
        raise FormatError(
            f"expected {len(lengths)} rows of {len(lengths)} numbers, found one of {wrong}"
        )
    return flat


def _whole(number: object) -> int:
    """The number of a cell, as int; 0 for None, NaN and −1."""
    if isinstance(number, Iterable) and not isinstance(number, str):
        raise FormatError("expected N × N numbers, found rows nested more deeply")
    if number is None or number != number:  # noqa: PLR0124 (only NaN is not itself)
        return 0
    try:
        whole = int(cast(SupportsInt, number))
    except (TypeError, ValueError, OverflowError):
        whole = None
    if whole is None or whole != number:
        raise FormatError(f"expected whole numbers, found {described(number)}")
    return 0 if whole == -1 else whole
