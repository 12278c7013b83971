"""Game ids of Solo, from Simon Tatham's collection: ``3x3:…``, unambiguous for any size.

Before the colon are the numbers of boxes side by side and one above another, which is also how
many rows and columns a box has (``9j`` is a jigsaw), and ``x`` for diagonals. Letters are runs of
1 to 26 empty cells, numbers are digits, ``_`` keeps two of them apart. A jigsaw's regions follow
after a comma: letters are runs of 1 to 25 borders between cells that are open, each but ``z``
followed by one that is closed; ``_`` is a closed one alone. First come the borders between
columns, row by row, then those between rows, column by column.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._format import LAYOUT, Format, ReadOptions, each, unknown_rule
from nonet.formats._layouts import assembled, has_others
from nonet.formats.puzzle import Puzzle
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, Diagonals, Layout
from nonet.layout.regions import box_regions

_ID = re.compile(r"(?:([0-9]{1,3})x([0-9]{1,3})|([0-9]{1,3})j)([a-z0-9]*):([0-9a-z_]+)(?:,(.*))?")
_OPTIONS = re.compile(r"(x?)(k?)(?:[rma][0-9]?d?|d[a-z]+)*")
_PIECE = re.compile(r"[0-9]+|[a-z]|_")
_LONGEST_RUN = 26
_LONGEST_OPEN = 25


def detect(source: Source) -> bool:
    """Whether the first line is a game id."""
    return _ID.fullmatch(next(iter(source.head_lines()), "")) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    del options
    return each(source.numbered(), read_id)


def read_id(line: str) -> Puzzle:
    """The puzzle of a game id."""
    match = _ID.fullmatch(line)
    if match is None:
        raise FormatError("expected a game id of Solo, such as 3x3:…")
    across, down, jigsaw, letters, cells, regions = match.groups()
    size = int(jigsaw) if jigsaw else int(across) * int(down)
    if not 1 <= size <= MAX_SIZE:
        raise FormatError(f"expected a size from 1 to {MAX_SIZE}, found {size}")
    options = _OPTIONS.fullmatch(letters)
    if options is None or options[2]:
        raise unknown_rule(letters)
    if (regions is not None) != bool(jigsaw):
        raise FormatError("expected regions of a jigsaw, and of nothing else, after a comma")
    region_map = _regions(regions, size) if jigsaw else box_regions(int(across), int(down))
    layout = assembled(size, region_map, [Diagonals()] if options[1] else [])
    return Puzzle(Grid(_digits(cells, layout), layout=layout))


def _digits(text: str, layout: Layout) -> list[int]:
    digits: list[int] = []
    for piece in _PIECE.finditer(text):
        if piece[0].isdigit():
            if len(piece[0]) > 3 or not 1 <= int(piece[0]) <= layout.size:
                raise FormatError(f"expected digits from 1 to {layout.size}, found {piece[0][:20]}")
            digits.append(int(piece[0]))
        elif piece[0] != "_":
            digits += [0] * (ord(piece[0]) - ord("a") + 1)
        if len(digits) > layout.cell_count:
            break
    if len(digits) != layout.cell_count:
        raise FormatError(f"expected {layout.cell_count} cells, found {len(digits)}")
    return digits


def _regions(text: str, size: int) -> list[int]:
    """Region map from the open borders."""
    borders = list(_borders(size))
    parent = list(range(size * size))

    def root(cell: int) -> int:
        while parent[cell] != cell:
            parent[cell] = cell = parent[parent[cell]]
        return cell

    place = 0
    for letter in text:
        if letter != "_" and not "a" <= letter <= "z":
            raise FormatError(f"expected letters for the regions, found {letter!r}")
        run = 0 if letter == "_" else min(_LONGEST_OPEN, ord(letter) - ord("a") + 1)
        if place + run > len(borders):
            raise FormatError("expected the borders of all regions, found too many")
        for first, second in borders[place : place + run]:
            parent[root(first)] = root(second)
        place += run + (letter != "z")
    if place != len(borders) + 1:
        raise FormatError("expected the borders of all regions, found too few or too many")
    return [root(cell) for cell in range(size * size)]


def _borders(size: int) -> Iterator[tuple[int, int]]:
    """The pairs of cells that a border lies between, in the order of a game id."""
    for row in range(size):
        for column in range(size - 1):
            yield row * size + column, row * size + column + 1
    for column in range(size):
        for row in range(size - 1):
            yield row * size + column, (row + 1) * size + column


def write(puzzle: Puzzle) -> str:
    """A game id."""
    layout = puzzle.layout
    diagonals = "x" if Diagonals() in layout.constraints else ""
    if layout.box_shape is not None:
        rows, columns = layout.box_shape
        return f"{rows}x{columns}{diagonals}:{_cells(puzzle.grid.givens)}"
    regions = layout.regions or tuple(cell // layout.size for cell in range(layout.cell_count))
    borders = _drawn(regions)
    if len(set(_regions(borders, layout.size))) != layout.size:
        raise FormatError("expected regions of connected cells, found one in several parts")
    return f"{layout.size}j{diagonals}:{_cells(puzzle.grid.givens)},{borders}"


def _cells(givens: bytes) -> str:
    pieces: list[str] = []
    run = 0
    for digit in givens:
        if not digit:
            run += 1
            continue
        pieces += [*_run(run), str(digit)] if run or not pieces else ["_", str(digit)]
        run = 0
    return "".join([*pieces, *_run(run)])


def _run(length: int) -> list[str]:
    """Letters for a run of empty cells."""
    whole, rest = divmod(length, _LONGEST_RUN)
    return ["z"] * whole + ([chr(ord("a") + rest - 1)] if rest else [])


def _drawn(regions: tuple[int, ...]) -> str:
    size = round(len(regions) ** 0.5)
    closed = [regions[first] != regions[second] for first, second in _borders(size)]
    pieces = []
    run = 0
    for is_closed in [*closed, True]:
        if not is_closed:
            run += 1
            continue
        while run > _LONGEST_OPEN:
            pieces.append("z")
            run -= _LONGEST_OPEN
        pieces.append(chr(ord("a") + run - 1) if run else "_")
        run = 0
    return "".join(pieces)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Constraints but diagonals; that a grid of one cell has no box."""
    layout = puzzle.layout
    without_box = layout.size == 1 and layout.regions is None
    if has_others(layout, Diagonals) or without_box:
        yield LAYOUT


FORMAT = Format(
    name="solo",
    title="game id of Simon Tatham's Solo",
    detect=detect,
    read=read,
    write=write,
    losses=losses,
)
