"""Saved games of GNOME Sudoku: JSON with the cells that are not empty.

The program opens no game without one of its four difficulties. A time of -1 says that none was
taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _json
from nonet.formats._json import Node
from nonet.formats.format import PARTS, Format, ReadOptions, classic_only, each, with_digits
from nonet.layout import CLASSIC, Layout
from nonet.puzzle import Puzzle

_KNOWN = frozenset({"difficulty_category", "time_elapsed", "cells"})
_DIFFICULTIES = ("Easy", "Medium", "Hard", "Very Hard")
_DIFFICULTY = " Difficulty"


def detect(source: Source) -> bool:
    """Whether the JSON has the fields of a saved game."""
    head = source.head
    return head.lstrip().startswith("{") and '"cells"' in head and '"time_elapsed"' in head


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    layout = options.layout or CLASSIC
    return each([(1, source.text())], lambda text: from_json(_json.parse(text), layout))


def from_json(root: Node, layout: Layout = CLASSIC) -> Puzzle:
    """The puzzle of a saved game."""
    digits, givens, marks = bytearray(81), bytearray(81), [0] * 81
    for node in root["cells"].items():
        row, column = (item.whole(0, 8) for item in node["position"].items(2))
        cell = 9 * row + column
        digits[cell] = node["value"].whole(0, 9)
        givens[cell] = digits[cell] if node["fixed"].flag() else 0
        marks[cell] = node["earmarks"].mask(9)
    seconds = root["time_elapsed"]
    return Puzzle(
        with_digits(bytes(digits), bytes(givens), layout),
        marks=tuple(marks),
        difficulty=root["difficulty_category"].words().removesuffix(_DIFFICULTY),
        seconds=None if _is_untimed(seconds.value) else seconds.number(),
        dropped=tuple(f"the field {name[:20]!r}" for name in root.unknown(_KNOWN)),
    )


def _is_untimed(seconds: object) -> bool:
    """Whether no time was taken; a time may be anything, even what no set takes."""
    return seconds is None or (isinstance(seconds, int | float) and seconds in {0, -1})


def write(puzzle: Puzzle) -> str:
    """The JSON, on one line."""
    cells = [
        {
            "position": list(divmod(cell, 9)),
            "value": digit,
            "fixed": bool(puzzle.grid.givens[cell]),
            "earmarks": _json.digits(puzzle.marks[cell]) if puzzle.marks else [],
        }
        for cell, digit in enumerate(puzzle.grid.digits)
        if digit or (puzzle.marks and puzzle.marks[cell])
    ]
    difficulty = puzzle.difficulty if puzzle.difficulty in _DIFFICULTIES else "Medium"
    root = {
        "difficulty_category": difficulty + _DIFFICULTY,
        "time_elapsed": puzzle.seconds or 0,
        "cells": cells,
    }
    return _json.dump(root)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """A difficulty that is none of the program's."""
    yield from classic_only(puzzle)
    if puzzle.difficulty not in _DIFFICULTIES:
        yield PARTS["difficulty"] if puzzle.difficulty else "the missing difficulty"


FORMAT = Format(
    name="gnome",
    title="GNOME Sudoku saved game",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"entries", "marks", "difficulty", "seconds"}),
    losses=losses,
    many=False,
)
