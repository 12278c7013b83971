"""The solutions of a grid, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from nonet.errors import Contradiction
from nonet.grid import Grid, PuzzleLike
from nonet.running import Cancel, Progress
from nonet.solver.select import EngineName, make_solver
from nonet.solver.solver import Solver
from nonet.solver.statistics import SolverStatistics


class Solutions:
    """Lazy iterator over the solutions of a grid; made by `nonet.solutions`.

    Safe to share between threads: each solution goes to one of them.

    Examples
    --------
    >>> import nonet
    >>> found = nonet.solutions("12.. ..1. .3.. ....")
    >>> [solution.to_text() for solution in found]
    ['1234341223414123', '1234341243212143', '1243341243212134']
    >>> found.statistics.guesses
    2
    """

    __slots__ = ("_found", "_lock", "_solver")

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._found = 0
        self._lock = Lock()

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Grid:
        with self._lock:
            if self._solver.find(self._found + 1) == self._found:
                if self._found == 0 and isinstance(
                    failure := self._solver.failure(), Contradiction
                ):
                    raise failure
                raise StopIteration
            self._found += 1
            return self._solver.solution()

    @property
    def statistics(self) -> SolverStatistics:
        """The statistics of the search so far."""
        return self._solver.statistics()


def solutions(
    puzzle: PuzzleLike,
    *,
    seed: int | None = None,
    engine: EngineName = "auto",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Solutions:
    """Lazy iterator over the solutions of `puzzle`, each exactly once.

    They come in the order of a depth-first search: at each node the cell with the fewest
    candidates is taken (or a digit of a house, where it has fewer places than any cell has
    candidates), the first of equals, and its lowest digit tried first. The order depends on
    nothing but the puzzle and the seed.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
    seed
        From 0 to 2⁶⁴ − 1: a random order instead, the same on every machine.
    engine
        As for `nonet.solve`. Where search does not find the first two solutions soon, "auto"
        leaves the order above; each solution comes once all the same.
    time_limit
        Seconds from this call on.
    progress, cancel
        As for `nonet.solve`.

    Raises
    ------
    Contradiction
        From the first step of the iteration: two equal digits share a house.
    TimeLimitReached, Cancelled
        From a step of the iteration; carries `found`, the solutions given so far.

    Examples
    --------
    >>> import itertools, nonet
    >>> empty = nonet.Grid.empty(nonet.Layout.of_size(9))
    >>> len(set(itertools.islice(nonet.solutions(empty), 100)))
    100
    """
    return Solutions(
        make_solver(
            puzzle, engine, seed=seed, time_limit=time_limit, progress=progress, cancel=cancel
        )
    )
