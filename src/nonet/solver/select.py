"""Which solver a caller gets for the name of an engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from nonet._arguments import described, is_one_of
from nonet._seeds import checked_seed
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.running import Cancel, Progress, Watch
from nonet.solver.engine import UNLIMITED
from nonet.solver.projected import ProjectedSolver
from nonet.solver.solver import NativeSolver, Solver, ThirdPartySolver

EngineName = Literal["auto", "search", "sat"]
"""The engine: search and then solvers that learn, search alone, or CaDiCaL and Kissat alone."""


def make_solver(
    puzzle: PuzzleLike,
    name: EngineName,
    *,
    most: int | None = None,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Solver:
    """The solver of this name, for at most `most` solutions."""
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    puzzle, seed = as_puzzle(puzzle), checked_seed(seed)
    if is_one_of(name, ("auto", "search")):
        if puzzle.layout.has_uncounted:
            return ProjectedSolver(puzzle, watch, seed=seed)
        patience = None if name == "auto" else UNLIMITED
        return NativeSolver(puzzle, watch, seed=seed, most=most, patience=patience)
    if is_one_of(name, ("sat",)):
        if seed is not None:
            raise NonetError("the engine 'sat' takes no seed")
        return ThirdPartySolver(puzzle, watch)
    raise NonetError(f"expected an engine 'auto', 'search' or 'sat', found {described(name)}")


def solutions_within(puzzle: Grid | Candidates, watch: Watch) -> list[Grid]:
    """The first two solutions, as part of work that is watched already."""
    if puzzle.layout.has_uncounted:
        return ProjectedSolver(puzzle, watch).solutions(2)
    return NativeSolver(puzzle, watch, most=2).solutions(2)
