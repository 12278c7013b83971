"""Puzzles of Interactive Sudoku Solver: its texts as a puzzle, and a puzzle as its link."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote

from nonet.errors import FormatError
from nonet.formats import _links
from nonet.formats._iss_board import IssBoard
from nonet.formats._iss_boards import check_board, losses_of_layers, sayable
from nonet.formats._iss_reading import given, rules
from nonet.formats._iss_sections import items_of_text
from nonet.formats._iss_shape import frame_of, is_house
from nonet.formats._iss_text import Item, every, on_line_of, text_of
from nonet.formats._iss_types import read_types, unknown
from nonet.formats._iss_writing import items_of, unsaid
from nonet.formats._rules import (
    losses_of_rules,
    named,
    rule,
    with_both_diagonals,
    with_known_houses,
)
from nonet.formats.format import LAYOUT, located
from nonet.grid import Grid
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
    others = [item for item in items if not is_house(item, board.frame.shape)]
    found = with_known_houses(rules(others, board), board.layout)
    givens, allowed = _givens(items, board)
    found, values = _of_layers(allowed, found, board)
    layout = board.frame.layout(with_both_diagonals(found), values)
    return Puzzle(Grid(givens, layout=layout), dropped=tuple(dict.fromkeys(board.notes)))


def _givens(items: Iterable[Item], board: IssBoard) -> tuple[bytes, list[Constraint]]:
    """Digits, and cells of which several digits are left."""
    left: dict[str, list[int]] = {}
    for item in items:
        if item.type != "Given":
            continue
        for arg in filter(None, item.args):
            with on_line_of(item):
                name, digits = given(arg, board)
            left[name] = [digit for digit in left.get(name, digits) if digit in digits]
            if not left[name]:
                raise FormatError(f"expected a digit that {name} may hold, found none")
    size = board.layout.size
    givens = bytearray(size * size)
    allowed = []
    for name, digits in left.items():
        if len(digits) == 1 and not board.is_variable(name):
            givens[parse_cell(name, size)] = digits[0] - board.digits[0] + 1
        else:
            allowed.append(rule("candidates", ".", cell=name, digits=digits))
    return bytes(givens), allowed


def _of_layers(
    given: list[Constraint], found: list[Constraint], board: IssBoard
) -> tuple[list[Constraint], dict[str, tuple[int, ...]]]:
    """The other rules, and the values of layers whose variables all have candidates.

    Those that are given directly count first. What a rule says of a variable that its layer says
    already is left out.
    """
    rules, values = [*found, *given], dict[str, tuple[int, ...]]()
    for some in (given, rules):
        left = _candidates(some, board)
        for group in board.frame.groups:
            if group.layer.name in values or not left.keys() >= {*group.names}:
                continue
            every = set[int]().union(*(left[name] for name in group.names))
            values[group.layer.name] = tuple(sorted(every))
            rules = [
                known
                for known in rules
                if _cell_of(known) not in group.names or not every <= {*known.fields()["digits"]}
            ]
    return rules, values


def _candidates(rules: Iterable[Constraint], board: IssBoard) -> dict[str, set[int]]:
    """What variables may be by rules of their candidates."""
    left: dict[str, set[int]] = {}
    for known in rules:
        if board.is_variable(name := _cell_of(known)):
            digits = set(known.fields()["digits"])
            left[name] = left.get(name, digits) & digits
    return left


def _cell_of(rule: Constraint) -> str:
    """The cell of a rule of candidates; empty: it is another rule."""
    return str(rule.fields()["cell"]) if rule.name == "candidates" else ""


def write(puzzle: Puzzle) -> str:
    """A link."""
    return _SITE + quote(text_of(items_of(puzzle.grid)), safe="~._-")


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that it has no words for.

    Raises
    ------
    FormatError
        The grid is too large, or has other digits or holes.
    """
    layout = puzzle.layout
    check_board(layout)
    if (said := sayable(layout)).layers != layout.layers:
        yield LAYOUT
    yield from losses_of_layers(said)
    yield from losses_of_rules(unsaid(puzzle.grid))
    if any(map(_loses_words, puzzle.layout.constraints)):
        yield "the titles of rules"


def _loses_words(rule: Constraint) -> bool:
    """Whether a rule has a title, text or drawing that no constraint holds."""
    kept = {"title"} if named("iss")["NFA"] == rule.name else set()
    return bool(({"title", "text", "drawing"} - kept) & rule.fields().keys())
