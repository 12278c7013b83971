"""The solution that is proved to be the only one, within bounds that fit many puzzles."""

from __future__ import annotations

from nonet.errors import LayoutError, TimeLimitReached
from nonet.grid import Grid
from nonet.running import Watch
from nonet.solver.engine import PAUSED, UNLIMITED, NativeHandle, Outcome, native_solver

_CONFLICTS = 10_000
"""Most conflicts of learning: about a second on hard 9×9 grids, most of which need none."""

_NODES = 1_000_000
"""Most nodes of search, for the grids that are too large for learning."""

_SECONDS = 5.0
"""In case that conflicts take long on a large grid; others end by their number first."""


def proved_solution(grid: Grid) -> bytes | None:
    """The one solution of the givens of a grid; None where there are others, or no proof in time.

    Examples
    --------
    >>> proved_solution(Grid("1... .2.. ..3. ...4"))
    >>> list(proved_solution(Grid("1... ..2. .3.. ...4")))[:4]
    [1, 2, 4, 3]
    """
    if grid.layout.has_uncounted:
        return None
    try:
        solver = native_solver(grid.without_entries(), most=2)
    except LayoutError:  # a rule that the solver does not know
        return None
    watch = Watch(time_limit=_SECONDS)
    if _searched(solver, 1, watch) is not Outcome.FOUND:
        return None
    solution = grid.layout.digits_in(solver.solution())
    return solution if _searched(solver, 2, watch) is Outcome.EXHAUSTED else None


def _searched(solver: NativeHandle, solutions: int, watch: Watch) -> Outcome:
    """How a search for solutions up to this number ends; PAUSED where it took too long."""
    nodes = UNLIMITED if solver.can_learn else _NODES
    outcome = PAUSED
    while outcome is PAUSED and solver.conflicts < _CONFLICTS and solver.nodes < nodes:
        if seconds := watch.slice():
            outcome = solver.run(seconds, solutions, _CONFLICTS, nodes)
            continue
        try:
            watch.between_slices(found=solver.found, nodes=solver.nodes, depth=solver.depth)
        except TimeLimitReached:
            break
    return outcome
