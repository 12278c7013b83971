"""The constraint string of Interactive Sudoku Solver as items: ``.Type~argument~R1C1~R1C2``.

An item begins with a full stop; its type and arguments are separated by ``~``. White space says
nothing. Or, And and Replicate hold the items up to the next End. Cells are R and C with a digit
each, in base 17.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import quote, unquote

from nonet.errors import FormatError
from nonet.formats._iss_types import unknown
from nonet.formats._outside import place_of
from nonet.formats.format import located, unknown_rule

COMPOSITES = frozenset({"Or", "And", "Replicate"})
LARGEST = 16
"""The largest size."""

_DEEPEST = 8
_MOST = 10_000
_LONGEST_KEY = 64
_DIGITS = "0123456789abcdefg"
CELL = re.compile(r"[Rr]([1-9A-Ga-g])[Cc]([1-9A-Ga-g])")
_VARIABLE = re.compile(r"V[A-Z]+[0-9]*")
_FURTHER: Mapping[str, str] = {"CC": "ChaosConstruction", "DG": "Doppelganger"}
"""Types that have cells beside the grid, by how these begin."""
_BITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""Six bits a character, the lowest first."""


@dataclass
class Item:
    """A type with its arguments, its line, and for Or, And and Replicate the items in it."""

    type: str
    args: list[str]
    children: list[Item] = field(default_factory=list)
    line: int | None = None


def parse(text: str, line: int = 1) -> list[Item]:
    """The items of a string that begins on this line.

    Raises
    ------
    FormatError
        It does not begin with a full stop, or an End is missing or too many.
    """
    first, *pieces = text.split(".")
    if first.strip():
        raise FormatError(
            f"expected a full stop before each constraint, found {first.strip()[:20]!r}"
        )
    line += first.count("\n")
    if len(pieces) > _MOST:
        raise FormatError(f"expected at most {_MOST:,} constraints, found {len(pieces):,}")
    items: list[Item] = []
    open_items = [items]
    is_copied = 0  # how many lists are around the Replicate that is open, if one is
    for piece in pieces:
        kind, *args = "".join(piece.split()).split("~")
        at, line = line, line + piece.count("\n")
        if kind == "End":
            if len(open_items) == 1:
                raise FormatError("expected Or, And or Replicate before End, found none")
            open_items.pop()
            if is_copied == len(open_items):
                is_copied = 0
            continue
        item = Item(kind or "Given", args, line=at)
        open_items[-1].append(item)
        if item.type in COMPOSITES:
            if item.type == "Replicate":
                if is_copied:
                    raise unknown_rule("Replicate in Replicate")
                is_copied = len(open_items)
            open_items.append(item.children)
            if len(open_items) > _DEEPEST:
                raise FormatError(f"expected at most {_DEEPEST - 1} constraints inside each other")
    if len(open_items) > 1:
        raise FormatError("expected End after Or, And or Replicate, found none")
    return items


def text_of(items: Sequence[Item]) -> str:
    """The string of items."""
    return "".join(_pieces(items))


def _pieces(items: Sequence[Item]) -> Iterator[str]:
    for item in items:
        yield "." + "~".join(["" if item.type == "Given" else item.type, *item.args])
        if item.type in COMPOSITES:
            yield from _pieces(item.children)
            yield ".End"


def every(items: Iterable[Item]) -> Iterator[Item]:
    """The items, and those in them."""
    for item in items:
        yield item
        yield from every(item.children)


@contextmanager
def on_line_of(item: Item) -> Iterator[None]:
    """Say in an error on which line the item is."""
    try:
        yield
    except FormatError as error:
        if error.line is not None or item.line is None:
            raise
        raise located(error, item.line) from None


def is_variable(name: str) -> bool:
    """Whether this is the name of a variable."""
    return _VARIABLE.fullmatch(name) is not None


def cell(name: str, rows: int, columns: int) -> str:
    """The cell of nonet.

    Raises
    ------
    FormatError
        It is no cell of the grid.
    """
    match = CELL.fullmatch(name)
    if match is None:
        if (kind := _FURTHER.get(name[:2])) and name[-1:].isdigit():
            raise unknown(kind)
        raise FormatError(f"expected a cell such as R1C1, found {name[:20]!r}")
    row, column = (_DIGITS.index(digit.lower()) for digit in match.groups())
    if row > rows or column > columns:
        raise FormatError(f"expected a cell of a {rows}×{columns} grid, found {name!r}")
    return f"r{row}c{column}"


def iss_cell(name: str) -> str:
    """The cell as the program names it."""
    row, column = place_of(name)
    return f"R{_DIGITS[row]}C{_DIGITS[column]}"


def number(text: str, what: str) -> int:
    """A whole number.

    Raises
    ------
    FormatError
        It is none; says what it should be.
    """
    if not re.fullmatch(r"-?[0-9]{1,6}", text):
        raise FormatError(f"expected {what} as a whole number, found {text[:20]!r}")
    return int(text)


def bits(key: str) -> list[bool]:
    """The bits of a key.

    Raises
    ------
    FormatError
        It has other characters, or more of them than any table needs.
    """
    if len(key) > _LONGEST_KEY:
        raise FormatError(f"expected a key of at most {_LONGEST_KEY} characters, found {len(key)}")
    found = []
    for character in key:
        value = _BITS.find(character)
        if value < 0:
            raise FormatError(f"expected a key in base 64, found {character!r}")
        found += [bool(value >> at & 1) for at in range(6)]
    return found


def key_of(values: Sequence[bool]) -> str:
    """The key of bits, without zeros at its end."""
    letters = [
        sum(1 << at for at, bit in enumerate(values[start : start + 6]) if bit)
        for start in range(0, len(values), 6)
    ]
    while letters and not letters[-1]:
        letters.pop()
    return "".join(_BITS[value] for value in letters)


def named_groups(args: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Lists of cells with their names: a name begins with ``_``, and a list ends with nothing."""
    name = ""
    cells: list[str] = []
    for arg in (*args, ""):
        if arg and not arg.startswith("_"):
            cells.append(arg)
            continue
        if cells:
            yield name, cells
            cells = []
        if arg:
            name = unquote(unquote(arg[1:]))


def in_groups(groups: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """The arguments of lists of cells with their names; the reverse of `named_groups`."""
    args: list[str] = []
    before: str | None = None
    for name, cells in groups:
        if name == before:
            args.append("")
        elif name or before:
            args.append("_" + quote(name, safe="").replace(".", "%2E").replace("~", "%7E"))
        elif before is None:
            args.append("")
        args += cells
        before = name
    return args


def segments(args: Sequence[str]) -> list[list[str]]:
    """Lists of cells that ``-`` separates."""
    found: list[list[str]] = [[]]
    for arg in args:
        if arg == "-":
            found.append([])
        else:
            found[-1].append(arg)
    return found
