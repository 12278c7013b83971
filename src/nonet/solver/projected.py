"""Solutions of layouts with layers that do not count: those that differ elsewhere, each once."""

from __future__ import annotations

from nonet.grid import Candidates, Grid
from nonet.running import Watch
from nonet.solver.engine import PAUSED, NativeHandle, Outcome, native_solver_beyond
from nonet.solver.solver import Solver
from nonet.solver.statistics import SolverStatistics


class ProjectedSolver(Solver):
    """A solver whose searches each find a solution that differs from all before where it counts.

    Learning goes from one solution to the next by all variables, so it is of no use here.
    """

    __slots__ = ("_done", "_found", "_guesses", "_native", "_nodes", "_seed")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch, *, seed: int | None = None) -> None:
        self.puzzle = puzzle
        self._watch = watch
        self._seed = seed
        self._found: list[bytes] = []
        self._nodes = 0
        self._guesses = 0
        self._done = False
        self._native: NativeHandle | None = None

    def find(self, limit: int | None) -> int:
        """Search until `limit` solutions were found in all; their number so far."""
        while not self._done and (limit is None or len(self._found) < limit):
            if self._native is None:
                self._native = native_solver_beyond(self.puzzle, self._found, self._seed)
            self._step(self._native)
        return len(self._found)

    def _step(self, native: NativeHandle) -> None:
        seconds = self._watch.slice()
        outcome = native.run(seconds, 1, None, None) if seconds else PAUSED
        if outcome is PAUSED:
            self._watch.between_slices(
                found=len(self._found), nodes=self._nodes + native.nodes, depth=native.depth
            )
            return
        self._nodes += native.nodes
        self._guesses += native.guesses
        if outcome is Outcome.FOUND:
            self._found.append(native.solution())
            self._native = None
        else:
            self._done = True

    def values(self) -> bytes:
        """The solution found last, with one of the ways to fill the layers that do not count."""
        return self._found[-1]

    def statistics(self) -> SolverStatistics:
        """The statistics of all searches so far."""
        native = self._native
        return SolverStatistics(
            nodes=self._nodes + (native.nodes if native else 0),
            guesses=self._guesses + (native.guesses if native else 0),
            depth=native.depth if native else 0,
            seconds=self._watch.seconds,
            engine="propagation",
        )

    def end(self) -> None:
        """Nothing runs beside it."""
