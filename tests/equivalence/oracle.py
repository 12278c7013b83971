"""Slow ways to a canonical form, each so plain that it can be believed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from nonet import Grid

TechniqueOrder = tuple[int, ...]


def line_orders(side: int) -> list[TechniqueOrder]:
    """All orders of side² lines that keep the chutes together: 8 for 2, 1,296 for 3."""
    chutes = [range(start, start + side) for start in range(0, side * side, side)]
    return [
        tuple(line for lines in orders for line in lines)
        for arranged in permutations(chutes)
        for orders in product(*map(permutations, arranged))
    ]


def relabelled(digits: Iterator[int] | bytes) -> bytes:
    """Digits numbered in the order in which they appear: the least text of all relabellings."""
    labels = {0: 0}
    return bytes(labels.setdefault(digit, len(labels)) for digit in digits)


def all_forms(digits: bytes, side: int) -> Iterator[bytes]:
    """The grid after each move of rows and columns, relabelled: 128 forms of a 4 × 4 grid."""
    size = side * side
    orders = line_orders(side)
    for rows, columns in product(orders, orders):
        yield relabelled(digits[row * size + column] for row in rows for column in columns)
        yield relabelled(digits[row * size + column] for column in columns for row in rows)


def least_form(grid: Grid) -> tuple[bytes, int]:
    """Canonical form of a 9 × 9 grid and its automorphisms: all moves, one row after the other.

    Of all ways to place the first row in the form those are kept that give the least text; of all
    ways to go on from them those that give the least second row; and so on. At the end, the ways
    that are left differ by the automorphisms. Slow where many rows look alike.
    """
    given = [list(grid.digits[start : start + 9]) for start in range(0, 81, 9)]
    turned = [list(column) for column in zip(*given, strict=True)]
    ways: list[tuple[list[list[int]], list[int], TechniqueOrder]] = [
        (lines, [], columns) for lines in (given, turned) for columns in line_orders(3)
    ]
    form = b""
    for _ in range(9):
        longer: dict[bytes, list[tuple[list[list[int]], list[int], TechniqueOrder]]] = {}
        for lines, rows, columns in ways:
            for row in may_follow(rows):
                placed = [*rows, row]
                text = relabelled(lines[line][column] for line in placed for column in columns)
                longer.setdefault(text, []).append((lines, placed, columns))
        form = min(longer)
        ways = longer[form]
    return form, len(ways)


def may_follow(rows: list[int]) -> list[int]:
    """The rows that may come next: of the band that was begun, or of any other one."""
    band = rows[-1] // 3 if len(rows) % 3 else None
    begun = {row // 3 for row in rows}
    return [
        row
        for row in range(9)
        if row not in rows and (row // 3 == band if band is not None else row // 3 not in begun)
    ]
