"""The lines of a list between brackets, and the puzzles in them."""

from __future__ import annotations

import re

from nonet.errors import FormatError
from nonet.grid.lines import Lines
from nonet.grid.listed import ListedPuzzle, depth_after, number_of_cells, read_listed
from nonet.grid.located import Located, failed
from nonet.grid.text import MAX_TEXT
from nonet.grid.tokenize import Numbered
from nonet.layout import Layout

_OPENING = frozenset("[{(")
_ROW = re.compile(r"(?:\s*-)?\s*[\[({](?P<cells>[^\[\](){}]*)[\])}]\s*[,;]?\s*")
_TITLE = re.compile(r"\s*[\[(][\w #.!?-]*[^\W\d_]{2}[\w #.!?-]*[\])]\s*")
_CELL = re.compile(r"[^\s,;]+")
_FEWEST = 16
"""Cells from which a list is meant as a grid."""


def _further_rows(lines: Lines, first: str) -> list[Numbered]:
    """The lines below a list that are lists as well, up to as many as a grid has rows."""
    pulled: list[Numbered] = []
    row = _ROW.fullmatch(first)
    size = 0 if row is None else len(_CELL.findall(row["cells"]))
    kept = rows = 1
    while rows < size and (numbered := lines.next()) is not None:
        pulled.append(numbered)
        if _ROW.fullmatch(numbered[1]):
            rows += 1
            kept = len(pulled) + 1
        elif numbered[1].strip() or len(pulled) > kept + 1:
            break
    lines.put_back(pulled[kept - 1 :])
    return pulled[: kept - 1]


def listed_at(
    lines: Lines, first: Numbered, layout: Layout | None, alphabet: str | None
) -> list[ListedPuzzle | Located] | None:
    """The puzzles of the list that begins in a line, or what is wrong with it; None: no list."""
    start, line = first
    if _OPENING.isdisjoint(line) or start < lines.no_list_before or _TITLE.fullmatch(line):
        return None
    pulled: list[Numbered] = []
    parts, size = [line], len(line)
    depth = depth_after(line, 0)
    while depth > 0 and size <= MAX_TEXT and (numbered := lines.next()) is not None:
        pulled.append(numbered)
        parts.append(numbered[1])
        size += len(numbered[1]) + 1
        depth = depth_after(numbered[1], depth)
    if depth <= 0 and not pulled and _ROW.fullmatch(line):
        pulled = _further_rows(lines, line)
        parts += [row for _, row in pulled]
    text = "\n".join(parts)
    try:
        found: list[ListedPuzzle | Located] = list(read_listed(text, layout, alphabet))
    except FormatError as error:
        return [failed(start, FormatError(error.reason, alphabets=error.alphabets))]
    if found:
        return found
    if line.lstrip()[:1] in {"[", "{"} and depth <= 0:
        cells = number_of_cells(text)
        what = f"{cells} cells" if cells >= _FEWEST else "a list or an object without a puzzle"
        message = (
            f"expected N lists of N cells, one of N × N cells, or texts of puzzles, found {what}"
        )
        return [failed(start, FormatError(message))]
    lines.put_back(pulled)
    lines.no_list_before = (pulled or [first])[-1][0] + 1
    return None
