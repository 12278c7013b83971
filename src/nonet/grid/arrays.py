"""Digits from numbers of any shape, and NumPy arrays; NumPy is imported only for its arrays."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from nonet.errors import FormatError, PlacementError
from nonet.layout import MAX_SIZE, Layout, cell_name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = bytes | Iterable[int] | Iterable[Iterable[int]] | NDArray[np.integer]


def read_numbers(numbers: Numbers, layout: Layout | None) -> tuple[Layout, bytes]:
    """Layout and digits of N² numbers, or N rows of N numbers, 0 for an empty cell.

    Raises
    ------
    FormatError
        Not N² whole numbers, or not as many as the layout has cells.
    PlacementError
        A number above N or below 0; names the cell and the range.
    """
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
            f"expected {layout.cell_count} numbers for a {layout.size}×{layout.size} grid, "
            f"found {len(flat)}"
        )
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


def to_array(digits: bytes, size: int) -> NDArray[np.uint8]:
    """Digits as a new array of shape (size, size)."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    return np.frombuffer(digits, dtype=np.uint8).reshape(size, size).copy()


def _flatten(numbers: Numbers) -> list[int]:
    limit = MAX_SIZE * MAX_SIZE
    flat: list[int] = []
    for item in numbers:
        row = item if isinstance(item, Iterable) else (item,)
        for number in row:
            if isinstance(number, Iterable):
                raise FormatError("expected N × N numbers, found rows nested more deeply")
            try:
                whole = int(number)
            except (TypeError, ValueError, OverflowError):
                whole = None
            if whole is None or whole != number:
                raise FormatError(f"expected whole numbers, found {number!r}")
            flat.append(whole)
            if len(flat) > limit:
                raise FormatError(f"expected at most {limit} numbers, found more")
    return flat
