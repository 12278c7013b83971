"""Lines of Sudoku Susser and SudokuStudio: ``4.+3..6…:121 942``.

A digit after ``+`` was entered. After the colon are candidates that are eliminated, as digit, row
and column. Without either a line is plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import hodoku
from nonet.formats.format import Format, ReadOptions, each
from nonet.layout import CLASSIC, Layout
from nonet.puzzle import Puzzle

_LINE = re.compile(r"(?:\+?[1-9]|[.0*]){81}(?:: *(?:[1-9]{3}(?: +|(?=:|$)))*:?)?")


def detect(source: Source) -> bool:
    """Whether the first line has a cell after a plus, or a colon after the cells."""
    return _is_line(next(iter(source.head_lines()), ""))


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    layout = options.layout or CLASSIC
    return each(source.numbered(), lambda line: _puzzle(line, layout))


def read_line(line: str) -> Puzzle:
    """The puzzle of a line."""
    return _puzzle(line, CLASSIC)


def _puzzle(line: str, layout: Layout) -> Puzzle:
    if not _LINE.fullmatch(line):
        raise FormatError("expected 81 cells, those entered after +, and candidates after a colon")
    cells, _, eliminated = line.partition(":")
    return hodoku.state_of(cells.replace("*", "."), eliminated.strip(": "), layout)


def _is_line(line: str) -> bool:
    return ("+" in line or ":" in line) and _LINE.fullmatch(line) is not None


FORMAT = Format(
    name="susser",
    title="line of Sudoku Susser or SudokuStudio",
    detect=detect,
    read=read,
    read_line=read_line,
    holds=frozenset({"entries", "marks", "emptied"}),
)
