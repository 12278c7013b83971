"""Grids from text, in all the forms that players use.

A text is split into cells in every way that could be meant (a character a cell, a word a cell,
spaces as empty cells), each way is read with every alphabet that could be meant, and the one
result that fits is taken. Where two different results fit, nothing is guessed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from nonet.errors import FormatError
from nonet.grid.alphabet import (
    BLANKS,
    STANDARD,
    checked_alphabet,
    digit_values,
    possible_alphabets,
)
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid
from nonet.layout import MAX_SIZE, Layout, cell_name

MAX_TEXT = 1_000_000
"""Most characters of one puzzle; the largest grid in its longest form has a quarter of that."""

_NINE_BY_NINE = b".0*_123456789"
_TO_DIGITS = bytes.maketrans(_NINE_BY_NINE, bytes((0, 0, 0, 0, *range(1, 10))))
_BORDER = frozenset("-+=|*:.'` \t")
_FRAME = str.maketrans("|", " ")


class Cell(NamedTuple):
    """What the text has for one cell, and where."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Split:
    """One way to split a text into cells, line by line."""

    kind: str
    lines: Sequence[Sequence[Cell]]

    def cells(self) -> list[Cell]:
        """All cells in order."""
        return [cell for line in self.lines for cell in line]


def parse_grid(text: str, layout: Layout | None = None, *, alphabet: str | None = None) -> Grid:
    """Grid of a text; see `Grid.parse`."""
    puzzle = parse_puzzle(text, layout, alphabet=alphabet)
    if isinstance(puzzle, Grid):
        return puzzle
    every = (1 << puzzle.size) - 1
    digits = bytearray()
    for cell, mask in enumerate(puzzle.masks):
        if mask == every:
            digits.append(0)
        elif mask.bit_count() == 1:
            digits.append(mask.bit_length())
        else:
            raise FormatError(
                "expected a grid, found pencil marks that a grid cannot hold "
                f"in {cell_name(cell, puzzle.size)}; Candidates.parse reads them"
            )
    return Grid._made(puzzle.layout, bytes(digits), bytes(digits))  # noqa: SLF001


def parse_puzzle(
    text: str, layout: Layout | None = None, *, alphabet: str | None = None
) -> Grid | Candidates:
    """Grid or candidates, whichever the text holds; see `Grid.parse` for the forms.

    Raises
    ------
    FormatError
        Nothing fits, or several different results do.
    """
    if len(text) == 81 and layout is None and alphabet is None and text.isascii():
        raw = text.encode("ascii")
        if not raw.translate(None, _NINE_BY_NINE):
            digits = raw.translate(_TO_DIGITS)
            return Grid._made(Layout.of_size(9), digits, digits)  # noqa: SLF001
    if len(text) > MAX_TEXT:
        raise FormatError(f"expected at most {MAX_TEXT} characters, found {len(text)}")
    splits = list(_splits(_content(text)))
    found: dict[Grid | Candidates, str] = {}
    for split in splits:
        for puzzle, reading in _readings(split, layout, alphabet):
            found.setdefault(puzzle, reading)
        if found and split.kind == "words":
            break
    if any(isinstance(puzzle, Candidates) for puzzle in found):
        for puzzle in [p for p in found if isinstance(p, Grid) and p.conflicts()]:
            del found[puzzle]  # pencil marks, read as one large grid
    if len(found) > 1:
        first, second, *_ = found.values()
        raise FormatError(
            f"expected one reading of the text, found two that differ ({first}; {second}); "
            "give the alphabet or the size that is meant"
        )
    if found:
        return next(iter(found))
    raise _failure(splits, layout, alphabet)


def is_border(line: str) -> bool:
    """Whether the line is drawing only, such as ``+-------+-------+``."""
    return ("-" in line or "=" in line) and _BORDER.issuperset(line)


def _content(text: str) -> list[tuple[int, str]]:
    """Lines with something in them, numbered from 1, without comments and borders."""
    lines = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.split("#", 1)[0]
        if line != raw:
            line = line.rstrip()
        if line and not is_border(line):
            lines.append((number, line))
    if any(line.strip() for _, line in lines) and len(lines) > 1:
        lines = [(number, line) for number, line in lines if line.strip()]
    return lines


def _splits(content: list[tuple[int, str]]) -> Iterator[Split]:
    """The ways to split the lines into cells: words, single characters, blanks as cells."""
    words = [_words(number, line) for number, line in content]
    if any(len(line) > 1 for line in words):
        yield Split("words", words)
    if not any("," in line for _, line in content):
        yield Split("characters", [_characters(number, line) for number, line in content])
        if any(" " in line for _, line in content) and not any(
            set(line) & set(".*_") for _, line in content
        ):
            yield Split("spaces", [_spaces(number, line) for number, line in content])


def _words(number: int, line: str) -> list[Cell]:
    cells = []
    start = 0
    for field in line.translate(_FRAME).split(",") if "," in line else [line.translate(_FRAME)]:
        words = field.split()
        if not words and "," in line:
            cells.append(Cell(".", number, start + 1))
        column = 0
        for word in words:
            column = field.index(word, column)
            cells.append(Cell(word, number, start + column + 1))
            column += len(word)
        start += len(field) + 1
    return cells


def _characters(number: int, line: str) -> list[Cell]:
    return [
        Cell(character, number, column)
        for column, character in enumerate(line, 1)
        if character != "|" and not character.isspace()
    ]


def _spaces(number: int, line: str) -> list[Cell]:
    return [
        Cell(character, number, column)
        for column, character in enumerate(line, 1)
        if character != "|"
    ]


def _readings(
    split: Split, layout: Layout | None, alphabet: str | None
) -> Iterator[tuple[Grid | Candidates, str]]:
    """Every puzzle that the cells of a split could be, with the name of the reading."""
    cells = split.cells()
    if split.kind != "words":
        marks = _read_marks(cells, layout, alphabet)
        if marks is not None:
            yield marks, f"pencil marks of a {marks.size}×{marks.size} grid"
    grid_layout = _grid_layout(split, layout)
    if grid_layout is None:
        return
    size = grid_layout.size
    characters = {cell.text for cell in cells if len(cell.text) == 1}
    alphabets = (
        possible_alphabets(characters, size)
        if alphabet is None
        else [("the alphabet given", checked_alphabet(alphabet, size))]
    )
    tried = False
    for name, letters in alphabets:
        tried = True
        yield from _read_cells(cells, grid_layout, digit_values(letters, size), name)
    if not tried:
        yield from _read_cells(cells, grid_layout, {}, "numbers")


def _grid_layout(split: Split, layout: Layout | None) -> Layout | None:
    """Layout of a grid with these cells, or None where their number fits none."""
    lengths = [len(line) for line in split.lines]
    count = sum(lengths)
    size = math.isqrt(count)
    if size * size != count or not 1 <= size <= MAX_SIZE:
        return None
    if layout is not None and layout.size != size:
        return None
    square = len(lengths) == 1 or lengths == [size] * size
    wrapped = split.kind == "characters" and all(
        line[-1].column - line[0].column + 1 == len(line) for line in split.lines if line
    )
    return (layout or Layout.of_size(size)) if square or wrapped else None


def _read_cells(
    cells: Sequence[Cell], layout: Layout, values: dict[str, int], name: str
) -> Iterator[tuple[Grid, str]]:
    digits = [_digit(cell.text, values) for cell in cells]
    if all(digit is not None and digit <= layout.size for digit in digits):
        known = bytes(digit or 0 for digit in digits)
        size = layout.size
        yield Grid._made(layout, known, known), f"a {size}×{size} grid in {name}"  # noqa: SLF001


def _digit(text: str, values: dict[str, int]) -> int | None:
    """Digit that a cell's text stands for, 0 for an empty cell, None where it is neither."""
    if len(text) == 1:
        value = values.get(text)
        if value is not None:
            return value
        if text in BLANKS:
            return 0
    if len(text) <= 4 and text.isascii() and text.isdigit():
        return int(text)
    return None


def _read_marks(
    cells: Sequence[Cell], layout: Layout | None, alphabet: str | None
) -> Candidates | None:
    """Candidates, where every character stands at its digit's place and every cell has some."""
    count = len(cells)
    size = round(count ** (1 / 3))
    if layout is not None and layout.size != size:
        return None
    if size**3 != count or not 1 < size <= len(STANDARD):
        return None
    letters = STANDARD if alphabet is None else checked_alphabet(alphabet, size)
    values = digit_values(letters, size)
    masks = []
    for start in range(0, count, size):
        mask = 0
        for place, cell in enumerate(cells[start : start + size]):
            if values.get(cell.text) == place + 1:
                mask |= 1 << place
            elif cell.text not in BLANKS:
                return None
        masks.append(mask)
    if layout is None and 0 in masks:
        return None
    return Candidates(masks, layout or Layout.of_size(size))


def _failure(splits: list[Split], layout: Layout | None, alphabet: str | None) -> FormatError:
    """The most helpful thing to say of a text that nothing fits."""
    if not splits or not splits[0].cells():
        return FormatError("expected a grid, found an empty text")
    kinds = {split.kind: split for split in splits}
    many = kinds.get("words")
    words = many is not None and all(_is_number(cell.text) for cell in many.cells())
    split = (
        many if many is not None and (words or "characters" not in kinds) else kinds["characters"]
    )
    unit = "numbers" if split is many else "characters"
    cells = split.cells()
    size = layout.size if layout is not None else _nearest_size(split)
    letters = alphabet if alphabet is not None else STANDARD
    known = set(letters) | set(letters.lower()) | set(BLANKS)
    for cell in cells:
        if not (cell.text in known or (split is many and _is_number(cell.text))):
            return FormatError(
                f"expected digits and blanks, found {cell.text[:20]!r}",
                line=cell.line,
                column=cell.column,
            )
    if len(cells) != size * size:
        return _wrong_length(split, size, unit, known=layout is not None)
    if len(split.lines) > 1 and (uneven := _uneven_line(split, size, unit)):
        return uneven
    values = digit_values(letters, max(size, min(len(letters), 61)))
    for index, cell in enumerate(cells):
        digit = _digit(cell.text, values)
        if digit is None or digit > size:
            return FormatError(
                f"expected a digit from 1 to {size}, found {cell.text!r} "
                f"in {cell_name(index, size)}",
                line=cell.line,
                column=cell.column,
            )
    return FormatError(f"expected a {size}×{size} grid, found none that fits")


def _wrong_length(split: Split, size: int, unit: str, *, known: bool) -> FormatError:
    count = len(split.cells())
    if len(split.lines) == size > 1 and (uneven := _uneven_line(split, size, unit)):
        return uneven
    if known or count > MAX_SIZE * MAX_SIZE:
        expected = f"{size * size} {unit} for a {size}×{size} grid"
    else:
        below = math.isqrt(count)
        sizes = [n for n in (below, below + 1) if 1 <= n <= MAX_SIZE]
        expected = " or ".join(f"{n * n} {unit} for a {n}×{n} grid" for n in sizes)
    return FormatError(f"expected {expected}, found {count}", line=split.cells()[0].line)


def _uneven_line(split: Split, size: int, unit: str) -> FormatError | None:
    """What to say of the first line of another length than `size`."""
    for line in split.lines:
        if len(line) != size:
            return FormatError(
                f"expected {size} {unit} in each line of a {size}×{size} grid, found {len(line)}",
                line=line[0].line if line else None,
            )
    return None


def _nearest_size(split: Split) -> int:
    """Size that was probably meant: the number of lines, or the root of the number of cells."""
    lengths = [len(line) for line in split.lines]
    if len(lengths) > 1 and lengths.count(len(lengths)) * 2 >= len(lengths):
        return min(len(lengths), MAX_SIZE)
    return min(max(1, round(math.sqrt(sum(lengths)))), MAX_SIZE)


def _is_number(text: str) -> bool:
    return text in BLANKS or (text.isascii() and text.isdigit())
