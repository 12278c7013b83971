"""One grid from a text that holds nothing else, in all the forms that players use.

A text is split into cells in every plausible way (one character per cell, one word per cell, spaces
as empty cells), each split is read with every plausible alphabet, and the one result that fits is
taken. If two different results fit, nothing is guessed.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

from nonet.errors import FormatError
from nonet.grid.alphabet import (
    STANDARD,
    alphabet_of,
    cell_digit,
    checked_alphabet,
    digit_values,
    is_blank,
    mark_at,
    plain_cells,
    possible_alphabets,
    with_blank,
)
from nonet.grid.candidates import Candidates
from nonet.grid.diagnose import failure
from nonet.grid.framed import framed_splits, labelled_splits
from nonet.grid.grid import Grid
from nonet.grid.messages import a_grid
from nonet.grid.tokenize import Cell, Split, is_evenly_spaced, split_text
from nonet.layout import CLASSIC, MAX_SIZE, Layout, cell_name

MAX_TEXT = 500_000
"""Most characters of one puzzle; the largest grid in its longest form has half of that."""

_NO_DIGIT = 255
_TO_DIGITS = bytes(
    0 if code in b".0*_" else code - 48 if code in b"123456789" else _NO_DIGIT
    for code in range(256)
)


def read_whole(
    text: str, layout: Layout | None = None, *, alphabet: str | None = None
) -> Grid | Candidates:
    """The one puzzle that a text is as a whole, without a warning of missing boxes.

    Raises
    ------
    FormatError
        Nothing fits, or several different results do.
    """
    if alphabet is None and (grid := plain_line(text, layout)) is not None:
        return grid
    if len(text) > MAX_TEXT:
        raise FormatError(f"expected at most {MAX_TEXT} characters, found {len(text)}")
    if alphabet is not None:
        checked_alphabet(alphabet, min(len(alphabet), MAX_SIZE))
    labelled = labelled_splits(text, alphabet or "")
    if found := _found(labelled, layout, alphabet, spaced=False):
        return _only(found)
    splits = split_text(text, alphabet or "", spaces_alone=layout is not None)
    found = _found(splits, layout, alphabet, spaced=not is_evenly_spaced(text))
    for further in () if found else framed_splits(text, alphabet or ""):
        if found := _found(further, layout, alphabet, spaced=False):
            break
    if found:
        return _only(found)
    raise failure(splits, layout, alphabet)


def read_cells(
    texts: Sequence[str], layout: Layout | None, alphabet: str | None
) -> Grid | Candidates | None:
    """The grid of N² cells, each as it is written; None where they are none.

    Raises
    ------
    FormatError
        There are two readings that differ.
    """
    cells = [Cell(text, 1, 1) for text in texts]
    found = _found([Split("fields", [cells])], layout, alphabet, spaced=True)
    return _only(found) if found else None


def _only(found: dict[Grid | Candidates, tuple[str, str]]) -> Grid | Candidates:
    """The one puzzle that was found.

    Raises
    ------
    FormatError
        There are several.
    """
    if len(found) == 1:
        return next(iter(found))
    (first, _), (second, _), *_ = found.values()
    alphabets = tuple(letters for _, letters in found.values())
    raise FormatError(
        f"expected one reading of the text, found two that differ ({first}; {second}); "
        "give the intended alphabet or size",
        alphabets=alphabets if all(alphabets) else (),
    )


def _found(
    splits: Sequence[Split], layout: Layout | None, alphabet: str | None, *, spaced: bool
) -> dict[Grid | Candidates, tuple[str, str]]:
    """Every puzzle that one of the splits is, with the name of its reading and its alphabet."""
    found: dict[Grid | Candidates, tuple[str, str]] = {}
    for split in splits:
        if found and split.kind in {"spaces", "spaced"} and not spaced:
            break
        for puzzle, reading, letters in _readings(split, layout, alphabet):
            if not (isinstance(puzzle, Candidates) and _grid_of(puzzle) in found):
                found.setdefault(puzzle, (reading, letters))
        if found and split.kind == "words":
            break
    return found


def plain_line(text: str, layout: Layout | None) -> Grid | None:
    """Grid of 81 characters, each a digit or a blank, if it is that and the layout fits."""
    if len(text) != 81 or not text.isascii() or (layout is not None and layout.size != 9):
        return None
    digits = text.encode("ascii").translate(_TO_DIGITS)
    if _NO_DIGIT in digits or ("0" in text and 9 not in digits and text.strip("123456780")):
        return None  # beside another blank, 0 may be a digit
    return Grid._made(layout or CLASSIC, digits, digits)  # noqa: SLF001


def grid_of(candidates: Candidates) -> Grid:
    """The grid of pencil marks: a single candidate is a given, all candidates are an empty cell.

    Raises
    ------
    FormatError
        A cell has neither one candidate nor all.
    """
    grid = _grid_of(candidates)
    if isinstance(grid, Grid):
        return grid
    raise FormatError(
        "expected a grid, found pencil marks that a grid cannot hold "
        f"in {cell_name(grid, candidates.size)}; Candidates.parse reads them"
    )


def _grid_of(candidates: Candidates) -> Grid | int:
    """The grid that is the same, or the first cell that has neither one candidate nor all."""
    every = (1 << candidates.size) - 1
    digits = bytearray()
    for cell, mask in enumerate(candidates.masks):
        if mask != every and mask.bit_count() != 1:
            return cell
        digits.append(0 if mask == every else mask.bit_length())
    return Grid._made(candidates.layout, bytes(digits), bytes(digits))  # noqa: SLF001


def _readings(
    split: Split, layout: Layout | None, alphabet: str | None
) -> Iterator[tuple[Grid | Candidates, str, str]]:
    """Every puzzle that the cells of a split could be, the name of the reading, its alphabet."""
    cells = split.cells()
    if split.kind in {"characters", "spaces"}:
        marks = _read_marks(cells, layout, alphabet)
        if marks is not None:
            # Read as one large grid, they would repeat digits in its columns.
            yield marks, f"pencil marks of {a_grid(marks.size)}", ""
            return
    size = layout.size if layout is not None else math.isqrt(len(cells))
    if not 1 <= size <= MAX_SIZE or not split.makes_grid(size):
        return
    grid_layout = layout or Layout.of_size(size)
    texts: Sequence[str] = [cell.text for cell in cells]
    if alphabet is None:
        texts = plain_cells(texts) if split.kind in {"words", "fields"} else texts
        texts = with_blank(texts, size)
        counted = Counter(texts)
        alphabets = list(possible_alphabets(counted, size))
    else:
        counted = Counter(texts)
        alphabets = [alphabet_of(alphabet)] if len(alphabet) >= size else []
    for name, letters, first in alphabets:
        values = digit_values(letters, size)
        digits = {text: cell_digit(text, values, first=first) for text in counted}
        if all(digit is not None and digit <= size for digit in digits.values()):
            known = bytes([digits[text] or 0 for text in texts])
            grid = Grid._made(grid_layout, known, known)  # noqa: SLF001
            yield grid, f"{a_grid(size)} in {name}", letters[:size]


def _read_marks(
    cells: Sequence[Cell], layout: Layout | None, alphabet: str | None
) -> Candidates | None:
    """Candidates, if every character is at its digit's place and every cell has some."""
    size = layout.size if layout is not None else round(len(cells) ** (1 / 3))
    letters = STANDARD if alphabet is None else alphabet
    if size**3 != len(cells) or not 1 < size <= len(letters):
        return None
    values = digit_values(letters, size)
    masks = [0] * (size * size)
    for index, cell in enumerate(cells):
        mark = mark_at(cell.text, index % size, values)
        if mark is None:
            return None
        masks[index // size] |= mark
    if layout is None and 0 in masks and _may_be_large_grid(cells):
        return None
    return Candidates(masks, layout or Layout.of_size(size))


def _may_be_large_grid(cells: Sequence[Cell]) -> bool:
    """Whether marks are no more likely than one large grid: none is twice in a column of it."""
    side = math.isqrt(len(cells))
    columns: set[tuple[int, str]] = set()
    for index, cell in enumerate(cells):
        place = (index % side, cell.text)
        if side * side == len(cells) and place in columns and not is_blank(cell.text):
            return False
        columns.add(place)
    return side * side == len(cells) or all(is_blank(cell.text) for cell in cells)
