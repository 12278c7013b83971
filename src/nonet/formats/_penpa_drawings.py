"""What a board of Penpa+ draws, as cosmetics: thermometers, arrows, cages, lines, shading, texts.

All of them are lists of points by their numbers; a place is the middle of a cell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from nonet.errors import FormatError
from nonet.formats._json import Node
from nonet.layout import Cosmetics, Outline, Shape, Stroke
from nonet.layout.cosmetics import LONGEST_TEXT, MARGIN, MAX_ITEMS

READ = frozenset(
    {
        *("surface", "line", "thermo", "nobulbthermo", "arrows", "direction", "killercages"),
        "small numbers",
    }
)
"""The layers that are read here."""

Place = tuple[int, int]
"""Row and column of a cell, from 0; outside of the grid below 0 or from its size on."""

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


class Drawings:
    """Reads the layers of a board that draw something.

    Parameters
    ----------
    size
        N of the grid.
    place
        The place of a cell by its number.
    cell_count
        How many cells the board has, with those beside the grid.

    Attributes
    ----------
    dropped
        What was left out, in words.
    """

    def __init__(self, size: int, place: Callable[[str], Place], cell_count: int) -> None:
        self.dropped: list[str] = []
        self._size = size
        self._place = place
        self._cell_count = cell_count
        self._strokes: list[Stroke] = []
        self._shapes: list[Shape] = []
        self._outlines: list[Outline] = []

    def cosmetics(self, problem: Node, texts: dict[Place, str]) -> Cosmetics:
        """What is drawn, with texts that are no digits of the grid.

        Raises
        ------
        FormatError
            The layers are not as Penpa+ writes them, or there is too much in them.
        """
        self._surface(problem["surface"])
        for path in self._paths(problem["thermo"]):
            self._circle(path[0], _GREY, "")
            self._stroke(path, _GREY, 0.3)
        for path in self._paths(problem["nobulbthermo"]):
            self._stroke(path, _GREY, 0.3)
        for path in self._paths(problem["arrows"]):
            self._circle(path[0], "#ffffff", _DARK)
            self._stroke(path, _DARK, 0.05, arrow=True)
        for path in self._paths(problem["direction"]):
            self._stroke(path, _DARK, 0.05, arrow=True)
        self._lines(problem["line"])
        self._cages(problem["killercages"], self._small_texts(problem["small numbers"]))
        for place, text in texts.items():
            self._text(place, text)
        return Cosmetics(tuple(self._strokes), tuple(self._shapes), tuple(self._outlines))

    def _middle(self, place: Place) -> tuple[float, float] | None:
        """The middle of a cell, or None where it is far from the grid."""
        row, column = place
        if not all(-MARGIN <= at < self._size + MARGIN for at in place):
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
            shown = text[:LONGEST_TEXT]
            shape = Shape(*middle, 0, 0, round=False, fill="", border="", text=shown, above=True)
            self._shapes.append(shape)

    def _paths(self, node: Node) -> Iterator[list[Place]]:
        """The lines of a layer, but for those with nothing in them."""
        paths = node.items() if node.exists else []
        if len(paths) > MAX_ITEMS:
            raise FormatError(f"expected at most {MAX_ITEMS:,} lines, found {len(paths):,}")
        for path in paths:
            points = path.items() if path.says_something else []
            if points:
                yield [self._place(point.words()) for point in points]

    def _surface(self, node: Node) -> None:
        for name, style in (node.fields() if node.exists else {}).items():
            middle = self._middle(self._place(name))
            colour = _SURFACES.get(Node(style, node.path).whole(0, _MAX_STYLE))
            if middle is not None and colour is not None:
                self._shapes.append(Shape(*middle, 1, 1, round=False, fill=colour, border=""))

    def _lines(self, node: Node) -> None:
        """Lines from cell to cell, of which those of one style that meet are one line."""
        of_style: dict[int, dict[Place, list[Place]]] = defaultdict(lambda: defaultdict(list))
        lines = node.fields() if node.exists else {}
        if len(lines) > MAX_ITEMS:
            raise FormatError(f"expected at most {MAX_ITEMS:,} lines, found {len(lines):,}")
        for name, style in lines.items():
            ends = name.split(",")
            if len(ends) != 2:
                raise FormatError(f"expected a line between two cells, found {name[:20]!r}")
            if not all(end.isdecimal() and int(end) < self._cell_count for end in ends):
                self.dropped.append("lines that do not go from cell to cell")
                continue
            first, second = map(self._place, ends)
            near = of_style[Node(style, node.path).whole(0, _MAX_STYLE)]
            near[first].append(second)
            near[second].append(first)
        for style, near in of_style.items():
            colour, width = _LINES.get(style, (_BLACK, 0.05))
            for path in _walks(near):
                self._stroke(path, colour, width)

    def _small_texts(self, node: Node) -> dict[Place, str]:
        """The small texts in the corners of cells, which may be totals of cages."""
        found: dict[Place, str] = {}
        first, last = 4 * self._cell_count, 8 * self._cell_count
        for name, value in (node.fields() if node.exists else {}).items():
            words = Node(value, node.path).items()
            if name.isdecimal() and first <= int(name) < last and words:
                found[self._place(str((int(name) - first) // 4))] = words[0].words().strip()
            else:
                self.dropped.append("small texts at the sides of cells")
        return found

    def _cages(self, node: Node, texts: dict[Place, str]) -> None:
        for cells in self._paths(node):
            if not all(0 <= at < self._size for place in cells for at in place):
                self.dropped.append("cages outside the grid")
                continue
            text = next((texts.pop(place) for place in sorted(cells) if texts.get(place)), "")
            names = tuple(f"r{row + 1}c{column + 1}" for row, column in cells)
            self._outlines.append(Outline(names, _BLACK, text[:LONGEST_TEXT]))
        for place, text in texts.items():
            self._text(place, text)


def _walks(near: dict[Place, list[Place]]) -> Iterator[list[Place]]:
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
