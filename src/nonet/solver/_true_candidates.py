"""The candidates that occur in some solution."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from threading import Lock

from nonet.errors import NoSolution
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.running import Cancel, Progress, Watch
from nonet.solver._solve import solve
from nonet.solver.engine import checked_threads

_ALONE = 0.02
"""Seconds of work in one thread, which are enough for most puzzles, before others join."""


def true_candidates(
    puzzle: PuzzleLike,
    *,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Candidates:
    """Candidates of `puzzle` that occur in some solution; setters look at these.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
    threads
        Threads at work; None for one on each processor. The result is always the same.
    time_limit, progress, cancel
        As for `nonet.solve`. Progress reports the candidates `found` and the `fraction` of all
        that are settled.

    Raises
    ------
    Contradiction, NoSolution
        There is no solution.
    TimeLimitReached, Cancelled
        Stopped before the end; carries `found`.

    Examples
    --------
    >>> import nonet
    >>> nonet.true_candidates("12.. ..1. .3.. ....")["r1c3"]
    (3, 4)
    """
    threads = checked_threads(threads)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    work = _Settling(Candidates.of(as_puzzle(puzzle)))

    def look(inner: Progress | None = None) -> None:
        watch.between_slices(
            found=sum(mask.bit_count() for mask in work.true),
            nodes=inner.nodes if inner else 0,
            depth=inner.depth if inner else 0,
            fraction=work.fraction,
        )

    work.learn(solve(puzzle, progress=look))
    cells = iter(work.start.layout.cells)
    for cell in cells:
        work.settle(cell, progress=look)
        if watch.is_due:
            look()
        if threads > 1 and watch.seconds > _ALONE:
            _settle_side_by_side(work, cells, threads, watch, look)
    return Candidates(work.true, work.start.layout, work.start.grid)


class _Settling:
    """The candidates of a grid: those known to be true, and those that may be.

    Attributes
    ----------
    open, true
        Masks of the cells: what is not refuted, and what was in a solution.
    """

    def __init__(self, start: Candidates) -> None:
        self.start = start
        self.open = list(start.masks)
        self.true = [0] * len(self.open)
        for hole in start.layout.holes:
            self.true[hole] = self.open[hole]  # of which nothing is asked
        self._total = max(1, sum(mask.bit_count() for mask in self.open))
        self._lock = Lock()

    @property
    def fraction(self) -> float:
        """Share of the candidates that are settled."""
        pairs = zip(self.open, self.true, strict=True)
        return 1 - sum((mask & ~known).bit_count() for mask, known in pairs) / self._total

    def learn(self, solution: Grid) -> None:
        """Its digits are true."""
        with self._lock:
            for cell in solution.layout.cells:
                self.true[cell] |= 1 << solution.digits[cell] - 1

    def settle(
        self,
        cell: int,
        progress: Callable[[Progress], object] | None = None,
        cancel: Cancel | None = None,
    ) -> None:
        """Settle all candidates of a cell."""
        # Each search settles at least one of them: it occurs, or all that were open do not.
        while unsettled := self.open[cell] & ~self.true[cell]:
            wanted = [*self.open[:cell], unsettled, *self.open[cell + 1 :]]
            puzzle = Candidates(wanted, self.start.layout)
            try:
                self.learn(solve(puzzle, seed=cell, progress=progress, cancel=cancel))
            except NoSolution:
                self.open[cell] &= ~unsettled


def _settle_side_by_side(
    work: _Settling,
    cells: Iterable[int],
    threads: int,
    watch: Watch,
    look: Callable[[], None],
) -> None:
    stop = Cancel()
    with ThreadPoolExecutor(threads) as pool:
        left = {pool.submit(work.settle, cell, cancel=stop) for cell in cells}
        try:
            while left:
                done, left = wait(left, watch.slice(), return_when=FIRST_EXCEPTION)
                for future in done:
                    future.result()
                if watch.is_due:
                    look()
        except BaseException:
            stop.cancel()
            pool.shutdown(cancel_futures=True)
            raise
