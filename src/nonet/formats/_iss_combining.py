"""Or and Replicate of Interactive Sudoku Solver."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from nonet.constraints.registry import fields_of
from nonet.errors import FormatError
from nonet.formats._iss_board import IssBoard, Place
from nonet.formats._iss_impossible import NoDigits, cannot_hold
from nonet.formats._iss_text import CELL, Item, bits
from nonet.formats._iss_types import rule_of
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


_WITH_KEYS = frozenset({"Pair", "PairX", "Binary", "BinaryX", "NFA", "Regex"})
"""Types whose first argument is a key, which a cell may look like."""


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
    start = board.cell(origin)
    targets = [board.after(start, at) for at, bit in enumerate(bits(key)) if bit]
    if len(targets) * len(item.children) > MAX_CONSTRAINTS:
        raise FormatError(f"expected at most {MAX_CONSTRAINTS:,} replicated constraints")
    for place in targets:
        yield from read([_moved(child, start, place, board) for child in item.children], board)


def _moved(item: Item, start: str, target: Place, board: IssBoard) -> Item:
    group, row, column = board.place(start)

    def shifted(arg: str) -> str:
        name, *values = arg.split("_")
        if CELL.fullmatch(name) is None and name not in board.variables:
            return arg
        own, down, right = board.place(board.cell(name))
        if own != group:
            raise FormatError(
                f"expected replicated constraints of cells like {start}, found others"
            )
        moved = board.at((group, down - row + target[1], right - column + target[2]))
        if moved is None:
            raise FormatError("expected replicated constraints in the grid, found one outside")
        return "_".join([moved, *values])

    kept = 1 if item.type in _WITH_KEYS else 0
    args = [*item.args[:kept], *map(shifted, item.args[kept:])]
    children = [_moved(child, start, target, board) for child in item.children]
    return Item(item.type, args, children)
