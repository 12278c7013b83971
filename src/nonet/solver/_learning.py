"""Learning engines: our own, later helped by third-party ones, and the third-party ones alone."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from dataclasses import replace
from queue import Empty

from nonet.errors import NonetError, TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.running import Watch
from nonet.solver._engine import (
    UNLIMITED,
    Outcome,
    Search,
    Stepwise,
    available_threads,
    core_search,
    learning_search,
)
from nonet.solver._race import INSTALL, Race, fills, is_installed, is_learnable, is_of_use
from nonet.solver.statistics import SolverStatistics

_ALONE = 1_000
"""Dead ends of our own learning solver before third-party solvers start: about 0.1 s."""

_OWN_PROCESSORS = 2
"""Processors that our own solver keeps busy."""

_LOOK = 0.01
"""Seconds between two looks whether the others have found something."""

OWN = "learning"
"""Name of our own learning solver."""


def _budget(puzzle: Grid | Candidates) -> int:
    """Nodes that search may take for a solution before solvers that learn go on.

    One for each empty cell, with which it fills a grid without a dead end, and some more: about
    0.001 s.
    """
    digits = (puzzle if isinstance(puzzle, Grid) else puzzle.grid).digits
    return digits.count(0) + 100_000 // len(digits)


class Learning(Stepwise):
    """Solvers that learn from each dead end, for any layout: our own, and later third-party ones.

    Our own has two processors for itself, so there are others only where there is a third. Which of
    them is first with a solution may differ from one time to the next; within the first `_ALONE`
    dead ends, and with a seed, it is always our own.
    """

    __slots__ = (
        "_candidates",
        "_digits",
        "_found",
        "_is_exhausted",
        "_others",
        "_others_start",
        "_own",
        "_winner",
    )

    def __init__(self, puzzle: Grid | Candidates, watch: Watch, seed: int | None = None) -> None:
        super().__init__(puzzle, watch)
        self._candidates = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
        self._own = learning_search(self._candidates, seed)
        spare = available_threads() - _OWN_PROCESSORS
        self._others = (
            Race(self._candidates, spare)
            if seed is None and spare > 0 and is_of_use(self._candidates)
            else None
        )
        self._others_start = _ALONE
        self._winner = OWN
        self._digits = b""
        self._found = 0
        self._is_exhausted = False

    def skip(self, digits: bytes) -> None:
        """Take this solution for found."""
        self._own.exclude(digits)
        self._take(digits)

    def find(self, limit: int | None) -> int:
        try:
            while not self._is_exhausted and self._found != limit:
                self._next()
        except TimeLimitReached as error:
            self.end()
            if is_installed():
                raise
            raise TimeLimitReached(
                f"{error}; {INSTALL} adds solvers for grids as hard as this one", found=error.found
            ) from None
        except BaseException:
            self.end()
            raise
        return self._found

    def digits(self) -> bytes:
        """The solution found last."""
        return self._digits

    def solution(self) -> Grid:
        return self._grid(self._digits)

    def end(self) -> None:
        if self._others is not None:
            self._others.end()

    def statistics(self) -> SolverStatistics:
        own = self._own
        return SolverStatistics(
            own.nodes, own.guesses, own.max_depth, self._watch.seconds, self._winner
        )

    def _next(self) -> None:
        """Find one more solution, or prove that none is left."""
        own, others, watch = self._own, self._others, self._watch
        while True:
            is_early = own.nodes < self._others_start
            if not watch.is_due:
                seconds = watch.slice() if others is None or is_early else min(watch.slice(), _LOOK)
                most = self._others_start if others is not None and is_early else UNLIMITED
                outcome = own.count(own.found + 1, seconds, most)
                if outcome is not Outcome.PAUSED:
                    self._winner = OWN
                    self.end()
                    self._take(self._checked() if outcome is Outcome.FOUND else None)
                    return
            if others is not None and own.nodes >= self._others_start:
                others.start()
                with contextlib.suppress(Empty):
                    digits = others.answer()
                    self._winner = others.winner
                    if digits is not None:
                        own.exclude(digits)
                    self._take(digits, others_know=True)
                    return
            if watch.is_due:
                watch.between_slices(found=self._found, nodes=own.nodes, depth=own.depth)

    def _checked(self) -> bytes:
        """The solution of our own solver; it would be an error in it if that were none."""
        digits = self._own.solution()
        if not fills(digits, self._candidates):
            raise NonetError("a wrong solution was found: please report this")
        return digits

    def _take(self, digits: bytes | None, *, others_know: bool = False) -> None:
        """One more solution, or None."""
        if digits is None:
            self._is_exhausted = True
            return
        if self._others is not None and not others_know:
            self._others.exclude(digits)
        self._digits = digits
        self._found += 1
        self._others_start = self._own.nodes + _ALONE


class Sat(Stepwise):
    """The third-party solvers alone."""

    __slots__ = ("_digits", "_found", "_is_exhausted", "_race")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        super().__init__(puzzle, watch)
        self._race = Race(puzzle, available_threads())
        self._digits = b""
        self._found = 0
        self._is_exhausted = False

    def find(self, limit: int | None) -> int:
        while not self._is_exhausted and self._found != limit:
            digits = self._race.next(self._watch, self._found)
            if digits is None:
                self._is_exhausted = True
            else:
                self._digits = digits
                self._found += 1
        return self._found

    def solution(self) -> Grid:
        return self._grid(self._digits)

    def end(self) -> None:
        self._race.end()

    def statistics(self) -> SolverStatistics:
        return SolverStatistics(0, 0, 0, self._watch.seconds, self._race.winner)


class Adaptive(Stepwise):
    """The general search, and where that gets stuck the learning solvers.

    Once two solutions were found, the search goes on for good: then there are more, and excluding
    them one by one is slow.
    """

    __slots__ = ("_found", "_learning", "_search", "_seed")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch, seed: int | None = None) -> None:
        super().__init__(puzzle, watch)
        self._search = Search(puzzle, watch, seed)
        self._seed = seed
        self._found = b""
        self._learning: Learning | None = None

    def find(self, limit: int | None) -> int:
        search = self._search
        budget = _budget(search.puzzle)
        while self._learning is None and search.found < 2 and search.found != limit:
            before = search.found
            if search.find_within(before + 1, search.nodes + budget):
                if search.found == before:
                    return before
                self._found = search.digits()
            elif is_learnable(self.puzzle):
                self._learning = Learning(self.puzzle, self._watch, self._seed)
                if search.found:
                    self._learning.skip(self._found)
            else:
                break
        return (self._learning or search).find(limit)

    def solution(self) -> Grid:
        return (self._learning or self._search).solution()

    def end(self) -> None:
        if self._learning is not None:
            self._learning.end()

    def statistics(self) -> SolverStatistics:
        done = self._search.statistics()
        if self._learning is None:
            return done
        return replace(done, engine=self._learning.statistics().engine)


class CoreSearch:
    """Which digits of a grid cannot all be right, by the learning solver."""

    __slots__ = ("_grid", "_search", "_watch")

    def __init__(self, grid: Grid, watch: Watch) -> None:
        self._grid = grid
        self._watch = watch
        self._search = core_search(grid.layout)

    def conflicting(self, cells: Collection[int], conflicts: int | None) -> list[int] | None:
        """Some of these cells whose digits cannot all be right.

        Empty if all of them can, None if this number of conflicts does not decide it.

        Raises
        ------
        TimeLimitReached, Cancelled
        """
        search, watch = self._search, self._watch
        digits = bytearray(len(self._grid.digits))
        for cell in cells:
            digits[cell] = self._grid.digits[cell]
        search.ask(bytes(digits))
        most = UNLIMITED if conflicts is None else search.conflicts + conflicts
        while True:
            if not watch.is_due:
                outcome = search.run(watch.slice(), most)
                if outcome is Outcome.EXHAUSTED:
                    return search.core()
                if outcome is Outcome.FOUND:
                    return []
                if search.conflicts >= most:
                    return None
            watch.between_slices(found=0, nodes=search.conflicts, depth=0)
