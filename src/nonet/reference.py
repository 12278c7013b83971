"""A complete solver on one page of plain Python, for learning how it works.

Three ideas are enough for any layout:

1. Each house keeps the set of digits placed in it. A cell's candidates are the digits that
   none of its houses holds.
2. The cell with the fewest candidates goes first. A cell with none shows at once that an earlier
   choice was wrong, and a cell with one leaves no choice.
3. The current choices are kept on a stack, each with the digits not tried there yet. A cell
   without candidates undoes the latest of them; so does a solution, to look for the next one.

The engine behind `nonet.solve` gives the same answers much faster, and the tests compare the
two. Here two equal digits in a house are not an error: such a grid has no solutions.

>>> puzzle = Grid("1... .2.. ..3. ...4")
>>> [found.to_text() for found in solutions(puzzle)]
['1342421324313124', '1423324141322314']
>>> count(puzzle, limit=10)
2
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from nonet.grid import Grid
from nonet.layout import Layout


class _Board:
    """The board of a search, with the set of digits placed in each house."""

    def __init__(self, layout: Layout) -> None:
        self.digits = bytearray(layout.cell_count)
        self.houses_of = layout.cell_houses
        self.all_digits = frozenset(range(1, layout.size + 1))
        self.placed: list[set[int]] = [set() for _ in layout.houses]

    def candidates(self, cell: int) -> frozenset[int]:
        return self.all_digits.difference(*(self.placed[h] for h in self.houses_of[cell]))

    def write(self, cell: int, digit: int) -> None:
        self.digits[cell] = digit
        for house in self.houses_of[cell]:
            self.placed[house].add(digit)

    def clear(self, cell: int) -> None:
        for house in self.houses_of[cell]:
            self.placed[house].discard(self.digits[cell])
        self.digits[cell] = 0

    def most_constrained_cell(self) -> int | None:
        empty = (cell for cell, digit in enumerate(self.digits) if digit == 0)
        return min(empty, key=lambda cell: len(self.candidates(cell)), default=None)


def solutions(grid: Grid, *, seed: int | Random | None = None) -> Iterator[Grid]:
    """Solutions of `grid`, one by one, each once; in a random order if there is a `seed`."""
    rng = Random(seed) if isinstance(seed, int) else seed
    board = _Board(grid.layout)
    for cell, digit in enumerate(grid.digits):
        if digit:
            if digit not in board.candidates(cell):
                return
            board.write(cell, digit)
    choices: list[tuple[int, list[int]]] = []
    while True:
        open_cell = board.most_constrained_cell()
        if open_cell is None and any(grid.layout.violations(bytes(board.digits))):
            pass  # a constraint that is more than its houses is checked at the end
        elif open_cell is None:
            entries = bytes(0 if g else d for g, d in zip(grid.givens, board.digits, strict=True))
            yield Grid(grid.givens, entries, layout=grid.layout)
        else:
            untried = sorted(board.candidates(open_cell), reverse=True)
            if rng is not None:
                rng.shuffle(untried)
            choices.append((open_cell, untried))
        while choices:
            cell, untried = choices[-1]
            board.clear(cell)
            if untried:
                board.write(cell, untried.pop())
                break
            choices.pop()
        else:
            return


def solve(grid: Grid, *, seed: int | Random | None = None) -> Grid | None:
    """First of the `solutions`, or None."""
    return next(solutions(grid, seed=seed), None)


def count(grid: Grid, limit: int | None = None) -> int:
    """Number of solutions of `grid`, at most `limit`."""
    return sum(1 for _ in islice(solutions(grid), limit))
