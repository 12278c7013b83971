"""Puzzles of Interactive Sudoku Solver: its texts as a puzzle, and a puzzle as its link."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote

from nonet.errors import FormatError
from nonet.formats import _links
from nonet.formats._iss_board import IssBoard
from nonet.formats._iss_reading import given, rules
from nonet.formats._iss_sections import items_of_text
from nonet.formats._iss_shape import frame_of
from nonet.formats._iss_text import LARGEST, Item, every, text_of
from nonet.formats._iss_types import read_types, unknown
from nonet.formats._iss_writing import items_of, unsaid
from nonet.formats._rules import (
    losses_of_rules,
    named,
    rule,
    with_both_diagonals,
    with_known_houses,
)
from nonet.formats.format import located
from nonet.grid import Grid
from nonet.grid.messages import a_grid
from nonet.layout import Constraint, parse_cell
from nonet.puzzle import Puzzle

_HOSTS = ("sigh.github.io",)
_SITE = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
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
    board = IssBoard(frame_of(items))
    found = with_known_houses(rules(items, board), board.layout)
    givens, allowed = _givens(items, board)
    found, values = _of_layers([*found, *allowed], board)
    layout = board.frame.layout(with_both_diagonals(found), values)
    return Puzzle(Grid(givens, layout=layout), dropped=tuple(dict.fromkeys(board.notes)))


def _givens(items: Iterable[Item], board: IssBoard) -> tuple[bytes, list[Constraint]]:
    """Digits, and cells of which several digits are left."""
    left: dict[str, list[int]] = {}
    for item in items:
        if item.type != "Given":
            continue
        for arg in item.args:
            if not arg:
                continue
            name, digits = given(arg, board)
            left[name] = [digit for digit in left.get(name, digits) if digit in digits]
            if not left[name]:
                raise FormatError(f"expected a digit that {name} may hold, found none")
    size = board.layout.size
    givens = bytearray(size * size)
    allowed = []
    for name, digits in left.items():
        value = digits[0] - board.layout.shift
        if len(digits) == 1 and value <= size and not board.is_variable(name):
            givens[parse_cell(name, size)] = value
        else:
            allowed.append(rule("candidates", ".", cell=name, digits=digits))
    return bytes(givens), allowed


def _of_layers(
    found: list[Constraint], board: IssBoard
) -> tuple[list[Constraint], dict[str, tuple[int, ...]]]:
    """The other rules, and the values of layers whose variables have all the same candidates."""
    left: dict[str, set[int]] = {}
    for known in found:
        if known.name == "candidates" and board.is_variable(name := known.fields()["cell"]):
            digits = set(known.fields()["digits"])
            left[name] = left.get(name, digits) & digits
    values, named = {}, set[str]()
    for group in board.frame.groups:
        sets = {tuple(sorted(left.get(name, ()))) for name in group.names}
        if len(sets) == 1 and (of_all := sets.pop()):
            values[group.layer.name] = of_all
            named.update(group.names)
    rest = [
        known
        for known in found
        if known.name != "candidates" or known.fields()["cell"] not in named
    ]
    return rest, values


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
