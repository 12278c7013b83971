"""ipuz 2 (JSON), kind sudoku: grids with or without boxes, entries and solution.

Digits are numbers, or characters of the ``charset``. Boxes are those that players expect on the
size; zones are other houses: regions, diagonals, windows. Cages are those of a killer sudoku: a
total, if there is one, and no digit twice. Other operators than a sum are refused, and so are
kinds that nonet does not know. Fields with a colon in their names
belong to the program that wrote them. Signs that the styles of cells draw, and rules that the texts
name beyond these, may be rules that are not read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _json
from nonet.formats._json import Node
from nonet.formats._layouts import Cells, assembled, customary, extra_houses, has_others, of_houses
from nonet.formats._rules import cage_of, is_cage
from nonet.formats.format import LAYOUT, UNREAD, Format, ReadOptions, each, with_texts
from nonet.grid import Grid
from nonet.layout import (
    MAX_SIZE,
    Constraint,
    Diagonals,
    House,
    HouseConstraint,
    Layout,
    Windows,
    cell_name,
    houses,
    parse_cell,
)
from nonet.puzzle import Puzzle

_KIND = "http://ipuz.org/sudoku"
_JIGSAW, _LATIN, _DIAGONAL, _HYPER, _KILLER = (
    f"{_KIND}/{name}"
    for name in ("jigsawsudoku", "latinsquare", "diagonalsudoku", "hypersudoku", "killersudoku")
)
_KINDS = frozenset({_KIND, _JIGSAW, _LATIN, _DIAGONAL, _HYPER, _KILLER})
_KIND_OF = {Diagonals(): _DIAGONAL, Windows(): _HYPER}
_KNOWN = frozenset(
    {"version", "kind", "puzzle", "saved", "solution", "charset", "boxes", "zones", "cages"}
)
_OF_CAGES = frozenset({"rect", "cells", "value", "operator", "style"})
_LARGEST_SUM = 1_000_000
_TEXTS = {"title": "title", "author": "author", "notes": "comment", "intro": "rules"}
_TEXTS |= {"difficulty": "difficulty"}
_INSTRUCTIONS = ("intro", "notes")
"""Texts for the solver."""

_PAINT = frozenset(
    {
        *("named", "border", "divided", "highlight", "imagebg", "color", "colortext"),
        *("colorborder", "colorbar", "barred", "dotted", "dashed"),
    }
)
"""The keys of styles for colours and borders; all others are signs in or at a cell."""

_LEFT_OUT = {
    "copyright",
    "publisher",
    "publication",
    "url",
    "uniqueid",
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
    "cageborder",
    "showoperators",
    "volatile",
}


def detect(source: Source) -> bool:
    """Whether the file says that it is a sudoku of ipuz."""
    return source.head.lstrip().startswith(("{", "ipuz(")) and _KIND in source.head


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    del options

    def read_text(text: str) -> Puzzle:
        if text.lstrip().startswith("ipuz("):  # as it may be wrapped for browsers
            text = text.strip().removeprefix("ipuz(").removesuffix(")")
        return from_json(_json.parse(text))

    return each([(1, source.text())], read_text)


def from_json(root: Node) -> Puzzle:
    """The puzzle of ipuz' JSON."""
    from nonet.formats._accounting import names_more  # noqa: PLC0415 (its patterns load slowly)

    dropped = [f"the field {name!r}" for name in sorted(_LEFT_OUT) if root[name].says_something]
    for name in root.unknown(_KNOWN | frozenset(_TEXTS) | _LEFT_OUT):
        if ":" not in name:
            raise FormatError(f"expected fields of a plain sudoku, found {name[:40]!r}")
        dropped.append(f"the field {name[:40]!r}")
    for kind in root["kind"].items():
        if kind.text().partition("#")[0] not in _KINDS:
            kind.fail("a kind of sudoku that nonet knows")
    rows = root["puzzle"].items()
    size = len(rows)
    if not 1 <= size <= MAX_SIZE:
        raise FormatError(f"expected from 1 to {MAX_SIZE} rows, found {size} at $.puzzle")
    charset = root["charset"].text() or "123456789"
    values = {character: digit for digit, character in enumerate(charset[:size], 1)}
    boxes = not root["boxes"].exists or root["boxes"].flag()
    layout = customary(size) if boxes else Layout.latin(size)
    if root["zones"].says_something:
        layout = _zoned(layout, [_zone(zone, size) for zone in root["zones"].items()])
    if root["cages"].says_something:
        cages = [_cage(cage, size) for cage in root["cages"].items()]
        layout = assembled(size, layout.regions, (*layout.constraints, *cages))

    def digits(node: Node) -> bytes:
        return bytes(_digit(cell, size, values) for cell in node.rows(size))

    givens = digits(root["puzzle"])
    saved = digits(root["saved"]) if root["saved"].exists else bytes(len(givens))
    entries = bytes(0 if g else s for g, s in zip(givens, saved, strict=True))
    has_signs = any(style.keys() - _PAINT for style in _styles(root, size))
    has_more = has_signs or any(names_more(root[name].words(), layout) for name in _INSTRUCTIONS)
    dropped += ["signs that the styles of cells draw"] if has_signs else []
    puzzle = Puzzle(
        Grid(givens, entries, layout=layout),
        solution=digits(root["solution"]) if root["solution"].exists else b"",
        has_unread_rules=has_more,
        dropped=tuple(([UNREAD] if has_more else []) + dropped),
    )
    return with_texts(puzzle, {part: root[name].words() for name, part in _TEXTS.items()})


def _styles(root: Node, size: int) -> Iterator[dict[str, object]]:
    """The objects that describe the styles of cells."""
    styles = root["styles"].fields() if root["styles"].exists else {}
    for cell in root["puzzle"].rows(size):
        style = cell["style"] if isinstance(cell.value, dict) else None
        if style is None or not style.says_something:
            continue
        named = styles.get(style.value) if isinstance(style.value, str) else style.value
        if isinstance(named, dict):
            yield {name: value for name, value in named.items() if value}


def _zone(zone: Node, size: int) -> Cells:
    """Cells of a zone, ascending."""
    return tuple(sorted(_cells(zone, size)))


def _cells(zone: Node, size: int) -> list[int]:
    """Cells that are given by column and row, or as a rectangle, each once."""
    if zone["rect"].exists:
        left, top, right, bottom = (number.whole(1, size) for number in zone["rect"].items(4))
        places = [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]
    else:
        pairs = (cell.items(2) for cell in zone["cells"].items())
        places = [(x.whole(1, size), y.whole(1, size)) for x, y in pairs]
    return list(dict.fromkeys((y - 1) * size + x - 1 for x, y in places))


def _cage(cage: Node, size: int) -> Constraint:
    """A cage of a killer sudoku."""
    for name in cage.unknown(_OF_CAGES):
        raise FormatError(f"expected fields of a cage, found {name[:40]!r} at {cage.path}")
    if cage["operator"].value not in (None, "", "+"):
        cage["operator"].fail("a sum")
    value = cage["value"]
    total = value.whole(1, _LARGEST_SUM) if value.says_something else None
    names = [cell_name(cell, size) for cell in _cells(cage, size)]
    return cage_of(names, total, cage.path)


def _zoned(layout: Layout, zones: list[Cells]) -> Layout:
    """The layout with zones; without boxes its regions are the first zones that must be some."""
    size = layout.size
    known = {house.cells for rule in (Diagonals(), Windows()) for house in rule.houses(layout)}
    boxes = [house.cells for house in houses.regions(layout.regions or (), "box")]
    extra = list(zones)
    if not boxes:
        others = [zone for zone in zones if zone not in known]
        boxes, groups = others[:size], others[size:]
        extra = [zone for zone in zones if zone in known] + groups
    return of_houses(size, boxes, extra)


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

    layout = puzzle.layout
    boxes = layout == customary(size) or (
        layout.box_shape is not None and layout.regions == customary(size).regions
    )
    kinds = [_KIND]
    zones: list[House] = []
    if layout.regions is None:
        kinds.append(_LATIN)
    elif not boxes:
        kinds.append(_JIGSAW)
        zones += houses.regions(layout.regions, "region")
    kinds += [kind for rule, kind in _KIND_OF.items() if rule in layout.constraints]
    cages = [rule.fields() for rule in layout.constraints if is_cage(rule)]
    if cages:
        kinds.append(_KILLER)
    zones += extra_houses(layout.with_constraints(_houses_of(layout)))
    root: dict[str, object] = {
        "version": "http://ipuz.org/v2",
        "kind": [f"{kind}#1" for kind in kinds],
        "boxes": boxes,
    }
    if zones:
        root["zones"] = [
            {"cells": [[cell % size + 1, cell // size + 1] for cell in house.cells]}
            for house in zones
        ]
    if cages:
        root["cages"] = [_cage_fields(cage, size) for cage in cages]
    root |= {name: text for name, part in _TEXTS.items() if (text := getattr(puzzle, part))}
    root["puzzle"] = rows(puzzle.grid.givens)
    if any(puzzle.grid.entries):
        root["saved"] = rows(puzzle.grid.entries)
    if puzzle.solution:
        root["solution"] = rows(puzzle.solution)
    return _json.dump(root)


def _houses_of(layout: Layout) -> list[Constraint]:
    return [rule for rule in layout.constraints if isinstance(rule, HouseConstraint)]


def _cage_fields(cage: dict[str, Any], size: int) -> dict[str, object]:
    places = (divmod(parse_cell(name, size), size) for name in cage["cells"])
    fields: dict[str, object] = {"cells": [[column + 1, row + 1] for row, column in places]}
    return fields if cage["sum"] is None else {**fields, "value": cage["sum"], "operator": "+"}


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Constraints that the format does not have."""
    cages = [rule for rule in puzzle.layout.constraints if is_cage(rule)]
    others = [rule for rule in puzzle.layout.constraints if rule not in cages]
    known = not has_others(puzzle.layout.with_constraints(others), Diagonals, Windows)
    return () if known else (LAYOUT,)


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
