"""Which drawings the rules of a layout explain: what lies where a rule is drawn, and looks like it.

Authors and user scripts also draw rules that a file has as such. A line along the line of a rule, a
circle at its end, a dot on its border, its clue or the outline of its cage adds nothing; all else
that is drawn may be a rule that was not read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import floor

from nonet.formats._hues import hue_of
from nonet.formats._marks_drawn import drawn
from nonet.layout import Cosmetics, Layout, Outline, Shape, Stroke
from nonet.layout.cosmetics import MAX_PLACES
from nonet.layout.marks import CellsOutline, Chevrons, Fill, OutsideClue, Path, Point

Place = tuple[int, int]
"""A place in hundredths of a cell."""

_GRAIN = 100
_HALF = 0.5
_NEAR = 0.26
"""How far the middle of a shape may be from that of what it draws."""

Hues = tuple[str, ...] | None
"""Of a line, beside grey and black; None: any."""

_ANY_HUE = frozenset({"", "grey", "black", "white"})
_OTHER_HUES = ("blue", "cyan")
"""Hues of lines that are diagonals, or join two cells."""

_CLAIMED = frozenset({"green", "pink", "purple", "blue", "orange", "cyan"})
"""Hues that lines of other rules mostly have."""

_BULB = "\N{ELECTRIC LIGHT BULB}"
_SYMBOLS = frozenset("◯○●▯□■◇◆▲△▼▽<>^v∧∨")


@dataclass
class _Drawn:
    """Where the rules of a layout are drawn."""

    lines: dict[Place, list[tuple[frozenset[Place], Hues]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """Lines with their roles, by each place that they go through."""
    shapes: dict[Place, list[Shape]] = field(default_factory=lambda: defaultdict(list))
    areas: dict[frozenset[str], set[str]] = field(default_factory=lambda: defaultdict(set))
    squares: set[Place] = field(default_factory=set)
    """The middles of cells that a rule shades or marks at all sides."""

    def add_line(self, points: Iterable[Point], hues: Hues) -> None:
        line = (_along(points), hues)
        for place in line[0]:
            self.lines[place].append(line)


def unexplained(cosmetics: Cosmetics, layout: Layout) -> Cosmetics:
    """The drawings that no rule explains; fog is left out.

    Examples
    --------
    >>> from nonet.constraints import Thermometer
    >>> line = Stroke(((0.5, 0.5), (2.5, 0.5)), "#cfcfcf", 0.3)
    >>> thermo = Layout.of_size(4, constraints=[Thermometer("r1c1 r1c2 r1c3")])
    >>> unexplained(Cosmetics((line,)), thermo) == Cosmetics()
    True
    >>> unexplained(Cosmetics((line,)), Layout.of_size(4)) == Cosmetics((line,))
    True
    """
    if not (cosmetics.strokes or cosmetics.shapes or cosmetics.outlines):
        return Cosmetics()
    rules = _drawn(layout)
    lit = set(cosmetics.fog or ())
    return Cosmetics(
        tuple(stroke for stroke in cosmetics.strokes if not _is_line_of(stroke, rules, layout)),
        tuple(shape for shape in cosmetics.shapes if not _is_shape_of(shape, rules, lit)),
        tuple(outline for outline in cosmetics.outlines if not _is_area_of(outline, rules)),
    )


def _drawn(layout: Layout) -> _Drawn:
    found = _Drawn()
    size = layout.size
    for rule in layout.constraints:
        marks = tuple(rule.marks(layout))
        for mark in marks:
            if isinstance(mark, Path):
                for points in (mark.points, *mark.branches):
                    found.add_line(points, mark.look.hues)
            elif isinstance(mark, Chevrons):
                found.squares.add(_middle(mark.cell, size))
            elif isinstance(mark, OutsideClue):
                row, column = divmod(mark.cell, size)
                place = _place(column + _HALF - mark.right, row + _HALF - mark.down)
                found.shapes[place].append(_text(mark.text))
            elif isinstance(mark, CellsOutline | Fill):
                if isinstance(mark, Fill):
                    found.squares.update(_middle(cell, size) for cell in mark.cells)
                names = frozenset(f"r{at // size + 1}c{at % size + 1}" for at in mark.cells)
                found.areas[names].add(mark.text if isinstance(mark, CellsOutline) else "")
        cosmetics = drawn(layout, [rule])
        for stroke in cosmetics.strokes:
            if not any(isinstance(mark, Path) for mark in marks):
                found.add_line(stroke.points, _OTHER_HUES)
        for shape in cosmetics.shapes:
            found.shapes[_place(shape.x, shape.y)].append(shape)
    return found


def _text(text: str) -> Shape:
    return Shape(0, 0, 0, 0, round=False, fill="", border="", text=text or "?")


def _place(x: float, y: float) -> Place:
    return round(x * _GRAIN), round(y * _GRAIN)


def _middle(cell: int, size: int) -> Place:
    row, column = divmod(cell, size)
    return _place(column + _HALF, row + _HALF)


def _along(points: Iterable[Point]) -> frozenset[Place]:
    """Places along a line, half a cell from one to the next."""
    places: set[Place] = set()
    before: Point | None = None
    for x, y in points:
        if before is not None:
            left, top = before
            steps = max(1, round(2 * max(abs(x - left), abs(y - top))))
            if len(places) + steps > MAX_PLACES:
                break
            places.update(
                _place(left + (x - left) * at / steps, top + (y - top) * at / steps)
                for at in range(steps + 1)
            )
        before = (x, y)
    return frozenset(places)


def _is_line_of(stroke: Stroke, rules: _Drawn, layout: Layout) -> bool:
    """Whether a line goes where that of a rule goes, and has no colour of another rule."""
    places = _along(_middles(stroke.points))
    hue = hue_of(stroke.colour)
    for line, hues in rules.lines.get(next(iter(places)), ()):
        is_own = (
            hue in _ANY_HUE or hue not in _CLAIMED or hue in (_CLAIMED if hues is None else hues)
        )
        if places <= line and is_own:
            return True
    return _is_border(stroke, layout)


def _middles(points: Iterable[Point]) -> Iterator[Point]:
    """The points, those near the middle of a cell as this."""
    for x, y in points:
        middle = (floor(x) + _HALF, floor(y) + _HALF)
        is_near = abs(x - middle[0]) < _NEAR and abs(y - middle[1]) < _NEAR
        yield middle if is_near else (x, y)


def _is_border(stroke: Stroke, layout: Layout) -> bool:
    """Whether a line goes along the borders of regions and of the grid, and nowhere else."""
    if layout.regions is None:
        return False
    size, regions = layout.size, layout.regions

    def region_at(x: float, y: float) -> int:
        column, row = floor(x), floor(y)
        return regions[row * size + column] if 0 <= column < size and 0 <= row < size else -1

    for (x1, y1), (x2, y2) in zip(stroke.points, stroke.points[1:], strict=False):
        is_upright = x1 == x2 and x1 == round(x1)
        if not is_upright and not (y1 == y2 and y1 == round(y1)):
            return False
        first, last = sorted((y1, y2) if is_upright else (x1, x2))
        for at in range(floor(first), max(floor(first) + 1, round(last))):
            middle = at + _HALF
            sides = (
                (region_at(x1 - _HALF, middle), region_at(x1 + _HALF, middle))
                if is_upright
                else (region_at(middle, y1 - _HALF), region_at(middle, y1 + _HALF))
            )
            if sides[0] == sides[1]:
                return False
    return True


def _is_shape_of(shape: Shape, rules: _Drawn, lit: set[str]) -> bool:
    if shape.text == _BULB:
        return f"r{floor(shape.y) + 1}c{floor(shape.x) + 1}" in lit
    near = _place(round(2 * shape.x) / 2, round(2 * shape.y) / 2)
    is_square = not shape.round and not shape.text and not shape.angle % 90
    if is_square and near in rules.squares:
        return True
    return any(_is_like(shape, own) for own in rules.shapes.get(near, ()))


def _is_like(shape: Shape, own: Shape) -> bool:
    """Whether a shape is drawn for the one of a rule: the same form, and no other text."""
    if shape.text:
        return shape.text == own.text or (bool(own.text) and shape.text in _SYMBOLS)
    if own.fill or own.border:
        is_turned = abs(shape.angle % 90 - own.angle % 90) < 1
        hues = {hue_of(shape.fill), hue_of(own.fill)}
        is_dot = own.round and own.width < _HALF
        if max(shape.width, shape.height) > 2 * max(own.width, own.height):
            return False
        return (
            shape.round is own.round and is_turned and not (is_dot and hues == {"white", "black"})
        )
    return bool(own.text)


def _is_area_of(outline: Outline, rules: _Drawn) -> bool:
    """Whether an outline is that of the cells of a rule, or of all rules that shade cells."""
    texts = rules.areas.get(frozenset(outline.cells))
    if texts is None and not outline.text:
        cells = {cell for area, texts in rules.areas.items() if "" in texts for cell in area}
        return bool(cells) and cells == {*outline.cells}
    return texts is not None and outline.text in {"", "?", *texts}
