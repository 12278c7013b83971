"""Penpa+ links: givens, entries, regions drawn by borders, and what else is drawn.

The link holds deflated lines of text: what the board is, its margins, then the layers of the
problem and of the answer as JSON in which names are shortened. Cells are numbered row by row with
two more on each side and the margins; the corners of cells follow, each numbered as the cell to
its upper left, then the lower sides, the right sides, and four points in each cell. Whatever else
is drawn may be a rule: it is kept as cosmetics, or named where it cannot be, and the puzzle says
that it may have more rules.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping
from math import floor

from nonet._source import Source
from nonet.constraints.registry import is_known
from nonet.errors import FormatError
from nonet.formats import _json, _links
from nonet.formats._json import Node
from nonet.formats._layouts import assembled
from nonet.formats._penpa_drawings import (
    COLOURS,
    ESCAPED,
    ESCAPED_IN_TITLES,
    NUMBERS,
    READ,
    PenpaDrawings,
    Place,
    Point,
    Text,
)
from nonet.formats.format import (
    LAYOUT,
    PARTS,
    UNCHECKED,
    UNREAD,
    Format,
    ReadOptions,
    each,
    with_texts,
)
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, HouseConstraint
from nonet.puzzle import NOTHING_DRAWN, Puzzle

_HOSTS = ("swaroopg92.github.io",)
_MARKS = ("m=edit&p=", "m=solve&p=")
_LARGEST = 1 << 22
_BESIDE = 2
"""Cells beyond each side of the board."""

_SHORT = re.compile("z([0-9A-Z_])")
_NAMES = {
    "9": '"qa"',
    "Q": '"pu_q"',
    "A": '"pu_a"',
    "G": '"grid"',
    "M": '"edit_mode"',
    "S": '"surface"',
    "L": '"line"',
    "E": '"lineE"',
    "W": '"wall"',
    "C": '"cage"',
    "N": '"number"',
    "1": '"numberS"',
    "Y": '"symbol"',
    "P": '"special"',
    "B": '"board"',
    "R": '"command_redo"',
    "U": '"command_undo"',
    "8": '"command_replay"',
    "F": '"freeline"',
    "2": '"freelineE"',
    "T": '"thermo"',
    "3": '"arrows"',
    "D": '"direction"',
    "0": '"squareframe"',
    "5": '"polygon"',
    "4": '"deletelineE"',
    "6": '"killercages"',
    "7": '"nobulbthermo"',
    "_": '"__a"',
    "O": "null",
    "Z": "z",
}
_COMMANDS = frozenset({"command_redo", "command_undo", "command_replay"})
_TEXTS = {15: "title", 16: "author", 17: "source", 18: "rules"}
_COLOURS = 14
"""The line with colours, after the one that says whether they are used."""

_MESSAGE = 18
"""The line with the text that is shown at the end."""

_NO_MESSAGE = "false"
"""The value that the program writes there where there is no text."""

_DIGIT_STYLE = "1"
_NONE = Node(None, "$")
_QUARTERS = ((-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25))


def detect(source: Source) -> bool:
    """Whether the first line is such a link."""
    line = next(iter(source.head_lines()), "")
    return _links.payload(line, _HOSTS, _MARKS) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a link."""
    del options
    return each(source.numbered(), read_link)


def read_link(line: str) -> Puzzle:
    """The puzzle of a link."""
    packed = _links.payload(line, _HOSTS, _MARKS)
    if packed is None:
        raise FormatError("expected a link of Penpa+, with m=edit&p=…")
    return _from_lines(_SHORT.sub(_name, _inflated(packed)).split("\n"))


def _inflated(packed: str) -> str:
    try:
        data = base64.b64decode(packed, validate=True)
        inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        text = inflater.decompress(data, _LARGEST)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise FormatError(f"expected a packed link, found a damaged one ({error})") from None
    if not inflater.eof:
        raise FormatError("expected a whole link, found one that is cut off or too long")
    return text.decode("utf-8", "replace")


def _from_lines(lines: list[str]) -> Puzzle:
    from nonet.formats._accounting import may_have_more  # noqa: PLC0415 (its patterns load slowly)

    if len(lines) < 5:
        raise FormatError(f"expected a board of at least 5 lines, found {len(lines)}")
    header = lines[0].split(",")
    if header[0] not in {"square", "sudoku"} or len(header) < 3:
        raise FormatError(f"expected a board of squares, found {header[0][:20]!r}")
    margins = [margin.whole(0, MAX_SIZE) for margin in _json.parse(lines[1]).items(4)]
    top, bottom, left, right = margins
    width, height = (Node(text, "$").whole(1, 3 * MAX_SIZE) for text in header[1:3])
    size = height - top - bottom
    if not 1 <= size <= MAX_SIZE or width - left - right != size:
        found = f"{width - left - right}×{height - top - bottom}"
        raise FormatError(f"expected a board as wide as high, found {found}")
    board = _Board(size, width + 2 * _BESIDE, height + 2 * _BESIDE, top, left)
    problem = _json.parse(lines[3])
    answer = _json.parse(lines[4] or "{}")  # links to solve have none
    drawings = PenpaDrawings(size, board.place, board.point, _chosen_colours(lines))
    unread = list(problem.unknown(_COMMANDS | READ | {"number", "lineE"}))
    givens, texts = board.digits(problem["number"])
    entries, others = board.digits(answer["number"])
    cosmetics = drawings.cosmetics(problem, texts)
    dropped = [*drawings.dropped, *(f"the field {name[:20]!r}" for name in unread)]
    dropped += (f"{name} of the answer" for name in answer.unknown(_COMMANDS | {"number"}))
    dropped += ["texts of the answer"] if others else []
    dropped += (
        f"pencil marks of the {name}"
        for name, layer in (("problem", problem), ("answer", answer))
        if board.has_marks(layer["number"])
    )
    entered = bytes(0 if given else entry for given, entry in zip(givens, entries, strict=True))
    layout = assembled(size, board.regions(problem["lineE"]))
    words = {
        part: _unescaped(
            header[place].removeprefix("Title: ").removeprefix("Author: "),
            ESCAPED if part == "rules" else ESCAPED_IN_TITLES,
        )
        for place, part in _TEXTS.items()
        if place < len(header)
    }
    if len(lines) > _MESSAGE and lines[_MESSAGE].strip() != _NO_MESSAGE:
        words["message"] = _unescaped(lines[_MESSAGE], ESCAPED)
    is_lost = bool(unread) or any(note != COLOURS for note in drawings.dropped)
    has_more = is_lost or may_have_more(words.get("rules", ""), cosmetics, layout)
    puzzle = Puzzle(
        Grid(givens, entered, layout=layout),
        cosmetics=cosmetics,
        has_unread_rules=has_more,
        dropped=tuple(dict.fromkeys(([UNREAD] if has_more else []) + dropped)),
    )
    return with_texts(puzzle, words)


def _chosen_colours(lines: list[str]) -> Node:
    """The colours that were chosen by hand, where the board uses them."""
    if len(lines) <= _COLOURS or lines[_COLOURS - 1].strip(' "') not in {"1", "true"}:
        return Node({}, "$")
    return _json.parse(lines[_COLOURS])


def _unescaped(text: str, escapes: Mapping[str, str]) -> str:
    for escaped, character in escapes.items():
        text = text.replace(escaped, character)
    return text


def _name(short: re.Match[str]) -> str:
    return _NAMES.get(short[1], short[0])


class _Board:
    """Where cells and corners are, by their numbers."""

    def __init__(self, size: int, width: int, height: int, top: int, left: int) -> None:
        self._size = size
        self._width = width
        self.cell_count = width * height
        self._first = (_BESIDE + top, _BESIDE + left)

    def place(self, number: str) -> Place:
        """Row and column of a cell by its number."""
        return self._place(number, 0)

    def point(self, number: str) -> Point:
        """Where a point is: of a cell, its corner, its lower or right side, or in it."""
        index = Node(number.removesuffix("E"), "$").whole(0, 8 * self.cell_count - 1)
        kind = min(index // self.cell_count, 4)
        cell, part = index - kind * self.cell_count, 0
        if kind == 4:
            cell, part = divmod(cell, 4)
        row, column = divmod(cell, self._width)
        right, down = ((0, 0), (0.5, 0.5), (0, 0.5), (0.5, 0), _QUARTERS[part])[kind]
        x, y = column - self._first[1] + 0.5 + right, row - self._first[0] + 0.5 + down
        return Point(x, y, kind, part)

    def digits(self, node: Node) -> tuple[bytes, list[Text]]:
        """The digits of the cells, and other texts in and around the grid, but for marks."""
        texts = []
        digits = bytearray(self._size * self._size)
        for name, value in (node.fields() if node.exists else {}).items():
            text, look, style, *_ = Node(value, f"{node.path}.{name}").items()[:3] + 3 * [_NONE]
            point = self.point(name)
            row, column = floor(point.y), floor(point.x)
            is_inside = 0 <= row < self._size and 0 <= column < self._size and point.kind == 0
            words = "" if isinstance(text.value, list) else text.words().strip()
            is_digit = words.isdecimal() and len(words) < 4 and 1 <= int(words) <= self._size
            is_digit &= is_inside and style.value == _DIGIT_STYLE
            if is_digit:
                digits[row * self._size + column] = int(words)
            if (words and not is_digit) or look.value in NUMBERS:
                texts.append(Text(point, "" if is_digit else words, look.value, style.value))
        return bytes(digits), texts

    def has_marks(self, node: Node) -> bool:
        """Whether there are small digits in cells, which are lists."""
        values = node.fields().values() if node.exists else ()
        return any(
            isinstance(value, list) and value and isinstance(value[0], list) for value in values
        )

    def _place(self, number: str, kind: int) -> tuple[int, int]:
        """Row and column of a cell (kind 0), or of the cell to the upper left of a corner (1)."""
        index = Node(number, "$").whole(0, 2 * self.cell_count) - kind * self.cell_count
        row, column = divmod(index, self._width)
        return row - self._first[0], column - self._first[1]

    def regions(self, node: Node) -> list[int] | None:
        """Region map of the borders; None where there are none."""
        size = self._size
        closed = set()
        for name in node.fields() if node.exists else {}:
            ends = [self._place(end, 1) for end in name.split(",")]
            if len(ends) != 2:
                raise FormatError(f"expected a border between two corners, found {name[:20]!r}")
            (row, column), (end_row, end_column) = sorted(ends)
            if row == end_row and end_column == column + 1:
                closed.add(((row, end_column), (row + 1, end_column)))
            elif column == end_column and end_row == row + 1:
                closed.add(((end_row, column), (end_row, column + 1)))
            else:
                raise FormatError("expected borders along the cells, found other lines")
        regions = [-1] * (size * size)
        count = 0
        for start in range(size * size):
            if regions[start] >= 0:
                continue
            regions[start] = count
            pending = [divmod(start, size)]
            while pending:
                row, column = pending.pop()
                for near in (
                    (row - 1, column),
                    (row, column - 1),
                    (row, column + 1),
                    (row + 1, column),
                ):
                    pair = (min((row, column), near), max((row, column), near))
                    is_inside = 0 <= near[0] < size and 0 <= near[1] < size
                    if is_inside and pair not in closed and regions[near[0] * size + near[1]] < 0:
                        regions[near[0] * size + near[1]] = count
                        pending.append(near)
            count += 1
        return regions if count > 1 or size == 1 else None


def write(puzzle: Puzzle) -> str:
    """A link, in which the rules are drawn."""
    from nonet.formats import _penpa_writing  # noqa: PLC0415 (most links are only read)

    lines = _penpa_writing.lines_of(puzzle)
    return f"https://{_HOSTS[0]}/penpa-edit/#{_MARKS[0]}{_penpa_writing.packed(lines)}"


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules, which are only drawn, and what is drawn in another way than a board does.

    Raises
    ------
    FormatError
        The cells of a region do not touch, so that no border can be round it.
    """
    layout = puzzle.layout
    found = read_link(write(puzzle)) if layout.regions else None
    houses = [rule for rule in layout.constraints if isinstance(rule, HouseConstraint)]
    if houses or not all(map(is_known, layout.constraints)):
        yield LAYOUT
    elif layout.size == 1 and not layout.regions:
        yield LAYOUT  # a border is between two cells
    if len(layout.constraints) > len(houses):
        yield UNCHECKED
    if puzzle.message == _NO_MESSAGE:
        yield PARTS["message"]
    if puzzle.cosmetics != NOTHING_DRAWN or puzzle.has_unread_rules:
        found = found or read_link(write(puzzle))
        if found.cosmetics != puzzle.cosmetics:
            yield "details of the cosmetics"
        if not found.has_unread_rules and puzzle.has_unread_rules:
            yield PARTS["has_unread_rules"]


FORMAT = Format(
    name="penpa",
    title="Penpa+ link",
    detect=detect,
    read=read,
    read_line=read_link,
    write=write,
    losses=losses,
    holds=frozenset(
        {
            *("entries", "title", "author", "source", "rules", "message", "cosmetics"),
            "has_unread_rules",
        }
    ),
)
