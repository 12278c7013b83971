"""The number of solutions of a grid."""

from __future__ import annotations

from collections.abc import Callable

from nonet.errors import Contradiction, NonetError
from nonet.running import Cancel, Progress
from nonet.solving._choice import EngineName, make_engine
from nonet.solving._engine import Puzzle


def count(
    puzzle: Puzzle,
    *,
    limit: int | None = 2,
    engine: EngineName = "auto",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> int:
    """Number of solutions of `puzzle`, at most `limit` (2 is enough to test uniqueness).

    Parameters
    ----------
    puzzle
        A grid, a grid with pencil marks, or the text of either.
    limit
        Where to stop counting, from 1; None counts all.
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
    if limit is not None and not 1 <= limit < 2**63:
        raise NonetError(f"expected a limit from 1 to 2**63 - 1, found {limit!r}")
    work = make_engine(
        puzzle, engine, most=limit, time_limit=time_limit, progress=progress, cancel=cancel
    )
    found = work.count(limit)
    if found == 0:
        failure = work.failure()
        if isinstance(failure, Contradiction):
            raise failure
    return found
