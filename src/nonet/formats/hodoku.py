"""HoDoKu's library lines: ``:technique:candidates:givens:deleted:eliminations:placements:``.

An entry is a digit after ``+``. Deleted candidates are triples of digit, row and column. What the
line says of a step, be it technique, eliminations or placements, belongs to no puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._eliminated import eliminated, losses, puzzle_without
from nonet.formats.format import Format, ReadOptions, digits_of, each, with_digits
from nonet.layout import CLASSIC, Layout
from nonet.puzzle import Puzzle

_NO_TECHNIQUE = "0000"


def detect(source: Source) -> bool:
    """Whether the first line begins with a colon and has the fields."""
    line = next(iter(source.head_lines()), "")
    return line.startswith(":") and line.count(":") >= 3


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    layout = options.layout or CLASSIC
    return each(source.numbered(), lambda line: _puzzle(line, layout))


def read_line(line: str) -> Puzzle:
    """The puzzle of a line."""
    return _puzzle(line, CLASSIC)


def _puzzle(line: str, layout: Layout) -> Puzzle:
    fields = line.split(":")
    if len(fields) < 4 or fields[0]:
        raise FormatError("expected fields between colons, from :0000: on")
    technique, cells, deleted, *step = [fields[1], *fields[3:], ""][:6]
    puzzle = state_of(cells, deleted, layout)
    if technique not in {"", _NO_TECHNIQUE} or any(field.strip() for field in step):
        puzzle = puzzle.with_dropped(f"the step of the line ({technique[:8]})")
    return puzzle


def state_of(cells: str, deleted: str, layout: Layout) -> Puzzle:
    """The puzzle of cells, of which those after a + were entered, and of deleted candidates.

    Raises
    ------
    FormatError
        The cells are not those of the layout, or a candidate is no triple.
    """
    digits = digits_of(cells.replace("+", ""), layout=layout)
    entered = [before == "+" for before in _before(cells)]
    if len(entered) != len(digits):
        raise FormatError("expected a digit after each +")
    given = bytes(0 if is_entry else digit for digit, is_entry in zip(digits, entered, strict=True))
    grid = with_digits(digits, given, layout)
    return puzzle_without(grid, _triples(deleted))


def write(puzzle: Puzzle) -> str:
    """One line."""
    grid = puzzle.grid
    cells = (
        "." if not digit else f"{digit}" if given else f"+{digit}"
        for digit, given in zip(grid.digits, grid.givens, strict=True)
    )
    deleted = " ".join(
        f"{digit}{cell // 9 + 1}{cell % 9 + 1}"
        for digit, cell in sorted((digit, cell) for cell, digit in eliminated(puzzle))
    )
    return f":{_NO_TECHNIQUE}:x:{''.join(cells)}:{deleted}::"


def _before(givens: str) -> Iterator[str]:
    """For each cell the character before its own."""
    previous = ""
    for character in givens:
        if character != "+":
            yield previous
        previous = character


def _triples(deleted: str) -> Iterator[tuple[int, int]]:
    """Cell and digit of each triple."""
    for word in deleted.split():
        if len(word) != 3 or not word.isascii() or not word.isdigit() or "0" in word:
            raise FormatError(f"expected digit, row and column such as 436, found {word[:20]!r}")
        digit, row, column = map(int, word)
        yield (row - 1) * 9 + column - 1, digit


FORMAT = Format(
    name="hodoku",
    title="HoDoKu library line",
    detect=detect,
    read=read,
    read_line=read_line,
    write=write,
    holds=frozenset({"entries", "marks", "emptied"}),
    losses=losses,
)
