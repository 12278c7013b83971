"""Whether a puzzle is what it claims to be, checked without the generator."""

from __future__ import annotations

from tests.solver.verification import fills

import nonet
from nonet import Generated, Grid


def givens(grid: Grid) -> int:
    """Number of givens."""
    return sum(1 for digit in grid.givens if digit)


def is_proper(made: Generated) -> bool:
    """True if the puzzle has one solution, and `solution` is it."""
    return (
        made.puzzle.digits == made.puzzle.givens
        and fills(made.solution, made.puzzle)
        and nonet.count(made.puzzle) == 1
    )


def is_minimal(puzzle: Grid) -> bool:
    """True if there are several solutions without any one of the givens."""
    for cell, given in enumerate(puzzle.givens):
        fewer = bytes(0 if at == cell else digit for at, digit in enumerate(puzzle.givens))
        if given and nonet.count(Grid(fewer, layout=puzzle.layout)) < 2:
            return False
    return True
