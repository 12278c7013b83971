"""Pictures on the page of a PDF: what svg.py wrote, drawn with the same lines and letters.

The SVG is the one description of a drawing. This paints the part of SVG that nonet writes, so
that a picture looks the same on the screen and on paper.

    svg  g  rect  path (M L Q h v a z)  text       attributes are inherited from the outside
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from nonet.drawing.fonts import font_for, width_of, written

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas
    from reportlab.pdfgen.pathobject import PDFPathObject

Attributes = dict[str, str]

_SPACE = "{http://www.w3.org/2000/svg}"
_COMMAND = re.compile("([MLQhvaz])([^MLQhvaz]*)")
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_ROUND = 4 / 3 * (math.sqrt(2) - 1)
"""Distance of the control points of a quarter circle from its ends, in radii."""

_INHERITED = (
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "font-size",
    "font-weight",
    "text-anchor",
)


def paint(
    canvas: Canvas,
    svg: str,
    x: float,
    y: float,
    scale: float,
    *,
    paper: bool = True,
    letter_scale: float = 1,
) -> None:
    """Draw an SVG with the origin of its view at (x, y), upright, `scale` points a unit.

    Without `paper` the page itself is the background. The givens and entries can be made larger.
    """
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(scale, scale)
    root = ET.fromstring(svg)  # noqa: S314 (nonet has written it)
    for child in root:
        _Renderer(canvas, paper=paper, letter_scale=letter_scale).element(child, {})
    canvas.restoreState()


def view_of(svg: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of what an SVG shows, in its units."""
    found = re.search('viewBox="([^"]*)"', svg)
    assert found is not None
    left, top, width, height = map(float, found[1].split())
    return left, top, width, height


class _Renderer:
    """Draws elements one by one; y goes up on a page and down in SVG."""

    def __init__(self, canvas: Canvas, *, paper: bool, letter_scale: float) -> None:
        self._canvas = canvas
        self._paper = paper
        self._letter_scale = letter_scale

    def element(self, element: ET.Element, outer: Attributes) -> None:
        """Draw an element and what is in it."""
        kind = element.tag.removeprefix(_SPACE)
        here = outer | {name: value for name, value in element.items() if name in _INHERITED}
        if kind == "svg":
            self._nested(element, here)
        elif kind == "g":
            self._group(element, here)
        elif kind == "rect":
            if self._paper or element.get("class") != "nonet-paper":
                self._rectangle(element, here)
        elif kind == "path":
            self._path(element, here)
        elif kind == "text":
            self._texts([element], here, 1)

    def _nested(self, element: ET.Element, here: Attributes) -> None:
        """A picture in its place on a sheet."""
        left, top, width, _ = map(float, element.get("viewBox", "").split())
        scale = float(element.get("width", "")) / width
        self._canvas.saveState()
        self._canvas.translate(
            float(element.get("x", "0")) - left * scale,
            top * scale - float(element.get("y", "0")),
        )
        self._canvas.scale(scale, scale)
        for child in element:
            self.element(child, here)
        self._canvas.restoreState()

    def _group(self, element: ET.Element, here: Attributes) -> None:
        texts = [child for child in element if child.tag == f"{_SPACE}text"]
        if len(texts) == len(element):
            large = element.get("class") in ("nonet-givens", "nonet-entries")
            self._texts(texts, here, self._letter_scale if large else 1)
        else:
            for child in element:
                self.element(child, here)

    def _rectangle(self, element: ET.Element, here: Attributes) -> None:
        x, y, width, height, radius = (
            float(element.get(name, "0")) for name in ("x", "y", "width", "height", "rx")
        )
        self._inks(here)
        if radius:
            self._canvas.roundRect(x, -y - height, width, height, radius, stroke=0, fill=1)
        else:
            self._canvas.rect(x, -y - height, width, height, stroke=0, fill=1)

    def _path(self, element: ET.Element, here: Attributes) -> None:
        canvas = self._canvas
        filled, stroked = (here.get(name, "none") != "none" for name in ("fill", "stroke"))
        dashes = element.get("stroke-dasharray")
        if dashes is not None:
            lengths = [float(number) for number in dashes.split()]
            canvas.setDash(lengths, float(element.get("stroke-dashoffset", "0")))
        self._inks(here)
        path = canvas.beginPath()
        _trace(path, element.get("d", ""))
        canvas.drawPath(path, stroke=int(stroked), fill=int(filled))
        if dashes is not None:
            canvas.setDash([])

    def _texts(self, elements: list[ET.Element], here: Attributes, larger: float) -> None:
        """Texts of one colour, most of them digits, over strokes that cut what lies below."""
        if here.get("paint-order") == "stroke":
            self._written(elements, here | {"fill": "none"}, larger, mode=1)
        self._written(elements, here | {"stroke": "none"}, larger, mode=0)

    def _written(
        self, elements: list[ET.Element], here: Attributes, larger: float, *, mode: Literal[0, 1]
    ) -> None:
        canvas = self._canvas
        self._inks(here)
        text = canvas.beginText()
        text.setTextRenderMode(mode)
        for element in elements:
            style = here | dict(element.items())
            words = element.text or ""
            size = float(style["font-size"]) * larger
            if "nonet-drawn" in style.get("class", ""):  # any text that a file has
                font, words = written(words)
            else:
                font = font_for(words, bold=style.get("font-weight") == "bold")
            text.setFont(font, size)
            x, y = float(style["x"]), float(style["y"])
            if style.get("text-anchor") == "middle":
                x -= width_of(words, font, size) / 2
            # The middle of a digit, 0.36 of its size above the line, stays where it is.
            y += 0.36 * (size - size / larger)
            text.setTextOrigin(x, -y)
            text.textOut(words)
        canvas.drawText(text)

    def _inks(self, style: Attributes) -> None:
        canvas = self._canvas
        if style.get("fill", "none") != "none":
            canvas.setFillColor(style["fill"], alpha=float(style.get("fill-opacity", "1")))
        if style.get("stroke", "none") != "none":
            canvas.setStrokeColor(style["stroke"], alpha=float(style.get("stroke-opacity", "1")))
            canvas.setLineWidth(float(style.get("stroke-width", "1")))
            canvas.setLineCap(_CAPS[style.get("stroke-linecap", "butt")])
            canvas.setLineJoin(_JOINS[style.get("stroke-linejoin", "miter")])


def _trace(path: PDFPathObject, commands: str) -> None:
    """Follow the commands of an SVG path."""
    x = y = 0.0
    for command, numbers in _commands(commands):
        if command == "M":
            x, y = numbers
            path.moveTo(x, -y)
        elif command == "L":
            x, y = numbers
            path.lineTo(x, -y)
        elif command == "h":
            x += numbers[0]
            path.lineTo(x, -y)
        elif command == "v":
            y += numbers[0]
            path.lineTo(x, -y)
        elif command == "Q":
            over, down, end_x, end_y = numbers
            path.curveTo(
                x + (over - x) * 2 / 3,
                -(y + (down - y) * 2 / 3),
                end_x + (over - end_x) * 2 / 3,
                -(end_y + (down - end_y) * 2 / 3),
                end_x,
                -end_y,
            )
            x, y = end_x, end_y
        elif command == "a":
            x = _half_circle(path, x, y, numbers[5])
        else:
            path.close()


def _half_circle(path: PDFPathObject, x: float, y: float, width: float) -> float:
    """Half a circle to a point at the same height: below going right, above going left."""
    radius = width / 2
    out, middle, end = radius * _ROUND, x + radius, x + width
    path.curveTo(x, -y - out, middle - out, -y - radius, middle, -y - radius)
    path.curveTo(middle + out, -y - radius, end, -y - out, end, -y)
    return end


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    for command, numbers in _COMMAND.findall(text):
        yield command, [float(number) for number in numbers.split()]
