"""The published form: a puzzle with the solution that its receiver is checked against."""

from __future__ import annotations

from dataclasses import replace

from nonet.puzzle import Puzzle
from nonet.solver.proof import proved_solution

WRONG = "the solution, which breaks the rules"
"""The part left out of a puzzle whose own solution is wrong, and that has no proved one."""


def published(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its only solution, where that is proved soon.

    A solution that came with the puzzle stays if it breaks nothing, since nonet may not know all of
    the rules; a wrong one is never given away.

    Examples
    --------
    >>> from nonet.grid import Grid
    >>> puzzle = Puzzle(Grid("1... ..2. .3.. ...4"))
    >>> list(published(puzzle).solution)[:4]
    [1, 2, 4, 3]
    >>> published(Puzzle(Grid("1..............."))).solution
    b''
    """
    solution = proved_solution(puzzle.grid)
    if solution is None and puzzle.has_wrong_solution:
        solution = b""
    return puzzle if solution is None else replace(puzzle, solution=solution)
