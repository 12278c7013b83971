"""A puzzle as a board of Penpa+: digits, the borders of regions, and drawings; `penpa` reads it.

Colours are written as chosen by hand, sizes as the nearest that the program has.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import ceil, floor
from typing import Any

from nonet.formats._marks_drawn import drawn
from nonet.formats._penpa_drawings import (
    ESCAPED,
    ESCAPED_IN_TITLES,
    INEQUALITIES,
    TEXT_SIZES,
    WIDTHS,
)
from nonet.formats._sudokupad_drawings import together
from nonet.layout import Cosmetics, Layout, Outline, Shape, Stroke, parse_cell
from nonet.layout.cosmetics import MARGIN
from nonet.puzzle import Puzzle

_PIXELS = 38
_BESIDE = 2
"""Cells beyond each side of the board."""

_LAYERS: dict[str, type] = {
    **dict.fromkeys(("surface", "number", "numberS", "symbol", "line", "lineE", "wall"), dict),
    **dict.fromkeys(("cage", "freeline", "freelineE", "deletelineE"), dict),
    **dict.fromkeys(("thermo", "arrows", "direction", "squareframe", "polygon"), list),
    **dict.fromkeys(("killercages", "nobulbthermo"), list),
}
_STACKS = ("command_redo", "command_undo", "command_replay")
_BORDER, _THICK, _THIN = 2, 6, 5
"""Looks of lines."""

_GIVEN, _ENTRY, _CAGE = 1, 2, 10
_ON_WHITE, _ON_BLACK = 6, 7
"""Looks of numbers in circles."""

_BOTH, _INSIDE, _OUTSIDE = 1, 3, 13
"""Looks of shapes that have a border and an inside, or one of them."""

_LONG = 1.5
"""Length from which on a circle is a pill of two cells."""

_VERSION = [3, 1, 2]
_SIGNS = {sign: number for number, sign in INEQUALITIES.items()} | {"^": 2, "v": 4}

Layers = dict[str, Any]


class PenpaBoard:
    """The layers of a board.

    Attributes
    ----------
    problem, answer
        What is given, and what was entered.
    colours
        Those that were chosen by hand, in the layers of the problem.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        layout = puzzle.layout
        self.problem, self.answer, self.colours = _empty(), _empty(), _empty()
        self._size = layout.size
        cosmetics = together(drawn(layout, layout.constraints), puzzle.cosmetics)
        self.margin = _margin(cosmetics, layout.size)
        self.width = layout.size + 2 * self.margin + 2 * _BESIDE
        for layer, digits, look in (
            (self.problem, puzzle.grid.givens, _GIVEN),
            (self.answer, puzzle.grid.entries, _ENTRY),
        ):
            for cell, digit in enumerate(digits):
                if digit:
                    layer["number"][self.cell(*divmod(cell, layout.size))] = [str(digit), look, "1"]
        self._regions(layout)
        self._drawings(cosmetics)

    def cell(self, row: int, column: int) -> str:
        """The number of a cell."""
        first = _BESIDE + self.margin
        return str((row + first) * self.width + column + first)

    def point(self, x: float, y: float) -> tuple[str, int]:
        """The number of the nearest point, and what it is of a cell: its middle (0) or beyond."""
        half_x, half_y = round(2 * x), round(2 * y)
        if half_x % 2:
            row = (half_y - 1) // 2
            number, kind = self.cell(row, half_x // 2), 0 if half_y % 2 else 2
        else:
            row = half_y // 2 - (half_y % 2 == 0)
            number, kind = self.cell(row, half_x // 2 - 1), 3 if half_y % 2 else 1
        return str(int(number) + kind * self.width * self.width), kind

    def _regions(self, layout: Layout) -> None:
        regions = layout.regions
        size = layout.size
        if regions is None:
            return
        for cell, region in enumerate(regions):
            row, column = divmod(cell, size)
            if column + 1 < size and regions[cell + 1] != region:
                self._border((column + 1, row), (column + 1, row + 1))
            if row + 1 < size and regions[cell + size] != region:
                self._border((column, row + 1), (column + 1, row + 1))

    def _border(self, first: tuple[int, int], second: tuple[int, int]) -> None:
        key = f"{self.point(*first)[0]},{self.point(*second)[0]}"
        self.problem["lineE"][key] = _BORDER

    def _drawings(self, cosmetics: Cosmetics) -> None:
        bulbs = self._thermometers(cosmetics)
        for shape in cosmetics.shapes:
            if id(shape) not in bulbs:
                self._shape(shape)
        for outline in cosmetics.outlines:
            self._outline(outline)

    def _thermometers(self, cosmetics: Cosmetics) -> set[int]:
        """Write all strokes; gives the circles that are bulbs of thermometers."""
        circles = {
            (shape.x, shape.y, shape.fill): shape
            for shape in cosmetics.shapes
            if shape.round and not shape.text and min(shape.width, shape.height) >= 0.6
        }
        bulbs = set()
        for stroke in cosmetics.strokes:
            points = [self.point(*point) for point in stroke.points]
            is_of_cells = all(kind == 0 for _, kind in points)
            path = [int(number) for number, _ in points]
            bulb = circles.get((*stroke.points[0], stroke.colour))
            if stroke.arrow and is_of_cells:
                self._list("direction", path, stroke.colour)
            elif bulb is not None and is_of_cells and stroke.width >= 0.2:
                self._list("thermo", path, stroke.colour)
                bulbs.add(id(bulb))
            else:
                self._line(stroke, path)
        return bulbs

    def _list(self, layer: str, path: list[int], colour: str) -> None:
        self.problem[layer].append(path)
        self.colours[layer].append(colour)

    def _line(self, stroke: Stroke, path: list[int]) -> None:
        for pair in pairwise(path):
            key = f"{min(pair)},{max(pair)}"
            self.problem["line"][key] = _THICK if stroke.width >= 0.2 else _THIN
            self.colours["line"][key] = stroke.colour

    def _shape(self, shape: Shape) -> None:
        number, kind = self.point(shape.x, shape.y)
        text = "".join(shape.text.split())
        if text in _SIGNS and kind in {2, 3}:
            self.problem["symbol"][number] = [_SIGNS[text], "inequality", 2]
            return
        is_inside = 0 <= shape.x < self._size and 0 <= shape.y < self._size
        if text and kind == 0 and is_inside:
            self._small_text(number, text)
        elif text:
            self._text(shape, text, number, kind)
            return
        if shape.fill and kind == 0 and not shape.round and shape.width >= 0.95:
            self.problem["surface"][number] = 1
            self.colours["surface"][number] = shape.fill
        elif shape.round and max(shape.width, shape.height) >= _LONG:
            is_wide = shape.width > shape.height
            first, _ = self.point(shape.x - is_wide / 2, shape.y - (not is_wide) / 2)
            self.problem["symbol"][first] = [1 if is_wide else 2, "sudokumore", 1]
        elif shape.fill or shape.border:
            look = _INSIDE if not shape.border else _BOTH if shape.fill else _OUTSIDE
            name = _nearest(shape)
            layer = 2 if shape.above or kind else 1
            self.problem["symbol"][number] = [look, name, layer]
            self.colours["symbol"][number] = shape.fill or shape.border

    def _text(self, shape: Shape, text: str, number: str, kind: int) -> None:
        """A text beside the grid, on a side or at a corner, perhaps in a circle."""
        is_circle = shape.round and bool(shape.fill)
        look = (_ON_BLACK if shape.fill == "#000000" else _ON_WHITE) if is_circle else _GIVEN
        sizes = {name: letters for name, (letters, _) in TEXT_SIZES.items() if name != "4"}
        sizes["1"] = 0.5
        size = min(sizes, key=lambda name: abs(sizes[name] - shape.text_size))
        if kind == 1 and shape.round and len(text) <= 4:
            size = "4"
        self.problem["number"][number] = [text, look, size]

    def _small_text(self, cell: str, text: str) -> None:
        """A text in a corner of a cell, which a digit does not cover."""
        first = 4 * self.width * self.width + 4 * int(cell)
        corners = (str(first + part) for part in range(4))
        free = next((corner for corner in corners if corner not in self.problem["numberS"]), None)
        if free is not None:
            self.problem["numberS"][free] = [text, 1]

    def _outline(self, outline: Outline) -> None:
        size = self._size
        cells = [divmod(parse_cell(name, size), size) for name in outline.cells]
        self.problem["killercages"].append([int(self.cell(*cell)) for cell in cells])
        inside = set(cells)
        for first, second in _edges(inside):
            key = f"{self._quarter(*first)},{self._quarter(*second)}"
            self.problem["cage"][key] = _CAGE
            self.colours["cage"][key] = outline.colour
        if outline.text:
            self._small_text(self.cell(*min(cells)), outline.text)

    def _quarter(self, row: int, column: int, part: int) -> int:
        """The number of a point in the quarter of a cell."""
        return 4 * self.width * self.width + 4 * int(self.cell(row, column)) + part


def _edges(
    inside: set[tuple[int, int]],
) -> Iterator[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    """The lines inside the cells along the outline, from a point in a quarter to another one."""
    for row, column in sorted(inside):
        has = {
            (down, right): (row + down, column + right) in inside
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
        }
        for side, first, second in (
            ((-1, 0), 0, 1),
            ((1, 0), 2, 3),
            ((0, -1), 0, 2),
            ((0, 1), 1, 3),
        ):
            if not has[side]:
                yield (row, column, first), (row, column, second)
        for side, corner, first, second in (  # on to the next cell of the outline
            ((0, 1), -1, 1, 0),
            ((0, 1), 1, 3, 2),
            ((1, 0), -1, 2, 0),
            ((1, 0), 1, 3, 1),
        ):
            down, right = side
            beside = (corner, 0) if right else (0, corner)
            diagonal = (corner, 1) if right else (1, corner)
            if has[side] and not (has[beside] and has[diagonal]):
                yield (row, column, first), (row + down, column + right, second)


def _nearest(shape: Shape) -> str:
    """The symbol that looks most alike."""
    angle = 45 if not shape.round and abs(shape.angle % 90 - 45) < 1 else 0
    alike = {
        name: width
        for name, (width, is_round, its_angle) in WIDTHS.items()
        if is_round is shape.round and its_angle == angle
    }
    return min(alike, key=lambda name: abs(alike[name] - max(shape.width, shape.height)))


def _margin(cosmetics: Cosmetics, size: int) -> int:
    """How many cells are needed on each side for what is drawn outside."""
    places = [point for stroke in cosmetics.strokes for point in stroke.points]
    places += [(shape.x, shape.y) for shape in cosmetics.shapes]
    beyond = max((max(-min(place), max(place) - size) for place in places), default=0)
    return min(MARGIN, max(0, ceil(beyond)))


def _empty() -> Layers:
    stacks: Layers = {name: {"__a": []} for name in _STACKS}
    return stacks | {name: kind() for name, kind in _LAYERS.items()}


def lines_of(puzzle: Puzzle) -> list[str]:
    """The lines of a board, as the program numbers them from 0."""
    board = PenpaBoard(puzzle)
    size, margin, width = puzzle.layout.size, board.margin, board.width
    count = width - 2 * _BESIDE
    middle = floor(width / 2 - 0.5)
    centre = middle * width + middle + (0 if width % 2 else width * width)
    canvas = _PIXELS * (count + 1)
    rules = puzzle.rules
    if not rules and puzzle.layout.constraints:
        from nonet.logic import rules_text  # noqa: PLC0415 (few puzzles need it)

        rules = rules_text(puzzle.layout)
    texts = (
        f"Title: {_escaped(puzzle.title, ESCAPED_IN_TITLES)}",
        f"Author: {_escaped(puzzle.author, ESCAPED_IN_TITLES)}",
        _escaped(puzzle.source, ESCAPED_IN_TITLES),
        _escaped(rules, ESCAPED),
    )
    head = ["square", *map(str, (count, count, _PIXELS, 0, 1, 1, canvas, canvas, centre, centre))]
    cells = [int(board.cell(row, column)) for row in range(size) for column in range(size)]
    steps = [after - before for before, after in pairwise(cells)]
    return [
        ",".join([*head, "0", "0", "0", "0", *texts, "OFF", "false"]),
        json.dumps(4 * [margin]),
        "{}",
        *(_dumped(layers) for layers in (board.problem, board.answer)),
        _dumped([cells[0], *steps]),
        *("[]", "{}", '"x"', '"x"', json.dumps(_VERSION), "", "", "1"),
        *(_dumped(layers) for layers in (board.colours, _empty())),
        *("", "[]", _escaped(puzzle.message, ESCAPED)),
    ]


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _escaped(text: str, escapes: Mapping[str, str]) -> str:
    for escaped, character in escapes.items():
        text = text.replace(character, escaped)
    return text


def packed(lines: Iterable[str]) -> str:
    """The lines as a link has them."""
    text = "\n".join(lines).replace("z", "zZ")
    deflater = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = deflater.compress(text.encode()) + deflater.flush()
    return base64.b64encode(data).decode("ascii")
