"""f-puzzles' JSON as a puzzle, and a puzzle as this JSON.

The keys of rules, those of the user scripts included, are read as rules, spelled out where
f-puzzles leaves something out; what is drawn is kept as cosmetics. A puzzle with a key that may be
an unknown rule is refused, and whatever else is not understood is named. Where the rules do not
account for all that is drawn and written, the puzzle says that it may have more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from nonet.constraints.own_rules import can_be_dressed
from nonet.errors import FormatError
from nonet.formats import _fpuzzles_drawing, _fpuzzles_reading, _json
from nonet.formats._accounting import may_have_more
from nonet.formats._fpuzzles_reading import FpuzzlesBoard
from nonet.formats._fpuzzles_writing import written
from nonet.formats._json import Node
from nonet.formats._layouts import assembled, customary
from nonet.formats._marks_drawn import drawn
from nonet.formats._rules import extra_region, losses_of_rules, with_known_houses
from nonet.formats._sudokupad_drawings import together
from nonet.formats.format import PARTS, UNCHECKED, UNREAD, unknown_rule
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, Constraint, Layout, cell_name
from nonet.puzzle import Puzzle

_TEXTS = frozenset({"title", "author", "ruleset", "difficulty", "solution", "successMessage"})
_PLAIN = frozenset({"size", "grid", "truecandidatesoptions", "metadata"})
_SETTINGS = {
    "cosmetics": "the decoration",
    "disabledlogic": "which logic is disabled",
    "highlightConflicts": "whether conflicts are shown",
}
_CELL = frozenset(
    {
        *("value", "given", "region", "c"),
        *("centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"),
    }
)
_KNOWN = frozenset({*_TEXTS, *_PLAIN, *_SETTINGS, *_fpuzzles_drawing.KEYS})
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_NO_REGION = -1
_OF_RULES = (_fpuzzles_drawing.UNDRAWN, _fpuzzles_reading.TEXT_OF_A_CAGE)
"""How notes begin that say that a rule, or what may be one, was not read."""


def from_json(root: Node) -> Puzzle:
    """The puzzle of f-puzzles' JSON."""
    size = root["size"].whole(1, MAX_SIZE)
    dropped = [words for name, words in _SETTINGS.items() if root[name].says_something]
    for name in root.unknown(_KNOWN | _fpuzzles_reading.keys()):
        if isinstance(root[name].value, bool | list | dict):
            raise unknown_rule(name)
        dropped.append(f"the field {name[:20]!r}")
    cells = root["grid"].rows(size)
    regions, pieces = _regions(size, cells)
    board = FpuzzlesBoard(root, assembled(size, regions), dropped)
    rules = with_known_houses(_fpuzzles_reading.rules(board), board.layout)
    rules = [*pieces, *rules]
    layout = assembled(size, regions, rules) if rules else board.layout
    held = [_cell(cell, size, dropped) if cell.says_something else _EMPTY for cell in cells]
    cosmetics = _fpuzzles_drawing.read(board, layout)
    said = _fpuzzles_drawing.texts(board)
    text = root["ruleset"].text() or said.get("rules", "")
    is_partly_read = any(note.startswith(_OF_RULES) for note in dropped)
    has_more = is_partly_read or may_have_more(text, cosmetics, layout)
    if has_more:
        dropped.insert(0, UNREAD)
    return Puzzle(
        Grid(
            bytes(cell.digit if cell.is_given else 0 for cell in held),
            bytes(0 if cell.is_given else cell.digit for cell in held),
            layout=layout,
        ),
        marks=tuple(cell.marks for cell in held),
        corners=tuple(cell.corners for cell in held),
        colours=tuple(cell.colour for cell in held),
        solution=_solution(root["solution"], size),
        title=root["title"].text() or said.get("title", ""),
        author=root["author"].text() or said.get("author", ""),
        rules=text,
        difficulty=root["difficulty"].words(),
        message=root["successMessage"].text() or said.get("msgcorrect", ""),
        cosmetics=cosmetics,
        has_unread_rules=has_more,
        dropped=tuple(dict.fromkeys(dropped)),
    )


class _Held(NamedTuple):
    """The content of a cell; pencil marks are masks."""

    digit: int = 0
    is_given: bool = False
    marks: int = 0
    corners: int = 0
    colour: str = ""


_EMPTY = _Held()


def _cell(node: Node, size: int, dropped: list[str]) -> _Held:
    others = list(node.unknown(_CELL))
    if others:
        dropped.append(f"the field {others[0][:20]!r} of cells")
    colour = node["c"].text()
    if colour and not _COLOUR.fullmatch(colour):
        dropped.append("colours that are not written as #rrggbb")
        colour = ""
    digit = node["value"]
    return _Held(
        digit.whole(0, size) if digit.exists else 0,
        node["given"].flag(),
        node["centerPencilMarks"].mask(size),
        node["cornerPencilMarks"].mask(size),
        colour.lower(),
    )


def _solution(node: Node, size: int) -> bytes:
    if not node.says_something:
        return b""
    return bytes(item.whole(1, size) for item in node.items(size * size))


def _regions(size: int, cells: list[Node]) -> tuple[list[int] | None, list[Constraint]]:
    """The regions; where some cells are in none, the complete ones as extra regions.

    A cell without the field is in the usual box, which is its row where the size is prime, and one
    with null is in no region.
    """
    rows = [at // size for at in range(size * size)]
    usual = customary(size).regions
    regions: list[int] = []
    for cell, node in enumerate(cells):
        if "region" not in node.fields():
            regions.append((usual or rows)[cell])
        elif node["region"].exists:
            regions.append(node["region"].whole(0, size))
        else:
            regions.append(_NO_REGION)
    if not usual and regions == rows:
        return None, []
    if _NO_REGION not in regions:
        return regions, []
    pieces = []
    for number, count in Counter(regions).items():
        if number == _NO_REGION:
            continue
        if count != size:
            raise FormatError(f"expected {size} cells in each region, found {count} in one")
        names = [cell_name(at, size) for at, its in enumerate(regions) if its == number]
        pieces.append(extra_region(names, "$.grid"))
    return None, pieces


def to_json(puzzle: Puzzle) -> dict[str, object]:
    """f-puzzles' JSON of a puzzle."""
    layout = puzzle.layout
    size = layout.size
    said = written(puzzle.grid)
    usual = customary(size).regions == layout.regions
    cells: list[dict[str, object]] = []
    for cell, (digit, given) in enumerate(zip(puzzle.grid.digits, puzzle.grid.givens, strict=True)):
        fields: dict[str, object] = {"value": digit} if digit else {}
        if given:
            fields["given"] = True
        if not usual:
            fields["region"] = layout.regions[cell] if layout.regions else None
        if allowed := said.allowed.get(cell_name(cell, size)):
            fields["givenPencilMarks"] = allowed
        if puzzle.marks and puzzle.marks[cell]:
            fields["centerPencilMarks"] = _json.digits(puzzle.marks[cell])
        if puzzle.corners and puzzle.corners[cell]:
            fields["cornerPencilMarks"] = _json.digits(puzzle.corners[cell])
        if puzzle.colours and puzzle.colours[cell]:
            fields["c"] = puzzle.colours[cell]
        cells.append(fields)
    root: dict[str, Any] = {"size": size}
    own = _described(said.unsaid)
    texts = {
        "title": puzzle.title,
        "author": puzzle.author,
        "ruleset": puzzle.rules or (_in_words(layout) if own else ""),
        "difficulty": puzzle.difficulty,
        "successMessage": puzzle.message,
    }
    root |= {name: text for name, text in texts.items() if text}
    root["grid"] = [cells[start : start + size] for start in range(0, len(cells), size)]
    root |= said.keys
    for found in (_fpuzzles_drawing.of_scripts(said.keys), _drawn(puzzle, own)):
        for key, entries in found.items():
            root[key] = [*root.get(key, ()), *entries]
    if puzzle.solution:
        root["solution"] = list(puzzle.solution)
    return root


def _described(unsaid: Iterable[Constraint]) -> list[Constraint]:
    """The rules of a setter's own among those that f-puzzles cannot say: drawn and in words."""
    return [rule for rule in unsaid if can_be_dressed(type(rule))]


def _in_words(layout: Layout) -> str:
    from nonet.logic import rules_text  # noqa: PLC0415 (few puzzles need it)

    return rules_text(layout)


def _drawn(puzzle: Puzzle, own: list[Constraint]) -> dict[str, list[Any]]:
    of_own = _fpuzzles_drawing.simplified(drawn(puzzle.layout, own))
    cosmetics = together(of_own, puzzle.cosmetics) if own else puzzle.cosmetics
    keys, _ = _fpuzzles_drawing.written(cosmetics)
    return keys


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that the format does not have, and what it draws in no way."""
    unsaid = written(puzzle.grid).unsaid
    yield from losses_of_rules(rule for rule in unsaid if not can_be_dressed(type(rule)))
    if _described(unsaid):
        yield UNCHECKED
    _, is_all = _fpuzzles_drawing.written(puzzle.cosmetics)
    if not is_all:
        yield "some of the cosmetics"
    may_lose = puzzle.has_unread_rules
    if may_lose and not may_have_more(puzzle.rules, puzzle.cosmetics, puzzle.layout):
        yield PARTS["has_unread_rules"]
