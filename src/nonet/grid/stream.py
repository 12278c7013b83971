"""Many puzzles from the lines of a file, one after the other, in constant memory.

A line may be a whole puzzle, or one row of a grid that goes on in the lines below. Drawn grids
tell by their borders. Of plain lines with as many cells as a row and as a small puzzle (nine
characters are a 3 × 3 puzzle or a row of a 9 × 9), N lines of N cells in which no row or column
repeats a digit are one grid, unless each of them could also be a puzzle: then nothing is guessed.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nonet.errors import FormatError
from nonet.grid.alphabet import BLANKS, STANDARD
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid
from nonet.grid.text import MAX_TEXT, is_border, parse_puzzle
from nonet.layout import MAX_SIZE, Layout


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
    """

    line: int
    puzzle: Grid | Candidates | None
    error: FormatError | None


def read_puzzles(
    lines: Iterable[str], layout: Layout | None = None, *, alphabet: str | None = None
) -> Iterator[Located]:
    """Puzzles of a file in order: one a line, or drawn over several lines, of mixed sizes.

    Lines that start with ``#`` are comments. A puzzle that cannot be read does not end the
    stream.

    Parameters
    ----------
    lines
        Lines of the file. Where lines may be longer than memory, split them before.
    layout, alphabet
        As for `Grid.parse`; a layout also settles what is a row and what is a puzzle.

    Examples
    --------
    >>> puzzles = read_puzzles(["1... .2.. ..3. ...4", "", "+-+", "|1|", "+-+", "123", "231"])
    >>> [(p.line, p.puzzle.size if p.puzzle else str(p.error)) for p in puzzles]
    [(1, 4), (3, 1), (6, 'expected 3 lines of 3 cells, found 2, at line 6')]
    """
    return _Reader(lines, layout, alphabet).puzzles()


class _Reader:
    """The lines still to come, with room to look ahead."""

    def __init__(self, lines: Iterable[str], layout: Layout | None, alphabet: str | None) -> None:
        self._lines = enumerate(lines, 1)
        self._ahead: deque[tuple[int, str]] = deque()
        self._layout = layout
        self._alphabet = alphabet

    def puzzles(self) -> Iterator[Located]:
        while (numbered := self._next()) is not None:
            number, line = numbered
            content = line.split("#", 1)[0].strip() if "#" in line else line.strip()
            if not content:
                continue
            if len(line) > MAX_TEXT:
                message = f"expected at most {MAX_TEXT} characters in a line, found more"
                yield _failed(number, FormatError(message))
            elif "|" in content or is_border(content):
                yield self._drawn(number, content)
            else:
                yield from self._plain(number, line)

    def _next(self) -> tuple[int, str] | None:
        if self._ahead:
            return self._ahead.popleft()
        for number, line in self._lines:
            return number, line.rstrip("\r\n")
        return None

    def _drawn(self, start: int, first: str) -> Located:
        """A grid with borders: rows until there are as many as cells in a row."""
        text = [first]
        rows = [] if is_border(first) else [first]
        while (numbered := self._next()) is not None:
            content = numbered[1].split("#", 1)[0].strip()
            complete = bool(rows) and len(rows) >= _cell_count(rows[0])
            if not content or len(text) > 3 * MAX_SIZE:
                break
            if is_border(content):
                text.append(content)
                if complete:
                    break
                continue
            if complete or "|" not in content:
                self._ahead.appendleft(numbered)
                break
            text.append(content)
            rows.append(content)
        return self._parse(start, "\n".join(text))

    def _plain(self, number: int, line: str) -> Iterator[Located]:
        """One puzzle on a line, or a row of a grid with the rows below it."""
        size = _cell_count(line)
        whole, row = self._could_be(line, size)
        if not row:
            yield self._parse(number, line)
            return
        rows = [(number, line)]
        while len(rows) < size and (numbered := self._next()) is not None:
            below = numbered[1]
            if _cell_count(below) != size or not self._could_be(below, size)[1]:
                self._ahead.appendleft(numbered)
                break
            rows.append(numbered)
        if len(rows) == size and (not whole or self._is_grid(rows)):
            if whole and all(self._parse(*each).puzzle is not None for each in rows):
                small = math.isqrt(size)
                message = (
                    f"expected one reading, found two: a {size}×{size} grid, or {size} puzzles "
                    f"of {small}×{small}; give the size that is meant"
                )
                yield _failed(number, FormatError(message))
                return
            yield self._parse(number, "\n".join(each for _, each in rows))
        elif whole:
            for each in rows:
                yield self._parse(*each)
        elif len(rows) == 1:
            yield self._parse(number, line)
        else:
            message = f"expected {size} lines of {size} cells, found {len(rows)}"
            yield _failed(number, FormatError(message))

    def _could_be(self, line: str, size: int) -> tuple[bool, bool]:
        """Whether a line of so many cells could be a whole puzzle, and a row of a grid."""
        if self._layout is not None:
            return size != self._layout.size or size == 1, size == self._layout.size != 1
        whole = math.isqrt(size) ** 2 == size or round(size ** (1 / 3)) ** 3 == size
        cells = _cells(line)
        digits = [cell for cell in cells if cell not in BLANKS]
        longest = MAX_SIZE if " " in line or "," in line else len(STANDARD)
        row = 1 < size <= longest and len(digits) == len(set(digits))
        return whole or size > longest, row

    def _is_grid(self, rows: list[tuple[int, str]]) -> bool:
        """Whether no column repeats a digit (no row does: `_could_be`)."""
        columns = zip(*(_cells(line) for _, line in rows), strict=True)
        for column in columns:
            digits = [cell for cell in column if cell not in BLANKS]
            if len(digits) != len(set(digits)):
                return False
        return True

    def _parse(self, start: int, text: str) -> Located:
        try:
            puzzle = parse_puzzle(text, self._layout, alphabet=self._alphabet)
        except FormatError as error:
            return _failed(start, error)
        return Located(start, puzzle, None)


def _failed(start: int, error: FormatError) -> Located:
    line = start if error.line is None else start + error.line - 1
    return Located(start, None, FormatError(error.reason, line=line, column=error.column))


def _cells(line: str) -> list[str]:
    """Cells of one line: its words where they are longer than a character, else characters."""
    content = line.split("#", 1)[0].replace("|", " ")
    words = content.replace(",", " ").split()
    if "," in content or (len(words) > 1 and any(_is_number_above_nine(w) for w in words)):
        return words
    return list("".join(words))


def _is_number_above_nine(word: str) -> bool:
    return len(word) == 2 and word.isascii() and word.isdigit() and word[0] != "0"


def _cell_count(line: str) -> int:
    return len(_cells(line))
