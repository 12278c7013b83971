"""Cells, lines and numbers of which random rules are made."""

from __future__ import annotations

import random
from typing import Any

from nonet import Layout, cell_name, parse_cell


class Builder:
    """Makes the parameters of rules that a grid obeys about half of the time."""

    def __init__(self, layout: Layout, digits: bytes, rng: random.Random) -> None:
        self.layout, self.digits, self.rng = layout, digits, rng
        self.size = layout.size
        self.numbers = layout.digits

    def cells(self, least: int = 1, most: int | None = None) -> list[str]:
        """Different cells, in any order."""
        count = self.rng.randint(least, min(most or self.size, self.size * self.size))
        cells = self.rng.sample(range(self.size * self.size), count)
        return [cell_name(cell, self.size) for cell in cells]

    def line(self, least: int, most: int | None = None) -> list[str]:
        """Cells that touch, each and the next; the line may cross itself, and is not closed."""
        count = self.rng.randint(least, max(least, most or self.size))
        row, column = self.rng.randrange(self.size), self.rng.randrange(self.size)
        found = [(row, column)]
        while len(found) < count:
            row, column = found[-1]
            near = [
                (row + down, column + right)
                for down in (-1, 0, 1)
                for right in (-1, 0, 1)
                if 0 <= row + down < self.size and 0 <= column + right < self.size
            ]
            fresh = [one for one in near if one not in found]
            again = [one for one in near if one not in {found[0], *found[-3:]}]
            back = [one for one in near if one not in {found[0], found[-1]}]
            found.append(self.rng.choice(fresh or again or back))
        return [f"r{r + 1}c{c + 1}" for r, c in found]

    def distinct_line(self, least: int, most: int | None = None) -> list[str]:
        """A line that does not cross itself."""
        return list(dict.fromkeys(self.line(least, most)))

    def row_or_column(self) -> list[str]:
        """All cells of a row or column, in either direction."""
        at, numbers = self.rng.randint(1, self.size), range(1, self.size + 1)
        cells = [f"r{at}c{i}" for i in numbers]
        if self.rng.random() < 0.5:
            cells = [f"r{i}c{at}" for i in numbers]
        return cells[::-1] if self.rng.random() < 0.5 else cells

    def of(self, cells: list[str]) -> list[int]:
        """The digits of cells."""
        shift = self.layout.shift
        return [self.digits[parse_cell(name, self.size)] + shift for name in cells]

    def near(self, value: int, least: int, most: int) -> int:
        """The value, or one beside it, in its bounds."""
        value += self.rng.choice([0, 0, 0, 1, -1])
        return min(max(value, least), most)

    def some(self, count: int) -> list[int]:
        """Digits, perhaps repeated."""
        return [self.rng.randint(self.numbers[0], self.numbers[-1]) for _ in range(count)]


def with_words(m: Builder, fields: dict[str, Any]) -> dict[str, Any]:
    """The parameters, now and then with a title, a text and a drawing."""
    words = {
        "title": "No tens",
        "text": "Nothing adds\nup to 10.",
        "drawing": {"strokes": [[1, 2.5]]},
    }
    kept = [name for name in words if m.rng.random() < 0.1]
    return {**fields, **{name: words[name] for name in kept}}
