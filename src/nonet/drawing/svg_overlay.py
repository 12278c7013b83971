"""Pencil marks and steps as SVG, drawn over a grid."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape

from nonet.drawing.overlay import Candidate, LinkArrow, Marks, Overlay, Point, outline
from nonet.drawing.styles import PLACED, Look, Shape
from nonet.drawing.themes import Theme
from nonet.layout import Layout

CELL = 40
"""Drawing units a cell; even, so that centres are whole."""

FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"

_CORNERS: dict[Shape, tuple[float, ...]] = {
    "square": (45, 135, 225, 315),
    "diamond": (0, 90, 180, 270),
    "hexagon": (0, 60, 120, 180, 240, 300),
}
"""Angles of the corners of a shape."""

_REACH: dict[Shape, float] = {
    "circle": 0.92,
    "square": 1.16,
    "diamond": 1.14,
    "hexagon": 1.04,
}
"""Their distance from the centre, chosen so that all shapes look equally large."""


def below(overlay: Overlay, layout: Layout, colours: Theme) -> Iterator[str]:
    """The layer under the lines of the grid: shaded cells."""
    if overlay.fills:
        yield f'<g class="nonet-fills" fill-opacity="{colours.fill_opacity}">'
        for cell, look in overlay.fills:
            row, column = divmod(cell, layout.size)
            yield (
                f'<rect x="{column * CELL}" y="{row * CELL}" width="{CELL}" height="{CELL}" '
                f'fill="{colours.inks[look.ink]}"/>'
            )
        yield "</g>"


def links(overlay: Overlay, colours: Theme) -> Iterator[str]:
    """The links of a chain, which run under all digits and marks."""
    if overlay.arrows:
        yield (
            f'<g class="nonet-arrows" fill="none" stroke="{colours.arrow}" stroke-width="1.3" '
            'stroke-opacity="0.75" stroke-linecap="round" stroke-linejoin="round">'
        )
        yield from _arrows(overlay)
        yield "</g>"


def above(
    overlay: Overlay, layout: Layout, colours: Theme, written: Sequence[str]
) -> Iterator[str]:
    """The layer over the lines of the grid: houses, shapes, strikes, and on top the marks.

    The marks are written as `written` says.
    """
    if overlay.frames:
        yield '<g class="nonet-frames" fill="none" stroke-width="1.6" stroke-linecap="square">'
        for frame in overlay.frames:
            path = "".join(
                f"M{_xy(start)}L{_xy(end)}"
                for start, end in outline(frame.cells, layout, frame.inset)
            )
            yield f'<path {_stroke(frame.look, colours)} d="{path}"/>'
        yield "</g>"
    radius = overlay.marks.radius * CELL
    if overlay.spots or overlay.placed:
        yield (
            f'<g class="nonet-spots" fill-opacity="{colours.spot_opacity}" '
            f'stroke-width="{_number(radius / 5)}">'
        )
        for spot in overlay.spots:
            yield _shape(spot.look, overlay.marks.at(*spot.candidate), radius, colours)
        for candidate in overlay.placed:
            yield _shape(PLACED, overlay.marks.at(*candidate), radius, colours)
            yield _ring(PLACED, overlay.marks.at(*candidate), radius * 1.3, colours)
        yield "</g>"
    if overlay.gone:
        path = "".join(_strike(overlay.marks.at(*candidate), radius) for candidate in overlay.gone)
        yield (
            f'<path class="nonet-strikes" fill="none" stroke="{colours.gone}" '
            f'stroke-width="{_number(radius / 4)}" stroke-linecap="round" d="{path}"/>'
        )
    font_size = _font_size(overlay.marks, written)
    in_shapes = [spot.candidate for spot in overlay.spots]
    gone = [candidate for candidate in overlay.gone if candidate not in in_shapes]
    for name, candidates, colour, weight in (
        ("marks", overlay.plain, colours.mark, "normal"),
        ("marked", [*in_shapes, *overlay.left], colours.given, "bold"),
        ("placed", overlay.placed, colours.given, "bold"),
        ("gone", gone, colours.gone, "bold"),
    ):
        if candidates:
            yield (
                f'<g class="nonet-{name}" fill="{colour}" font-family="{FONT}" '
                f'font-size="{_number(font_size)}" font-weight="{weight}" text-anchor="middle">'
            )
            yield from _digits(candidates, overlay.marks, written, font_size)
            yield "</g>"


def _digits(
    candidates: Sequence[Candidate], marks: Marks, written: Sequence[str], font_size: float
) -> Iterator[str]:
    for cell, digit in candidates:
        x, y = marks.at(cell, digit)
        # Digits are about 0.72 of the font size high.
        down = y * CELL + 0.36 * font_size
        sign = escape(written[digit], quote=False)
        yield f'<text x="{_number(x * CELL)}" y="{_number(down)}">{sign}</text>'


def _font_size(marks: Marks, written: Sequence[str]) -> float:
    """So that the widest digit stays within its shape."""
    return marks.height / 0.72 * CELL * (1 if max(map(len, written)) == 1 else 0.8)


def _shape(look: Look, middle: Point, radius: float, colours: Theme) -> str:
    path = _path(look, middle, radius)
    return f'<path fill="{colours.inks[look.ink]}" {_stroke(look, colours)} d="{path}"/>'


def _ring(look: Look, middle: Point, radius: float, colours: Theme) -> str:
    return f'<path fill="none" {_stroke(look, colours)} d="{_path(look, middle, radius)}"/>'


def _stroke(look: Look, colours: Theme) -> str:
    dashes = ' stroke-dasharray="2.4 1.6"' if look.dashed else ""
    return f'class="nonet-{look.ink}" stroke="{colours.strokes[look.ink]}"{dashes}'


def _path(look: Look, middle: Point, radius: float) -> str:
    x, y = middle[0] * CELL, middle[1] * CELL
    reach = radius * _REACH[look.shape]
    if look.shape == "circle":
        half = f"a{_number(reach)} {_number(reach)} 0 1 0"
        there, back = _number(2 * reach), _number(-2 * reach)
        return f"M{_number(x - reach)} {_number(y)}{half} {there} 0{half} {back} 0z"
    corners = [
        (x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle)))
        for angle in _CORNERS[look.shape]
    ]
    return "M" + "L".join(f"{_number(a)} {_number(b)}" for a, b in corners) + "z"


def _strike(middle: Point, radius: float) -> str:
    x, y, reach = middle[0] * CELL, middle[1] * CELL, radius * 0.8
    return f"M{_number(x - reach)} {_number(y + reach)}L{_number(x + reach)} {_number(y - reach)}"


def _arrows(overlay: Overlay) -> Iterator[str]:
    drawn: set[frozenset[Candidate]] = set()
    for arrow in (arrow for arrow in overlay.arrows if arrow.drawn):
        pair = frozenset((arrow.start, arrow.end))
        yield _arrow(arrow, overlay.marks, again=pair in drawn)
        drawn.add(pair)


def _arrow(arrow: LinkArrow, marks: Marks, *, again: bool) -> str:
    """A line that bends a little, so that it does not lie on a row of marks, and its head."""
    (x1, y1), (x2, y2) = (
        (x * CELL, y * CELL) for x, y in (marks.at(*arrow.start), marks.at(*arrow.end))
    )
    length = math.hypot(x2 - x1, y2 - y1)
    bend = min(0.18 * length, 14) * (-1 if again else 1)
    over = (-(y2 - y1) / length, (x2 - x1) / length)
    control = ((x1 + x2) / 2 + 2 * bend * over[0], (y1 + y2) / 2 + 2 * bend * over[1])
    gap = marks.radius * CELL * 1.1
    start = _towards((x1, y1), control, min(gap, length / 3))
    end = _towards((x2, y2), control, min(gap, length / 3))
    dashes = "" if arrow.strong else ' stroke-dasharray="2.5 2.5"'
    line = (
        f'<path{dashes} d="M{_number(start[0])} {_number(start[1])}'
        f'Q{_number(control[0])} {_number(control[1])} {_number(end[0])} {_number(end[1])}"/>'
    )
    angle = math.atan2(end[1] - control[1], end[0] - control[0])
    size = min(3.6, length / 3)
    head = [
        (end[0] - size * math.cos(angle + turn), end[1] - size * math.sin(angle + turn))
        for turn in (0.45, -0.45)
    ]
    return line + (
        f'<path d="M{_number(head[0][0])} {_number(head[0][1])}L{_number(end[0])} '
        f'{_number(end[1])}L{_number(head[1][0])} {_number(head[1][1])}"/>'
    )


def _towards(start: Point, end: Point, reach: float) -> Point:
    length = math.dist(start, end) or 1
    return (
        start[0] + (end[0] - start[0]) * reach / length,
        start[1] + (end[1] - start[1]) * reach / length,
    )


def _xy(point: Point) -> str:
    return f"{_number(point[0] * CELL)} {_number(point[1] * CELL)}"


def _number(value: float) -> str:
    return f"{round(value, 2):g}"
