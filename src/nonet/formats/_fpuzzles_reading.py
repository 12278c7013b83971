"""Rules of f-puzzles' JSON, those of the user scripts included, as rules of nonet.

f-puzzles leaves out what it takes for granted, and the solver of its user script fills it in; here
it is spelled out. A white dot without a number is a difference of 1 and a black one a ratio of 2; a
whisper line without one has half the size, rounded up. Where not all dots are given,
`nonconsecutive` and negative ratios exempt pairs with a dot of either kind, and negative XV pairs
with an X or V. A cage without a number has no repeats and any total. An entropic line has three
ranks of digits: where 3 does not divide the size, the middle one has another number of digits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from nonet.constraints.registry import table
from nonet.constraints.strokes import is_closed
from nonet.errors import FormatError, PlacementError
from nonet.formats._json import Node
from nonet.formats._outside import DIAGONALS, Place, diagonal, looking_in
from nonet.formats._rules import (
    Pair,
    cage_of,
    extra_region,
    fewest_cells,
    keyed,
    name_of_area,
    named,
    negatives,
    pair_of,
    rule,
)
from nonet.formats.format import unknown_rule
from nonet.layout import Constraint, Diagonals, Layout, cell_name, parse_cell
from nonet.layout.names import Key

LETTERS: Mapping[str, int] = {"X": 10, "V": 5}

TEXT_OF_A_CAGE = "the text "
"""How a note begins that says that a cage has a text that is no total."""

_DIGITAL_ROOT = re.compile(r"DR([1-9])")
_OUTSIDE = re.compile(r"[rR]([0-9]{1,3})[cC]([0-9]{1,3})")
_OF_FOG = ("foglight", "fogofwarbulb")
"""Entries among the negative rules that say only how the lamps look."""

_UNSAID = (None, "")
_NO_TOTAL = (*_UNSAID, "?", 0, "0")


@dataclass(frozen=True)
class FpuzzlesBoard:
    """The parts that are read, and those that are not.

    Attributes
    ----------
    root
        The JSON.
    layout
        Size and regions.
    notes
        What is left out, in words.
    """

    root: Node
    layout: Layout
    notes: list[str] = field(default_factory=list)

    def items(self, key: str) -> list[Node]:
        """The objects of a key; none where there is none."""
        node = self.root[key]
        return node.items() if node.says_something else []

    def cells(self, node: Node) -> tuple[str, ...]:
        """Names of the cells of a list."""
        return tuple(self.cell(item) for item in node.items()) if node.exists else ()

    def cell(self, node: Node) -> str:
        """Name of a cell."""
        size = self.layout.size
        try:
            return cell_name(parse_cell(node.text(), size), size)
        except PlacementError:
            node.fail(f"a cell from R1C1 to R{size}C{size}")

    def place(self, node: Node) -> Place:
        """Row and column of a place in the grid or just outside."""
        match = _OUTSIDE.fullmatch(node.text())
        if match is None:
            node.fail("a place outside the grid, such as R0C1")
        return int(match[1]), int(match[2])

    def number(self, node: Node, what: str) -> int | None:
        """The number of a clue; None, with a note, where it has none."""
        value = node.value
        if isinstance(value, str):
            value = value.strip()
        if value in _UNSAID:
            self.notes.append(f"{what} without a number")
            return None
        return node.whole(0, 10**6)


def keyed_rule(key: str, place: str, **fields: object) -> Constraint:
    """The rule that f-puzzles has by this key, with these parameters; errors as `rule`."""
    return rule(named("fpuzzles")[key], place, **fields)


def rules(board: FpuzzlesBoard) -> Iterator[Constraint]:
    """All rules of the JSON, in a fixed order."""
    yield from _of_the_grid(board)
    yield from _marks(board)
    for key, (name, _) in keyed("fpuzzles", "list").items():
        nodes = board.items(key)
        plural = [cell for node in nodes for cell in board.cells(node["cells"])]
        single = [board.cell(node["cell"]) for node in nodes if node["cell"].exists]
        if cells := list(dict.fromkeys(plural + single)):
            yield rule(name, f"$.{key}", cells=cells)
    for key, read in _READERS.items():
        for node in board.items(key):
            yield from read(board, node)
    for key, (name, known) in keyed("fpuzzles", "line").items():
        for node in board.items(key):
            yield from _lines(board, name, known, node)
    for key, (name, known) in keyed("fpuzzles", "clue").items():
        for node in board.items(key):
            yield from _clue(board, name, known, node)
    yield from _allowed_digits(board)


def _of_the_grid(board: FpuzzlesBoard) -> Iterator[Constraint]:
    root = board.root
    rising, falling = root["diagonal+"].flag(), root["diagonal-"].flag()
    if rising and falling:
        yield Diagonals()
    elif rising or falling:
        yield rule("diagonal", "$", which="anti" if rising else "main")
    for key, (name, _) in keyed("fpuzzles", "grid").items():
        if root[key].flag():
            yield rule(name, f"$.{key}")
    for node in board.items("extraregion"):
        if cells := board.cells(node["cells"]):
            yield extra_region(cells, node.path)


def _marks(board: FpuzzlesBoard) -> Iterator[Constraint]:
    """Dots, X and V, and what holds for all neighbours without one."""
    dots: list[Pair] = []
    ratios: dict[int, None] = {}
    for key, (name, known) in keyed("fpuzzles", "mark").items():
        for node in board.items(key):
            cells, value = board.cells(node["cells"]), node["value"]
            if not cells:
                continue
            found = known.usual or 0 if value.value in _UNSAID else value.whole(0, 10**6)
            dots.append(pair_of(cells))
            if key == "ratio":
                ratios[found] = None
            yield rule(name, node.path, cells=list(cells), value=found)
    letters: list[Pair] = []
    for node in board.items("xv"):
        cells, letter = board.cells(node["cells"]), node["value"].text().strip().upper()
        if not letter:
            board.notes.append("an XV mark without a letter")
        elif letter not in LETTERS:
            node["value"].fail("X or V")
        elif cells:
            letters.append(pair_of(cells))
            yield keyed_rule("xv", node.path, cells=list(cells), value=LETTERS[letter])
    size = board.layout.size
    if board.root["nonconsecutive"].flag() and size > 1:
        yield from negatives("difference", (1,), dots)
    for node in board.items("negative"):
        if node.value == "ratio":
            within = [value for value in ratios or {2: None} if 1 <= value <= size]
            yield from negatives("ratio", within, dots)
        elif node.value == "xv":
            within = [value for value in LETTERS.values() if value <= 2 * size]
            yield from negatives("sum", within, letters)
        elif node.value not in _OF_FOG:
            raise unknown_rule(f"negative {node.text()}")


def _lines(board: FpuzzlesBoard, name: str, known: Key, node: Node) -> Iterator[Constraint]:
    key, size = known.name, board.layout.size
    fields: dict[str, object] = {}
    if known.usual is not None:
        fields[known.number] = known.usual
    elif known.number:
        value = node["value"]
        usual = (size + 1) // 2
        fields[known.number] = usual if value.value in _UNSAID else value.whole(0, size)
    for line in node["lines"].items():
        cells = list(board.cells(line))
        if key == "palindrome" and is_closed(cells):
            cells = cells[1:-1]  # the same: the first cell mirrors itself
        if len(cells) < fewest_cells(name) and key != "doublearrow":
            board.notes.append(f"a line of {key} with {len(cells)} cells")
        elif key == "entropicline" and size % 3:
            yield line_of_ranks(cells, size)
        else:
            yield rule(name, line.path, cells=cells, **fields)


def line_of_ranks(cells: Sequence[str], size: int) -> Constraint:
    """An entropic line on a size that 3 does not divide, as a regular expression."""
    low = size // 3 + (size % 3 == 2)
    ranks = (range(1, low + 1), range(low + 1, size - low + 1), range(size - low + 1, size + 1))
    classes = ["(" + "|".join(f"<{digit}>" for digit in rank) + ")" for rank in ranks]
    pattern = "|".join(
        f"({''.join(order)})*{''.join(order[: len(cells) % 3])}" for order in permutations(classes)
    )
    return rule(
        "regex", "$.entropicline", cells=list(cells), pattern=pattern, title="entropic line"
    )


def _clue(board: FpuzzlesBoard, name: str, known: Key, node: Node) -> Iterator[Constraint]:
    cells = looking_in(board.place(node["cell"]), board.layout.size)
    if cells is None:
        node["cell"].fail("a place beside a row or column, such as R0C1")
    number = board.number(node["value"], f"a clue of {known.name}")
    if number is not None:
        yield rule(name, node.path, cells=list(cells), **{known.number: number})


def _little_killer(board: FpuzzlesBoard, node: Node) -> Iterator[Constraint]:
    step = DIAGONALS.get(node["direction"].text().upper())
    if step is None:
        node["direction"].fail("UL, UR, DL or DR")
    cells = diagonal(board.place(node["cell"]), step, board.layout.size)
    if not cells:
        node["cell"].fail("a place before a diagonal of the grid")
    if total := board.number(node["value"], "a little killer clue"):
        yield keyed_rule("littlekillersum", node.path, cells=list(cells), sum=total)


def _cage(board: FpuzzlesBoard, node: Node) -> Iterator[Constraint]:
    cells = board.cells(node["cells"])
    if not cells:
        return
    value = node["value"].value
    text = value.strip() if isinstance(value, str) else value
    total: int | None = None
    if isinstance(text, str) and text not in _NO_TOTAL and not text.isdigit():
        board.notes.append(f"{TEXT_OF_A_CAGE}{text[:20]!r} of a killer cage")
    elif text not in _NO_TOTAL:
        total = Node(text, f"{node.path}.value").whole(0, 10**6)
    yield cage_of(cells, total, node.path)


def root_of(node: Node) -> int | None:
    """The digital root of a drawn cage, if its text says one: the solver takes it for a rule."""
    value = node["value"].value
    match = _DIGITAL_ROOT.fullmatch(value.strip()) if isinstance(value, str) else None
    return int(match[1]) if match else None


def _drawn_cage(board: FpuzzlesBoard, node: Node) -> Iterator[Constraint]:
    root = root_of(node)
    cells = board.cells(node["cells"])
    if root is not None and 0 < len(cells) <= board.layout.size:
        cages = cages_of_root(cells, root, board.layout.size)
        yield keyed_rule("cage", node.path, rules=cages)


def cages_of_root(cells: tuple[str, ...], root: int, size: int) -> list[dict[str, object]]:
    """Cages with all totals that have a digital root, one of which holds.

    Raises
    ------
    FormatError
        No total in reach has it.
    """
    count = len(cells)
    least = count * (count + 1) // 2
    totals = [total for total in range(root, count * (size + 1) - least + 1, 9) if total >= least]
    if not totals:
        raise FormatError(f"expected a digital root that {count} cells can have, found {root}")
    name = name_of_area("cage")
    return [{"type": name, "cells": list(cells), "sum": total} for total in totals]


def _arrow(board: FpuzzlesBoard, node: Node) -> Iterator[Constraint]:
    circle = board.cells(node["cells"])
    for line in node["lines"].items():
        cells = board.cells(line)[1:]
        if cells and circle:
            yield keyed_rule("arrow", line.path, circle=list(circle), arrow=list(cells))
        else:
            board.notes.append("an arrow of one cell")


def _quadruple(board: FpuzzlesBoard, node: Node) -> Iterator[Constraint]:
    cells = board.cells(node["cells"])
    values = node["values"]
    digits = (
        [value.whole(1, board.layout.size) for value in values.items()] if values.exists else []
    )
    if cells and digits:
        yield keyed_rule("quadruple", node.path, cells=list(cells), digits=digits)
    elif cells:
        board.notes.append("a quadruple without digits")


def _clone(board: FpuzzlesBoard, node: Node) -> Iterator[Constraint]:
    cells, others = board.cells(node["cells"]), board.cells(node["cloneCells"])
    if cells or others:
        yield keyed_rule("clone", node.path, groups=[list(cells), list(others)])


_READERS: Mapping[str, Callable[[FpuzzlesBoard, Node], Iterator[Constraint]]] = {
    "killercage": _cage,
    "cage": _drawn_cage,
    "littlekillersum": _little_killer,
    "arrow": _arrow,
    "quadruple": _quadruple,
    "clone": _clone,
}


@table
def keys() -> frozenset[str]:
    """All keys that are rules."""
    return frozenset({"diagonal+", "diagonal-", "nonconsecutive", "negative", *named("fpuzzles")})


def _allowed_digits(board: FpuzzlesBoard) -> Iterator[Constraint]:
    """The given pencil marks; where there is a given digit too, that one counts."""
    size = board.layout.size
    for at, node in enumerate(board.root["grid"].rows(size)):
        if not node.fields().get("givenPencilMarks"):
            continue
        marks = node["givenPencilMarks"]
        digits = list(dict.fromkeys(item.whole(1, size) for item in marks.items()))
        name = cell_name(at, size)
        if not node["given"].flag() or not node["value"].says_something:
            yield rule("candidates", marks.path, cell=name, digits=digits)
        elif node["value"].whole(1, size) not in digits:
            board.notes.append(f"the given pencil marks of {name}, which holds another digit")
