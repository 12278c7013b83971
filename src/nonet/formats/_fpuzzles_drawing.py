"""Drawings that are no rules for f-puzzles: lines, shapes, texts, outlines of cages, fog.

User scripts also draw their rules that way, for programs that do not know them; these drawings are
passed over where the rule itself is read, and are written beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import floor
from typing import Any, TypeVar

from nonet.errors import FormatError
from nonet.formats._explained import unexplained
from nonet.formats._fpuzzles_reading import FpuzzlesBoard, root_of
from nonet.formats._json import Node
from nonet.formats._sudokupad_drawings import Reader, trigger_fields
from nonet.layout import Cosmetics, Layout, Outline, Shape, Stroke, parse_cell
from nonet.layout.cosmetics import FogTrigger

_LAMPS, _LIT, _TRIGGERS = "fogofwar", "foglight", "triggereffect"
_BULBS = "fogofwarbulb"
KEYS = frozenset({"line", "circle", "rectangle", "text", "cage", _LAMPS, _BULBS, _LIT, _TRIGGERS})
"""The keys of what is drawn."""

_SCRIPT_LINES: Mapping[str, tuple[str, str, float]] = {
    "renban": ("Renban", "#F067F0", 0.25),
    "whispers": ("German Whispers", "#67F067", 0.1875),
    "entropicline": ("Entropic Line", "#FFCCAA", 0.15625),
    "modularline": ("Modular Line", "#33BBBB", 0.15625),
    "regionsumline": ("Region Sum Line", "#2ECBFF", 0.15625),
    "nabner": ("Nabner", "#C9C883", 0.25),
    "doublearrow": ("Double Arrow", "#C54B8B", 0.15),
    "zipperline": ("Zipper Line", "#CDB1EC", 0.15625),
    "slowthermometer": ("Slow Thermometer", "#6495ED", 0.3),
    "lockout": ("Lockout Line", "#9FC5E8", 0.15),
}
"""Key → the name that the script gives its drawing, the colour and the width."""

_SCRIPT_CAGES: Mapping[str, tuple[str, str]] = {
    "rowindexer": ("Row Indexer", "#7CC77C"),
    "columnindexer": ("Column Indexer", "#C77C7C"),
    "boxindexer": ("Box Indexer", "#7C7CC7"),
}
_SCRIPT_CLUES: Mapping[str, tuple[str, str]] = {
    "xsum": ("X Sum", "\N{LARGE CIRCLE}"),
    "skyscraper": ("Skyscraper", "\N{WHITE VERTICAL RECTANGLE}"),
}
_MARKS = ("fromConstraint", "isNewConstraint", "isLLConstraint", "fromRangskSolver")
"""Fields of drawings that belong to a rule."""

_LAMP = "FOW"
_FOG = frozenset({_LAMP, "FOGLIGHT"})
_TEXT = re.compile(r"(title|author|rules|msgcorrect): ?(.*)", re.DOTALL)
_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
_PLACE = re.compile(r"[rR](-?[0-9]{1,3})[cC](-?[0-9]{1,3})")
_GREY, _BLACK = "#b0b0b0", "#000000"
UNDRAWN = "what is drawn"
"""How notes begin that say that a drawing was not kept."""

_UNDRAWN = UNDRAWN + " as a {}, in a way unknown here"
_Item = TypeVar("_Item", Stroke, Shape, Outline)


def read(board: FpuzzlesBoard, layout: Layout) -> Cosmetics:
    """All that is drawn, but for what user scripts draw of rules of the layout.

    What cannot be drawn is noted.
    """
    drawing = _Drawing(board)
    shapes = [*drawing.shapes("rectangle"), *drawing.shapes("circle"), *drawing.texts()]
    strokes = tuple(drawing.strokes())
    outlines = tuple(drawing.outlines())
    try:
        triggers = drawing.triggers()
        lit = drawing.fog(has_triggers=bool(triggers))
        found = Cosmetics(strokes, tuple(shapes), outlines, lit, triggers)
        found.check_fits(board.layout.size)
    except FormatError as error:
        board.notes.append(f"{UNDRAWN} on the grid ({error.reason})")
        return Cosmetics()
    return drawing.without_scripts(found, layout)


class _Drawing:
    def __init__(self, board: FpuzzlesBoard) -> None:
        self._board = board
        self._of_scripts: list[Stroke | Shape | Outline] = []

    def _noted(self, node: Node, item: _Item) -> _Item:
        """The item, which may be what a user script draws of a rule."""
        if any(node[mark].says_something for mark in _MARKS):
            self._of_scripts.append(item)
        return item

    def without_scripts(self, found: Cosmetics, layout: Layout) -> Cosmetics:
        """The drawings without those that scripts make of the rules of a layout."""
        if not self._of_scripts:
            return found
        left = unexplained(found, layout)
        kept = set(map(id, (*left.strokes, *left.shapes, *left.outlines)))
        gone = set(map(id, self._of_scripts)) - kept
        return Cosmetics(
            tuple(stroke for stroke in found.strokes if id(stroke) not in gone),
            tuple(shape for shape in found.shapes if id(shape) not in gone),
            tuple(outline for outline in found.outlines if id(outline) not in gone),
            found.fog,
            found.triggers,
        )

    def strokes(self) -> Iterator[Stroke]:
        for node in self._board.items("line"):
            try:
                colour = _colour(node["outlineC"], _GREY)
                width = _size(node["width"], 0.25)
                for line in node["lines"].items():
                    points = tuple(_centre([cell]) for cell in line.items())
                    if len(points) > 1:
                        yield self._noted(node, Stroke(points, colour, width))
            except FormatError:
                self._board.notes.append(_UNDRAWN.format("line"))

    def shapes(self, key: str) -> Iterator[Shape]:
        for node in self._board.items(key):
            try:
                x, y = _centre(node["cells"].items())
                shape = Shape(
                    x,
                    y,
                    _size(node["width"], 1),
                    _size(node["height"], 1),
                    key == "circle",
                    _colour(node["baseC"], ""),
                    _colour(node["outlineC"], ""),
                    angle=_angle(node["angle"]),
                    text=node["value"].words(),
                    text_colour=_colour(node["fontC"], _BLACK),
                )
                yield self._noted(node, shape)
            except FormatError:
                self._board.notes.append(_UNDRAWN.format(key))

    def texts(self) -> Iterator[Shape]:
        for node in self._board.items("text"):
            try:
                x, y = _centre(node["cells"].items())
                size = _size(node["size"], 0.5)
                text, colour = node["value"].words(), _colour(node["fontC"], _BLACK)
                angle = _angle(node["angle"])
                if text:
                    yield self._noted(node, _text(x, y, text, colour, size, angle))
            except FormatError:
                self._board.notes.append(_UNDRAWN.format("text"))

    def outlines(self) -> Iterator[Outline]:
        for node in self._board.items("cage"):
            if root_of(node) is not None or _is_fog(node) or _text_of(node) is not None:
                continue
            try:
                cells = self._board.cells(node["cells"])
                if cells:
                    colour = _colour(node["outlineC"], _BLACK)
                    outline = Outline(cells, colour, node["value"].words())
                    yield self._noted(node, outline)
            except FormatError:
                self._board.notes.append(_UNDRAWN.format("cage"))

    def fog(self, *, has_triggers: bool) -> tuple[str, ...] | None:
        """The cells that are lit; None where there is no fog.

        A lamp lights its cell and those around it.
        """
        root = self._board.root
        lamps = [root[key] for key in (_LAMPS, _BULBS) if isinstance(root[key].value, list)]
        lit = [root[_LIT]] if isinstance(root[_LIT].value, list) else []
        for node in self._board.items("cage"):
            if _is_fog(node):
                (lamps if _is_lamp(node) else lit).append(node["cells"])
        has_flag = any(root[key].value is True for key in (_LAMPS, _LIT))
        if not (lamps or lit or has_flag or has_triggers):
            return None
        around = (name for node in lamps for lamp in self._names(node) for name in self._near(lamp))
        return tuple(
            dict.fromkeys((*around, *(name for node in lit for name in self._names(node))))
        )

    def triggers(self) -> tuple[FogTrigger, ...]:
        """The triggers that clear the fog, in the words of SudokuPad."""
        reader = Reader(self._board.layout.size)
        found = tuple(reader.triggers(self._board.root))
        self._board.notes.extend(dict.fromkeys(reader.dropped))
        return found

    def _near(self, lamp: str) -> Iterator[str]:
        size = self._board.layout.size
        row, column = divmod(parse_cell(lamp, size), size)
        for down in range(max(row - 1, 0), min(row + 2, size)):
            yield from (
                f"r{down + 1}c{x + 1}" for x in range(max(column - 1, 0), min(column + 2, size))
            )

    def _names(self, node: Node) -> Iterator[str]:
        """Cells, in lists and objects."""
        for item in node.items():
            if isinstance(item.value, str):
                yield self._board.cell(item)
            elif isinstance(item.value, list):
                yield from map(self._board.cell, item.items())
            elif item["cell"].exists:
                yield self._board.cell(item["cell"])
            else:
                yield from self._board.cells(item["cells"])


def texts(board: FpuzzlesBoard) -> dict[str, str]:
    """The texts that travel as cages for SudokuPad, such as ``msgcorrect: …``, by their names."""
    return dict(filter(None, map(_text_of, board.items("cage"))))


def _text_of(node: Node) -> tuple[str, str] | None:
    value = node["value"].value
    match = _TEXT.fullmatch(value) if isinstance(value, str) else None
    return None if match is None else (match[1], match[2])


def _is_lamp(node: Node) -> bool:
    return str(node["value"].value).strip().upper() == _LAMP


def _is_fog(node: Node) -> bool:
    value = node["value"].value
    return isinstance(value, str) and value.strip().upper() in _FOG


def _text(x: float, y: float, text: str, colour: str, size: float, angle: float = 0) -> Shape:
    return Shape(
        x, y, 0, 0, False, "", "", angle=angle, text=text, text_colour=colour, text_size=size
    )


def _centre(cells: list[Node]) -> tuple[float, float]:
    """The middle of cells, which may be outside the grid."""
    places = []
    for node in cells:
        match = _PLACE.fullmatch(node.text())
        if match is None:
            node.fail("a place such as R0C1")
        places.append((int(match[1]), int(match[2])))
    if not places:
        raise FormatError("expected cells of what is drawn, found none")
    rows, columns = zip(*places, strict=True)
    return sum(columns) / len(places) - 0.5, sum(rows) / len(places) - 0.5


def _colour(node: Node, usual: str) -> str:
    value = node.text().strip()
    if not value:
        return usual
    if _COLOUR.fullmatch(value) is None:
        node.fail("a colour such as #ffcc00")
    if len(value) < 7:
        value = "#" + "".join(letter * 2 for letter in value[1:])
    return value.lower()


def _size(node: Node, usual: float) -> float:
    if not node.exists:
        return usual
    if isinstance(node.value, str):
        try:
            return Node(float(node.value), node.path).number()
        except ValueError:
            node.fail("a number")
    return node.number()


def _angle(node: Node) -> float:
    value = node.value or 0
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 36_000:
        node.fail("an angle")
    return float(value)


# ---- writing


def written(cosmetics: Cosmetics) -> tuple[dict[str, list[Any]], bool]:
    """The keys of what is drawn, and whether that is all."""
    keys: dict[str, list[Any]] = {}
    is_all = True
    for stroke in cosmetics.strokes:
        cells = [_cell_at(x, y) for x, y in stroke.points]
        if None in cells or stroke.arrow or stroke.above:
            is_all = False
            continue
        line = {"lines": [cells], "outlineC": stroke.colour, "width": stroke.width}
        keys.setdefault("line", []).append(line)
    for shape in cosmetics.shapes:
        entry = _written_shape(shape)
        if entry is None:
            is_all = False
        else:
            keys.setdefault(entry[0], []).append(entry[1])
    for outline in cosmetics.outlines:
        cage: dict[str, Any] = {"cells": [cell.upper() for cell in outline.cells]}
        cage |= {"outlineC": outline.colour, "fontC": _BLACK}
        if outline.text:
            cage["value"] = outline.text
        node = Node(cage, "$")
        if _is_fog(node) or _text_of(node) is not None or root_of(node) is not None:
            is_all = False
        else:
            keys.setdefault("cage", []).append(cage)
    if cosmetics.fog is not None:
        keys[_LIT] = [cell.upper() for cell in cosmetics.fog]
    if cosmetics.triggers:
        keys[_TRIGGERS] = trigger_fields(cosmetics)
    return keys, is_all


def simplified(cosmetics: Cosmetics) -> Cosmetics:
    """Drawings of rules as f-puzzles can have them: all below digits, and texts in cells."""
    return Cosmetics(
        tuple(replace(stroke, arrow=False, above=False) for stroke in cosmetics.strokes),
        tuple(map(_simplified, cosmetics.shapes)),
        cosmetics.outlines,
    )


def _simplified(shape: Shape) -> Shape:
    if shape.fill or shape.border:
        return replace(shape, above=False, text_size=0.5)
    x, y = floor(shape.x) + 0.5, floor(shape.y) + 0.5
    return _text(x, y, shape.text, shape.text_colour, shape.text_size, shape.angle)


def _written_shape(shape: Shape) -> tuple[str, dict[str, Any]] | None:
    cells = _cells_around(shape.x, shape.y)
    is_bare = not (shape.fill or shape.border)
    if cells is None or (shape.above and not is_bare):
        return None
    entry: dict[str, Any] = {"cells": cells}
    if shape.angle:
        entry["angle"] = shape.angle
    if is_bare:
        expected = _text(
            shape.x, shape.y, shape.text, shape.text_colour, shape.text_size, shape.angle
        )
        if expected != shape or not shape.text:
            return None
        entry |= {"value": shape.text, "fontC": shape.text_colour, "size": shape.text_size}
        return "text", entry
    if shape.text and shape.text_size != 0.5:
        return None
    colours = {"baseC": shape.fill, "outlineC": shape.border}
    entry |= {name: colour for name, colour in colours.items() if colour}
    entry |= {"fontC": shape.text_colour, "width": shape.width, "height": shape.height}
    if shape.text:
        entry["value"] = shape.text
    return "circle" if shape.round else "rectangle", entry


def _cell_at(x: float, y: float) -> str | None:
    """The cell that has its middle here; None where none has."""
    cells = _cells_around(x, y)
    return cells[0] if cells is not None and len(cells) == 1 else None


def _cells_around(x: float, y: float) -> list[str] | None:
    """The one, two or four cells whose middle is here; None where there are none."""
    if (2 * x) % 1 or (2 * y) % 1:
        return None
    rows = [int(y + 0.5)] if y % 1 else [int(y), int(y) + 1]
    columns = [int(x + 0.5)] if x % 1 else [int(x), int(x) + 1]
    return [f"R{row}C{column}" for row in rows for column in columns]


def of_scripts(keys: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The drawings that user scripts make of their rules, for programs that do not know these."""
    drawn: dict[str, list[Any]] = {}
    for key, (name, colour, width) in _SCRIPT_LINES.items():
        for entry in keys.get(key, ()):
            line = {"lines": entry["lines"], "outlineC": colour, "width": width}
            drawn.setdefault("line", []).append(line | {"fromConstraint": name})
            drawn.setdefault("circle", []).extend(_bulbs(key, name, colour, entry["lines"]))
    for key, (name, colour) in _SCRIPT_CAGES.items():
        if key in keys:
            cells = [cell for entry in keys[key] for cell in entry["cells"]]
            cage = {"cells": cells, "outlineC": colour, "fontC": _BLACK, "fromConstraint": name}
            drawn.setdefault("cage", []).append(cage)
    for key, (name, symbol) in _SCRIPT_CLUES.items():
        for entry in keys.get(key, ()):
            for text, size in ((symbol, 1.2), (entry["value"], 0.7)):
                clue = {"cells": [entry["cell"]], "value": text, "fontC": _BLACK, "size": size}
                drawn.setdefault("text", []).append(clue | {"fromConstraint": name})
    return {key: entries for key, entries in drawn.items() if entries}


def _bulbs(key: str, name: str, colour: str, lines: Iterable[list[str]]) -> Iterator[Any]:
    ends = {"doublearrow": (0, -1), "slowthermometer": (0,)}.get(key, ())
    for line in lines:
        for end in ends:
            yield {
                "cells": [line[end]],
                "baseC": colour,
                "outlineC": colour,
                "width": 0.8,
                "height": 0.8,
                "fromConstraint": name,
            }
