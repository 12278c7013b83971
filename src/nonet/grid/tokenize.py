"""All readings of a text as cells, each with its place in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from nonet.grid.alphabet import LONGEST_CELL, NO_DIGIT, is_number, plain_cells
from nonet.grid.characters import plainer
from nonet.grid.decoration import undecorated, without_comment, without_quotation

_BORDER = frozenset("-+=|*:.'` \t")
_WORD = re.compile(r"[^\s|]+")
_SEEN_BLANKS = frozenset(".*_")
_AROUND_ROWS = "\"'`;\\+ "
_WIDE_BLANKS = ".-_*?~"
_FEWEST_FIELDS = 4
"""Fields of a row from which each may be one cell."""


Numbered = tuple[int, str]
"""A line and its number in the text, from 1."""


class Cell(NamedTuple):
    """The part of the text for one cell, and its place."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Split:
    """One way to split a text into cells, line by line.

    Attributes
    ----------
    kind
        "words" separated by spaces; "fields" between commas, tabs or bars, which may be empty;
        "characters" without the spaces; "spaces", each of which may be an empty cell;
        "spaced", where every other character is an empty cell or a digit.
    lines
        The cells of each line.
    """

    kind: Literal["words", "fields", "characters", "spaces", "spaced"]
    lines: Sequence[Sequence[Cell]]

    @property
    def lengths(self) -> list[int]:
        """Number of cells of each line."""
        return [len(line) for line in self.lines]

    @property
    def unit(self) -> str:
        """The word of messages for the cells."""
        return "numbers" if self.kind in {"words", "fields"} else "characters"

    def cells(self) -> list[Cell]:
        """All cells in order."""
        return [cell for line in self.lines for cell in line]

    def makes_grid(self, size: int) -> bool:
        """Whether these are N² cells, and each line holds whole rows: one, several or all."""
        lengths = self.lengths
        return sum(lengths) == size * size and all(length % size == 0 for length in lengths)


def split_text(text: str, alphabet: str = "", *, spaces_alone: bool = False) -> list[Split]:
    """All ways to split a text, the likeliest first; `spaces_alone` accepts a text of spaces."""
    content = content_of(text, alphabet)
    if not (spaces_alone or any(line.strip() for _, line in content)):
        return []
    return splits_of(content, alphabet)


def splits_of(content: list[Numbered], alphabet: str = "") -> list[Split]:
    """All ways to split lines, of which none is drawn, the likeliest first."""
    solid = [(number, line) for number, line in content if line.strip()]
    if any("," in line for _, line in solid):
        return list(_comma_splits(solid))
    splits = []
    words = [_words(*numbered) for numbered in solid]
    if any(len(line) > 1 for line in words) and any(
        len(cell.text) > 1 for line in words for cell in line
    ):
        splits.append(Split("words", words))
    if solid:
        splits.append(Split("characters", [_characters(*numbered) for numbered in solid]))
    blanks = _SEEN_BLANKS.difference(alphabet)
    if all(blanks.isdisjoint(line) for _, line in solid):
        for lines in [solid, content] if solid and solid != content else [content]:
            splits += _splits_with_gaps(lines)
    return splits


def row_cells(line: str) -> list[str]:
    """Cells of a line that may be a row: fields, numbers up to its length, or characters."""
    if "\t" in line and len(line.strip()) > LONGEST_CELL and "\t" not in line.strip():
        line = line.strip()  # an indented row
    line = (
        line.strip(_AROUND_ROWS) if line[:1] in _AROUND_ROWS or line[-1:] in _AROUND_ROWS else line
    )
    for separator in ",\t":
        if separator in line:
            return list(plain_cells([cell.text for cell in _fields(0, line, separator)]))
    words = [word or NO_DIGIT for word in plain_cells(line.replace("|", " ").split())]
    if _are_numbers(words) or are_wide(words):
        return words
    return list("".join(words))


def are_wide(words: Sequence[str]) -> bool:
    """Whether these are cells of which the empty ones have several characters, such as ``--``."""
    longer = [word for word in words if len(word) > 1]
    blanks = set(longer)
    if len(blanks) != 1 or len(words) < _FEWEST_FIELDS:
        return False
    (blank,) = blanks
    is_blank = len(blank) <= LONGEST_CELL and blank in {sign * len(blank) for sign in _WIDE_BLANKS}
    return is_blank and (len(words) > len(longer) or len(blank) == 2)


def _are_numbers(words: Sequence[str]) -> bool:
    """Whether a row has numbers of a grid of its size, and empty cells of their width."""
    blanks = {NO_DIGIT, *(count * sign for count in (2, 3) for sign in ".-_*")}
    longer = [word for word in words if len(word) > 1 and word not in blanks]
    if not longer:
        return NO_DIGIT in words and not any(len(word) > 1 for word in words if word != NO_DIGIT)
    if max(map(len, longer)) ** 2 >= len(words):
        return False  # the cells of a box together
    return all(is_number(word) and int(word) <= len(words) for word in longer)


def drawn_width(line: str, below: Sequence[str] = ()) -> int:
    """Number of cells of a row; between bars, empty cells may be spaces.

    Several cells between two bars show only where there are two digits, perhaps in a row `below`.
    """
    width = len(row_cells(line))
    if "|" not in line or not _SEEN_BLANKS.isdisjoint(line):
        return width
    fields = [field for _, field in fields_of(line)]
    if all(len(word) == 1 for field in fields for word in field.split()):
        is_framed = len(fields) >= _FEWEST_FIELDS
        if is_framed and not any(map(shows_several, [line, *below])):
            return max(width, len(fields))
        if len(set(map(len, fields))) == 1 and len(fields[0]) > 1:
            return max(width, len(fields) * _cells_between(fields))
    gaps = [split for split in _splits_with_gaps([(1, line)]) if split.kind != "spaces"]
    return max([width, *(len(split.lines[0]) for split in gaps)])


def shows_several(line: str) -> bool:
    """Whether two bars of a line have several words between them."""
    return "|" in line and any(len(field.split()) > 1 for _, field in fields_of(line))


def _cells_between(fields: Sequence[str]) -> int:
    """How many cells fields have in which there is a space between two cells, or around each."""
    is_padded = any(field[1::2].strip() for field in fields)
    return (len(fields[0]) + (not is_padded)) // 2


def fields_of(line: str) -> list[tuple[int, str]]:
    """The fields between the bars of a line, with the places where they begin."""
    start = len(line) - len(line.lstrip())
    end = len(line.rstrip()) if line.rstrip().endswith("|") else len(line)
    start += line.startswith("|", start)
    end -= line.endswith("|", start, end)
    fields = []
    for field in line[start:end].split("|"):
        fields.append((start, field))
        start += len(field) + 1
    return fields


def is_border(line: str, alphabet: str = "") -> bool:
    """Whether the line is drawing only, such as ``+-------+-------+``."""
    drawn = "-" in line or ("=" in line and "=" not in alphabet)
    return drawn and _BORDER.issuperset(line) and not _is_row_of_dashes(line)


def _is_row_of_dashes(line: str) -> bool:
    """Whether a line between bars has single dashes apart, which are empty cells."""
    return (
        "|" in line and " - " in line and not any(sign in line for sign in ("--", "==", "+", ":"))
    )


def is_evenly_spaced(text: str) -> bool:
    """Whether single spaces separate words of the same length."""
    return all(
        "  " not in line and len({len(word) for word in line.split()}) <= 1
        for line in text.splitlines()
    )


def content_of(text: str, alphabet: str = "") -> list[Numbered]:
    """Lines with something in them, be it spaces, without comments and borders."""
    return [
        numbered
        for numbered in written_lines(text, alphabet)
        if not is_border(numbered[1], alphabet)
    ]


def written_lines(text: str, alphabet: str = "") -> list[Numbered]:
    """Lines with something in them, be it spaces, without comments and the marks of quotations."""
    lines = []
    for number, raw in enumerate(plainer(text, alphabet).removeprefix("\ufeff").splitlines(), 1):
        line = raw if ">" in alphabet else without_quotation(raw)
        if line := undecorated(without_comment(line), alphabet):
            lines.append((number, line))
    return lines


def _comma_splits(lines: list[Numbered]) -> Iterator[Split]:
    fields = [_fields(*numbered, ",") for numbered in lines]
    yield Split("fields", fields)
    if all(line.rstrip().endswith(",") for _, line in lines):
        yield Split("fields", [line[:-1] for line in fields])


def _splits_with_gaps(lines: list[Numbered]) -> Iterator[Split]:
    """The splits in which an empty field, or a space, is an empty cell."""
    for separator in "\t|":
        if lines and all(separator in line for _, line in lines):
            fields = [_fields(*numbered, separator) for numbered in lines]
            if any(not cell.text for line in fields for cell in line):
                yield Split("fields", fields)
    if any(" " in line for _, line in lines):
        yield Split("spaces", [_spaces(*numbered) for numbered in lines])
        if all(not line[1::2].strip(" ") for _, line in lines):
            yield Split("spaced", [_spaces(*numbered, step=2) for numbered in lines])


def _words(number: int, line: str) -> list[Cell]:
    return [Cell(word[0], number, word.start() + 1) for word in _WORD.finditer(line)]


def _fields(number: int, line: str, separator: str) -> list[Cell]:
    """The words of each field; an empty field is an empty cell."""
    start, end = 0, len(line)
    if separator == "|":  # the outer bars are the frame
        start = end - len(line.lstrip())
        start += line.startswith("|", start)
        end = len(line.rstrip())
        end -= line.endswith("|", start, end)
    cells = []
    for field in line[start:end].split(separator):
        words = [Cell(word[0], number, start + word.start() + 1) for word in _WORD.finditer(field)]
        cells += words or [Cell("", number, start + 1)]
        start += len(field) + 1
    return cells


def _characters(number: int, line: str) -> list[Cell]:
    return [
        Cell(character, number, column)
        for column, character in enumerate(line, 1)
        if character != "|" and not character.isspace()
    ]


def _spaces(number: int, line: str, *, step: int = 1) -> list[Cell]:
    return [
        Cell(line[place], number, place + 1)
        for place in range(0, len(line), step)
        if line[place] != "|"
    ]
