"""Grids over several lines: which lines are the rows of one grid, and which are puzzles alone."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonet.errors import FormatError
from nonet.grid.alphabet import BLANKS, FURTHER_BLANKS, LONGEST_CELL, NO_DIGIT, STANDARD
from nonet.grid.framed import is_heading, label_of, names_in
from nonet.grid.lines import Lines, seems_title
from nonet.grid.located import Located, failed
from nonet.grid.messages import a_grid
from nonet.grid.text import read_whole
from nonet.grid.tokenize import Numbered, drawn_width, is_border, row_cells, shows_several
from nonet.layout import MAX_SIZE, Layout

_LONG_WORD = re.compile(r"[0-9A-Za-z.*_-]{16}")
_SEPARATORS = frozenset(" ,\t")
_DASHES = frozenset("- \t|")
_RULE_OF_TABLE = re.compile(r"\s*\|(?:\s*:?-+:?\s*\|)+\s*")
_OTHER_BLANKS = frozenset(".*_+")
_SIGNS = frozenset({*BLANKS, *FURTHER_BLANKS})
_MOST_KNOWN = 200
"""Lines that are looked at again, one grid after the other, are read once."""

_SMALL = 3
"""Size of which there are no puzzles in practice: nine characters are rather a row."""

_SMALLEST_ROW = 4
"""Cells of a row of the smallest grid in practice, of which some lines are no puzzles of 2×2."""

_FEW = 8
"""Lines in which a row has two digits between two bars, if there is room for several."""

_LARGEST_GAP = 8
"""Blank lines between two rows of one grid."""


class Unit(NamedTuple):
    """A puzzle or what is wrong with it, and its line where it has only one and no frame."""

    located: Located
    line: str | None = None


class _Gathered(NamedTuple):
    """Lines that may be one grid: all of them, those that are rows, and whether it is drawn."""

    lines: list[Numbered]
    rows: list[Numbered]
    width: int
    is_drawn: bool

    @property
    def has_bars(self) -> bool:
        """Whether the first row has bars."""
        return bool(self.rows) and "|" in self.rows[0][1]


class GridLines:
    """Takes the lines of a grid from those that are still to come.

    Attributes
    ----------
    end
        Number of the last line of the last grid over several lines.
    """

    def __init__(self, lines: Lines, layout: Layout | None, alphabet: str | None) -> None:
        self._lines = lines
        self._layout = layout
        self._alphabet = alphabet
        self.end = -1
        self._known: dict[str, Located] = {}

    def units(self, first: Numbered) -> Iterator[Unit]:
        """The puzzles that begin with this line, or what is wrong with them."""
        labelled = self._labelled(first)
        if labelled is not None:
            yield Unit(labelled)
            return
        block = self._block(first)
        if not block.rows:
            return
        if 0 < len(block.rows) < block.width:
            block = self._with_bands(block)
        if block.has_bars or (len(block.lines) > len(block.rows) and len(block.rows) > 1):
            units = [self._drawn(block, first[0])]
        else:
            units = self._plain(block, first[0])
        error = units[0].located.error
        is_none = len(units) == 1 and error is not None
        is_none = is_none and (units[0].line is None or len(block.lines) > 1)
        is_none = is_none and error is not None and not error.alphabets
        if is_none and block.has_bars and any(_LONG_WORD.search(line) for _, line in block.lines):
            self._lines.put_back(block.lines[1:])  # a table of puzzles, not one of cells
            units = [] if self._is_border(first[1]) else [Unit(self._alone(first), first[1])]
            yield from units
            return
        is_above = len(block.lines) > 2 and "|" not in first[1] and self._is_above(block)
        if is_none and (is_above or seems_title(first[1])):
            self._lines.put_back(block.lines[1:])
            units = [Unit(self._alone(first), first[1])]
        elif len(block.lines) > 1:
            self.end = block.lines[-1][0]
        yield from units

    def _block(self, first: Numbered) -> _Gathered:
        """Lines from the first on, up to a blank one, that may be the rows of one grid."""
        lines: list[Numbered] = []
        rows: list[Numbered] = []
        width = 0
        is_drawn = has_dashes = False  # dashes between bars are a row, or a border between bands
        numbered: Numbered | None = first
        while numbered is not None:
            line = numbered[1]
            is_row = _is_row_of_blanks(line, rows, width)
            has_dashes = has_dashes or (is_row and "|" in line and " " not in line.strip())
            is_complete = 0 < width * (1 + has_dashes) <= len(rows)
            if not (line.strip() or is_row):
                self._lines.put_back([numbered])
                break
            if self._is_border(line) and not is_row:
                is_drawn = True
                lines.append(numbered)
                if is_complete:
                    break
            elif rows and (
                is_complete or not (is_row or self._goes_on(line, rows[0][1], width, is_drawn))
            ):
                self._lines.put_back([numbered])
                break
            else:
                lines.append(numbered)
                rows.append(numbered)
                if len(rows) == 1:
                    if not ("|" in line or self._could_be_row(line)):
                        break
                    width = min(MAX_SIZE, self._width_of(line))
                    above = [found for found in lines if _is_row_of_blanks(found[1], rows, width)]
                    rows[:0] = above
                    is_drawn = is_drawn and len(lines) > len(rows)
                if len(rows) == width and not is_drawn and "|" not in line:
                    break
            numbered = self._lines.next()
        return _Gathered(lines, rows, width, is_drawn)

    def _width_of(self, line: str) -> int:
        """Number of cells of a row, for which rows below it may count."""
        if "|" not in line or shows_several(line):
            return drawn_width(line)
        pulled: list[Numbered] = []
        while len(pulled) < _FEW and (numbered := self._lines.next()) is not None:
            pulled.append(numbered)
            if "|" not in numbered[1] or shows_several(numbered[1]):
                break
        self._lines.put_back(pulled)
        return drawn_width(line, [below for _, below in pulled])

    def _is_above(self, block: _Gathered) -> bool:
        """Whether the first line is no border, but just above one."""
        first, second = (line for _, line in block.lines[:2])
        return not self._is_border(first) and self._is_border(second)

    def _is_border(self, line: str) -> bool:
        return is_border(line, self._alphabet or "")

    def _with_bands(self, block: _Gathered) -> _Gathered:
        """The block with further ones after blank lines, if they make up a grid together."""
        pulled: list[Numbered] = []
        lines, rows = list(block.lines), list(block.rows)
        end = 0  # how many of the pulled lines belong to the grid
        gap = 0
        while gap <= _LARGEST_GAP and (numbered := self._lines.next()) is not None:
            pulled.append(numbered)
            line = numbered[1]
            if not line.strip():
                gap += 1
                if len(rows) == block.width:
                    break
            elif self._is_border(line) and not _is_row_of_blanks(line, rows, block.width):
                gap = 0
                lines.append(numbered)
                end = len(pulled)
            elif len(rows) == block.width or not self._is_next_row(line, block):
                if len(rows) == block.width and gap == 0 and len(row_cells(line)) == block.width:
                    rows = []  # a further row: the blank lines do not end where the grid would
                break
            else:
                gap = 0
                lines.append(numbered)
                rows.append(numbered)
                end = len(pulled)
        if len(rows) != block.width:
            self._lines.put_back(pulled)
            return block
        self._lines.put_back(pulled[end:])
        return block._replace(lines=lines, rows=rows)

    def _is_next_row(self, line: str, block: _Gathered) -> bool:
        """Whether a line after a blank one may be a further row of the grid."""
        if _is_row_of_blanks(line, block.rows, block.width):
            return True
        is_alike = ("|" in line) == block.has_bars
        return is_alike and self._goes_on(line, block.rows[0][1], block.width, block.is_drawn)

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
        if not 1 < size <= longest or max(map(len, cells)) > LONGEST_CELL:
            return False
        return not _repeats(cells) or self._alone((0, line)).puzzle is None

    def _drawn(self, block: _Gathered, start: int) -> Unit:
        """The one grid of lines with borders or bars."""
        lines = block.lines[1:] if _has_bare_head(block.lines) else block.lines
        located = self._parse(lines, start=start)
        if located.puzzle is None and len(block.rows) == 1 and len(block.lines) == 1:
            return Unit(located, block.rows[0][1])
        return Unit(located)

    def _plain(self, block: _Gathered, start: int) -> list[Unit]:
        """Puzzles of lines without bars and borders: one grid, or each line for itself."""
        rows = block.rows
        size = len(row_cells(rows[0][1]))
        alone = [self._alone(row) for row in rows]
        several = [Unit(reading, row[1]) for reading, row in zip(alone, rows, strict=True)]
        readable = sum(reading.puzzle is not None for reading in alone)
        if len(rows) == size > 1:
            is_grid = self._is_grid(rows)
            if is_grid and readable == size:
                return [Unit(failed(start, _two_readings(size)))]
            if is_grid or readable * 2 < size:
                return [Unit(self._parse(block.lines, start=start))]
        elif len(rows) == size - 1 and all(line.rstrip().endswith(",") for _, line in rows):
            return [Unit(self._parse(block.lines, start=start))]
        elif (
            20 <= len(rows) * 2 == size
            and (pairs := self._parse(rows, start=start)).puzzle is not None
        ):
            return [Unit(pairs)]
        elif _are_rows(len(rows), size, readable):
            message = f"expected {size} lines of {size} cells, found {len(rows)}"
            return [Unit(failed(start, FormatError(message)))]
        return several

    def _is_grid(self, rows: Sequence[Numbered]) -> bool:
        """Whether no row or column repeats a digit; with a layout there is no ambiguity."""
        cells = [row_cells(line) for _, line in rows]
        return self._layout is not None or not any(
            map(_repeats, [*cells, *zip(*cells, strict=True)])
        )

    def _labelled(self, first: Numbered) -> Located | None:
        """The grid that begins with names of its columns or of its rows; None: there is none."""
        heading = is_heading(first[1]) or ("|" in first[1] and not first[1].strip("| "))
        if not heading and label_of(first[1]) not in {"0", "1", "A", "a"}:
            return None
        pulled: list[Numbered] = []
        rows = [] if heading else [first[1]]
        names = names_in(first[1]) or MAX_SIZE
        numbered: Numbered | None = None
        while (numbered := self._lines.next()) is not None and len(rows) <= MAX_SIZE:
            line = numbered[1]
            is_again = heading and len(rows) >= names and line.split() == first[1].split()
            if line == (rows[-1] if rows else first[1]):
                self._lines.put_back([numbered])
                break
            if not is_again and (
                not line.strip() or not (self._is_border(line) or _continues(rows, line))
            ):
                self._lines.put_back([numbered])
                break
            pulled.append(numbered)
            if is_again:
                break
            if not self._is_border(line):
                rows.append(line)
        if len(rows) > 2:
            located = self._parse([first, *pulled], start=first[0])
            if located.error is not None and located.error.alphabets:
                return located
            sizes = {len(rows), len(rows) - 1, len(rows) + (names == MAX_SIZE)}
            if located.puzzle is not None and located.puzzle.size in sizes:
                return located
        self._lines.put_back(pulled)
        return None

    def _alone(self, row: Numbered) -> Located:
        """The reading of a line by itself; those of the last ones are cached."""
        number, line = row
        known = self._known.get(line)
        if known is None:
            located = self._parse([row], start=number)
            if len(self._known) == _MOST_KNOWN:
                self._known.clear()
            self._known[line] = located
            return located
        if known.error is not None:
            return failed(number, known.error)
        return Located(number, known.puzzle, None)

    def _parse(self, lines: Sequence[Numbered], *, start: int) -> Located:
        text = "\n".join(line for _, line in lines)
        try:
            puzzle = read_whole(text, self._layout, alphabet=self._alphabet)
        except FormatError as error:
            # Characters such as a form feed end lines of a text, but not of a file.
            line = lines[min(error.line, len(lines)) - 1][0] if error.line is not None else start
            return failed(start, error, line=line)
        return Located(start, puzzle, None)


def _continues(rows: Sequence[str], line: str) -> bool:
    """Whether a line may be the next row of a grid with names of rows or columns."""
    if not rows:
        return True
    if is_heading(line) and (label_of(rows[0]) is None) != (label_of(line) is None):
        return True
    return len(row_cells(line)) == len(row_cells(rows[0])) or drawn_width(line) == drawn_width(
        rows[0]
    )


def _is_row_of_blanks(line: str, rows: Sequence[Numbered], width: int) -> bool:
    """Whether a line of tabs or of dashes is a row of empty cells, as the first row has them."""
    if not rows or width < 2:
        return False
    if not line.strip():
        return line.count("\t") == width - 1
    first = next((row for _, row in rows if not _DASHES.issuperset(row)), "")
    has_dashes = "-" in first and _OTHER_BLANKS.isdisjoint(first)
    if not has_dashes or not _DASHES.issuperset(line) or ("|" in line) != ("|" in first):
        return False
    words = line.replace("|", " ").split()
    is_wide = len(words) == width and set(words) <= set(first.replace("|", " ").split())
    return line.count("-") == width or is_wide


def _are_rows(count: int, size: int, readable: int) -> bool:
    """Whether lines are the rows of a grid of which some are missing."""
    if count > 1 and (size == _SMALLEST_ROW or (count * 2 > size and readable == 0)):
        return True
    if count < 3 or count * 4 < size:
        return False
    return readable < count if size == _SMALL * _SMALL else readable * 2 < count


def _has_bare_head(lines: Sequence[Numbered]) -> bool:
    """Whether the first line is the head of a Markdown table that names no column."""
    if len(lines) < 2 or lines[0][1].strip("| ") or "|" not in lines[0][1]:
        return False
    return _RULE_OF_TABLE.fullmatch(lines[1][1]) is not None


def _two_readings(size: int) -> FormatError:
    small = math.isqrt(size)
    return FormatError(
        f"expected one reading, found two: {a_grid(size)}, or {size} puzzles of {small}×{small}; "
        "give the intended size"
    )


def _repeats(cells: Sequence[str]) -> bool:
    digits = [cell for cell in cells if not (cell == NO_DIGIT or _SIGNS.issuperset(cell))]
    return len(digits) != len(set(digits))
