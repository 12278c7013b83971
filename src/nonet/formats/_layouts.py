"""Layouts as other programs have them: customary boxes, regions, constraints."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from nonet.errors import FormatError, LayoutError
from nonet.layout import Constraint, House, HouseConstraint, Layout, cell_name
from nonet.layout.given import CONSTRAINTS
from nonet.layout.regions import box_regions, customary_box_shape

Cells = tuple[int, ...]
"""The cells of a house, ascending."""

OF_HOUSES: tuple[HouseConstraint, ...] = tuple(kind() for kind in CONSTRAINTS)
"""Constraints that formats with lists of houses can say."""


def customary(size: int) -> Layout:
    """The boxes that players expect on this size; rows and columns only where it is prime."""
    shape = customary_box_shape(size)
    return Layout.boxes(*shape) if shape else Layout.latin(size)


def assembled(
    size: int, regions: Sequence[int] | None, constraints: Iterable[Constraint] = ()
) -> Layout:
    """The layout of a region map, or of none, and of constraints.

    Raises
    ------
    FormatError
        They make no layout that nonet knows.
    """
    try:
        return Layout(size, regions, constraints)
    except LayoutError as error:
        raise FormatError(str(error)) from None


def has_others(layout: Layout, *known: type[Constraint]) -> bool:
    """Whether the layout has constraints of kinds other than these."""
    return not all(isinstance(constraint, known) for constraint in layout.constraints)


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


def of_houses(size: int, boxes: Sequence[Cells], extra: Iterable[Cells]) -> Layout:
    """The layout with rows, columns, these boxes or regions, and these extra houses.

    Raises
    ------
    FormatError
        nonet knows no layout with these houses and no others.
    """
    wanted = set(extra)
    plain = assembled(size, _region_map(boxes, size) if boxes else None)
    layout = assembled(size, plain.regions, known_houses(plain, wanted)[0])
    lines = {house.cells for house in Layout.latin(size).houses}
    if {house.cells for house in layout.houses} != lines.union(boxes, wanted):
        raise FormatError("expected the houses of a layout that nonet knows, found other houses")
    return layout


def known_houses(
    plain: Layout, wanted: Collection[Cells]
) -> tuple[list[HouseConstraint], set[Cells]]:
    """The constraints all of whose houses are wanted, and the wanted houses of none of them."""
    rest = set(wanted)
    found = []
    for kind in OF_HOUSES:
        houses = cells_of(kind, plain)
        # On 1×1 a diagonal is a disjoint group too: what is found already needs no other name.
        if houses.issubset(wanted) and not houses.isdisjoint(rest):
            found.append(kind)
            rest -= houses
    return found, rest


def cells_of(constraint: HouseConstraint, layout: Layout) -> set[Cells]:
    """The houses of a constraint; none where it does not fit the layout."""
    try:
        constraint.check_fits(layout)
    except LayoutError:
        return set()
    return {house.cells for house in constraint.houses(layout)}


def extra_houses(layout: Layout) -> Iterator[House]:
    """The houses of the constraints, be they houses already or not."""
    for constraint in layout.constraints:
        yield from constraint.houses(layout)


def _region_map(boxes: Iterable[Cells], size: int) -> list[int]:
    regions = [-1] * (size * size)
    for number, cells in enumerate(boxes):
        for cell in cells:
            if regions[cell] >= 0:
                raise FormatError(f"expected {cell_name(cell, size)} in one box, found it in two")
            regions[cell] = number
    return regions
