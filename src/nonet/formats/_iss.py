"""Puzzles of Interactive Sudoku Solver: its texts as a puzzle, and a puzzle as its link."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from urllib.parse import quote

from nonet.errors import FormatError
from nonet.formats import _links
from nonet.formats._iss_board import IssBoard
from nonet.formats._iss_reading import given, rules
from nonet.formats._iss_sections import items_of_text
from nonet.formats._iss_text import LARGEST, Item, every, text_of
from nonet.formats._iss_types import read_types, unknown
from nonet.formats._iss_writing import items_of, unsaid
from nonet.formats._layouts import assembled, customary
from nonet.formats._rules import (
    extra_region,
    losses_of_rules,
    named,
    rule,
    with_both_diagonals,
    with_known_houses,
)
from nonet.formats.format import located
from nonet.grid import Grid
from nonet.grid.messages import a_grid
from nonet.layout import Constraint, cell_name, parse_cell
from nonet.puzzle import Puzzle

_HOSTS = ("sigh.github.io",)
_SITE = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
_SHAPE = re.compile(r"([0-9]{1,2})x([0-9]{1,2})")
_CONSTRAINT = re.compile(r"^\s*\.", re.MULTILINE)


def read_link(text: str) -> Puzzle:
    """The puzzle of a link, or of a text with constraints."""
    found = _links.payload(text, _HOSTS, ("q=",))
    if found is not None:
        return from_items(items_of_text(found.replace("+", " ")))
    if _CONSTRAINT.search(text) is None:
        raise FormatError(
            "expected a link of Interactive Sudoku Solver, "
            "such as https://sigh.github.io/Interactive-Sudoku-Solver/?q=…"
        )
    return from_items(items_of_text(text))


def from_items(items: list[Item]) -> Puzzle:
    """The puzzle of constraints."""
    for item in every(items):
        if item.type not in read_types():
            raise located(unknown(item.type), item.line or 1)
    size = _size(items)
    has_boxes = not any(item.type == "NoBoxes" for item in items)
    usual = customary(size).regions if has_boxes else None
    regions = None if usual is None else list(usual)
    pieces: list[Constraint] = []
    labels: list[int] | None = None
    for item in items:
        if item.type != "Jigsaw":
            continue
        labels = _labels(item, size)
        sizes = Counter(labels)
        if len(sizes) == 1:
            continue
        if sum(count != size for count in sizes.values()) > 1:
            raise FormatError(f"expected pieces of {size} cells, found others")
        if regions is None and set(sizes.values()) == {size}:
            regions = labels
            continue
        for label, count in sizes.items():
            if count == size:
                cells = [cell_name(at, size) for at, own in enumerate(labels) if own == label]
                pieces.append(extra_region(cells, ".Jigsaw"))
    board = IssBoard(assembled(size, regions), labels)
    found = with_known_houses([*pieces, *rules(items, board)], board.layout)
    givens, allowed = _givens(items, size)
    layout = assembled(size, regions, with_both_diagonals([*found, *allowed]))
    return Puzzle(Grid(givens, layout=layout), dropped=tuple(dict.fromkeys(board.notes)))


def _size(items: Iterable[Item]) -> int:
    sizes = {_size_of(item) for item in items if item.type == "Shape"}
    if len(sizes) > 1:
        raise FormatError("expected one shape, found several")
    return next(iter(sizes), 9)


def _size_of(shape: Item) -> int:
    dimensions, *others = shape.args or ["9x9"]
    match = _SHAPE.fullmatch(dimensions)
    if match is None:
        raise FormatError(f"expected a shape such as 9x9, found {dimensions[:20]!r}")
    rows, columns = map(int, match.groups())
    if rows != columns or not 1 <= rows <= LARGEST:
        raise unknown("Shape", f"Shape {dimensions}")
    if others and (
        others[0] not in {"", f"{rows}", f"1-{rows}"} or others[1:] not in ([], ["Sudoku"])
    ):
        kind = "Raw" if others[1:] == ["Raw"] else "Shape"
        raise unknown(kind, f"Shape {'~'.join([dimensions, *others])}")
    return rows


def _labels(item: Item, size: int) -> list[int]:
    text = item.args[-1] if item.args else ""
    if len(item.args) > 2 or len(text) != size * size:
        raise FormatError(f"expected a jigsaw of {size * size} cells, found {len(text)}")
    numbers: dict[str, int] = {}
    return [numbers.setdefault(character, len(numbers)) for character in text]


def _givens(items: Iterable[Item], size: int) -> tuple[bytes, list[Constraint]]:
    """Digits, and cells of which several digits are left."""
    left: dict[str, list[int]] = {}
    for item in items:
        if item.type != "Given":
            continue
        for arg in item.args:
            if not arg:
                continue
            name, digits = given(arg, size)
            left[name] = [digit for digit in left.get(name, digits) if digit in digits]
            if not left[name]:
                raise FormatError(f"expected a digit that {name} may hold, found none")
    givens = bytearray(size * size)
    allowed = []
    for name, digits in left.items():
        if len(digits) == 1:
            givens[parse_cell(name, size)] = digits[0]
        else:
            allowed.append(rule("candidates", ".", cell=name, digits=digits))
    return bytes(givens), allowed


def write(puzzle: Puzzle) -> str:
    """A link."""
    return _SITE + quote(text_of(items_of(puzzle.grid)), safe="~._-")


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that it has no words for.

    Raises
    ------
    FormatError
        The grid is too large.
    """
    if puzzle.layout.size > LARGEST:
        raise FormatError(
            f"expected a grid up to {LARGEST}×{LARGEST}, which is all that this format holds, "
            f"found {a_grid(puzzle.layout.size)}"
        )
    yield from losses_of_rules(unsaid(puzzle.grid))
    if any(map(_loses_words, puzzle.layout.constraints)):
        yield "the titles of rules"


def _loses_words(rule: Constraint) -> bool:
    """Whether a rule has a title, text or drawing that no constraint holds."""
    kept = {"title"} if named("iss")["NFA"] == rule.name else set()
    return bool(({"title", "text", "drawing"} - kept) & rule.fields().keys())
