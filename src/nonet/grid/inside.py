"""A puzzle in a line that has more: numbers, names, ratings, a solution, an address around it."""

from __future__ import annotations

import math
import re

from nonet.errors import FormatError
from nonet.grid.grid import Grid
from nonet.grid.listed import ListedPuzzle, solution_of
from nonet.grid.text import plain_line, read_whole
from nonet.layout import Layout

_SEPARATORS = re.compile(r"[\s,;:|\"'`=&/()\[\]{}<>]+|(?<=\S)\?(?=\w+=)|#")
_ENDS = frozenset(" \t,;:|")
_LETTER = re.compile(r"[^\W\d_]")
_SHORTEST = 16
_LONGEST_TITLE = 100


def entry_of(line: str, layout: Layout | None, alphabet: str | None) -> ListedPuzzle | None:
    """The one puzzle in a line that has more, with the solution beside it; None: there is none.

    Raises
    ------
    FormatError
        There are several, or it can be read in two ways.
    """
    if len(line) < _SHORTEST:
        return None
    found: list[tuple[int, Grid]] = []
    start = 0
    for end in [*_SEPARATORS.finditer(line), None]:
        word = line[start : end.start() if end is not None else None]
        if (grid := _grid_of(word, layout, alphabet)) is not None:
            found.append((start, grid))
        start = end.end() if end is not None else start
    if not found:
        return None
    (place, puzzle), *others = found
    if others and puzzle.is_full and not others[0][1].is_full:
        puzzle, others[0] = others[0][1], (place, puzzle)
    if not others:
        return ListedPuzzle(puzzle, title=_title_of(line[:place]))
    (_, second), *more = others
    if more or not second.is_full or second.size != puzzle.size:
        raise FormatError(f"expected one puzzle in a line, found {len(found)}")
    if puzzle.is_full and second.digits != puzzle.digits:
        raise FormatError("expected one puzzle in a line, found two")
    solution, dropped = solution_of(puzzle, second)
    return ListedPuzzle(puzzle, solution, title=_title_of(line[:place]), dropped=dropped)


def plain_entry(line: str, layout: Layout | None) -> ListedPuzzle | None:
    """The result of `entry_of` for 81 plain characters at the beginning, in a tenth of the time."""
    if len(line) < 83 or line[81] not in _ENDS:
        return None
    grid = plain_line(line[:81], layout)
    if grid is None:
        return None
    rest = line[82:].strip()
    if len(rest) < _SHORTEST:
        return ListedPuzzle(grid)
    second = plain_line(rest, layout)
    if second is None or not second.is_full or grid.is_full:
        return None
    solution, dropped = solution_of(grid, second)
    return ListedPuzzle(grid, solution, dropped=dropped)


def _grid_of(word: str, layout: Layout | None, alphabet: str | None) -> Grid | None:
    size = math.isqrt(len(word))
    if len(word) < _SHORTEST or size * size != len(word) or (layout and layout.size != size):
        return None
    if word[0].isalpha() and word == word[0] * len(word):
        return None  # the columns of a table in LaTeX
    try:
        found = read_whole(word, layout, alphabet=alphabet)
    except FormatError as error:
        if error.alphabets:
            raise
        return None
    return found if isinstance(found, Grid) and found.size == size else None


def _title_of(text: str) -> str:
    """The text before a puzzle, if it has letters and is no address."""
    text = text.strip(" \t,;:|\"'=.")
    if "://" in text or not _LETTER.search(text):
        return ""
    return text[:_LONGEST_TITLE]
