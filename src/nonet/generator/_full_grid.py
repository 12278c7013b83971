"""A random complete grid."""

from __future__ import annotations

from collections.abc import Callable

from nonet.generator.engine import make_full_grid
from nonet.grid import Grid
from nonet.layout import CLASSIC, Layout
from nonet.layout.layout import checked_layout
from nonet.running import Cancel, Progress, Watch


def full_grid(
    layout: Layout | None = None,
    *,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Grid:
    """Random complete grid of any layout, every digit a given.

    On plain 9 × 9 all 6,670,903,752,021,072,936,960 grids are exactly equally likely. Latin
    squares come from the chain of Jacobson and Matthews, all other layouts from a long run of
    random moves, above 25 × 25 (64 × 64 where there are houses beyond rows, columns and boxes) of
    small ones from a composed grid; all tend to equal chances, as ``docs/design/full-grids.md``
    explains.
    Layouts with rules beyond houses are filled by search with random choices, which favours some
    grids.

    Parameters
    ----------
    layout
        None: 9 × 9 with boxes.
    seed
        From 0 to 2⁶⁴ − 1: the same grid on every machine. None: a different one each time.
    time_limit
        Seconds.
    progress
        Called about 25 times a second with a `Progress`; its `fraction` is the share of the moves
        that are made.
    cancel
        Stops the work when its `cancel()` is called, from any thread.

    Raises
    ------
    NoSolution
        No grid has this layout. (Not every jigsaw has one.)
    TimeLimitReached, Cancelled
        Stopped before the end.

    References
    ----------
    M. T. Jacobson, P. Matthews, "Generating uniformly distributed random Latin squares",
    J. Combin. Designs 4, 1996. B. Felgenhauer, F. Jarvis, "Mathematics of Sudoku I",
    Mathematical Spectrum 39, 2006.

    Examples
    --------
    >>> import nonet
    >>> grid = nonet.full_grid(seed=1)
    >>> grid.is_full, grid.conflicts()
    (True, ())
    >>> grid == nonet.full_grid(seed=1)
    True
    >>> nonet.full_grid(nonet.Layout.boxes(5, 5), seed=1).size
    25
    """
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    return make_full_grid(checked_layout(layout) or CLASSIC, seed, watch)
