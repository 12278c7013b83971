"""Where the marks of rules go, so that nothing covers anything else.

Lines that share a part of their way run side by side, outlines that share a cell inside each
other, texts go to a free corner, marks on one border side by side, and clues outside the grid
into further rings, which widen the frame.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, pairwise

from nonet.drawing.overlay import Room
from nonet.layout.appearance import FRAMES
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

RING = 0.9
"""Depth of a ring of clues outside the grid."""

LABEL = 0.185
"""Size of letters in the corner of an outline."""

CLUE = 0.42
"""Size of letters outside the grid."""

DOT = 0.15
BADGE = 0.28
"""Radii."""

MOST_CELLS = 30_000
"""Cells of all marks that are drawn together, so that a picture takes a few seconds at most."""

_LEAST_LABEL = 0.15
_LETTER = 0.65
"""Width of a letter where its size is 1, on the safe side."""

_LANE = 0.17
_LANES = (0, 1, -1, 2, -2)
_INSET = 0.0375
_INSETS = 4
_CORNER = 0.085
"""How far inside a cell a text begins: inside the outermost outline."""

_ROUND = 0.03
"""Room round a text that lines do not enter."""

_ALONG = (0.0, 0.32, -0.32)
"""Places of marks along a border."""

_CROWDED = 24
"""Texts and marks in a cell, after which nothing finds a free place in it any more."""

_BESIDE = (0.0, 0.36, -0.36, 0.64, -0.64)
"""Places of marks beside the line that joins two cells."""


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A text with its middle here, in letters of a size."""

    x: float
    y: float
    text: str
    size: float

    @property
    def half(self) -> tuple[float, float]:
        """Half of the width and of the height of the room that lines leave to the text."""
        return width_of_text(self.text, self.size) / 2 + _ROUND, 0.38 * self.size + _ROUND

    def gaps(self, start: Point, end: Point) -> list[tuple[Point, Point]]:
        """The parts left of an upright or level line that gives way to the text."""
        half = self.half
        along = 0 if start[1] == end[1] else 1
        middle = self.x, self.y
        if abs(start[1 - along] - middle[1 - along]) >= half[1 - along]:
            return [(start, end)]
        first, last = sorted((start, end), key=lambda point: point[along])
        low, high = middle[along] - half[along], middle[along] + half[along]
        if last[along] <= low or first[along] >= high:
            return [(start, end)]
        level = start[1 - along]
        stop, go_on = ((low, level), (high, level)) if along == 0 else ((level, low), (level, high))
        parts = [(first, stop)] if first[along] < low else []
        return parts + ([(go_on, last)] if last[along] > high else [])


@dataclass(frozen=True, slots=True)
class PlacedDot:
    """A mark between two cells, with its middle here; `ends` are joined if they are apart."""

    x: float
    y: float
    dot: Dot
    text: str
    towards: Point
    ends: tuple[Point, Point] | None


@dataclass(frozen=True, slots=True)
class PlacedClue:
    """A clue with its middle here, and an arrow from a point to another one if it has one."""

    x: float
    y: float
    clue: OutsideClue
    arrow: tuple[Point, Point] | None


@dataclass(slots=True)
class PlacedMarks:
    """The marks of a layout's rules, each in its place; what comes first lies at the bottom.

    Attributes
    ----------
    lanes
        Each line, and the same line where it is drawn.
    left_out
        How many marks are not drawn, since there are too many to be seen.
    rim
        How far the clues reach beyond the grid: left, top, right, bottom, in cells.
    rooms
        For cells with a text in a corner: what is left for pencil marks.
    """

    fills: list[Fill] = field(default_factory=list)
    lines: list[tuple[Path, Spot | None]] = field(default_factory=list)
    lanes: dict[Path, Path] = field(default_factory=dict)
    spots: list[Spot] = field(default_factory=list)
    outlines: list[tuple[CellsOutline, float]] = field(default_factory=list)
    dots: list[PlacedDot] = field(default_factory=list)
    badges: list[tuple[float, float, Badge]] = field(default_factory=list)
    chevrons: list[Chevrons] = field(default_factory=list)
    clues: list[PlacedClue] = field(default_factory=list)
    labels: list[PlacedText] = field(default_factory=list)
    choices: list[Choices] = field(default_factory=list)
    rim: tuple[float, float, float, float] = (0, 0, 0, 0)
    left_out: int = 0
    rooms: dict[int, Room] = field(default_factory=dict)

    @property
    def has_threads(self) -> bool:
        """Whether thin lines run through the middles of cells, so that digits interrupt them."""
        return any(path.look.is_thin for path, _ in self.lines) or any(
            dot.ends is not None for dot in self.dots
        )


@dataclass(frozen=True, slots=True)
class _Box:
    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> _Box:
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def meets(self, other: _Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class _Taken:
    """Boxes that are taken by texts and shapes, found by the cells that they touch."""

    def __init__(self, size: int, digit: tuple[float, float]) -> None:
        self._size = size
        self._digit = digit
        self._boxes: dict[tuple[int, int], list[_Box]] = {}

    def is_free(self, box: _Box) -> bool:
        """Whether nothing is there yet, nor the digit of a cell."""
        for row, column in _cells_of(box):
            boxes = self._boxes.get((row, column), [])
            if len(boxes) >= _CROWDED or any(map(box.meets, boxes)):
                return False
            if box.meets(_Box.around(column + 0.5, row + 0.5, *self._digit)):
                return False
        return True

    def take(self, box: _Box) -> None:
        """Let nothing else go there."""
        for cell in _cells_of(box):
            boxes = self._boxes.setdefault(cell, [])
            if len(boxes) < _CROWDED:
                boxes.append(box)


def _cells_of(box: _Box) -> Iterator[tuple[int, int]]:
    for row in range(math.floor(box.top), math.floor(box.bottom) + 1):
        for column in range(math.floor(box.left), math.floor(box.right) + 1):
            yield row, column


def place(marks: Iterable[Mark], size: int, digit: tuple[float, float]) -> PlacedMarks:
    """All marks in their places, on a grid whose digits are so wide and high."""
    every = tuple(dict.fromkeys(marks))
    listed = every[: _count_drawn(every)]
    letters = letters_of(listed)
    placed = PlacedMarks(left_out=len(every) - len(listed))
    taken = _Taken(size, digit)
    lanes: dict[tuple[Point, Point], set[int]] = {}
    levels: dict[int, set[int]] = {}
    wanted: list[tuple[Sequence[int], str]] = []
    dots: list[Dot] = []
    clues: list[OutsideClue] = []
    waiting: Path | None = None
    for mark in listed:
        if waiting is not None:
            is_bulb = isinstance(mark, Spot) and mark.look.is_bulb
            placed.lines.append((waiting, mark if is_bulb and isinstance(mark, Spot) else None))
            waiting = None
            if is_bulb:
                continue
        if isinstance(mark, Path):
            waiting = placed.lanes[mark] = _in_lane(mark, lanes)
            if text := mark.text + letters.get(mark.letter, ""):
                points = [*mark.points, *chain(*mark.branches)]
                wanted.append((_cells_at(points, size), text))
        elif isinstance(mark, Spot):
            placed.spots.append(mark)
        elif isinstance(mark, Fill):
            placed.fills.append(mark)
            if text := mark.text + letters.get(mark.letter, ""):
                wanted.append((sorted(mark.cells), text))
        elif isinstance(mark, CellsOutline):
            placed.outlines.append((mark, _inset(mark.cells, levels)))
            if text := mark.text + letters.get(mark.letter, ""):
                wanted.append((sorted(mark.cells), text))
        elif isinstance(mark, Dot):
            dots.append(mark)
        elif isinstance(mark, Badge):
            placed.badges.append((*_badge(mark, taken), mark))
        elif isinstance(mark, Chevrons):
            placed.chevrons.append(mark)
            _make_room(placed.rooms, mark.cell, (0.17, 0.17, 0.83, 0.83))
        elif isinstance(mark, OutsideClue):
            clues.append(mark)
        elif isinstance(mark, Choices):
            placed.choices.append(mark)
    if waiting is not None:
        placed.lines.append((waiting, None))
    for dot in sorted(dots, key=lambda dot: _length(dot, size)):
        placed.dots.append(_dot(dot, letters.get(dot.letter, dot.text), size, taken))
    for _, _, badge in placed.badges:
        _room_round_corner(placed.rooms, badge, size)
    for cells, text in wanted:
        placed.labels.append(_label(cells, text, size, taken, placed.rooms))
    _place_clues(clues, size, placed)
    return placed


def _count_drawn(marks: Sequence[Mark]) -> int:
    """How many marks are drawn: those that come first, as long as their cells can be counted."""
    cells = 0
    for number, mark in enumerate(marks):
        cells += len(getattr(mark, "cells", ())) + len(getattr(mark, "points", ())) + 1
        cells += sum(map(len, getattr(mark, "branches", ())))
        if cells > MOST_CELLS:
            return number
    return len(marks)


# ---- lines


def _in_lane(path: Path, lanes: dict[tuple[Point, Point], set[int]]) -> Path:
    """A line beside those that go the same way; on the left of a way is on one side always."""
    strokes = (path.points, *path.branches)
    steps = chain.from_iterable(map(pairwise, strokes))
    ways = [((a, b), 1) if a < b else ((b, a), -1) for a, b in steps]
    if path.look.is_pill:
        return path
    used = [(lanes.setdefault(way, set()), turn) for way, turn in ways]
    lane = next((number for number in _LANES if all(number * t not in s for s, t in used)), 0)
    for lane_numbers, turn in used:
        lane_numbers.add(lane * turn)
    if not lane:
        return path
    points, *branches = (_shifted(stroke, lane * _LANE) for stroke in strokes)
    return replace(path, points=points, branches=tuple(branches))


def _shifted(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    """The line that runs so far to the left of one."""
    sides = [
        ((y2 - y1) / length, (x1 - x2) / length)
        for (x1, y1), (x2, y2) in pairwise(points)
        for length in [math.dist((x1, y1), (x2, y2)) or 1]
    ]
    found = []
    for (x, y), (before, after) in zip(
        points, pairwise([sides[0], *sides, sides[-1]]), strict=True
    ):
        across = before[0] + after[0], before[1] + after[1]
        scale = across[0] ** 2 + across[1] ** 2
        # Where a line turns back, it stays on the side that it came on.
        side = before if scale < 0.6 else (2 * across[0] / scale, 2 * across[1] / scale)
        found.append((x + by * side[0], y + by * side[1]))
    return tuple(found)


def _cells_at(points: Iterable[Point], size: int) -> list[int]:
    return [int(y) * size + int(x) for x, y in points]


# ---- outlines and texts in corners


def _inset(cells: Iterable[int], levels: dict[int, set[int]]) -> float:
    """How far inside its cells an outline runs: further than those that share a cell with it."""
    used = [levels.setdefault(cell, set()) for cell in cells]
    level = next((number for number in range(_INSETS) if all(number not in u for u in used)), 0)
    for numbers in used:
        numbers.add(level)
    return _INSET + 0.05 * level


def _label(
    cells: Sequence[int],
    text: str,
    size: int,
    taken: _Taken,
    rooms: dict[int, Room],
) -> PlacedText:
    """A text in a corner of one of the cells, the first that is free."""
    first = None
    for letters in (LABEL, 0.17, _LEAST_LABEL):
        for is_low, at_right in ((False, False), (False, True), (True, False), (True, True)):
            for cell in cells[:1] if letters < LABEL else cells:
                found = _in_corner(cell, text, letters, size, is_low=is_low, at_right=at_right)
                first = first or (found, cell, is_low)
                if found[1].right <= size and found[1].left >= 0 and taken.is_free(found[1]):
                    return _put(found, cell, size, taken, rooms, is_low=is_low)
    assert first is not None
    return _put(first[0], first[1], size, taken, rooms, is_low=first[2])


def _in_corner(
    cell: int,
    text: str,
    letters: float,
    size: int,
    *,
    is_low: bool,
    at_right: bool,
) -> tuple[PlacedText, _Box]:
    row, column = divmod(cell, size)
    width, height = width_of_text(text, letters), 0.76 * letters
    x = column + (1 - _CORNER - width / 2 if at_right else _CORNER + width / 2)
    y = row + (1 - _CORNER - height / 2 if is_low else _CORNER + height / 2)
    return PlacedText(x, y, text, letters), _Box.around(x, y, width, height)


def _put(
    found: tuple[PlacedText, _Box],
    cell: int,
    size: int,
    taken: _Taken,
    rooms: dict[int, Room],
    *,
    is_low: bool,
) -> PlacedText:
    label, box = found
    taken.take(box)
    row = cell // size
    for column in range(max(0, math.floor(box.left)), min(size - 1, math.floor(box.right)) + 1):
        room = (0.06, 0.05, 0.94, 0.75) if is_low else (0.06, 0.25, 0.94, 0.95)
        _make_room(rooms, row * size + column, room)
    return label


def _make_room(rooms: dict[int, Room], cell: int, room: Room) -> None:
    left, top, right, bottom = rooms.get(cell, (0, 0, 1, 1))
    rooms[cell] = (
        max(left, room[0]),
        max(top, room[1]),
        min(right, room[2]),
        min(bottom, room[3]),
    )


# ---- marks on borders and corners


def _length(dot: Dot, size: int) -> float:
    return math.dist(divmod(dot.first, size), divmod(dot.second, size))


def _dot(dot: Dot, text: str, size: int, taken: _Taken) -> PlacedDot:
    (row1, column1), (row2, column2) = (divmod(cell, size) for cell in (dot.first, dot.second))
    x1, y1, x2, y2 = column1 + 0.5, row1 + 0.5, column2 + 0.5, row2 + 0.5
    length = math.dist((x1, y1), (x2, y2))
    way = (x2 - x1) / length, (y2 - y1) / length
    ends = None
    if length < 1.5:
        places = [
            ((x1 + x2) / 2 - along * way[1], (y1 + y2) / 2 + along * way[0]) for along in _ALONG
        ]
    else:
        ends = (x1, y1), (x2, y2)
        shares = sorted((at / 24 for at in range(2, 23)), key=lambda share: abs(share - 0.5))
        places = [
            (x1 + (x2 - x1) * share - beside * way[1], y1 + (y2 - y1) * share + beside * way[0])
            for beside in _BESIDE
            for share in shares
        ]
    side = 2 * DOT
    boxes = [(_Box.around(x, y, side, side), (x, y)) for x, y in places]
    box, (x, y) = next((spot for spot in boxes if taken.is_free(spot[0])), boxes[0])
    taken.take(box)
    return PlacedDot(x, y, dot, text, way, ends)


def _badge(badge: Badge, taken: _Taken) -> tuple[float, float]:
    places = [(badge.x + right, badge.y) for right in (0, 0.34, -0.34)]
    boxes = [(_Box.around(x, y, 1.7 * BADGE, 1.7 * BADGE), (x, y)) for x, y in places]
    box, place = next((spot for spot in boxes if taken.is_free(spot[0])), boxes[0])
    taken.take(box)
    return place


def _room_round_corner(rooms: dict[int, Room], badge: Badge, size: int) -> None:
    for row in (badge.y - 1, badge.y):
        for column in (badge.x - 1, badge.x):
            if 0 <= row < size and 0 <= column < size:
                _make_room(rooms, row * size + column, (0.2, 0.2, 0.8, 0.8))


# ---- clues outside


def _place_clues(clues: Sequence[OutsideClue], size: int, placed: PlacedMarks) -> None:
    """Clues in rings round the grid, those with an arrow next to it."""
    taken: set[tuple[int, int]] = set()
    boxes: list[_Box] = []
    for clue in sorted(clues, key=_rank):
        row, column = divmod(clue.cell, size)
        ring = 1
        while (place := (row - ring * clue.down, column - ring * clue.right)) in taken:
            ring += 1
        taken.add(place)
        x, y = _outside(place[1], size), _outside(place[0], size)
        arrow = None
        if clue.look.has_arrow:
            tip = x + 0.5 * clue.right, y + 0.36 * clue.down
            if clue.down and clue.right and 0 <= place[0] < size:
                tip = x + 0.36 * clue.right, y + 0.5 * clue.down
            arrow = (tip[0] - 0.22 * clue.right, tip[1] - 0.22 * clue.down), tip
            if not clue.text:
                arrow = _alone(x, y, clue)
            x, y = x - 0.14 * clue.right, y - 0.1 * clue.down
        placed.clues.append(PlacedClue(x, y, clue, arrow))
        boxes.append(_Box.around(x, y, 0.72, 0.72))
    if boxes:
        placed.rim = (
            max(0, -min(box.left for box in boxes)),
            max(0, -min(box.top for box in boxes)),
            max(0, max(box.right for box in boxes) - size),
            max(0, max(box.bottom for box in boxes) - size),
        )


def _alone(x: float, y: float, clue: OutsideClue) -> tuple[Point, Point]:
    """The ends of an arrow without a text, in whose place it is."""
    far = -0.24 if clue.look.is_outwards else 0.24
    right, down = far * clue.right, far * clue.down
    return (x - right, y - down), (x + right, y + down)


def _rank(clue: OutsideClue) -> tuple[bool, int]:
    return not clue.look.has_arrow, FRAMES.index(clue.look.frame)


def _outside(at: int, size: int) -> float:
    """The middle of a row or column, of which those outside the grid are less deep."""
    if at < 0:
        return (at + 0.5) * RING
    return size + (at - size + 0.5) * RING if at >= size else at + 0.5


def width_of_text(text: str, size: float) -> float:
    """Width of a short text in letters of a size, on the safe side."""
    return _LETTER * size * len(text)
