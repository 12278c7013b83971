"""The marks of rules as SVG: what lies below the lines of a grid, and what lies above them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import chain

from nonet.drawing.emphasis import Halo, halos_of
from nonet.drawing.overlay import Marks, outline
from nonet.drawing.placing import (
    BADGE,
    CLUE,
    DOT,
    PlacedClue,
    PlacedDot,
    PlacedMarks,
    PlacedText,
)
from nonet.drawing.styles import Look
from nonet.drawing.svg_overlay import CELL, FONT
from nonet.drawing.themes import DARK, Theme
from nonet.layout import Layout
from nonet.layout.appearance import Dashes, Form, Frame, Ink, LineLook
from nonet.layout.marks import Badge, CellsOutline, Chevrons, Choices, Fill, Path, Point, Spot

Line = tuple[Point, Point]

_EDGE = 1.2
"""Width of the edges of lines and shapes, in drawing units."""

_CORE = 1.8
_CORE_OPACITY = 0.7
_FILL_OPACITY = 0.6
_HEAD = 7.0
_BAR = 1.6
_DOTS = {"white": ("#ffffff", "#111111"), "black": ("#111111", "#ffffff")}
"""Dots are white and black in the dark, too: the colours of a dot, and of its edge and text."""

_WIDEST: dict[Frame, float] = {
    "": 0.72,
    "square": 0.54,
    "circle": 0.54,
    "diamond": 0.46,
    "hexagon": 0.5,
    "octagon": 0.54,
    "pentagon": 0.46,
    "double_circle": 0.46,
    "double_diamond": 0.4,
    "double_square": 0.5,
    "double_hexagon": 0.46,
    "bars": 0.6,
    "brackets": 0.54,
}
"""Width of a clue by its frame."""

RULE_STYLE = (
    f".nonet-auto .nonet-blank {{ fill: {DARK.paper} }} "
    f".nonet-auto [paint-order] {{ stroke: {DARK.paper} }} "
    f".nonet-auto .nonet-hollow {{ stroke: {DARK.paper} }} "
    f".nonet-auto .nonet-texts {{ fill: {DARK.given} }} "
    f".nonet-auto .nonet-signs {{ stroke: {DARK.given} }} "
) + "".join(
    f".nonet-auto .nonet-f-{ink} {{ fill: {DARK.bodies[ink]} }} "
    f".nonet-auto .nonet-b-{ink} {{ stroke: {DARK.bodies[ink]} }} "
    f".nonet-auto .nonet-e-{ink} {{ stroke: {DARK.edges[ink]} }} "
    for ink in DARK.bodies
)
"""Styles that make the marks of rules follow the reader's preference for dark."""


def below(placed: PlacedMarks, layout: Layout, colours: Theme) -> Iterator[str]:
    """The layer under the lines of the grid and the digits: filled cells, lines and shapes."""
    for fill in placed.fills:
        yield from _fill(fill, layout.size, colours)
    yield from (_spot(spot, colours) for spot in placed.spots if spot.look.is_below)
    if placed.lines:
        yield '<g class="nonet-ways" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        for path, bulb in placed.lines:
            yield from _line(path, bulb, colours)
        yield "</g>"
    yield from (_spot(spot, colours) for spot in placed.spots if not spot.look.is_below)
    joined = "".join(
        f"M{'L'.join(xy(*end) for end in dot.ends)}" for dot in placed.dots if dot.ends is not None
    )
    if joined:
        yield (
            f'<path fill="none" {_edge("grey", "", colours)} stroke-width="1" '
            f'stroke-dasharray="1.5 2.5" d="{joined}"/>'
        )


def halos(rules: Iterable[tuple[int, Look]], layout: Layout, colours: Theme) -> Iterator[str]:
    """Halos that make rules of a layout stand out, under all their marks."""
    yield '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    for number, look in rules:
        for halo in halos_of(layout.constraints[number], layout):
            ink = f'class="nonet-{look.ink}" stroke="{colours.strokes[look.ink]}"'
            if halo.is_under_digits:
                ink = f'class="nonet-halo" stroke="{colours.inks[look.ink]}"'
                ink += f' stroke-opacity="{colours.halo_opacity}"'
            width, path = n(halo.width * CELL), halo_path(halo, layout)
            yield f'<path {ink} stroke-width="{width}" d="{path}"/>'
    yield "</g>"


def halo_path(halo: Halo, layout: Layout) -> str:
    """The path of a halo."""
    path = "".join(way(points) for points in halo.ways)
    path += "".join(circle(*spot) for spot in halo.circles)
    for cells, inset in halo.outlines:
        lines = outline(cells, layout, inset)
        path += "".join(f"M{xy(*start)}L{xy(*end)}" for start, end in lines)
    return path


def above(
    placed: PlacedMarks, layout: Layout, colours: Theme, choices: Sequence[Choices]
) -> Iterator[str]:
    """The layer over the lines of the grid: outlines, texts, dots and clues.

    `choices` are those that are shown, in the places of pencil marks.
    """
    labels = _by_cell(placed.labels)
    for drawn, inset in placed.outlines:
        yield _outline(drawn, inset, layout, colours, labels)
    if placed.chevrons:
        path = "".join(_chevrons(chevron, layout.size) for chevron in placed.chevrons)
        yield _signs(path, colours)
    yield from _labels(placed.labels, colours)
    if choices:
        rooms = {
            choice.cell: placed.rooms[choice.cell]
            for choice in choices
            if choice.cell in placed.rooms
        }
        yield from _choices(choices, Marks.of(layout, rooms), layout, colours)
    for dot in placed.dots:
        yield from _dot(dot, colours)
    for x, y, badge in placed.badges:
        yield from _badge(x, y, badge, colours)
    yield from _clues(placed.clues, colours)


# ---- cells and lines


def _fill(fill: Fill, size: int, colours: Theme) -> Iterator[str]:
    look = fill.look
    corners = [(cell % size * CELL, cell // size * CELL) for cell in fill.cells]
    squares = "".join(f"M{x} {y}h{CELL}v{CELL}h-{CELL}z" for x, y in corners)
    paint = _filled(look.ink, fill.colour, colours)
    yield f'<path {paint} fill-opacity="{_FILL_OPACITY}" d="{squares}"/>'
    if not look.bars:
        return
    near, far, length = 0.06 * CELL, 0.94 * CELL, 0.88 * CELL
    bars = ""
    for x, y in corners:
        if look.bars != "ends":
            bars += "".join(f"M{n(x + at)} {n(y + near)}v{n(length)}" for at in (near, far))
        if look.bars != "sides":
            bars += "".join(f"M{n(x + near)} {n(y + at)}h{n(length)}" for at in (near, far))
    yield f'<path fill="none" {_edge(look.ink, "", colours)} stroke-width="{_BAR}" d="{bars}"/>'


def _line(path: Path, bulb: Spot | None, colours: Theme) -> Iterator[str]:
    """Its edges, its body and its pattern; a bulb is one with the line."""
    look = path.look
    along = "".join(map(way, (path.points, *path.branches)))
    edge = _edge(look.ink, path.colour, colours)
    width = look.width * CELL
    if look.is_thin:
        yield f'<path {edge} stroke-width="{n(width)}"{_dashes(look.core)} d="{along}"/>'
        if path.has_head and len(path.points) > 1:
            tip = head(path.points[-2], path.points[-1])
            yield f'<path {edge} stroke-width="{n(max(width, 1.6))}" d="{tip}"/>'
        return
    round_ = "" if bulb is None else circle(bulb.x, bulb.y, bulb.size / 2)
    yield f'<path {edge} stroke-width="{n(width)}" d="{along}"/>'
    if round_:
        yield f'<path {edge} stroke-width="{_EDGE}" d="{round_}"/>'
    inner = n(width - 2 * _EDGE)
    if look.is_hollow:
        paper = f'class="nonet-hollow" stroke="{colours.paper}"'
        yield f'<path {paper} stroke-width="{inner}" d="{along}"/>'
        if round_:
            yield f'<path class="nonet-blank" fill="{colours.paper}" d="{round_}"/>'
    else:
        body = _body(look, path.colour, colours)
        yield f'<path {body} stroke-width="{inner}" d="{along}"/>'
        if round_:
            yield f'<path {_filled(look.ink, path.colour, colours)} d="{round_}"/>'
    if look.core is not None:
        core = f'stroke-width="{_CORE}" stroke-opacity="{_CORE_OPACITY}"{_dashes(look.core)}'
        yield f'<path {edge} {core} d="{along}"/>'
    if path.has_head and len(path.points) > 1:
        tip = head(path.points[-2], path.points[-1])
        yield f'<path {edge} stroke-width="{_CORE}" d="{tip}"/>'


def _body(look: LineLook, colour: str, colours: Theme) -> str:
    if colour:
        return f'stroke="{colour}"'
    return f'class="nonet-b-{look.ink}" stroke="{colours.bodies[look.ink]}"'


def _filled(ink: Ink, colour: str, colours: Theme) -> str:
    if colour:
        return f'fill="{colour}"'
    return f'class="nonet-f-{ink}" fill="{colours.bodies[ink]}"'


def _edge(ink: Ink, colour: str, colours: Theme) -> str:
    if colour:
        return f'stroke="{colour}"'
    return f'class="nonet-e-{ink}" stroke="{colours.edges[ink]}"'


def _dashes(lengths: Dashes | None) -> str:
    if not lengths:
        return ""
    return f' stroke-dasharray="{" ".join(n(length * CELL) for length in lengths)}"'


def _spot(spot: Spot, colours: Theme) -> str:
    look = spot.look
    path = _shape(spot.x, spot.y, spot.size / 2, spot.form)
    if look.is_filled is None:
        fill = 'fill="none"'
    elif look.is_filled:
        fill = _filled(look.ink, spot.colour, colours)
    else:
        fill = f'class="nonet-blank" fill="{colours.paper}"'
    edge = _edge(look.ink, spot.colour, colours)
    stroke = f'fill="none" {edge} stroke-width="{n(look.edge)}"{_dashes(look.dashes)} d="{path}"'
    if look.is_filled is None:
        return f"<path {stroke}/>"
    return f'<path {fill} d="{path}"/>\n<path {stroke}/>'


# ---- what lies above


def _by_cell(labels: Iterable[PlacedText]) -> dict[tuple[int, int], list[PlacedText]]:
    """The labels in each cell, by its row and column; of those in one place a single one."""
    found: dict[tuple[int, int], dict[tuple[float, ...], PlacedText]] = {}
    for label in labels:
        place = (label.x, label.y, *label.half)
        found.setdefault((int(label.y), int(label.x)), {}).setdefault(place, label)
    return {cell: list(places.values()) for cell, places in found.items()}


def _outline(
    drawn: CellsOutline,
    inset: float,
    layout: Layout,
    colours: Theme,
    labels: Mapping[tuple[int, int], Sequence[PlacedText]],
) -> str:
    """An outline, which gives way to the texts in the corners of its cells."""
    look = drawn.look
    cells = {divmod(cell, layout.size) for cell in drawn.cells}
    near = [label for cell, there in labels.items() if cell in cells for label in there]
    lines = _giving_way(outline(drawn.cells, layout, inset), near)
    path = "".join(f"M{xy(*start)}L{xy(*end)}" for start, end in lines)
    edge = _edge(look.ink, drawn.colour, colours)
    caps = ' stroke-linecap="round"' if look.dashes and min(look.dashes) < 0.05 else ""
    stroke = f'stroke-width="{n(look.width)}"{caps}{_dashes(look.dashes)}'
    return f'<path fill="none" {edge} {stroke} d="{path}"/>'


def _giving_way(lines: Sequence[Line], labels: Iterable[PlacedText]) -> Iterator[Line]:
    """Upright and level lines without what is in the room of labels, in the same order."""
    parts = [[line] for line in lines]
    by_level: dict[tuple[bool, int], list[int]] = {}
    for i, (start, end) in enumerate(lines):
        is_level = start[1] == end[1]
        by_level.setdefault((is_level, math.floor(start[is_level])), []).append(i)
    for label in labels:
        for is_level, middle in ((False, label.x), (True, label.y)):
            half = label.half[is_level]
            for level in range(math.floor(middle - half), math.floor(middle + half) + 1):
                for i in by_level.get((is_level, level), ()):
                    parts[i] = [part for line in parts[i] for part in label.gaps(*line)]
    return chain.from_iterable(parts)


def _chevrons(chevrons: Chevrons, size: int) -> str:
    """Four arrowheads, each at the middle of a side."""
    row, column = divmod(chevrons.cell, size)
    x, y = column + 0.5, row + 0.5
    near, far = (0.36, 0.45) if chevrons.are_inward else (0.45, 0.36)
    path = ""
    for right, down in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        tip = x + near * right, y + near * down
        ends = [
            (x + far * right + side * down * 0.13, y + far * down + side * right * 0.13)
            for side in (1, -1)
        ]
        path += f"M{xy(*ends[0])}L{xy(*tip)}L{xy(*ends[1])}"
    return path


def _signs(path: str, colours: Theme) -> str:
    return (
        f'<path class="nonet-signs" fill="none" stroke="{colours.given}" stroke-width="1.4" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{path}"/>'
    )


def _labels(labels: Sequence[PlacedText], colours: Theme) -> Iterator[str]:
    """Texts in corners, to which outlines give way."""
    if not labels:
        return
    texts = ((label.x, label.y, label.text, label.size) for label in labels)
    yield from _texts(texts, colours, weight="normal")


def _texts(
    texts: Iterable[tuple[float, float, str, float]],
    colours: Theme,
    *,
    weight: str = "bold",
    ink: str = "",
) -> Iterator[str]:
    """Texts with their middle at a place, of a size in cells, in an ink that no theme changes."""
    look = f'fill="{ink}"' if ink else f'class="nonet-texts" fill="{colours.given}"'
    yield (f'<g {look} font-family="{FONT}" font-weight="{weight}" text-anchor="middle">')
    for x, y, text, size in texts:
        down = y * CELL + 0.36 * size * CELL
        yield (
            f'<text x="{n(x * CELL)}" y="{n(down)}" font-size="{n(size * CELL)}">'
            f"{escape(text, quote=False)}</text>"
        )
    yield "</g>"


def _choices(
    choices: Sequence[Choices], marks: Marks, layout: Layout, colours: Theme
) -> Iterator[str]:
    """Small digits that a cell may hold, where its pencil marks would be."""
    size = marks.radius * (1.7 if marks.size < 10 else 1.35)
    texts = [
        (*marks.at(choice.cell, digit - layout.digits.start + 1), str(digit), size)
        for choice in choices
        for digit in choice.digits
    ]
    yield from _texts(texts, colours, weight="normal")


def _dot(placed: PlacedDot, colours: Theme) -> Iterator[str]:
    x, y, form, text = placed.x, placed.y, placed.dot.look.form, placed.text
    if form == "sign":
        right, down = placed.towards
        if placed.ends is not None:
            yield _blank(circle(x, y, DOT), colours)
        tip, back = 0.1, 0.08
        ends = [
            (x - back * right - side * down * 0.13, y - back * down + side * right * 0.13)
            for side in (1, -1)
        ]
        path = f"M{xy(*ends[0])}L{xy(x + tip * right, y + tip * down)}L{xy(*ends[1])}"
        yield _signs(path, colours)
        return
    if form in _DOTS or placed.dot.colour:
        fill, other = _painted(placed.dot.colour) if placed.dot.colour else _DOTS[form]
        yield (f'<path fill="{fill}" stroke="{other}" stroke-width="1.2" d="{circle(x, y, DOT)}"/>')
        if text:
            yield from _texts([(x, y, text, 0.2 if len(text) < 2 else 0.16)], colours, ink=other)
        return
    size = 0.3 if len(text) < 2 else 0.23
    path = _shape(x, y, DOT, "square")
    yield _blank(path, colours)
    if form == "framed":
        size = 0.2
        yield (
            f'<path class="nonet-signs" fill="none" stroke="{colours.given}" stroke-width="1.2" '
            f'd="{path}"/>'
        )
    yield from _texts([(x, y, text, size)], colours)


def _painted(colour: str) -> tuple[str, str]:
    """A colour of a dot, and that of its edge and text, which is read on it."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return colour, "#000000" if 3 * red + 6 * green + blue > 1280 else "#ffffff"


def _blank(path: str, colours: Theme) -> str:
    return f'<path class="nonet-blank" fill="{colours.paper}" d="{path}"/>'


def _badge(x: float, y: float, badge: Badge, colours: Theme) -> Iterator[str]:
    path = circle(x, y, BADGE)
    dashes = ' stroke-dasharray="3 1.5"' if badge.is_dashed else ""
    yield _blank(path, colours)
    yield (
        f'<path class="nonet-signs" fill="none" stroke="{colours.given}" stroke-width="1.1"'
        f'{dashes} d="{path}"/>'
    )
    longest = max(map(len, badge.texts))
    size = min(0.26, 1.8 * BADGE / (0.7 * longest), 0.44 / len(badge.texts))
    step = 0.95 * size
    top = y - step * (len(badge.texts) - 1) / 2
    texts = [(x, top + at * step, text, size) for at, text in enumerate(badge.texts)]
    yield from _texts(texts, colours)


def _clues(clues: Sequence[PlacedClue], colours: Theme) -> Iterator[str]:
    """Clues outside the grid in their frames, and the arrows of little killers."""
    if not clues:
        return
    frames, dashed, signs = "", "", ""
    for clue in clues:
        path = _frame(clue.x, clue.y, clue.clue.look.frame)
        if clue.clue.look.frame == "hexagon":
            dashed += path
        else:
            frames += path
        if clue.arrow is not None:
            tail, tip = clue.arrow
            signs += f"M{xy(*tail)}L{xy(*tip)}{head(tail, tip, 4)}"
    if frames:
        yield _framed(frames, "", colours)
    if dashed:
        yield _framed(dashed, ' stroke-dasharray="4 2"', colours)
    if signs:
        yield _signs(signs, colours)
    texts = ((clue.x, clue.y, clue.clue.text, _fitting(clue)) for clue in clues if clue.clue.text)
    yield from _texts(texts, colours, weight="normal")


def _frame(x: float, y: float, frame: Frame) -> str:
    """The frame of a clue, as a path."""
    match frame:
        case "":
            return ""
        case "circle":
            return circle(x, y, 0.34)
        case "double_circle":
            return circle(x, y, 0.34) + circle(x, y, 0.28)
        case "double_diamond":
            return _shape(x, y, 0.42, "diamond") + _shape(x, y, 0.35, "diamond")
        case "double_square":
            return _shape(x, y, 0.36, "square") + _shape(x, y, 0.3, "square")
        case "double_hexagon":
            return "".join(_polygon(x, y, size, range(0, 360, 60)) for size in (0.4, 0.33))
        case "hexagon":
            return _polygon(x, y, 0.38, range(0, 360, 60))
        case "octagon":
            return _polygon(x, y, 0.36, range(22, 360, 45))
        case "pentagon":
            return _polygon(x, y, 0.37, range(-90, 270, 72))
        case "bars":
            return "".join(way(((x - 0.3, end), (x + 0.3, end))) for end in (y - 0.28, y + 0.28))
        case "brackets":
            return _bracket(x, y, -1) + _bracket(x, y, 1)
        case _:
            return _shape(x, y, 0.31 if frame == "square" else 0.4, frame)


def _bracket(x: float, y: float, side: int) -> str:
    near, far = x + 0.24 * side, x + 0.33 * side
    return way(((near, y - 0.28), (far, y - 0.28), (far, y + 0.28), (near, y + 0.28)))


def _framed(path: str, dashes: str, colours: Theme) -> str:
    edge = _edge("grey", "", colours)
    return f'<path fill="none" {edge} stroke-width="1.2"{dashes} d="{path}"/>'


def _fitting(clue: PlacedClue) -> float:
    """Size of the letters of a clue, so that they stay within its frame."""
    return min(CLUE, _WIDEST[clue.clue.look.frame] / (0.7 * len(clue.clue.text)))


# ---- shapes


def way(points: Sequence[Point]) -> str:
    """A line through points, as a path."""
    if len(points) == 1:
        return f"M{xy(*points[0])}L{xy(*points[0])}"
    return "M" + "L".join(xy(*point) for point in points)


def head(before: Point, tip: Point, size: float = _HEAD) -> str:
    """The head of an arrow, as a path."""
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    x, y = tip[0] * CELL, tip[1] * CELL
    ends = [
        (x - size * math.cos(angle + turn), y - size * math.sin(angle + turn))
        for turn in (0.55, -0.55)
    ]
    (x1, y1), (x2, y2) = ends
    return f"M{n(x1)} {n(y1)}L{n(x)} {n(y)}L{n(x2)} {n(y2)}"


def _shape(x: float, y: float, reach: float, form: Form) -> str:
    if form == "circle":
        return circle(x, y, reach)
    if form == "diamond":
        return _polygon(x, y, reach, range(0, 360, 90))
    side = 2 * reach * CELL
    return f"M{xy(x - reach, y - reach)}h{n(side)}v{n(side)}h{n(-side)}z"


def _polygon(x: float, y: float, reach: float, angles: Iterable[int]) -> str:
    corners = (
        xy(x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle)))
        for angle in angles
    )
    return "M" + "L".join(corners) + "z"


def circle(x: float, y: float, radius: float) -> str:
    """A circle, as a path."""
    half = f"a{n(radius * CELL)} {n(radius * CELL)} 0 1 0"
    wide = 2 * radius * CELL
    return f"M{xy(x - radius, y)}{half} {n(wide)} 0{half} {n(-wide)} 0z"


def xy(x: float, y: float) -> str:
    """A point, in drawing units."""
    return f"{n(x * CELL)} {n(y * CELL)}"


def n(value: float) -> str:
    """A number, with as few digits as it needs."""
    return f"{round(value, 2):g}"
