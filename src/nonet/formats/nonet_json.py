"""nonet's own format: JSON that holds everything, an object on a line for each puzzle.

docs/guide/formats.md describes the fields. A file says its version; every version there ever was
stays readable, and a newer one is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from nonet._source import Source
from nonet.constraints.fields import layout_fields, layout_of
from nonet.errors import FormatError, LayoutError
from nonet.formats import _json
from nonet.formats._json import Node
from nonet.formats.format import PARTS, Format, ReadOptions, each, with_texts
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, Layout, cell_name, parse_cell
from nonet.layout.given import CONSTRAINTS
from nonet.puzzle import Move, MoveKind, Puzzle

VERSION = 1
_TEXTS = ("title", "author", "comment", "source", "difficulty", "rules", "message")
_FIELDS = frozenset(
    {
        "format",
        "version",
        "layout",
        "givens",
        "entries",
        "values",
        "marks",
        "corners",
        "emptied",
        "colours",
        "solution",
        "cosmetics",
        "has_unread_rules",
        "seconds",
        "history",
        "other",
        *_TEXTS,
    }
)
_SHAPE = frozenset({"size", "boxes", "regions"})
_LAYOUT = _SHAPE.union(
    {"constraints", "shape", "digits", "holes", "houses", "layers"},
    (kind.name for kind in CONSTRAINTS),
)


def detect(source: Source) -> bool:
    """Whether the first object says that it is nonet's."""
    head = source.head.lstrip()[:200].replace(" ", "").replace("\n", "")
    return head.startswith('{"format":"nonet"')


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line; a file with an object over several lines has one."""
    del options
    first = source.head.lstrip().partition("\n")[0].rstrip()
    if first.endswith("}") or len(first) > len(source.head) // 2:
        return each(source.numbered(), from_text)
    return each([(1, source.text())], from_text)


def from_text(text: str) -> Puzzle:
    """The puzzle of an object."""
    root = _json.parse(text)
    if root["format"].value != "nonet":
        raise FormatError('expected an object with "format": "nonet"')
    version = root["version"].whole(1, 1 << 30)
    if version > VERSION:
        raise FormatError(
            f"expected version {VERSION} or an older one, found {version}: "
            "it was written by a newer nonet"
        )
    for name in root.unknown(_FIELDS):
        raise FormatError(f"expected fields of version {version}, found {name[:40]!r}")
    layout = _layout(root["layout"])
    size = layout.size
    puzzle = Puzzle(
        _grid(root, layout),
        marks=_masks(root["marks"], layout),
        corners=_masks(root["corners"], layout),
        emptied=_json.cells(root["emptied"], size),
        colours=tuple(cell.text() for cell in root["colours"].rows(size))
        if root["colours"].exists
        else (),
        solution=_digits(root["solution"], layout) if root["solution"].exists else b"",
        cosmetics=_json.cosmetics(root),
        has_unread_rules=root["has_unread_rules"].flag(),
        seconds=root["seconds"].number() if root["seconds"].exists else None,
        history=tuple(_move(move, layout) for move in root["history"].items())
        if root["history"].exists
        else (),
        other=_json.other_fields(root["other"].fields().items()) if root["other"].exists else (),
    )
    return with_texts(puzzle, _json.texts(root, _TEXTS))


def _layout(node: Node) -> Layout:
    """The common form, but for the name of ``boxes``, and regions from 1 in rows."""
    for name in node.unknown(_LAYOUT):
        raise FormatError(f"expected a layout that nonet knows, found {name[:40]!r}")
    size = node["size"].whole(1, MAX_SIZE)
    fields = {name: value for name, value in node.fields().items() if name not in _SHAPE}
    fields["size"] = size
    if node["boxes"].exists:
        fields["box"] = [side.whole(1, size) for side in node["boxes"].items(2)]
    elif node["regions"].exists:
        fields["regions"] = [cell.whole(1, size) for cell in node["regions"].rows(size)]
    try:
        return layout_of(fields)
    except LayoutError as error:
        raise FormatError(str(error)) from None


def _grid(root: Node, layout: Layout) -> Grid:
    entries = _digits(root["entries"], layout) if root["entries"].exists else None
    grid = Grid(_digits(root["givens"], layout), entries, layout=layout)
    if not root["values"].exists:
        return grid
    last = len(layout.numbers)
    count = layout.variable_count - layout.cell_count
    return grid.with_layers(bytes(item.whole(0, last) for item in root["values"].items(count)))


def _digits(node: Node, layout: Layout) -> bytes:
    """Bytes of a grid: also where the digits begin with another, the first of them is 1."""
    last = len(layout.digits)
    return bytes(cell.whole(0, last) for cell in node.rows(layout.size))


def _masks(node: Node, layout: Layout) -> tuple[int, ...]:
    last = len(layout.digits)
    return tuple(cell.mask(last) for cell in node.rows(layout.size)) if node.exists else ()


def _move(node: Node, layout: Layout) -> Move:
    kind, cell, digit = node.items(3)
    at = parse_cell(cell.text(), layout.size)
    return cast(MoveKind, kind.text()), at, digit.whole(0, len(layout.digits))


def write(puzzle: Puzzle) -> str:
    """One object, on one line."""
    layout = puzzle.layout
    size = layout.size

    def rows(cells: list[object]) -> list[list[object]]:
        return [cells[start : start + size] for start in range(0, len(cells), size)]

    shape = layout_fields(layout)
    if "box" in shape:
        shape = {"size": size, "boxes": shape.pop("box"), **shape}
    if "regions" in shape:
        shape["regions"] = rows([region + 1 for region in shape["regions"]])
    root: dict[str, object] = {"format": "nonet", "version": VERSION, "layout": shape}
    root["givens"] = rows(list(puzzle.grid.givens))
    if puzzle.grid.digits != puzzle.grid.givens:
        root["entries"] = rows(list(puzzle.grid.entries))
    if any(layers := puzzle.grid.layers):
        root["values"] = list(layers)
    for name in ("marks", "corners"):
        if masks := getattr(puzzle, name):
            root[name] = rows([_json.digits(mask) for mask in masks])
    if puzzle.emptied:
        root["emptied"] = [cell_name(cell, size) for cell in puzzle.emptied]
    if puzzle.colours:
        root["colours"] = rows(list(puzzle.colours))
    if puzzle.solution:
        root["solution"] = rows(list(puzzle.solution))
    root |= {name: text for name in _TEXTS if (text := getattr(puzzle, name))}
    if drawn := puzzle.cosmetics.fields():
        root["cosmetics"] = drawn
    if puzzle.has_unread_rules:
        root["has_unread_rules"] = True
    if puzzle.seconds is not None:
        root["seconds"] = puzzle.seconds
    if puzzle.history:
        root["history"] = [
            [kind, cell_name(cell, size), digit] for kind, cell, digit in puzzle.history
        ]
    if puzzle.other:
        root["other"] = _json.values(puzzle.other)
    return _json.dump(root)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Nothing; FormatError for a constraint that nonet could not read back."""
    try:
        layout_fields(puzzle.layout)
    except LayoutError as error:
        raise FormatError(str(error)) from None
    return ()


FORMAT = Format(
    name="nonet",
    title="nonet's own JSON",
    detect=detect,
    read=read,
    write=write,
    losses=losses,
    holds=frozenset(PARTS),
    suffixes=(".nonet",),
    holds_boards=True,
)
