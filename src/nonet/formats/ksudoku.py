"""KSudoku's saved games: XML with values, the shape of the grid, cages and what was entered.

Cells are counted by columns. A value is a letter from ``b`` for 1, or ``_``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import isqrt
from xml.parsers import expat

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _xml
from nonet.formats._rules import cage_of, extra_region
from nonet.formats.format import Format, ReadOptions, each, unknown_rule, with_digits
from nonet.layout import MAX_SIZE, Constraint, Layout, cell_name
from nonet.puzzle import Puzzle

_EMPTY = "_"
_SUM = "4"
_NO_OPERATION = "0"
_MOST = 100_000


def detect(source: Source) -> bool:
    """Whether the root element is that of the program."""
    return "<ksudoku" in source.head[:2000]


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """The one puzzle."""
    return each([(1, source.text())], lambda text: _puzzle(text, options.layout))


def _puzzle(text: str, layout: Layout | None) -> Puzzle:
    reader = _Reader()
    parser = _xml.parser(reader)
    parser.StartDoctypeDeclHandler = None  # the program writes one, without declarations
    parser.EntityDeclHandler = _refuse_entities
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        raise _xml.wrong(error) from None
    return reader.puzzle(layout)


def _refuse_entities(*_: object) -> None:
    raise FormatError("expected XML without entities of its own, which no puzzle needs")


class _Reader:
    """Collects the elements of a game."""

    def __init__(self) -> None:
        self._graph: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._groups: list[tuple[str, dict[str, str], str]] = []
        self._open: list[str] = []
        self._has_history = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._open.append(name)
        if name == "graph":
            self._graph = attributes
        elif "graph" in self._open and len(self._groups) < _MOST:
            self._groups.append((name, attributes, ""))
        elif "event" in name:
            self._has_history = True

    def end(self, name: str) -> None:
        if self._open and self._open[-1] == name:
            self._open.pop()

    def text(self, text: str) -> None:
        name = self._open[-1] if self._open else ""
        if name in {"values", "solution"}:
            self._texts[name] = (self._texts.get(name, "") + text)[:_MOST]
        elif self._groups and self._groups[-1][0] == name:
            kind, attributes, before = self._groups[-1]
            self._groups[-1] = (kind, attributes, (before + text)[:_MOST])

    def puzzle(self, chosen: Layout | None) -> Puzzle:
        """The puzzle of all that was collected."""
        order = self._graph.get("order", "")
        if not order.isdecimal() or not 1 <= int(order) <= MAX_SIZE:
            raise FormatError(f"expected an order from 1 to {MAX_SIZE}, found {order[:20]!r}")
        size = int(order)
        kind = self._graph.get("type", "")
        sides = {self._graph.get(name, order) for name in ("sizeX", "sizeY")}
        if kind not in {"sudoku", "custom"} or sides != {order}:
            shape = self._graph.get("name") or self._graph.get("specific-type") or kind
            raise unknown_rule(f"the shape {shape}")
        layout = chosen or self._layout(size)
        givens = _digits(self._texts.get("values", ""), size)
        solution = self._texts.get("solution", "").strip()
        return Puzzle(
            with_digits(givens, givens, layout),
            solution=_digits(solution, size) if solution else b"",
            dropped=("the history",) if self._has_history else (),
        )

    def _layout(self, size: int) -> Layout:
        if self._graph["type"] == "sudoku":
            return Layout.of_size(size)
        constraints: list[Constraint] = []
        areas: list[list[int]] = []
        has_blocks = False
        for name, attributes, text in self._groups:
            if name == "sudokugroups":
                has_blocks = attributes.get("withblocks", "1") == "1"
            elif name == "clique":
                areas.append(_cells(text, size))
            elif name == "cage":
                operator = attributes.get("operator", _SUM)
                if operator not in {_SUM, _NO_OPERATION}:
                    raise unknown_rule("a cage with another operation than a sum")
                total = attributes.get("value", "")
                if not total.isdecimal():
                    raise FormatError(f"expected a total of a cage, found {total[:20]!r}")
                names = _names(_cells(text, size), size)
                constraints.append(cage_of(names, int(total[:6]), "a cage"))
            else:
                raise unknown_rule(f"the element {name}")
        if not has_blocks and sorted(chain(*areas)) == list(range(size * size)):
            pieces = bytearray(size * size)
            for number, area in enumerate(areas):
                for cell in area:
                    pieces[cell] = number
            return Layout(size, tuple(pieces), constraints=constraints)
        constraints += [extra_region(_names(area, size), "a clique") for area in areas]
        usual = Layout.of_size(size) if has_blocks else Layout.latin(size)
        return Layout(size, usual.regions, constraints=constraints)


def _names(cells: list[int], size: int) -> list[str]:
    return [cell_name(cell, size) for cell in cells]


def _cells(text: str, size: int) -> list[int]:
    """Cells from the numbers of a group."""
    cells = []
    for word in text.split():
        if not word.isdecimal() or len(word) > 6 or int(word) >= size * size:
            raise FormatError(f"expected cells from 0 to {size * size - 1}, found {word[:20]!r}")
        column, row = divmod(int(word), size)
        cells.append(row * size + column)
    return cells


def _digits(text: str, size: int) -> bytes:
    """The digits, which are given by columns."""
    text = "".join(text.split())
    if isqrt(len(text)) != size or len(text) != size * size:
        raise FormatError(f"expected {size * size} values, found {len(text)}")
    digits = bytearray(size * size)
    for index, character in enumerate(text):
        digit = 0 if character == _EMPTY else ord(character) - ord("a")
        if not 0 <= digit <= size:
            raise FormatError(f"expected a value from b on or _, found {character!r}")
        column, row = divmod(index, size)
        digits[row * size + column] = digit
    return bytes(digits)


FORMAT = Format(
    name="ksudoku",
    title="KSudoku saved game",
    detect=detect,
    read=read,
    suffixes=(".ksudoku",),
    many=False,
)
