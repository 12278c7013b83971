"""Pencil-mark lines of N³ characters (Sukaku): N for each cell, each digit at its own place."""

from __future__ import annotations

from collections.abc import Iterable

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import text
from nonet.formats.format import Format
from nonet.grid import Candidates
from nonet.layout import Layout
from nonet.puzzle import Puzzle


def detect(source: Source) -> bool:
    """Whether the first line has N³ characters, with a digit at every place or a blank."""
    line = next(iter(source.head_lines()), "")
    size = round(len(line) ** (1 / 3))
    return (
        4 <= size <= 9
        and len(line) == size**3
        and all(
            character in ".0*_" or character == str(place % size + 1)
            for place, character in enumerate(line)
        )
    )


def write(puzzle: Puzzle) -> str:
    """All candidates; a placed digit is the only one of its cell."""
    candidates = puzzle.candidates
    line = candidates.to_text(lossy=True)
    if not text.reads_back(line, _as_marks(candidates)):
        raise FormatError(
            "expected a size from 2 up and enough candidates that a pencil-mark line is not read "
            "as a larger grid"
        )
    return line


def losses(puzzle: Puzzle) -> Iterable[str]:
    """The losses of pencil marks alone."""
    if any(puzzle.grid.digits):
        yield "which single candidates are placed digits"
    elif puzzle.candidates.masks != puzzle.marks:
        yield "which cells have no pencil marks"
    yield from text.no_layout(puzzle)


def _as_marks(candidates: Candidates) -> Candidates:
    return Candidates(candidates.masks, Layout.of_size(candidates.size))


FORMAT = Format(
    name="sukaku",
    title="pencil-mark line of N³ characters",
    detect=detect,
    read=text.read,
    write=write,
    holds=frozenset({"marks", "emptied"}),
    losses=losses,
    knows_layouts=False,
)
