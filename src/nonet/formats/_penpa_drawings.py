"""Drawings of a board of Penpa+ as cosmetics: thermometers, arrows, cages, lines, shapes, texts.

All of them are lists of points by their numbers; a place is the middle of a cell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from math import floor
from typing import NamedTuple

from nonet.errors import FormatError
from nonet.formats._colours import colour_of
from nonet.formats._json import Node
from nonet.layout import Cosmetics, Outline, Shape, Stroke
from nonet.layout.cosmetics import LONGEST_TEXT, MARGIN, MAX_ITEMS

READ = frozenset(
    {
        *("surface", "line", "thermo", "nobulbthermo", "arrows", "direction", "killercages"),
        *("numberS", "symbol", "cage"),
    }
)
"""The layers that are read here."""

COLOURS = "colours that are not written as #rrggbb"
"""The note on what is drawn in another colour."""

ESCAPED = {"%2C": ",", "%2D": "\n", "%2E": "&", "%2F": "="}
ESCAPED_IN_TITLES = {"%2C": ",", "%2D": "\n"}
"""Characters of texts that are written in another way."""

Place = tuple[int, int]
"""Row and column of a cell, from 0; outside of the grid below 0 or from its size on."""


Spot = tuple[float, float]
"""A place in cells, to the right and down."""


class Point(NamedTuple):
    """A place in cells, what it is of a cell, from 0, its middle, and which of several it is."""

    x: float
    y: float
    kind: int
    part: int


class Text(NamedTuple):
    """A text, how it looks, and its size, as the program numbers them."""

    point: Point
    words: str
    look: object
    size: object


_GREY = "#cfcfcf"
_DARK = "#999999"
_BLACK = "#000000"
_SURFACES = {
    1: "#444444",
    2: "#b3ffb3",
    3: _GREY,
    4: _BLACK,
    5: "#c0e0ff",
    6: "#ffa3a3",
    7: "#ffffa3",
    8: _DARK,
    9: "#ffb3ff",
    10: "#ffcc80",
    11: "#cc99ff",
    12: "#eecab1",
}
_LINES = {3: ("#208020", 0.1), 5: (_DARK, 0.1), 6: (_DARK, 0.35), 8: ("#ff0000", 0.1)}
_LINES |= {9: ("#187bcd", 0.1), 13: (_BLACK, 0.1)}
_MAX_STYLE = 1_000
_WHITE = "#ffffff"
_STYLES = {
    1: (_WHITE, _BLACK),
    2: (_BLACK, _BLACK),
    3: ("#cccccc", ""),
    4: ("", _BLACK),
    5: ("#cccccc", _BLACK),
    6: (_WHITE, _DARK),
    7: (_WHITE, ""),
    8: (_WHITE, _BLACK),
    9: ("#cccccc", _BLACK),
    13: ("", _BLACK),
}
"""Fill and border of shapes."""

_BY_HAND = {2: (0, 1), 4: (1,), 13: (1,)}
"""Whether a colour that is chosen by hand is that of the inside (0) or of the border (1): of the
inside, but for these."""

NUMBERS = {5: 7, 6: 1, 7: 2}
"""How the circle of a number looks, by how the number looks; others have none."""

_CIRCLES = {"circle_L": 0.86, "circle_M": 0.7, "circle_S": 0.44, "circle_SS": 0.26}
_SQUARES = {"square_LL": 1, "square_L": 0.8, "square_M": 0.7, "square_S": 0.44, "square_SS": 0.26}
_DIAMONDS = {"diamond_L": 0.61, "diamond_M": 0.5, "diamond_S": 0.31, "diamond_SS": 0.18}
WIDTHS = {
    **{name: (width, True, 0) for name, width in _CIRCLES.items()},
    **{name: (width, False, 0) for name, width in _SQUARES.items()},
    **{name: (width, False, 45) for name, width in _DIAMONDS.items()},
}
"""Width of shapes, whether they are round, and their angle."""

_UPPER = 2
"""The layer of symbols above lines."""

_PILL = "sudokumore"
PILLS = {1: (1.8, 0.8), 2: (0.8, 1.8), 3: (2.8, 0.8), 4: (0.8, 2.8)}
"""Width and height of pills of two and three cells."""

INEQUALITIES = {1: "<", 2: "∧", 3: ">", 4: "∨"}
TEXT_SIZES = {"5": (0.3, 0.34), "6": (0.4, 0.5), "10": (0.6, 0.72), "4": (0.5, 0.62)}
"""Height of letters, and width of circles around them."""

_QUARTER = 4
"""The kind of points in the quarters of cells: upper left, upper right, lower left, lower right."""

_SIDES = {
    frozenset({0, 1}): (-1, 0),
    frozenset({2, 3}): (1, 0),
    frozenset({0, 2}): (0, -1),
    frozenset({1, 3}): (0, 1),
}
"""The points at both ends of a line in a cell, and the neighbour beyond it."""


class PenpaDrawings:
    """Reads the layers of a board that draw something.

    Parameters
    ----------
    size
        N of the grid.
    place, point
        The place of a cell, and of any point, by its number.
    colours
        Colours that were chosen by hand, in the same layers as what they colour.

    Attributes
    ----------
    dropped
        What was left out, in words.
    """

    def __init__(
        self,
        size: int,
        place: Callable[[str], Place],
        point: Callable[[str], Point],
        colours: Node,
    ) -> None:
        self.dropped: list[str] = []
        self._size = size
        self._place = place
        self._point = point
        self._colours = colours
        self._strokes: list[Stroke] = []
        self._shapes: list[Shape] = []
        self._outlines: list[Outline] = []

    def cosmetics(self, problem: Node, texts: list[Text]) -> Cosmetics:
        """The drawings, with texts that are no digits of the grid.

        Raises
        ------
        FormatError
            The layers are not as Penpa+ writes them, or there is too much in them.
        """
        self._surface(problem["surface"])
        self._symbols(problem["symbol"], is_upper=False)
        for path, colour in self._coloured(problem, "thermo", _GREY):
            self._circle(path[0], colour, "")
            self._stroke(path, colour, 0.3)
        for path, colour in self._coloured(problem, "nobulbthermo", _GREY):
            self._stroke(path, colour, 0.3)
        for path, colour in self._coloured(problem, "arrows", _DARK):
            self._circle(path[0], _WHITE, colour)
            self._stroke(path, colour, 0.05, arrow=True)
        for path, colour in self._coloured(problem, "direction", _DARK):
            self._stroke(path, colour, 0.05, arrow=True)
        self._lines(problem["line"])
        self._symbols(problem["symbol"], is_upper=True)
        self._cages(problem, self._small_texts(problem["numberS"]))
        for text in texts:
            self._number(text)
        return Cosmetics(tuple(self._strokes), tuple(self._shapes), tuple(self._outlines))

    def _chosen(self, layer: str, name: str | int, default: str) -> str:
        """The colour of a thing that was chosen by hand; the default where none was."""
        node = self._colours[layer]
        value: object = None
        if isinstance(name, int) and isinstance(node.value, list):
            value = node.value[name] if name < len(node.value) else None
        elif isinstance(node.value, dict):
            value = node.value.get(str(name))
        found = colour_of(value) if isinstance(value, str) else ""
        if found is None:
            self.dropped.append(COLOURS)
        return found or default

    def _coloured(
        self, problem: Node, layer: str, default: str
    ) -> Iterator[tuple[list[Place], str]]:
        """The lines of a layer with their colours."""
        for at, path in self._paths(problem[layer]):
            yield path, self._chosen(layer, at, default)

    def _middle(self, place: Place) -> tuple[float, float] | None:
        """The middle of a cell, or None where it is far from the grid."""
        row, column = place
        if self._is_far(place):
            self.dropped.append("what is drawn far from the grid")
            return None
        return column + 0.5, row + 0.5

    def _stroke(self, path: list[Place], colour: str, width: float, *, arrow: bool = False) -> None:
        points = [self._middle(place) for place in path]
        known = tuple(point for point in points if point is not None)
        if len(known) == len(points) > 1:
            self._strokes.append(Stroke(known, colour, width, arrow=arrow))

    def _circle(self, place: Place, fill: str, border: str) -> None:
        if (middle := self._middle(place)) is not None:
            self._shapes.append(Shape(*middle, 0.8, 0.8, round=True, fill=fill, border=border))

    def _text(self, place: Place, text: str) -> None:
        if text and (middle := self._middle(place)) is not None:
            self._text_at(*middle, text[:LONGEST_TEXT])

    def _is_near(self, point: Point) -> bool:
        if all(-MARGIN <= at <= self._size + MARGIN for at in point[:2]):
            return True
        self.dropped.append("what is drawn far from the grid")
        return False

    def _number(self, text: Text) -> None:
        """A text, perhaps in a circle."""
        point, words, look, size = text
        if not self._is_near(point):
            return
        letters, width = TEXT_SIZES.get(str(size), (0.5, 0.84))
        fill, border = "", ""
        circle = NUMBERS.get(look) if isinstance(look, int) else None
        if circle is not None:
            fill, border = _STYLES[circle]
        side = width if circle is not None else 0
        self._shapes.append(
            Shape(
                *(point.x, point.y, side, side),
                round=circle is not None,
                fill=fill,
                border=border,
                text=words[:LONGEST_TEXT],
                text_colour=_WHITE if fill == _BLACK else _BLACK,
                text_size=letters,
                above=bool(words),
            )
        )

    def _symbols(self, node: Node, *, is_upper: bool) -> None:
        """Circles, squares, diamonds and inequality signs of a layer; others are noted."""
        for name, value in (node.fields() if node.exists else {}).items():
            items = Node(value, f"{node.path}.{name}").items(3)
            if (items[2].value == _UPPER) != is_upper:
                continue
            point, kind = self._point(name), items[1].text()
            look = 0 if isinstance(items[0].value, list) else items[0].whole(0, _MAX_STYLE)
            sign = INEQUALITIES.get(look, "") if kind == "inequality" else ""
            fill, border = (
                self._chosen("symbol", name, colour) if at in _BY_HAND.get(look, (0,)) else colour
                for at, colour in enumerate(_STYLES.get(look, ("", "")))
            )
            if kind == _PILL and look in PILLS and self._is_near(point):
                self._pill(point, *PILLS[look])
            elif not sign and (kind not in WIDTHS or not (fill or border)):
                self.dropped.append(f"the symbol {kind[:20]!r}")
            elif self._is_near(point) and sign:
                self._text_at(point.x, point.y, sign)
            elif self._is_near(point):
                width, is_round, angle = WIDTHS[kind]
                self._shapes.append(
                    Shape(
                        *(point.x, point.y, width, width),
                        round=is_round,
                        fill=fill,
                        border=border,
                        angle=angle,
                        above=point.kind > 0,
                    )
                )

    def _pill(self, point: Point, width: float, height: float) -> None:
        """A pill that begins in a cell."""
        x, y = point.x + (width - 0.8) / 2, point.y + (height - 0.8) / 2
        shape = Shape(x, y, width, height, round=True, fill=_WHITE, border="#b3b3b3")
        self._shapes.append(shape)

    def _text_at(self, x: float, y: float, text: str) -> None:
        shape = Shape(x, y, 0, 0, round=False, fill="", border="", text=text, above=True)
        self._shapes.append(shape)

    def _paths(self, node: Node) -> Iterator[tuple[int, list[Place]]]:
        """The lines of a layer with their numbers, but for those with nothing in them."""
        paths = node.items() if node.exists else []
        if len(paths) > MAX_ITEMS:
            raise FormatError(f"expected at most {MAX_ITEMS:,} lines, found {len(paths):,}")
        for at, path in enumerate(paths):
            points = path.items() if path.says_something else []
            if points:
                yield at, [self._place(point.words()) for point in points]

    def _surface(self, node: Node) -> None:
        for name, style in (node.fields() if node.exists else {}).items():
            middle = self._middle(self._place(name))
            usual = _SURFACES.get(Node(style, node.path).whole(0, _MAX_STYLE), "")
            colour = self._chosen("surface", name, usual)
            if middle is not None and colour:
                self._shapes.append(Shape(*middle, 1, 1, round=False, fill=colour, border=""))

    def _lines(self, node: Node) -> None:
        """Lines from point to point, of which those that look alike and meet are one line."""
        of_look: dict[tuple[str, float], dict[Spot, list[Spot]]] = defaultdict(
            lambda: defaultdict(list)
        )
        lines = node.fields() if node.exists else {}
        if len(lines) > MAX_ITEMS:
            raise FormatError(f"expected at most {MAX_ITEMS:,} lines, found {len(lines):,}")
        for name, style in lines.items():
            ends = name.split(",")
            if len(ends) != 2:
                raise FormatError(f"expected a line between two points, found {name[:20]!r}")
            points = [self._point(end) for end in ends]
            first, second = ((point.x, point.y) for point in points)
            if not all(map(self._is_near, points)):
                continue
            usual, width = _LINES.get(Node(style, node.path).whole(0, _MAX_STYLE), (_BLACK, 0.05))
            near = of_look[self._chosen("line", name, usual), width]
            near[first].append(second)
            near[second].append(first)
        for (colour, width), near in of_look.items():
            for path in _walks(near):
                self._strokes.append(Stroke(tuple(path), colour, width))

    def _small_texts(self, node: Node) -> dict[Place, str]:
        """The small texts in the corners of cells, which may be totals of cages."""
        found: dict[Place, str] = {}
        for name, value in (node.fields() if node.exists else {}).items():
            words = Node(value, node.path).items()
            try:
                point = self._point(name)
            except FormatError:  # beyond the points in the quarters of cells
                point = None
            if point is not None and point.kind == _QUARTER and words:
                found[floor(point.y), floor(point.x)] = words[0].words().strip()
            else:
                self.dropped.append("small texts at the sides of cells")
        return found

    def _cages(self, problem: Node, texts: dict[Place, str]) -> None:
        groups = [path for _, path in self._paths(problem["killercages"])]
        groups += self._outlined(problem["cage"])
        for cells in {frozenset(cells): cells for cells in reversed(groups)}.values():
            if not all(0 <= at < self._size for place in cells for at in place):
                self.dropped.append("cages outside the grid")
                continue
            text = next((texts.pop(place) for place in sorted(cells) if texts.get(place)), "")
            names = tuple(f"r{row + 1}c{column + 1}" for row, column in cells)
            self._outlines.append(Outline(names, _BLACK, text[:LONGEST_TEXT]))
        for place, text in texts.items():
            self._text(place, text)

    def _outlined(self, node: Node) -> Iterator[list[Place]]:
        """The cells in each closed outline of lines inside the cells."""
        lines: dict[Place, set[frozenset[int]]] = defaultdict(set)
        for name in node.fields() if node.exists else {}:
            ends = [self._point(end) for end in name.split(",")]
            if len(ends) != 2 or any(end.kind != _QUARTER for end in ends):
                raise FormatError(f"expected a line inside the cells, found {name[:20]!r}")
            first, second = ((floor(end.y), floor(end.x)) for end in ends)
            if first == second:
                lines[first].add(frozenset(end.part for end in ends))
        done: set[Place] = set()
        for start in lines:
            group = self._inside(start, lines) if start not in done else []
            done.update(group)
            if any(self._is_far(place) for place in group):
                self.dropped.append("cages that are not closed")
            elif group:
                yield group

    def _inside(self, start: Place, lines: Mapping[Place, set[frozenset[int]]]) -> list[Place]:
        """The cells that are reached without crossing a line."""
        group = [start]
        seen = {start}
        for row, column in group:  # grows while it is gone through
            if self._is_far((row, column)):
                continue
            closed = lines.get((row, column), set())
            for side, (down, right) in _SIDES.items():
                near = (row + down, column + right)
                if side not in closed and near not in seen:
                    seen.add(near)
                    group.append(near)
        return group

    def _is_far(self, place: Place) -> bool:
        return not all(-MARGIN <= at < self._size + MARGIN for at in place)


def _walks(near: dict[Spot, list[Spot]]) -> Iterator[list[Spot]]:
    """Lines that go over all edges between neighbours, from ends and crossings on."""
    left = {place: list(others) for place, others in near.items()}
    ends = [place for place, others in near.items() if len(others) != 2]
    for start in (*ends, *near):
        while left[start]:
            path = [start]
            while left[path[-1]]:
                following = left[path[-1]].pop(0)
                left[following].remove(path[-1])
                path.append(following)
                if len(near[following]) != 2:
                    break
            yield path
