"""SudokuWiki: links with ``bd=`` and 81 digits, and packed states that begin with ``S9B``.

A packed state has two characters in base 36 for each cell: the digit of a given, nine more for an
entry, and for candidates their mask and eighteen more. An empty cell has all candidates or, as
some programs write it, 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _links
from nonet.formats.format import Format, ReadOptions, classic_only, digits_of, each, with_digits
from nonet.layout import CLASSIC, Layout, cell_name
from nonet.puzzle import Puzzle

_HOSTS = ("sudokuwiki.org",)
_HEAD = "S9B"
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_STATE = re.compile(r"S9B[0-9A-Za-z]{100,}|[A-Z][0-9A-Z][A-Z][0-9A-Za-z]{162}")
_ENTRY, _MARKS = 9, 18
_EVERY = 511


def detect(source: Source) -> bool:
    """Whether the first line is such a link or a packed state."""
    line = next(iter(source.head_lines()), "")
    return _STATE.fullmatch(line) is not None or (
        _links.payload(line, _HOSTS, ("bd=",)) is not None
    )


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    layout = options.layout or CLASSIC

    def read_line(line: str) -> Puzzle:
        text = _links.payload(line, _HOSTS, ("bd=",)) or line
        if _STATE.fullmatch(text) is None:
            digits = digits_of(text, layout=layout)
            return Puzzle(with_digits(digits, digits, layout))
        if not text.startswith(_HEAD):
            raise FormatError(f"expected a state that begins with {_HEAD}, found {text[:3]!r}")
        return _state(text[3:], layout)

    return each(source.numbered(), read_line)


def _state(text: str, layout: Layout) -> Puzzle:
    if len(text) != 162:
        raise FormatError(f"expected 162 characters after {_HEAD}, found {len(text)}")
    digits, givens, marks = bytearray(81), bytearray(81), [0] * 81
    for cell in range(81):
        code = int(text[2 * cell : 2 * cell + 2], 36)
        if code <= _ENTRY:
            digits[cell] = givens[cell] = code
        elif code <= _MARKS:
            digits[cell] = code - _ENTRY
        elif code < _MARKS + _EVERY:
            marks[cell] = code - _MARKS
        elif code > _MARKS + _EVERY:
            raise FormatError(
                f"expected candidates from 1 to 9, found other digits in {cell_name(cell, 9)}",
                column=2 * cell + 4,
            )
    return Puzzle(with_digits(bytes(digits), bytes(givens), layout), marks=tuple(marks))


def write(puzzle: Puzzle) -> str:
    """A packed state."""
    codes = [
        given or (digit + _ENTRY if digit else _MARKS + _EVERY)
        for digit, given in zip(puzzle.grid.digits, puzzle.grid.givens, strict=True)
    ]
    for cell, mark in enumerate(puzzle.marks):
        if mark:
            codes[cell] = mark + _MARKS
    return _HEAD + "".join(_DIGITS[code // 36] + _DIGITS[code % 36] for code in codes)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """That all digits are marked in a cell, which is as if there were no marks."""
    yield from classic_only(puzzle)
    if _EVERY in puzzle.marks:
        yield "pencil marks of all digits in a cell"


FORMAT = Format(
    name="sudokuwiki",
    title="SudokuWiki link (bd=) or packed state (S9B)",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"entries", "marks"}),
    losses=losses,
)
