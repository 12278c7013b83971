"""One puzzle as one JSON object, in the neutral form of variant puzzles.

``{"size": 4, "box": [2, 2], "regions": null, "givens": "1...............", "constraints": [{"type":
"thermometer", "cells": ["r1c1", "r1c2"]}]}``. Regions are a label for each cell, and givens digits,
as a text up to 9×9 and as a list beyond; other fields are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nonet._arguments import described
from nonet.constraints.diagonal import Diagonal
from nonet.constraints.fields import layout_of
from nonet.constraints.registry import fields_of
from nonet.errors import FormatError, LayoutError
from nonet.layout import Constraint, Diagonals, Layout

_LARGEST_IN_TEXT = 9
_LAYOUT = ("size", "box", "regions", "constraints")


def read_neutral(fields: Mapping[str, Any]) -> tuple[Layout, bytes]:
    r"""The layout and the givens of a puzzle, a byte a cell and 0 for an empty one.

    Raises
    ------
    LayoutError
        The fields do not make a layout.
    FormatError
        The givens do not fit it.

    Examples
    --------
    >>> puzzle = {"size": 2, "givens": "1...", "constraints": [{"type": "odd", "cells": ["r1c1"]}]}
    >>> read_neutral(puzzle)
    (Layout.of_size(2, constraints=[Odd(cells=('r1c1',))]), b'\x01\x00\x00\x00')
    """
    if not isinstance(fields, Mapping):
        raise FormatError(f"expected a puzzle as an object, found {described(fields)}")
    parts = {name: fields.get(name) for name in _LAYOUT}
    if type(parts["size"]) is not int:
        raise LayoutError(f"expected the size as a whole number, found {described(parts['size'])}")
    try:
        layout = layout_of(parts)
    except TypeError as error:
        raise LayoutError(str(error)) from None
    return layout, _digits(fields.get("givens"), layout)


def write_neutral(layout: Layout, givens: bytes) -> dict[str, Any]:
    """The puzzle in the neutral form; the reverse of `read_neutral`.

    Raises
    ------
    LayoutError
        It has a constraint that nonet does not know.

    Examples
    --------
    >>> write_neutral(Layout.of_size(2), bytes([1, 0, 0, 0]))
    {'size': 2, 'box': None, 'regions': None, 'givens': '1...', 'constraints': []}
    """
    regions: str | list[int] | None = None
    if layout.box_shape is None and layout.regions is not None:
        labels = [region + 1 for region in layout.regions]
        regions = "".join(map(str, labels)) if layout.size <= _LARGEST_IN_TEXT else labels
    digits: str | list[int] = list(givens)
    if layout.size <= _LARGEST_IN_TEXT:
        digits = "".join(str(digit) if digit else "." for digit in givens)
    return {
        "size": layout.size,
        "box": list(layout.box_shape) if layout.box_shape else None,
        "regions": regions,
        "givens": digits,
        "constraints": [fields_of(one) for one in _spelled_out(layout)],
    }


def _spelled_out(layout: Layout) -> Iterator[Constraint]:
    """The constraints, with both diagonals as two."""
    for constraint in layout.constraints:
        if isinstance(constraint, Diagonals):
            yield from (Diagonal("main"), Diagonal("anti"))
        else:
            yield constraint


def _digits(value: object, layout: Layout) -> bytes:
    if isinstance(value, str) and layout.size <= _LARGEST_IN_TEXT:
        value = [0 if one == "." else int(one) if one in "0123456789" else -1 for one in value]
    if not isinstance(value, list | tuple):
        raise FormatError(f"expected the givens of a puzzle, found {described(value)}")
    if len(value) != layout.cell_count:
        raise FormatError(f"expected {layout.cell_count} givens, found {len(value)}")
    for digit in value:
        if type(digit) is not int or not 0 <= digit <= layout.size:
            shown = "another character" if digit == -1 else described(digit)
            raise FormatError(f"expected givens from 0 to {layout.size}, found {shown}")
    return bytes(value)
