"""Which engine solves a puzzle.

A 9 × 9 grid with boxes and nothing else goes to the lockstep engine; every other layout, random
solutions and solutions one after the other go to the general search. Where the search does not
finish, learning solvers take over: our own, and third-party ones in child processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from nonet._arguments import described
from nonet._seeds import checked_seed
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.running import Cancel, Progress, Watch
from nonet.solver._engine import Engine, Lockstep, Search, Stepwise
from nonet.solver._learning import Adaptive, Sat

EngineName = Literal["auto", "search", "sat"]
"""What solves: search and then solvers that learn, search alone, or CaDiCaL and Kissat alone."""


def make_engine(
    puzzle: PuzzleLike,
    name: EngineName,
    *,
    most: int | None,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Engine:
    """The engine of this name, for at most `most` solutions."""
    if name in ("auto", "search") and seed is None and most is not None and most <= 2:
        puzzle = as_puzzle(puzzle)
        if puzzle.layout.is_classic:
            return Lockstep(puzzle, Watch(time_limit=time_limit, progress=progress, cancel=cancel))
    return make_stepwise(
        puzzle, name, seed=seed, time_limit=time_limit, progress=progress, cancel=cancel
    )


def make_stepwise(
    puzzle: PuzzleLike,
    name: EngineName,
    *,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Stepwise:
    """The engine of this name, for solutions one after the other."""
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    puzzle, seed = as_puzzle(puzzle), checked_seed(seed)
    if name == "sat":
        if seed is not None:
            raise NonetError("the engine 'sat' takes no seed")
        return Sat(puzzle, watch)
    if name == "auto":
        return Adaptive(puzzle, watch, seed)
    if name == "search":
        return Search(puzzle, watch, seed)
    raise NonetError(f"expected an engine 'auto', 'search' or 'sat', found {described(name)}")


def solutions_within(puzzle: Grid | Candidates, watch: Watch) -> list[Grid]:
    """The first two solutions, as part of work that is watched already."""
    if puzzle.layout.is_classic:
        return Lockstep(puzzle, watch).solutions(2)
    return Adaptive(puzzle, watch).solutions(2)
