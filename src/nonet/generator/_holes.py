"""Complete grids with holes: always solvable, and hard with the right number of holes."""

from __future__ import annotations

from collections.abc import Callable

from nonet._arguments import number
from nonet._seeds import SEEDS, chosen_seed
from nonet.errors import NonetError
from nonet.generator.engine import make_full_grid
from nonet.grid import Grid
from nonet.layout import CLASSIC, Layout
from nonet.layout.layout import checked_layout
from nonet.running import Cancel, Progress, Watch


def grid_with_holes(
    holes: float,
    layout: Layout | None = None,
    *,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Grid:
    """Random complete grid with holes, evenly spread over the houses; may have several solutions.

    Of Latin squares these are the instances known as quasigroups with holes. The hardest for their
    size have holes in about 35 cells of 100 at order 33, fewer at larger ones.

    Parameters
    ----------
    holes
        Their number; or, below 1, the share of the cells. The numbers of holes of two houses
        differ by one at most.
    layout
        None: 9 × 9 with boxes.
    seed
        From 0 to 2⁶⁴ − 1: the same grid on every machine. None: a different one each time.
    time_limit, progress, cancel
        As for `full_grid`.

    Raises
    ------
    NonetError
        This number of holes is impossible.
    NoSolution
        No grid has this layout.
    TimeLimitReached, Cancelled
        Stopped before the end.

    References
    ----------
    H. Kautz, Y. Ruan, D. Achlioptas, C. Gomes, B. Selman, M. Stickel, "Balance and filtering in
    structured satisfiable problems", IJCAI 2001.

    Examples
    --------
    >>> import nonet
    >>> grid = nonet.grid_with_holes(0.42, nonet.Layout.latin(33), seed=1)
    >>> grid.digits.count(0)
    457
    >>> {grid.digits[33 * row : 33 * row + 33].count(0) for row in range(33)} == {13, 14}
    True
    """
    layout = checked_layout(layout) or CLASSIC
    number(holes, "holes")
    count = round(holes * layout.cell_count) if 0 <= holes < 1 else holes
    if not (0 <= count <= layout.cell_count and count == int(count)):
        raise NonetError(
            f"expected up to {layout.cell_count} holes, or a share below 1, found {holes!r}"
        )
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    seed = chosen_seed(seed)
    full = make_full_grid(layout, seed, watch)
    # Each digit of another complete grid is once in every house: its cells make good holes.
    other = make_full_grid(layout, seed ^ SEEDS // 2, watch)
    order = sorted(range(layout.cell_count), key=lambda cell: other.digits[cell])
    digits = bytearray(full.digits)
    for cell in order[: int(count)]:
        digits[cell] = 0
    return Grid(bytes(digits), layout=layout)
