"""Totals of Interactive Sudoku Solver as rules of nonet.

A cell that is named twice counts twice: where a rule of nonet has no place for that, its equation
is said with factors instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from nonet.constraints.strokes import is_closed
from nonet.errors import FormatError
from nonet.formats import _iss_grid
from nonet.formats._iss_board import IssBoard
from nonet.formats._iss_impossible import NoDigits
from nonet.formats._iss_text import Item, number, segments
from nonet.formats._iss_types import rule_of
from nonet.formats._rules import cage_of, name_of_area, named, rule
from nonet.layout import Constraint

Terms = Sequence[tuple[str, int]]
"""Cells with their factors."""


def repeats(cells: Sequence[str]) -> bool:
    """Whether a cell is named twice."""
    return len(set(cells)) < len(cells)


def total_of(terms: Terms, total: int, place: str, board: IssBoard) -> Iterator[Constraint]:
    """The cells, each times its factors together, sum to a total."""
    factors: dict[str, int] = {}
    for name, factor in terms:
        factors[name] = factors.get(name, 0) + factor
    first, last = board.digits[0], board.digits[-1]
    ends = [(factor * first, factor * last) for factor in factors.values()]
    low, high = sum(map(min, ends)), sum(map(max, ends))
    if not low <= total <= high:
        raise NoDigits(f"expected a total from {low} to {high} of sum, found {total}, at {place}")
    factors = {name: factor for name, factor in factors.items() if factor}
    if not factors:
        board.notes.append(f"a constraint {place[1:]} that always holds")
        return
    fields: dict[str, object] = {"cells": list(factors), "sum": total}
    if set(factors.values()) != {1}:
        fields["factors"] = list(factors.values())
    yield rule(name_of_area("total"), place, **fields)


def balanced(groups: Sequence[Terms], place: str, board: IssBoard) -> Iterator[Constraint]:
    """All groups have one total."""
    for group in groups[1:]:
        less = [(name, -factor) for name, factor in group]
        yield from total_of([*groups[0], *less], 0, place, board)


def plain(cells: Iterable[str]) -> Terms:
    """Cells that count once each time they are named."""
    return [(name, 1) for name in cells]


def read_sum(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """A total, perhaps with factors."""
    first, *args = item.args or [""]
    value, *factors = first.split("_")
    total, cells = number(value, "a sum"), board.cells(args)
    if not cells:
        raise FormatError("expected cells of Sum, found none")
    counts = [1] * len(cells)
    if factors[:1] == ["="]:
        counts = [number(factor, "a factor") for factor in factors[1:]]
        if len(counts) != len(cells):
            raise FormatError(f"expected {len(cells)} factors of Sum, found {len(counts)}")
    yield from total_of(list(zip(cells, counts, strict=True)), total, ".Sum", board)


def read_cage(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """A total of different digits; 0 or nothing is any."""
    first, *args = item.args or [""]
    cells = board.cells(args)
    total = number(first, "the number of Cage") if first not in {"", "0"} else None
    if not repeats(cells):
        yield cage_of(cells, total, ".Cage")
        return
    yield cage_of(list(dict.fromkeys(cells)), None, ".Cage")
    if total is not None:
        yield from total_of(plain(cells), total, ".Cage", board)


def read_arrow(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """The digit in the circle is the total along the arrow."""
    cells = board.cells(item.args)
    if repeats(cells):
        yield from balanced([plain(cells[:1]), plain(cells[1:])], ".Arrow", board)
    else:
        yield rule_of("Arrow", circle=cells[:1], arrow=cells[1:])


def read_pill(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """The number in the pill is the total along the arrow."""
    first, *args = item.args or [""]
    if first not in {"2", "3"}:
        raise FormatError(f"expected a pill of 2 or 3 cells, found {first[:20]!r}")
    cells, count = board.cells(args), int(first)
    pill, arrow = sorted(cells[:count], key=board.place), cells[count:]
    if repeats(cells) and not repeats(pill):
        digits = [(name, 10 ** (count - 1 - at)) for at, name in enumerate(pill)]
        yield from balanced([digits, plain(arrow)], ".PillArrow", board)
    else:
        yield rule_of("PillArrow", circle=pill, arrow=arrow)


def read_balanced(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """The ends of a double arrow and its middle, or each two opposite cells of a zipper."""
    cells = board.cells(item.args)
    if item.type == "Zipper" and len(cells) in {1, 2}:
        board.notes.append("a constraint Zipper of one pair")
        return
    if not any(one == other for one, other in pairwise(cells)) and not is_closed(cells):
        yield rule_of(item.type, cells=cells)
        return
    if item.type == "DoubleArrow":
        groups = [[cells[0], cells[-1]], cells[1:-1]]
    else:
        middle = len(cells) // 2
        groups = [[cells[at], cells[-1 - at]] for at in range(middle)]
        groups += [cells[middle : middle + 1]] * (len(cells) % 2)
    yield from balanced(list(map(plain, groups)), f".{item.type}", board)


def read_equal_sum(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """Segments of one total; those without cells say nothing."""
    groups = [board.cells(segment) for segment in segments(item.args) if segment]
    yield from _equal(groups, ".EqualSum", board)
    if len(groups) < 2:
        board.notes.append("a constraint EqualSum of one segment")


def _equal(groups: list[list[str]], place: str, board: IssBoard) -> Iterator[Constraint]:
    if any(map(repeats, groups)):
        yield from balanced(list(map(plain, groups)), place, board)
    elif len(groups) > 1:
        yield rule(named("iss")["EqualSum"], place, groups=groups)


def read_region_sum_line(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """The parts of a line in each box, or in each piece where there are no boxes.

    The program knows no closed line here: one that ends in its first cell has that in two parts.
    """
    cells = board.cells(item.args)
    regions = board.layout.regions
    has_doubles = any(one == other for one, other in pairwise(cells))
    if regions is not None and not has_doubles and not is_closed(cells):
        yield rule_of("RegionSumLine", cells=cells)
        return
    groups: list[list[str]] = []
    before: int | None = None
    for name in cells:
        piece = board.frame.area_of(name)
        if piece != before:
            groups.append([])
        groups[-1].append(name)
        before = piece
    yield from _equal(groups, ".RegionSumLine", board)
    if len(groups) < 2:
        board.notes.append("a region sum line in no more than one region")


def read_sum_line(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """A line of runs with one total; ``LOOP`` closes it."""
    first, *args = item.args or [""]
    is_loop = args[-1:] == ["LOOP"]
    cells = board.cells(args[:-1] if is_loop else args)
    total = number(first, "a sum")
    if not is_closed(cells):
        yield rule_of("SumLine", cells=cells, sum=total, loop=is_loop)
    elif is_loop:
        raise FormatError("expected a loop of SumLine without its first cell again, found it twice")
    else:
        yield _read_twice(cells, total, board.digits)


def _read_twice(cells: list[str], total: int, digits: range) -> Constraint:
    """A sum line that ends in its first cell: without ``LOOP`` that is read again."""
    if not 1 <= total <= len(cells) * digits[-1]:
        raise NoDigits(f"expected a total of SumLine that some digits have, found {total}")
    step = [
        [state + digit if state + digit < total else -(state + digit > total) for digit in digits]
        for state in range(total)
    ]
    return rule_of("NFA", cells=cells, start=0, step=step, accept=[0], title=f"Sum line {total}")


def read_little_killer(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """The total of a diagonal, which its first cell names."""
    total, name = (*item.args, "", "")[:2]
    cells = _iss_grid.diagonals(*board.sides).get(board.cell(name))
    if cells is None:
        raise FormatError(f"expected the cell of a diagonal, found {name[:20]!r}")
    yield rule_of("LittleKiller", cells=list(cells), sum=number(total, "a sum"))
