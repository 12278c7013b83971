"""Sudoku Exchange: lines of its puzzle bank, and links to play a puzzle.

A line is a hash, 81 digits and a rating, in 100 bytes. The hash is the beginning of the SHA-1 of
the digits; the rating, that of Sudoku Explainer, is here the difficulty. A link has the digits
after ``s=``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _links
from nonet.formats.format import PARTS, Format, ReadOptions, classic_only, digits_of, each, text_of
from nonet.grid import Grid
from nonet.layout import CLASSIC
from nonet.puzzle import Puzzle

_LINE = re.compile(r"([0-9a-f]{12}) +([0-9]{81}) +([0-9]{1,2}\.[0-9])")
_HOSTS = ("sudokuexchange.com",)
_RATING = re.compile(r"[0-9]{1,2}\.[0-9]")


def detect(source: Source) -> bool:
    """Whether the first line has the three fields, or is a link."""
    line = next(iter(source.head_lines()), "")
    return _LINE.fullmatch(line) is not None or _linked(line) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    layout = options.layout or CLASSIC

    def read_line(line: str) -> Puzzle:
        if (text := _linked(line)) is not None:
            return Puzzle(Grid(digits_of(text, layout=layout), layout=layout))
        match = _LINE.fullmatch(line)
        if match is None:
            raise FormatError("expected a hash, 81 digits and a rating such as 2.5")
        if match[1] != _hash(match[2]):
            raise FormatError("expected the hash of the digits, found a different one", column=1)
        return Puzzle(Grid(digits_of(match[2], layout=layout), layout=layout), difficulty=match[3])

    return each(source.numbered(), read_line)


def _linked(line: str) -> str | None:
    """The digits in a link; None where the line is not a link."""
    return _links.payload(line, _HOSTS, ("s=",)) if "/" in line else None


def write(puzzle: Puzzle) -> str:
    """One line."""
    digits = text_of(puzzle.grid.givens, "0")
    rating = puzzle.difficulty if _RATING.fullmatch(puzzle.difficulty) else "0.0"
    return f"{_hash(digits)} {digits} {rating:>4}"


def losses(puzzle: Puzzle) -> Iterable[str]:
    """A difficulty that is not a rating of Sudoku Explainer."""
    yield from classic_only(puzzle)
    if not _RATING.fullmatch(puzzle.difficulty):
        yield PARTS["difficulty"] if puzzle.difficulty else "the missing difficulty"


def _hash(digits: str) -> str:
    return hashlib.sha1(digits.encode("ascii"), usedforsecurity=False).hexdigest()[:12]


FORMAT = Format(
    name="exchange",
    title="Sudoku Exchange puzzle bank or link",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"difficulty"}),
    losses=losses,
)
