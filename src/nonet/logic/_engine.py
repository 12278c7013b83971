"""The way from Python values to the native techniques and back."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar

from nonet import _native
from nonet.errors import LayoutError
from nonet.grid import Candidates
from nonet.layout import Layout
from nonet.logic._options import Options
from nonet.running import Watch
from nonet.solving._engine import native_layout

LARGEST = 25
"""The largest size that techniques work on."""

_KINDS = ("row", "column", "box", "region", "diagonal", "window", "group")

RawStep = tuple[
    int,
    list[tuple[int, int]],
    list[tuple[int, int]],
    list[tuple[int, int, int, list[int]]],
    list[tuple[int, int, bool]],
]
"""Technique, placements, eliminations, groups (role, digit mask, house or -1, cells), links."""

TECHNIQUES: tuple[str, ...] = tuple(_native.technique_names())
ROLES: tuple[str, ...] = tuple(_native.role_names())

Result = TypeVar("Result")


def find_steps(
    candidates: Candidates,
    techniques: Sequence[int],
    options: Options,
    *,
    everything: bool,
    watch: Watch,
    solution: bytes = b"",
) -> list[RawStep]:
    """Steps of these techniques that are there now: all, or the first."""
    stop = _native.Stop()
    return _stoppable(
        lambda: _logic(candidates.layout).steps(
            *_state(candidates), techniques, _native_options(options), solution, everything, stop
        ),
        stop,
        watch,
    )


def walk(
    candidates: Candidates,
    order: Sequence[Sequence[int]],
    options: Options,
    *,
    watch: Watch,
    solution: bytes = b"",
) -> tuple[list[RawStep], list[int], _native.End]:
    """Steps up to the end, for each its entry in the order, and how it ended."""
    stop = _native.Stop()
    return _stoppable(
        lambda: _logic(candidates.layout).walk(
            *_state(candidates), order, _native_options(options), solution, stop
        ),
        stop,
        watch,
    )


def _stoppable(work: Callable[[], Result], stop: _native.Stop, watch: Watch) -> Result:
    """The result of native work, which another thread does while this one looks at the clock."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        running = pool.submit(work)
        try:
            while True:
                try:
                    return running.result(timeout=watch.slice())
                except TimeoutError:
                    watch.between_slices(found=0, nodes=0, depth=0)
        except BaseException:
            stop.ask()
            raise


def _state(candidates: Candidates) -> tuple[bytes, bytes, bytes]:
    grid = candidates.grid
    masks = array("I", candidates.masks)
    return grid.digits, grid.givens, masks.tobytes()


def _native_options(options: Options) -> _native.LogicOptions:
    native = _native.LogicOptions()
    for name in Options.__slots__:
        setattr(native, name, getattr(options, name))
    return native


@lru_cache(maxsize=64)
def _logic(layout: Layout) -> _native.Logic:
    if layout.size > LARGEST:
        raise LayoutError(f"expected a size of at most {LARGEST} for techniques, found {layout.size}")
    return _native.Logic(native_layout(layout), [_KINDS.index(house.kind) for house in layout.houses])
