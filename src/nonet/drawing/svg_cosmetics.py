"""What a file draws on and around its grid that is no rule, as SVG: lines, shapes, texts, fog."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from nonet.drawing.overlay import outline
from nonet.drawing.svg_overlay import CELL, FONT
from nonet.drawing.svg_rules import circle, head, n, way, xy
from nonet.drawing.themes import PRINT, Theme
from nonet.layout import Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.cosmetics import Cosmetics, Outline, Shape, Stroke

_BLACK = "#000000"
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
    """What lies under the lines of the grid and the digits."""
    yield from _shapes((one for one in cosmetics.shapes if not one.above), colours)
    yield from _strokes((one for one in cosmetics.strokes if not one.above), colours)
    for one in cosmetics.outlines:
        yield from _outline(one, layout, colours)


def above(cosmetics: Cosmetics, layout: Layout, colours: Theme, *, fog: bool) -> Iterator[str]:
    """What lies over the digits, and on top the fog over the cells that are not lit."""
    yield from _strokes((one for one in cosmetics.strokes if one.above), colours)
    yield from _shapes((one for one in cosmetics.shapes if one.above), colours)
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
    for one in strokes:
        path = way(one.points)
        if one.arrow:
            path += head(one.points[-2], one.points[-1])
        yield (
            f'<path fill="none" {_painted("stroke", one.colour, colours)} '
            f'stroke-width="{n(one.width * CELL)}" stroke-linecap="round" '
            f'stroke-linejoin="round" d="{path}"/>'
        )


def _shapes(shapes: Iterable[Shape], colours: Theme) -> Iterator[str]:
    for one in shapes:
        if one.fill or one.border:
            path = _path(one)
            fill = _painted("fill", one.fill, colours, is_themed=False)
            if one.fill:
                yield f'<path {fill} d="{path}"/>'
            if one.border:
                border = _painted("stroke", one.border, colours, is_themed=not one.fill)
                yield f'<path fill="none" {border} stroke-width="1.2" d="{path}"/>'
        if one.text:
            ink = _painted("fill", one.text_colour, colours, is_themed=not one.fill)
            down = one.y * CELL + 0.36 * one.text_size * CELL
            yield (
                f'<text {ink} x="{n(one.x * CELL)}" y="{n(down)}" font-family="{FONT}" '
                f'font-size="{n(one.text_size * CELL)}" text-anchor="middle">'
                f"{escape(one.text)}</text>"
            )


def _outline(one: Outline, layout: Layout, colours: Theme) -> Iterator[str]:
    index = indices_of_names(layout.size)
    cells = [index[name] for name in one.cells]
    path = "".join(f"M{xy(*start)}L{xy(*end)}" for start, end in outline(cells, layout, 0.07))
    ink = _painted("stroke", one.colour, colours)
    yield f'<path fill="none" {ink} stroke-width="1.2" stroke-dasharray="3.2 2.2" d="{path}"/>'
    if one.text:
        row, column = divmod(min(cells), layout.size)
        yield (
            f'<text {_painted("fill", one.colour, colours)} x="{n((column + 0.09) * CELL)}" '
            f'y="{n((row + 0.27) * CELL)}" font-family="{FONT}" font-size="10">'
            f"{escape(one.text)}</text>"
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


def _painted(what: str, colour: str, colours: Theme, *, is_themed: bool = True) -> str:
    """A colour and its opacity as attributes; black on bare paper is the ink of the theme."""
    if is_themed and colour == _BLACK:
        kind = "texts" if what == "fill" else "signs"
        return f'class="nonet-{kind}" {what}="{colours.given}"'
    shown, opacity = colour[:7], colour[7:]
    if colours is PRINT and colour:
        red, green, blue = (int(shown[at : at + 2], 16) for at in (1, 3, 5))
        shown = "#" + 3 * f"{round(0.299 * red + 0.587 * green + 0.114 * blue):02x}"
    if not opacity:
        return f'{what}="{shown}"'
    return f'{what}="{shown}" {what}-opacity="{int(opacity, 16) / 255:.2f}"'
