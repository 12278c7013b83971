"""OpenSudoku's XML, with all versions of its cells.

``data`` is 81 digits, or ``version: n`` and fields that end with ``|``, for each cell:

    version 1    digit, notes as "1,2," or "-", whether it is an entry
    2 and 3      digit, notes as a mask, entry
    4            digit, notes in the corners, notes in the middle, entry
    5            the same with a colour before the last field

OpenSudoku 2 has other names for the root, the folder's name, the cells and the note.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape
from xml.parsers import expat

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _xml
from nonet.formats.format import (
    Format,
    ReadOptions,
    classic_only,
    digits_of,
    with_digits,
    with_texts,
)
from nonet.layout import CLASSIC, Layout
from nonet.puzzle import Puzzle

_FIELDS = {1: 3, 2: 3, 3: 3, 4: 4, 5: 5}
_VERSION = re.compile(r"version:\s*([0-9]{1,3})\s+")
_TEXTS = {"name": "title", "author": "author", "level": "difficulty", "source": "source"}
_COMMENTS = ("description", "comment")
_LONGEST = 1 << 16
_DATA = ("data", "cells_data")
_NOTE = ("note", "user_note")
_FOLDER = ("name", "folder_name")
_MOVES = "command_stack"
_NAME = "name"
_WHITE_SPACE = str.maketrans({"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})
_IGNORED = {_NAME, "created", "state", "last_played", "time", _MOVES, *_DATA, *_NOTE}


def detect(source: Source) -> bool:
    """Whether the root of the XML is that of OpenSudoku."""
    head = source.head.lstrip()
    return head.startswith("<") and re.search(r"<opensudoku2?[\s>/]", head) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The games in order, each with its name or that of its folder."""
    reader = _Reader(options)
    parser = _xml.parser(reader)
    reader.line = lambda: parser.CurrentLineNumber
    try:
        for line in source.lines():
            parser.Parse(f"{line}\n".encode("utf-8", "replace"), False)
            yield from reader.take()
        parser.Parse(b"", True)
        yield from reader.take()
    except expat.ExpatError as error:
        yield from reader.take()
        yield _xml.wrong(error)


class _Reader:
    """Puzzles of the games met so far."""

    def __init__(self, options: ReadOptions) -> None:
        self._layout = options.layout or CLASSIC
        self._texts: dict[str, str] = {}
        self._folder = ""
        self._element = ""
        self._ready: list[Puzzle | FormatError] = []
        self.line: Callable[[], int] = lambda: 0

    def take(self) -> Iterator[Puzzle | FormatError]:
        """The puzzles that are ready, once."""
        ready, self._ready = self._ready, []
        yield from ready

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._element = name
        if name == "folder":
            self._folder = _first(attributes, _FOLDER)
        elif name == "game":
            try:
                self._ready.append(self._game(attributes)._at(self.line()))  # noqa: SLF001
            except ValueError as error:
                reason = error.reason if isinstance(error, FormatError) else str(error)
                self._ready.append(FormatError(reason, line=self.line()))

    def end(self, name: str) -> None:
        self._element = ""
        if name == "folder":
            self._folder = ""

    def text(self, text: str) -> None:
        if self._element in _TEXTS or self._element in _COMMENTS:
            known = self._texts.get(self._element, "")
            self._texts[self._element] = (known + text)[:_LONGEST]

    def _game(self, attributes: dict[str, str]) -> Puzzle:
        puzzle = _puzzle(_first(attributes, _DATA), self._layout)
        texts = {_TEXTS[name]: text for name, text in self._texts.items() if name in _TEXTS}
        titles = filter(None, (attributes.get(_NAME), self._folder, texts.get("title")))
        texts["title"] = next(titles, "")
        comments = [self._texts.get(name, "").strip() for name in _COMMENTS]
        comments.append(_first(attributes, _NOTE))
        dropped = list(puzzle.dropped)
        if self._folder not in {"", texts["title"]}:
            dropped.append("the name of the folder")
        dropped += (f"the field {name!r}"[:40] for name in attributes if name not in _IGNORED)
        if attributes.get(_MOVES):
            dropped.append("the history")
        puzzle = replace(
            puzzle,
            comment="\n".join(filter(None, comments)),
            seconds=_seconds(attributes.get("time", "0")),
            dropped=tuple(dropped),
        )
        return with_texts(puzzle, texts)


def _first(attributes: dict[str, str], names: tuple[str, ...]) -> str:
    """The first of these attributes that is there."""
    return next((attributes[name] for name in names if name in attributes), "")


def _seconds(text: str) -> float | None:
    milliseconds = _whole(text, 10**15)
    return milliseconds / 1000 if milliseconds else None


def _puzzle(data: str, layout: Layout) -> Puzzle:
    match = _VERSION.match(data)
    if match is None:
        digits = digits_of("".join(data.split()), layout=layout)
        return Puzzle(with_digits(digits, digits, layout))
    version = int(match[1])
    if version not in _FIELDS:
        raise FormatError(f"expected a version of cells from 1 to 5, found {version}")
    fields = [field.strip() for field in data[match.end() :].split("|")]
    fields = list(filter(None, fields))  # one release doubled the bars
    width = _FIELDS[version]
    if len(fields) != 81 * width:
        raise FormatError(
            f"expected {81 * width} fields for the cells of version {version}, found {len(fields)}"
        )
    cells = [fields[start : start + width] for start in range(0, len(fields), width)]
    digits = bytes(_whole(cell[0], 9) for cell in cells)
    locked = [cell[-1] in {"0", "false"} for cell in cells]
    givens = bytes(d if lock else 0 for d, lock in zip(digits, locked, strict=True))
    grid = with_digits(digits, givens, layout)
    if version < 4:
        return Puzzle(grid, marks=tuple(_notes(cell[1]) for cell in cells))
    coloured = version > 4 and any(cell[3] not in {"0", "-1"} for cell in cells)
    return Puzzle(
        grid,
        corners=tuple(_notes(cell[1]) for cell in cells),
        marks=tuple(_notes(cell[2]) for cell in cells),
        dropped=("colours",) if coloured else (),
    )


def _notes(text: str) -> int:
    if text == "-":
        return 0
    if "," in text:
        mask = 0
        for digit in filter(None, text.split(",")):
            mask |= 1 << _whole(digit, 9) >> 1
        return mask
    return _whole(text, 511)


def _whole(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 16 or int(text) > most:
        raise FormatError(f"expected a whole number from 0 to {most}, found {text[:20]!r}")
    return int(text)


def write(puzzle: Puzzle) -> str:
    """A folder with one game, whose cells are of version 4."""
    grid = puzzle.grid
    no_marks = (0,) * grid.layout.cell_count
    cells = zip(
        grid.digits,
        puzzle.corners or no_marks,
        puzzle.marks or no_marks,
        grid.givens,
        strict=True,
    )
    data = "version: 4&#10;" + "".join(
        f"{digit}|{corner}|{mark}|{int(not given)}|" for digit, corner, mark, given in cells
    )
    state = 2 if grid.is_full else 0 if any(grid.entries) else 1
    time = round((puzzle.seconds or 0) * 1000)
    return (
        f'<folder name={_quoted(puzzle.title)} created="0">'
        f'<game created="0" state="{state}" time="{time}" last_played="0" '
        f'data="{data}" note={_quoted(puzzle.comment)}/></folder>'
    )


def _quoted(text: str) -> str:
    """A text as the value of an attribute, whose white space readers would change."""
    return f'"{escape(text)}"'.translate(_WHITE_SPACE)


FORMAT = Format(
    name="opensudoku",
    title="OpenSudoku XML",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"entries", "marks", "corners", "title", "comment", "seconds"}),
    losses=classic_only,
    suffixes=(".opensudoku",),
    head='<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<opensudoku version="2">\n',
    tail="</opensudoku>\n",
)
