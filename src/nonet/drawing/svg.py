"""A scene as SVG: one string, no script, no font or file from elsewhere.

Colours stand as attributes, which every viewer understands. With the "auto" theme those are the
light ones, and a style sheet replaces them where the reader prefers dark. Its rules are tied to
the class of this drawing, because a page that holds the SVG inline shares all style sheets.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal
from xml.sax.saxutils import escape

from nonet.drawing.scene import Label, Line, Rectangle, Scene, scene_of
from nonet.drawing.themes import DARK, LIGHT, TINTS, Theme
from nonet.errors import NonetError

if TYPE_CHECKING:
    from nonet.grid import Grid

ThemeName = Literal["auto", "light", "dark"]

_CELL = 40  # drawing units a cell; even, so that centres are whole
_MARGIN = 14
_FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
_FONT_SIZES = {1: 25, 2: 20, 3: 14}  # by the length of the largest digit
_WIDEST = 960
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_DARK_STYLE = (
    "@media (prefers-color-scheme: dark) { "
    f".nonet-auto .nonet-paper {{ fill: {DARK.paper} }} "
    f".nonet-auto .nonet-tints {{ fill-opacity: {DARK.tint_opacity} }} "
    f".nonet-auto .nonet-shades {{ fill: {DARK.shade}; fill-opacity: {DARK.shade_opacity} }} "
    f".nonet-auto .nonet-lines {{ stroke: {DARK.line} }} "
    f".nonet-auto .nonet-borders {{ stroke: {DARK.border} }} "
    f".nonet-auto .nonet-notes {{ fill: {DARK.note} }} "
    f".nonet-auto .nonet-givens {{ fill: {DARK.given} }} "
    f".nonet-auto .nonet-entries {{ fill: {DARK.entry} }} "
    "}"
)


def draw(
    grid: Grid,
    *,
    theme: ThemeName = "auto",
    title: str | None = None,
    width: float | None = None,
) -> str:
    """SVG picture of `grid`: its houses, its givens in bold and its entries in plain blue.

    Equal grids give equal text. The picture stands by itself (no script, nothing loaded) and can
    be saved as a file or put into a web page as it is. A screen reader finds its title and its
    rows in words.

    Parameters
    ----------
    grid
        A grid of any layout.
    theme
        "auto" follows the reader's preference for light or dark; "light" and "dark" are fixed.
    title
        What the picture is called in words; None: its size and layout.
    width
        In pixels, the height follows; None: about 40 a cell, at most 960. The picture can be
        scaled anyway.

    Raises
    ------
    NonetError
        There is no such theme, or the width is not above 0.

    Examples
    --------
    >>> from nonet import Grid
    >>> svg = draw(Grid("1... .2.. ..3. ...4"))
    >>> svg[:4], svg.count("<text")
    ('<svg', 4)
    """
    if theme not in ("auto", "light", "dark"):
        raise NonetError(f"expected the theme 'auto', 'light' or 'dark', found {theme!r}")
    if width is not None and not (math.isfinite(width) and width > 0):
        raise NonetError(f"expected a width above 0, found {width!r}")
    scene = scene_of(grid)
    side = scene.size * _CELL + 2 * _MARGIN
    shown = f"{min(side, _WIDEST) if width is None else width:g}"
    words = _text(scene.title if title is None else title), _text(scene.description)
    # In one page, equal identifiers may stand for equal words only.
    name = "nonet-" + hashlib.sha256("\n".join(words).encode()).hexdigest()[:12]
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="nonet-{theme}" role="img" '
        f'aria-labelledby="{name}-title" aria-describedby="{name}-text" '
        f'width="{shown}" height="{shown}" viewBox="{-_MARGIN} {-_MARGIN} {side} {side}">'
    )
    lines = [
        opening,
        f'<title id="{name}-title">{words[0]}</title>',
        f'<desc id="{name}-text">{words[1]}</desc>',
        *([f"<style>{_DARK_STYLE}</style>"] if theme == "auto" else []),
        *_picture(scene, DARK if theme == "dark" else LIGHT),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _picture(scene: Scene, colours: Theme) -> Iterator[str]:
    side = scene.size * _CELL + 2 * _MARGIN
    yield (
        f'<rect class="nonet-paper" x="{-_MARGIN}" y="{-_MARGIN}" width="{side}" height="{side}" '
        f'rx="6" fill="{colours.paper}"/>'
    )
    if scene.tints:
        yield f'<g class="nonet-tints" fill-opacity="{colours.tint_opacity}">'
        for tint, colour in enumerate(TINTS):
            areas = [area for number, area in scene.tints if number % len(TINTS) == tint]
            if areas:
                yield f'<path fill="{colour}" d="{_areas(areas)}"/>'
        yield "</g>"
    if scene.shades:
        yield (
            f'<path class="nonet-shades" fill="{colours.shade}" '
            f'fill-opacity="{colours.shade_opacity}" d="{_areas(scene.shades)}"/>'
        )
    if scene.diagonals:
        # Dashes across the corners of the cells, gaps where the digits stand.
        half = f"{_CELL * math.sqrt(0.5):.2f}"
        quarter = f"{_CELL * math.sqrt(0.125):.2f}"
        yield (
            f'<path class="nonet-lines" fill="none" stroke="{colours.line}" stroke-width="1.5" '
            f'stroke-dasharray="{half}" stroke-dashoffset="{quarter}" '
            f'd="{_lines(scene.diagonals)}"/>'
        )
    yield (
        f'<path class="nonet-lines" fill="none" stroke="{colours.line}" d="{_lines(scene.lines)}"/>'
    )
    yield (
        f'<path class="nonet-borders" fill="none" stroke="{colours.border}" stroke-width="2.5" '
        f'stroke-linecap="round" d="{_lines(scene.borders)}"/>'
    )
    if scene.notes:
        yield f'<g class="nonet-notes" fill="{colours.note}" font-family="{_FONT}" font-size="9">'
        for note in scene.notes:
            x, y = note.column * _CELL + 4, note.row * _CELL + 11
            yield f'<text x="{x}" y="{y}">{note.text}</text>'
        yield "</g>"
    size = _FONT_SIZES[len(str(scene.size))]
    for kind, labels, colour, weight in (
        ("givens", scene.givens, colours.given, "bold"),
        ("entries", scene.entries, colours.entry, "normal"),
    ):
        if labels:
            yield (
                f'<g class="nonet-{kind}" fill="{colour}" font-family="{_FONT}" '
                f'font-size="{size}" font-weight="{weight}" text-anchor="middle">'
            )
            yield from (_digit(label, size) for label in labels)
            yield "</g>"


def _digit(label: Label, font_size: int) -> str:
    x = label.column * _CELL + _CELL // 2
    # Capitals and digits are about 0.72 of the font size high.
    y = label.row * _CELL + _CELL // 2 + round(0.36 * font_size)
    return f'<text x="{x}" y="{y}">{label.text}</text>'


def _lines(lines: Iterable[Line]) -> str:
    return "".join(
        f"M{line.x1 * _CELL} {line.y1 * _CELL}L{line.x2 * _CELL} {line.y2 * _CELL}"
        for line in lines
    )


def _areas(areas: Iterable[Rectangle]) -> str:
    """Outlines, all the same way round, so that what is covered twice is filled once."""
    return "".join(
        f"M{area.x * _CELL} {area.y * _CELL}h{area.width * _CELL}v{area.height * _CELL}"
        f"h{-area.width * _CELL}z"
        for area in areas
    )


def _text(words: str) -> str:
    return escape(_NOT_XML.sub("\ufffd", words))
