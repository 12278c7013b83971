"""A puzzle in work: its solutions one after the other, under a `Watch`."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from queue import Empty

from nonet.errors import Contradiction, NonetError, NoSolution, TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.layout import cell_name
from nonet.puzzle import bare_cells
from nonet.running import Watch
from nonet.solver._third_party import (
    INSTALL,
    Helpers,
    helpers_for,
    is_installed,
    third_party_for,
)
from nonet.solver.engine import (
    PAUSED,
    NativeHandle,
    Outcome,
    available_threads,
    has_only_houses,
    native_solver,
)
from nonet.solver.statistics import SolverStatistics

OWN = "learning"
"""Name of our own learning, beside those of third-party solvers."""

_OWN_PROCESSORS = 2
"""Processors that our own learning keeps busy."""

_LOOK = 0.01
"""Seconds between two looks whether third-party solvers have found something."""


class Solver(ABC):
    """A solver of one puzzle, for its solutions, each once; it can go on after each of them."""

    __slots__ = ("_watch", "puzzle")

    puzzle: Grid | Candidates
    _watch: Watch

    @abstractmethod
    def find(self, limit: int | None) -> int:
        """Search until `limit` solutions were found in all; their number so far.

        Raises
        ------
        TimeLimitReached, Cancelled
            Carrying what was found; the search can go on afterwards.
        """

    @abstractmethod
    def values(self) -> bytes:
        """The solution found last, as `Grid.values` has it."""

    @abstractmethod
    def statistics(self) -> SolverStatistics:
        """The statistics of the search so far."""

    @abstractmethod
    def end(self) -> None:
        """Give back what the search holds; it can go on afterwards."""

    def solution(self) -> Grid:
        """The solution found last, with its layers; what was not given are entries."""
        puzzle, values = self.puzzle, self.values()
        layout = puzzle.layout
        givens = puzzle.givens if isinstance(puzzle, Grid) else bytes(layout.cell_count)
        if layout.is_usual:
            return Grid._made(layout, values, givens)  # noqa: SLF001
        digits = layout.digits_in(values)
        return Grid._made(layout, digits, givens, values[layout.cell_count :])  # noqa: SLF001

    def solutions(self, limit: int) -> list[Grid]:
        """The first solutions, at most `limit`."""
        found: list[Grid] = []
        while len(found) < limit:
            if self.find(len(found) + 1) == len(found):
                break
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
        elif bare := bare_cells(self.puzzle):
            name = cell_name(bare[0], self.puzzle.size)
            return NoSolution(f"the grid has no solution: {name} has no candidate left")
        return NoSolution("the grid has no solution")


@dataclass(frozen=True, slots=True)
class Help:
    """When third-party solvers join our own learning.

    Learning has two processors for itself, so they do only where there is a third. Which of them is
    first with a solution may differ from one time to the next; within the first `alone` conflicts
    it is always our own.

    Attributes
    ----------
    alone
        Conflicts of our own learning for a solution before they start: about 0.1 s.
    processors
        Processors to use; None for all.
    """

    alone: int = 1_000
    processors: int | None = None


_USUAL_HELP = Help()


class NativeSolver(Solver):
    """Our own solver; where it learns, third-party solvers may help it later.

    Parameters
    ----------
    seed
        For random choices, without help.
    most
        Solutions that will be asked for.
    patience
        Nodes that search may take for each of the first two solutions before learning takes over;
        `UNLIMITED` for search alone. None: about 0.001 s.
    """

    __slots__ = ("_help", "_learning", "_native")

    def __init__(
        self,
        puzzle: Grid | Candidates,
        watch: Watch,
        *,
        seed: int | None = None,
        most: int | None = None,
        patience: int | None = None,
        help_: Help = _USUAL_HELP,
    ) -> None:
        self.puzzle = puzzle
        self._watch = watch
        self._native = native_solver(puzzle, seed, most, patience)
        self._help = help_ if seed is None else None
        self._learning: LearningSolver | None = None

    @property
    def found(self) -> int:
        """Solutions so far."""
        return self._native.found

    def find(self, limit: int | None) -> int:
        """Number of solutions found in all, up to `limit`, or until none is left."""
        self.find_within(limit, None)
        return self._native.found

    def find_within(self, limit: int | None, nodes: int | None) -> bool:
        """Search as `find` does, but stop at this total of nodes; False if it stopped there."""
        native, watch = self._native, self._watch
        while self._learning is None:
            if seconds := watch.slice():
                # No conflicts are allowed, so that it pauses when learning takes over.
                if native.run(seconds, limit, 0, nodes) is not PAUSED:
                    return True
                if native.engine == OWN:
                    helps = self._help is not None and has_only_houses(self.puzzle.layout)
                    self._learning = LearningSolver(
                        native, self.puzzle, watch, self._help if helps else None
                    )
                    break
                if native.nodes == nodes:
                    return False
            watch.between_slices(
                found=native.found,
                nodes=native.nodes,
                depth=native.depth,
                fraction=native.fraction,
            )
        self._learning.find(limit)
        return True

    def values(self) -> bytes:
        """The solution found last."""
        return self._native.solution()

    def end(self) -> None:
        """Stop what runs beside this process."""
        if self._learning is not None:
            self._learning.end()

    def statistics(self) -> SolverStatistics:
        """The statistics of the search so far."""
        native = self._native
        engine = native.engine if self._learning is None else self._learning.winner
        return SolverStatistics(
            native.nodes, native.guesses, native.max_depth, self._watch.seconds, engine
        )


class LearningSolver:
    """The native solver since it learns, and its helpers.

    Attributes
    ----------
    winner
        The solver that gave the latest answer.
    """

    def __init__(
        self, native: NativeHandle, puzzle: Grid | Candidates, watch: Watch, help_: Help | None
    ) -> None:
        self.winner = OWN
        self._native = native
        self._watch = watch
        self._is_exhausted = False
        self._alone = 0
        self._helpers: Helpers | None = None
        if help_ is not None:
            self._alone = help_.alone
            processors = help_.processors or available_threads()
            self._helpers = helpers_for(puzzle, processors - _OWN_PROCESSORS)
        if self._helpers is not None and native.found:
            self._helpers.exclude(native.solution())
        self._helpers_start = self._alone

    def find(self, limit: int | None) -> None:
        """Learn until `limit` solutions were found in all, or none is left."""
        try:
            while not self._is_exhausted and self._native.found != limit:
                if self._helpers is None:
                    self._learn(limit)
                else:
                    self._learn_helped(self._helpers)
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

    def end(self) -> None:
        """Stop the helpers."""
        if self._helpers is not None:
            self._helpers.end()

    def _learn(self, limit: int | None) -> None:
        """Work for a slice."""
        if seconds := self._watch.slice():
            outcome = self._native.run(seconds, limit, None, None)
            self._is_exhausted = outcome is Outcome.EXHAUSTED
        else:
            self._look()

    def _learn_helped(self, helpers: Helpers) -> None:
        """Work for a slice up to the next solution, which both sides must know of."""
        native, watch = self._native, self._watch
        is_early = native.conflicts < self._helpers_start
        if seconds := watch.slice():
            if not is_early:
                seconds = min(seconds, _LOOK)
            conflicts = self._helpers_start if is_early else None
            outcome = native.run(seconds, native.found + 1, conflicts, None)
            if outcome is not PAUSED:
                self.winner = OWN
                self.end()
                self._is_exhausted = outcome is Outcome.EXHAUSTED
                if not self._is_exhausted:
                    helpers.exclude(native.solution())
                    self._helpers_start = native.conflicts + self._alone
                return
        if native.conflicts >= self._helpers_start:
            helpers.start()
            with contextlib.suppress(Empty):
                digits = helpers.answer()
                self.winner = helpers.winner
                if digits is None:
                    self._is_exhausted = True
                else:
                    native.exclude(digits)
                    self._helpers_start = native.conflicts + self._alone
                return
        if watch.is_due:
            self._look()

    def _look(self) -> None:
        native = self._native
        self._watch.between_slices(found=native.found, nodes=native.conflicts, depth=native.depth)


class ThirdPartySolver(Solver):
    """The third-party solvers alone."""

    __slots__ = ("_digits", "_found", "_is_exhausted", "_solvers")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        self.puzzle = puzzle
        self._watch = watch
        self._solvers = third_party_for(puzzle, available_threads())
        self._digits = b""
        self._found = 0
        self._is_exhausted = False

    def find(self, limit: int | None) -> int:
        """Number of solutions found in all, up to `limit`, or until none is left."""
        while not self._is_exhausted and self._found != limit:
            digits = self._solvers.next(self._watch, self._found)
            if digits is None:
                self._is_exhausted = True
            else:
                self._digits = digits
                self._found += 1
        return self._found

    def values(self) -> bytes:
        """Digits of the solution found last."""
        return self._digits

    def end(self) -> None:
        """Stop what runs beside this process."""
        self._solvers.end()

    def statistics(self) -> SolverStatistics:
        """The statistics of the search so far."""
        return SolverStatistics(0, 0, 0, self._watch.seconds, self._solvers.winner)
