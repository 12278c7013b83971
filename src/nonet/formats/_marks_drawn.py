"""The marks of rules as cosmetics, in the colours that players of SudokuPad know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from nonet.layout import Constraint, Cosmetics, Layout, Outline, Shape, Stroke, cell_name
from nonet.layout.appearance import DARK, Frame
from nonet.layout.areas import Area, Segment
from nonet.layout.marks import (
    Badge,
    CellsOutline,
    Chevrons,
    Choices,
    Dot,
    Fill,
    Mark,
    OutsideClue,
    Path,
    Point,
    Spot,
)
from nonet.layout.sentences import letters_of

_BLACK = "#000000"
_WHITE = "#ffffff"
_THIN = 1 / 32
_FRAMES: dict[Frame, tuple[bool, int]] = {
    "circle": (True, 0),
    "diamond": (False, 45),
    "square": (False, 0),
    "double_circle": (True, 0),
    "double_diamond": (False, 45),
}
"""Whether the frame of a clue is round, and its angle."""

_OF_DIAGONALS = ("#34bbe6", _THIN)
_TOUCH = 0.35
"""Half the size of the circle at a corner."""


def drawn(layout: Layout, rules: Iterable[Constraint]) -> Cosmetics:
    """The drawings of rules of a layout, as lines, shapes and outlines."""
    marks = tuple(mark for rule in rules for mark in rule.marks(layout))
    letters = letters_of(marks)
    places: Counter[Point] = Counter()
    items = [item for mark in marks for item in _items(mark, layout.size, letters, places)]
    return Cosmetics(
        tuple(item for item in items if isinstance(item, Stroke)),
        tuple(item for item in items if isinstance(item, Shape)),
        tuple(item for item in items if isinstance(item, Outline)),
    )


def _items(
    mark: Mark, size: int, letters: dict[str, str], places: Counter[Point]
) -> Iterator[Stroke | Shape | Outline]:
    letter = letters.get(getattr(mark, "letter", ""), "")
    match mark:
        case Area():
            if not mark.is_optional:
                middle = (mark.x + mark.width / 2, mark.y + mark.height / 2)
                yield Shape(
                    *middle, mark.width, mark.height, round=False, fill="#e8e8e8", border=""
                )
        case Segment():
            ends = ((float(mark.x1), float(mark.y1)), (float(mark.x2), float(mark.y2)))
            yield Stroke(ends, *_OF_DIAGONALS)
        case Fill():
            for at, cell in enumerate(mark.cells):
                text = mark.text or letter if at == 0 else ""
                fill = mark.colour or "#e0e0e0"
                yield Shape(
                    *_middle(cell, size), 1, 1, round=False, fill=fill, border="", text=text
                )
        case Path():
            yield from _of_path(mark, letter)
        case Spot():
            yield _of_spot(mark)
        case CellsOutline():
            names = tuple(cell_name(cell, size) for cell in mark.cells)
            yield Outline(names, mark.colour or _BLACK, mark.text or letter)
        case Dot():
            yield from _of_dot(mark, size, letter)
        case Badge():
            yield _circle(mark.x, mark.y, 2 * _TOUCH, " ".join(mark.texts), _WHITE, size=7 / 32)
        case Chevrons():
            yield from _of_chevrons(mark, size)
        case OutsideClue():
            yield from _of_clue(mark, size, places)
        case Choices():
            x, y = _middle(mark.cell, size)
            yield _text(x, y + 0.3, "".join(map(str, mark.digits)), 0.2)


def _of_path(mark: Path, letter: str) -> Iterator[Stroke | Shape]:
    text = mark.text or letter
    if mark.look.is_pill:
        (left, top), (right, bottom) = (
            tuple(end(axis) for axis in zip(*mark.points, strict=True)) for end in (min, max)
        )
        middle = ((left + right) / 2, (top + bottom) / 2)
        sides = (right - left + 0.75, bottom - top + 0.75)
        yield Shape(*middle, *sides, round=True, fill=_WHITE, border=DARK)
    elif len(mark.points) > 1:
        colour, width = mark.look.usual
        for stroke in (mark.points, *mark.branches):
            points = tuple((float(x), float(y)) for x, y in stroke)
            yield Stroke(points, mark.colour or colour, width, arrow=mark.has_head)
    if text:
        x, y = next(iter(mark.points))
        yield _text(x - 0.3, y - 0.3, text, 0.25)


def _of_spot(mark: Spot) -> Shape:
    return Shape(
        mark.x,
        mark.y,
        mark.size * (0.75 if mark.form == "diamond" else 1),
        mark.size * (0.75 if mark.form == "diamond" else 1),
        round=mark.form == "circle",
        fill=mark.colour or mark.look.fill,
        border=mark.look.border,
        angle=45 if mark.form == "diamond" else 0,
    )


def _of_dot(mark: Dot, size: int, letter: str) -> Iterator[Stroke | Shape]:
    (x1, y1), (x2, y2) = _middle(mark.first, size), _middle(mark.second, size)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    if abs(x1 - x2) + abs(y1 - y2) > 1:
        yield Stroke(((x1, y1), (x2, y2)), DARK, _THIN)
    text = mark.text or letter
    if mark.colour:
        yield _circle(x, y, 0.3, text, mark.colour)
    elif mark.look.form == "white":
        yield _circle(x, y, 0.3, text, _WHITE)
    elif mark.look.form == "black":
        yield _circle(x, y, 0.3, text, _BLACK)
    elif mark.look.form == "sign":
        sign = (">" if x1 < x2 else "<") if y1 == y2 else ("∨" if y1 < y2 else "∧")
        yield _text(x, y, sign, 0.3)
    else:
        side = 0.25
        yield Shape(
            *(x, y, side, side),
            round=False,
            fill=_WHITE,
            border="",
            text=text,
            text_size=21 / 64,
            above=True,
        )


def _of_chevrons(mark: Chevrons, size: int) -> Iterator[Stroke]:
    x, y = _middle(mark.cell, size)
    tip, back = (0.39, 0.46) if mark.are_inward else (0.46, 0.39)
    for right, down in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        points = tuple(
            (x + right * far + down * aside, y + down * far + right * aside)
            for far, aside in ((back, -0.1), (tip, 0), (back, 0.1))
        )
        yield Stroke(points, _BLACK, _THIN)


def _of_clue(mark: OutsideClue, size: int, places: Counter[Point]) -> Iterator[Stroke | Shape]:
    """The text of a clue, and an arrow for one along a diagonal; each place is used once."""
    x, y = _middle(mark.cell, size)
    place = (x - mark.right, y - mark.down)
    ring = places[place]
    places[place] += 1
    text_x, text_y = place[0] - ring * mark.right, place[1] - ring * mark.down
    if mark.look.frame in _FRAMES:
        is_round, angle = _FRAMES[mark.look.frame]
        side = 0.55 if angle else 0.75
        yield Shape(
            *(text_x, text_y, side, side), round=is_round, fill="", border=DARK, angle=angle
        )
    if not mark.text:
        far = -0.3 if mark.look.is_outwards else 0.3
        ends = tuple((text_x + at * mark.right, text_y + at * mark.down) for at in (-far, far))
        yield Stroke(ends, _BLACK, _THIN, arrow=True)
        return
    yield _text(text_x, text_y, mark.text, 7 / 16)
    if mark.right and mark.down:
        ends = tuple((text_x + far * mark.right, text_y + far * mark.down) for far in (0.3, 0.48))
        yield Stroke(ends, _BLACK, _THIN, arrow=True)


def _middle(cell: int, size: int) -> Point:
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def _circle(x: float, y: float, width: float, text: str, fill: str, size: float = 0.25) -> Shape:
    colour = _WHITE if fill == _BLACK else _BLACK
    return Shape(
        *(x, y, width, width),
        round=True,
        fill=fill,
        border=_BLACK,
        text=text,
        text_colour=colour if text else _BLACK,
        text_size=size if text else 0.5,
        above=True,
    )


def _text(x: float, y: float, text: str, size: float) -> Shape:
    shown = text or "?"
    return Shape(
        x, y, 0.25, 0.25, round=False, fill="", border="", text=shown, text_size=size, above=True
    )
