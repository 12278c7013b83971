"""HoDoKu's own files (.hsol): a ZIP archive with what Java's XMLEncoder writes of its objects.

The first object is the grid: ``values``, which of them are ``fixed``, the candidates that are left
(``cells``) and those that the player marked himself (``userCells``), each as an array of which
only those numbers are written that differ from an empty grid. Candidates are masks, bit
``digit - 1`` for `digit`. Then follow a count of the steps, the steps, two more lists for their
display, and the save points.
"""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import replace
from xml.parsers import expat

from nonet._source import HEAD, LARGEST, Source
from nonet.errors import FormatError
from nonet.formats import _json, _xml
from nonet.formats._eliminated import puzzle_without
from nonet.formats.format import Format, ReadOptions, each, with_digits
from nonet.grid import Candidates
from nonet.layout import CLASSIC, Layout
from nonet.puzzle import Puzzle

_ENTRY = "SudokuData"
_GRID = "sudoku.Sudoku2"
_ARRAYS = {"values": 0, "fixed": 0, "cells": 511, "userCells": 0}
"""Values of cells that the file does not mention."""

_LEVEL, _SCORE = "level.name", "score"
_STEPS, _SAVE_POINTS = (3, 5), 6
"""Which of the objects they are."""

_DAMAGED = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
)
"""Errors of zipfile for archives that are damaged, locked, or packed in ways it does not know."""


def detect(source: Source) -> bool:
    """Whether it is an archive whose first entry has HoDoKu's name."""
    head = source.head_bytes
    return head.startswith(b"PK\3\4") and head[30:].startswith(_ENTRY.encode())


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    layout = options.layout or CLASSIC
    data = source.data()
    return each([(1, "")], lambda _: _puzzle(_parsed(_unpacked(data)), layout))


def _unpacked(data: bytes) -> bytes:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open(_ENTRY) as entry:
            text = entry.read(LARGEST + 1)
    except KeyError:
        raise FormatError(f"expected an archive with {_ENTRY!r} in it, found none") from None
    except _DAMAGED as error:
        raise FormatError(f"expected a whole archive, found a damaged one ({error})") from None
    if len(text) > LARGEST:
        raise FormatError(f"expected at most {LARGEST} bytes in the archive, found more")
    return text


def _parsed(text: bytes) -> _Objects:
    objects = _Objects()
    parser = _xml.parser(objects)
    try:
        for start in range(0, len(text), HEAD):
            parser.Parse(text[start : start + HEAD], False)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise _xml.wrong(error) from None
    if objects.grid != _GRID:
        raise FormatError(
            f"expected a grid of HoDoKu 2, found {objects.grid[:40]!r}; "
            "HoDoKu 2 opens older files and saves them in its own format"
        )
    return objects


class _Objects:
    """The facts in the file about the grid, and how many things are in each of the objects.

    Attributes
    ----------
    grid
        The class of the first object.
    numbers
        The numbers of each array, by cell.
    texts
        The texts and numbers outside arrays.
    lengths
        Number of items added to each object, by its place in the file from 1.
    """

    def __init__(self) -> None:
        self.grid = ""
        self.numbers: dict[str, dict[int, int]] = {name: {} for name in _ARRAYS}
        self.texts: dict[str, str] = {}
        self.lengths: dict[int, int] = {}
        self._labels: list[str] = []
        self._object = 0
        self._text = ""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._text = ""
        depth = len(self._labels)
        if depth == 1:
            self._object += 1
            if self._object == 1:
                self.grid = attributes.get("class", name)
        elif depth == 2 and attributes.get("method") == "add":
            self.lengths[self._object] = self.lengths.get(self._object, 0) + 1
        self._labels.append(attributes.get("property", "") or attributes.get("index", ""))

    def text(self, text: str) -> None:
        self._text = (self._text + text)[:99]

    def end(self, name: str) -> None:
        text, self._text = self._text.strip(), ""
        if text and self._object == 1:
            match tuple(filter(None, self._labels)):
                case (array, cell) if array in _ARRAYS:
                    self.numbers[array][_whole(cell, 80)] = _value(name, text)
                case labels if (place := ".".join(labels)) in {_LEVEL, _SCORE}:
                    self.texts[place] = text
        self._labels.pop()


def _value(name: str, text: str) -> int:
    return int(text == "true") if name == "boolean" else _whole(text, 511)


def _whole(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4 or int(text) > most:
        raise FormatError(f"expected a whole number from 0 to {most}, found {text[:20]!r}")
    return int(text)


def _puzzle(objects: _Objects, layout: Layout) -> Puzzle:
    arrays = {
        name: [objects.numbers[name].get(cell, empty) for cell in range(81)]
        for name, empty in _ARRAYS.items()
    }
    digits = bytes(_whole(str(value), 9) for value in arrays["values"])
    givens = bytes(
        digit if fixed else 0 for digit, fixed in zip(digits, arrays["fixed"], strict=True)
    )
    grid = with_digits(digits, givens, layout)
    left = Candidates.of(grid).masks
    out = [
        (cell, digit)
        for cell, (may, mask) in enumerate(zip(left, arrays["cells"], strict=True))
        for digit in _json.digits(may & ~mask)
        if not digits[cell]
    ]
    own = tuple(arrays["userCells"])
    dropped = []
    if any(own) and out:
        dropped.append("the candidates struck out in addition to the player's own marks")
    if any(objects.lengths.get(place) for place in _STEPS):
        dropped.append("the steps of the solution")
    if objects.lengths.get(_SAVE_POINTS):
        dropped.append("the save points")
    level, score = (objects.texts.get(name, "") for name in (_LEVEL, _SCORE))
    puzzle = Puzzle(grid, marks=own) if any(own) else puzzle_without(grid, out)
    return replace(
        puzzle,
        difficulty=f"{level} ({score})" if level and score else level or score,
        dropped=tuple(dropped),
    )


FORMAT = Format(
    name="hsol",
    title="HoDoKu's own file",
    detect=detect,
    read=read,
    suffixes=(".hsol",),
    many=False,
)
