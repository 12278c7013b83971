"""A puzzle in work: its solutions one after the other, under a `Watch`."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from queue import Empty

from nonet.errors import Contradiction, NonetError, NoSolution, TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.running import Watch
from nonet.solver._engine import UNLIMITED, Outcome, available_threads, native_solver
from nonet.solver._third_party import (
    INSTALL,
    ThirdParty,
    helpers_for,
    is_installed,
    third_party_for,
)
from nonet.solver.statistics import SolverStatistics

ALONE = 1_000
"""Conflicts of our own learning for a solution before third-party solvers start: about 0.1 s."""

_OWN_PROCESSORS = 2
"""Processors that our own learning keeps busy."""

_LOOK = 0.01
"""Seconds between two looks whether third-party solvers have found something."""


class Solver(ABC):
    """What finds the solutions of one puzzle, each once; it can go on after each of them."""

    __slots__ = ("_givens", "_watch", "puzzle")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        self.puzzle = puzzle
        self._watch = watch
        self._givens = (
            puzzle.givens if isinstance(puzzle, Grid) else bytes(puzzle.layout.cell_count)
        )

    @abstractmethod
    def find(self, limit: int | None) -> int:
        """Search until `limit` solutions were found in all; their number so far.

        Raises
        ------
        TimeLimitReached, Cancelled
            Carrying what was found; the search can go on afterwards.
        """

    @abstractmethod
    def digits(self) -> bytes:
        """The solution found last."""

    @abstractmethod
    def statistics(self) -> SolverStatistics:
        """What the search has done so far."""

    @abstractmethod
    def end(self) -> None:
        """Give back what the search holds; it can go on afterwards."""

    def solution(self) -> Grid:
        """The solution found last, the cells that were not given as entries."""
        return Grid._made(self.puzzle.layout, self.digits(), self._givens)  # noqa: SLF001

    def solutions(self, limit: int) -> list[Grid]:
        """The first solutions, at most `limit`."""
        found: list[Grid] = []
        while len(found) < limit and self.find(len(found) + 1) > len(found):
            found.append(self.solution())
        self.end()
        return found

    def count(self, limit: int | None) -> int:
        """Number of solutions, at most `limit`."""
        found = self.find(limit)
        self.end()
        return found

    def failure(self) -> NonetError:
        """Why there is no solution: two equal digits in a house, or no way to fill the grid."""
        if isinstance(self.puzzle, Grid):
            for conflict in self.puzzle.conflicts():
                return Contradiction(
                    str(conflict),
                    cells=conflict.cells,
                    digit=conflict.digit,
                    house=conflict.house,
                )
            if any(self.puzzle.entries):
                return NoSolution(
                    "the grid has no solution with the digits entered; "
                    "Grid.without_entries() gives back the puzzle without them"
                )
        return NoSolution("the grid has no solution")


class NativeSolver(Solver):
    """Our own solver; where it learns, third-party solvers may help it later.

    Learning has two processors for itself, so there are others only where there is a third. Which
    of them is first with a solution may differ from one time to the next; within the first `alone`
    conflicts, and with a seed, it is always our own.

    Parameters
    ----------
    most
        Solutions that will be asked for.
    patience
        Nodes that search may take for each of the first two solutions before learning takes over;
        `UNLIMITED` for search alone. None: about 0.001 s.
    alone
        Conflicts of learning for a solution before third-party solvers start.
    processors
        Processors to use; None for all.
    """

    __slots__ = (
        "_alone",
        "_helpers",
        "_helpers_start",
        "_is_exhausted",
        "_is_learning",
        "_native",
        "_processors",
        "_seed",
        "_winner",
    )

    def __init__(
        self,
        puzzle: Grid | Candidates,
        watch: Watch,
        *,
        seed: int | None = None,
        most: int | None = None,
        patience: int | None = None,
        alone: int = ALONE,
        processors: int | None = None,
    ) -> None:
        super().__init__(puzzle, watch)
        self._native = native_solver(puzzle, seed=seed, most=most, patience=patience)
        self._seed = seed
        self._alone = alone
        self._processors = processors
        self._helpers: ThirdParty | None = None
        self._helpers_start = 0
        self._winner: str | None = None
        self._is_learning = False
        self._is_exhausted = False

    @property
    def found(self) -> int:
        """Solutions so far."""
        return self._native.found

    def find(self, limit: int | None) -> int:
        self.find_within(limit, UNLIMITED)
        return self.found

    def find_within(self, limit: int | None, nodes: int) -> bool:
        """Search as `find` does, but stop at this total of nodes; False if it stopped there."""
        native, watch = self._native, self._watch
        wanted = UNLIMITED if limit is None else limit
        while not self._is_learning:
            if not watch.is_due:
                # No conflicts are allowed, so that it pauses when learning takes over.
                outcome = native.run(watch.slice(), wanted, nodes, 0)
                if outcome is not Outcome.PAUSED:
                    return True
                if native.engine == "learning":
                    self._begin_learning()
                    break
                if native.nodes == nodes:
                    return False
            watch.between_slices(
                found=native.found,
                nodes=native.nodes,
                depth=native.depth,
                fraction=native.fraction,
            )
        try:
            while not self._is_exhausted and native.found < wanted:
                self._learn(wanted)
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
        return True

    def digits(self) -> bytes:
        return self._native.solution()

    def end(self) -> None:
        if self._helpers is not None:
            self._helpers.end()

    def statistics(self) -> SolverStatistics:
        native = self._native
        return SolverStatistics(
            native.nodes,
            native.guesses,
            native.max_depth,
            self._watch.seconds,
            self._winner or native.engine,
        )

    def _begin_learning(self) -> None:
        self._is_learning = True
        if self._seed is None:
            processors = self._processors or available_threads()
            self._helpers = helpers_for(self.puzzle, processors - _OWN_PROCESSORS)
        if self._helpers is not None and self._native.found:
            self._helpers.exclude(self._native.solution())
        self._helpers_start = self._alone

    def _learn(self, wanted: int) -> None:
        """Work for a slice; with helpers up to the next solution, which both must know of."""
        native, helpers, watch = self._native, self._helpers, self._watch
        is_early = helpers is not None and native.conflicts < self._helpers_start
        if not watch.is_due:
            if helpers is None:
                outcome = native.run(watch.slice(), wanted, UNLIMITED, UNLIMITED)
            elif is_early:
                outcome = native.run(
                    watch.slice(), native.found + 1, UNLIMITED, self._helpers_start
                )
            else:
                seconds = min(watch.slice(), _LOOK)
                outcome = native.run(seconds, native.found + 1, UNLIMITED, UNLIMITED)
            if outcome is not Outcome.PAUSED:
                self._is_exhausted = outcome is Outcome.EXHAUSTED
                self._winner = None
                self.end()
                if helpers is not None and not self._is_exhausted:
                    helpers.exclude(native.solution())
                    self._helpers_start = native.conflicts + self._alone
                return
        if helpers is not None and native.conflicts >= self._helpers_start:
            helpers.start()
            with contextlib.suppress(Empty):
                digits = helpers.answer()
                self._winner = helpers.winner
                if digits is None:
                    self._is_exhausted = True
                else:
                    native.exclude(digits)
                    self._helpers_start = native.conflicts + self._alone
                return
        if watch.is_due:
            watch.between_slices(found=native.found, nodes=native.conflicts, depth=native.depth)


class ThirdPartySolver(Solver):
    """The third-party solvers alone."""

    __slots__ = ("_digits", "_found", "_is_exhausted", "_solvers")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        super().__init__(puzzle, watch)
        self._solvers = third_party_for(puzzle, available_threads())
        self._digits = b""
        self._found = 0
        self._is_exhausted = False

    def find(self, limit: int | None) -> int:
        while not self._is_exhausted and self._found != limit:
            digits = self._solvers.next(self._watch, self._found)
            if digits is None:
                self._is_exhausted = True
            else:
                self._digits = digits
                self._found += 1
        return self._found

    def digits(self) -> bytes:
        return self._digits

    def end(self) -> None:
        self._solvers.end()

    def statistics(self) -> SolverStatistics:
        return SolverStatistics(0, 0, 0, self._watch.seconds, self._solvers.winner)
