"""The one JSON form of a layout; whatever stores or sends layouts calls these functions.

``{"size": 9, "box": [3, 3], "diagonals": true}``: a size, then ``box`` (the rows and columns of a
box) or ``regions`` (for each cell the number of its region) or neither, then constraints by name:
``true`` for one without parameters, and a list with an object for each of a kind that has some.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nonet._arguments import described
from nonet.errors import LayoutError
from nonet.layout.constraint import Constraint
from nonet.layout.layout import CONSTRAINTS, Layout

_PARTS = ("size", "box", "regions")


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
    fields: dict[str, Any] = {"size": layout.size}
    if layout.box_shape is not None:
        fields["box"] = list(layout.box_shape)
    elif layout.regions is not None:
        fields["regions"] = list(layout.regions)
    for constraint in layout.constraints:
        if type(constraint) not in CONSTRAINTS:
            raise LayoutError(f"expected constraints that nonet knows, found {constraint!r}")
        if parameters := constraint.fields():
            fields.setdefault(constraint.name, []).append(parameters)
        else:
            fields[constraint.name] = True
    return fields


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
    rules = tuple(_constraints(fields))
    if box is None:
        return Layout(size, regions, rules)
    if regions is not None:
        raise LayoutError("expected boxes or regions, found both")
    if not isinstance(box, list | tuple) or len(box) != 2:
        raise LayoutError(f"expected the rows and columns of a box, found {described(box)}")
    rows, columns = box
    if rows * columns != size:
        raise LayoutError(f"expected boxes of {size} cells, found {rows}×{columns}")
    return Layout.boxes(rows, columns, constraints=rules)


def _constraints(fields: Mapping[str, Any]) -> Iterator[Constraint]:
    kinds = {kind.name: kind for kind in CONSTRAINTS}
    for name, value in fields.items():
        if name in _PARTS or not value:
            continue
        if name not in kinds:
            raise LayoutError(f"expected a layout that nonet knows, found {name[:40]!r}")
        listed = [{}] if value is True else value
        if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
            raise LayoutError(
                f"expected true or a list of objects for {name}, found {described(value)}"
            )
        for parameters in listed:
            yield kinds[name].from_fields(parameters)
