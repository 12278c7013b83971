"""Puzzles with rules that no generator asks for, drawn from a full grid or laid over one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from nonet.constraints.shorthand import parse_rules
from nonet.course._rules_table import RULES_OF_GRID
from nonet.equivalence.random import Random
from nonet.generator import GenerateRequest, full_grid, generate_requested, minimize
from nonet.grid import Grid
from nonet.layout import Layout, cell_name
from nonet.running import Watch

_RULES = 8
"""Rules of a puzzle that are drawn from its solution."""


@dataclass(frozen=True, slots=True)
class _Solution:
    """A full grid, and lines of cells in it."""

    layout: Layout
    digits: bytes
    random: Random

    def lines(self, length: int) -> Iterator[list[int]]:
        """Paths of neighbours, each begun at random; no two share a cell."""
        size, used = self.layout.size, set[int]()
        for _ in range(10 * _RULES):
            cell = self.random.below(len(self.digits))
            line: list[int] = []
            while cell not in used | {*line}:
                line.append(cell)
                if len(line) == length:
                    used |= {*line}
                    yield line
                    break
                row, column = divmod(cell, size)
                around = [
                    (row - 1, column),
                    (row + 1, column),
                    (row, column - 1),
                    (row, column + 1),
                ]
                inside = [(r, c) for r, c in around if 0 <= r < size and 0 <= c < size]
                next_row, next_column = inside[self.random.below(len(inside))]
                cell = size * next_row + next_column

    def names(self, cells: list[int]) -> str:
        """The names of cells, as rules are written."""
        return " ".join(cell_name(cell, self.layout.size) for cell in cells)

    def of(self, cells: list[int]) -> list[int]:
        """Their digits."""
        return [self.digits[cell] for cell in cells]


def _pairs(solution: _Solution) -> Iterator[str]:
    """Pairs of neighbours whose sum leaves a remainder when divided by 3, as tables."""
    every = range(1, solution.layout.size + 1)
    for pair in solution.lines(2):
        remainder = sum(solution.of(pair)) % 3
        allowed = [f"{a}:{b}" for a in every for b in every if (a + b) % 3 == remainder]
        yield f"pair-table {' '.join(allowed)} {solution.names(pair)}"


def _cages(solution: _Solution) -> Iterator[str]:
    """Cages of different digits of which some do not sum to a number."""
    for line in solution.lines(3):
        digits = solution.of(line)
        sums = {sum(some) for count in (1, 2, 3) for some in combinations(digits, count)}
        free = [total for total in range(1, solution.layout.size + 1) if total not in sums]
        if free and len({*digits}) == len(digits):
            total = free[solution.random.below(len(free))]
            yield f"rellik-cage {total} {solution.names(line)}"


def _sums(solution: _Solution) -> Iterator[str]:
    for line in solution.lines(3):
        yield f"sum {sum(solution.of(line))} {solution.names(line)}"


def _counts(solution: _Solution) -> Iterator[str]:
    """A cell before each line that counts the digits along it, where it does."""
    for line in solution.lines(4):
        cell, *others = line
        if solution.digits[cell] == len({*solution.of(others)}):
            yield f"count-distinct {solution.names(line)}"


def _groups(solution: _Solution) -> Iterator[str]:
    """Lines in which the digits are the same."""
    of_digits: dict[tuple[int, ...], list[list[int]]] = {}
    for line in solution.lines(2):
        of_digits.setdefault(tuple(sorted(solution.of(line))), []).append(line)
    for lines in of_digits.values():
        if len(lines) > 1:
            yield "same-digits " + " / ".join(solution.names(line) for line in lines[:2])


def _indices(solution: _Solution) -> Iterator[str]:
    """The cells of some lines that say where the numbers of these lines are."""
    size, digits = solution.layout.size, solution.digits
    columns = [
        cell
        for cell in range(len(digits))
        if digits[cell - cell % size + digits[cell] - 1] == cell % size + 1
    ]
    rows = [
        cell
        for cell in range(len(digits))
        if digits[size * (digits[cell] - 1) + cell % size] == cell // size + 1
    ]
    for kind, cells in (("column", columns), ("row", rows)):
        if cells:
            yield f"{kind}-index {solution.names(cells)}"


def _patterns(solution: _Solution) -> Iterator[str]:
    """Lines that begin with a low or a high digit and end with that of the other kind."""
    half = solution.layout.size // 2
    for line in solution.lines(3):
        first, _, last = solution.of(line)
        if first <= half < last:
            low, high = f"[1-{half}]", f"[{half + 1}-{solution.layout.size}]"
            yield f"regex {low}.{high} {solution.names(line)}"


_FROM_SOLUTION: Mapping[str, Callable[[_Solution], Iterator[str]]] = {
    "pair_relation": _pairs,
    "digit_sets": _cages,
    "sum_combinations": _sums,
    "counted_digits": _counts,
    "same_digits": _groups,
    "index_cells": _indices,
    "rule_consequence": _patterns,
}


def drawn_puzzle(name: str, layout: Layout, random: Random, watch: Watch) -> Grid:
    """A random puzzle with rules of a technique.

    Raises
    ------
    TimeLimitReached, Cancelled
        Raised by the watch.
    """
    if name in RULES_OF_GRID:
        kinds = RULES_OF_GRID[name]
        rule = kinds[random.below(len(kinds))]
        ruled = Layout(layout.size, layout.regions, parse_rules([rule]))
        request = GenerateRequest(layout=ruled)
        seed = random.next()
        [made] = generate_requested(request, 1, seed=seed, threads=1, watch=watch, mixes_seed=False)
        return made.puzzle
    digits = full_grid(layout, seed=random.next()).digits
    found = list(_FROM_SOLUTION[name](_Solution(layout, digits, random)))[:_RULES]
    ruled = Layout(layout.size, layout.regions, parse_rules(found))
    return minimize(Grid(digits, layout=ruled), seed=random.next())
