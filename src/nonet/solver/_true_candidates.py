"""The candidates that occur in some solution."""

from __future__ import annotations

from collections.abc import Callable
from operator import or_

from nonet.errors import NoSolution
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.running import Cancel, Progress, Watch
from nonet.solver._solve import solve


def true_candidates(
    puzzle: PuzzleLike,
    *,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Candidates:
    """Candidates of `puzzle` that occur in some solution; setters look at these.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
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
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    start = Candidates.of(as_puzzle(puzzle))
    open_masks = list(start.masks)
    true_masks = [0] * len(open_masks)
    total = max(1, sum(mask.bit_count() for mask in open_masks))

    def look(inner: Progress | None = None) -> None:
        found = sum(mask.bit_count() for mask in true_masks)
        unsettled = sum(
            (mask & ~known).bit_count() for mask, known in zip(open_masks, true_masks, strict=True)
        )
        watch.between_slices(
            found=found,
            nodes=inner.nodes if inner else 0,
            depth=inner.depth if inner else 0,
            fraction=1 - unsettled / total,
        )

    def learn(solution: Grid) -> None:
        seen = (1 << digit - 1 for digit in solution.digits)
        true_masks[:] = map(or_, true_masks, seen)

    learn(solve(puzzle, progress=look))
    for cell in range(len(open_masks)):
        # Each search settles at least one candidate: it occurs, or all that were open do not.
        while unsettled := open_masks[cell] & ~true_masks[cell]:
            if watch.is_due:
                look()
            wanted = [*open_masks[:cell], unsettled, *open_masks[cell + 1 :]]
            try:
                learn(solve(Candidates(wanted, start.layout), seed=cell, progress=look))
            except NoSolution:
                open_masks[cell] &= ~unsettled
    return Candidates(true_masks, start.layout, start.grid)
