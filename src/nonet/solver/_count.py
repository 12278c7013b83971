"""The number of solutions of a grid."""

from __future__ import annotations

from collections.abc import Callable

from nonet._arguments import whole
from nonet.errors import Contradiction, NonetError
from nonet.grid import PuzzleLike
from nonet.running import Cancel, Progress
from nonet.solver.select import EngineName, make_solver


def count(
    puzzle: PuzzleLike,
    *,
    limit: int | None = 2,
    engine: EngineName = "auto",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> int:
    """Number of solutions of `puzzle`, at most `limit`.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
    limit
        Where to stop counting, from 1. The default of 2 is enough to see whether the solution is
        unique; None counts all. (``nonet count`` on the command line stops at 1,000,000.)
    engine, time_limit, progress, cancel
        As for `nonet.solve`.

    Raises
    ------
    Contradiction
        Two equal digits share a house; carries `cells`, `digit`, `house`.
    TimeLimitReached, Cancelled
        Stopped before the end; carries `found`, the solutions counted so far.

    Examples
    --------
    >>> import nonet
    >>> nonet.count(nonet.Grid.empty(nonet.Layout.of_size(4)), limit=1000)
    288
    """
    if limit is not None and not 1 <= whole(limit, "a limit") < 2**63:
        raise NonetError(f"expected a limit from 1 to 2**63 - 1, found {limit!r}")
    work = make_solver(
        puzzle, engine, most=limit, time_limit=time_limit, progress=progress, cancel=cancel
    )
    found = work.count(limit)
    if found == 0:
        failure = work.failure()
        if isinstance(failure, Contradiction):
            raise failure
    return found
