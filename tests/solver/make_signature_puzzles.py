"""Prints signature_puzzles.txt: puzzles of our own, made with the reference solver alone.

python -m tests.solver.make_signature_puzzles > tests/solver/signature_puzzles.txt
"""

from __future__ import annotations

import sys
from random import Random

from nonet import Grid, Layout, reference

LAYOUTS = {
    "4": Layout.of_size(4),
    "6": Layout.boxes(2, 3),
    "6-jigsaw": Layout.jigsaw("122233 122333 124355 114556 144556 446666"),
    "7-latin": Layout.latin(7),
    "9": Layout.of_size(9),
    "9-diagonals": Layout.of_size(9, diagonals=True),
    "9-windows": Layout.of_size(9, windows=True),
    "9-groups": Layout.of_size(9, disjoint_groups=True),
    "9-latin": Layout.latin(9),
    "12": Layout.boxes(3, 4),
}
"""The names before the puzzles of the file."""

EACH = 6
"""Puzzles of each layout: the first half have one solution, the others several."""


def one_solution(full: Grid, rng: Random, fewest: int) -> Grid:
    """`full` with random cells emptied while there is one solution, down to `fewest` givens."""
    digits = bytearray(full.digits)
    for cell in rng.sample(range(len(digits)), len(digits)):
        if len(digits) - digits.count(0) == fewest:
            break
        digit, digits[cell] = digits[cell], 0
        if reference.count(Grid(bytes(digits), layout=full.layout), 2) > 1:
            digits[cell] = digit
    return Grid(bytes(digits), layout=full.layout)


def several_solutions(full: Grid, rng: Random) -> Grid:
    """`full` with two cells of three emptied."""
    digits = bytearray(full.digits)
    for cell in rng.sample(range(len(digits)), len(digits) * 2 // 3):
        digits[cell] = 0
    return Grid(bytes(digits), layout=full.layout)


def main() -> None:
    """Print the puzzles, one a line, after the name of the layout."""
    sys.stdout.write("# Printed by make_signature_puzzles.py: name of the layout, puzzle.\n")
    for name, layout in LAYOUTS.items():
        for number in range(EACH):
            rng = Random(f"{name} {number}")
            full = reference.solve(Grid.empty(layout), seed=rng)
            if full is None:
                raise AssertionError(name)
            if number < EACH // 2:
                # Above 9×9 the reference takes minutes to tell whether sparse puzzles are unique.
                percentage = 30 if layout.size <= 9 else 45
                puzzle = one_solution(full, rng, layout.cell_count * percentage // 100)
            else:
                puzzle = several_solutions(full, rng)
            sys.stdout.write(f"{name} {puzzle.to_text()}\n")


if __name__ == "__main__":
    main()
