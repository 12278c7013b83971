"""A full grid whose cells are asked for by name, for definitions of rules."""

from __future__ import annotations

from itertools import product
from typing import Any

from nonet import Layout

Fields = dict[str, Any]


class Board:
    """A full grid whose cells are asked for by name, and its digits as they are written."""

    def __init__(self, layout: Layout, digits: bytes) -> None:
        self.layout, self.size = layout, layout.size
        self.numbers = [digit + layout.shift for digit in digits]
        self.digits = bytes(max(number, 0) for number in self.numbers)
        self.low, self.high = layout.digits[0], layout.digits[-1]

    def at(self, name: str) -> int:
        """The digit of a cell, or the number of a variable of a layer."""
        return self.numbers[self.layout.indices[name]]

    def all(self, names: list[str]) -> list[int]:
        """The digits of cells."""
        return [self.at(name) for name in names]

    def pairs(self, *moves: tuple[int, int]) -> list[tuple[int, int]]:
        """The digits of all pairs of cells that are a move apart."""
        places = product(range(self.size), repeat=2)
        ends = ((r, c, r + down, c + right) for r, c in places for down, right in moves)
        return [
            (self.digits[r * self.size + c], self.digits[s * self.size + d])
            for r, c, s, d in ends
            if 0 <= s < self.size and 0 <= d < self.size
        ]

    def squares(self) -> list[list[int]]:
        """The digits of all squares of 2 × 2 cells."""
        n, d = self.size, self.digits
        corners = (r * n + c for r in range(n - 1) for c in range(n - 1))
        return [[d[at], d[at + 1], d[at + n], d[at + n + 1]] for at in corners]

    def third(self, digit: int) -> int:
        """0, 1 or 2: low, middle or high."""
        return (digit - self.low) // (len(self.layout.digits) // 3)


def distinct(values: list[int]) -> bool:
    """Whether no value is there twice."""
    return len(set(values)) == len(values)
