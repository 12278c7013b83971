"""f-puzzles: links that hold packed JSON, and the JSON itself.

The constraints of f-puzzles are rules; both diagonals, disjoint groups and the windows of a
windoku are those that nonet knows. A puzzle with another one is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _json, _links, _lzstring
from nonet.formats._json import Node
from nonet.formats._layouts import assembled, cells_of, customary, has_others
from nonet.formats.format import LAYOUT, Format, ReadOptions, each, unknown_rule
from nonet.grid import Grid
from nonet.layout import (
    MAX_SIZE,
    Constraint,
    Diagonals,
    DisjointGroups,
    Layout,
    Windows,
    parse_cell,
)
from nonet.puzzle import Puzzle

_HOSTS = ("f-puzzles.com", "sudokupad.app", "crackingthecryptic.com")
_MARKS = ("load=", "fpuzzles", "fpuz")
_RULES = frozenset({"diagonal+", "diagonal-", "disjointgroups", "extraregion"})
_TEXTS = frozenset({"title", "author", "ruleset", "difficulty", "solution"})
_PLAIN = frozenset({"size", "grid", "truecandidatesoptions", "metadata"})
_DECORATION = {
    "text": "the texts drawn on the grid",
    "circle": "the circles drawn on the grid",
    "rectangle": "the rectangles drawn on the grid",
    "cosmetics": "the decoration",
    "successMessage": "the message at the end",
    "disabledlogic": "which logic is disabled",
    "highlightConflicts": "whether conflicts are shown",
}
_CELL = frozenset({"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "c"})
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_NO_REGION = -1


def detect(source: Source) -> bool:
    """Whether the first line is such a link, or the file is JSON with f-puzzles' fields."""
    head = source.head.lstrip()
    if head.startswith("{"):
        return '"grid"' in head and '"size"' in head and '"puzzle"' not in head
    return _links.payload(head.partition("\n")[0], _HOSTS, _MARKS) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a link, or the one of the JSON."""
    del options
    if source.head.lstrip().startswith("{"):
        return each([(1, source.text())], lambda text: from_json(_json.parse(text)))
    return each(source.numbered(), read_link)


def read_link(line: str) -> Puzzle:
    """The puzzle of a link."""
    packed = _links.payload(line, _HOSTS, _MARKS)
    if packed is None:
        raise FormatError("expected a link of f-puzzles, such as https://f-puzzles.com/?load=…")
    return from_json(_json.parse(_lzstring.decompress(packed)))


def from_json(root: Node) -> Puzzle:
    """The puzzle of f-puzzles' JSON."""
    size = root["size"].whole(1, MAX_SIZE)
    dropped = [words for name, words in _DECORATION.items() if root[name].says_something]
    known = _RULES | _TEXTS | _PLAIN | frozenset(_DECORATION)
    for rule in root.unknown(known):
        raise unknown_rule(rule)
    cells = root["grid"].rows(size)
    layout = _layout(root, size, cells)
    values = [cell["value"].whole(0, size) if cell["value"].exists else 0 for cell in cells]
    given = [cell["given"].flag() for cell in cells]
    colours = []
    for cell in cells:
        others = list(cell.unknown(_CELL))
        if others:
            dropped.append(f"the field {others[0][:20]!r} of cells")
        colour = cell["c"].text()
        if colour and not _COLOUR.fullmatch(colour):
            dropped.append("colours that are not written as #rrggbb")
            colour = ""
        colours.append(colour.lower())
    return Puzzle(
        Grid(
            [v if g else 0 for v, g in zip(values, given, strict=True)],
            [0 if g else v for v, g in zip(values, given, strict=True)],
            layout=layout,
        ),
        marks=tuple(cell["centerPencilMarks"].mask(size) for cell in cells),
        corners=tuple(cell["cornerPencilMarks"].mask(size) for cell in cells),
        colours=tuple(colours),
        solution=_solution(root["solution"], size),
        title=root["title"].text(),
        author=root["author"].text(),
        rules=root["ruleset"].text(),
        difficulty=root["difficulty"].words(),
        dropped=tuple(dict.fromkeys(dropped)),
    )


def _solution(node: Node, size: int) -> bytes:
    if not node.says_something:
        return b""
    return bytes(item.whole(1, size) for item in node.items(size * size))


def _layout(root: Node, size: int, cells: list[Node]) -> Layout:
    usual = customary(size)
    regions: list[int] = []
    for cell, node in enumerate(cells):
        if "region" not in node.fields():
            regions.append(usual.regions[cell] if usual.regions else _NO_REGION)
        elif node["region"].exists:
            regions.append(node["region"].whole(0, size))
        else:
            regions.append(_NO_REGION)
    has_regions = set(regions) != {_NO_REGION}
    if has_regions and _NO_REGION in regions:
        raise FormatError("expected each cell in a region, found cells in none")
    layout = assembled(size, regions if has_regions else None)
    constraints: list[Constraint] = []
    rising, falling = root["diagonal+"].flag(), root["diagonal-"].flag()
    if rising != falling:
        raise unknown_rule("one diagonal alone")
    if rising:
        constraints.append(Diagonals())
    if root["extraregion"].says_something:
        groups = {
            tuple(sorted(parse_cell(name.text(), size) for name in extra["cells"].items()))
            for extra in root["extraregion"].items()
        }
        if groups != cells_of(Windows(), layout):
            raise unknown_rule("extra regions")
        constraints.append(Windows())
    if root["disjointgroups"].flag():
        constraints.append(DisjointGroups())
    return assembled(size, layout.regions, constraints)


def write(puzzle: Puzzle) -> str:
    """A link."""
    return f"https://f-puzzles.com/?load={_lzstring.compress(_json.dump(to_json(puzzle)))}"


def to_json(puzzle: Puzzle) -> dict[str, object]:
    """f-puzzles' JSON of a puzzle."""
    layout = puzzle.layout
    size = layout.size
    usual = customary(size).regions == layout.regions
    cells: list[dict[str, object]] = []
    for cell, (digit, given) in enumerate(zip(puzzle.grid.digits, puzzle.grid.givens, strict=True)):
        fields: dict[str, object] = {"value": digit} if digit else {}
        if given:
            fields["given"] = True
        if not usual:
            fields["region"] = layout.regions[cell] if layout.regions else None
        if puzzle.marks and puzzle.marks[cell]:
            fields["centerPencilMarks"] = _json.digits(puzzle.marks[cell])
        if puzzle.corners and puzzle.corners[cell]:
            fields["cornerPencilMarks"] = _json.digits(puzzle.corners[cell])
        if puzzle.colours and puzzle.colours[cell]:
            fields["c"] = puzzle.colours[cell]
        cells.append(fields)
    root: dict[str, object] = {"size": size}
    texts = {
        "title": puzzle.title,
        "author": puzzle.author,
        "ruleset": puzzle.rules,
        "difficulty": puzzle.difficulty,
    }
    root |= {name: text for name, text in texts.items() if text}
    root["grid"] = [cells[start : start + size] for start in range(0, len(cells), size)]
    if Diagonals() in layout.constraints:
        root |= {"diagonal+": True, "diagonal-": True}
    if DisjointGroups() in layout.constraints:
        root["disjointgroups"] = True
    if Windows() in layout.constraints:
        root["extraregion"] = [
            {"cells": [f"R{cell // size + 1}C{cell % size + 1}" for cell in house.cells]}
            for house in Windows().houses(layout)
        ]
    if puzzle.solution:
        root["solution"] = list(puzzle.solution)
    return root


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Constraints that the format does not have, or that nonet does not write."""
    if has_others(puzzle.layout, Diagonals, Windows, DisjointGroups):
        yield LAYOUT


FORMAT = Format(
    name="fpuzzles",
    title="f-puzzles link or JSON",
    detect=detect,
    read=read,
    write=write,
    losses=losses,
    holds=frozenset(
        {
            "entries",
            "marks",
            "corners",
            "colours",
            "solution",
            "title",
            "author",
            "rules",
            "difficulty",
        }
    ),
)
