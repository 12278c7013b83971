"""Pencil-mark grids, as HoDoKu, Sudoku Explainer and players draw them.

Each cell is a run of digits, its candidates; above 9×9 numbers with commas between them. A single
digit is a placed one, unless a cell that it sees still lists it: then it is a single that has not
been placed yet. Marks such as ``*`` after a cell mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats.format import LAYOUT, Format, ReadOptions
from nonet.grid import Candidates, Grid
from nonet.grid.messages import a_grid
from nonet.grid.printing import print_candidates
from nonet.layout import MAX_SIZE, Layout
from nonet.puzzle import Puzzle

_CELL = re.compile(r"(-|[0-9]+(?:,[0-9]+)*)[*#@!-]{0,2}")
_WORD = re.compile(r"[^\s|]+")


def detect(source: Source) -> bool:
    """Whether lines hold as many cells as the first, and one of them several digits."""
    rows = [line for line in source.head.split("\n") if line.strip() and not _is_border(line)]
    words = [_WORD.findall(row) for row in rows if not row.lstrip().startswith("#")]
    if not words or not 2 <= len(words[0]) <= MAX_SIZE or len(words) < len(words[0]):
        return False
    size = len(words[0])
    grid = words[:size]
    if any(len(row) != size or not all(map(_CELL.fullmatch, row)) for row in grid):
        return False
    cells = [word for row in grid for word in row]
    if size < 9 and len({len(cell) for cell in cells}) == 1:
        return False  # the rows of a larger grid, in groups of digits
    return any("," in cell if size > 9 else len(cell.rstrip("*#@!-")) > 1 for cell in cells)


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """One grid after the other; each has as many rows as its first row has cells."""
    rows: list[list[str]] = []
    start = 0
    for number, line in enumerate(source.lines(), 1):
        if not line.strip() or _is_border(line) or line.lstrip().startswith("#"):
            continue
        words = _cells(line, number)
        if not rows:
            start = number
            if not 1 <= len(words) <= MAX_SIZE:
                raise FormatError(
                    f"expected from 1 to {MAX_SIZE} cells, found {len(words)}", line=number
                )
        elif len(words) != len(rows[0]):
            raise FormatError(f"expected {len(rows[0])} cells, found {len(words)}", line=number)
        rows.append(words)
        if len(rows) == len(rows[0]):
            yield _puzzle(rows, start, options.layout)
            rows = []
    if rows:
        raise FormatError(f"expected {len(rows[0])} rows, found {len(rows)}", line=start)


def write(puzzle: Puzzle) -> str:
    """The candidates in a frame, and an empty line."""
    return print_candidates(puzzle.candidates, lossy=True) + "\n"


def losses(puzzle: Puzzle) -> Iterable[str]:
    """The losses of candidates alone."""
    if puzzle.layout != Layout.of_size(puzzle.layout.size):
        yield LAYOUT
    candidates = puzzle.candidates
    if _placed(candidates.masks, puzzle.layout) != puzzle.grid.digits:
        yield "which single candidates are placed digits"
    elif candidates.masks != Candidates.of(puzzle.grid).masks or puzzle.marks:
        missing = zip(puzzle.marks, puzzle.grid.digits, candidates.masks, strict=bool(puzzle.marks))
        if any(not digit and mark != mask for mark, digit, mask in missing):
            yield "which cells have no pencil marks"
    elif not puzzle.grid.is_full:
        yield "that nothing is pencilled in"


def _is_border(line: str) -> bool:
    return "---" in line


def _cells(line: str, number: int) -> list[str]:
    cells = []
    for word in _WORD.finditer(line):
        match = _CELL.fullmatch(word[0])
        if match is None:
            raise FormatError(
                f"expected the digits of a cell, found {word[0][:20]!r}",
                line=number,
                column=word.start() + 1,
            )
        cells.append(match[1])
    return cells


def _puzzle(rows: list[list[str]], start: int, layout: Layout | None) -> Puzzle:
    size = len(rows)
    layout = layout or Layout.of_size(size)
    if layout.size != size:
        raise FormatError(f"expected {a_grid(layout.size)}, found {a_grid(size)}", line=start)
    masks = [_mask(cell, size, start) for row in rows for cell in row]
    bare = (cell for cell, mask in enumerate(masks) if not mask)
    digits = _placed(masks, layout)
    grid = Grid(digits, layout=layout)
    return Puzzle(grid, marks=tuple(masks), emptied=tuple(bare), line=start)


def _mask(cell: str, size: int, line: int) -> int:
    if cell == "-":
        return 0
    texts = cell.split(",") if size > 9 or "," in cell else cell
    mask = 0
    for text in texts:
        digit = int(text) if len(text) <= 3 else 0
        if not 1 <= digit <= size:
            raise FormatError(
                f"expected digits from 1 to {size}, found {text[:20]!r}, in the grid", line=line
            )
        if mask >> digit - 1 & 1:
            raise FormatError(
                f"expected each digit once in a cell, found {digit} twice, in the grid", line=line
            )
        mask |= 1 << digit - 1
    return mask


def _placed(masks: Iterable[int], layout: Layout) -> bytes:
    """The placed digits: single candidates that are not candidates among others in a peer."""
    masks = list(masks)
    several = [mask if mask & mask - 1 else 0 for mask in masks]
    listed = [0] * len(layout.houses)
    for index, house in enumerate(layout.houses):
        for cell in house.cells:
            listed[index] |= several[cell]
    return bytes(
        mask.bit_length()
        if mask.bit_count() == 1 and not any(mask & listed[house] for house in houses)
        else 0
        for mask, houses in zip(masks, layout.cell_houses, strict=True)
    )


FORMAT = Format(
    name="pencilmarks",
    title="drawn grid of candidates",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"marks", "emptied"}),
    losses=losses,
    knows_layouts=False,
)
