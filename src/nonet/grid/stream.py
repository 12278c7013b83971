"""Many puzzles from the lines of a file, one after the other, in constant memory.

A line may be a whole puzzle, or one row of a grid that continues in the lines below. Drawn grids
are recognised by their borders. Plain lines can be ambiguous: nine characters are a 3 × 3 puzzle or
a row of a 9 × 9. Then N lines of N cells are one grid if no row or column repeats a digit, or if
none of them is a puzzle by itself; but if each of them is one, nothing is guessed.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonet.errors import FormatError
from nonet.grid.alphabet import BLANKS, STANDARD
from nonet.grid.boxes import warn_of_missing_boxes
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid
from nonet.grid.messages import a_grid
from nonet.grid.text import MAX_TEXT, plain_line, read_text
from nonet.grid.tokenize import Numbered, drawn_width, is_border, row_cells, without_comment
from nonet.layout import MAX_SIZE, Layout
from nonet.layout.layout import checked_layout

if TYPE_CHECKING:
    from nonet.grid.puzzle_like import HasGrid

_SEPARATORS = frozenset(" ,\t")


@dataclass(frozen=True, slots=True)
class Located:
    """A puzzle of a file, or what is wrong with it.

    Attributes
    ----------
    line
        Number of its first line, from 1.
    puzzle
        The puzzle; None where it could not be read.
    error
        Why not, with line and column in the file.
    document
        All that the file says of the puzzle, where that is more than its grid.
    """

    line: int
    puzzle: Grid | Candidates | None
    error: FormatError | None
    document: HasGrid | None = None


def read_puzzles(
    lines: Iterable[str], layout: Layout | None = None, *, alphabet: str | None = None
) -> Iterator[Located]:
    """Puzzles of a file in order: one per line, or drawn over several lines, of mixed sizes.

    Lines that start with ``#`` are comments, blank lines end a grid. A puzzle that cannot be read
    does not end the stream.

    Parameters
    ----------
    lines
        Lines of the file. Lines that may be longer than memory must be split before.
    layout, alphabet
        As for `Grid.parse`; a layout also settles what is a row and what is a puzzle.

    Warns
    -----
    LayoutWarning
        As for `Grid.parse`; once.

    Examples
    --------
    >>> puzzles = read_puzzles(["1... .2.. ..3. ...4", "", "+-+", "|1|", "+-+", "123", "231"])
    >>> [(p.line, p.puzzle.size if p.puzzle else str(p.error)) for p in puzzles]
    [(1, 4), (3, 1), (6, 'expected 3 lines of 3 cells, found 2, at line 6')]
    """
    is_silent = checked_layout(layout) is not None
    for located in located_puzzles(lines, layout, alphabet=alphabet):
        if not is_silent and located.puzzle is not None:
            is_silent = warn_of_missing_boxes(located.puzzle)
        yield located


def located_puzzles(
    lines: Iterable[str], layout: Layout | None = None, *, alphabet: str | None = None
) -> Iterator[Located]:
    """What `read_puzzles` gives, without its warning."""
    return _Reader(lines, layout, alphabet).puzzles()


class _Reader:
    """The lines still to come, with room to look ahead."""

    def __init__(self, lines: Iterable[str], layout: Layout | None, alphabet: str | None) -> None:
        self._lines = enumerate(lines, 1)
        self._ahead: deque[Numbered] = deque()
        self._layout = layout
        self._alphabet = alphabet

    def puzzles(self) -> Iterator[Located]:
        while (numbered := self._next()) is not None:
            number, line = numbered
            if self._alphabet is None and (grid := plain_line(line, self._layout)) is not None:
                yield Located(number, grid, None)  # too long for a row of a grid
            elif len(line) > MAX_TEXT:
                message = f"expected at most {MAX_TEXT} characters in a line, found more"
                yield _failed(number, FormatError(message))
            elif line.strip():
                rows, is_drawn = self._gathered(numbered)
                if rows and "|" in rows[0][1]:
                    yield self._parse(rows, start=number)
                elif rows:
                    yield from self._plain(rows, start=number, is_drawn=is_drawn)

    def _next(self) -> Numbered | None:
        """The next line that is not a comment, without its end and its trailing comment."""
        if self._ahead:
            return self._ahead.popleft()
        for number, raw in self._lines:
            line = raw.rstrip("\r\n")
            if number == 1:
                line = line.removeprefix("\ufeff")
            if "#" in line:
                line = without_comment(line)
                if not line:
                    continue
            return number, line
        return None

    def _gathered(self, first: Numbered) -> tuple[list[Numbered], bool]:
        """Lines from the first on that may be the rows of one grid, and whether it has borders."""
        rows: list[Numbered] = []
        width = 0
        is_drawn = False
        numbered: Numbered | None = first
        while numbered is not None and (line := numbered[1]).strip():
            is_complete = 0 < width <= len(rows)
            if is_border(line, self._alphabet or ""):
                is_drawn = True
                if is_complete:
                    break
            elif rows and (is_complete or not self._goes_on(line, rows[0][1], width, is_drawn)):
                self._ahead.appendleft(numbered)
                break
            else:
                rows.append(numbered)
                if len(rows) == 1:
                    if not ("|" in line or self._could_be_row(line)):
                        break
                    width = min(MAX_SIZE, drawn_width(line))
                if len(rows) == width and not is_drawn and "|" not in line:
                    break
            numbered = self._next()
        return rows, is_drawn

    def _goes_on(self, line: str, first: str, width: int, is_drawn: bool) -> bool:
        """Whether a line may be a further row of the grid that began with the first."""
        if "|" in line:
            return is_drawn or "|" in first
        if len(row_cells(line)) != width:
            return False
        return is_drawn or "|" in first or self._could_be_row(line)

    def _could_be_row(self, line: str) -> bool:
        """Whether a line could be a row; one that repeats a digit, only if it is not a puzzle."""
        cells = row_cells(line)
        size = len(cells)
        if self._layout is not None:
            return size == self._layout.size != 1
        longest = len(STANDARD) if _SEPARATORS.isdisjoint(line) else MAX_SIZE
        if not 1 < size <= longest:
            return False
        return not _repeats(cells) or self._alone((0, line)).puzzle is None

    def _plain(self, rows: list[Numbered], *, start: int, is_drawn: bool) -> Iterator[Located]:
        """Puzzles of lines without bars: one grid, or each line for itself."""
        if len(rows) == 1:
            yield self._alone(rows[0])
            return
        size = len(row_cells(rows[0][1]))
        if len(rows) == size:
            if is_drawn or self._is_grid(rows):
                if not is_drawn and all(self._alone(row).puzzle is not None for row in rows):
                    yield _failed(start, _two_readings(size))
                else:
                    yield self._parse(rows, start=start)
                return
            if all(self._alone(row).puzzle is None for row in rows):
                yield self._parse(rows, start=start)
                return
        elif len(rows) * 2 > size and all(self._alone(row).puzzle is None for row in rows):
            message = f"expected {size} lines of {size} cells, found {len(rows)}"
            yield _failed(start, FormatError(message))
            return
        yield from map(self._alone, rows)

    def _is_grid(self, rows: list[Numbered]) -> bool:
        """Whether no row or column repeats a digit; with a layout there is no ambiguity."""
        cells = [row_cells(line) for _, line in rows]
        return self._layout is not None or not any(
            map(_repeats, [*cells, *zip(*cells, strict=True)])
        )

    def _alone(self, row: Numbered) -> Located:
        return self._parse([row], start=row[0])

    def _parse(self, rows: list[Numbered], *, start: int) -> Located:
        text = "\n".join(line for _, line in rows)
        try:
            puzzle = read_text(text, self._layout, alphabet=self._alphabet)
        except FormatError as error:
            # Characters such as a form feed end lines of a text, but not of a file.
            line = rows[min(error.line, len(rows)) - 1][0] if error.line is not None else start
            return _failed(start, error, line=line)
        return Located(start, puzzle, None)


def _failed(start: int, error: FormatError, *, line: int | None = None) -> Located:
    place = start if line is None else line
    return Located(
        start,
        None,
        FormatError(error.reason, line=place, column=error.column, alphabets=error.alphabets),
    )


def _two_readings(size: int) -> FormatError:
    small = math.isqrt(size)
    return FormatError(
        f"expected one reading, found two: {a_grid(size)}, or {size} puzzles of {small}×{small}; "
        "give the intended size"
    )


def _repeats(cells: Sequence[str]) -> bool:
    digits = [cell for cell in cells if cell not in BLANKS]
    return len(digits) != len(set(digits))
