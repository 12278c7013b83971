"""One puzzle as one JSON object, in the neutral form of variant puzzles.

``{"size": 4, "box": [2, 2], "regions": null, "givens": "1...............", "constraints": [{"type":
"thermometer", "cells": ["r1c1", "r1c2"]}]}``. Regions are a label for each cell, and givens digits,
as a text up to the digit 9 and as a list beyond; other fields are passed over here. Other digits,
boards and layers are the fields that a layout has in JSON: ``"digits": [0, 8]``, ``"layers"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from nonet._arguments import described
from nonet.constraints.diagonal import Diagonal
from nonet.constraints.fields import layout_of
from nonet.constraints.registry import fields_of
from nonet.errors import FormatError, LayoutError
from nonet.layout import Constraint, Diagonals, Layout
from nonet.layout.board import BOARD_FIELDS

_LARGEST_IN_TEXT = 9
_SIGNS = "0123456789"
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
    parts = {name: fields.get(name) for name in (*_LAYOUT, *BOARD_FIELDS)}
    if type(parts["size"]) is not int:
        raise LayoutError(f"expected the size as a whole number, found {described(parts['size'])}")
    try:
        layout = _with_diagonals(layout_of(parts))
    except TypeError as error:
        raise LayoutError(str(error)) from None
    return layout, read_digits(fields.get("givens"), layout, "givens")


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
    return {
        "size": layout.size,
        "box": list(layout.box_shape) if layout.box_shape else None,
        "regions": regions,
        **layout.board_fields(),
        **({"layers": [layer.fields() for layer in layout.layers]} if layout.layers else {}),
        "givens": write_digits(givens, layout),
        "constraints": rule_fields(layout.constraints),
    }


def rule_fields(constraints: Iterable[Constraint]) -> list[dict[str, Any]]:
    """The objects of rules in the neutral form, in which both diagonals are two rules.

    Raises
    ------
    LayoutError
        There is a constraint that nonet does not know.

    Examples
    --------
    >>> rule_fields([Diagonals()])
    [{'type': 'diagonal', 'which': 'main'}, {'type': 'diagonal', 'which': 'anti'}]
    """
    spelled_out = chain.from_iterable(
        (Diagonal("main"), Diagonal("anti")) if isinstance(rule, Diagonals) else (rule,)
        for rule in constraints
    )
    return list(map(fields_of, spelled_out))


def _with_diagonals(layout: Layout) -> Layout:
    """The same layout, with two single diagonals as both together."""
    both = {Diagonal("main"), Diagonal("anti")}
    if not both.issubset(layout.constraints):
        return layout
    others = (rule for rule in layout.constraints if rule not in both)
    return layout.with_constraints((Diagonals(), *others))


def read_digits(value: object, layout: Layout, what: str) -> bytes:
    r"""A byte for each cell, 1 for the first digit and 0 for an empty cell, of the neutral form.

    Parameters
    ----------
    value
        A text of a character for each cell, up to the digit 9, or a list, with null for an empty
        cell where 0 is a digit.
    layout
        The layout that they are for.
    what
        What they are, as the message says it.

    Raises
    ------
    FormatError
        They do not fit the layout.

    Examples
    --------
    >>> read_digits("1..2", Layout.of_size(2), "givens")
    b'\x01\x00\x00\x02'
    """
    if isinstance(value, str) and layout.digits[-1] <= _LARGEST_IN_TEXT:
        value = [None if sign == "." else int(sign) if sign in _SIGNS else -1 for sign in value]
    if not isinstance(value, list | tuple):
        raise FormatError(f"expected the {what} of a puzzle, found {described(value)}")
    if len(value) != layout.cell_count:
        raise FormatError(f"expected {layout.cell_count} {what}, found {len(value)}")
    first, last = layout.digits[0], layout.digits[-1]
    found = []
    for digit in value:
        is_empty = digit is None or (type(digit) is int and digit == 0 < first)
        if not is_empty and (type(digit) is not int or digit not in layout.digits):
            shown = "another character" if digit == -1 else described(digit)
            raise FormatError(f"expected {what} from {min(first, 0)} to {last}, found {shown}")
        found.append(0 if digit is None or is_empty else digit - first + 1)
    return bytes(found)


def write_digits(digits: bytes, layout: Layout) -> str | list[int | None]:
    """The digits as `read_digits` takes them.

    Examples
    --------
    >>> write_digits(bytes([1, 0, 0, 2]), Layout.of_size(2))
    '1..2'
    """
    first, last = layout.digits[0], layout.digits[-1]
    if last > _LARGEST_IN_TEXT:
        empty = 0 if first else None
        return [digit + first - 1 if digit else empty for digit in digits]
    return "".join(str(digit + first - 1) if digit else "." for digit in digits)
