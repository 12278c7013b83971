"""The lines, arrows, shapes and fog of SudokuPad's JSON as cosmetics, and back.

Places are rows and columns in cells; widths of lines and heights of letters are pixels, of which a
cell has 64. Underlays are below the digits, overlays above.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import floor
from typing import TypeVar

from nonet.errors import FormatError
from nonet.formats._colours import colour_of
from nonet.formats._json import Node
from nonet.layout import MAX_SIZE, Cosmetics, Outline, Shape, Stroke
from nonet.layout.cosmetics import LONGEST_TEXT, MARGIN, MAX_ITEMS, MAX_PLACES, FogTrigger

T = TypeVar("T")

PIXELS = 64
"""Pixels of a cell, whatever the file says of its cells."""

_BLACK = "#000000"
_TEXT_SIZE = 0.5
_LINE = 2.0
_OF_LINES = frozenset({"wayPoints", "color", "thickness", "target", "headLength"})
_OF_SHAPES = frozenset(
    {
        *("center", "width", "height", "rounded", "backgroundColor", "borderColor", "text"),
        *("fontSize", "color", "angle", "target"),
    }
)
_FINER = frozenset(
    {
        *("borderSize", "thickness", "opacity", "stroke", "textStroke", "stroke-width", "fill"),
        *(
            "stroke-linecap",
            "stroke-linejoin",
            "stroke-dasharray",
            "class",
            "role",
            "roundedRadius",
        ),
    }
)
"""How things are painted in detail, which is passed over."""

FOGLIGHT = re.compile(r"FOGLIGHT|foglight: ?(.*)", re.IGNORECASE | re.DOTALL)
"""The text of a cage whose cells, or those that it names, are lit."""

_NAMES = re.compile(r"[rR]([0-9]{1,2})[cC]([0-9]{1,2})(?:-[rR]([0-9]{1,2})[cC]([0-9]{1,2}))?")
_NAME = re.compile(r"[rR]([0-9]{1,2})[cC]([0-9]{1,2})")


class Reader:
    """Reads what is drawn on a grid, and notes what is left out.

    Attributes
    ----------
    dropped
        What was left out, in words.
    """

    def __init__(self, size: int) -> None:
        self.dropped: list[str] = []
        self._size = size

    def cosmetics(self, root: Node, outlines: Sequence[Outline]) -> Cosmetics:
        """The drawings of a puzzle, with these outlines.

        Raises
        ------
        FormatError
            The JSON is not as SudokuPad writes it, or has too much.
        """
        lists = ("lines", "arrows", "underlays", "overlays")
        found = {name: root[name].items() if root[name].exists else [] for name in lists}
        count = sum(map(len, found.values()))
        if count > MAX_ITEMS:
            raise FormatError(f"expected at most {MAX_ITEMS:,} things drawn, found {count:,}")
        strokes = [self._stroke(node, is_arrow=False) for node in found["lines"]]
        strokes += [self._stroke(node, is_arrow=True) for node in found["arrows"]]
        shapes = [self._shape(node, above=False) for node in found["underlays"]]
        shapes += [self._shape(node, above=True) for node in found["overlays"]]
        triggers = tuple(self.triggers(root))
        return Cosmetics(
            tuple(stroke for stroke in strokes if stroke is not None),
            tuple(shape for shape in shapes if shape is not None),
            tuple(outlines),
            self._fog(root, has_triggers=bool(triggers)),
            triggers,
        )

    def _stroke(self, node: Node, *, is_arrow: bool) -> Stroke | None:
        self._note_others(node, _OF_LINES, "lines")
        points = node["wayPoints"].items() if node["wayPoints"].exists else []
        if len(points) < 2 or len(points) > MAX_PLACES:
            self.dropped.append("lines that are not drawn from point to point")
            return None
        places = tuple(self._place(point) for point in points)
        colour = self.colour(node["color"], _BLACK)
        width = number_of(node["thickness"], _LINE) / PIXELS
        if not colour or not all(map(self._is_near, places)) or not self._is_small(width):
            return None
        above = node["target"].value == "overlay"
        return Stroke(places, colour, width, arrow=is_arrow, above=above)

    def _shape(self, node: Node, *, above: bool) -> Shape | None:
        self._note_others(node, _OF_SHAPES, "shapes")
        place = self._place(node["center"])
        fill, border = (
            self.colour(node["backgroundColor"], ""),
            self.colour(node["borderColor"], ""),
        )
        text = node["text"].words().strip()[:LONGEST_TEXT]
        text_colour = self.colour(node["color"], _BLACK)
        if not fill and not border and not (text and text_colour):
            return None
        width, height = number_of(node["width"], 0), number_of(node["height"], 0)
        text_size = number_of(node["fontSize"], _TEXT_SIZE * PIXELS) / PIXELS
        angle = number_of(node["angle"], 0)
        if not self._is_near(place) or not all(map(self._is_small, (width, height, text_size))):
            return None
        if not -36_000 <= angle <= 36_000:
            node["angle"].fail("an angle")
        found = Shape(
            *place,
            width,
            height,
            round=node["rounded"].value is True,
            fill=fill,
            border=border,
            angle=angle,
            text=text,
            text_colour=text_colour or _BLACK,
            text_size=text_size,
            above=above,
        )
        return replace(found, above=False) if above and _hides_digit(found) else found

    def colour(self, node: Node, default: str) -> str:
        """A colour; the default where there is none."""
        if not node.exists:
            return default
        found = colour_of(node.text())
        if found is None:
            self.dropped.append("colours that are not written as #rrggbb")
            return default
        return found

    def cells(self, node: Node) -> list[int]:
        """The cells of a list of rows and columns, each once."""
        size = self._size
        found = []
        for place in node.items():
            row, column = (item.whole(0, size - 1) for item in place.items(2))
            found.append(row * size + column)
        return list(dict.fromkeys(found))

    def _fog(self, root: Node, *, has_triggers: bool) -> tuple[str, ...] | None:
        """The cells that are lit; None where there is no fog."""
        node = root["foglight"]
        lit = [node] if node.exists else []
        for cage in root["cages"].items() if root["cages"].exists else ():
            match = FOGLIGHT.fullmatch(cage["value"].words().strip())
            if match is not None and cage["cells"].says_something:
                lit.append(cage["cells"])
            if match is not None:
                lit.append(Node(match[1] or "", f"{cage.path}.value"))
        if not lit and not has_triggers:
            return None
        return tuple(dict.fromkeys(name for node in lit for name in self.named(node)))

    def triggers(self, root: Node) -> Iterator[FogTrigger]:
        """The triggers that clear fog; those of other kinds are noted."""
        node = root["triggereffect"]
        for item in node.items() if node.exists else ():
            trigger, effect = item["trigger"], item["effect"]
            kinds = tuple(
                part.value.get("type") if isinstance(part.value, dict) else None
                for part in (trigger, effect)
            )
            if kinds != ("cellvalue", "foglight"):
                self.dropped.append("triggers that clear no fog")
                continue
            cells, lights = self.named(trigger["cell"]), self.named(effect["cells"])
            if cells and lights:
                yield FogTrigger(cells, lights)

    def named(self, node: Node) -> tuple[str, ...]:
        """Names of cells that are listed by row and column, or written in one text."""
        size = self._size
        if not isinstance(node.value, str):
            return tuple(names_of(self.cells(node), size))
        found: dict[str, None] = {}
        for match in _NAMES.finditer(node.value):
            row, column, last_row, last_column = (int(part or 0) for part in match.groups())
            last_row, last_column = last_row or row, last_column or column
            if not (0 < row <= last_row <= size and 0 < column <= last_column <= size):
                node.fail("cells of the grid")
            for y in range(row, last_row + 1):
                found |= dict.fromkeys(f"r{y}c{x}" for x in range(column, last_column + 1))
        return tuple(found)

    def _place(self, node: Node) -> tuple[float, float]:
        """The x and y of a row and a column."""
        row, column = (number_of(item, 0) for item in node.items(2))
        return column, row

    def _is_near(self, place: tuple[float, float]) -> bool:
        if all(-MARGIN <= coordinate <= self._size + MARGIN for coordinate in place):
            return True
        self.dropped.append("what is drawn far from the grid")
        return False

    def _is_small(self, length: float) -> bool:
        if 0 <= length <= MAX_SIZE + 2 * MARGIN:
            return True
        self.dropped.append("what is drawn far from the grid")
        return False

    def _note_others(self, node: Node, known: frozenset[str], what: str) -> None:
        for name in node.unknown(known | _FINER):
            self.dropped.append(f"the field {name[:20]!r} of {what}")


def number_of(node: Node, default: float) -> float:
    """A number, be it written as text; the default where there is none."""
    value = node.value
    if value is None or value == "":
        return default
    if isinstance(value, str) and len(value) < 32:
        try:
            value = float(value)
        except ValueError:
            node.fail("a number")
    if isinstance(value, bool) or not isinstance(value, int | float) or not -1e9 < value < 1e9:
        node.fail("a number")
    return float(value)


def to_fields(cosmetics: Cosmetics) -> Iterator[tuple[str, object]]:
    """The fields of SudokuPad's JSON that draw cosmetics, but for the outlines."""
    parts: dict[str, list[object]] = {
        "lines": [_line(stroke) for stroke in cosmetics.strokes if not stroke.arrow],
        "arrows": [_line(stroke) for stroke in cosmetics.strokes if stroke.arrow],
        "underlays": [_overlay(shape) for shape in cosmetics.shapes if not shape.above],
        "overlays": [_overlay(shape) for shape in cosmetics.shapes if shape.above],
    }
    yield from ((name, items) for name, items in parts.items() if items)
    if cosmetics.fog is not None:
        cells = (_NAME.fullmatch(cell) for cell in cosmetics.fog)
        yield "foglight", [[int(match[1]) - 1, int(match[2]) - 1] for match in cells if match]
    if cosmetics.triggers:
        yield "triggereffect", trigger_fields(cosmetics)


def trigger_fields(cosmetics: Cosmetics) -> list[object]:
    """The triggers of fog, as SudokuPad writes them."""
    return [
        {
            "trigger": {"type": "cellvalue", "cell": "".join(trigger.cells)},
            "effect": {"type": "foglight", "cells": "".join(trigger.lights)},
        }
        for trigger in cosmetics.triggers
    ]


def keeps_order(cosmetics: Cosmetics) -> bool:
    """Whether lines come before arrows, and what is below the digits before what is above."""
    arrows = [stroke.arrow for stroke in cosmetics.strokes]
    layers = [shape.above for shape in cosmetics.shapes]
    is_readable = not any(shape.above and _hides_digit(shape) for shape in cosmetics.shapes)
    return is_readable and arrows == sorted(arrows) and layers == sorted(layers)


def _hides_digit(shape: Shape) -> bool:
    """Whether a shape over the middle of a cell is filled; SudokuPad writes digits over it."""
    column, row = floor(shape.x) + 0.5, floor(shape.y) + 0.5
    is_over = abs(shape.x - column) < shape.width / 2 and abs(shape.y - row) < shape.height / 2
    return bool(shape.fill) and is_over


def together(first: Cosmetics, second: Cosmetics) -> Cosmetics:
    """The drawings of both, each kind in its order, and the fog of the second."""
    return Cosmetics(
        tuple(sorted((*first.strokes, *second.strokes), key=lambda stroke: stroke.arrow)),
        tuple(sorted((*first.shapes, *second.shapes), key=lambda shape: shape.above)),
        (*first.outlines, *second.outlines),
        second.fog,
        second.triggers,
    )


def without(cosmetics: Cosmetics, others: Cosmetics) -> Cosmetics:
    """The drawings without those that others have in the same way, each once."""
    if not (others.strokes or others.shapes or others.outlines):
        return cosmetics
    strokes, shapes = Counter(others.strokes), Counter(others.shapes)
    outlines = Counter(others.outlines)
    return Cosmetics(
        tuple(stroke for stroke in cosmetics.strokes if not _taken(stroke, strokes)),
        tuple(shape for shape in cosmetics.shapes if not _taken(shape, shapes)),
        tuple(outline for outline in cosmetics.outlines if not _taken(outline, outlines)),
        cosmetics.fog,
        cosmetics.triggers,
    )


def _taken(item: T, left: Counter[T]) -> bool:
    """Whether the item is among those that are left, from which it is taken."""
    if not left[item]:
        return False
    left[item] -= 1
    return True


def _line(stroke: Stroke) -> dict[str, object]:
    fields: dict[str, object] = {
        "color": stroke.colour,
        "thickness": _number(stroke.width * PIXELS),
        "wayPoints": [[_number(y), _number(x)] for x, y in stroke.points],
    }
    if stroke.arrow:
        fields["headLength"] = 0.3
    if stroke.above:
        fields["target"] = "overlay"
    return fields


def _overlay(shape: Shape) -> dict[str, object]:
    fields: dict[str, object] = {
        "center": [_number(shape.y), _number(shape.x)],
        "width": _number(shape.width),
        "height": _number(shape.height),
        "rounded": shape.round,
    }
    if shape.fill:
        fields["backgroundColor"] = shape.fill
    if shape.border:
        fields["borderColor"] = shape.border
    if shape.angle:
        fields["angle"] = _number(shape.angle)
    if shape.text:
        fields["text"] = shape.text
    if shape.text_colour != _BLACK:
        fields["color"] = shape.text_colour
    if shape.text_size != _TEXT_SIZE:
        fields["fontSize"] = _number(shape.text_size * PIXELS)
    return fields


def _number(value: float) -> float:
    return int(value) if value.is_integer() else value


def names_of(cells: Iterable[int], size: int) -> list[str]:
    """Names of cells, without a check of each."""
    return [f"r{cell // size + 1}c{cell % size + 1}" for cell in cells]
