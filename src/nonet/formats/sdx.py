"""SudoCue's .sdx: nine lines of cells with their candidates; entries have a ``u`` before them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._format import Format, ReadOptions, classic_only, with_digits
from nonet.formats.puzzle import Puzzle
from nonet.layout import CLASSIC

_CELL = re.compile(r"u[1-9]|[1-9]{1,9}|\.")


def detect(source: Source) -> bool:
    """Whether there are nine lines of nine cells, one of them an entry with its u."""
    rows = [line.split() for line in source.head_lines()[:9]]
    cells = [cell for row in rows for cell in row]
    return (
        [len(row) for row in rows] == [9] * 9
        and all(map(_CELL.fullmatch, cells))
        and any(cell.startswith("u") for cell in cells)
    )


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    yield _puzzle(source, options)


def _puzzle(source: Source, options: ReadOptions) -> Puzzle:
    cells: list[str] = []
    for number, line in source.numbered():
        words = line.split()
        wrong = [word for word in words if not _CELL.fullmatch(word)]
        if wrong or len(words) != 9 or len(cells) == 81:
            found = repr(wrong[0][:20]) if wrong else f"{len(words)} cells"
            raise FormatError(f"expected nine lines of nine cells, found {found}", line=number)
        cells += words
    if len(cells) != 81:
        raise FormatError(f"expected 81 cells, found {len(cells)}")
    placed = [len(cell.removeprefix("u")) == 1 and cell != "." for cell in cells]
    digits = bytes(int(cell[-1]) if is_digit else 0 for cell, is_digit in _zip(cells, placed))
    givens = bytes(
        0 if cell[0] == "u" else digit for cell, digit in zip(cells, digits, strict=True)
    )
    marks = (0 if is_digit else _mask(cell) for cell, is_digit in _zip(cells, placed))
    return Puzzle(with_digits(digits, givens, options.layout or CLASSIC), marks=tuple(marks))


def _zip(cells: list[str], placed: list[bool]) -> Iterator[tuple[str, bool]]:
    return zip(cells, placed, strict=True)


def _mask(cell: str) -> int:
    mask = 0
    for digit in cell.strip("."):
        mask |= 1 << int(digit) - 1
    return mask


def write(puzzle: Puzzle) -> str:
    """Nine lines."""
    candidates = puzzle.candidates
    cells = []
    for cell, digit in enumerate(puzzle.grid.digits):
        if digit:
            cells.append(f"{digit}" if puzzle.grid.givens[cell] else f"u{digit}")
        else:
            cells.append("".join(map(str, candidates[divmod(cell, 9)])) or ".")
    return "\n".join(" ".join(cells[start : start + 9]) for start in range(0, 81, 9))


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Single candidates, which would be read as digits, and cells without marks."""
    yield from classic_only(puzzle)
    candidates = puzzle.candidates.masks
    if any(
        not digit and mask.bit_count() == 1
        for digit, mask in zip(puzzle.grid.digits, candidates, strict=True)
    ):
        yield "which single candidates are placed digits"
    elif any(
        not digit and mark != mask
        for digit, mark, mask in zip(
            puzzle.grid.digits, puzzle.marks or [0] * 81, candidates, strict=True
        )
    ):
        yield "which cells have no pencil marks"


FORMAT = Format(
    name="sdx",
    title="SudoCue candidates",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"entries", "marks"}),
    losses=losses,
    suffixes=(".sdx",),
    many=False,
)
