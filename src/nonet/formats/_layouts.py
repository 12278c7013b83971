"""Layouts as other programs have them: customary boxes, regions, extra houses."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from nonet.errors import FormatError, LayoutError
from nonet.layout import House, Layout, cell_name, houses
from nonet.layout.regions import box_regions, customary_box_shape

Cells = tuple[int, ...]
"""The cells of a house, ascending."""


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
        raise FormatError("expected boxes or regions with windows or disjoint groups")
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


def of_houses(size: int, boxes: Sequence[Cells], extra: Iterable[Cells]) -> Layout:
    """The layout with rows, columns, these boxes or regions, and these extra houses.

    Raises
    ------
    FormatError
        nonet knows no layout with these houses and no others.
    """
    others = set(extra)
    regions = _region_map(boxes, size) if boxes else None

    def has(wanted: list[House]) -> bool:
        return bool(wanted) and others.issuperset(house.cells for house in wanted)

    shape = assembled(size, regions).box_shape
    layout = assembled(
        size,
        regions,
        diagonals=has(houses.diagonals(size)),
        windows=math.isqrt(size) ** 2 == size and has(houses.windows(math.isqrt(size))),
        disjoint_groups=shape is not None and has(houses.disjoint_groups(*shape)),
    )
    lines = {house.cells for house in Layout.latin(size).houses}
    if {house.cells for house in layout.houses} != lines.union(boxes, others):
        raise FormatError("expected the houses of a layout that nonet knows, found others")
    return layout


def extra_houses(layout: Layout) -> Iterator[House]:
    """Diagonals, windows and disjoint groups, be they houses already or not."""
    if layout.diagonals:
        yield from houses.diagonals(layout.size)
    if layout.windows:
        yield from houses.windows(math.isqrt(layout.size))
    if layout.disjoint_groups and layout.box_shape is not None:
        yield from houses.disjoint_groups(*layout.box_shape)


def _region_map(boxes: Iterable[Cells], size: int) -> list[int]:
    regions = [-1] * (size * size)
    for number, cells in enumerate(boxes):
        for cell in cells:
            if regions[cell] >= 0:
                raise FormatError(f"expected {cell_name(cell, size)} in one box, found it in two")
            regions[cell] = number
    return regions
