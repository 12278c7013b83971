"""Conversion between Python values and the native rating engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from nonet import _native
from nonet.layout import CLASSIC
from nonet.logic.engine import RawStep, stoppable
from nonet.running import Watch
from nonet.solver.engine import Buffer, native_layout

TECHNIQUES: tuple[str, ...] = tuple(_native.rated_techniques())
"""Names of the techniques of the scale, in its order."""

Gem = Literal["pearl", "diamond"]
"""ER = EP, or ER = EP = ED."""

_GEMS = {None: _native.Gem.ANY, "pearl": _native.Gem.PEARL, "diamond": _native.Gem.DIAMOND}

NO_LIMIT = 255
"""No rating in tenths reaches it."""

RawHint = tuple[int, int, RawStep]
"""Technique, rating in tenths, step."""


def rate_givens(givens: bytes, watch: Watch) -> tuple[int, int, int, bool, list[RawHint]]:
    """ER, EP and ED in tenths, whether the puzzle was solved, and the hints."""
    stop = _native.StopFlag()
    er, ep, ed, end, hints = stoppable(lambda: _rater().rate(givens, stop), stop, watch)
    return er, ep, ed, end is _native.RatingEnd.SOLVED, hints


def rate_rows(
    rows: Buffer,
    ratings: Buffer,
    *,
    threads: int,
    look: Callable[[], tuple[int, int]],
    watch: Watch,
    least: int = 0,
    most: int = NO_LIMIT,
    gem: Gem | None = None,
) -> None:
    """Write ER, EP and ED of rows of givens in tenths; rows whose ER is not 0 are left out.

    A row with an ER above `most` gets some number above it, and one that is not the gem with at
    least that ER gets numbers that show it; no more is found out about them.

    Raises
    ------
    TimeLimitReached, Cancelled
        Carrying what was found so far, as reported by `look`, and the nodes.
    """
    stop = _native.StopFlag()
    stoppable(
        lambda: _rater().rate_rows(rows, ratings, least, most, _GEMS[gem], threads, stop),
        stop,
        watch,
        look,
    )


@cache
def _rater() -> _native.Rater:
    return _native.Rater(native_layout(CLASSIC))
