"""The solution of a grid."""

from __future__ import annotations

from collections.abc import Callable

from nonet._arguments import flag
from nonet.errors import MultipleSolutions
from nonet.grid import Grid, PuzzleLike
from nonet.running import Cancel, Progress
from nonet.solver.select import EngineName, make_solver


def solve(
    puzzle: PuzzleLike,
    *,
    unique: bool = False,
    seed: int | None = None,
    engine: EngineName = "auto",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Grid:
    """Solution of `puzzle`: its givens and, as entries, all other digits.

    All digits count, givens and entries alike.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
    unique
        Insist on exactly one solution.
    seed
        From 0 to 2⁶⁴ − 1: choose at random among the solutions, reproducibly on every machine
        (not all equally likely; `nonet.full_grid` is fair), without CaDiCaL and Kissat. None:
        always the same solution, unless there are several and CaDiCaL or Kissat is first.
    engine
        "search": depth-first search. "auto": search for about 1 ms (large grids with few givens are
        composed instead), then a solver that learns from each conflict and at times repairs grids,
        in two threads; after about 0.1 s third-party
        solvers join, if they are installed and there are more than two processors. "sat": these
        third-party solvers alone, CaDiCaL and Kissat, for which
        ``pip install 'nonet[sat]'`` is needed.
    time_limit
        Seconds.
    progress
        Called about 25 times a second with a `Progress`.
    cancel
        Stops the search when its `cancel()` is called, from any thread.

    Raises
    ------
    FormatError
        The text is not a puzzle.
    Contradiction
        Two equal digits share a house; carries `cells`, `digit`, `house`.
    NoSolution
        The grid cannot be completed.
    MultipleSolutions
        With `unique`: there are several; carries two of them, `first` and `second`.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> nonet.solve("1... .2.. ..3. ...4").to_text()
    '1342421324313124'
    """
    most = 2 if flag(unique, "unique") else 1
    work = make_solver(
        puzzle,
        engine,
        most=most,
        seed=seed,
        time_limit=time_limit,
        progress=progress,
        cancel=cancel,
    )
    found = work.solutions(most)
    if not found:
        raise work.failure()
    if len(found) == 2:
        first, second = found
        raise MultipleSolutions("the grid has more than one solution", first=first, second=second)
    return found[0]
