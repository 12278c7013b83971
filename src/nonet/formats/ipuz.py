"""ipuz 2 (JSON), kind sudoku: grids with or without boxes, entries and solution.

Digits are numbers, or characters of the ``charset``. Boxes are those that players expect on the
size. Cages are a rule that nonet does not know, and refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet.errors import FormatError
from nonet.formats import _json
from nonet.formats._format import LAYOUT, Format, Options, each, with_texts
from nonet.formats._json import Node
from nonet.formats._layouts import customary
from nonet.formats._source import Source
from nonet.formats.puzzle import Puzzle
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, Layout

_KIND = "http://ipuz.org/sudoku"
_KNOWN = frozenset({"version", "kind", "puzzle", "saved", "solution", "charset", "boxes"})
_TEXTS = {"title": "title", "author": "author", "notes": "comment", "difficulty": "difficulty"}
_LEFT_OUT = {
    "copyright",
    "publisher",
    "publication",
    "url",
    "uniqueid",
    "intro",
    "explanation",
    "annotation",
    "editor",
    "date",
    "origin",
    "block",
    "empty",
    "styles",
    "dimensions",
    "displaycharset",
    "checksum",
}


def detect(source: Source) -> bool:
    """Whether the file says that it is a sudoku of ipuz."""
    return source.head.lstrip().startswith(("{", "ipuz(")) and _KIND in source.head


def read(source: Source, options: Options) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    del options

    def read_text(text: str) -> Puzzle:
        if text.lstrip().startswith("ipuz("):  # as it may be wrapped for browsers
            text = text.strip().removeprefix("ipuz(").removesuffix(")")
        return from_json(_json.parse(text))

    return each([(1, source.text())], read_text)


def from_json(root: Node) -> Puzzle:
    """The puzzle of ipuz' JSON."""
    dropped = [f"the field {name!r}" for name in sorted(_LEFT_OUT) if root[name].says_something]
    for rule in root.unknown(_KNOWN | frozenset(_TEXTS) | _LEFT_OUT):
        raise FormatError(f"expected fields of a plain sudoku, found {rule[:40]!r}")
    rows = root["puzzle"].items()
    size = len(rows)
    if not 1 <= size <= MAX_SIZE:
        raise FormatError(f"expected from 1 to {MAX_SIZE} rows, found {size} at $.puzzle")
    charset = root["charset"].text() or "123456789"
    values = {character: digit for digit, character in enumerate(charset[:size], 1)}
    boxes = not root["boxes"].exists or root["boxes"].flag()
    layout = customary(size) if boxes else Layout.latin(size)

    def digits(node: Node) -> bytes:
        return bytes(_digit(cell, size, values) for cell in node.rows(size))

    givens = digits(root["puzzle"])
    saved = digits(root["saved"]) if root["saved"].exists else bytes(len(givens))
    entries = bytes(0 if g else s for g, s in zip(givens, saved, strict=True))
    puzzle = Puzzle(
        Grid(givens, entries, layout=layout),
        solution=digits(root["solution"]) if root["solution"].exists else b"",
        dropped=tuple(dropped),
    )
    return with_texts(puzzle, {part: root[name].words() for name, part in _TEXTS.items()})


def _digit(cell: Node, size: int, values: dict[str, int]) -> int:
    if isinstance(cell.value, dict):
        cell = cell["cell"] if "cell" in cell.fields() else cell["value"]
    if cell.value in (None, "", "0", ".", "#"):
        return 0
    if isinstance(cell.value, str) and cell.value in values:
        return values[cell.value]
    return cell.whole(0, size)


def write(puzzle: Puzzle) -> str:
    """The JSON, on one line."""
    size = puzzle.layout.size

    def rows(digits: bytes) -> list[list[int]]:
        return [list(digits[start : start + size]) for start in range(0, len(digits), size)]

    root: dict[str, object] = {
        "version": "http://ipuz.org/v2",
        "kind": [f"{_KIND}#1"],
        "boxes": puzzle.layout.regions is not None,
    }
    root |= {name: text for name, part in _TEXTS.items() if (text := getattr(puzzle, part))}
    root["puzzle"] = rows(puzzle.grid.givens)
    if any(puzzle.grid.entries):
        root["saved"] = rows(puzzle.grid.entries)
    if puzzle.solution:
        root["solution"] = rows(puzzle.solution)
    return _json.dump(root)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Every layout but the customary boxes and none at all."""
    size = puzzle.layout.size
    return () if puzzle.layout in {customary(size), Layout.latin(size)} else (LAYOUT,)


FORMAT = Format(
    name="ipuz",
    title="ipuz 2",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"entries", "solution", *_TEXTS.values()}),
    losses=losses,
    suffixes=(".ipuz",),
    many=False,
)
