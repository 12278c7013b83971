"""Errors for texts that no reading fits: what was expected, what was found, and where."""

from __future__ import annotations

import math
from collections.abc import Sequence

from nonet.errors import FormatError
from nonet.grid.alphabet import (
    BLANKS,
    STANDARD,
    cell_digit,
    checked_alphabet,
    digit_values,
    is_number,
    mark_at,
)
from nonet.grid.messages import a_grid, counted
from nonet.grid.tokenize import Cell, Split
from nonet.layout import MAX_SIZE, Layout, cell_name

_LONGEST_QUOTE = 20


def failure(splits: Sequence[Split], layout: Layout | None, alphabet: str | None) -> FormatError:
    """The most helpful error for a text that can be split, but not read."""
    if not any(cell.text.strip() for split in splits for cell in split.cells()):
        return FormatError("expected a grid, found an empty text")
    split = _likeliest(splits)
    cells = split.cells()
    size = layout.size if layout is not None else _likeliest_size(split)
    if alphabet is not None and len(cells) == size * size:
        checked_alphabet(alphabet, size)
    letters = STANDARD if alphabet is None else alphabet
    numbers = alphabet is None
    known = {*letters, *letters.lower(), *letters.upper(), *BLANKS, ""}
    for cell in cells:
        if not (cell.text in known or (numbers and is_number(cell.text))):
            return _at(cell, f"expected digits and blanks, found {_quoted(cell)}")
    if len(cells) != size * size:
        marks = _misplaced_mark(cells, layout, letters)
        return marks or _wrong_length(split, size, is_known=layout is not None)
    if not split.makes_grid(size):
        return _wrong_lines(split, size)
    values = digit_values(letters, len(letters)) if size <= len(letters) else {}
    index, cell = next(
        (index, cell)
        for index, cell in enumerate(cells)
        if (digit := cell_digit(cell.text, values, first=1 if numbers else None)) is None
        or digit > size
    )
    return _at(
        cell,
        f"expected a digit from 1 to {size}, found {_quoted(cell)} in {cell_name(index, size)}",
    )


def _likeliest(splits: Sequence[Split]) -> Split:
    """Split that was probably meant."""
    for split in splits:
        if split.kind in {"spaces", "spaced"} and 1 < len(split.lines) == max(split.lengths):
            return split
    first = splits[0]
    are_numbers = all(is_number(cell.text) or cell.text in BLANKS for cell in first.cells())
    return splits[1] if first.kind == "words" and not are_numbers else first


def _likeliest_size(split: Split) -> int:
    """Size that was probably meant: as the lines say, or the root of the number of cells."""
    lengths = split.lengths
    usual = max(set(lengths), key=lengths.count)
    is_close = abs(usual - len(lengths)) * 2 <= usual
    size = usual if len(lengths) > 1 and is_close else round(math.sqrt(sum(lengths)))
    return min(max(1, size), MAX_SIZE)


def _wrong_length(split: Split, size: int, *, is_known: bool) -> FormatError:
    count = sum(split.lengths)
    if len(split.lines) > 1 and (len(split.lines) == size or split.lengths.count(size) > 1):
        return _wrong_lines(split, size)
    if is_known or count > MAX_SIZE * MAX_SIZE:
        sizes = [size]
    else:
        below = math.isqrt(count)
        sizes = [below, below + 1] if below < MAX_SIZE else [below]
    expected = " or ".join(f"{counted(n * n, split.unit)} for {a_grid(n)}" for n in sizes)
    return FormatError(f"expected {expected}, found {count}", line=split.cells()[0].line)


def _wrong_lines(split: Split, size: int) -> FormatError:
    """The error for lines of the wrong length, or for the wrong number of lines."""
    for line in split.lines:
        if len(line) != size:
            return FormatError(
                f"expected {counted(size, split.unit)} in each line of {a_grid(size)}, "
                f"found {len(line)}",
                line=line[0].line if line else None,
            )
    return FormatError(
        f"expected {counted(size, 'lines')} of {counted(size, split.unit)} for {a_grid(size)}, "
        f"found {counted(len(split.lines), 'lines')}",
        line=split.cells()[0].line,
    )


def _misplaced_mark(
    cells: Sequence[Cell], layout: Layout | None, letters: str
) -> FormatError | None:
    """The fault of a pencil-mark line, where the number of characters is that of one."""
    size = layout.size if layout is not None else round(len(cells) ** (1 / 3))
    if size**3 != len(cells) or not 1 < size <= len(letters):
        return None
    values = digit_values(letters, size)
    for index, cell in enumerate(cells):
        place = index % size
        if mark_at(cell.text, place, values) is None:
            return _at(
                cell,
                f"expected the pencil mark {letters[place]} or a blank, "
                f"found {_quoted(cell)} in {cell_name(index // size, size)}",
            )
    bare = next(
        start
        for start in range(0, len(cells), size)
        if all(mark_at(cell.text, 0, {}) == 0 for cell in cells[start : start + size])
    )
    return _at(
        cells[bare],
        f"expected a pencil mark in each cell, found none in {cell_name(bare // size, size)}",
    )


def _at(cell: Cell, message: str) -> FormatError:
    return FormatError(message, line=cell.line, column=cell.column)


def _quoted(cell: Cell) -> str:
    text = cell.text
    return repr(text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…")
