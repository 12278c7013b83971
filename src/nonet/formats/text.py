"""Plain text: a grid on a line or drawn, in every form that `Grid.parse` reads.

Reading is left to `nonet.grid`, the only reader of such text; here are two ways to write it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats.format import LAYOUT, Format, ReadOptions
from nonet.grid import Candidates, Grid, Located
from nonet.grid.reading import read_text
from nonet.grid.stream import located_puzzles
from nonet.grid.tokenize import is_border
from nonet.layout import Layout
from nonet.puzzle import Puzzle, bare_cells

_BINARY = 64
"""Characters within which binary files have a zero; one further on is a bad line."""


def detect(source: Source) -> bool:
    """Whether there is text at all: whatever no other format claims is read as a grid."""
    return "\0" not in source.head[:_BINARY]


def detect_frame(source: Source) -> bool:
    """Whether the first line is a border or has bars."""
    first = next(iter(source.head_lines()), "")
    return "|" in first or is_border(first)


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The grids and pencil-mark lines of a text."""
    from nonet.formats.registry import read_other_line  # noqa: PLC0415 (it has this format)

    found = located_puzzles(
        source.lines(),
        options.layout,
        alphabet=options.alphabet,
        read_other=read_other_line,
    )
    for item in found:
        yield puzzle_of(item) if item.error is None else item.error


def puzzle_of(found: Located) -> Puzzle:
    """The puzzle with what the text says of it."""
    if isinstance(found.document, Puzzle):
        return found.document._at(found.line)  # noqa: SLF001
    puzzle = found.puzzle
    assert puzzle is not None
    if isinstance(puzzle, Grid) and not found.says_more:
        return Puzzle._made(puzzle)._at(found.line)  # noqa: SLF001
    return Puzzle(
        puzzle.grid if isinstance(puzzle, Candidates) else puzzle,
        marks=puzzle.masks if isinstance(puzzle, Candidates) else (),
        emptied=bare_cells(puzzle) if isinstance(puzzle, Candidates) else (),
        solution=found.solution,
        title=found.title,
        difficulty=found.difficulty,
        dropped=found.dropped,
        line=found.line,
    )


def write_line(puzzle: Puzzle) -> str:
    """The givens on a line: a character a cell, or numbers where characters could mislead."""
    givens = puzzle.grid.without_entries()
    plain = Grid(givens.digits, layout=Layout.of_size(givens.size))
    if givens.size <= 61 and reads_back(line := givens.to_text(lossy=True), plain):
        return line
    return " ".join(map(str, givens.digits))


def write_frame(puzzle: Puzzle) -> str:
    """The givens in a drawn frame, and an empty line."""
    return puzzle.grid.without_entries().to_text("frame", lossy=True) + "\n"


def reads_back(text: str, expected: Grid | Candidates) -> bool:
    """Whether a text is read as what it was written from."""
    try:
        return read_text(text) == expected
    except FormatError:
        return False


def no_layout(puzzle: Puzzle) -> Iterable[str]:
    """Losses of text, in which the size alone determines the layout."""
    return () if puzzle.layout == Layout.of_size(puzzle.layout.size) else (LAYOUT,)


LINE = Format(
    name="line",
    title="givens on a line, a character a cell",
    detect=detect,
    read=read,
    write=write_line,
    losses=no_layout,
    knows_layouts=False,
    suffixes=(".txt",),
)

FRAME = Format(
    name="frame",
    title="givens in a drawn frame",
    detect=detect_frame,
    read=read,
    write=write_frame,
    losses=no_layout,
    knows_layouts=False,
)
