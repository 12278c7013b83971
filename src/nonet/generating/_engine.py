"""The way from Python values to the native generators and back."""

from __future__ import annotations

import secrets

from nonet import _native
from nonet.errors import NoSolution
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.running import Watch
from nonet.solving._engine import checked_seed, native_layout

_CLASSIC = Layout.of_size(9)


def make_full_grid(layout: Layout, seed: int | None, watch: Watch) -> Grid:
    """A random complete grid, by the best method that there is for the layout.

    Raises
    ------
    NoSolution
        The layout has no complete grid.
    TimeLimitReached, Cancelled
        As the watch says.
    """
    seed = checked_seed(seed)
    grids = _source(layout)
    grids.begin(secrets.randbits(64) if seed is None else seed)
    while watch.is_due or (outcome := grids.run(watch.slice())) is _native.Outcome.PAUSED:
        watch.between_slices(found=0, nodes=0, depth=0, fraction=grids.fraction)
    if outcome is _native.Outcome.EXHAUSTED:
        raise NoSolution(f"no grid has this layout: {layout!r}")
    digits = grids.digits()
    return Grid._made(layout, digits, digits)  # noqa: SLF001


def _source(layout: Layout) -> _native.FullGrids:
    if layout == _CLASSIC:
        return _native.FullGrids.classic()
    if not layout.diagonals and not layout.windows:
        if layout.box_shape is not None:
            return _native.FullGrids.boxes(native_layout(layout), *layout.box_shape)
        if layout.regions is None:
            return _native.FullGrids.latin(layout.size)
    return _native.FullGrids.any(native_layout(layout))
