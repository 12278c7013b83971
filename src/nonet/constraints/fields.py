"""The one JSON form of a layout; whatever stores or sends layouts calls these functions.

``{"size": 9, "box": [3, 3], "diagonals": true, "constraints": [{"type": "odd", "cells":
["r1c1"]}]}``: a size, then ``box`` (the rows and columns of a box) or ``regions`` (for each cell
the number of its region) or neither, then diagonals, windows and disjoint groups by name, and all
other constraints in a list, each with its name as ``type``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from nonet._arguments import described, whole
from nonet.constraints.registry import constraint_of, fields_of
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.board import BOARD_FIELDS, digits_of
from nonet.layout.given import CONSTRAINTS, MAX_CONSTRAINTS
from nonet.layout.layers import Layer

_PARTS = ("size", "box", "regions", "constraints", *BOARD_FIELDS)


def layout_fields(layout: Layout) -> dict[str, Any]:
    """The JSON form of a layout.

    Raises
    ------
    LayoutError
        It has a constraint that nonet does not know and could not read back.

    Examples
    --------
    >>> layout_fields(Layout.boxes(2, 3, diagonals=True))
    {'size': 6, 'box': [2, 3], 'diagonals': True}
    """
    fields: dict[str, Any] = {"size": layout.size, **layout.board_fields()}
    if layout.box_shape is not None:
        fields["box"] = list(layout.box_shape)
    elif layout.regions is not None:
        fields["regions"] = list(layout.regions)
    others = []
    for constraint in layout.constraints:
        if type(constraint) in CONSTRAINTS:
            fields[constraint.name] = True
        else:
            others.append(fields_of(constraint))
    if layout.layers:
        fields["layers"] = [layer.fields() for layer in layout.layers]
    if others:
        fields["constraints"] = others
    return fields


def identity_of(layout: Layout, givens: bytes) -> tuple[str, str]:
    """The layout as text, and a fingerprint: equal puzzles, and only these, have the same one.

    Examples
    --------
    >>> text, fingerprint = identity_of(Layout.boxes(2, 2), bytes(16))
    >>> text, fingerprint[:8]
    ('{"size":4,"box":[2,2]}', '7e573d93')
    """
    text = json.dumps(layout_fields(layout), separators=(",", ":"))
    return text, hashlib.sha256(text.encode() + b"\0" + givens).hexdigest()


def layout_of(fields: Mapping[str, Any]) -> Layout:
    """The layout of a JSON form; the reverse of `layout_fields`.

    A field that is null, false or empty is as good as none.

    Raises
    ------
    LayoutError
        The fields do not make a layout.
    KeyError, TypeError
        There is no size, or it is not a whole number.

    Examples
    --------
    >>> layout_of({"size": 4, "box": None, "regions": None, "diagonals": True})
    Layout.latin(4, diagonals=True)
    """
    size, box, regions = fields["size"], fields.get("box"), fields.get("regions")
    rules = (*_named(fields), *constraints_of(fields.get("constraints")))
    try:
        board = _board_of(fields)
        if fields.get("shape"):
            return _free(fields, rules, board)
    except TypeError as error:
        raise LayoutError(str(error)) from None
    if box is None:
        return Layout(size, regions, rules, **board)
    if regions is not None:
        raise LayoutError("expected boxes or regions, found both")
    if not isinstance(box, list | tuple) or len(box) != 2:
        raise LayoutError(f"expected the rows and columns of a box, found {described(box)}")
    rows, columns = whole(box[0], "the rows of a box"), whole(box[1], "the columns of a box")
    if rows * columns != size:
        raise LayoutError(f"expected boxes of {size} cells, found {rows}×{columns}")
    return Layout.boxes(rows, columns, constraints=rules, **board)


def _board_of(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The digits and layers of a JSON form as keywords."""
    found: dict[str, Any] = {}
    if fields.get("digits"):
        found["digits"] = digits_of(fields["digits"])
    if layers := fields.get("layers"):
        if not isinstance(layers, list | tuple):
            raise LayoutError(f"expected a list of layers, found {described(layers)}")
        found["layers"] = [Layer.from_fields(layer) for layer in layers]
    return found


def _free(
    fields: Mapping[str, Any], rules: tuple[Constraint, ...], board: dict[str, Any]
) -> Layout:
    """A free board of a JSON form."""
    shape = fields["shape"]
    if not isinstance(shape, list | tuple) or len(shape) != 2:
        raise LayoutError(f"expected the rows and columns of a board, found {described(shape)}")
    if "digits" not in board:
        raise LayoutError("expected the digits of a board, found none")
    return Layout.free(
        *shape,
        houses=fields.get("houses") or (),
        holes=fields.get("holes") or (),
        constraints=rules,
        **board,
    )


def constraints_of(listed: object) -> tuple[Constraint, ...]:
    """The constraints of a JSON list; none where it is null, false or empty.

    Raises
    ------
    LayoutError
        It is not a list of constraints that nonet knows; says which is wrong.

    Examples
    --------
    >>> constraints_of([{"type": "killer_cage", "cells": ["r1c1", "r1c2"], "sum": 5}])
    (Cage(cells=('r1c1', 'r1c2'), total=5),)
    """
    if not listed:
        return ()
    if not isinstance(listed, list | tuple):
        raise LayoutError(f"expected a list of constraints, found {described(listed)}")
    if len(listed) > MAX_CONSTRAINTS:
        raise LayoutError(
            f"expected at most {MAX_CONSTRAINTS:,} constraints, found {len(listed):,}"
        )
    return tuple([constraint_of(item, f"constraints[{at}]") for at, item in enumerate(listed)])


def rule_fields(rule: Constraint) -> dict[str, Any]:
    """The JSON object of any rule of a layout, also of one that a layout has by its name.

    Examples
    --------
    >>> rule_fields(Layout.of_size(9, diagonals=True).constraints[0])
    {'type': 'diagonals'}
    """
    return {"type": rule.name} if type(rule) in CONSTRAINTS else fields_of(rule)


def rule_of(fields: object, place: str) -> Constraint:
    """The rule of a JSON object; the reverse of `rule_fields`.

    Raises
    ------
    LayoutError
        It makes none; says where, by its place.

    Examples
    --------
    >>> rule_of({"type": "diagonals"}, "the rule")
    Diagonals()
    """
    for kind in CONSTRAINTS:
        if fields == {"type": kind.name}:
            return kind()
    return constraint_of(fields, place)


def _named(fields: Mapping[str, Any]) -> Iterator[Constraint]:
    kinds = {kind.name: kind for kind in CONSTRAINTS}
    for name, value in fields.items():
        if name in _PARTS or not value:
            continue
        if name not in kinds:
            raise LayoutError(f"expected a layout that nonet knows, found {name[:40]!r}")
        if value is not True:
            raise LayoutError(f"expected true or false for {name}, found {described(value)}")
        yield kinds[name]()
