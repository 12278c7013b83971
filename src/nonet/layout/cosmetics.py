"""Cosmetics: lines, shapes, texts, dashed outlines and fog that are drawn, and are no rules.

(0, 0) is the top left corner of the grid, x goes to the right and y down, and a cell is one unit
wide and high. What lies outside the grid has coordinates below 0 or above its size.
"""

from __future__ import annotations

import dataclasses
import math
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from nonet._arguments import described
from nonet._json_form import JsonForm
from nonet.errors import FormatError
from nonet.layout.coordinates import MAX_SIZE, indices_of_names, names_of, place_of

MARGIN = 8
"""Cells beyond the grid, on each side, in which something may be drawn."""

MAX_ITEMS = 10_000
"""Most strokes, shapes and outlines of a puzzle together; more make a page slow to draw."""

MAX_PLACES = 100_000
"""Most points of all strokes and cells of all outlines together, for the same reason."""

LONGEST_TEXT = 1_000
"""Most characters of a text that is drawn."""

_COLOUR = re.compile(r"#[0-9a-f]{6}(?:[0-9a-f]{2})?")


def one_line(text: str) -> str:
    r"""The text on one line, without control characters.

    Examples
    --------
    >>> one_line(" two\n lines ")
    'two lines'
    """
    kept = (character for character in text if character.isprintable() or character.isspace())
    return " ".join("".join(kept).split())


class _Item(JsonForm):
    """A dataclass whose fields are checked when it is made."""

    __slots__ = ()

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):  # type: ignore[arg-type]  # of its subclasses
            value = _READERS[field.name](getattr(self, field.name), field.name)
            object.__setattr__(self, field.name, value)

    def fields(self) -> dict[str, Any]:
        """The JSON form: what differs from the defaults."""
        return {
            field.name: _as_json(value)
            for field in dataclasses.fields(self)  # type: ignore[arg-type]
            if (value := getattr(self, field.name)) != field.default
        }

    @classmethod
    def from_fields(cls, fields: object) -> Self:
        """The reverse of `fields`.

        Raises
        ------
        FormatError
            A field is missing, unknown or wrong.
        """
        if not isinstance(fields, Mapping):
            raise FormatError(f"expected an object, found {described(fields)}")
        known = dataclasses.fields(cls)  # type: ignore[arg-type]
        needed = {field.name for field in known if field.default is dataclasses.MISSING}
        names = [field.name for field in known]
        if not needed <= fields.keys() <= set(names):
            found = ", ".join(str(name)[:40] for name in fields)
            raise FormatError(f"expected {', '.join(names)}, found {found or 'none'}")
        return cls(**fields)


@dataclass(frozen=True, slots=True)
class Stroke(_Item):
    """A line through points.

    Attributes
    ----------
    points
        Two or more points, each as x and y.
    colour
        As ``#rrggbb``, or ``#rrggbbaa`` with its opacity.
    width
        In cells.
    arrow
        Whether its end has a head.
    above
        Whether it is drawn over the digits.

    Examples
    --------
    >>> Stroke(((0.5, 0.5), (1.5, 0.5)), "#C0C0C0", 0.25).fields()
    {'points': [[0.5, 0.5], [1.5, 0.5]], 'colour': '#c0c0c0', 'width': 0.25}
    """

    json_name: ClassVar[str] = "stroke"

    points: tuple[tuple[float, float], ...]
    colour: str
    width: float
    arrow: bool = False
    above: bool = False


@dataclass(frozen=True, slots=True)
class Shape(_Item):
    """A rectangle or an ellipse, or a text alone.

    Attributes
    ----------
    x, y
        Its centre.
    width, height
        In cells.
    round
        Whether it is an ellipse.
    fill, border
        Colours, with or without opacity; empty: none. A text alone has neither.
    angle
        Degrees by which it is turned, clockwise.
    text, text_colour, text_size
        A text in its middle, on one line, and the height of its letters in cells.
    above
        Whether it is drawn over the digits.

    Examples
    --------
    >>> Shape(0.5, 0.5, 0.75, 0.75, round=True, fill="#c0c0c0", border="").fields()["round"]
    True
    """

    json_name: ClassVar[str] = "shape"

    x: float
    y: float
    width: float
    height: float
    round: bool
    fill: str
    border: str
    angle: float = 0
    text: str = ""
    text_colour: str = "#000000"
    text_size: float = 0.5
    above: bool = False


@dataclass(frozen=True, slots=True)
class Outline(_Item):
    """A dashed cage that is only drawn.

    Attributes
    ----------
    cells
        Names of its cells, kept as such; a row and column, from 0, may stand for a name.
    colour
        As ``#rrggbb`` or ``#rrggbbaa``.
    text
        What is written in its upper left corner.

    Examples
    --------
    >>> Outline(("r1c1", "r1c2"), "#000000", "A+B").cells
    ('r1c1', 'r1c2')
    """

    json_name: ClassVar[str] = "outline"

    cells: tuple[str, ...]
    colour: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class FogTrigger(_Item):
    """Cells that clear the fog over others as soon as all of them hold the right digit.

    Attributes
    ----------
    cells
        Names of these cells.
    lights
        Names of the cells that can be seen from then on.

    Examples
    --------
    >>> FogTrigger(("r1c1",), ("r9c8", "r9c9")).fields()
    {'cells': ['r1c1'], 'lights': ['r9c8', 'r9c9']}
    """

    json_name: ClassVar[str] = "trigger of the fog"

    cells: tuple[str, ...]
    lights: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cosmetics(JsonForm):
    """Drawings of a file on and around its grid that are no rules.

    Attributes
    ----------
    strokes, shapes, outlines
        In the order in which they are drawn.
    fog
        Names of the cells that can be seen at the start, where fog covers the others; None: there
        is no fog.
    triggers
        What clears the fog; where there are none, each right digit clears the cells around it.

    Examples
    --------
    >>> drawn = Cosmetics(outlines=(Outline(("r1c1",), "#000000"),), fog=("r5c5",))
    >>> Cosmetics.from_fields(drawn.fields()) == drawn
    True
    """

    json_name: ClassVar[str] = "cosmetics"

    strokes: tuple[Stroke, ...] = ()
    shapes: tuple[Shape, ...] = ()
    outlines: tuple[Outline, ...] = ()
    fog: tuple[str, ...] | None = None
    triggers: tuple[FogTrigger, ...] = ()

    _KINDS: ClassVar[Mapping[str, type[_Item]]] = {
        "strokes": Stroke,
        "shapes": Shape,
        "outlines": Outline,
        "triggers": FogTrigger,
    }

    def __post_init__(self) -> None:
        count = 0
        for name, kind in self._KINDS.items():
            items = _listed(getattr(self, name), name, MAX_ITEMS)
            for item in items:
                if not isinstance(item, kind):
                    raise FormatError(
                        f"expected each of the {name} as a {kind.__name__}, found {described(item)}"
                    )
            object.__setattr__(self, name, items)
            count += len(items)
        if count > MAX_ITEMS:
            raise FormatError(f"expected at most {MAX_ITEMS:,} things drawn, found {count:,}")
        places = sum(len(stroke.points) for stroke in self.strokes)
        places += sum(len(outline.cells) for outline in self.outlines)
        places += sum(len(trigger.cells) + len(trigger.lights) for trigger in self.triggers)
        if places > MAX_PLACES:
            raise FormatError(
                f"expected at most {MAX_PLACES:,} points and cells of what is drawn, "
                f"found {places:,}"
            )
        if self.fog is not None:
            listed = _listed(self.fog, "fog", MAX_SIZE * MAX_SIZE)
            object.__setattr__(self, "fog", _cells(listed, "fog") if listed else ())

    def check_fits(self, size: int) -> None:
        """Raise FormatError where something lies outside a grid of this size and its margin."""
        known = indices_of_names(size)
        lists = [outline.cells for outline in self.outlines]
        lists += [cells for trigger in self.triggers for cells in (trigger.cells, trigger.lights)]
        for cells in (*lists, self.fog or ()):
            for cell in cells:
                if cell not in known:
                    raise FormatError(f"expected cells from r1c1 to r{size}c{size}, found {cell}")
        most = size + MARGIN
        for stroke in self.strokes:
            if any(max(point) > most for point in stroke.points):
                raise FormatError(f"expected points up to {most} of a stroke, found one beyond")
        for shape in self.shapes:
            if max(shape.x, shape.y) > most:
                raise FormatError(f"expected centres up to {most} of a shape, found one beyond")

    def fields(self) -> dict[str, Any]:
        """The JSON form: what there is."""
        fields: dict[str, Any] = {
            name: [item.fields() for item in items]
            for name in self._KINDS
            if (items := getattr(self, name))
        }
        if self.fog is not None:
            fields["fog"] = list(self.fog)
        return fields

    @classmethod
    def from_fields(cls, fields: object) -> Cosmetics:
        """The reverse of `fields`; null is as good as none.

        Raises
        ------
        FormatError
            They make no cosmetics; says which field is wrong.
        """
        if not isinstance(fields, Mapping):
            raise FormatError(f"expected cosmetics as an object, found {described(fields)}")
        if unknown := sorted(str(name)[:40] for name in fields.keys() - {*cls._KINDS, "fog"}):
            raise FormatError(f"expected fields of cosmetics, found {unknown[0]!r}")
        parts: dict[str, Any] = {"fog": fields.get("fog")}
        for name, kind in cls._KINDS.items():
            items = _listed(fields.get(name) or (), name, MAX_ITEMS)
            parts[name] = [_item(kind, value, f"{name}[{at}]") for at, value in enumerate(items)]
        return cls(**parts)


def _item(kind: type[_Item], value: object, place: str) -> _Item:
    try:
        return kind.from_fields(value)
    except FormatError as error:
        raise FormatError(f"{error.reason}, at {place}") from None


def _as_json(value: object) -> object:
    if isinstance(value, tuple):
        return [_as_json(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def _listed(value: object, name: str, most: int) -> tuple[Any, ...]:
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        raise FormatError(f"expected a list of {name}, found {described(value)}")
    items = tuple(value)
    if len(items) > most:
        raise FormatError(f"expected at most {most:,} {name}, found {len(items):,}")
    return items


def _number(value: object, name: str, least: float, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise FormatError(
            f"expected a number from {least:g} to {most:g} for {name}, found {described(value)}"
        )
    return float(value)


def _place(value: object, name: str) -> float:
    return _number(value, name, -MARGIN, MAX_SIZE + MARGIN)


def _length(value: object, name: str) -> float:
    return _number(value, name, 0, MAX_SIZE + 2 * MARGIN)


def _angle(value: object, name: str) -> float:
    return math.fmod(_number(value, name, -36_000, 36_000), 360)


def _points(value: object, name: str) -> tuple[tuple[float, float], ...]:
    points = []
    for point in _listed(value, name, MAX_PLACES):
        if not isinstance(point, list | tuple) or len(point) != 2:
            raise FormatError(f"expected x and y of each point, found {described(point)}")
        points.append((_place(point[0], "x"), _place(point[1], "y")))
    if len(points) < 2:
        raise FormatError(f"expected two points or more of a stroke, found {len(points)}")
    return tuple(points)


def _colour(value: object, name: str) -> str:
    found = value.lower() if isinstance(value, str) else ""
    if _COLOUR.fullmatch(found) is None:
        raise FormatError(f"expected a {name} such as #ffcc00, found {described(value)}")
    return found


def _colour_or_none(value: object, name: str) -> str:
    return "" if isinstance(value, str) and value == "" else _colour(value, name)


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise FormatError(f"expected a text for {name}, found {described(value)}")
    if len(value) > LONGEST_TEXT:
        raise FormatError(
            f"expected at most {LONGEST_TEXT:,} characters of {name}, found {len(value):,}"
        )
    return one_line(value)


def _flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise FormatError(f"expected true or false for {name}, found {described(value)}")
    return value


def _cells(value: object, name: str) -> tuple[str, ...]:
    listed = _listed(value, name, MAX_SIZE * MAX_SIZE)
    names = names_of([_name_of(cell) for cell in listed])
    if names is None:
        raise FormatError(
            f"expected one or more cells such as r4c7 or (3, 6) for {name}, found others"
        )
    return tuple(dict.fromkeys(names))


def _name_of(cell: object) -> str:
    """A name, or that of a row and column; a number needs the size of the grid, and has none."""
    if isinstance(cell, str):
        return cell
    try:
        place = place_of(cell)
    except TypeError:
        return ""
    return "" if isinstance(place, int) else f"r{place[0] + 1}c{place[1] + 1}"


_READERS: Mapping[str, Callable[[object, str], object]] = {
    "points": _points,
    "cells": _cells,
    "lights": _cells,
    "x": _place,
    "y": _place,
    "width": _length,
    "height": _length,
    "text_size": _length,
    "angle": _angle,
    "colour": _colour,
    "text_colour": _colour,
    "fill": _colour_or_none,
    "border": _colour_or_none,
    "text": _text,
    "round": _flag,
    "arrow": _flag,
    "above": _flag,
}
"""The check of each field, whichever class has it."""
