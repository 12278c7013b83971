"""Layouts as other programs have them: customary boxes, regions, extra houses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nonet.errors import FormatError, LayoutError
from nonet.layout import Layout, houses
from nonet.layout.regions import box_regions, customary_box_shape


def customary(size: int) -> Layout:
    """The boxes that players expect on this size; rows and columns only where it is prime."""
    shape = customary_box_shape(size)
    return Layout.boxes(*shape) if shape else Layout.latin(size)


def assembled(
    size: int,
    regions: Sequence[int] | None,
    *,
    diagonals: bool = False,
    windows: bool = False,
    disjoint_groups: bool = False,
) -> Layout:
    """The layout of a region map, or of none, and of extra houses.

    Raises
    ------
    FormatError
        They make no layout that nonet knows.
    """
    if regions is None and (windows or disjoint_groups):
        raise FormatError("expected boxes or regions besides windows or disjoint groups")
    try:
        if regions is None:
            return Layout.latin(size, diagonals=diagonals)
        if not disjoint_groups:
            return Layout.jigsaw(regions, diagonals=diagonals, windows=windows)
        if shape := Layout.jigsaw(regions).box_shape:
            return Layout.boxes(*shape, diagonals=diagonals, windows=windows, disjoint_groups=True)
    except LayoutError as error:
        raise FormatError(str(error)) from None
    raise FormatError("expected rectangular boxes for disjoint groups")


def boxed(size: int, rows: int, columns: int) -> Layout:
    """Boxes of this shape.

    Raises
    ------
    FormatError
        They do not fill a grid of this size.
    """
    if rows * columns != size:
        raise FormatError(f"expected boxes of {size} cells, found {rows}×{columns}")
    return assembled(size, box_regions(rows, columns))


def are_windows(size: int, groups: Iterable[Sequence[int]]) -> bool:
    """Whether groups of cells are the windows of a windoku."""
    side = round(size**0.5)
    if side * side != size or side < 2:
        return False
    return {tuple(sorted(group)) for group in groups} == {
        house.cells for house in houses.windows(side)
    }
