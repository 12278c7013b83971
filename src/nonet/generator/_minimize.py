"""A puzzle without redundant givens."""

from __future__ import annotations

import random
from collections.abc import Callable

from nonet._seeds import checked_seed
from nonet.grid import Candidates, Grid, PuzzleLike, as_grid
from nonet.running import Cancel, Progress, Watch
from nonet.solver import count, solve


def minimize(
    puzzle: PuzzleLike,
    *,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Grid:
    """Remove redundant givens: a minimal puzzle with the same unique solution as `puzzle`.

    Each given is tried once, and removed unless there would be several solutions without it. Which
    ones are left, and how many, depends on the order: another seed can lead to fewer.

    Parameters
    ----------
    puzzle
        With exactly one solution, in any form (`nonet.grid.PuzzleLike`); entries are dropped.
    seed
        From 0 to 2⁶⁴ − 1: a random order, the same on every machine. None: from the last cell to
        the first.
    time_limit, progress, cancel
        As for `solve`. Progress reports the redundant givens `found`, and the `fraction` of the
        givens that were tried.

    Raises
    ------
    FormatError
        The text is not a puzzle.
    Contradiction, NoSolution, MultipleSolutions
        The givens do not have exactly one solution.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> nonet.minimize("1234 34.. .... 4321").to_text()
    '123..........32.'
    """
    given = as_grid(puzzle).without_entries()
    rng = None if checked_seed(seed) is None else random.Random(seed)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    cells = [cell for cell, digit in enumerate(given.digits) if digit]
    every = (1 << given.size) - 1
    masks = [1 << digit - 1 if digit else every for digit in given.digits]
    gone = 0
    looked_at = 0

    def look(inner: Progress | None = None) -> None:
        watch.between_slices(
            found=gone,
            nodes=inner.nodes if inner else 0,
            depth=inner.depth if inner else 0,
            fraction=looked_at / max(1, len(cells)),
        )

    if watch.is_due:
        look()
    solve(given, unique=True, progress=look)
    # Python guarantees the same numbers for `random()` in all versions, but not for `shuffle()`.
    for cell in sorted(cells, key=lambda cell: -cell if rng is None else rng.random()):
        if watch.is_due:
            look()
        # The solution stays unique if there is none with another digit in this cell.
        own = masks[cell]
        masks[cell] = every & ~own
        if count(Candidates(masks, given.layout), limit=1, progress=look):
            masks[cell] = own
        else:
            masks[cell] = every
            gone += 1
        looked_at += 1
    digits = bytes(0 if mask == every else mask.bit_length() for mask in masks)
    return Grid._made(given.layout, digits, digits)  # noqa: SLF001
