"""Boxes and jigsaw regions as a map: for each cell the number of its region, from 0."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from nonet._arguments import iterable, whole
from nonet.errors import LayoutError
from nonet.layout.coordinates import MAX_SIZE

_DRAWING = str.maketrans("|+-,", "    ")

# Below 10×10 a label is one character, and a word is a row.
_SMALLEST_IN_WORDS = 100


def customary_box_shape(size: int) -> tuple[int, int] | None:
    """Rows and columns of the boxes that players expect on a grid of this size.

    The height is the largest divisor of `size` not above its square root: 6 → 2×3, 8 → 2×4,
    9 → 3×3, 10 → 2×5, 12 → 3×4. None for primes, which have no boxes.

    Examples
    --------
    >>> customary_box_shape(12)
    (3, 4)
    """
    rows = next(rows for rows in range(math.isqrt(size), 0, -1) if size % rows == 0)
    return (rows, size // rows) if rows > 1 or size == 1 else None


def checked_size(size: object) -> int:
    """The size of a grid as an int.

    Raises
    ------
    LayoutError
        It is not from 1 to 100.
    """
    size = whole(size, "a size")
    if not 1 <= size <= MAX_SIZE:
        raise LayoutError(f"expected a size from 1 to {MAX_SIZE}, found {size}")
    return size


def no_boxes(size: int) -> str:
    """That a layout without regions has no square boxes, and what it may have."""
    shape = customary_box_shape(size)
    boxes = f"Layout.boxes({shape[0]}, {shape[1]})" if shape else "Layout.jigsaw(regions)"
    return (
        f"expected the regions of a {size}×{size} grid, which has no square boxes, found none; "
        f"{boxes} has some, Layout.latin({size}) has rows and columns only"
    )


def box_regions(box_rows: int, box_columns: int) -> tuple[int, ...]:
    """Region map of boxes of this shape, numbered along the rows from the top left."""
    size = box_rows * box_columns
    boxes_across = size // box_columns
    return tuple(
        (row // box_rows) * boxes_across + column // box_columns
        for row in range(size)
        for column in range(size)
    )


def box_shape_of(regions: Sequence[int]) -> tuple[int, int] | None:
    """Rows and columns of a box, where these regions, numbered as they appear, are boxes.

    Examples
    --------
    >>> box_shape_of(box_regions(2, 3)), box_shape_of((0, 1, 1, 0))
    ((2, 3), None)
    """
    size = math.isqrt(len(regions))
    columns = next((at for at in range(size) if regions[at]), size)
    shape = (size // columns, columns)
    return shape if size % columns == 0 and box_regions(*shape) == tuple(regions) else None


RegionMap = str | Iterable[Any]
"""A label for each cell: text, N² labels in a list or an array, or N rows of N."""


def parse_regions(region_map: RegionMap) -> tuple[int, ...]:
    """Region map from text or numbers, renumbered from 0 in the order of first appearance.

    Text has one character per cell, or from 10×10 up numbers separated by spaces or commas; line
    breaks and borders are ignored. Numbers come in one list or in a list for each row, which may
    be a text, too. The cells of a region need not touch.

    Raises
    ------
    LayoutError
        The map is not square, the numbers of regions and rows differ, or a region has the wrong
        number of cells.

    Examples
    --------
    >>> parse_regions("1122 1122 3344 3344")
    (0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3)
    >>> parse_regions([[5, 5], [8, 8]])
    (0, 0, 1, 1)
    """
    labels = _labels(region_map) if isinstance(region_map, str) else _listed(region_map)
    size = math.isqrt(len(labels))
    if size == 0 or size * size != len(labels):
        raise LayoutError(f"expected a region map of N × N cells, found {len(labels)} cells")
    numbers: dict[str | int, int] = {}
    regions = tuple(numbers.setdefault(label, len(numbers)) for label in labels)
    if len(numbers) != size:
        raise LayoutError(
            f"expected {size} regions in a map of {size}×{size} cells, found {len(numbers)}"
        )
    counts = Counter(regions)
    for label, number in numbers.items():
        if counts[number] != size:
            raise LayoutError(f"expected {size} cells in region {label!r}, found {counts[number]}")
    return regions


def _listed(region_map: Iterable[Any]) -> Sequence[str | int]:
    """The labels of one list of them, or of N lists or texts of N."""
    rows: list[Any] = list(iterable(region_map, "a region map as text or numbers"))
    if rows and all(isinstance(row, str) for row in rows) and any(len(row) > 1 for row in rows):
        texts = [_labels(row) if len(row) > 1 else [row] for row in rows]
        if all(len(text) == len(rows) for text in texts):
            return [label for text in texts for label in text]
    elif rows and all(isinstance(row, Iterable) and not isinstance(row, str) for row in rows):
        rows = [label for row in rows for label in row]
    for label in rows:
        if not isinstance(label, str):
            whole(label, "a region")
    return rows


def _labels(text: str) -> Sequence[str | int]:
    """The reading, one character or one word per cell, with as many labels as rows."""
    words = text.translate(_DRAWING).split()
    characters = "".join(words)
    is_in_words = len(words) >= _SMALLEST_IN_WORDS and len(set(words)) ** 2 == len(words)
    if is_in_words and len(set(characters)) ** 2 != len(characters):
        return words
    return characters
