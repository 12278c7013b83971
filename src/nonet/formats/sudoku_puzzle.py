"""The format "sudoku-puzzle" of the program pencilmark: JSON in which every house is a rule.

A ``grid`` is rows and columns, a ``box_grid`` also has boxes; a ``box``, ``row`` or ``column``
is one house, and a ``region`` an extra one. Nothing is implied, and a reader has to refuse what
it does not know; what is only drawn is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _json
from nonet.formats._json import Node
from nonet.formats._layouts import Cells, boxed, extra_houses, of_houses
from nonet.formats.format import (
    LAYOUT,
    UNREAD,
    Format,
    ReadOptions,
    each,
    unknown_rule,
    with_texts,
)
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, House, HouseConstraint, Layout, cell_name, houses, parse_cell
from nonet.puzzle import NOTHING_DRAWN, Puzzle

_NAME = "sudoku-puzzle"
_VERSION = 1
_DRAWN = ("decorations", "style", "ext")
_FIELDS = frozenset(
    {"format", "format_version", "$schema", "meta", "board", "digits", "givens", "solution"}
) | {"candidates", "rules", *_DRAWN}
_TEXTS = {
    "title": "title",
    "author": "author",
    "source": "source",
    "rules_text": "rules",
    "difficulty": "difficulty",
}
_OF_RULES = frozenset({"type", "id", "label", "style"})
_RULES = {
    "grid": {"origin"},
    "box_grid": {"origin", "box"},
    "row": {"cells"},
    "column": {"cells"},
    "box": {"cells"},
    "region": {"kind", "cells"},
}
_HOUSE_KINDS = {"diagonal": "diagonal", "window": "window", "group": "disjoint"}
_EXTRA = frozenset({*_HOUSE_KINDS.values(), "extra", "region", "colour"})


def detect(source: Source) -> bool:
    """Whether the JSON says that it is of this format."""
    return source.head.lstrip().startswith("{") and f'"{_NAME}"' in source.head


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    del options
    return each([(1, source.text())], lambda text: from_json(_json.parse(text)))


def from_json(root: Node) -> Puzzle:
    """The puzzle of an object."""
    from nonet.formats._accounting import may_have_more  # noqa: PLC0415 (its patterns load slowly)

    if root["format"].value != _NAME:
        raise FormatError(f'expected an object with "format": "{_NAME}"')
    version = root["format_version"].whole(1, 1 << 30)
    if version > _VERSION:
        raise FormatError(f"expected version {_VERSION}, found {version}")
    for name in root.unknown(_FIELDS):
        raise FormatError(f"expected fields of version {version}, found {name[:40]!r}")
    size = root["digits"].whole(1, MAX_SIZE)
    for side in ("rows", "cols"):
        root["board"][side].whole(size, size)
    layout = _layout(root["rules"].items(), size)
    meta = root["meta"]
    dropped = [f"the field {name!r}" for name in _DRAWN if root[name].says_something]
    texts = {}
    if meta.exists:
        texts = {part: meta[name].words() for name, part in _TEXTS.items()}
        dropped += (f"the field {name[:20]!r}" for name in meta.unknown(frozenset(_TEXTS)))
    has_more = may_have_more(texts.get("rules", ""), NOTHING_DRAWN, layout)
    puzzle = Puzzle(
        Grid(_digits(root["givens"], size), layout=layout),
        marks=_marks(root["candidates"], size),
        emptied=_emptied(root["candidates"], size),
        solution=_digits(root["solution"], size) if root["solution"].exists else b"",
        has_unread_rules=has_more,
        dropped=tuple(([UNREAD] if has_more else []) + dropped),
    )
    return with_texts(puzzle, texts)


def _digits(node: Node, size: int) -> bytes:
    return bytes(cell.whole(0, size) for cell in node.items(size * size))


def _marks(node: Node, size: int) -> Cells:
    if not node.exists:
        return ()
    marks = [0] * (size * size)
    for name in node.fields():
        marks[parse_cell(name, size)] = node[name].mask(size)
    return tuple(marks)


def _emptied(node: Node, size: int) -> Cells:
    """The cells that are named with an empty list."""
    names = node.fields() if node.exists else ()
    return tuple(parse_cell(name, size) for name in names if not node[name].mask(size))


def _layout(rules: Iterable[Node], size: int) -> Layout:
    """The layout that has the houses of the rules, and no others."""
    lines: set[Cells] = set()
    boxes: dict[Cells, None] = {}
    extra: set[Cells] = set()
    for rule in rules:
        kind = rule["type"].text()
        if kind not in _RULES or (kind == "region" and rule["kind"].value not in _EXTRA):
            raise unknown_rule(kind, place=f" at {rule.path}")
        for name in rule.unknown(_OF_RULES | _RULES[kind]):
            raise FormatError(f"expected a rule of houses, found {name[:40]!r} at {rule.path}")
        if kind in {"grid", "box_grid"}:
            if parse_cell(rule["origin"].text(), size) != 0:
                rule["origin"].fail("one grid, from r1c1 on")
            lines |= {house.cells for house in Layout.latin(size).houses}
            if kind == "box_grid":
                rows, columns = (side.whole(1, size) for side in rule["box"].items(2))
                layout = boxed(size, rows, columns)
                there = houses.regions(layout.regions or (), "box")
                boxes |= dict.fromkeys(box.cells for box in there)
            continue
        cells = tuple(sorted(parse_cell(cell.text(), size) for cell in rule["cells"].items(size)))
        if kind == "box":
            boxes[cells] = None
        elif kind == "region":
            extra.add(cells)
        else:
            lines.add(cells)
    if lines != {house.cells for house in Layout.latin(size).houses}:
        raise FormatError("expected all rows and columns, found other houses")
    return of_houses(size, list(boxes), extra)


def write(puzzle: Puzzle) -> str:
    """The JSON, with a line for each row and each rule, as pencilmark itself writes it."""
    layout = puzzle.layout
    size = layout.size
    fields = {"format": json.dumps(_NAME), "format_version": str(_VERSION)}
    if meta := {name: text for name, part in _TEXTS.items() if (text := getattr(puzzle, part))}:
        fields["meta"] = _spaced(meta)
    fields["board"] = _spaced({"rows": size, "cols": size})
    fields["digits"] = str(size)
    fields["givens"] = _rows(puzzle.grid.givens, size)
    if puzzle.solution:
        fields["solution"] = _rows(puzzle.solution, size)
    if puzzle.is_marked:
        marks: dict[str, list[int]] = {
            cell_name(cell, size): _json.digits(mask)
            for cell, mask in enumerate(puzzle.marks)
            if mask
        }
        marks |= {cell_name(cell, size): [] for cell in puzzle.emptied}
        fields["candidates"] = _spaced(marks)
    fields["rules"] = "[\n  " + ",\n  ".join(map(_spaced, _rules(layout))) + "]"
    return "{" + ",\n ".join(f'"{name}": {text}' for name, text in fields.items()) + "}"


def _spaced(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rows(digits: bytes, size: int) -> str:
    rows = (digits[start : start + size] for start in range(0, len(digits), size))
    return "[\n    " + ",\n    ".join(", ".join(map(str, row)) for row in rows) + "]"


def _rules(layout: Layout) -> Iterator[dict[str, object]]:
    """A rule for the grid, and one for each house that it does not have."""
    size = layout.size
    if layout.box_shape is not None:
        yield {"type": "box_grid", "box": list(layout.box_shape), "origin": "r1c1"}
    else:
        yield {"type": "grid", "origin": "r1c1"}
        for region in houses.regions(layout.regions or (), "region"):
            yield {"type": "box", "cells": _names(region, size)}
    for house in extra_houses(layout):
        kind = _HOUSE_KINDS.get(house.kind, "extra")
        yield {"type": "region", "kind": kind, "cells": _names(house, size)}


def _names(house: House, size: int) -> list[str]:
    return [cell_name(cell, size) for cell in house.cells]


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that are no houses, and which ones a grid of one cell has: all are that cell."""
    layout = puzzle.layout
    are_houses = all(isinstance(rule, HouseConstraint) for rule in layout.constraints)
    if not are_houses or (layout.size == 1 and layout.constraints):
        yield LAYOUT


FORMAT = Format(
    name=_NAME,
    title="pencilmark's JSON",
    detect=detect,
    read=read,
    write=write,
    losses=losses,
    holds=frozenset({"marks", "emptied", "solution", *_TEXTS.values()}),
    many=False,
)
