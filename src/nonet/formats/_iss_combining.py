"""Or and Replicate of Interactive Sudoku Solver."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from nonet.constraints.registry import fields_of
from nonet.errors import FormatError
from nonet.formats._iss_board import IssBoard
from nonet.formats._iss_impossible import NoDigits, cannot_hold
from nonet.formats._iss_text import CELL, Item, bits, cell, iss_cell
from nonet.formats._iss_types import rule_of
from nonet.formats._outside import place_of
from nonet.formats._rules import named, rule
from nonet.layout import Constraint
from nonet.layout.given import MAX_CONSTRAINTS

Read = Callable[[Iterable[Item], IssBoard], Iterator[Constraint]]

_OF_GROUPS = frozenset(
    {
        *("Given", "Pair", "PairX", "Binary", "BinaryX", "NFA", "Regex"),
        *("XSum", "Skyscraper", "HiddenSkyscraper", "NumberedRoom", "FullRank"),
    }
)
"""Types that are as many constraints as they have groups of cells, or clues, and may have none."""


def either(item: Item, board: IssBoard, read: Read) -> Iterator[Constraint]:
    """One of the branches holds; those that no digits obey are left out."""
    choices: list[dict[str, Any]] = []
    for child in item.children:
        found = _branch(child, board, read)
        if found is None:
            continue
        if found:
            parts = list(map(fields_of, found))
            both = {"type": named("iss")["And"], "rules": parts}
            choices.append(parts[0] if len(parts) == 1 else both)
        elif child.type not in _OF_GROUPS:
            board.notes.append("a constraint Or with a branch that always holds")
            return
    if not choices:
        raise NoDigits("expected a branch of Or that some digits obey, found none")
    if len(choices) == 1:
        yield rule(choices[0].pop("type"), ".Or", **choices[0])
    else:
        yield rule_of("Or", rules=choices)


def _branch(child: Item, board: IssBoard, read: Read) -> list[Constraint] | None:
    """The rules of a branch, or None where no digits obey them."""
    board.depth += 1
    try:
        found = list(read([child], board))
        return None if any(cannot_hold(rule, board.layout) for rule in found) else found
    except NoDigits:
        return None
    finally:
        board.depth -= 1


def replicated(item: Item, board: IssBoard, read: Read) -> Iterator[Constraint]:
    """The constraints in it, moved so that one cell gets to each of several."""
    key, origin = (*item.args, "R1C1")[:2] if item.args else ("", "R1C1")
    size = board.size
    row, column = place_of(cell(origin, size))
    start = (row - 1) * size + column - 1
    targets = [start + at for at, bit in enumerate(bits(key)) if bit]
    if len(targets) * len(item.children) > MAX_CONSTRAINTS:
        raise FormatError(f"expected at most {MAX_CONSTRAINTS:,} replicated constraints")
    for at in targets:
        down, right = divmod(at, size)
        step = (down - row + 1, right - column + 1)
        moved = [_moved(child, step, size) for child in item.children]
        yield from read(moved, board)


def _moved(item: Item, step: tuple[int, int], size: int) -> Item:
    def shifted(arg: str) -> str:
        name, *values = arg.split("_")
        if CELL.fullmatch(name) is None:
            return arg
        row, column = place_of(cell(name, size))
        row, column = row + step[0], column + step[1]
        if not (1 <= row <= size and 1 <= column <= size):
            raise FormatError("expected replicated constraints in the grid, found one outside")
        return "_".join([iss_cell(f"r{row}c{column}"), *values])

    children = [_moved(child, step, size) for child in item.children]
    return Item(item.type, list(map(shifted, item.args)), children)
