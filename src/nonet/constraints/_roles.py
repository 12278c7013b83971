"""Layers of roles: which there are, their variables, and the houses that roles speak of."""

from __future__ import annotations

from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.layers import Layer

HOUSES = ("row", "column", "box")
"""The kinds of houses in which a cell has a place."""


def layer_of_cells(layout: Layout, name: str, what: str) -> Layer:
    """The layer of this name, which has a variable for each cell.

    Raises
    ------
    LayoutError
        There is none.
    """
    for layer in layout.layers:
        if layer.name == name and layer.count is None:
            return layer
    known = ", ".join(layer.name for layer in layout.layers if layer.count is None) or "none"
    raise LayoutError(
        f"expected a layer of the cells for {what}, which are {known}, found {name[:40]!r}",
        "word",
        word=name[:40],
    )


def check_role(layer: Layer, role: int) -> None:
    """Raise LayoutError unless the role is a value of the layer.

    Raises
    ------
    LayoutError
        It is not.
    """
    if role not in layer.values:
        raise LayoutError(
            f"expected one of the values {', '.join(map(str, layer.values))} of {layer.name}, "
            f"found {role}",
            "word",
            word=str(role),
        )


def variables_of_cells(layout: Layout, layer: str) -> dict[int, int]:
    """For each cell of the board the index of its variable in a layer."""
    return dict(zip(layout.cells, layout.variables(layer), strict=True))


def places(layout: Layout, kind: str, what: str) -> dict[int, dict[int, int]]:
    """For each cell the cells of its row, column or region, by their places in it from 1.

    Places of rows and columns count all cells of the square, those of regions from the first one.

    Raises
    ------
    LayoutError
        A cell is in no region, or in several.
    """
    size, cells = layout.size, layout.cells
    if kind == "row":
        return {x: {y % size + 1: y for y in cells if y // size == x // size} for x in cells}
    if kind == "column":
        return {x: {y // size + 1: y for y in cells if y % size == x % size} for x in cells}
    found: dict[int, dict[int, int]] = {}
    regions = [house.cells for house in layout.houses if house.is_region]
    for region in regions:
        own = dict(enumerate(region, 1))
        found.update((cell, own) for cell in region)
    if len(found) != len(cells) or sum(map(len, regions)) != len(cells):
        raise LayoutError(f"expected a layout with boxes for {what}, found none", "boxes")
    return found
