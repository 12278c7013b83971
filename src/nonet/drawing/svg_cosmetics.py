"""Drawings on and around a grid that are no rules, as SVG: lines, shapes, texts, fog.

Files mean light paper. On dark paper, what lies under the digits is toned down until they can be
read on it; what lies over them, such as dots, keeps its colours.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape

from nonet.drawing.overlay import outline
from nonet.drawing.svg_overlay import CELL, FONT
from nonet.drawing.svg_rules import circle, head, n, way, xy
from nonet.drawing.themes import DARK, PAGE, PRINT, Theme
from nonet.layout import Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.cosmetics import Cosmetics, Outline, Shape, Stroke

_BLACK = "#000000"
_WHITE = "#ffffff"
_EDGE = 1.2
_LEAST_CONTRAST = 4.5
"""Of digits with what lies under them (WCAG 2.2, criterion 1.4.3)."""

_STEPS = 16
"""Curves that an ellipse is made of."""

_LETTER = 0.6
_VEIL = 0.92


def reach_of(cosmetics: Cosmetics, size: int) -> tuple[float, float, float, float]:
    """How far it reaches beyond the grid: left, top, right and bottom, in cells."""
    boxes = [
        (x - half, y - half, x + half, y + half)
        for stroke in cosmetics.strokes
        for half in [stroke.width / 2]
        for x, y in stroke.points
    ]
    for shape in cosmetics.shapes:
        wide, high = _extent(shape)
        boxes.append((shape.x - wide, shape.y - high, shape.x + wide, shape.y + high))
    if not boxes:
        return 0, 0, 0, 0
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (
        max(0, -min(lefts)),
        max(0, -min(tops)),
        max(0, max(rights) - size),
        max(0, max(bottoms) - size),
    )


def below(cosmetics: Cosmetics, layout: Layout, colours: Theme) -> Iterator[str]:
    """The layer under the lines of the grid and the digits."""
    yield from _shapes((shape for shape in cosmetics.shapes if not shape.above), colours)
    yield from _strokes((stroke for stroke in cosmetics.strokes if not stroke.above), colours)
    for drawn in cosmetics.outlines:
        yield from _outline(drawn, layout, colours)


def above(cosmetics: Cosmetics, layout: Layout, colours: Theme, *, fog: bool) -> Iterator[str]:
    """The layer over the digits, and on top the fog over the cells that are not lit."""
    yield from _strokes((stroke for stroke in cosmetics.strokes if stroke.above), colours)
    yield from _shapes((shape for shape in cosmetics.shapes if shape.above), colours)
    if fog and cosmetics.fog is not None:
        lit = set(cosmetics.fog)
        dark = (cell for name, cell in indices_of_names(layout.size).items() if name not in lit)
        squares = "".join(
            f"M{cell % layout.size * CELL} {cell // layout.size * CELL}h{CELL}v{CELL}h-{CELL}z"
            for cell in dark
        )
        yield (
            f'<path class="nonet-fog" fill="{colours.fog}" fill-opacity="{_VEIL}" d="{squares}"/>'
        )


def _extent(shape: Shape) -> tuple[float, float]:
    """Half its width and height; of a text alone, that of the text."""
    wide = max(shape.width, len(shape.text) * _LETTER * shape.text_size)
    high = max(shape.height, shape.text_size if shape.text else 0)
    if shape.angle % 180:
        wide = high = math.hypot(shape.width, shape.height)
    return wide / 2, high / 2


def _strokes(strokes: Iterable[Stroke], colours: Theme) -> Iterator[str]:
    for stroke in strokes:
        path = way(stroke.points)
        if stroke.arrow:
            path += head(stroke.points[-2], stroke.points[-1])
        width = stroke.width * CELL
        ink = _painted("stroke", stroke.colour, colours, is_under=not stroke.above)
        bodies = [(ink, width)]
        if not stroke.above and _has_edge(stroke.colour, colours) and width > 4 * _EDGE:
            edge = _painted("stroke", stroke.colour, colours)
            bodies = [(edge, width), (ink, width - 2 * _EDGE)]
        for ink, width in bodies:
            yield (
                f'<path fill="none" {ink} stroke-width="{n(width)}" stroke-linecap="round" '
                f'stroke-linejoin="round" d="{path}"/>'
            )


def _shapes(shapes: Iterable[Shape], colours: Theme) -> Iterator[str]:
    for shape in shapes:
        may_be_dark = colours in (DARK, PAGE)
        on_paper = not shape.fill or (not shape.above and may_be_dark)
        if shape.fill or shape.border:
            path = _path(shape)
            fill = _painted("fill", shape.fill, colours, is_themed=False, is_under=not shape.above)
            if shape.fill:
                yield f'<path {fill} d="{path}"/>'
            edge = shape.border
            if not edge and not shape.above and _has_edge(shape.fill, colours):
                edge = shape.fill
            if edge:
                border = _painted("stroke", edge, colours, is_themed=on_paper or may_be_dark)
                yield f'<path fill="none" {border} stroke-width="{_EDGE}" d="{path}"/>'
        if shape.text:
            ink = _ink(shape.text_colour, colours, is_themed=on_paper)
            down = shape.y * CELL + 0.36 * shape.text_size * CELL
            yield (
                f'<text {ink} x="{n(shape.x * CELL)}" y="{n(down)}" font-family="{FONT}" '
                f'font-size="{n(shape.text_size * CELL)}" text-anchor="middle">'
                f"{escape(shape.text, quote=False)}</text>"
            )


def _outline(drawn: Outline, layout: Layout, colours: Theme) -> Iterator[str]:
    index = indices_of_names(layout.size)
    cells = [index[name] for name in drawn.cells]
    path = "".join(f"M{xy(*start)}L{xy(*end)}" for start, end in outline(cells, layout, 0.07))
    ink = _painted("stroke", drawn.colour, colours)
    yield f'<path fill="none" {ink} stroke-width="1.2" stroke-dasharray="3.2 2.2" d="{path}"/>'
    if drawn.text:
        row, column = divmod(min(cells), layout.size)
        yield (
            f'<text {_ink(drawn.colour, colours)} x="{n((column + 0.09) * CELL)}" '
            f'y="{n((row + 0.27) * CELL)}" font-family="{FONT}" font-size="10">'
            f"{escape(drawn.text, quote=False)}</text>"
        )


def _path(shape: Shape) -> str:
    """A rectangle or an ellipse, turned by its angle."""
    wide, high = shape.width / 2, shape.height / 2
    if shape.round and wide == high:
        return circle(shape.x, shape.y, wide)
    turn = math.radians(shape.angle)

    def at(x: float, y: float) -> str:
        return xy(
            shape.x + x * math.cos(turn) - y * math.sin(turn),
            shape.y + x * math.sin(turn) + y * math.cos(turn),
        )

    if not shape.round:
        corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
        return "M" + "L".join(at(x, y) for x, y in corners) + "z"
    step = 2 * math.pi / _STEPS
    out = 1 / math.cos(step / 2)  # where the tangents of two neighbouring points meet
    path = f"M{at(wide, 0)}"
    for number in range(_STEPS):
        between, end = (number + 0.5) * step, (number + 1) * step
        control = at(out * wide * math.cos(between), out * high * math.sin(between))
        path += f"Q{control} {at(wide * math.cos(end), high * math.sin(end))}"
    return path + "z"


def _ink(colour: str, colours: Theme, *, is_themed: bool = True) -> str:
    """The attributes of a text, which pages write as far as their typefaces can."""
    paint = _painted("fill", colour, colours, is_themed=is_themed)
    if paint.startswith("class="):
        return paint.replace('class="', 'class="nonet-drawn ', 1)
    return f'class="nonet-drawn" {paint}'


def _painted(
    what: str, colour: str, colours: Theme, *, is_themed: bool = True, is_under: bool = False
) -> str:
    """A colour and its opacity as attributes; black on bare paper is the ink of the theme."""
    if is_themed and colour == _BLACK:
        kind = "texts" if what == "fill" else "signs"
        return f'class="nonet-{kind}" {what}="{colours.given}"'
    shown, opacity = colour[:7], colour[7:]
    if colours is PRINT and colour:
        red, green, blue = _parts(shown)
        shown = "#" + 3 * f"{round(0.299 * red + 0.587 * green + 0.114 * blue):02x}"
    if is_under and colours is DARK:
        shown = _toned(shown)
    elif is_under and colours is PAGE:
        shown = f"light-dark({shown},{_toned(shown)})"
    if not opacity:
        return f'{what}="{shown}"'
    return f'{what}="{shown}" {what}-opacity="{int(opacity, 16) / 255:.2f}"'


def _has_edge(colour: str, colours: Theme) -> bool:
    """Whether a colour is toned down so far that only an edge shows what it was."""
    return colours in (DARK, PAGE) and len(colour) == 7 and colour not in {_BLACK, _WHITE}


@cache
def _toned(colour: str) -> str:
    """The colour mixed with dark paper so far that digits can be read on it; white is paper."""
    paper = _parts(DARK.paper)
    inks = [_luminance(_parts(ink)) for ink in (DARK.given, DARK.entry)]
    for percent in range(0 if colour == _WHITE else 100, 0, -5):
        mixed = [
            round((percent * part + (100 - percent) * under) / 100)
            for part, under in zip(_parts(colour), paper, strict=True)
        ]
        if (min(inks) + 0.05) / (_luminance(mixed) + 0.05) >= _LEAST_CONTRAST:
            return "#" + "".join(f"{part:02x}" for part in mixed)
    return DARK.paper


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _luminance(parts: Iterable[int]) -> float:
    """Relative luminance, WCAG 2.2."""
    shares = (part / 255 for part in parts)
    linear = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return sum(
        weight * share for weight, share in zip((0.2126, 0.7152, 0.0722), linear, strict=True)
    )
