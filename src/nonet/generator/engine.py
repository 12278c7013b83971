"""Conversion between Python values and the native generators."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nonet import _native
from nonet._seeds import chosen_seed
from nonet.errors import GenerationFailed, NoSolution, Stopped
from nonet.generator.target import Target
from nonet.grid import Grid
from nonet.layout import HouseConstraint, Layout
from nonet.running import Watch
from nonet.solver.engine import instruction_set, native_layout
from nonet.solver.solver import NativeSolver

_ENDLESS = 2**64 - 1
_MOST_THREADS = 1024


def make_full_grid(layout: Layout, seed: int | None, watch: Watch) -> Grid:
    """A random complete grid, by the best method for the layout.

    Raises
    ------
    NoSolution
        The layout has no complete grid.
    TimeLimitReached, Cancelled
        Raised by the watch.
    """
    seed = chosen_seed(seed)
    if not layout.is_house_only:
        return _random_solution(layout, seed, watch)
    grids = _source(layout)
    grids.begin(seed)
    while watch.is_due or (outcome := grids.run(watch.slice())) is _native.Outcome.PAUSED:
        watch.between_slices(found=0, nodes=0, depth=0, fraction=grids.fraction)
    if outcome is _native.Outcome.EXHAUSTED:
        raise NoSolution(f"no grid has this layout: {layout}")
    digits = grids.digits()
    return Grid._made(layout, digits, digits)  # noqa: SLF001


def _random_solution(layout: Layout, seed: int, watch: Watch) -> Grid:
    """A grid that obeys rules beyond houses, by search with random choices."""
    found = NativeSolver(Grid.empty(layout), watch, seed=seed).solutions(1)
    if not found:
        raise NoSolution(f"no grid has this layout: {layout}")
    return Grid._made(layout, found[0].digits, found[0].digits)  # noqa: SLF001


def _source(layout: Layout) -> _native.FullGrids:
    if layout.is_classic:
        return _native.FullGrids.classic()
    rules = layout.constraints
    if all(isinstance(rule, HouseConstraint) and rule.is_in_pattern for rule in rules):
        if layout.box_shape is not None:
            return _native.FullGrids.boxes(native_layout(layout), *layout.box_shape)
        if layout.regions is None:
            return _native.FullGrids.latin(layout.size)
    return _native.FullGrids.any(native_layout(layout))


@dataclass(slots=True)
class Tally:
    """Progress of a search for puzzles."""

    found: int = 0
    tries: int = 0


def puzzles(
    target: Target,
    *,
    count: int | None,
    seed: int,
    tries: int,
    threads: int,
    watch: Watch,
    tally: Tally,
) -> Iterator[tuple[bytes, bytes, int]]:
    """Puzzles, their solutions and the tries that each took, in an order given by the seed.

    Without a `count` there is no end. The tally is kept with the tries so far.

    Raises
    ------
    GenerationFailed
        A puzzle used up its tries.
    NoSolution
        The layout has no grid, or the start no solution.
    TimeLimitReached, Cancelled
        Carrying what the tally has found.
    """
    generator = _native.Generator(
        layout=native_layout(target.layout),
        plant=target.method == "plant",
        start=target.start,
        fixed=list(target.fixed),
        orbits=[list(orbit) for orbit in target.orbits],
        least=target.least,
        most=target.most,
        as_few_as_possible=target.as_few_as_possible,
        minimal=target.minimal,
        tries=min(tries, _ENDLESS),
        seed=seed,
        wanted=_ENDLESS if count is None else min(count, _ENDLESS),
        instruction_set=instruction_set() if target.layout.is_classic else None,
        threads=min(threads, _MOST_THREADS),
        box_shape=_box_shape(target.layout),
    )
    made = 0
    spent = 0
    while count is None or made < count:
        if seconds := watch.slice():
            generator.run(seconds)
        for puzzle, solution, its_tries in generator.take():
            made += 1
            spent += its_tries
            yield puzzle, solution, its_tries
        if generator.is_infeasible:
            raise NoSolution(
                "the start has no solution"
                if any(target.start)
                else f"no grid has this layout: {target.layout}"
            )
        closest = generator.closest
        best = _grid(target.layout, closest) if any(closest) else None
        if generator.gave_up:
            near = "" if best is None else f"; the closest has {sum(map(bool, best.givens))} givens"
            raise GenerationFailed(
                f"no matching puzzle in {tries:,} tries{near}", tries=tries, best=best
            )
        if made != count:
            tally.tries = spent + generator.tries
            try:
                watch.between_slices(
                    found=tally.found,
                    nodes=tally.tries,
                    depth=sum(1 for digit in closest if digit),
                    fraction=made / count if count else None,
                )
            except Stopped as stopped:
                stopped.best = best
                raise


def _box_shape(layout: Layout) -> tuple[int, int] | None:
    """Of a layout of rows, columns and boxes only; None of any other."""
    return layout.box_shape if layout.is_plain else None


def _grid(layout: Layout, digits: bytes) -> Grid:
    return Grid._made(layout, digits, digits)  # noqa: SLF001
