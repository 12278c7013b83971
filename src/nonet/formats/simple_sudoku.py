"""Simple Sudoku (.ss): a framed grid of givens, then what the player did.

``I`` lines hold a cell from 00 to 80 and the digit entered; ``E`` lines a cell and a candidate
eliminated, as three digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._eliminated import eliminated, losses, puzzle_without
from nonet.formats.format import Format, ReadOptions, digits_of, text_of
from nonet.grid import Grid
from nonet.layout import CLASSIC
from nonet.puzzle import Puzzle

_MOVE = re.compile(r"I([0-8][0-9])([1-9])|E([0-8][0-9])00([1-9])")
_DRAWING = str.maketrans("", "", "|*")


def detect(source: Source) -> bool:
    """Whether the first line is a border of Simple Sudoku, and bars touch the cells."""
    lines = source.head_lines()
    return lines[:1] == ["*-----------*"] and len(lines) > 1 and " " not in lines[1]


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    yield _puzzle(source, options)


def _puzzle(source: Source, options: ReadOptions) -> Puzzle:
    layout = options.layout or CLASSIC
    text = ""
    entries = bytearray(CLASSIC.cell_count)
    out: list[tuple[int, int]] = []
    for number, line in source.numbered():
        if "---" in line:
            continue
        if line[0] not in "IE":
            text += line.translate(_DRAWING)
            continue
        match = _MOVE.fullmatch(line)
        if match is None or int(match[1] or match[3]) >= CLASSIC.cell_count:
            raise FormatError(
                f"expected a move such as I002 or E01003, found {line[:20]!r}", line=number
            )
        if match[1]:
            entries[int(match[1])] = int(match[2])
        else:
            out.append((int(match[3]), int(match[4])))
    grid = Grid(digits_of(text, blanks=".0X", layout=layout), bytes(entries), layout=layout)
    return puzzle_without(grid, out)


def write(puzzle: Puzzle) -> str:
    """The grid and the lines below it."""
    cells = text_of(puzzle.grid.givens)
    lines = ["*-----------*"]
    for row in range(9):
        if row in {3, 6}:
            lines.append("|---+---+---|")
        line = cells[9 * row : 9 * row + 9]
        lines.append(f"|{line[:3]}|{line[3:6]}|{line[6:]}|")
    lines += ["*-----------*", ""]
    lines += [f"I{cell:02}{digit}" for cell, digit in enumerate(puzzle.grid.entries) if digit]
    lines += [f"E{cell:02}{digit:03}" for cell, digit in eliminated(puzzle)]
    return "\n".join(lines)


FORMAT = Format(
    name="simple-sudoku",
    title="Simple Sudoku",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"entries", "marks", "emptied"}),
    losses=losses,
    suffixes=(".ss",),
    many=False,
)
