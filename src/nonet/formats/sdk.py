"""Puzzle files .sdk, in the dialects of SudoCue and of SadMan Sudoku.

Lines that begin with ``#`` and a letter describe the puzzle; then come nine lines of nine. In
SadMan's dialect they follow ``[Puzzle]``, and other sections may come after them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._format import Format, ReadOptions, classic_only, digits_of, text_of, with_texts
from nonet.formats.puzzle import Puzzle
from nonet.grid import Grid
from nonet.layout import CLASSIC

_TEXTS = {"A": "author", "D": "title", "C": "comment", "S": "source", "L": "difficulty"}
_OTHERS = {"B": "the date", "U": "the address"}
_HEADER = re.compile(r"#([ADCSLBU])(.*)")
_ROW = re.compile(r"[1-9.0*_X-]{9}")


def detect(source: Source) -> bool:
    """Whether lines about the puzzle, or a section, are above nine lines of nine and no others."""
    lines = [line.strip() for line in source.head.split("\n") if line.strip()]
    first = lines[0] if lines else ""
    rows = [line for line in lines if not line.startswith(("#", "["))]
    if any(line.startswith("[") for line in lines):
        rows = rows[:9]
    return (
        (_HEADER.fullmatch(first) is not None or first.lower() == "[puzzle]")
        and len(rows) == 9
        and all(map(_ROW.fullmatch, rows))
    )


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    yield _puzzle(source, options)


def _puzzle(source: Source, options: ReadOptions) -> Puzzle:
    layout = options.layout or CLASSIC
    texts: dict[str, list[str]] = {}
    rows: list[str] = []
    dropped = []
    section = "puzzle"
    for number, raw in enumerate(source.lines(), 1):
        line = raw.strip()
        if match := _HEADER.fullmatch(line):
            if match[1] in _TEXTS:
                texts.setdefault(_TEXTS[match[1]], []).append(match[2].strip())
            elif match[2].strip():
                dropped.append(_OTHERS[match[1]])
        elif line.startswith("["):
            section = line.strip("[]").lower()
            if section != "puzzle":
                dropped.append(f"the section {line[:20]}")
        elif line and not line.startswith("#") and section == "puzzle":
            if len(line) != 9 or len(rows) == 9:
                raise FormatError(
                    f"expected nine lines of nine cells, found {line[:20]!r}", line=number
                )
            rows.append(line)
    digits = digits_of("".join(rows), blanks=".0*_X-", layout=layout)
    words = {part: "\n".join(lines) for part, lines in texts.items()}
    return with_texts(Puzzle(Grid(digits, layout=layout), dropped=tuple(dropped)), words)


def write(puzzle: Puzzle) -> str:
    """The dialect of SudoCue."""
    lines = []
    for letter, part in _TEXTS.items():
        if text := getattr(puzzle, part):
            lines += [f"#{letter}{line}" for line in text.split("\n")]
    cells = text_of(puzzle.grid.givens)
    # The first line identifies the format.
    return "\n".join([*(lines or ["#C"]), *(cells[start : start + 9] for start in range(0, 81, 9))])


FORMAT = Format(
    name="sdk",
    title="SudoCue or SadMan puzzle",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset(_TEXTS.values()),
    losses=classic_only,
    suffixes=(".sdk",),
    many=False,
)
