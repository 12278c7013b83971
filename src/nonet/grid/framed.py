"""Further splits of a text: the cells in a frame, a list or a table.

Dashes that are empty cells and no border, letters and numbers of rows and columns, brackets,
quotes and semicolons, spaces as empty cells between bars, two characters for each cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nonet.grid.alphabet import LARGEST_CASELESS, STANDARD
from nonet.grid.characters import plainer
from nonet.grid.tokenize import (
    Cell,
    Numbered,
    Split,
    content_of,
    fields_of,
    is_border,
    splits_of,
    written_lines,
)
from nonet.layout import MAX_SIZE

_BARRED_DASHES = frozenset("- \t|")
_AROUND = str.maketrans(dict.fromkeys("[](){}<>\"'`!+", " "))
_ROW_ENDS = re.compile(r"[;/\\|&]+[nr]?")
_LABEL = re.compile(
    r"[ |\[]*(?:[Rr](?:ow)? ?(?P<row>[0-9]{1,2})|(?P<number>[0-9]{1,2})|(?P<letter>[A-Za-z]))"
    r"(?:,?\]|[.)])?(?: ?[:=]|(?=[ |,\t]|$))"
)
_HEADING = re.compile(r"\[?,?[CcSs]?(?:ol)?([0-9]{1,2})\]?|([A-Za-z])")
_PARTS = re.compile(r"[^\s,|]+")
_BETWEEN_HEADS = re.compile(r"(?<!\[)[|,;\t]")
_RUNS = ("123456789", "0123456789", STANDARD[9:LARGEST_CASELESS])
"""The names of columns in order, where each has one character."""

_FEWEST = 4
"""Names of columns from which they are no row."""

_BARE_DASHES = frozenset("- \t")


def framed_splits(text: str, alphabet: str = "") -> Iterator[list[Split]]:
    """Lists of splits, to be tried one after the other where those of the plain text do not fit."""
    written = written_lines(text, alphabet)
    with_dashes = [
        numbered
        for numbered in written
        if _BARE_DASHES.issuperset(numbered[1]) or not is_border(numbered[1], alphabet)
    ]
    content = content_of(text, alphabet)
    if len(with_dashes) > len(content):
        yield splits_of(with_dashes, alphabet)
    with_bars = [
        numbered
        for numbered in written
        if _BARRED_DASHES.issuperset(numbered[1]) or not is_border(numbered[1], alphabet)
    ]
    if len(with_bars) > len(with_dashes):
        yield splits_of(with_bars, alphabet)
        yield splits_of(_without_rules(with_bars), alphabet)
    for lines in _without_labels(written, alphabet):
        yield splits_of(lines, alphabet)
    bare = [(number, line.translate(_AROUND)) for number, line in content]
    rows = [row for numbered in bare for row in _rows_of(*numbered)]
    if rows:
        likely = splits_of(rows, alphabet)[:2]
        yield [split for split in likely if split.kind not in {"spaces", "spaced"}]
        if len({len(part) for _, row in rows for part in _PARTS.findall(row)}) == 1:
            yield [_groups(rows)]
    if gaps := _between_bars(content):
        yield gaps
    if pairs := _pairs(rows):
        yield [pairs]


def labelled_splits(text: str, alphabet: str = "") -> list[Split]:
    """The splits of a table with a name for each column above and for each row before its cells.

    Together they are no cells, even where they could be those of a larger grid.
    """
    lines = text.split("\n", 2)
    if len(lines) < 3 or not any(map(is_heading, (plainer(line) for line in lines[:2]))):
        return []
    rows = content_of(text, alphabet)
    if not is_heading(rows[0][1]):
        return []
    count = names_in(rows[0][1])
    inner = rows[1 : count + 1]
    below = rows[count + 1 :]
    if (
        count < _FEWEST
        or len(inner) < count
        or [line.split() for _, line in below]
        not in (
            [],
            [rows[0][1].split()],
        )
    ):
        return []
    bare = _without_row_labels(inner)
    return [] if bare is None else [*splits_of(bare, alphabet), *_between_bars(bare)]


def _without_rules(rows: Sequence[Numbered]) -> list[Numbered]:
    """The rows without those of dashes that are a border after each band, as far as N rows stay."""
    dashes = [index for index, (_, row) in enumerate(rows) if _BARRED_DASHES.issuperset(row)]
    count = len(rows)
    for bands in range(2, len(dashes) + 2):
        height, rest = divmod(count + 1, bands)
        rules = set(range(height - 1, count - 1, height))
        if rest == 0 and height > 2 and rules.issubset(dashes):
            return [row for index, row in enumerate(rows) if index not in rules]
    return list(rows)


def _rows_of(number: int, line: str) -> Iterator[Numbered]:
    """The parts of a line that ends its rows with semicolons, slashes or bars."""
    start = 0
    for end in _ROW_ENDS.finditer(line):
        if line[start : end.start()].strip(" ,"):
            yield number, line[start : end.start()].rstrip(" ,")
        start = end.end()
    if line[start:].strip(" ,"):
        yield number, line[start:].rstrip(" ,")


def _groups(lines: Sequence[Numbered]) -> Split:
    """The characters without commas and spaces."""
    return Split(
        "characters",
        [
            [
                Cell(character, number, column)
                for column, character in enumerate(line, 1)
                if character not in ",|" and not character.isspace()
            ]
            for number, line in lines
        ],
    )


def _between_bars(lines: Sequence[Numbered]) -> list[Split]:
    """Splits of ``|5    |  8  |``: as many cells in each field, one apart, blanks as spaces."""
    if not lines or any("|" not in line for _, line in lines):
        return []
    fields = [fields_of(line) for _, line in lines]
    width = max(len(field) for row in fields for _, field in row)
    splits = []
    for first in (0, 1):
        if (width + first) % 2 == 0 and first == 0:
            continue
        rows = [
            [
                Cell(padded[place].strip(), number, start + place + 1)
                for start, field in row
                for padded in [field.ljust(width)]
                for place in range(first, width, 2)
            ]
            for (number, _), row in zip(lines, fields, strict=True)
        ]
        gaps = "".join(field.ljust(width)[1 - first :: 2] for row in fields for _, field in row)
        if not gaps.strip():
            splits.append(Split("spaced", rows))
    return splits


def _pairs(lines: Sequence[Numbered]) -> Split | None:
    """Two digits for each cell, in sizes from 10 on."""
    rows = [list(_groups([line]).lines[0]) for line in lines]
    if any(len(row) % 2 for row in rows):
        return None
    pairs = [
        [
            Cell(first.text + second.text, first.line, first.column)
            for first, second in zip(row[::2], row[1::2], strict=True)
        ]
        for row in rows
    ]
    count = sum(map(len, pairs))
    return Split("words", pairs) if count >= 100 else None


def _without_labels(lines: Sequence[Numbered], alphabet: str) -> Iterator[list[Numbered]]:
    """The lines without the letters and numbers of columns above them and of rows before them."""
    drawn = [is_border(line, alphabet) for _, line in lines]
    rows = [numbered for numbered, border in zip(lines, drawn, strict=True) if not border]
    headed = [index for index in (0, -1) if len(rows) > 2 and is_heading(rows[index][1])]
    inner = rows
    for index in headed:
        inner = [row for row in inner if row is not rows[index]]
    bare = _without_row_labels(inner)
    if headed:
        yield inner
    if bare is not None:
        yield bare
    if len(rows) > 2 and len(drawn) > 2 and drawn[1] and not rows[0][1].strip("| "):
        yield rows[1:]  # a Markdown table without names of columns


def is_heading(line: str) -> bool:
    """Whether these are the names of all columns, in order."""
    words = _BETWEEN_HEADS.sub(" ", line).split()
    if len(words) == 1 and len(words[0]) > 2:
        return any(run.startswith(words[0].upper()) for run in _RUNS)
    found = [_HEADING.fullmatch(word.strip(",")) for word in words]
    if not 2 <= len(words) <= MAX_SIZE or None in found:
        return False
    matches = [match for match in found if match is not None]
    return _is_sequence([match[1] or match[2] for match in matches])


def names_in(heading: str) -> int:
    """How many columns a heading has names for, if there is something between them."""
    return len(_BETWEEN_HEADS.sub(" ", heading).split())


def label_of(line: str) -> str | None:
    """The letter or number of a row before its cells; None where there is none."""
    match = _LABEL.match(line)
    return None if match is None else match["row"] or match["number"] or match["letter"]


def _is_sequence(labels: Sequence[str]) -> bool:
    """Whether these are 1, 2, 3 … or 0, 1, 2 … or A, B, C …, without a gap."""
    if all(label.isdecimal() for label in labels):
        numbers = [int(label) for label in labels]
        if numbers[0] not in {0, 1}:
            return False
        run = range(numbers[0], numbers[0] + len(labels))
        return numbers == list(run) or numbers == [number % 10 for number in run]
    letters = [label.upper() for label in labels]
    whole = STANDARD[9:LARGEST_CASELESS]
    return letters[0] == "A" and letters == list(whole[: len(letters)])


def _without_row_labels(rows: Sequence[Numbered]) -> list[Numbered] | None:
    """The rows without the letters or numbers before them; None where they have none."""
    solid = [(number, line) for number, line in rows if line.strip()]
    labels = [label for _, line in solid if (label := label_of(line)) is not None]
    if not 2 <= len(labels) == len(solid) or not _is_sequence(labels):
        return _without_labels_behind(rows)
    found = [match for _, line in solid if (match := _LABEL.match(line)) is not None]
    inner = [
        (number, " " * match.end() + line[match.end() :].removeprefix(",").removeprefix("\t"))
        for (number, line), match in zip(solid, found, strict=True)
    ]
    return _without_labels_behind(inner) or inner


def _without_labels_behind(rows: Sequence[Numbered]) -> list[Numbered] | None:
    """The rows without the letters or numbers behind their last bars; None: they have none."""
    ends = [line.rpartition("|") for _, line in rows if line.strip()]
    labels = [end.strip() for _, _, end in ends]
    if (
        len(labels) < 2
        or not all(bar for _, bar, _ in ends)
        or not all(label.isalnum() and len(label) <= 2 for label in labels)
    ):
        return None
    if not all(label.isdecimal() for label in labels) and not all(map(str.isalpha, labels)):
        return None
    if not _is_sequence(labels):
        return None
    return [(number, line[: line.rfind("|") + 1]) for number, line in rows if line.strip()]
