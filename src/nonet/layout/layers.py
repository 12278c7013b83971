"""Layers: variables of a layout beside the digits of its cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from nonet._arguments import described, flag, instance, iterable, whole
from nonet._json_form import JsonForm, checked_fields
from nonet.errors import LayoutError
from nonet.layout.coordinates import cell_name

MAX_VARIABLES = 4096
"""Most cells and further variables of a layout together."""

_NAME = re.compile(r"(?![rc][0-9])[a-z][a-z0-9_]{1,30}")
_LARGEST = 63
_SPAN = re.compile(r"\s*(-?\d{1,2})\s*(?:-|–|\.\.)\s*(-?\d{1,2})\s*")


@dataclass(frozen=True, slots=True)
class Layer(JsonForm):
    """A variable for each cell of a board, or some variables of its own, beside the digits.

    Rules name them as cells: ``shade:r1c1`` of the layer ``shade`` for each cell, ``pool:3`` of
    one with a number of its own, from 1, and ``total`` alone where there is one.

    Parameters
    ----------
    name
        Two or more small letters, digits and underscores, and no name like that of a cell.
    values
        The numbers that a variable may be, from -63 to 63; or the first and the last as "1-2".
    count
        Number of variables; None: one for each cell of the board.
    counts
        Whether grids that differ in this layer alone are different solutions.

    Raises
    ------
    LayoutError
        The name or the values are not of this form.

    Examples
    --------
    >>> Layer("shade", "1-2").values
    (1, 2)
    >>> Unknown("total", 1, 45)
    Layer(name='total', values=(1, ..., 45), count=1, counts=False)
    """

    json_name: ClassVar[str] = "layer"

    name: str
    values: tuple[int, ...]
    count: int | None
    counts: bool

    def __init__(
        self,
        name: str,
        values: str | Iterable[int] = "1-2",
        *,
        count: int | None = None,
        counts: bool = True,
    ) -> None:
        _check_name(name)
        if count is not None and not 1 <= whole(count, "a number of variables") <= MAX_VARIABLES:
            raise LayoutError(f"expected from 1 to {MAX_VARIABLES:,} variables, found {count}")
        set_once = object.__setattr__
        set_once(self, "name", name)
        set_once(self, "values", _values(name, values))
        set_once(self, "count", count)
        set_once(self, "counts", flag(counts, "counts"))

    def __repr__(self) -> str:
        first, last = self.values[0], self.values[-1]
        is_long = len(self.values) > 4 and last - first + 1 == len(self.values)
        values = f"({first}, ..., {last})" if is_long else repr(self.values)
        return (
            f"Layer(name={self.name!r}, values={values}, count={self.count}, counts={self.counts})"
        )

    def names(self, size: int, holes: Iterable[int]) -> tuple[str, ...]:
        """The names of its variables on a board."""
        if self.count == 1:
            return (self.name,)
        if self.count is not None:
            return tuple(f"{self.name}:{number + 1}" for number in range(self.count))
        missing = frozenset(holes)
        return tuple(
            f"{self.name}:{cell_name(cell, size)}"
            for cell in range(size * size)
            if cell not in missing
        )

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Layer:
        """The layer with these fields; the reverse of `fields`.

        Raises
        ------
        LayoutError
            They make none.
        """
        fields = checked_fields(fields, cls.json_name)
        known = {"name", "values", "count", "counts"}
        if not {"name", "values"} <= fields.keys() <= known:
            raise LayoutError(f"expected a layer with a name and values, found {described(fields)}")
        counts = fields.get("counts", True)
        if not isinstance(counts, bool):
            raise LayoutError(f"expected true or false for counts, found {described(counts)}")
        return cls(fields["name"], fields["values"], count=fields.get("count"), counts=counts)

    def fields(self) -> dict[str, Any]:
        """The layer as JSON has it."""
        fields: dict[str, Any] = {"name": self.name, "values": list(self.values)}
        if self.count is not None:
            fields["count"] = self.count
        if not self.counts:
            fields["counts"] = False
        return fields


def _check_name(name: object) -> None:
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise LayoutError(
            "expected the name of a layer in two or more small letters, such as 'shade', "
            f"found {described(name)}"
        )


def Unknown(name: str, first: int, last: int) -> Layer:  # noqa: N802 (a layer of one variable)
    """A number that no cell shows, from `first` to `last`; rules name it where cells are named.

    Grids that differ in it alone are one solution.

    Raises
    ------
    LayoutError
        The name or the numbers are not those of a layer.
    """
    first, last = whole(first, "the first number"), whole(last, "the last number")
    return Layer(name, range(first, last + 1), count=1, counts=False)


def checked_layers(layers: Layer | Iterable[Layer]) -> tuple[Layer, ...]:
    """Layers with different names.

    Raises
    ------
    LayoutError, TypeError
        They have one name twice, or are no layers.
    """
    found = (layers,) if isinstance(layers, Layer) else tuple(iterable(layers, "layers"))
    for layer in found:
        instance(layer, Layer, "a layer such as Layer('shade')")
    names = [layer.name for layer in found]
    if len(set(names)) != len(names):
        raise LayoutError(f"expected layers of different names, found {', '.join(names)}")
    return found


def _values(name: str, values: str | Iterable[int]) -> tuple[int, ...]:
    if isinstance(values, str):
        match = _SPAN.fullmatch(values)
        if match is None:
            raise LayoutError(f"expected values such as '1-2' of {name}, found {values[:40]!r}")
        values = range(int(match[1]), int(match[2]) + 1)
    found = tuple(sorted({whole(value, "a value") for value in iterable(values, "values")}))
    if not found or found[0] < -_LARGEST or found[-1] > _LARGEST:
        shown = f"{found[0]} to {found[-1]}" if found else "none"
        raise LayoutError(
            f"expected values from -{_LARGEST} to {_LARGEST} of {name}, found {shown}"
        )
    return found
